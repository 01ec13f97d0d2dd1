"""What rewards give: one function per kind of the tables (TA-15.6, TA-8.36)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import asking, cards, production, stairs, statues, temple
from tinkuy.games.tawantinsuyu.components import GOLD
from tinkuy.games.tawantinsuyu.resources import gain, score, spend
from tinkuy.games.tawantinsuyu.rewards_data import (
    R_ARMY_CARD,
    R_BUILDING,
    R_CHOICE,
    R_GOD_CARD,
    R_GOLD,
    R_NOMAD,
    R_PAY_TEMPLE,
    R_REFRESH,
    R_SMALL_STATUE,
    R_STEPS,
    R_TASK_BUILDING,
    R_TASK_STATUE,
    R_TASK_STEPS,
    R_TEMPLE,
    R_TRAIN,
    R_VP,
    R_WEAVE,
    Reward,
)
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import CHOICE, NO, PAY_TEMPLE, YES


def receive(game: Tawantinsuyu, me: Player, rewards: list[Reward], source: int) -> Rules[None]:
    """All rewards of a list, one after another."""
    for reward in rewards:
        if not receive_plain(game, me, reward, source):
            yield from receive_one(game, me, reward, source)


def receive_plain(game: Tawantinsuyu, me: Player, reward: Reward, source: int) -> bool:
    """TA-8.36: gains without a decision come by themselves; gives whether it was one."""
    kind = reward.kind
    if kind <= R_GOLD:
        gain(game, me, kind, reward.n)
    elif kind == R_VP:
        score(game, me, source, reward.n)
    elif kind == R_ARMY_CARD:
        for _ in range(reward.n):
            cards.gain_army_card(game, me)
    else:
        return False
    return True


def receive_one(game: Tawantinsuyu, me: Player, reward: Reward, source: int) -> Rules[None]:
    """TA-8.36: what needs a decision may be declined."""
    if reward.kind == R_CHOICE:
        yield from me.conduct.take_one_of(game, me, reward, source)
    else:
        for _ in range(reward.n):
            yield from _receive_thing(game, me, reward.kind)


def _receive_thing(game: Tawantinsuyu, me: Player, kind: int) -> Rules[object]:
    if kind == R_GOD_CARD:
        return me.conduct.take_god_card(game, me)
    if kind == R_TRAIN:
        return me.conduct.train(game, me)
    if kind == R_NOMAD:
        return me.conduct.take_nomad(game, me)
    if kind == R_TEMPLE:
        return temple.climb(game, me, 1)
    if kind == R_PAY_TEMPLE:
        return pay_gold_for_step(game, me)
    if kind == R_REFRESH:
        return production.refresh_free(game, me, 1)
    if kind == R_WEAVE:
        return me.conduct.free_weave(game, me)
    if kind in (R_STEPS, R_TASK_STEPS):
        return stairs.build_steps(game, me, free=kind == R_STEPS, optional=True)
    if kind == R_SMALL_STATUE:
        return statues.free_small_statue(game, me)
    if kind in (R_BUILDING, R_TASK_BUILDING):
        return me.conduct.build(game, me, free=kind == R_BUILDING)
    assert kind == R_TASK_STATUE
    return me.conduct.make_statue(game, me)


def take_one_of(game: Tawantinsuyu, me: Player, reward: Reward, source: int) -> Rules[None]:
    yield from receive(game, me, reward.options[(yield from choose(game, me, reward))], source)


def choice_blocked(game: Tawantinsuyu, me: Player, index: int) -> Blocked | None:
    """TA-15.8: without nomads it is not the worker, unless nothing else could be chosen."""
    if index >= len(game.choosing):
        return refusals.NO_SUCH_CHOICE
    if any(game.nomads) or not _with_nomad(game.choosing[index]):
        return None
    return None if all(_with_nomad(option) for option in game.choosing) else refusals.NO_NOMAD_TO_CHOOSE


def _with_nomad(option: list[Reward]) -> bool:
    return any(part.kind == R_NOMAD for part in option)


def choose(game: Tawantinsuyu, me: Player, reward: Reward) -> Rules[int]:
    """TA-8.35, TA-15.8: one of the lists, made anew each time; without nomads it is not the worker."""
    game.choosing = reward.options
    possible = [index for index in range(len(reward.options)) if choice_blocked(game, me, index) is None]
    return possible[0] if len(possible) == 1 else (yield Ask(me.seat, CHOICE, possible))


def pay_temple_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.21, TA-16.12, TA-15.7."""
    if option == NO:
        return None
    if temple.at_top(game, me):
        return refusals.TEMPLE_TOP
    return None if me.resources[GOLD] > 0 else refusals.NO_GOLD


def step_for_gold(game: Tawantinsuyu, me: Player) -> list[int]:
    return [option for option in (NO, YES) if pay_temple_blocked(game, me, option) is None]


def pay_gold_for_step(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.21, TA-16.12: 1 gold for a temple step; TA-15.7: not beyond the top."""
    if temple.at_top(game, me):
        return
    if (yield from asking.ask(game, me, PAY_TEMPLE, step_for_gold)) == NO:
        return
    spend(game, me, GOLD, 1)
    yield from temple.climb(game, me, 1)
