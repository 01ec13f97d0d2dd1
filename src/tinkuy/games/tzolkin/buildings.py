"""Constructing buildings: what can be paid, double builds and the actions that follow (TZ-19, TZ-13)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.architecture import (
    gain_by_architecture,
    pay,
    payable,
    second_can_follow,
    ways_to_pay,
)
from tinkuy.games.tzolkin.components import ARCHITECTURE, D_BUILD, D_EXCHANGE, Action
from tinkuy.games.tzolkin.effects import receive
from tinkuy.games.tzolkin.gears import uxmal
from tinkuy.games.tzolkin.monuments import build_monument, monument_blocked, payable_monuments
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import ARCHITECT, BUILD, FOLLOW_UP, WITHOUT


def nothing_to_build(game: Tzolkin, me: Player, action: Action, corn: int) -> Blocked | None:
    """TZ-7.7: something on offer must be payable."""
    corn_rate = action.cost if action.corn else 0
    for building in game.building_offer.cards:
        if building != EMPTY and payable(game, me, building, corn_rate, corn, True):
            return None
    if action.monument and payable_monuments(game, me):
        return None
    return refusals.NOT_ENOUGH_CORN if corn_rate else refusals.NOT_ENOUGH_RESOURCES


def build_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-19.1, TZ-20.2, TZ-13.11: a building, behind them a monument, only as the first and only one of Tikal 4."""
    first_monument = len(game.components.buildings)
    if option == game.components.build_nothing:
        return game.due
    if option < first_monument:
        if option not in game.building_offer.cards:
            return refusals.NOT_OFFERED
        affordable = payable(game, me, option, game.corn_rate, me.corn, not game.architecture_used)
        return None if affordable else refusals.BUILDING_TOO_DEAR
    if game.monument_allowed:
        return monument_blocked(game, me, option - first_monument)
    return refusals.NOT_BOTH if game.second_building else refusals.NO_MONUMENT_HERE


def things_to_build(game: Tzolkin, me: Player) -> list[int]:
    """Each kind of tile once: two copies on offer are the same choice."""
    options: list[int] = []
    for building in game.building_offer.cards:
        if building != EMPTY and building not in options and build_blocked(game, me, building) is None:
            options.append(building)
    return options + payable_monuments(game, me) if game.monument_allowed else options


def build(game: Tzolkin, me: Player, most: int, monument: bool, corn_rate: int, optional: bool) -> Rules[None]:
    """TZ-13.2, TZ-13.4, TZ-14.4, TZ-19.8: one building, or two, or a monument instead (TZ-13.11)."""
    deferred: list[tuple[int, int]] = []
    nothing = game.components.build_nothing
    game.corn_rate, game.architecture_used = corn_rate, False
    unused = 0  # the level that the last building could have used
    for number in range(most):
        game.monument_allowed, game.second_building = monument and number == 0, monument and number > 0
        # TZ-13.13: the second one is chosen from what is on offer after the first one's effects.
        options = things_to_build(game, me)
        game.due = None if optional or number else refusals.ACTION_CHOSEN
        if game.due is None:
            if not options:
                break
            options.append(nothing)
        chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, BUILD, options))
        if chosen == nothing:
            break
        if chosen >= len(game.components.buildings):
            build_monument(game, me, chosen - len(game.components.buildings))
            break
        unused = me.technologies[ARCHITECTURE]
        yield from construct(game, me, chosen, number + 1 < most)
        deferred += game.components.buildings[chosen].deferred
    if not game.architecture_used:
        gain_by_architecture(game, me, unused)  # TZ-13.12
    game.corn_rate, game.architecture_used = 0, False
    game.monument_allowed, game.second_building = False, False
    yield from follow_up(game, me, deferred)


def construct(game: Tzolkin, me: Player, building: int, more: bool) -> Rules[None]:
    """TZ-19.1: pay, take the tile, receive what architecture and the tile give; `more` if another may be built."""
    level = me.technologies[ARCHITECTURE]
    game.building = building
    game.architecture_kept = more and second_can_follow(game, me, building)
    ways = ways_to_pay(game, me)
    way = ways[0] if len(ways) == 1 else (yield Ask(me.seat, ARCHITECT, ways))
    pay(game, me, way)
    game.building, game.architecture_kept = EMPTY, False
    game.building_offer.take(building)
    me.buildings.append(building)
    if game.told is not None:
        game.tell(told.BUILT, [me.seat, building])
    if way != WITHOUT:
        # TZ-21.14, TZ-21.21: by the levels held before the tile's own effect, after the price.
        gain_by_architecture(game, me, level)
        game.architecture_used = True
    yield from receive(game, me, game.components.buildings[building].effects)


def follow_up(game: Tzolkin, me: Player, deferred: list[tuple[int, int]]) -> Rules[None]:
    """TZ-13.8, TZ-13.14, TZ-19.9: buildings' actions after the last construction, in an order of choice."""
    while deferred:
        options = sorted({verb for verb, _ in deferred})
        game.follow_ups = sum([1 << verb for verb in options])
        verb = options[0] if len(options) == 1 else (yield Ask(me.seat, FOLLOW_UP, options))
        entry = next(entry for entry in deferred if entry[0] == verb)
        deferred.remove(entry)
        if verb == D_BUILD:
            yield from build(game, me, 1, False, 0, optional=True)
        elif verb == D_EXCHANGE:
            yield from uxmal.exchange(game, me)
        else:
            yield from uxmal.any_action(game, me, entry[1], optional=True)


def follow_up_blocked(game: Tzolkin, me: Player, verb: int) -> Blocked | None:
    """TZ-13.14: only what the buildings just constructed grant and what is not done yet."""
    return None if game.follow_ups >> verb & 1 else refusals.NOT_GRANTED


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
