"""Construction: Pyramid tiles (TE-7.15, TE-7.16, TE-9)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import asking, calendar, temples
from tinkuy.games.teotihuacan.boards.board import Board, power_ups
from tinkuy.games.teotihuacan.boards.icons import matches, track_step
from tinkuy.games.teotihuacan.goods import affords_with, give_resource, score, spend_all
from tinkuy.games.teotihuacan.state import FROM_PYRAMID, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import BUILD, DISCOUNT, FULL_PRICE, ROTATION, SPACE
from tinkuy.games.teotihuacan.vocabulary import COCOA, RESOURCES


class Construction(Board):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        """TE-7.17, TE-7.21."""
        if game.finished:
            return refusals.PYRAMID_COMPLETE
        if not any(tile != EMPTY for tile in game.pyramid_offer.cards):
            return refusals.NO_PYRAMID_TILE
        return (
            None if something_payable(game, me, discount_of(game, me), top_level(game)) else refusals.PYRAMID_TOO_DEAR
        )

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        """TE-7.15, TE-7.16, A-56: up to one tile per worker, one after the other."""
        components = game.components
        game.discount = discount_of(game, me)
        game.highest = top_level(game)
        done = len(components.pyramid_texts)
        for placed in range(components.tiles_by_workers[min(workers, 3) - 1]):
            game.about = [BUILD, placed]
            tile = yield from asking.ask(game, me, BUILD, tiles_to_build)
            if tile == done:
                break
            yield from place(game, me, tile)
            if game.finished:
                break  # TE-9.9
        return power_ups(game, workers)


def top_level(game: Teotihuacan) -> int:
    return game.components.geometry.levels - 1


def discount_of(game: Teotihuacan, me: Player) -> int:
    """TE-13.13, TE-13.21."""
    return sum([game.components.technologies[technology].discount for technology in me.technologies])


def cost(game: Teotihuacan, level: int, saved: int, discount: int) -> list[int]:
    """TE-9.3, TE-13.21: `saved` is 0 for the full price, else the resource that is left out."""
    full = game.components.level_cost[level]
    if saved == FULL_PRICE:
        return full
    less = full.copy()
    less[saved] -= discount
    return less


def discount_refused(game: Teotihuacan, me: Player, level: int, saved: int, discount: int) -> Blocked | None:
    """TE-13.21: each resource of the price of one tile."""
    if saved and (not discount or game.components.level_cost[level][saved] < discount):
        return refusals.NOT_IN_PRICE
    payable = affords_with(me, cost(game, level, saved, discount), me.conduct.surcharge(game, me))
    return None if payable else refusals.PYRAMID_TOO_DEAR


def discount_blocked(game: Teotihuacan, me: Player, saved: int) -> Blocked | None:
    return discount_refused(game, me, game.about[1], saved, game.discount)


def level_payable(game: Teotihuacan, me: Player, level: int, discount: int) -> bool:
    if affords_with(me, game.components.level_cost[level], me.conduct.surcharge(game, me)):
        return True
    if not discount:
        return False
    resources = range(COCOA + 1, len(RESOURCES) + 1)
    return any(discount_refused(game, me, level, saved, discount) is None for saved in resources)


def something_payable(game: Teotihuacan, me: Player, discount: int, highest: int) -> bool:
    """A price is looked at sooner than all the spaces of a level."""
    for level in range(game.components.geometry.levels):
        if level <= highest and level_payable(game, me, level, discount) and level_open(game, level):
            return True
    return False


def space_open(game: Teotihuacan, space: int) -> bool:
    """TE-9.2."""
    pyramid = game.pyramid
    if pyramid[space] != EMPTY:
        return False
    return all(pyramid[below] != EMPTY for below in game.components.geometry.below[space])


def level_open(game: Teotihuacan, level: int) -> bool:
    return any(space_open(game, space) for space in game.components.geometry.spaces[level])


def open_levels(game: Teotihuacan) -> list[int]:
    """Levels with an open space, the cheapest first."""
    return [level for level in range(game.components.geometry.levels) if level_open(game, level)]


def space_blocked(game: Teotihuacan, me: Player, space: int) -> Blocked | None:
    """TE-9.2, TE-9.3."""
    if game.pyramid[space] != EMPTY:
        return refusals.SPACE_TAKEN
    if not space_open(game, space):
        return refusals.NOT_SUPPORTED
    level = game.components.geometry.level[space]
    if level > game.highest:
        return refusals.LEVEL_TOO_HIGH
    return None if level_payable(game, me, level, game.discount) else refusals.PYRAMID_TOO_DEAR


def open_spaces(game: Teotihuacan, me: Player) -> list[int]:
    """As `space_blocked`, with the price of each level looked at once."""
    found: list[int] = []
    for level, spaces in enumerate(game.components.geometry.spaces):
        if level <= game.highest and level_payable(game, me, level, game.discount):
            found += [space for space in spaces if space_open(game, space)]
    return found


def build_blocked(game: Teotihuacan, me: Player, tile: int) -> Blocked | None:
    """TE-7.15: one of the offered tiles, or after the first no more."""
    if tile == len(game.components.pyramid_texts):
        return None if game.about[1] else refusals.ONE_TILE_AT_LEAST
    if tile not in game.pyramid_offer.cards:
        return refusals.NOT_OFFERED
    return None if something_payable(game, me, game.discount, game.highest) else refusals.PYRAMID_TOO_DEAR


def tiles_to_build(game: Teotihuacan, me: Player) -> list[int]:
    """As `build_blocked`, with the prices looked at once."""
    found: list[int] = []
    if something_payable(game, me, game.discount, game.highest):
        found = sorted([tile for tile in game.pyramid_offer.cards if tile != EMPTY])
    if game.about[1]:
        found.append(len(game.components.pyramid_texts))
    return found


def rotation_blocked(game: Teotihuacan, me: Player, rotation: int) -> Blocked | None:
    """TE-9.5: a turn that shows nothing new is not offered."""
    return None if rotation < game.components.distinct[game.about[1]] else refusals.LOOKS_THE_SAME


def place(game: Teotihuacan, me: Player, tile: int) -> Rules[int]:
    """TE-9.10: pay, place, VP, pyramid track, temple steps; on which level."""
    components = game.components
    game.about = [SPACE, tile]
    spaces = open_spaces(game, me)
    space = spaces[0] if len(spaces) == 1 else (yield Ask(me.seat, SPACE, spaces))
    level = components.geometry.level[space]
    saved = FULL_PRICE
    if game.discount:
        game.about = [DISCOUNT, level]
        ways = [
            way for way in range(len(RESOURCES) + 1) if discount_refused(game, me, level, way, game.discount) is None
        ]
        saved = ways[0] if len(ways) == 1 else (yield Ask(me.seat, DISCOUNT, ways))
    game.about = [ROTATION, tile, space]
    turns = components.distinct[tile]
    rotation = 0 if turns == 1 else (yield Ask(me.seat, ROTATION, list(range(turns))))
    spend_all(game, me, cost(game, level, saved, game.discount))
    for _ in range(me.conduct.surcharge(game, me)):
        yield from give_resource(game, me)
    if saved != FULL_PRICE:
        game.discount = 0
    yield from lay(game, me, tile, space, rotation)
    return level


def lay(game: Teotihuacan, me: Player, tile: int, space: int, rotation: int) -> Rules[None]:
    components = game.components
    level = components.geometry.level[space]
    covered = covered_icons(game, space)
    put(game, me, tile, space, rotation)
    vp, due = matches(components, components.pyramid_icons[game.pyramid[space]], covered)
    score(game, me, FROM_PYRAMID, level_vp(game, level) + vp)
    track_step(game, me)
    if any(due):
        yield from temples.climb(game, me, due, 0)
    if space == components.geometry.top:
        calendar.finish_pyramid(game)


def put(game: Teotihuacan, me: Player, tile: int, space: int, rotation: int) -> None:
    game.pyramid_offer.take(tile)
    game.pyramid[space] = tile * 4 + rotation
    if game.told is not None:
        game.tell(told.TILE_LAID, [me.seat, tile, space])


def level_vp(game: Teotihuacan, level: int) -> int:
    """TE-9.4, TE-25.1."""
    return (game.components.advanced_vp if game.rulings.advanced else game.components.level_vp)[level]


def covered_icons(game: Teotihuacan, space: int) -> list[int]:
    """TE-9.6, TE-9.11: printed, or the nearest corner of each supporting tile."""
    components = game.components
    below = components.geometry.below[space]
    if not below:
        return components.geometry.printed[space]
    icons, pyramid = components.pyramid_icons, game.pyramid
    return [icons[pyramid[tile]][(corner + 2) % 4] for corner, tile in enumerate(below)]
