"""Every kind of question, with all its possible answers."""

from __future__ import annotations

from typing import Final

from tests.toy.components import Components
from tinkuy.core.options import named, plain
from tinkuy.core.questions import Kind

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
THINGS = ["draw", "grab", "take", "bury", "show", "offer", "bids", "done"]

NO: Final = 0
YES: Final = 1


def kinds(components: Components) -> list[Kind]:
    """In the order of the constants above."""
    cards = named("card", components.card_ids)
    return [
        Kind("do", plain("do", THINGS), clause="TOY-2.1", ways=["take", "bury", "show"], stop="done"),
        Kind("take", cards, clause="TOY-3.2"),
        Kind("bury", cards, clause="TOY-3.3"),
        Kind("show", cards, clause="TOY-3.4"),
        Kind("accept", plain("accept", ["no", "yes"]), clause="TOY-4.2", beforehand=True),
        Kind("bid", cards, clause="TOY-5.1"),
    ]
