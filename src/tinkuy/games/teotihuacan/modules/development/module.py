"""The engineers' board (TE-24)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import asking
from tinkuy.games.teotihuacan.boards import construction
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.main_action import weakest_on
from tinkuy.games.teotihuacan.modules.grid import Cell
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.modules.work import WorkBoard
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import BUILD
from tinkuy.games.teotihuacan.vocabulary import CONSTRUCTION


class Engineers(WorkBoard):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        """TE-24.5, TE-24.12."""
        cell = engineered(game, workers, weakest_on(me, game.here))
        if not cell.levels:
            return refusals.NO_MORE_TILES
        return building_refused(game, me, construction.discount_of(game, me), cell.levels)

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        """TE-24.9, TE-24.10, TE-24.11."""
        engineers = game.components.engineers
        cell = engineered(game, workers, weakest)
        game.discount = construction.discount_of(game, me)
        yield from self.work(game, me, cell.levels, cell.free)
        return engineers.power_ups[engineers.row(workers)]

    def place_blocked(self, game: Teotihuacan, me: Player, left: list[int]) -> Blocked | None:
        return building_refused(game, me, game.discount, left) if left else refusals.NO_MORE_TILES

    def place_one(self, game: Teotihuacan, me: Player, left: list[int]) -> Rules[list[int]]:
        """TE-24.4: a tile uses up the lowest entry that allows its level, which leaves most."""
        game.highest = max(left)
        game.about = [BUILD, 0]
        tile = yield from asking.ask(game, me, BUILD, construction.tiles_to_build)
        level = yield from construction.place(game, me, tile)
        rest = left.copy()
        rest.remove(min([entry for entry in left if entry >= level]))
        return rest


def engineered(game: Teotihuacan, workers: int, weakest: int) -> Cell:
    """TE-24.3: a virtual worker has the power of the weakest one."""
    components = game.components
    return components.engineers.cells[components.engineers.row(workers)][components.column[weakest]]


def building_refused(game: Teotihuacan, me: Player, discount: int, levels: list[int]) -> Blocked | None:
    if game.finished:
        return refusals.PYRAMID_COMPLETE
    if not any(tile != EMPTY for tile in game.pyramid_offer.cards):
        return refusals.NO_PYRAMID_TILE
    if construction.something_payable(game, me, discount, max(levels)):
        return None
    return refusals.LEVEL_TOO_HIGH if min(construction.open_levels(game)) > max(levels) else refusals.PYRAMID_TOO_DEAR


class Development(Module):
    def join(self, rulings: Rulings, components: Components) -> None:
        """TE-24.1."""
        rulings.boards[CONSTRUCTION] = Engineers()
