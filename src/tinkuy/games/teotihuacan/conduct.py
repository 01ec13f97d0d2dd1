"""What modules, priests and a solo opponent do otherwise.

The chapters hold the base rules for people. Where a module can change a price, a number or a step, the chapter asks the
player's conduct. `Conduct` gives the chapters' answer; a priest, a season or an ability is a conduct around another one
that overrides a few of these and passes the rest on, and Teotibot has one of its own down to its whole turn.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan import eclipse, power, scoring, turn
from tinkuy.games.teotihuacan.state import NOWHERE, Player, Teotihuacan


class Conduct:
    """The people's way of it, without any module."""

    def take_turn(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return turn.take_turn(game, me)

    # Movement and cocoa.

    def move_range(self, game: Teotihuacan, me: Player) -> tuple[int, int]:
        """TE-4.5."""
        return game.components.least_move, game.components.most_move

    def main_cost(self, game: Teotihuacan, me: Player) -> int:
        """TE-5.3."""
        return game.cost

    def collected(self, game: Teotihuacan, me: Player) -> int:
        """TE-5.2."""
        return game.cost + 1

    def unlock_price(self, game: Teotihuacan, me: Player) -> int:
        """TE-4.7."""
        return game.components.unlock_cocoa

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

    # Ascension and eclipses.

    def new_power(self, game: Teotihuacan, me: Player) -> int:
        """TE-8.4."""
        return game.components.new_power

    def take_reward(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return power.take_reward(game, me)

    def salary(self, game: Teotihuacan, me: Player) -> int:
        """TE-15.7."""
        salary = game.components.salary
        return sum([salary[me.powers[worker]] for worker, place in enumerate(me.at) if place != NOWHERE])

    def pay_salary(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return eclipse.pay_salary(game, me)

    def score_bonus(self, game: Teotihuacan, me: Player, temple: int) -> None:
        scoring.score_bonus(game, me, temple)


PEOPLE: Final = Conduct()
