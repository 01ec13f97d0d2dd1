"""The clients of the server's benchmarks: pages that are read, two players who answer, and the server's process."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

RATES = (
    "message_rate",
    "message_burst",
    "hello_rate",
    "hello_burst",
    "request_rate",
    "request_burst",
    "opening_rate",
    "opening_burst",
)
UNLIMITED = dict.fromkeys(RATES, 1e9)


class View(msgspec.Struct):
    ask: list[dict[str, Any]]


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """The little that this client reads of a message."""

    kind: str
    version: int = -1
    view: View | None = None
    options: Any = None
    code: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Page:
    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.version = -1
        self.asked: dict[str, Any] | None = None
        self.changed = asyncio.Condition()
        self.arrived: dict[int, float] = {}

    async def listen(self) -> None:
        async for text in self.socket:
            heard = decode(text)
            if heard.kind == "error":
                raise SystemExit(f"The server refused: {text!r}")
            if heard.kind == "state" and heard.view is not None:
                self.arrived[heard.version] = time.perf_counter()
                async with self.changed:
                    self.version = heard.version
                    self.asked = heard.view.ask[0] if heard.view.ask else None
                    self.changed.notify_all()

    async def reach(self, version: int) -> float:
        async with self.changed:
            await self.changed.wait_for(lambda: self.version >= version)
        return min(at for known, at in self.arrived.items() if known >= version)


class Pair:
    """The two pages of a table; one answer at a time."""

    def __init__(self, pages: list[Page], rng: random.Random) -> None:
        self.pages = pages
        self.rng = rng
        self.count = 0
        self.free = True

    async def answer(self) -> float | None:
        """Seconds from the click to the other player's screen; None when the game is over."""
        author = next((page for page in self.pages if page.asked), None)
        if author is None:
            return None
        assert author.asked is not None
        other = next(page for page in self.pages if page is not author)
        self.free = False
        self.count += 1
        answer = f"{author.asked['kind']} {self.rng.choice(author.asked['options'])}"
        base = author.version
        commit = {"do": "commit", "id": self.count, "seat": author.seat, "base": base, "answers": [answer]}
        begun = time.perf_counter()
        await author.socket.send(json.dumps({**commit, "key": str(self.count)}))
        arrived = await other.reach(base + 1)
        await author.reach(base + 1)
        self.free = True
        return arrived - begun


class Process:
    def __init__(self, folder: str) -> None:
        limits = {**UNLIMITED, "sockets": 10_000}
        settings = {"port": 0, "data": f"{folder}/tables.sqlite", "pace": 0.0, "limits": limits}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tinkuy.server", json.dumps(settings)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")

    def workers(self) -> list[str]:
        return Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()

    def cpu(self) -> tuple[float, float]:
        """Seconds of computing so far: of the server itself, and of all its workers."""
        spent = [_cpu(pid) for pid in (str(self.process.pid), *self.workers())]
        return spent[0], sum(spent[1:])

    def memory(self) -> float:
        """Megabytes of the server and its workers, shared pages counted once."""
        total = 0
        for pid in [str(self.process.pid), *self.workers()]:
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
        return total / 1024

    def signal(self, number: int) -> None:
        """To the server and all its workers."""
        for pid in [str(self.process.pid), *self.workers()]:
            os.kill(int(pid), number)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def _cpu(pid: str) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_page(
    address: str, stack: AsyncExitStack, visitor: httpx.AsyncClient, table: str, seat: int | None
) -> Page:
    socket = await stack.enter_async_context(
        connect(
            f"{address.replace('http', 'ws', 1)}/ws/{table}",
            origin=Origin(address),
            additional_headers={"Cookie": f"tinkuy={visitor.cookies['tinkuy']}"},
            compression=None,
            ping_interval=None,
        )
    )
    page = Page(socket, seat)
    listening = asyncio.ensure_future(page.listen())
    stack.callback(listening.cancel)
    await socket.send(json.dumps({"do": "hello", "id": 0, "seat": seat}))
    await page.reach(0)
    return page
