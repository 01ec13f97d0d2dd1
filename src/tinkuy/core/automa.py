"""An opponent that the game plays by itself.

It has a seat after the people's and takes turns, but is never asked: where a rule asks its seat, the table takes the
answer from here and goes on, so a chapter needs no case for it where it only chooses otherwise. What it does otherwise
is the game's own matter; each of its steps is an event of its own with its clause (`EventList.automa`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinkuy.core.questions import Ask

Choice = Callable[[Any, Ask], int]  # from the game's state and the question to one of its options


class Automa:
    """Joins tables of these numbers of people; `choices` has its rule for every kind of question it can come to."""

    __slots__ = ("choices", "heeded", "seats")

    def __init__(self, seats: tuple[int, ...], choices: dict[int, Choice], heeded: float = 1.0) -> None:
        self.seats = seats
        self.choices = choices
        self.heeded = heeded  # how much of its points a bot takes off what a plan is worth

    def answer(self, state: object, ask: Ask) -> int:
        option = self.choices[ask.kind](state, ask)
        assert option in ask.options, "an automa has to answer with one of the options"
        return option


def automas(automa: Automa | None, seats: int) -> int:
    """How many opponents a game plays by itself at a table of so many people."""
    return 0 if automa is None or seats not in automa.seats else 1
