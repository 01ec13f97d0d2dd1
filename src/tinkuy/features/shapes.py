"""Shapes of the fields of a view: how many numbers each has, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinkuy.core.zones import EMPTY, Zone


class Shape:
    """One number; of a zone that the seat cannot look into, how many cards it has."""

    width = 1

    def names(self, name: str) -> Iterator[str]:
        yield name

    def flat(self, data: Any) -> list[int]:
        return [int(data)]


class Count(Shape):
    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.count"


class Parts(Shape):
    """A list that always has the same length."""

    def __init__(self, parts: list[Shape]) -> None:
        self.parts = parts
        self.width = sum(part.width for part in parts)

    def names(self, name: str) -> Iterator[str]:
        for number, part in enumerate(self.parts):
            yield from part.names(f"{name}.{number}")

    def flat(self, data: Any) -> list[int]:
        assert len(data) == len(self.parts), f"{len(data)} entries where there are always {len(self.parts)}"
        return [number for part, item in zip(self.parts, data, strict=True) for number in part.flat(item)]


class Growing(Shape):
    """A list of any length: how many it has, then those for which there is room, then EMPTY."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.width = room + 1

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.count"
        for number in range(self.room):
            yield f"{name}.{number}"

    def flat(self, data: Any) -> list[int]:
        shown = [int(item) for item in data[: self.room]]
        return [len(data), *shown, *[EMPTY] * (self.room - len(shown))]


def shape_of(thing: Any, room: int, seat: int) -> Shape:
    """The shape of a thing of the state as a seat sees it; only how it is at the beginning counts where it is fixed."""
    if isinstance(thing, Zone):
        cards = thing.view(seat)
        return Count() if isinstance(cards, int) else _list(len(cards), room)
    if isinstance(thing, list):
        if any(isinstance(item, (list, Zone)) for item in thing):
            return Parts([shape_of(item, room, seat) for item in thing])
        return _list(len(thing), room)
    return Shape()


def _list(length: int, room: int) -> Shape:
    return Growing(room) if room else Parts([Shape()] * length)
