"""What modules, priests and a solo opponent do otherwise.

The chapters hold the base rules for people. Where a module can change a price, a number or a step, the chapter asks the
player's conduct. `Conduct` gives the chapters' answer; the conduct of a module is an `Around` another one that
overrides a few of these and passes the rest on, and Teotibot has one of its own down to its whole turn.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Blocked, Rules
from tinkuy.games.teotihuacan import eclipse, movement, power, scoring, turn
from tinkuy.games.teotihuacan.state import NOWHERE, Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import ORANGE, PALACE

NO_FAR_MOVE: Final = -1


class Conduct:
    """The people's way of it, without any module."""

    def __init__(self) -> None:
        self.plain = True  # the steps that ask something are those of the chapters, which then go past them

    def set_up(self, game: Teotihuacan, me: Player) -> None:
        """People begin with what their starting tiles give."""

    def take_turn(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return turn.take_turn(game, me)

    def got_cocoa(self, game: Teotihuacan, me: Player) -> None:
        """Nothing follows from it."""

    # Movement and cocoa.

    def move_range(self, game: Teotihuacan, me: Player) -> tuple[int, int]:
        """TE-4.5."""
        return game.components.least_move, game.components.most_move

    def far_move_price(self, game: Teotihuacan, me: Player) -> int:
        """Cocoa for a move to any board, or NO_FAR_MOVE."""
        return NO_FAR_MOVE

    def moved(self, game: Teotihuacan, me: Player, board: int, workers: int) -> None:
        """What comes of workers that have moved to a board."""

    def colours(self, game: Teotihuacan, me: Player, board: int) -> int:
        """TE-5.1."""
        return movement.colours(game, board)

    def main_cost(self, game: Teotihuacan, me: Player) -> int:
        """TE-5.3."""
        return game.cost

    def main_wood(self, game: Teotihuacan, me: Player) -> int:
        """Wood that the main action costs beside its cocoa."""
        return 0

    def collected(self, game: Teotihuacan, me: Player) -> int:
        """TE-5.2."""
        return game.cost + 1

    def unlock_blocked(self, game: Teotihuacan, me: Player) -> Blocked | None:
        """Whether the player may pay to free own workers at all."""
        return None

    def unlock_price(self, game: Teotihuacan, me: Player) -> int:
        """TE-4.7."""
        return game.components.unlock_cocoa

    # Main actions.

    def extra_workers(self, game: Teotihuacan, me: Player, board: int) -> int:
        """TE-7.20: virtual workers beside those of technologies and tiles."""
        return 0

    def crew(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[tuple[int, int]]:
        """TE-7.2: how many workers, and the weakest power, give the row and the column of the reward."""
        yield from ASKS_NOTHING
        return workers, weakest

    def technology_gold(self, game: Teotihuacan, me: Player, technology: int) -> int:
        """TE-7.4."""
        return game.components.technologies[technology].gold

    def every_row(self, game: Teotihuacan, me: Player) -> bool:
        """Whether one worker is enough for all technologies."""
        return False

    def surcharge(self, game: Teotihuacan, me: Player) -> int:
        """Resources of choice that a Building or a Pyramid tile costs beside its price."""
        return 0

    # Worship and Discovery tiles.

    def worship_blocked(self, game: Teotihuacan, me: Player, space: int) -> Blocked | None:
        """Whether the player may worship at all."""
        return None

    def worship_price(self, game: Teotihuacan, me: Player, other_there: bool, both: bool) -> int:
        """TE-6.3, TE-6.6."""
        components = game.components
        return (components.push_cocoa if other_there else 0) + (components.both_cocoa if both else 0)

    def claim_blocked(self, game: Teotihuacan, me: Player, site: int, tile: int) -> Blocked | None:
        """Whether the player may claim this tile at all."""
        return None

    def claim_help(self, game: Teotihuacan, me: Player) -> int:
        """Resources of choice that come before a claim is paid."""
        return 0

    def claimed(self, game: Teotihuacan, me: Player, tile: int) -> Rules[None]:
        """What a claimed tile brings at once."""
        yield from ASKS_NOTHING

    # Temples and the Avenue.

    def climbs_orange(self, game: Teotihuacan) -> bool:
        """TE-21.3: people do where there is such a temple."""
        return game.rulings.temples > ORANGE

    def pay_step(self, game: Teotihuacan, me: Player, temple: int) -> Rules[bool]:
        """Whether the step is made after all."""
        yield from ASKS_NOTHING
        return True

    def step_reward(self, game: Teotihuacan, me: Player, temple: int, step: int) -> Rules[None]:
        """What a step gives beside goods and VP."""
        yield from ASKS_NOTHING

    def stepped(self, game: Teotihuacan, me: Player, temple: int) -> Rules[None]:
        """What may follow a step that is finished."""
        yield from ASKS_NOTHING

    def walked(self, game: Teotihuacan, me: Player) -> None:
        """What a step on the Avenue brings at once."""

    # Points.

    def vp_more(self, game: Teotihuacan, me: Player) -> int:
        """VP on top of every gain of VP."""
        return 0

    def avenue_counted(self, game: Teotihuacan, me: Player) -> int:
        """TE-15.1."""
        return me.avenue

    def track_vp(self, game: Teotihuacan, me: Player, eclipse: int) -> int:
        """TE-15.3: per step, eclipses counted from 0."""
        return game.components.track_vp[eclipse]

    def masks_more(self, game: Teotihuacan, me: Player) -> int:
        """Masks that the largest set counts more than it has."""
        return 0

    # Ascension and eclipses.

    def new_power(self, game: Teotihuacan, me: Player) -> int:
        """TE-8.4."""
        return game.components.new_power

    def new_board(self, game: Teotihuacan, me: Player) -> Rules[int]:
        """TE-8.4: where the new worker stands."""
        yield from ASKS_NOTHING
        return PALACE

    def take_reward(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return power.take_reward(game, me)

    def salary_by_power(self, game: Teotihuacan, me: Player) -> list[int]:
        """TE-15.7: what a worker of each power costs."""
        return game.components.salary

    def salary_more(self, game: Teotihuacan, me: Player) -> int:
        """Cocoa on top for each worker."""
        return 0

    def salary(self, game: Teotihuacan, me: Player) -> int:
        """TE-15.7."""
        salary, more = me.conduct.salary_by_power(game, me), me.conduct.salary_more(game, me)
        return sum([salary[me.powers[worker]] + more for worker, place in enumerate(me.at) if place != NOWHERE])

    def pay_salary(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return eclipse.pay_salary(game, me)

    def new_era(self, game: Teotihuacan, me: Player) -> Rules[None]:
        """TE-15.13: what a player gets before the next turn, confirmed."""
        yield from ASKS_NOTHING

    def score_bonus(self, game: Teotihuacan, me: Player, temple: int) -> None:
        scoring.score_bonus(game, me, temple)

    def score_rest(self, game: Teotihuacan, me: Player) -> None:
        """TE-16.5: what is left over gives nothing."""


PEOPLE: Final = Conduct()
