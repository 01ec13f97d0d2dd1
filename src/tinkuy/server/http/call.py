"""A request over HTTP, read and checked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tinkuy.server.calls.caller import Caller
from tinkuy.server.store.people import People
from tinkuy.server.store.store import Kept
from tinkuy.server.tables import payloads
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.tables.live_tables import LiveTables


class Call:
    """Who asks, about what."""

    def __init__(
        self,
        tables: LiveTables,
        caller: Caller,
        visitor: str,
        path: dict[str, Any],
        query: dict[str, int],
        body: Any,
        device: str = "",
        origin: str = "",
        home: str = "",
    ) -> None:
        self.tables = tables
        self.caller = caller
        self.visitor = visitor
        self.path = path
        self.query = query
        self.body = body
        self.device = device  # the hash of the cookie, of which a visitor may have several
        self.origin = origin  # of this server, as the one who asks says to reach it
        self.home = home  # of this server for sure, or empty
        self.token = ""  # a new cookie for who asks

    @property
    def people(self) -> People:
        return self.tables.store.people

    async def live(self) -> LiveTable:
        return await self.tables.find(self.path["table"])

    def seat(self) -> int:
        seat: int = self.path["seat"]
        return seat

    def summary(self, kept: Kept) -> payloads.Summary:
        live, now = self.tables.live.get(kept.id), self.tables.watch.now()
        if live is None:
            present, watching, names = self.tables.neighbours.elsewhere(kept.id)
        else:
            present, watching, names = live.present, live.audience.watching, tuple(live.audience.names)
        return payloads.summary(kept, self.visitor, present, watching, names, now)


Handler = Callable[[Call], Awaitable[Any]]
