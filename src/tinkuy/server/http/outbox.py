"""What waits to be sent to one client: bounded in number and in size."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

UNSENT = 200  # messages that may wait for a slow client before it is cut off; it can come again
UNSENT_BYTES = 1_000_000  # beyond one message, which may have any size


class Full(Exception):
    """The client reads too slowly."""


class Outbox:
    """Texts in their order, until the box is closed."""

    def __init__(self) -> None:
        self.waiting: deque[str] = deque()
        self.size = 0
        self.closed = False
        self.more = asyncio.Event()
        self.empty = asyncio.Event()  # everything has left
        self.empty.set()

    def put(self, text: str) -> None:
        if self.closed:
            return
        if self.waiting and (len(self.waiting) >= UNSENT or self.size + len(text) > UNSENT_BYTES):
            raise Full
        self.waiting.append(text)
        self.size += len(text)
        self.empty.clear()
        self.more.set()

    @property
    def idle(self) -> bool:
        """Nothing waits or is on its way, so that something may pass by."""
        return self.empty.is_set() and not self.closed

    def close(self) -> None:
        """What waits is forgotten, so that the goodbye comes next."""
        self.waiting.clear()
        self.closed = True
        self.more.set()

    async def empty_into(self, send: Callable[[str], Awaitable[None]]) -> None:
        while True:
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text)
                await send(text)
            if self.closed:
                return
            self.empty.set()
            self.more.clear()
            await self.more.wait()
