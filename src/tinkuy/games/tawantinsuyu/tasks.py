"""Tasks: spreading them over the three icons (TA-5.10 to TA-5.18) and doing them (TA-8)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.tawantinsuyu import buildings, cards, refusals, stairs, statues, weaving
from tinkuy.games.tawantinsuyu import happenings as told
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.components import (
    GOLD,
    T_BUILDING,
    T_PRODUCE,
    T_STATUE,
    T_STEPS,
    T_TRAIN,
    T_WEAVE,
)
from tinkuy.games.tawantinsuyu.kinds import TASK
from tinkuy.games.tawantinsuyu.resources import gain, pay, payable, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_PASSIVE, Player, Tawantinsuyu, owns

ONE_POTATO = [1, 0, 0, 0]


def task_blocked(game: Tawantinsuyu, me: Player, task: int) -> Blocked | None:
    """A3: gathering, trading and training are always possible, the others need what they work on."""
    if task == T_WEAVE:
        return None if weaving.weave_left(game) else refusals.NO_WEAVE
    if task == T_STATUE:
        return None if statues.makeable(game, me) else refusals.NO_STATUE
    if task == T_STEPS and me.step_markers == 0:
        return refusals.NO_MARKER
    if task == T_STEPS:
        return None if stairs.can_build_steps(game, me, free=False) else refusals.NO_STEPS
    if task == T_BUILDING:
        return None if buildings.can_build(game, me) else refusals.NO_BUILDING
    if task == T_PRODUCE:
        return None if buildings.face_up(me) else refusals.NOTHING_TO_PRODUCE
    return None


def icon_blocked(game: Tawantinsuyu, me: Player, icon: int) -> Blocked | None:
    """TA-5.1, TA-5.11, TA-5.12: one of the three icons, not used in this set."""
    if game.task_space == FREE or icon not in game.components.spaces[game.task_space].icons:
        return refusals.ICON_NOT_TOUCHED
    if icon in game.task_used:
        return refusals.ICON_USED
    return task_blocked(game, me, game.components.icon_tasks[icon])


def do_tasks(game: Tawantinsuyu, me: Player, space: int, tasks: int, potato: bool) -> Rules[None]:
    """TA-5.10 to TA-5.15: in sets of three different icons; what cannot be spread is lost, and one may stop."""
    components = game.components
    icons = components.spaces[space].icons
    stop = len(components.icon_ids)
    more = stop + 1
    game.task_space, game.task_used = space, []
    while tasks > 0:
        if len(game.task_used) == len(icons):
            game.task_used = []

        def options(potato: bool = potato) -> list[int]:
            found = [icon for icon in icons if icon_blocked(game, me, icon) is None]
            if potato and payable(me, ONE_POTATO, 0):
                found.append(more)
            return [*found, stop]

        chosen = yield from ask(game, me, TASK, options)
        if chosen == stop:
            if game.told is not None:
                game.tell(told.TASKS_LOST, [me.seat, tasks])
            break
        if chosen == more:
            yield from pay(game, me, ONE_POTATO)
            tasks, potato = tasks + 1, False
            continue
        tasks -= 1
        game.task_used.append(chosen)
        yield from do_task(game, me, components.icon_tasks[chosen])
    game.task_space, game.task_used = FREE, []


def do_task(game: Tawantinsuyu, me: Player, task: int) -> Rules[None]:
    """TA-5.17: with all it triggers."""
    if game.told is not None:
        game.tell(told.TASK_DONE, [me.seat, task])
    if task <= GOLD:
        gather(game, me, task)
    elif task == T_WEAVE:
        yield from weaving.weave_task(game, me)
    elif task == T_STATUE:
        yield from statues.make_statue(game, me, optional=False)
    elif task == T_STEPS:
        yield from stairs.build_steps(game, me, free=False, optional=False)
    elif task == T_BUILDING:
        yield from buildings.build(game, me, free=False, optional=False)
    elif task == T_TRAIN:
        yield from cards.train(game, me)
    elif task == T_PRODUCE:
        yield from buildings.produce_once(game, me)
    else:
        yield from weaving.trade(game, me)


def gather(game: Tawantinsuyu, me: Player, resource: int) -> None:
    """TA-8.1, TA-16.20: with Z20 one more and 1 VP, but not of gold."""
    bonus = 1 if owns(game, me, 20) and resource != GOLD else 0
    gain(game, me, resource, game.components.gather[resource] + bonus)
    score(game, me, FROM_PASSIVE, bonus)
