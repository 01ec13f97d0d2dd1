"""Locked workers and how they get free (TE-4.2 to TE-4.4, TE-4.7)."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Asks, Blocked, Rules
from tinkuy.games.teotihuacan.goods import can_pay, pay_cocoa, spend
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan, has_locked
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.vocabulary import COCOA, SPACE_BOARDS


def unlock_blocked(game: Teotihuacan, me: Player) -> Blocked | None:
    """TE-4.7, A-10."""
    if not has_locked(me):
        return refusals.NOBODY_LOCKED
    blocked = me.conduct.unlock_blocked(game, me)
    if blocked is not None:
        return blocked
    price = me.conduct.unlock_price(game, me)
    if me.goods[COCOA] >= price or (game.rulings.every_payment and can_pay(game, me, price)):
        return None
    return refusals.TOO_LITTLE_TO_FREE


def unlock(game: Teotihuacan, me: Player) -> Asks:
    """TE-4.7, TE-4.14."""
    price = me.conduct.unlock_price(game, me)
    if game.rulings.every_payment:
        return unlock_by_choice(game, me, price)
    spend(game, me, COCOA, price)
    free_all(game, me)
    return ASKS_NOTHING


def unlock_by_choice(game: Teotihuacan, me: Player, price: int) -> Rules[None]:
    """A-10."""
    yield from pay_cocoa(game, me, price)
    free_all(game, me)


def free_all(game: Teotihuacan, me: Player) -> None:
    for worker, place in enumerate(me.at):
        if place >= LOCKED:
            free(game, me, worker)


def free(game: Teotihuacan, me: Player, worker: int) -> None:
    """TE-4.4: to the general area of the same board."""
    board = SPACE_BOARDS[me.at[worker] - LOCKED]
    me.at[worker] = board
    if game.told is not None:
        game.tell(told.FREED, [me.seat, me.powers[worker], board])
