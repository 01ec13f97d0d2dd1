"""A request over HTTP, read and checked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tinkuy.server import payloads
from tinkuy.server.room import Room
from tinkuy.server.rooms import Rooms
from tinkuy.server.store import Kept


class Call:
    """Who asks, about what."""

    def __init__(self, rooms: Rooms, visitor: str, path: dict[str, Any], query: dict[str, int], body: Any) -> None:
        self.rooms = rooms
        self.visitor = visitor
        self.path = path
        self.query = query
        self.body = body

    async def room(self) -> Room:
        return await self.rooms.room(self.path["table"])

    def seat(self) -> int:
        seat: int = self.path["seat"]
        return seat

    def summary(self, kept: Kept) -> payloads.Summary:
        room = self.rooms.rooms.get(kept.id)
        return payloads.summary(kept, self.visitor, room.present if room else ())


Handler = Callable[[Call], Awaitable[Any]]
