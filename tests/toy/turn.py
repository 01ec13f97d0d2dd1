"""TOY-2: a turn is a menu, each thing of it once."""

from __future__ import annotations

from tests.toy import bids, cards, treasures
from tests.toy.state import Owner, Toy
from tests.toy.told import kinds, refusals
from tests.toy.told.events import TURN_BEGAN
from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY


def next_turn(toy: Toy) -> Rules[None] | None:
    """TOY-1.2: None when all rounds are played."""
    if toy.turn >= toy.components.rounds * len(toy.owners):
        return None
    return take_turn(toy, toy.owners[toy.turn % len(toy.owners)])


def take_turn(toy: Toy, me: Owner) -> Rules[None]:
    toy.tell(TURN_BEGAN, [me.seat])
    while (yield from do_something(toy, me)):
        pass


def thing_blocked(toy: Toy, me: Owner, thing: int) -> Blocked | None:
    """TOY-2.1, TOY-2.2: the one legality of the menu."""
    if thing != kinds.DONE and toy.used >> thing & 1:
        return refusals.ONCE
    empty = (
        (thing == kinds.DRAW and not toy.deck.cards)
        or (thing == kinds.GRAB and not toy.bag.cards)
        or (thing == kinds.TAKING and set(toy.stall.cards) == {EMPTY})
        or (thing in (kinds.BURYING, kinds.SHOWING) and not me.hand.cards)
        or (thing == kinds.OFFER and me.coins == 0)
    )
    if empty:
        return refusals.NOTHING_THERE
    return refusals.NO_BIDS if thing == kinds.BIDS and not toy.bids else None


def do_something(toy: Toy, me: Owner) -> Rules[bool]:
    """One thing of the menu; gives whether the turn goes on."""
    things = range(kinds.DONE + 1)
    thing = yield Ask(me.seat, kinds.DO, [thing for thing in things if thing_blocked(toy, me, thing) is None])
    if thing == kinds.DONE:
        yield Ask(me.seat, CONFIRM, [0])
        cards.refill(toy)
        toy.used = 0
        toy.turn += 1
        return False
    toy.used |= 1 << thing
    if thing == kinds.DRAW:
        cards.draw(toy, me)
    elif thing == kinds.GRAB:
        treasures.grab(toy, me)
    elif thing == kinds.TAKING:
        yield from cards.take(toy, me)
    elif thing == kinds.BURYING:
        yield from cards.bury(toy, me)
    elif thing == kinds.SHOWING:
        yield from cards.show(toy, me)
    elif thing == kinds.OFFER:
        yield from treasures.offer(toy, me)
    else:
        yield from bids.bid(toy)
    return True
