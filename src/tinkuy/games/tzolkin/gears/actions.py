"""Which rule an action space follows. The kind comes from the tables, so a gear's numbers can change without code."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.tzolkin import buildings
from tinkuy.games.tzolkin.components import (
    ANY_ACTION,
    BUILD,
    EXCHANGE,
    GAIN,
    HARVEST,
    SKULL_PLACE,
    TECH,
    TEMPLE,
    WORKER,
)
from tinkuy.games.tzolkin.gears import uxmal
from tinkuy.games.tzolkin.gears.chichen_itza import place_skull, skull_place_blocked
from tinkuy.games.tzolkin.gears.palenque import harvest, plantation_blocked
from tinkuy.games.tzolkin.gears.tikal import consecrate
from tinkuy.games.tzolkin.gears.yaxchilan import gather
from tinkuy.games.tzolkin.goods import gain_worker
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.technologies import any_advance, paid_advances
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals


def action_blocked(game: Tzolkin, me: Player, gear: int, action: int, corn: int) -> Blocked | None:
    """TZ-7.7, TZ-7.9: a price that cannot be paid or a missing tile forbids; a gain that would be lost does not.

    `corn` is what is left after the fee for stepping back.
    """
    space = game.components.actions[gear][action]
    kind = space.kind
    if kind in (GAIN, EXCHANGE, WORKER):
        return None
    if kind == HARVEST:
        return plantation_blocked(game, me, action)
    if kind == TECH:
        return None if any_advance(game, me) else refusals.NOT_ENOUGH_RESOURCES
    if kind == BUILD:
        return buildings.nothing_to_build(game, me, space, corn)
    if kind == SKULL_PLACE:
        return skull_place_blocked(game, me, action)
    if space.corn:
        return refusals.NOT_ENOUGH_CORN if corn < space.cost else None
    return refusals.NOT_ENOUGH_RESOURCES if sum(me.resources) < space.cost else None


def perform(game: Tzolkin, me: Player, gear: int, action: int) -> Rules[None]:
    """TZ-7.2: carry out an action that is not blocked."""
    space = game.components.actions[gear][action]
    kind = space.kind
    if game.told is not None:
        game.tell(told.ACTED, [me.seat, gear, action])
    if kind == GAIN:
        gather(game, me, gear, space)
    elif kind == HARVEST:
        yield from harvest(game, me, action)
    elif kind == TECH:
        yield from paid_advances(game, me, space.steps)
    elif kind == BUILD:
        corn_rate = space.cost if space.corn else 0
        yield from buildings.build(game, me, space.buildings, space.monument, corn_rate, optional=False)
    elif kind == TEMPLE:
        if space.corn:
            yield from uxmal.sacrifice(game, me, space)
        else:
            yield from consecrate(game, me, space)
    elif kind == EXCHANGE:
        yield from uxmal.exchange(game, me)
    elif kind == WORKER:
        gain_worker(game, me)
    elif kind == ANY_ACTION:
        yield from uxmal.any_action(game, me, space.cost, optional=False)
    elif kind == SKULL_PLACE:
        yield from place_skull(game, me, action)
