"""Uxmal: sacrifice, exchange, any action (TZ-14); building with corn lives with the buildings (TZ-14.4)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.components import ANY_ACTION, CHICHEN_ITZA, Action
from tinkuy.games.tzolkin.gears import actions
from tinkuy.games.tzolkin.goods import spend_corn
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.temples import worship
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import ACT, BUY, RESOURCE_DONE, SELL


def sacrifice(game: Tzolkin, me: Player, action: Action) -> Rules[None]:
    """TZ-14.1: 3 corn for one step in a temple of choice."""
    spend_corn(game, me, action.cost)
    for _ in range(action.steps):
        yield from worship(game, me)


def sell_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-14.8: only what is held."""
    return refusals.NOTHING_TO_SELL if option != RESOURCE_DONE and me.resources[option] == 0 else None


def buy_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-14.8: only for corn that is held."""
    dear = option != RESOURCE_DONE and game.components.exchange[option] > me.corn
    return refusals.TOO_DEAR_TO_BUY if dear else None


def exchange(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-14.2, TZ-14.8: sell piece by piece, then buy piece by piece; that reaches every holding of the same value."""
    rates = game.components.exchange
    while True:
        options = [resource for resource, n in enumerate(me.resources) if n > 0]
        if not options:
            break
        options.append(RESOURCE_DONE)
        resource = yield Ask(me.seat, SELL, options)
        if resource == RESOURCE_DONE:
            break
        me.resources[resource] -= 1
        me.corn += rates[resource]
        if game.told is not None:
            game.tell(told.SOLD, [me.seat, resource, rates[resource]])
    while True:
        options = [resource for resource, rate in enumerate(rates) if rate <= me.corn]
        if not options:
            break
        options.append(RESOURCE_DONE)
        resource = yield Ask(me.seat, BUY, options)
        if resource == RESOURCE_DONE:
            break
        me.resources[resource] += 1
        me.corn -= rates[resource]
        if game.told is not None:
            game.tell(told.BOUGHT, [me.seat, resource, rates[resource]])


def target_blocked(game: Tzolkin, me: Player, gear: int, action: int, corn: int) -> Blocked | None:
    """TZ-14.5, TZ-14.7: actions 1-5 of the four small gears, but not this one again."""
    if gear == CHICHEN_ITZA:
        return refusals.NEVER_CHICHEN_ITZA
    if action < 1 or action > game.components.regular[gear]:
        return refusals.NO_ACTION_HERE
    if game.components.actions[gear][action].kind == ANY_ACTION:
        return refusals.NOT_ITSELF
    return actions.action_blocked(game, me, gear, action, corn)


def any_action(game: Tzolkin, me: Player, cost: int, optional: bool) -> Rules[None]:
    """TZ-14.5: 1 corn, then any action of a small gear at its own price; TZ-19.9: a building's may be left."""
    components = game.components
    if me.corn < cost:
        return
    options = [
        components.offset[gear] + action
        for gear in range(CHICHEN_ITZA)
        for action in range(1, components.regular[gear] + 1)
        if target_blocked(game, me, gear, action, me.corn - cost) is None
    ]
    if optional:
        options.append(components.no_space)
    game.any_action_cost = cost
    game.due = None if optional else refusals.ACTION_CHOSEN
    chosen = yield Ask(me.seat, ACT, options)
    game.any_action_cost = 0
    if chosen == components.no_space:
        return
    spend_corn(game, me, cost)
    yield from actions.perform(game, me, components.gear_of[chosen], components.space_of[chosen])
