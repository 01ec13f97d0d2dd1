"""The painters' board (TE-23)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan.boards import decorations
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.goods import gain, spend
from tinkuy.games.teotihuacan.main_action import weakest_on
from tinkuy.games.teotihuacan.modules.grid import Cell
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.modules.work import WorkBoard
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.vocabulary import DECORATIONS, GOLD


class Painters(WorkBoard):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        """TE-23.7, TE-23.14: with the gold of the cell."""
        cell = painted(game, workers, weakest_on(me, game.here))
        if not cell.decorations:
            return refusals.NO_MORE_TILES
        return placing_refused(game, me, me.goods[GOLD] + cell.gold)

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        """TE-23.6, TE-23.12, TE-23.13: the gold comes first, since it can only help."""
        painters = game.components.painters
        cell = painted(game, workers, weakest)
        gain(game, me, GOLD, cell.gold)
        yield from self.work(game, me, [cell.decorations], cell.free)
        return painters.power_ups[painters.row(workers)]

    def place_blocked(self, game: Teotihuacan, me: Player, left: list[int]) -> Blocked | None:
        return placing_refused(game, me, me.goods[GOLD]) if left[0] else refusals.NO_MORE_TILES

    def place_one(self, game: Teotihuacan, me: Player, left: list[int]) -> Rules[list[int]]:
        """TE-23.5, TE-23.8."""
        spend(game, me, GOLD, game.components.painted_gold)
        yield from decorations.place(game, me)
        return [left[0] - 1]


def painted(game: Teotihuacan, workers: int, weakest: int) -> Cell:
    """TE-23.3, TE-23.4: a virtual worker has the power of the weakest one."""
    components = game.components
    return components.painters.cells[components.painters.row(workers)][components.column[weakest]]


def placing_refused(game: Teotihuacan, me: Player, gold: int) -> Blocked | None:
    if gold < game.components.painted_gold:
        return refusals.DECORATION_TOO_DEAR
    if not decorations.offered(game):
        return refusals.NO_DECORATION
    return None if decorations.open_sides(game) else refusals.NO_SIDE


class Architecture(Module):
    def join(self, rulings: Rulings, components: Components) -> None:
        """TE-23.1."""
        rulings.boards[DECORATIONS] = Painters()
