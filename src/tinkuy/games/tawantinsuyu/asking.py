"""Questions with the free actions of the own turn beside their options (TA-3.5, TA-3.11, TA-16.15, TA-16.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import cards
from tinkuy.games.tawantinsuyu.components import CORN, GOLD, POTATO, STONE
from tinkuy.games.tawantinsuyu.resources import ONE_POTATO, gain, pay, payable, spend
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import BUY_WEAVE, LOT, PRICE, REFRESH, SPACE, SWAPS, VEILED_KINDS, WORKER

Options = Callable[[Tawantinsuyu, Player], list[int]]  # of the question that `Tawantinsuyu.about` tells of

BOUND_KINDS: Final = frozenset({WORKER, SPACE, PRICE, BUY_WEAVE})  # what was chosen before must stay payable
# What a refresh costs and may turn; those before FREELY come in the middle of something else.
GIVEN: Final = 0
BY_Z03: Final = 1
BY_PRODUCE: Final = 2
FREELY: Final = 3
FOR_FOOD: Final = 4
FOR_CORN: Final = 5


def ask(game: Tawantinsuyu, me: Player, kind: int, options: Options) -> Rules[int]:
    """The answer to a question of FREE_KINDS; after a free action on the way its options are looked at anew."""
    base = game.components.own_counts[kind]
    about = game.about
    while True:
        own = options(game, me)
        free: list[int] = []
        if me.army_hand.cards or me.passive:
            free = free_actions(game, me, kind, options)
        if free:
            chosen = yield Ask(me.seat, kind, own + [base + action for action in free])
        else:
            plain = len(own) == 1 and (kind not in VEILED_KINDS or all_know(me, kind))
            chosen = own[0] if plain else (yield Ask(me.seat, kind, own))
        if chosen < base:
            game.swapped = 0
            return chosen
        yield from take_free_action(game, me, chosen - base)
        game.about = about


def all_know(me: Player, kind: int) -> bool:
    """Whether everybody can see that a question with options out of the hand of god cards has only one."""
    return not me.god_hand.cards or (kind == WORKER and sum(1 for n in me.workers if n > 0) == 1)


def free_actions(game: Tawantinsuyu, me: Player, kind: int, options: Options) -> list[int]:
    """As `free_blocked`, without asking it for each army card."""
    free = sorted(me.army_hand.cards) if game.acting == me.seat else []
    if me.passive:
        army = len(game.components.army)
        first = army if owns(game, me, 15) else army + len(SWAPS)
        last = army + len(SWAPS) + (1 if owns(game, me, 19) else 0)
        for action in range(first, last):
            if free_blocked(game, me, kind, action, options) is None:
                free.append(action)
    return free


def potato_within_reach(game: Tawantinsuyu, me: Player) -> bool:
    """Whether 1 potato can be paid now or, for all that others can see, after free actions of the own turn."""
    if payable(me, ONE_POTATO, 0) or me.army_hand.cards:
        return True
    return owns(game, me, 15) and (me.resources[CORN] >= LOT[CORN] or me.resources[STONE] >= LOT[STONE])


def free_blocked(game: Tawantinsuyu, me: Player, kind: int, action: int, options: Options | None) -> Blocked | None:
    """TA-3.11: an army card's bonus, a swap or a god card for a potato, beside a question with these options."""
    if kind == REFRESH and game.about[0] == REFRESH and game.about[1] < FREELY:
        return refusals.NOT_IN_BETWEEN
    army = len(game.components.army)
    if action < army:
        return bonus_blocked(game, me, action)
    swap = action < army + len(SWAPS)
    blocked = swap_blocked(game, me, action - army) if swap else pray_blocked(game, me)
    if blocked is None and kind in BOUND_KINDS and options and not leaves_a_way(game, me, action, options):
        return refusals.WEAVES_UNPAID if kind == BUY_WEAVE else refusals.PLACEMENT_UNPAID
    return blocked


def bonus_blocked(game: Tawantinsuyu, me: Player, card: int) -> Blocked | None:
    """TA-3.5, TA-3.6, TA-3.13."""
    if card in me.army_up or card in me.army_down:
        return refusals.NO_BONUS_IN_AREA
    if card not in me.army_hand.cards:
        return refusals.BONUS_FROM_HAND
    return None if game.acting == me.seat else refusals.OWN_TURN_ONLY


def swap_blocked(game: Tawantinsuyu, me: Player, swap: int) -> Blocked | None:
    """TA-16.15, TA-16.24: whenever the owner of Z15 decides."""
    if not owns(game, me, 15):
        return refusals.NO_Z15
    if game.acting != me.seat and game.rulings.z15_own_turn:
        return refusals.SWAP_IN_OWN_TURN
    give, get = SWAPS[swap]
    if me.resources[give] < LOT[give]:
        return refusals.LOT_MISSING
    # What was just swapped in is not swapped out again: every holding is reached without going in circles.
    return refusals.SWAPPED_BACK if game.swapped >> give & 1 or game.swapped >> (get + 4) & 1 else None


def pray_blocked(game: Tawantinsuyu, me: Player) -> Blocked | None:
    """TA-16.19, TA-7.15."""
    if not owns(game, me, 19):
        return refusals.NO_Z19
    if game.acting != me.seat:
        return refusals.PRAY_IN_OWN_TURN
    if not cards.god_card_left(game):
        return refusals.NO_GOD_CARD_LEFT
    return None if payable(me, ONE_POTATO, 0) else refusals.PRAY_TOO_DEAR


def leaves_a_way(game: Tawantinsuyu, me: Player, action: int, options: Options) -> bool:
    """Whether the question still has an answer after a swap or a prayer, however that is paid."""
    army = len(game.components.army)
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
        possible = possible and bool(options(game, me))
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
        yield from pay(game, me, ONE_POTATO)
        yield from cards.take_god_card(game, me)
