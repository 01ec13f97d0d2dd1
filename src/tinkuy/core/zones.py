"""Places where cards and tiles lie, by who may see them.

Views, search copies, undo barriers and the leak tests are derived from these types; no game filters anything itself.
Cards of one `family` can stand for each other in the eyes of somebody who does not see them.
"""

from __future__ import annotations

from tinkuy.core.chance import Chance

EMPTY = -1
PUBLIC = -1


class Zone:
    """Cards in an order. Subclasses say who sees them."""

    __slots__ = ("cards", "family")

    def __init__(self, family: str, cards: list[int]) -> None:
        self.family = family
        self.cards = cards

    def seen_by(self, seat: int) -> bool:
        return False

    def copy(self) -> Zone:
        raise NotImplementedError(f"{type(self).__name__} has no copy of its own")

    def to_data(self) -> list[int]:
        return list(self.cards)

    def view(self, seat: int) -> list[int] | int:
        """The cards for somebody who sees them, else only their number."""
        return list(self.cards) if self.seen_by(seat) else len(self.cards)


class Deck(Zone):
    """A face-down stack; the last card is the top."""

    __slots__ = ()

    def copy(self) -> Deck:
        return Deck(self.family, self.cards[:])

    def draw(self) -> int:
        return self.cards.pop()

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)


class Bag(Zone):
    """Pieces drawn blindly: the order inside means nothing."""

    __slots__ = ()

    def copy(self) -> Bag:
        return Bag(self.family, self.cards[:])

    def draw(self, chance: Chance) -> int:
        return self.cards.pop(chance.below(len(self.cards)))


class Hand(Zone):
    """Cards that only their owner sees."""

    __slots__ = ("owner",)

    def __init__(self, family: str, cards: list[int], owner: int) -> None:
        self.family = family
        self.cards = cards
        self.owner = owner

    def seen_by(self, seat: int) -> bool:
        return seat == self.owner

    def copy(self) -> Hand:
        return Hand(self.family, self.cards[:], self.owner)


class Display(Zone):
    """Places that everybody sees, each with a card or EMPTY."""

    __slots__ = ()

    def seen_by(self, seat: int) -> bool:
        return True

    def copy(self) -> Display:
        return Display(self.family, self.cards[:])

    def take(self, card: int) -> None:
        self.cards[self.cards.index(card)] = EMPTY


def redraw(zones: list[Zone], seat: int, chance: Chance) -> None:
    """Deal every card that `seat` cannot see anew among the places where it could lie."""
    families: dict[str, list[Zone]] = {}
    for zone in zones:
        if not zone.seen_by(seat):
            families.setdefault(zone.family, []).append(zone)
    for unseen in families.values():
        cards = [card for zone in unseen for card in zone.cards]
        chance.shuffle(cards)
        for zone in unseen:
            count = len(zone.cards)
            zone.cards = cards[:count]
            del cards[:count]


def unseen_cards(zones: list[Zone], seat: int) -> list[list[int]]:
    """What lies where `seat` cannot look, zone by zone; the undo barrier compares two of these."""
    return [zone.cards[:] for zone in zones if not zone.seen_by(seat)]
