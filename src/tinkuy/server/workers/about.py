"""What requests and replies alike say about a table: what it is replayed from, where it stands, how a seat sees it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tinkuy.core.labels import Label


class Setup(msgspec.Struct, array_like=True, frozen=True):
    """All that a table is replayed from, but its answers."""

    game: str
    rules: str
    tables: str  # hash of the component tables
    seats: int
    options: dict[str, str]
    seed: str
    position: str = ""


class Note(msgspec.Struct):
    """Where a table stands, for lists and summaries; can always be made again from the log."""

    version: int
    waiting: list[int]
    over: bool
    scores: list[int | float]
    winners: list[int]
    heading: Label
    agreed: bool = False  # all people agreed that it is over


# No such game is here; it would be dealt otherwise; an answer is no longer possible; a turn or the game ends otherwise.
Reef = Literal["game", "opening", "answer", "turn", "result"]


class Stranded(msgspec.Struct, frozen=True):
    """A game that cannot go on by the rules here; it can be read up to `upto` answers, or not at all if that is -1."""

    rules: str  # by which it was tried
    upto: int
    why: Reef


class Lesson(msgspec.Struct):
    """Where somebody stands in a guided first game; `step` counts all its steps when it is done."""

    step: Annotated[int, msgspec.Meta(description="The first in which something is still to be done.")]
    fits: Annotated[int, msgspec.Meta(description="How many answers of the draft are as they were meant.")]
    left: Annotated[bool, msgspec.Meta(description="What is on the table is another game already.")]


class Shown(msgspec.Struct, array_like=True):
    """A table as one seat may see it, as JSON."""

    seat: int | None
    view: bytes
    options: bytes
    ahead: bytes
    guide: Lesson | None = None
