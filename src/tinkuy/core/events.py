"""What happened, as typed events for log, animation, statistics and score sources."""

from __future__ import annotations

from collections.abc import Callable

# How a field's int is read: a seat, a plain number, points in the game's unit, or the name of one of its domains.
SEAT = "seat"
NUMBER = "number"
POINTS = "points"


# The names of what every game tells; see EventList.
SCORED = "scored"
TURN_BEGAN = "turn_began"
ROUND_BEGAN = "round_began"


class EventKind:
    """Name, clause and the fields (name, domain) of an event.

    A minor one only follows from what was told before it; an automa's is a step that no person takes.
    """

    __slots__ = ("automa", "clause", "fields", "minor", "name")

    def __init__(
        self, name: str, clause: str, fields: list[tuple[str, str]], minor: bool = False, automa: bool = False
    ) -> None:
        self.name = name
        self.clause = clause
        self.fields = fields
        self.minor = minor
        self.automa = automa


class EventList:
    """The kinds of events that a game declares, in order; all games tell points, turns and rounds in one form."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, clause: str, fields: list[tuple[str, str]], minor: bool = False) -> EventKind:
        kind = EventKind(name, clause, fields, minor)
        self.kinds.append(kind)
        return kind

    def automa(self, name: str, clause: str, fields: list[tuple[str, str]]) -> EventKind:
        """A step that only an opponent played by the game takes."""
        kind = EventKind(name, clause, fields, automa=True)
        self.kinds.append(kind)
        return kind

    def scored(self, clause: str) -> EventKind:
        """Points of a source; their sum over a game is a seat's score."""
        return self.add(SCORED, clause, [("seat", SEAT), ("source", "source"), ("points", POINTS)], minor=True)

    def turn_began(self, clause: str) -> EventKind:
        return self.add(TURN_BEGAN, clause, [("seat", SEAT)])

    def round_began(self, clause: str, more: list[tuple[str, str]]) -> EventKind:
        return self.add(ROUND_BEGAN, clause, [("round", NUMBER), *more])


class Event:
    __slots__ = ("kind", "values")

    def __init__(self, kind: EventKind, values: list[int]) -> None:
        self.kind = kind
        self.values = values


Witness = Callable[[Event], None]  # hears of every event as it is told


def event_data(event: Event, domains: dict[str, list[str]]) -> dict[str, int | str]:
    """The event as plain data: codes for names, numbers for the rest."""
    data: dict[str, int | str] = {"event": event.kind.name, "clause": event.kind.clause}
    for (field, domain), value in zip(event.kind.fields, event.values, strict=True):
        data[field] = domains[domain][value] if domain in domains else value
    return data
