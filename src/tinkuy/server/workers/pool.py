"""Worker processes seen from the server: a request goes out, a reply comes back, or the process is ended."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import sys

from tinkuy.server.refusals import Refusal
from tinkuy.server.steadfast import steadfast
from tinkuy.server.workers import work

CLOSING = "The server is being stopped; the table is kept."
START_SECONDS = 60.0  # until a new process has imported everything, on a machine that is busy

log = logging.getLogger("tinkuy.server")


class Stuck(Exception):
    """A worker had to be ended, or broke: the text says what happened."""


class Slot:
    """One process; a request is sent when the one before is answered, so that it is clear which one is stuck."""

    def __init__(self, arguments: list[str]) -> None:
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.closed = False

    async def ask(self, request: work.Request, seconds: float) -> work.Reply:
        # Whoever waits may go away; the reply must be read all the same, or the next one would get it.
        return await steadfast(self._ask(request, seconds))

    async def _ask(self, request: work.Request, seconds: float) -> work.Reply:
        async with self.turn:
            for attempt in (1, 2):
                if self.closed:
                    raise Refusal("stopped", CLOSING)
                if self.process is None:
                    await self._start()
                try:
                    return await asyncio.wait_for(self._exchange(request), seconds)
                except TimeoutError:
                    await self._kill()
                    raise Stuck(f"{type(request).__name__} took longer than {seconds:g} seconds") from None
                except (EOFError, OSError):
                    # It may have been ended from outside, with no fault of this request: it gets a second chance.
                    if not self.closed:
                        log.warning("a worker process ended during %s (attempt %d)", type(request).__name__, attempt)
                    await self._kill(ending=True)
            raise Stuck(f"the process ended during {type(request).__name__}")

    async def _start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tinkuy.server.workers.worker",
            *self.arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            limit=1 << 20,
        )
        try:
            await asyncio.wait_for(self._exchange(work.Games()), START_SECONDS)
        except (EOFError, OSError):
            await self._kill()
            if self.closed:
                raise Refusal("stopped", CLOSING) from None
            log.error("a worker process could not be started")
            raise Refusal("internal", "The rules could not be started; the server's log says why.") from None

    async def _exchange(self, request: work.Request) -> work.Reply:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        frame = work.encode(request)
        process.stdin.write(work.LENGTH.pack(len(frame)) + frame)
        await process.stdin.drain()
        (length,) = work.LENGTH.unpack(await process.stdout.readexactly(work.LENGTH.size))
        reply: work.Reply = work.decode_reply(await process.stdout.readexactly(length))
        return reply

    async def _kill(self, ending: bool = False) -> None:
        """`ending`: it has closed its pipe and should be gone in a moment."""
        process, self.process = self.process, None
        if process is None:
            return
        if ending or self.closed:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 2.0)
        if process.returncode is None and not self.closed:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        self.closed = True
        process = self.process
        if process is not None and process.returncode is None:
            process.kill()  # nothing is lost: all a worker knows is in the log
            await process.wait()


class Pool:
    """A table always goes to the same process, which then has it in memory."""

    def __init__(self, workers: int, arguments: list[str]) -> None:
        self.slots = [Slot(arguments) for _ in range(max(1, workers))]

    def slot(self, table: str) -> Slot:
        digest = hashlib.blake2b(table.encode(), digest_size=4).digest()
        return self.slots[int.from_bytes(digest, "big") % len(self.slots)]

    async def ask(self, table: str, request: work.Request, seconds: float) -> work.Reply:
        return await self.slot(table).ask(request, seconds)

    async def warm(self) -> None:
        """Have the processes ready before somebody waits for them."""
        with contextlib.suppress(Stuck, Refusal):
            await asyncio.gather(*(slot.ask(work.Games(), START_SECONDS) for slot in self.slots))

    async def close(self) -> None:
        await asyncio.gather(*(slot.close() for slot in self.slots))
