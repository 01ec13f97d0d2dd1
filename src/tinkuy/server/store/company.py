"""What people at a table keep beside the game: what they say to each other, whom they mute, their own notes."""

from __future__ import annotations

from typing import Protocol

import msgspec

WATCHING = -1  # instead of a seat
LINES = 2_000  # of a table that are kept, of the seats and of those who watch; the oldest go first
FORGET = """DELETE FROM chat WHERE table_id = %s AND (seat < 0) = (%s < 0) AND number <= (
    SELECT number FROM chat WHERE table_id = %s AND (seat < 0) = (%s < 0) ORDER BY number DESC LIMIT 1 OFFSET %s)"""


class Line(msgspec.Struct, frozen=True):
    """Something that was said; `seat` is WATCHING for whoever has none."""

    number: int
    at: int  # milliseconds since 1970
    visitor: str
    seat: int
    name: str
    text: str


ALWAYS = -1  # instead of a turn


class Order(msgspec.Struct, frozen=True):
    """What a visitor at a seat answers to a kind of question: the first option that is offered.

    It holds until the seat's own turn after the turn of this number, or until it is withdrawn.
    """

    seat: int
    visitor: str
    kind: str
    options: list[str]
    turn: int = ALWAYS


class Company(Protocol):
    async def say(self, table: str, visitor: str, seat: int, name: str, text: str, revision: int | None = None) -> Line:
        """The table has changed by it: that is how neighbours learn of it."""

    async def lines(self, table: str, after: int, before: int, gallery: bool, limit: int) -> list[Line]:
        """The newest of those between two numbers, in their order; without `gallery` only what was said at seats."""

    async def speakers(self, table: str) -> list[str]:
        """All visitors who have said something there."""

    async def mute(self, visitor: str, other: str, muted: bool) -> None: ...

    async def muted(self, visitor: str) -> list[str]: ...

    async def notes(self, table: str, seat: int, visitor: str) -> str: ...

    async def ordered(self) -> list[str]:
        """Running tables at which somebody has answered beforehand."""

    async def orders(self, table: str) -> list[Order]: ...

    async def order(
        self, table: str, seat: int, visitor: str, orders: list[Order], revision: int | None = None
    ) -> None:
        """All of the visitor's at the seat, instead of those before."""

    async def keep_notes(self, table: str, seat: int, visitor: str, text: str) -> None: ...
