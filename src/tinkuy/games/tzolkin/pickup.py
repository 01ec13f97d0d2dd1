"""Picking up workers and choosing their actions (TZ-7)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.components import CHICHEN_ITZA, NO_ACTION, THEOLOGY
from tinkuy.games.tzolkin.gears.actions import action_blocked, perform
from tinkuy.games.tzolkin.gears.uxmal import target_blocked
from tinkuy.games.tzolkin.state import FREE, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import ACT, PICK_UP


def own_workers(game: Tzolkin, me: Player) -> list[int]:
    """The spaces where own workers stand, as options."""
    seat = me.seat
    options: list[int] = []
    for gear, positions in enumerate(game.gears):
        if seat in positions:
            offset = game.components.offset[gear]
            for space, occupant in enumerate(positions):
                if occupant == seat:
                    options.append(offset + space)
    return options


def pick_up_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-7.1, TZ-4.4: an own worker, or enough after the first."""
    components = game.components
    if option == components.no_space:
        return game.due
    own = game.gears[components.gear_of[option]][components.space_of[option]] == me.seat
    return None if own else refusals.NOT_YOUR_WORKER


def pick_up_workers(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-7.1, TZ-7.4: one after another in an order of choice, each resolved before the next."""
    done = game.components.no_space
    options = own_workers(game, me)
    game.due = refusals.AT_LEAST_ONE
    while options:
        chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, PICK_UP, options))
        if chosen == done:
            return
        yield from pick_up(game, me, game.components.gear_of[chosen], game.components.space_of[chosen])
        options = own_workers(game, me)
        game.due = None
        if options:
            options.append(done)


def pick_up(game: Tzolkin, me: Player, gear: int, space: int) -> Rules[None]:
    """TZ-7.2: back to hand, then one action or nothing."""
    game.gears[gear][space] = FREE
    me.hand += 1
    if game.told is not None:
        game.tell(told.PICKED_UP, [me.seat, gear, space])
    game.worker = game.components.offset[gear] + space
    game.due = None
    options = worker_actions(game, me, gear, space)
    options.append(game.components.no_space)
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, ACT, options))
    game.worker = FREE
    if chosen == game.components.no_space:
        if game.told is not None:
            game.tell(told.TOOK_NO_ACTION, [me.seat])
        return
    action = game.components.space_of[chosen]
    fee = step_fee(game, me, gear, space, action)
    if game.told is not None:
        if fee:
            game.tell(told.STEPPED_BACK, [me.seat, action, fee])
        elif action > space:
            game.tell(told.USED_NEXT_SPACE, [me.seat, action])
    me.corn -= fee
    yield from perform(game, me, gear, action)


def act_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-7.2: what the worker just picked up can do; TZ-14.5: without one any action."""
    components = game.components
    if option == components.no_space:
        return game.due
    gear, action = components.gear_of[option], components.space_of[option]
    if game.worker == FREE:
        return target_blocked(game, me, gear, action, me.corn - game.any_action_cost)
    if components.gear_of[game.worker] != gear:
        return refusals.OTHER_GEAR
    return worker_action_blocked(game, me, gear, components.space_of[game.worker], action)


def worker_actions(game: Tzolkin, me: Player, gear: int, space: int) -> list[int]:
    offset = game.components.offset[gear]
    return [
        offset + action
        for action in range(1, game.components.regular[gear] + 1)
        if worker_action_blocked(game, me, gear, space, action) is None
    ]


def step_fee(game: Tzolkin, me: Player, gear: int, space: int, action: int) -> int:
    """TZ-7.3: 1 corn per step back; TZ-7.6, TZ-21.17, TZ-21.23: free from a free-choice space; -1 if out of reach."""
    components = game.components
    if components.free_choice[gear][space]:
        return 0
    if gear == CHICHEN_ITZA and components.next_space[me.technologies[THEOLOGY]]:
        following = space + 1
        if action == following or (
            following <= components.last_space[gear] and components.free_choice[gear][following]
        ):
            return 0
    return (space - action) * components.step_back_cost if action <= space else -1


def worker_action_blocked(game: Tzolkin, me: Player, gear: int, space: int, action: int) -> Blocked | None:
    """TZ-7.2, TZ-7.3, TZ-7.5, TZ-7.7."""
    if game.components.actions[gear][action].kind == NO_ACTION:
        return refusals.NO_ACTION_HERE
    fee = step_fee(game, me, gear, space, action)
    if fee < 0:
        return refusals.TOO_FAR
    if fee > me.corn:
        return refusals.STEP_BACK_TOO_DEAR
    return action_blocked(game, me, gear, action, me.corn - fee)
