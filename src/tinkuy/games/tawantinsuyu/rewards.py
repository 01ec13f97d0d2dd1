"""What rewards give: one function per kind of the tables (TA-15.6, TA-8.36)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Rules
from tinkuy.games.tawantinsuyu import asking, buildings, cards, stairs, statues, temple, weaving, workers
from tinkuy.games.tawantinsuyu.axomamma import choices
from tinkuy.games.tawantinsuyu.components import GOLD
from tinkuy.games.tawantinsuyu.kinds import CHOICE, NO, PAY_TEMPLE, YES
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


def receive(game: Tawantinsuyu, me: Player, rewards: list[Reward], source: int) -> Rules[None]:
    """All rewards of a list, one after another."""
    for reward in rewards:
        yield from receive_one(game, me, reward, source)


def receive_one(game: Tawantinsuyu, me: Player, reward: Reward, source: int) -> Rules[None]:
    """TA-8.36: plain gains come by themselves, those that need a decision may be declined."""
    kind = reward.kind
    if kind <= R_GOLD:
        gain(game, me, kind, reward.n)
    elif kind == R_VP:
        score(game, me, source, reward.n)
    elif kind == R_CHOICE:
        chosen = reward.options[(yield from choose(game, me, reward))]
        if me.auto and any(part.kind == R_NOMAD for part in chosen):
            yield from choices.take_temple_worker(game, me)
        else:
            yield from receive(game, me, chosen, source)
    else:
        for _ in range(reward.n):
            yield from _receive_thing(game, me, kind)


def _receive_thing(game: Tawantinsuyu, me: Player, kind: int) -> Rules[None]:
    if kind == R_GOD_CARD:
        yield from cards.take_god_card(game, me)
    elif kind == R_ARMY_CARD:
        cards.gain_army_card(game, me)
    elif kind == R_TRAIN:
        yield from cards.train(game, me)
    elif kind == R_NOMAD:
        yield from workers.take_nomad(game, me, optional=True)
    elif kind == R_TEMPLE:
        yield from temple.climb(game, me, 1)
    elif kind == R_PAY_TEMPLE:
        yield from pay_gold_for_step(game, me)
    elif kind == R_REFRESH:
        yield from buildings.refresh_free(game, me, 1)
    elif kind == R_WEAVE:
        yield from weaving.free_weave(game, me)
    elif kind in (R_STEPS, R_TASK_STEPS):
        yield from stairs.build_steps(game, me, free=kind == R_STEPS, optional=True)
    elif kind == R_SMALL_STATUE:
        yield from statues.free_small_statue(game, me)
    elif kind in (R_BUILDING, R_TASK_BUILDING):
        yield from buildings.build(game, me, free=kind == R_BUILDING, optional=True)
    elif kind == R_TASK_STATUE:
        yield from statues.make_statue(game, me, optional=True)


def choose(game: Tawantinsuyu, me: Player, reward: Reward) -> Rules[int]:
    """TA-8.35, TA-15.8: one of the lists, made anew each time; without nomads it is not the worker."""
    possible = [
        index
        for index, option in enumerate(reward.options)
        if not any(part.kind == R_NOMAD for part in option) or sum(game.nomads) > 0
    ]
    if not possible:
        possible = list(range(len(reward.options)))
    if me.auto:
        return choices.choose_reward(game, me, reward)
    return possible[0] if len(possible) == 1 else (yield Ask(me.seat, CHOICE, possible))


def pay_gold_for_step(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.21, TA-16.12: 1 gold for a temple step; TA-15.7: not beyond the top."""
    if temple.at_top(game, me) or (me.auto and me.resources[GOLD] == 0):
        return

    def options() -> list[int]:
        return [NO, YES] if me.resources[GOLD] > 0 else [NO]

    if not me.auto and (yield from asking.ask(game, me, PAY_TEMPLE, options)) == NO:
        return
    spend(game, me, GOLD, 1)
    yield from temple.climb(game, me, 1)
