"""Alchemy: technologies (TE-7.4 to TE-7.10)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import temples
from tinkuy.games.teotihuacan.boards.board import Board, power_ups
from tinkuy.games.teotihuacan.goods import score, spend
from tinkuy.games.teotihuacan.main_action import weakest_on
from tinkuy.games.teotihuacan.state import FROM_OWNERS, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import TECHNOLOGY
from tinkuy.games.teotihuacan.vocabulary import GOLD


class Alchemy(Board):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        """TE-7.17: at least one technology can be taken."""
        for technology in game.technologies:
            if refused(game, me, technology, workers) is None:
                return None
        return refusals.NO_TECHNOLOGY

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        components = game.components
        game.about = [TECHNOLOGY, workers]
        options = choices(game, me, workers)
        chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, TECHNOLOGY, options))
        spend(game, me, GOLD, me.conduct.technology_gold(game, me, chosen))
        yield from take(game, me, chosen, paid=True)
        enough = workers >= components.row2_workers or me.conduct.every_row(game, me)
        by_power = row_of(game, chosen) > 0 and not enough
        return 0 if by_power else power_ups(game, workers)  # TE-7.7


def row_of(game: Teotihuacan, technology: int) -> int:
    return game.technologies.index(technology) // game.components.technology_columns


def technology_blocked(game: Teotihuacan, me: Player, technology: int) -> Blocked | None:
    return refused(game, me, technology, game.about[1])


def refused(game: Teotihuacan, me: Player, technology: int, workers: int) -> Blocked | None:
    """TE-7.4 to TE-7.6."""
    components = game.components
    if technology not in game.technologies:
        return refusals.TECHNOLOGY_NOT_HERE
    if technology in me.technologies:
        return refusals.TECHNOLOGY_OWNED
    if me.conduct.technology_gold(game, me, technology) > me.goods[GOLD]:
        return refusals.TECHNOLOGY_TOO_DEAR
    if not row_of(game, technology) or workers >= components.row2_workers or me.conduct.every_row(game, me):
        return None
    return None if weakest_on(me, game.here) >= components.row2_power else refusals.SECOND_ROW


def choices(game: Teotihuacan, me: Player, workers: int) -> list[int]:
    return [technology for technology in game.technologies if refused(game, me, technology, workers) is None]


def take(game: Teotihuacan, me: Player, technology: int, paid: bool) -> Rules[None]:
    """TE-7.8, TE-7.9: marker, VP of the other owners, step of the column; a starting one gives no VP (TE-3.7)."""
    if game.told is not None:
        game.tell(told.TECHNOLOGY_TAKEN, [me.seat, technology])
    me.technologies = [*me.technologies, technology]
    if paid:
        for player in game.players:
            if player is not me and technology in player.technologies:
                score(game, player, FROM_OWNERS, game.components.vp_owner)
    due = temples.NO_STEPS.copy()
    due[game.technologies.index(technology) % game.components.technology_columns] = 1
    yield from temples.climb(game, me, due, 0)
