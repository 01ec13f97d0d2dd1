"""Who comes: the visitor that a cookie stands for, and on a server that is closed whether they were invited."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

from tinkuy.server.http.guard import device_of
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.people import People

KNOWN = 10_000  # cookies that are remembered
SECONDS = 10.0  # until a cookie is looked up again: another process may have signed it out
NOT_INVITED = "This server is open to invited people only; ask whoever runs it for a link."


class Visitors:
    """The one place where it is decided who may come in at all."""

    def __init__(self, people: People, closed: bool) -> None:
        self.people = people
        self.closed = closed
        self.known: OrderedDict[str, tuple[str | None, float]] = OrderedDict()
        self.members: set[str] = set()
        self.forgotten = 0  # times that somebody was signed out

    async def of(self, connection: HTTPConnection) -> str | None:
        """None for somebody without a cookie, or with one that was signed out."""
        device = device_of(connection)
        if device is None:
            return None
        if device not in self.known:
            return await self._look_up(device)
        visitor, until = self.known[device]
        if until < time.monotonic():
            self.known[device] = visitor, time.monotonic() + SECONDS
            looking = asyncio.ensure_future(self._look_up(device))  # nobody waits for it
            looking.add_done_callback(lambda done: done.cancelled() or done.exception())
        return visitor

    async def _look_up(self, device: str) -> str | None:
        forgotten = self.forgotten
        visitor = await self.people.visitor_of(device)
        if forgotten != self.forgotten:
            return await self._look_up(device)  # it was read before somebody was signed out
        self.known[device] = visitor, time.monotonic() + SECONDS
        self.known.move_to_end(device)
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return visitor

    async def admit(self, connection: HTTPConnection, wanted: bool = True, newcomers: bool = False) -> str | None:
        """The visitor, if any and wanted; refused where only invited ones may come."""
        visitor = await self.of(connection) if wanted or self.closed else None
        if not newcomers:
            await self.check_invited(visitor)
        return visitor

    async def check_invited(self, visitor: str | None) -> None:
        if self.closed and not (visitor and await self._is_member(visitor)):
            raise Refusal("not-invited", NOT_INVITED)

    async def _is_member(self, visitor: str) -> bool:
        """Who was invited stays, so that is remembered."""
        if visitor not in self.members and await self.people.member(visitor) is not None:
            if len(self.members) >= KNOWN:
                self.members.clear()
            self.members.add(visitor)
        return visitor in self.members

    def forget(self) -> None:
        """Somebody was signed out."""
        self.known.clear()
        self.forgotten += 1
