"""Starts the server: one process with its workers, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import uvicorn
from msgspec.structs import replace

from tinkuy.core.errors import Refused
from tinkuy.server.collecting import collect_rarely
from tinkuy.server.http.app import make_app
from tinkuy.server.http.lines import ACCEPTED, Door, Line, sweep, widen
from tinkuy.server.settings import MESSAGE_BYTES, Settings, data_file, database
from tinkuy.server.sparing import Sparing
from tinkuy.server.store.sqlite.file import PRIVATE, make_private

TRIED = 20  # ports after a taken one
QUEUE = 512  # connections that the system holds ready
GRACE = 3  # seconds for what is under way when the server is stopped


def bind(host: str, port: int, strict: bool = False, listening: bool = True) -> socket.socket:
    """The port, or a free one after it when it is taken. Who is not listening yet is not waited for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for candidate in [port] if strict or port == 0 else range(port, min(port + TRIED, 65_536)):
        # Only of a socket that says it is TCP does asyncio turn off Nagle's delay, 40 ms on every answer.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
            if listening:
                bound.listen(QUEUE)
            return bound
        except OSError as error:
            bound.close()
            problem = error
    reason = problem.strerror if problem is not None else "no such port"
    raise Refused(f"The server cannot listen at {host} port {port}: {reason}.")


def address(bound: socket.socket, host: str) -> str:
    shown = (
        "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    )
    return f"http://{shown}:{bound.getsockname()[1]}/"


@contextlib.contextmanager
def sole(path: Path) -> Iterator[IO[str] | None]:
    """Nobody else serves the same file: two servers would each believe to know where the tables stand.

    The file itself is locked, so that no link to it passes for another; beside it stands where it is served.
    """
    if sys.platform == "win32":
        yield None
        return
    import fcntl

    real = path.resolve()
    with contextlib.ExitStack() as opened:
        try:
            make_private(real)
            # Closing it would take SQLite's own locks along, so it stays open until all is over.
            file = opened.enter_context(real.open("rb"))
            beside = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, PRIVATE)
            lock = opened.enter_context(open(beside, "r+", encoding="utf-8"))
        except OSError as error:
            where = error.filename or path
            raise Refused(f"The tables cannot be kept in '{path}': {error.strerror} ('{where}').") from None
        try:
            for held in (file, lock):
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            where = lock.read(200).strip()
            raise Refused(f"A server with the tables in '{path}' is running already: {where or 'see there'}") from None
        lock.truncate(0)
        yield lock


def _bind(settings: Settings, strict: bool) -> socket.socket:
    """Beside others on one database it is better to be refused here and let in there than to wait for the start."""
    beside_others = bool(database(settings) and settings.port)
    return bind(settings.host, settings.port, strict, listening=not beside_others)


def run(settings: Settings, started: Callable[[str, int], None], strict: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; `started` is told the address and the port when it is answered there."""
    collect_rarely()
    os.umask(0o077)  # what is written down of a table that is paused is for nobody else either
    with contextlib.nullcontext() if database(settings) else sole(data_file(settings)) as lock:
        given = settings.listening >= 0
        bound = socket.socket(fileno=settings.listening) if given else _bind(settings, strict)

        def tell() -> None:
            where = address(bound, settings.host)
            if lock is not None:
                lock.write(where)
                lock.flush()
            started(where, bound.getsockname()[1])

        # When it has come to rest, uvicorn raises the signal again that stopped it; here that is a quiet end.
        signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGINT))
        with contextlib.suppress(KeyboardInterrupt):
            _serve(settings, bound, tell)


def _serve(settings: Settings, bound: socket.socket, tell: Callable[[], None]) -> None:
    Door.most = widen(settings.limits.connections)
    app = make_app(_fitting(settings, Door.most))
    log = Sparing(sys.stderr)
    logging.basicConfig(handlers=[log], level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    config = uvicorn.Config(
        app,
        http=Door,
        ws=Line,
        backlog=ACCEPTED,
        ws_max_size=4 * MESSAGE_BYTES,  # what is a little too large is answered, what is far too large is cut off
        ws_per_message_deflate=False,  # 40 kB of memory per socket for messages of a few kB
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = _Server(config, tell, log, settings.limits.patience)
    try:
        server.run(sockets=[bound])
    except OSError as error:
        if server.started:
            raise
        raise Refused(f"The server cannot listen at {settings.host}: {error.strerror}.") from None
    finally:
        log.sum_up()
    if not server.started:
        raise Refused("The server could not start; see the lines above.")


def _fitting(settings: Settings, lines: int) -> Settings:
    """Of all lines a quarter is left to requests, however many pages are open."""
    sockets = min(settings.limits.all_sockets, lines * 3 // 4)
    return replace(settings, limits=replace(settings.limits, all_sockets=sockets))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None], log: Sparing, patience: float) -> None:
        super().__init__(config)
        self.tell = started
        self.log = log
        self.patience = patience

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for bound in sockets or ():
            bound.listen(QUEUE)  # asyncio has one number for this and for how many it accepts at once
        if self.started:
            self.tell()

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            sweep(self.server_state.connections, asyncio.get_running_loop().time(), self.patience)
            self.log.tick()
        return await super().on_tick(counter)
