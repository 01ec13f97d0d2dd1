"""The rules of a tiny game with one of everything; `toy_game` makes a Game of it.

Everybody has cards in hand, coins and gems. In a turn a player does things in any order, each once: draw a card, grab a
gem from the bag, take a card from the stall, bury a hand card under the deck, show one, offer a coin to the left
neighbour, call for secret bids of all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tinkuy.core.chance import Chance
from tinkuy.core.events import NUMBER, SEAT, Event, EventKind, EventList
from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules, Together
from tinkuy.core.zones import EMPTY, Bag, Deck, Display, Hand, Zone

COPIES: Final = 1  # equal cards would show themselves: a hand of two equal ones needs no question
VALUES: Final = 20
STALL: Final = 3
GEMS: Final = 6
ROUNDS: Final = 3

DO: Final = 0
TAKE: Final = 1
BURY: Final = 2
SHOW: Final = 3
ACCEPT: Final = 4
BID: Final = 5

DRAW: Final = 0
GRAB: Final = 1
TAKING: Final = 2
BURYING: Final = 3
SHOWING: Final = 4
OFFER: Final = 5
BIDS: Final = 6
DONE: Final = 7

FROM_STALL: Final = 0
FROM_GEMS: Final = 1
FROM_BIDS: Final = 2

EVENTS = EventList()

DREW = EVENTS.add("drew", "TOY-1", [("seat", SEAT)])
GRABBED = EVENTS.add("grabbed", "TOY-2", [("seat", SEAT), ("gem", NUMBER)])
TOOK = EVENTS.add("took", "TOY-3", [("seat", SEAT), ("card", "card")])
BURIED = EVENTS.add("buried", "TOY-4", [("seat", SEAT)])
SHOWN = EVENTS.add("shown", "TOY-5", [("seat", SEAT), ("card", "card")])
OFFERED = EVENTS.add("offered", "TOY-6", [("seat", SEAT), ("accepted", NUMBER)])
SCORED = EVENTS.scored("TOY-7")

ONCE = Blocked("blocked-once", "TOY-8")
NOTHING_THERE = Blocked("blocked-nothing-there", "TOY-8")
NOT_YOURS = Blocked("blocked-not-yours", "TOY-8")


class Owner:
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hand", "taken", "gems", "coins", "points")
    __slots__ = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand = Hand("card", [], seat)
        self.taken: list[int] = []
        self.gems: list[int] = []
        self.coins = 2
        self.points = [0, 0, 0]

    def copy(self) -> Owner:
        copy = Owner(self.seat)
        copy.hand, copy.taken, copy.gems = self.hand.copy(), self.taken[:], self.gems[:]
        copy.coins, copy.points = self.coins, self.points[:]
        return copy


class Toy:
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "turn", "used", "bids", "deck", "bag", "stall", "shown", "owners")
    __slots__ = (*FIELDS, "told")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.told: list[Event] | None = None
        self.chance = chance
        self.turn = 0
        self.used = 0  # bits of what was done in this turn
        self.bids = True
        self.deck = Deck("card", [])
        self.bag = Bag("gem", [])
        self.stall = Display("card", [EMPTY] * STALL)
        self.shown = Display("card", [])
        self.owners = [Owner(seat) for seat in range(seats)]

    def copy(self) -> Toy:
        copy = Toy(0, self.chance.copy())
        copy.turn, copy.used, copy.bids = self.turn, self.used, self.bids
        copy.deck, copy.bag, copy.stall = self.deck.copy(), self.bag.copy(), self.stall.copy()
        copy.shown, copy.owners = self.shown.copy(), [owner.copy() for owner in self.owners]
        return copy

    def zones(self) -> list[Zone]:
        return [self.deck, self.bag, self.stall, self.shown, *(owner.hand for owner in self.owners)]

    def board(self, seat: int) -> Owner:
        return self.owners[seat]

    def tell(self, kind: EventKind, values: list[int]) -> None:
        if self.told is not None:
            self.told.append(Event(kind, values))


def score(toy: Toy, me: Owner, source: int, halves: int) -> None:
    me.points[source] += halves
    toy.tell(SCORED, [me.seat, source, halves])


def refill(toy: Toy) -> None:
    for place, card in enumerate(toy.stall.cards):
        if card == EMPTY and toy.deck.cards:
            toy.stall.cards[place] = toy.deck.draw()


def blocked(toy: Toy, me: Owner, thing: int) -> Blocked | None:
    """The one legality function of the menu."""
    if thing != DONE and toy.used >> thing & 1:
        return ONCE
    empty = (
        (thing == DRAW and not toy.deck.cards)
        or (thing == GRAB and not toy.bag.cards)
        or (thing == TAKING and set(toy.stall.cards) == {EMPTY})
        or (thing in (BURYING, SHOWING) and not me.hand.cards)
        or (thing == OFFER and me.coins == 0)
        or (thing == BIDS and not toy.bids)
    )
    return NOTHING_THERE if empty else None


def take_turn(toy: Toy, me: Owner) -> Rules[None]:
    while (yield from do_something(toy, me)):
        pass


def do_something(toy: Toy, me: Owner) -> Rules[bool]:
    """One thing of the menu; gives whether the turn goes on."""
    thing = yield Ask(me.seat, DO, [thing for thing in range(DONE + 1) if blocked(toy, me, thing) is None])
    if thing == DONE:
        yield Ask(me.seat, CONFIRM, [0])
        refill(toy)
        toy.used = 0
        toy.turn += 1
        return False
    toy.used |= 1 << thing
    if thing == DRAW:
        me.hand.cards.append(toy.deck.draw())
        toy.tell(DREW, [me.seat])
    elif thing == GRAB:
        me.gems.append(toy.bag.draw(toy.chance))
        toy.tell(GRABBED, [me.seat, me.gems[-1]])
        score(toy, me, FROM_GEMS, me.gems[-1])
    elif thing == OFFER:
        yield from offer(toy, me)
    elif thing == BIDS:
        yield from bid(toy)
    else:
        yield from move_card(toy, me, thing)
    return True


def move_card(toy: Toy, me: Owner, thing: int) -> Rules[None]:
    if thing == TAKING:
        card = yield Ask(me.seat, TAKE, sorted({card for card in toy.stall.cards if card != EMPTY}))
        toy.stall.take(card)
        me.taken.append(card)
        toy.tell(TOOK, [me.seat, card])
        score(toy, me, FROM_STALL, 2 * card)
        return
    kind = BURY if thing == BURYING else SHOW
    card = yield Ask(me.seat, kind, sorted(set(me.hand.cards)))
    me.hand.cards.remove(card)
    if kind == BURY:
        toy.deck.cards.insert(0, card)
        toy.tell(BURIED, [me.seat])
    else:
        toy.shown.cards.append(card)
        toy.tell(SHOWN, [me.seat, card])


def offer(toy: Toy, me: Owner) -> Rules[None]:
    """Another seat is asked inside the turn."""
    other = toy.owners[(me.seat + 1) % len(toy.owners)]
    accepted = yield Ask(other.seat, ACCEPT, [0, 1])
    toy.tell(OFFERED, [other.seat, accepted])
    if accepted:
        me.coins -= 1
        other.coins += 1


def bid(toy: Toy) -> Rules[None]:
    """Everybody with cards chooses one in secret; then all are shown and the highest scores."""
    bids: dict[int, int] = {}
    yield Together([choose_bid(owner, bids) for owner in toy.owners if owner.hand.cards])
    for seat in sorted(bids):
        toy.owners[seat].hand.cards.remove(bids[seat])
        toy.shown.cards.append(bids[seat])
        toy.tell(SHOWN, [seat, bids[seat]])
        if bids[seat] == max(bids.values()):
            score(toy, toy.owners[seat], FROM_BIDS, 3)


def choose_bid(me: Owner, bids: dict[int, int]) -> Rules[None]:
    bids[me.seat] = yield Ask(me.seat, BID, sorted(set(me.hand.cards)))
    yield Ask(me.seat, CONFIRM, [0])
