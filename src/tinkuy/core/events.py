"""What happened, as typed events for log, animation, statistics and score sources."""

from __future__ import annotations

# How a field's int is read: a seat, a plain number, points in the game's unit, or the name of one of its domains.
SEAT = "seat"
NUMBER = "number"
POINTS = "points"


class EventKind:
    """Name, clause and the fields (name, domain) of an event."""

    __slots__ = ("clause", "fields", "name")

    def __init__(self, name: str, clause: str, fields: list[tuple[str, str]]) -> None:
        self.name = name
        self.clause = clause
        self.fields = fields


class Event:
    __slots__ = ("kind", "values")

    def __init__(self, kind: EventKind, values: list[int]) -> None:
        self.kind = kind
        self.values = values


def event_data(event: Event, domains: dict[str, list[str]]) -> dict[str, int | str]:
    """The event as plain data: codes for names, numbers for the rest."""
    data: dict[str, int | str] = {"event": event.kind.name, "clause": event.kind.clause}
    for (field, domain), value in zip(event.kind.fields, event.values, strict=True):
        data[field] = domains[domain][value] if domain in domains else value
    return data
