"""`python -m bench.server`: the real server with 200 live tables and 400 sockets on the loopback.

Two people sit at every table. Each commit is one answer, and its time runs from before it is sent until the other
player's page has received the new state; client and server share the machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from bench.compile import ROOT
from tinkuy.games import find_game
from tinkuy.server.workers.loaded import Loaded
from tinkuy.server.workers.work import Setup

TABLES = 200
RATE = 100  # answers per second
STEADY_SECONDS = 20.0
FULL_SECONDS = 10.0
LONG = 500  # answers of a table that is loaded
RESULTS = ROOT / "bench" / "server.json"
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
        other = self.pages[1 - author.seat]
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

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def _cpu(pid: str) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def sit_down(address: str, stack: AsyncExitStack) -> list[Pair]:
    owner, guest = [await stack.enter_async_context(httpx.AsyncClient(base_url=address)) for _ in range(2)]
    for visitor in (owner, guest):
        await visitor.get("/api/me")
    pairs = []
    for number in range(TABLES):
        seats = [{"kind": "me"}, {"kind": "person"}]
        table = (await owner.post("/api/tables", json={"game": "tzolkin", "seats": seats})).json()["id"]
        secret = (await owner.get(f"/api/tables/{table}/seats/1/link")).json()["secret"]
        await guest.post(f"/api/tables/{table}/join", json={"secret": secret})
        pages = [await open_page(address, stack, visitor, table, seat) for seat, visitor in enumerate((owner, guest))]
        pairs.append(Pair(pages, random.Random(number)))
    return pairs


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


async def steady(pairs: list[Pair]) -> list[float]:
    """RATE answers per second, spread over all tables, whether the earlier ones have arrived or not."""
    times: list[float] = []
    rng = random.Random(1)

    async def one(pair: Pair) -> None:
        took = await pair.answer()
        if took is not None:
            times.append(took)

    begun = time.perf_counter()
    tasks = []
    for number in range(int(RATE * STEADY_SECONDS)):
        await asyncio.sleep(max(0.0, begun + number / RATE - time.perf_counter()))
        pair = rng.choice([pair for pair in pairs if pair.free])
        pair.free = False
        tasks.append(asyncio.ensure_future(one(pair)))
    await asyncio.gather(*tasks)
    return times


async def full(pairs: list[Pair]) -> float:
    """Answers per second when every table answers as soon as it can."""
    end = time.perf_counter() + FULL_SECONDS
    answers = 0

    async def play(pair: Pair) -> None:
        nonlocal answers
        while time.perf_counter() < end and await pair.answer() is not None:
            answers += 1

    await asyncio.gather(*(play(pair) for pair in pairs))
    return answers / FULL_SECONDS


def load_time() -> float:
    """Milliseconds to replay a table of LONG answers, as a worker does when somebody comes back to it."""
    game = find_game("tzolkin")
    rng = random.Random(4)
    for seed in range(100):
        setup = Setup("tzolkin", game.version, game.component_set.hash, 4, {}, str(seed))
        table = Loaded(setup, game).table
        answers: list[tuple[int, str]] = []
        while not table.over and len(answers) < LONG:
            ask = rng.choice(table.asks())
            option = rng.choice(ask.options)
            answers.append((ask.seat, f"{game.kinds[ask.kind].name} {game.kinds[ask.kind].codes[option]}"))
            table.send_for(ask.seat, option)
        if len(answers) == LONG:
            break
    times = []
    for _ in range(9):
        begun = time.perf_counter()
        Loaded(setup, game).extend(answers)
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


async def measure(folder: str) -> dict[str, float]:
    process = Process(folder)
    try:
        async with AsyncExitStack() as stack:
            async with httpx.AsyncClient(base_url=process.address) as client:
                await client.get("/api/games/tzolkin")
            empty = process.memory()
            pairs = await sit_down(process.address, stack)
            for _ in range(10):  # away from the very first question
                await asyncio.gather(*(pair.answer() for pair in pairs))
            memory = process.memory()
            times = sorted(await steady(pairs))
            before = process.cpu()
            rate = await full(pairs)
            busy = [(after - at) / FULL_SECONDS for after, at in zip(process.cpu(), before, strict=True)]
    finally:
        process.stop()
    return {
        "tables": TABLES,
        "sockets": 2 * TABLES,
        "rate": RATE,
        "p50_ms": round(statistics.median(times) * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "answers_per_second": round(rate),
        "server_busy": round(busy[0], 2),
        "workers_busy": round(busy[1], 2),
        "server_ms_per_answer": round(busy[0] / rate * 1000, 2),
        "workers_ms_per_answer": round(busy[1] / rate * 1000, 2),
        "empty_mb": round(empty, 1),
        "kb_per_table": round((memory - empty) * 1024 / TABLES, 1),
        "load_ms": round(load_time(), 1),
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(folder))
    figures["load_1_minute"] = round(os.getloadavg()[0], 1)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    grid = Grid("", "", title=f"{TABLES} live tables, {2 * TABLES} sockets, client and server on one machine")
    grid.add_row(f"click to the other screen at {RATE} answers/s, p50", f"{figures['p50_ms']} ms")
    grid.add_row(f"click to the other screen at {RATE} answers/s, p99 (goal: 50 ms)", f"{figures['p99_ms']} ms")
    grid.add_row("answers per second at most", f"{figures['answers_per_second']:.0f}")
    for part in ("server", "workers"):
        spent = f"{figures[f'{part}_ms_per_answer']} ms of computing per answer"
        grid.add_row(f"of that the {part}", f"{figures[f'{part}_busy']:.0%} of a core, {spent}")
    grid.add_row("memory of server and workers without tables", f"{figures['empty_mb']} MB")
    grid.add_row("memory of a live table with two pages", f"{figures['kb_per_table']} kB")
    grid.add_row(f"loading a table of {LONG} answers (goal: 100 ms)", f"{figures['load_ms']} ms")
    Console().print(grid)


if __name__ == "__main__":
    main()
