"""Constructing buildings: what can be paid, architecture, double builds and the actions that follow (TZ-19, TZ-13)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.components import ARCHITECTURE, D_BUILD, D_EXCHANGE, Action
from tinkuy.games.tzolkin.effects import receive
from tinkuy.games.tzolkin.gears import uxmal
from tinkuy.games.tzolkin.goods import covers, gain_corn, score, spend_corn, spend_resources
from tinkuy.games.tzolkin.monuments import build_monument, monument_blocked, payable_monuments
from tinkuy.games.tzolkin.state import FROM_ARCHITECTURE, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import ARCHITECT, BUILD, CORN_LESS, FOLLOW_UP, ONE_LESS, WITH, WITHOUT

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
    missing = 0
    for resource in range(RESOURCE_COUNT):
        if cost[resource] > held[resource]:
            missing += cost[resource] - held[resource]
    return missing <= game.components.discount[level]


def payable_buildings(game: Tzolkin, me: Player, corn_rate: int, architecture: bool) -> list[int]:
    """Each kind of tile once: two copies on offer are the same choice."""
    options: list[int] = []
    for building in game.building_offer.cards:
        if building == EMPTY or building in options:
            continue
        if payable(game, me, building, corn_rate, me.corn, architecture):
            options.append(building)
    return options


def build_blocked(game: Tzolkin, me: Player, action: Action, corn: int) -> Blocked | None:
    """TZ-7.7: something on offer must be payable."""
    corn_rate = action.cost if action.corn else 0
    for building in game.building_offer.cards:
        if building != EMPTY and payable(game, me, building, corn_rate, corn, True):
            return None
    if action.monument and payable_monuments(game, me):
        return None
    return refusals.NOT_ENOUGH_CORN if corn_rate else refusals.NOT_ENOUGH_RESOURCES


def building_blocked(game: Tzolkin, me: Player, building: int) -> Blocked | None:
    """TZ-19.1, for the build question that is open."""
    if building not in game.building_offer.cards:
        return refusals.NOT_OFFERED
    architecture = not game.architecture_used
    if not payable(game, me, building, game.corn_rate, me.corn, architecture):
        return refusals.BUILDING_TOO_DEAR
    return None


def build(game: Tzolkin, me: Player, most: int, monument: bool, corn_rate: int, optional: bool) -> Rules[None]:
    """TZ-13.2, TZ-13.4, TZ-14.4, TZ-19.8: one building, or two, or a monument instead (TZ-13.11)."""
    deferred: list[tuple[int, int]] = []
    nothing = game.components.build_nothing
    architecture = True
    for number in range(most):
        # TZ-13.13: the second one is chosen from what is on offer after the first one's effects.
        options = payable_buildings(game, me, corn_rate, architecture)
        if monument and number == 0:
            options += payable_monuments(game, me)
        if optional or number:
            if not options:
                break
            options.append(nothing)
        game.corn_rate, game.architecture_used = corn_rate, not architecture
        game.monument_allowed, game.second_building = monument and number == 0, monument and number > 0
        chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, BUILD, options))
        if chosen == nothing:
            break
        if chosen >= len(game.components.buildings):
            build_monument(game, me, chosen - len(game.components.buildings))
            break
        keep = number + 1 < most
        used = yield from construct(game, me, chosen, corn_rate, architecture, keep)
        architecture = architecture and not used
        deferred += game.components.buildings[chosen].deferred
    game.corn_rate, game.architecture_used = 0, False
    game.monument_allowed, game.second_building = False, False
    yield from follow_up(game, me, deferred)


def ways_to_pay(game: Tzolkin, me: Player, building: int, corn_rate: int, architecture: bool, keep: bool) -> list[int]:
    """TZ-13.5, TZ-13.12, TZ-21.12, TZ-21.22: with or, if it can be kept for a second building, without architecture."""
    tile = game.components.buildings[building]
    level = me.technologies[ARCHITECTURE] if architecture else 0
    full = payable(game, me, building, corn_rate, me.corn, False)
    if level == 0:
        return [WITHOUT]
    ways: list[int] = []
    if keep and full:
        ways.append(WITHOUT)
    if full:
        ways.append(WITH)
    if corn_rate:
        if game.components.corn_discount[level] and tile.total:
            ways.append(CORN_LESS)
    elif game.components.discount[level]:
        held, cost = me.resources, tile.cost
        for resource in range(RESOURCE_COUNT):
            if cost[resource]:
                rest = cost[:]
                rest[resource] -= 1
                if covers(held, rest):
                    ways.append(ONE_LESS + resource)
    return ways


def construct(game: Tzolkin, me: Player, building: int, corn_rate: int, architecture: bool, keep: bool) -> Rules[bool]:
    """TZ-19.1: pay, take the tile, receive what architecture (TZ-21.10, TZ-21.11) and the tile give.

    Returns whether architecture was used (TZ-13.5).
    """
    components = game.components
    tile = components.buildings[building]
    ways = ways_to_pay(game, me, building, corn_rate, architecture, keep)
    game.building, game.architecture_kept = building, keep
    way = ways[0] if len(ways) == 1 else (yield Ask(me.seat, ARCHITECT, ways))
    game.building, game.architecture_kept = EMPTY, False
    level = me.technologies[ARCHITECTURE]
    if corn_rate:
        less = components.corn_discount[level] if way == CORN_LESS else 0
        spend_corn(game, me, max(0, tile.total * corn_rate - less))
    elif way >= ONE_LESS:
        cost = tile.cost[:]
        cost[way - ONE_LESS] -= 1
        spend_resources(game, me, cost)
    else:
        spend_resources(game, me, tile.cost)
    game.building_offer.take(building)
    me.buildings.append(building)
    if game.told is not None:
        game.tell(told.BUILT, [me.seat, building])
    used = way != WITHOUT
    if used:
        # TZ-21.14, TZ-21.21: by the levels held before the tile's own effect, after the price.
        gain_corn(game, me, components.building_corn[level])
        score(game, me, FROM_ARCHITECTURE, components.building_vp[level])
    yield from receive(game, me, tile.effects)
    return used


def follow_up(game: Tzolkin, me: Player, deferred: list[tuple[int, int]]) -> Rules[None]:
    """TZ-13.8, TZ-13.14, TZ-19.9: buildings' actions after the last construction, in an order of choice."""
    while deferred:
        options = sorted({verb for verb, _ in deferred})
        verb = options[0] if len(options) == 1 else (yield Ask(me.seat, FOLLOW_UP, options))
        entry = next(entry for entry in deferred if entry[0] == verb)
        deferred.remove(entry)
        if verb == D_BUILD:
            yield from build(game, me, 1, False, 0, optional=True)
        elif verb == D_EXCHANGE:
            yield from uxmal.exchange(game, me)
        else:
            yield from uxmal.any_action(game, me, entry[1], optional=True)


def refill_buildings(game: Tzolkin) -> None:
    """TZ-19.2, TZ-19.3: empty spaces from the stack of the age, as long as it lasts."""
    offer = game.building_offer.cards
    if EMPTY not in offer:
        return
    stack = game.age1_stack if game.age == 1 else game.age2_stack
    for space, building in enumerate(offer):
        if building == EMPTY and stack.cards:
            offer[space] = stack.draw()
            if game.told is not None:
                game.tell(told.REFILLED, [offer[space]])


def can_build_monument(game: Tzolkin, me: Player, monument: int) -> Blocked | None:
    """TZ-20.2, TZ-13.11: only as the first and only construction of Tikal 4."""
    if game.monument_allowed:
        return monument_blocked(game, me, monument)
    return refusals.NOT_BOTH if game.second_building else refusals.NO_MONUMENT_HERE
