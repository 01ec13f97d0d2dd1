"""Architecture: what a building costs with it and without, what it gives, and keeping it for a second building (TZ-21).

In a double build it is used once (TZ-13.5); whoever keeps it for a second building that is not built has used it on the
first (TZ-13.12).
"""

from __future__ import annotations

from tinkuy.core.questions import Blocked
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.components import ANY, ARCHITECTURE, CORN, E_GAIN, E_RESOURCES, E_TECH, TRACKS
from tinkuy.games.tzolkin.goods import covers, gain_corn, score, spend_corn, spend_resources
from tinkuy.games.tzolkin.state import FROM_ARCHITECTURE, Player, Tzolkin
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import CORN_LESS, ONE_LESS, WITH, WITHOUT

RESOURCE_COUNT = 3


def payable(game: Tzolkin, me: Player, building: int, corn_rate: int, corn: int, architecture: bool) -> bool:
    """TZ-19.1, TZ-14.4, TZ-21.12: in resources, or in corn at `corn_rate` for each of them."""
    tile = game.components.buildings[building]
    level = me.technologies[ARCHITECTURE] if architecture else 0
    if corn_rate:
        return corn >= tile.total * corn_rate - game.components.corn_discount[level]
    held, cost = me.resources, tile.cost
    if covers(held, cost):
        return True
    if not game.components.discount[level]:
        return False
    return missing(held, cost) <= game.components.discount[level]


def missing(held: list[int], cost: list[int]) -> int:
    """How many resources are not there to pay a price."""
    short = 0
    for resource in range(RESOURCE_COUNT):
        if cost[resource] > held[resource]:
            short += cost[resource] - held[resource]
    return short


def architect_blocked(game: Tzolkin, me: Player, way: int) -> Blocked | None:
    """TZ-13.12, TZ-21.12, TZ-21.22: the ways to pay for the building that is being built."""
    components = game.components
    tile = components.buildings[game.building]
    if way == WITHOUT and not game.architecture_kept:
        return refusals.NO_SECOND_BUILDING
    if way in (WITHOUT, WITH):
        full = payable(game, me, game.building, game.corn_rate, me.corn, False)
        return None if full else refusals.FULL_PRICE_TOO_DEAR
    level = me.technologies[ARCHITECTURE]
    if not (components.corn_discount[level] if way == CORN_LESS else components.discount[level]):
        return refusals.NEEDS_ARCHITECTURE
    if (way == CORN_LESS) != (game.corn_rate > 0):
        return refusals.OTHER_DISCOUNT
    if way == CORN_LESS:
        return None if tile.total else refusals.NOT_IN_PRICE
    if tile.cost[way - ONE_LESS] == 0:
        return refusals.NOT_IN_PRICE
    return None if covers(me.resources, one_less(tile.cost, way)) else refusals.REST_TOO_DEAR


def ways_to_pay(game: Tzolkin, me: Player) -> list[int]:
    """TZ-13.5: with architecture or, if it can be kept, without; there is no choice where there is none to use."""
    if game.architecture_used or me.technologies[ARCHITECTURE] == 0:
        return [WITHOUT]
    return [way for way in range(CORN_LESS + 1) if architect_blocked(game, me, way) is None]


def one_less(cost: list[int], way: int) -> list[int]:
    rest = cost[:]
    rest[way - ONE_LESS] -= 1
    return rest


def pay(game: Tzolkin, me: Player, way: int) -> None:
    """TZ-19.1, TZ-14.4: the price of the building that is being built; TZ-21.22: never below 0."""
    tile = game.components.buildings[game.building]
    if game.corn_rate:
        less = game.components.corn_discount[me.technologies[ARCHITECTURE]] if way == CORN_LESS else 0
        spend_corn(game, me, max(0, tile.total * game.corn_rate - less))
    else:
        spend_resources(game, me, one_less(tile.cost, way) if way >= ONE_LESS else tile.cost)


def gain_by_architecture(game: Tzolkin, me: Player, level: int) -> None:
    """TZ-21.10, TZ-21.11: for one building, by the level held before its own effect (TZ-21.14)."""
    gain_corn(game, me, game.components.building_corn[level])
    score(game, me, FROM_ARCHITECTURE, game.components.building_vp[level])


def second_can_follow(game: Tzolkin, me: Player, first: int) -> bool:
    """TZ-13.12: whether the first building, paid in full, and its effects (TZ-13.7) leave enough for another one."""
    tile = game.components.buildings[first]
    held, corn = me.resources[:], me.corn
    advances: list[int] = []
    if game.corn_rate:
        corn -= tile.total * game.corn_rate
    else:
        held = [n - price for n, price in zip(held, tile.cost, strict=True)]
    for effect in tile.effects:
        if effect.kind == E_GAIN:
            corn += effect.goods[CORN]
            held = [n + effect.goods[resource + 1] for resource, n in enumerate(held)]
        elif effect.kind == E_TECH:
            advances += [effect.target] * effect.n
    left = game.building_offer.cards[:]
    left.remove(first)
    for level, extra in outcomes(game, me.technologies, advances):
        for building in left:
            if building != EMPTY and in_reach(game, building, held, corn, level, extra):
                return True
    return False


def outcomes(game: Tzolkin, levels: list[int], advances: list[int]) -> list[tuple[int, int]]:
    """Where free advances can lead: the level of architecture, and resources of choice (TZ-10.4, TZ-21.9)."""
    if not advances:
        return [(levels[ARCHITECTURE], 0)]
    found: list[tuple[int, int]] = []
    for track in range(len(TRACKS)) if advances[0] == ANY else [advances[0]]:
        after, extra = levels[:], 0
        if levels[track] < game.components.levels:
            after[track] += 1
        elif game.components.bonus[track].kind == E_RESOURCES:
            extra = game.components.bonus[track].n
        found += [(level, extra + more) for level, more in outcomes(game, after, advances[1:])]
    return found


def in_reach(game: Tzolkin, building: int, held: list[int], corn: int, level: int, extra: int) -> bool:
    """Whether it could be paid with this much, `extra` resources of choice and architecture at that level."""
    tile = game.components.buildings[building]
    if game.corn_rate:
        return corn >= tile.total * game.corn_rate - game.components.corn_discount[level]
    return missing(held, tile.cost) <= game.components.discount[level] + extra
