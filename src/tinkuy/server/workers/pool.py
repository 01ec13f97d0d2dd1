"""The worker processes for the rules: a table always goes to the same one, which then has it in memory."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib

from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.slot import START_SECONDS, Slot, Stuck

PEOPLE, BOTS = "people", "bots"
WEIGHTS = {PEOPLE: 8.0}  # when both wait; a bot is answered too, however much people ask
ANYBODY = (PEOPLE, "", "")
AHEAD = 2


class Pool:
    """Shared by people before bots, then by visitor, then by table."""

    def __init__(self, workers: int, arguments: list[str]) -> None:
        self.slots = [Slot(["0", *arguments], AHEAD, WEIGHTS) for _ in range(max(1, workers))]

    def slot(self, table: str) -> Slot:
        digest = hashlib.blake2b(table.encode(), digest_size=4).digest()
        return self.slots[int.from_bytes(digest, "big") % len(self.slots)]

    async def ask(self, table: str, request: requests.Request, seconds: float) -> replies.Reply:
        """What belongs to no table yet."""
        return await self.slot(table).ask(request, seconds, ANYBODY)

    async def warm(self) -> None:
        """Have the processes ready before somebody waits for them."""
        with contextlib.suppress(Stuck, Refusal):
            await asyncio.gather(*(slot.ask(requests.Games(), START_SECONDS, ANYBODY) for slot in self.slots))

    async def close(self) -> None:
        await asyncio.gather(*(slot.close() for slot in self.slots))
