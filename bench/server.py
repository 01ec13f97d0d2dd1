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
import tempfile
import time
from contextlib import AsyncExitStack

import httpx
from rich.console import Console
from rich.table import Table as Grid

from bench.compile import ROOT
from bench.pages import Pair, Process, open_page
from bench.watchers import watched
from tinkuy.games import find_game
from tinkuy.server.workers.about import Setup
from tinkuy.server.workers.loaded import Loaded

TABLES = 200
SPECTATORS = 400  # at one table
RATE = 100  # answers per second
STEADY_SECONDS = 20.0
FULL_SECONDS = 10.0
LONG = 500  # answers of a table that is loaded
RESULTS = ROOT / "bench" / "server.json"


async def sit_down(address: str, stack: AsyncExitStack, tables: int = TABLES) -> list[Pair]:
    owner, guest = [await stack.enter_async_context(httpx.AsyncClient(base_url=address)) for _ in range(2)]
    for visitor in (owner, guest):
        await visitor.get("/api/me")
    pairs = []
    for number in range(tables):
        seats = [{"kind": "me"}, {"kind": "person"}]
        table = (await owner.post("/api/tables", json={"game": "tzolkin", "seats": seats})).json()["id"]
        secret = (await owner.get(f"/api/tables/{table}/seats/1/link")).json()["secret"]
        await guest.post(f"/api/tables/{table}/join", json={"secret": secret})
        pages = [await open_page(address, stack, visitor, table, seat) for seat, visitor in enumerate((owner, guest))]
        pairs.append(Pair(pages, random.Random(number)))
    return pairs


async def steady(pairs: list[Pair], seconds: float = STEADY_SECONDS) -> list[float]:
    """RATE answers per second, spread over all tables, whether the earlier ones have arrived or not."""
    times: list[float] = []
    rng = random.Random(1)

    async def one(pair: Pair) -> None:
        took = await pair.answer()
        if took is not None:
            times.append(took)

    begun = time.perf_counter()
    tasks = []
    for number in range(int(RATE * seconds)):
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
    with tempfile.TemporaryDirectory() as folder:
        players, spectators = asyncio.run(watched(folder, SPECTATORS))
    figures["spectators"] = SPECTATORS
    figures["watched_p50_ms"] = round(statistics.median(players) * 1000, 1)
    figures["watched_p99_ms"] = round(players[int(len(players) * 0.99)] * 1000, 1)
    figures["spectator_p99_ms"] = round(spectators[int(len(spectators) * 0.99)] * 1000, 1)
    figures["load_1_minute"] = round(os.getloadavg()[0], 1)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    grid = Grid("", "", title=f"{TABLES} live tables, {2 * TABLES} sockets, client and server on one machine")
    grid.add_row(f"click to the other screen at {RATE} answers/s, p50", f"{figures['p50_ms']} ms")
    grid.add_row(f"click to the other screen at {RATE} answers/s, p99 (goal: 50 ms)", f"{figures['p99_ms']} ms")
    watching = f"with {SPECTATORS} spectators at the table"
    grid.add_row(f"click to the other screen {watching}, p50", f"{figures['watched_p50_ms']} ms")
    grid.add_row(f"click to the other screen {watching}, p99 (goal: 50 ms)", f"{figures['watched_p99_ms']} ms")
    grid.add_row(f"click to a spectator's screen {watching}, p99", f"{figures['spectator_p99_ms']} ms")
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
