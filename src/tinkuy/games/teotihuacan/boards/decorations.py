"""Decorations (TE-7.14, TE-10)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import temples
from tinkuy.games.teotihuacan.boards.board import Board, power_ups
from tinkuy.games.teotihuacan.boards.icons import matches, track_step
from tinkuy.games.teotihuacan.goods import score, spend
from tinkuy.games.teotihuacan.state import FROM_DECORATIONS, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import DECORATION, SIDE
from tinkuy.games.teotihuacan.vocabulary import GOLD, SIDES


class Decorations(Board):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        """TE-7.21."""
        if me.goods[GOLD] < price(game, workers):
            return refusals.DECORATION_TOO_DEAR
        if not offered(game):
            return refusals.NO_DECORATION
        return None if open_sides(game) else refusals.NO_SIDE

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        spend(game, me, GOLD, price(game, workers))
        yield from place(game, me)
        return power_ups(game, workers)


def price(game: Teotihuacan, workers: int) -> int:
    """TE-7.14."""
    return game.components.decoration_gold[min(workers, 3) - 1]


def offered(game: Teotihuacan) -> list[int]:
    return sorted([tile for tile in game.decoration_offer.cards if tile != EMPTY])


def decoration_blocked(game: Teotihuacan, me: Player, tile: int) -> Blocked | None:
    return None if tile in game.decoration_offer.cards else refusals.NOT_OFFERED


def next_level(game: Teotihuacan, side: int) -> int:
    """TE-10.2: Decorations of a side lie one above the other."""
    levels = game.components.geometry.levels
    for level in range(levels):
        if game.decorations[side * levels + level] == EMPTY:
            return level
    return levels


def side_blocked(game: Teotihuacan, me: Player | None, side: int) -> Blocked | None:
    """TE-10.1, TE-10.2."""
    level, shape = next_level(game, side), game.components.geometry
    if level == shape.levels:
        return refusals.SIDE_FULL
    for space in shape.deco_below[side * shape.levels + level]:
        if game.pyramid[space] == EMPTY:
            return refusals.NO_TILE_BENEATH
    return None


def open_sides(game: Teotihuacan) -> list[int]:
    return [side for side in range(len(SIDES)) if side_blocked(game, None, side) is None]


def place(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-10.3 to TE-10.6: place, VP, pyramid track, temple steps."""
    components = game.components
    tiles = offered(game)
    tile = tiles[0] if len(tiles) == 1 else (yield Ask(me.seat, DECORATION, tiles))
    game.about = [SIDE, tile]
    sides = open_sides(game)
    side = sides[0] if len(sides) == 1 else (yield Ask(me.seat, SIDE, sides))
    level = next_level(game, side)
    icons, covered = laid_icons(game, tile, side), covered_icons(game, side, level)
    put(game, me, tile, side)
    vp, due = matches(components, icons, covered)
    score(game, me, FROM_DECORATIONS, components.decoration_vp + vp)
    track_step(game, me)
    yield from temples.climb(game, me, due, 0)


def put(game: Teotihuacan, me: Player, tile: int, side: int) -> None:
    level = next_level(game, side)
    game.decoration_offer.take(tile)
    game.decorations[side * game.components.geometry.levels + level] = tile
    if game.told is not None:
        game.tell(told.DECORATED, [me.seat, tile, side, level])


def laid_icons(game: Teotihuacan, tile: int, side: int) -> list[int]:
    """TE-10.3: the arrow points to the centre; upper or left half first."""
    icons = game.components.decoration_icons[tile]
    return icons if side < 2 else icons[::-1]


def covered_icons(game: Teotihuacan, side: int, level: int) -> list[int]:
    components = game.components
    shape = components.geometry
    if level == 0:
        return shape.deco_printed[side]
    space = side * shape.levels + level
    return [
        components.pyramid_icons[game.pyramid[below]][corner]
        for below, corner in zip(shape.deco_below[space], shape.deco_corners[space], strict=True)
    ]
