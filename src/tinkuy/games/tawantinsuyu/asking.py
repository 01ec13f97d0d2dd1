"""Questions with the free actions of the own turn beside their options (TA-3.5, TA-3.11, TA-16.15, TA-16.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Ask, Rules
from tinkuy.games.tawantinsuyu import cards
from tinkuy.games.tawantinsuyu.components import CORN, GOLD, POTATO, STONE
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_POTATO, gain, pay, payable, spend
from tinkuy.games.tawantinsuyu.rewards_data import R_VP
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import BUY_WEAVE, LOT, PRICE, SPACE, SWAPS, WORKER

BOUND_KINDS: Final = frozenset({WORKER, SPACE, PRICE, BUY_WEAVE})  # what was chosen before must stay payable


def ask(game: Tawantinsuyu, me: Player, kind: int, options: Callable[[], list[int]]) -> Rules[int]:
    """The answer to a question of FREE_KINDS; after a free action on the way its options are looked at anew."""
    base = game.components.own_counts[kind]
    while True:
        own = options()
        free: list[int] = []
        if me.army_hand.cards or me.passive:
            free = free_actions(game, me)
        if free and kind in BOUND_KINDS:
            free = [action for action in free if leaves_a_way(game, me, action, options)]
        if not free:
            game.swapped = 0
            return own[0] if len(own) == 1 else (yield Ask(me.seat, kind, own))
        chosen = yield Ask(me.seat, kind, own + [base + action for action in free])
        if chosen < base:
            game.swapped = 0
            return chosen
        yield from take_free_action(game, me, chosen - base)


def free_actions(game: Tawantinsuyu, me: Player) -> list[int]:
    """TA-3.11, TA-3.13: army cards and Z19 in the own turn only, Z15 whenever its owner decides."""
    army = len(game.components.army)
    own_turn = game.acting == me.seat
    free = sorted(me.army_hand.cards) if own_turn else []
    if not me.passive:
        return free
    if owns(game, me, 15) and (own_turn or not game.rulings.z15_own_turn):
        for index, (give, get) in enumerate(SWAPS):
            # What was just swapped in is not swapped out again: every holding is reached without going in circles.
            if me.resources[give] >= LOT[give] and not game.swapped >> give & 1 and not game.swapped >> (get + 4) & 1:
                free.append(army + index)
    if own_turn and owns(game, me, 19) and cards.god_card_left(game) and payable(me, [1, 0, 0, 0], 0):
        free.append(army + len(SWAPS))
    return free


def potato_within_reach(game: Tawantinsuyu, me: Player) -> bool:
    """Whether 1 potato can be paid now or after free actions of the own turn."""
    if payable(me, ONE_POTATO, 0):
        return True
    held = me.resources.copy()
    for card in me.army_hand.cards:
        for reward in game.components.army[card].bonus:
            if reward.kind in (CORN, STONE):
                held[reward.kind] += reward.n
            elif reward.kind != R_VP:
                return True
    return owns(game, me, 15) and (held[CORN] >= LOT[CORN] or held[STONE] >= LOT[STONE])


def leaves_a_way(game: Tawantinsuyu, me: Player, action: int, options: Callable[[], list[int]]) -> bool:
    """Whether the question still has an answer after a free action, however that is paid."""
    army = len(game.components.army)
    if action < army:
        return True
    held = me.resources
    outcomes: list[list[int]] = []
    if action < army + len(SWAPS):
        give, get = SWAPS[action - army]
        after = held[:]
        after[give] -= LOT[give]
        after[get] += LOT[get]
        outcomes.append(after)
    else:
        for resource in (POTATO, GOLD):
            if held[resource] > 0:
                after = held[:]
                after[resource] -= 1
                outcomes.append(after)
    possible = True
    for after in outcomes:
        me.resources = after
        possible = possible and bool(options())
    me.resources = held
    return possible


def take_free_action(game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
    army = len(game.components.army)
    if action < army:
        yield from cards.discard_for_bonus(game, me, action)
    elif action < army + len(SWAPS):
        give, get = SWAPS[action - army]
        if game.told is not None:
            game.tell(told.SWAPPED, [me.seat, give, get])
        spend(game, me, give, LOT[give])
        gain(game, me, get, LOT[get])
        game.swapped |= 1 << get | 1 << (give + 4)
    else:
        price = NOTHING[:]
        price[POTATO] = 1
        yield from pay(game, me, price)
        yield from cards.take_god_card(game, me)
