"""A request over HTTP, read and checked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tinkuy.server.store.store import Kept
from tinkuy.server.tables import payloads
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.tables.live_tables import LiveTables


class Call:
    """Who asks, about what."""

    def __init__(self, rooms: LiveTables, visitor: str, path: dict[str, Any], query: dict[str, int], body: Any) -> None:
        self.rooms = rooms
        self.visitor = visitor
        self.path = path
        self.query = query
        self.body = body

    async def room(self) -> LiveTable:
        return await self.rooms.room(self.path["table"])

    def seat(self) -> int:
        seat: int = self.path["seat"]
        return seat

    def summary(self, kept: Kept) -> payloads.Summary:
        room = self.rooms.rooms.get(kept.id)
        return payloads.summary(kept, self.visitor, room.present if room else ())


Handler = Callable[[Call], Awaitable[Any]]
