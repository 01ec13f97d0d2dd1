"""TOY-1: the table before the first turn."""

from __future__ import annotations

from tests.toy.cards import refill
from tests.toy.components import Components
from tests.toy.state import Toy
from tinkuy.core.chance import Chance


def empty_table(components: Components, seats: int, options: dict[str, str]) -> Toy:
    toy = Toy(components, seats, Chance(0))
    toy.bids = options["bids"] == "on"
    return toy


def set_up(components: Components, seats: int, chance: Chance, options: dict[str, str]) -> Toy:
    """TOY-1.1"""
    toy = empty_table(components, seats, options)
    toy.chance = chance
    toy.told = []
    toy.deck.cards = list(range(components.cards))
    toy.deck.shuffle(toy.chance)
    toy.bag.cards = list(range(components.gems))
    for owner in toy.owners:
        owner.hand.cards = [toy.deck.draw() for _ in range(components.hand)]
    refill(toy)
    return toy
