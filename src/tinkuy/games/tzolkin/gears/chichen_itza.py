"""Chichen Itza: skulls for the gods (TZ-15) and the theology that follows (TZ-21.15)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.components import CHICHEN_ITZA, THEOLOGY
from tinkuy.games.tzolkin.goods import score, spend_resources
from tinkuy.games.tzolkin.payments import take_any
from tinkuy.games.tzolkin.state import FREE, FROM_CHICHEN_ITZA, Player, Tzolkin
from tinkuy.games.tzolkin.temples import step_up, worship
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import OFFERING, RESOURCE_DONE


def skull_place_blocked(game: Tzolkin, me: Player, action: int) -> Blocked | None:
    """TZ-15.1, TZ-15.2."""
    if game.skull_places[action] != FREE:
        return refusals.SKULL_PLACE_FILLED
    return refusals.NO_SKULL if me.skulls == 0 else None


def place_skull(game: Tzolkin, me: Player, action: int) -> Rules[None]:
    """TZ-15.1, TZ-15.3, TZ-15.7, TZ-15.8: the skull stays on the board; VP, a step, perhaps a resource."""
    space = game.components.actions[CHICHEN_ITZA][action]
    me.skulls -= 1
    game.skull_places[action] = me.seat
    if game.told is not None:
        game.tell(told.SKULL_PLACED, [me.seat, action])
    score(game, me, FROM_CHICHEN_ITZA, space.vp)
    step_up(game, me, space.temple)
    yield from take_any(game, me, space.resource_choice, refusals.TAKE_HERE)
    yield from offering(game, me)


def offering(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-21.15: once per action, 1 resource for a step in a temple of choice."""
    if not game.components.offering[me.technologies[THEOLOGY]]:
        return
    options = [option for option in range(RESOURCE_DONE + 1) if offering_blocked(game, me, option) is None]
    if len(options) == 1:
        return
    resource = yield Ask(me.seat, OFFERING, options)
    if resource != RESOURCE_DONE:
        cost = [0, 0, 0]
        cost[resource] = 1
        spend_resources(game, me, cost)
        yield from worship(game, me)


def offering_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-21.15: a resource that is held, or no offering."""
    return refusals.NOTHING_TO_OFFER if option != RESOURCE_DONE and me.resources[option] == 0 else None
