"""What players do otherwise in a season (TE-22)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import asking, temples
from tinkuy.games.teotihuacan.around import Around
from tinkuy.games.teotihuacan.goods import score, spend
from tinkuy.games.teotihuacan.modules.seasons.tables import Season
from tinkuy.games.teotihuacan.state import FROM_AVENUE, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import ANOTHER, NEW_BOARD
from tinkuy.games.teotihuacan.vocabulary import BASE_TEMPLES, BOARD_COUNT, COCOA, TEMPLES

NO_OTHER: Final = len(TEMPLES)  # of ANOTHER: no step is bought
ALL_BOARDS: Final = list(range(BOARD_COUNT))


class InSeason(Around):
    """Of people; what it changes it reads from the open season tile."""

    def move_range(self, game: Teotihuacan, me: Player) -> tuple[int, int]:
        """TE-22.9."""
        move = season_of(game).move
        return (move[0], move[1]) if move else self.inner.move_range(game, me)

    def colours(self, game: Teotihuacan, me: Player, board: int) -> int:
        """TE-22.6."""
        counted = self.inner.colours(game, me, board)
        return counted if season_of(game).own_colour or board not in me.at else counted - 1

    def new_board(self, game: Teotihuacan, me: Player) -> Rules[int]:
        """TE-22.5, TE-22.14."""
        if not season_of(game).new_worker_anywhere:
            return (yield from self.inner.new_board(game, me))
        game.about = [NEW_BOARD]
        return (yield Ask(me.seat, NEW_BOARD, ALL_BOARDS))

    def stepped(self, game: Teotihuacan, me: Player, temple: int) -> Rules[None]:
        if season_of(game).step_cocoa:
            yield from buy_step(game, me, temple)
        yield from self.inner.stepped(game, me, temple)

    def walked(self, game: Teotihuacan, me: Player) -> None:
        """TE-22.4, TE-22.13."""
        score(game, me, FROM_AVENUE, season_of(game).avenue_vp)
        self.inner.walked(game, me)

    def track_vp(self, game: Teotihuacan, me: Player, eclipse: int) -> int:
        """TE-22.8, A-25."""
        track = season_of(game).track
        return track[eclipse] if track else self.inner.track_vp(game, me, eclipse)

    def salary_by_power(self, game: Teotihuacan, me: Player) -> list[int]:
        """TE-22.3."""
        return season_of(game).salary or self.inner.salary_by_power(game, me)


class BotInSeason(Around):
    """TE-22.11: of Teotibot, whom most seasons do not touch."""

    def stepped(self, game: Teotihuacan, me: Player, temple: int) -> Rules[None]:
        """TE-22.18: it buys whenever it can, on its highest other temple (TE-18.28)."""
        price = season_of(game).step_cocoa
        others = [other for other in range(BASE_TEMPLES) if other != temple and temples.can_step(game, me, other)]
        if price and others and me.goods[COCOA] >= price:
            chosen = max(others, key=lambda other: (me.temples[other], -other))
            if game.told is not None:
                game.tell(told.BOT_BUYS_STEP, [chosen])
            spend(game, me, COCOA, price)
            yield from temples.step_up(game, me, chosen, bought=True)
        yield from self.inner.stepped(game, me, temple)

    def walked(self, game: Teotihuacan, me: Player) -> None:
        score(game, me, FROM_AVENUE, season_of(game).avenue_vp)
        self.inner.walked(game, me)

    def track_vp(self, game: Teotihuacan, me: Player, eclipse: int) -> int:
        track = season_of(game).track
        return track[eclipse] if track else self.inner.track_vp(game, me, eclipse)


def season_of(game: Teotihuacan) -> Season:
    return game.components.seasons[game.season]


def buy_step(game: Teotihuacan, me: Player, temple: int) -> Rules[None]:
    """TE-22.7, TE-22.15, A-21: after the reward of a step one on another temple, but for orange; once."""
    others = [other for other in range(BASE_TEMPLES) if other != temple and temples.can_step(game, me, other)]
    if not others:
        return
    game.about = [ANOTHER, temple]
    chosen = yield from asking.ask(game, me, ANOTHER, steps_to_buy)
    if chosen != NO_OTHER:
        spend(game, me, COCOA, season_of(game).step_cocoa)
        yield from temples.step_up(game, me, chosen, bought=True)


def another_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    if option == NO_OTHER:
        return None
    if option >= BASE_TEMPLES:
        return refusals.NOT_ORANGE
    if option == game.about[1]:
        return refusals.SAME_TEMPLE
    if not temples.can_step(game, me, option):
        return refusals.TEMPLE_TOP
    return None if me.goods[COCOA] >= season_of(game).step_cocoa else refusals.TOO_LITTLE_COCOA


def steps_to_buy(game: Teotihuacan, me: Player) -> list[int]:
    return [option for option in range(NO_OTHER + 1) if another_blocked(game, me, option) is None]
