"""Everything on the table: plain data, its copy, and what lies hidden."""

from __future__ import annotations

from typing import ClassVar, Final

from tests.toy.components import Components
from tinkuy.core.chance import Chance
from tinkuy.core.events import Event, EventKind, Witness
from tinkuy.core.zones import EMPTY, Bag, Deck, Display, Hand, Zone

SOURCES = ["stall", "gems", "bids"]
FROM_STALL: Final = 0
FROM_GEMS: Final = 1
FROM_BIDS: Final = 2


class Owner:
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hand", "taken", "gems", "coins", "points")
    __slots__ = FIELDS

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.hand = Hand("card", [], seat)
        self.taken: list[int] = []
        self.gems: list[int] = []
        self.coins = coins
        self.points = [0] * len(SOURCES)

    def copy(self) -> Owner:
        copy = Owner(self.seat, self.coins)
        copy.hand, copy.taken, copy.gems = self.hand.copy(), self.taken[:], self.gems[:]
        copy.points = self.points[:]
        return copy


class Toy:
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "turn", "used", "bids", "deck", "bag", "stall", "shown", "owners")
    __slots__ = (*FIELDS, "components", "told", "witness")

    def __init__(self, components: Components, seats: int, chance: Chance) -> None:
        self.components = components
        self.told: list[Event] | None = None
        self.witness: Witness | None = None
        self.chance = chance
        self.turn = 0
        self.used = 0  # bits of what was done in this turn
        self.bids = True
        self.deck = Deck("card", [])
        self.bag = Bag("gem", [])
        self.stall = Display("card", [EMPTY] * components.stall)
        self.shown = Display("card", [])
        self.owners = [Owner(seat, components.coins) for seat in range(seats)]

    def copy(self) -> Toy:
        copy = Toy(self.components, 0, self.chance.copy())
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
            event = Event(kind, values)
            self.told.append(event)
            if self.witness is not None:
                self.witness(event)
