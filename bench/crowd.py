"""`python -m bench.crowd`: 5,000 tables with bots on one machine; all of them get on, and none is paused."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console

from bench.compile import ROOT
from bench.pages import Process
from tinkuy.server.store.sqlite.store import SqliteStore
from tinkuy.server.store.store import BOT, Kept, Seat, now
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.worker import Worker

TABLES = 5_000
BOT_NAME = "greedy:4"
OWNERS = 50
LIMIT = 900.0  # seconds until all must have moved
RESULTS = ROOT / "bench" / "crowd.json"


async def fill(path: Path, tables: int) -> None:
    """As a server leaves them that was stopped: every table waits for a bot."""
    store = SqliteStore(path)
    worker = Worker(1, 2_000)
    rng = random.Random(1)
    for number in range(tables):
        seed = f"{rng.getrandbits(64):x}"
        opened = worker.reply(requests.Open(f"t{number}", "tzolkin", 2, {}, seed, [BOT_NAME]))
        assert isinstance(opened, replies.Opened)
        at, owner = now(), f"owner{number % OWNERS}"
        seats = [Seat(BOT, bot=BOT_NAME), Seat(BOT, bot=BOT_NAME)]
        kept = Kept(f"t{number}", opened.setup, owner, False, at, at, opened.note, seats)
        await store.create(kept, [], opened.digests, opened.components)
    await store.close()


def standing(path: Path) -> tuple[int, int, int]:
    """Tables with at least one answer, paused tables, and answers of all."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        moved = connection.execute("SELECT count(DISTINCT table_id), count(*) FROM answers").fetchone()
        paused = connection.execute("SELECT count(*) FROM tables WHERE paused <> ''").fetchone()
    return moved[0], paused[0], moved[1]


def main(tables: int) -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        asyncio.run(fill(path, tables))
        begun = time.perf_counter()
        process = Process(folder)
        started = time.perf_counter() - begun
        try:
            moved = paused = answers = 0
            while moved < tables and paused == 0 and time.perf_counter() - begun < LIMIT:
                time.sleep(1.0)
                moved, paused, answers = standing(path)
            took = time.perf_counter() - begun
            memory = process.memory()
        finally:
            process.stop()
    figures = {
        "tables": tables,
        "moved": moved,
        "paused": paused,
        "seconds": round(took, 1),
        "answers_per_second": round(answers / took, 1),
        "start_seconds": round(started, 2),
        "memory_mb": round(memory),
        "load_1_minute": round(os.getloadavg()[0], 1),
    }
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    console.print(
        f"{moved} of {tables} tables moved within {took:.0f} s, {paused} paused; {answers / took:.0f} answers/s, "
        f"{memory:.0f} MB; people could come in after {started:.1f} s"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES)
