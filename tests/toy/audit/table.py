"""Nothing is lost and nothing appears."""

from __future__ import annotations

from collections import Counter

from tests.toy.state import SOURCES, Toy
from tests.toy.told.kinds import DONE
from tinkuy.core.zones import EMPTY


def audit(toy: Toy) -> str | None:
    components = toy.components
    cards = Counter(toy.deck.cards + toy.shown.cards + [card for card in toy.stall.cards if card != EMPTY])
    gems = Counter(toy.bag.cards)
    for seat, owner in enumerate(toy.owners):
        cards.update(owner.hand.cards + owner.taken)
        gems.update(owner.gems)
        if owner.seat != seat or owner.coins < 0 or len(owner.points) != len(SOURCES):
            return f"The board of seat {seat} is broken."
    if cards != Counter(range(components.cards)) or len(toy.stall.cards) != components.stall:
        return "The cards are not all there."
    if gems != Counter(range(components.gems)):
        return "The gems are not all there."
    if sum(owner.coins for owner in toy.owners) != components.coins * len(toy.owners):
        return "The coins are not all there."
    return None if toy.turn >= 0 and 0 <= toy.used < 1 << DONE else "The turn does not exist."
