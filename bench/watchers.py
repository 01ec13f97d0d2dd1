"""Many spectators at one table: does it hold up the two who play?

The spectators live in a process of their own and only read; some leave and others come all the time. What is measured
is the same as in `bench.server`: from before an answer is sent until the other player's page has the new state.
"""

from __future__ import annotations

import asyncio
import random
import selectors
import socket
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from urllib.parse import urlsplit

import httpx

from bench.pages import Page, Pair, Process, open_page

COME_AND_GO = 10  # per second
SECONDS = 20.0
PAUSE = 0.1  # between two answers


def spectator(address: str, table: str) -> socket.socket:
    where = urlsplit(address)
    line = socket.create_connection((where.hostname or "", where.port or 80))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in line.recv(4096, socket.MSG_PEEK):
        time.sleep(0.001)
    hello = b'{"do": "hello", "id": 0, "seat": null}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def watch(address: str, table: str, count: int) -> None:
    """Read for ever, a new one for the oldest all the time."""
    reading = selectors.DefaultSelector()
    lines: list[socket.socket] = []
    buffer = bytearray(1 << 20)
    for _ in range(count):
        lines.append(spectator(address, table))
        reading.register(lines[-1], selectors.EVENT_READ)
        if len(lines) % 20 == 0:
            time.sleep(0.05)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    change = time.monotonic()
    while True:
        for key, _ in reading.select(0.02):
            key.fileobj.recv_into(buffer)  # type: ignore[union-attr]
        if lines and time.monotonic() >= change + 1 / COME_AND_GO:
            change = time.monotonic()
            oldest = lines.pop(0)
            reading.unregister(oldest)
            oldest.close()
            lines.append(spectator(address, table))
            reading.register(lines[-1], selectors.EVENT_READ)


async def watched(folder: str, count: int) -> tuple[list[float], list[float]]:
    """Seconds to the other player's screen and to a spectator's, sorted."""
    process = Process(folder)
    crowd: subprocess.Popen[str] | None = None
    try:
        async with AsyncExitStack() as stack:
            owner = await stack.enter_async_context(httpx.AsyncClient(base_url=process.address))
            await owner.get("/api/me")
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = (await owner.post("/api/tables", json={"game": "tzolkin", "seats": seats})).json()["id"]
            pages = [await open_page(process.address, stack, owner, table, seat) for seat in range(2)]
            crowd = subprocess.Popen(
                [sys.executable, "-m", "bench.watchers", process.address, table, str(count)],
                stdout=subprocess.PIPE,
                text=True,
            )
            assert crowd.stdout is not None
            await asyncio.to_thread(crowd.stdout.readline)
            await asyncio.sleep(2.0)
            last = await open_page(process.address, stack, owner, table, None)
            return await answers(Pair(pages, random.Random(1)), last)
    finally:
        if crowd is not None:
            crowd.kill()
            crowd.wait()
        process.stop()


async def answers(pair: Pair, last: Page) -> tuple[list[float], list[float]]:
    players, spectators = [], []
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        begun = time.perf_counter()
        took = await pair.answer()
        if took is None:
            break
        players.append(took)
        spectators.append(await last.reach(pair.pages[0].version) - begun)
        await asyncio.sleep(PAUSE)
    return sorted(players), sorted(spectators)


if __name__ == "__main__":
    watch(sys.argv[1], sys.argv[2], int(sys.argv[3]))
