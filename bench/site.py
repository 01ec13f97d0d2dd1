"""`python -m bench.site`: processes on one PostgreSQL, by how many they are, and by how many tables it keeps.

The two players of a table sit at different processes; client, processes and database share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import psycopg
from rich.console import Console
from rich.table import Table as Grid

from bench.pages import Pair, open_page
from tests.server.hosting import Host
from tests.server.postgresql import Postgresql

SECONDS = 8.0
ANSWERS = 10  # of every stored table
# So many copies of the one table that is there, nearly all of them over, with their seats and a log.
FILL = [
    """INSERT INTO seats SELECT 'copy' || n, s.seat, s.kind, s.name, s.bot
        FROM seats s, generate_series(%s::INT, %s::INT) n WHERE s.table_id = %s""",
    """INSERT INTO holders SELECT 'copy' || n, 0, md5((n / 20)::TEXT), 1, 0 FROM generate_series(%s::INT, %s::INT) n
        WHERE %s <> ''""",
    """INSERT INTO tables (id, setup, game, owner, open, created, changed, over, archived, note, waiting)
        SELECT 'copy' || n, setup, game, md5((n / 20)::TEXT), n %% 2 = 0, created + n, changed + n, n %% 50 > 0, FALSE,
        note, waiting FROM tables t, generate_series(%s::INT, %s::INT) n WHERE t.id = %s""",
    f"""INSERT INTO answers SELECT 'copy' || n, v, 0, 'plan place', 'k' || v, 1, ''
        FROM generate_series(%s::INT, %s::INT) n, generate_series(1, {ANSWERS}) v WHERE %s <> ''""",
]


def started(hosts: list[Host]) -> float:
    """Seconds until all of them answer."""
    begun = time.perf_counter()
    for host in hosts:
        host.launch()
    for host in hosts:
        host.ready()
    return time.perf_counter() - begun


def new_hosts(folder: Path, database: str, count: int) -> list[Host]:
    folders = [folder / f"{count}-{number}-{time.monotonic_ns()}" for number in range(count)]
    for each in folders:
        each.mkdir()
    return [Host(each, {"sockets": 10_000}, data=database) for each in folders]


async def play(hosts: list[Host], tables: int) -> tuple[float, list[float]]:
    """Answers per second, and how long each took to the other player's screen."""
    async with AsyncExitStack() as stack:
        visitors = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=hosts[number % len(hosts)].address, timeout=60))
            for number in range(2)
        ]
        for visitor in visitors:
            await visitor.get("/api/me")
        pairs = []
        for number in range(tables):
            seats = [{"kind": "me"}, {"kind": "person"}]
            table = (await visitors[0].post("/api/tables", json={"game": "tzolkin", "seats": seats})).json()["id"]
            secret = (await visitors[0].get(f"/api/tables/{table}/seats/1/link")).json()["secret"]
            await visitors[1].post(f"/api/tables/{table}/join", json={"secret": secret})
            pages = [
                await open_page(hosts[(number + seat) % len(hosts)].address, stack, visitor, table, seat)
                for seat, visitor in enumerate(visitors)
            ]
            pairs.append(Pair(pages, random.Random(number)))
        times: list[float] = []
        end = time.perf_counter() + SECONDS

        async def one(pair: Pair) -> None:
            while time.perf_counter() < end and (took := await pair.answer()) is not None:
                times.append(took)

        await asyncio.gather(*(one(pair) for pair in pairs))
    return len(times) / SECONDS, sorted(times)


def by_processes(server: Postgresql, folder: Path, counts: list[int], tables: int) -> Grid:
    grid = Grid("processes", "start to ready, s", "answers/s", "p50, ms", "p99, ms", title=f"{tables} tables")
    for count in counts:
        hosts = new_hosts(folder, server.new_database(), count)
        ready = started(hosts)
        try:
            rate, times = asyncio.run(play(hosts, tables))
        finally:
            for host in hosts:
                host.stop()
        p99 = times[int(len(times) * 0.99)]
        grid.add_row(
            *map(str, (count, round(ready, 1), round(rate), round(statistics.median(times) * 1000), round(p99 * 1000)))
        )
    return grid


def by_stored(server: Postgresql, folder: Path, counts: list[int]) -> Grid:
    grid = Grid("stored tables", "start to ready, s", "own tables, ms", "open tables, ms", "commit p50, ms")
    database, stored = server.new_database(), 0
    for count in counts:
        host = new_hosts(folder, database, 1)[0]
        if not stored:
            started([host])
            with httpx.Client(base_url=host.address, timeout=60) as client:
                client.get("/api/me")
                seats = [{"kind": "me"}, {"kind": "person"}]
                first = client.post("/api/tables", json={"game": "tzolkin", "seats": seats}).json()["id"]
            host.stop()
        with psycopg.connect(database, autocommit=True) as connection:
            for statement in FILL:
                connection.execute(statement.encode(), (stored + 1, count, first))
            connection.execute("ANALYZE")
        stored = count
        ready = started([host])
        try:
            with httpx.Client(base_url=host.address, timeout=60) as client:
                client.get("/api/me")
                lists = [_asked(client, path) for path in ("/api/me", "/api/tables?limit=20")]
            _, times = asyncio.run(play([host], 5))
        finally:
            host.stop()
        row = (f"{count:,}", round(ready, 1), *(round(took * 1000, 1) for took in lists))
        grid.add_row(*map(str, row), f"{statistics.median(times) * 1000:.1f}")
    return grid


def _asked(client: httpx.Client, path: str) -> float:
    times = []
    for _ in range(15):
        begun = time.perf_counter()
        client.get(path).raise_for_status()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--stored", type=int, nargs="*", default=[1_000, 10_000, 100_000])
    parser.add_argument("--tables", type=int, default=40)
    given = parser.parse_args()
    server = Postgresql()
    try:
        with tempfile.TemporaryDirectory() as folder:
            if given.processes:
                Console().print(by_processes(server, Path(folder), given.processes, given.tables))
            if given.stored:
                Console().print(by_stored(server, Path(folder), given.stored))
    finally:
        server.end()
    Console().print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
