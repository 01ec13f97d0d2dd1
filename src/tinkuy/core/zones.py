"""Places where cards and tiles lie, by who may see them.

Views, search copies, undo barriers and the leak tests are derived from these types; no game filters anything itself.
Cards of one `family` can stand for each other in the eyes of somebody who does not see them.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.chance import Chance

EMPTY: Final = -1
_SPECTATOR: Final = -2  # sees only what all see
_PRIME: Final = 2147483647

Lying = tuple["Zone", list[int]]  # a place and the cards there


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
        return Deck(self.family, self.cards.copy())

    def draw(self) -> int:
        return self.cards.pop()

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)

    def riffle(self, chance: Chance) -> None:
        chance.riffle(self.cards)


class Bag(Zone):
    """Pieces drawn blindly: the order inside means nothing."""

    __slots__ = ()

    def copy(self) -> Bag:
        return Bag(self.family, self.cards.copy())

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
        return Hand(self.family, self.cards.copy(), self.owner)


class Display(Zone):
    """Places that everybody sees, each with a card or EMPTY."""

    __slots__ = ()

    def seen_by(self, seat: int) -> bool:
        return True

    def copy(self) -> Display:
        return Display(self.family, self.cards.copy())

    def take(self, card: int) -> None:
        self.cards[self.cards.index(card)] = EMPTY


class Marked(Zone):
    """Face-down cards of which everybody sees a mark and nothing else; cards with one mark look alike."""

    __slots__ = ("marks",)

    def __init__(self, family: str, cards: list[int], marks: list[int]) -> None:
        self.family = family
        self.cards = cards
        self.marks = marks  # of all cards of the family

    def copy(self) -> Marked:
        return Marked(self.family, self.cards.copy(), self.marks)

    def view(self, seat: int) -> list[int] | int:
        return [self.marks[card] for card in self.cards]


def redraw(zones: list[Zone], seat: int, chance: Chance) -> None:
    """Deal every card that `seat` cannot see anew among the places where it could lie.

    Sorted first: then the new deal depends on the chance alone and nothing of the old one shows through.
    """
    families: dict[str, list[Zone]] = {}
    for zone in zones:
        if not zone.seen_by(seat):
            families.setdefault(zone.family, []).append(zone)
    for unseen in families.values():
        cards = sorted([card for zone in unseen for card in zone.cards])
        _mix(cards, chance)
        for zone in unseen:
            if isinstance(zone, Marked):  # before the others, which take any card
                zone.cards = [_take_alike(cards, zone.marks, card) for card in zone.cards]
        for zone in unseen:
            if not isinstance(zone, Marked):
                count = len(zone.cards)
                zone.cards = cards[:count]
                del cards[:count]


def _take_alike(cards: list[int], marks: list[int], card: int) -> int:
    """The first of the cards with the mark of this one."""
    for index, other in enumerate(cards):
        if marks[other] == marks[card]:
            return cards.pop(index)
    raise AssertionError("the card itself is among them")


def _mix(cards: list[int], chance: Chance) -> None:
    """A shuffle good enough for search: one draw starts a small generator, ten times as fast as a draw per card."""
    number = chance.below(_PRIME - 1) + 1
    for last in range(len(cards) - 1, 0, -1):
        number = number * 48271 % _PRIME
        other = number % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def hidden_zones(zones: list[Zone]) -> list[Lying]:
    """All places that not everybody can look into, with what lies there now."""
    return [(zone, zone.cards[:]) for zone in zones if not zone.seen_by(_SPECTATOR)]


def learnt(before: list[Lying], zones: list[Zone], mover: int, seats: int) -> bool:
    """Whether somebody has seen a card that lay where they could not look; the undo barrier comes from this.

    For the mover every card that left such a place counts, wherever it went: a swap with an equal card is a look, too.
    With no `seats` the mover alone looks on.
    """
    places = [zone for zone in zones if not zone.seen_by(_SPECTATOR)]
    if len(before) != len(places):
        return True
    old: list[Lying] = []
    new: list[Lying] = []
    for lying, zone in zip(before, places, strict=True):
        if lying[1] != zone.cards:  # most places stay as they are
            if not zone.seen_by(mover) and _left(lying[1], zone.cards):
                return True
            old.append(lying)
            new.append((zone, zone.cards))
    if not old:
        return False
    for viewer in (_SPECTATOR, *range(seats)) if seats else (mover,):
        unseen, rest = _unseen(old, viewer), _unseen(new, viewer)
        if any(_fewer(cards, rest.get(family, [])) for family, cards in unseen.items()):
            return True
    return False


def _left(old: list[int], new: list[int]) -> bool:
    """Whether a card left, or they are in another order: what stayed in place is found in the same order."""
    rest = iter(new)
    return not all(card in rest for card in old)


def _fewer(old: list[int], new: list[int]) -> bool:
    return any(old.count(card) > new.count(card) for card in set(old))


def _unseen(places: list[Lying], viewer: int) -> dict[str, list[int]]:
    """By family, what lies where the viewer cannot look."""
    families: dict[str, list[int]] = {}
    for zone, cards in places:
        if not zone.seen_by(viewer):
            families.setdefault(zone.family, []).extend(cards)
    return families
