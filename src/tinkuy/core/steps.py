"""A solo opponent's turn step by step: the table between two things that were told of it.

Nobody is asked there, so these are pictures to be shown and no moments of the game: nothing can be answered in them.
"""

from __future__ import annotations

from typing import Any, Final

from tinkuy.core.events import ROUND_BEGAN, SEAT, TURN_BEGAN, Event
from tinkuy.core.game import State
from tinkuy.core.result import players
from tinkuy.core.table import Table
from tinkuy.core.view import view

MOST: Final = 60  # steps of one answer; a long turn of an opponent has half as many


class Sketches:
    """A copy of a state for every event that is told while this looks on."""

    __slots__ = ("made", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.made: dict[Event, State] = {}

    def begin(self) -> None:
        self.state.witness = self._sketch

    def end(self) -> None:
        self.state.witness = None

    def _sketch(self, event: Event) -> None:
        self.made[event] = self.state.copy()


def steps(table: Table, first: int, sketches: Sketches) -> list[tuple[int, State]]:
    """What was told from event number `first` on, cut into the steps of a solo opponent, all but the last of them.

    Each is the number of events up to its end, and the state there. What follows from a thing is part of its step.
    """
    events = (table.state.told or [])[first:]
    begins = next((index for index, event in enumerate(events) if _of_automa(event, table.seats)), len(events))
    heads = [index for index in range(begins, len(events)) if _is_head(events[index])]
    found: list[tuple[int, State]] = []
    for end in heads[1 : MOST + 1]:
        # An event that was put in afterwards was not seen, and has changed nothing.
        seen = [sketches.made[event] for event in events[:end] if event in sketches.made]
        if seen:
            found.append((end, seen[-1]))
    return found


def view_between(table: Table, state: State, seat: int) -> dict[str, Any]:
    """What a seat may see of a state in the middle of a rule, where the opponent is waited for."""
    here = Table(table.game, state, table.seats)
    here.turns = table.turns
    return view(here, seat) | {"ask": [], "waiting": list(range(table.seats, players(table))), "answers": []}


def _of_automa(event: Event, seats: int) -> bool:
    if event.kind.automa:
        return True
    fields = zip(event.kind.fields, event.values, strict=True)
    return any(domain == SEAT and value >= seats for (_, domain), value in fields)


def _is_head(event: Event) -> bool:
    """Whether it is told for itself: neither follows from another nor only frames what happens."""
    return not event.kind.minor and event.kind.name not in (ROUND_BEGAN, TURN_BEGAN)
