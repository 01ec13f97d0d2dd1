"""Tasks: spreading them over the three icons (TA-5.10 to TA-5.18) and doing them (TA-8)."""

from __future__ import annotations

from tinkuy.core.questions import END, Blocked, Rules
from tinkuy.games.tawantinsuyu import buildings, cards, production, stairs, statues, tapestries, weaving
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
from tinkuy.games.tawantinsuyu.resources import ONE_POTATO, gain, pay, payable, score
from tinkuy.games.tawantinsuyu.state import AFTER_TASKS, FREE, FROM_PASSIVE, TASKS, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import TASK


def work_blocked(game: Tawantinsuyu, me: Player, task: int) -> Blocked | None:
    """A3: gathering, trading and training are always possible, the others need what they work on."""
    if task == T_WEAVE:
        return None if weaving.weave_left(game) else refusals.NO_WEAVE
    if task == T_STATUE:
        return None if statues.makeable(game, me) else refusals.NO_STATUE
    if task == T_STEPS:
        return stairs.steps_blocked(game, me, free=False)
    if task == T_BUILDING:
        if buildings.can_build(game, me):
            return None
        return refusals.NO_BUILDING if buildings.tiles_left(game) else refusals.MARKET_EMPTY
    if task == T_PRODUCE:
        return None if production.face_up(me) else refusals.NOTHING_TO_PRODUCE
    return None


def task_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-5.1, TA-5.11, TA-5.12: one of the three icons, not used in this set; a potato for one more task (A30)."""
    stop = len(game.components.icon_ids)
    if option == stop:
        return None
    if option > stop:
        if not game.late_potato:
            return refusals.NO_POTATO_FOR_TASK
        return None if payable(me, ONE_POTATO, 0) else refusals.NO_POTATO
    if game.task_space == FREE or option not in game.components.spaces[game.task_space].icons:
        return refusals.ICON_NOT_TOUCHED
    if option in game.task_used:
        return refusals.ICON_USED
    return work_blocked(game, me, game.components.icon_tasks[option])


def task_options(game: Tawantinsuyu, me: Player) -> list[int]:
    stop = len(game.components.icon_ids)
    icons = game.components.spaces[game.task_space].icons
    return [option for option in (*icons, stop + 1, stop) if task_blocked(game, me, option) is None]


def begin_tasks(game: Tawantinsuyu, space: int, tasks: int, potato: bool) -> None:
    game.task_space, game.task_used = space, []
    game.tasks_left, game.late_potato = tasks, potato
    game.part = TASKS


def next_task(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-5.10 to TA-5.15: in sets of three different icons; what cannot be spread is lost, and one may stop."""
    components = game.components
    icons = components.spaces[game.task_space].icons
    stop = len(components.icon_ids)
    more = stop + 1
    if len(game.task_used) == len(icons):
        game.task_used = []
    chosen = yield from ask(game, me, TASK, task_options)
    if chosen == stop:
        if game.told is not None:
            game.tell(told.TASKS_LOST, [me.seat, game.tasks_left])
        game.tasks_left = 0
    elif chosen == more:
        yield from pay(game, me, ONE_POTATO)
        game.tasks_left += 1
        game.late_potato = False
    else:
        game.tasks_left -= 1
        game.task_used.append(chosen)
        task = components.icon_tasks[chosen]
        if game.told is not None:
            game.tell(told.TASK_DONE, [me.seat, task])
        if task <= GOLD:
            gather(game, me, task)
        else:
            yield from do_task(game, me, task)
    if game.tasks_left == 0:
        game.task_space, game.task_used = FREE, []
        game.part = AFTER_TASKS
    yield END


def do_task(game: Tawantinsuyu, me: Player, task: int) -> Rules[None]:
    """TA-5.17: with all it triggers."""
    if task == T_WEAVE:
        return weaving.weave_task(game, me)
    if task == T_STATUE:
        return statues.make_statue(game, me, optional=False)
    if task == T_STEPS:
        return stairs.build_steps(game, me, free=False, optional=False)
    if task == T_BUILDING:
        return buildings.build(game, me, free=False, optional=False)
    if task == T_TRAIN:
        return cards.train(game, me)
    if task == T_PRODUCE:
        return production.produce_once(game, me)
    return tapestries.trade(game, me)


def gather(game: Tawantinsuyu, me: Player, resource: int) -> None:
    """TA-8.1, TA-16.20: with Z20 one more and 1 VP, but not of gold."""
    bonus = 1 if owns(game, me, 20) and resource != GOLD else 0
    gain(game, me, resource, game.components.gather[resource] + bonus)
    score(game, me, FROM_PASSIVE, bonus)
