"""TOY-3: cards in the deck, in the stall and in hand."""

from __future__ import annotations

from tests.toy.scoring import score
from tests.toy.state import FROM_STALL, Owner, Toy
from tests.toy.told import events, kinds, refusals
from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY


def refill(toy: Toy) -> None:
    """TOY-2.3"""
    for place, card in enumerate(toy.stall.cards):
        if card == EMPTY and toy.deck.cards:
            toy.stall.cards[place] = toy.deck.draw()


def draw(toy: Toy, me: Owner) -> None:
    """TOY-3.1"""
    me.hand.cards.append(toy.deck.draw())
    toy.tell(events.DREW, [me.seat])


def stall_blocked(toy: Toy, card: int) -> Blocked | None:
    """TOY-3.2"""
    return None if card in toy.stall.cards else refusals.NOT_IN_STALL


def hand_blocked(me: Owner, card: int) -> Blocked | None:
    """TOY-3.3, TOY-3.4, TOY-5.1"""
    return None if card in me.hand.cards else refusals.NOT_YOURS


def take(toy: Toy, me: Owner) -> Rules[None]:
    """TOY-3.2"""
    offered = [card for card in range(toy.components.cards) if stall_blocked(toy, card) is None]
    card = yield Ask(me.seat, kinds.TAKE, offered)
    toy.stall.take(card)
    me.taken.append(card)
    toy.tell(events.TOOK, [me.seat, card])
    score(toy, me, FROM_STALL, 2 * card)


def bury(toy: Toy, me: Owner) -> Rules[None]:
    """TOY-3.3"""
    card = yield Ask(me.seat, kinds.BURY, own_cards(toy, me))
    me.hand.cards.remove(card)
    toy.deck.cards.insert(0, card)
    toy.tell(events.BURIED, [me.seat])


def show(toy: Toy, me: Owner) -> Rules[None]:
    """TOY-3.4"""
    card = yield Ask(me.seat, kinds.SHOW, own_cards(toy, me))
    lay_open(toy, me, card)


def lay_open(toy: Toy, me: Owner, card: int) -> None:
    me.hand.cards.remove(card)
    toy.shown.cards.append(card)
    toy.tell(events.SHOWN, [me.seat, card])


def own_cards(toy: Toy, me: Owner) -> list[int]:
    return [card for card in range(toy.components.cards) if hand_blocked(me, card) is None]
