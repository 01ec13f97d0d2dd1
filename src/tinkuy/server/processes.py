"""Several processes on one port: each serves any table, and one that ends is started again."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from tinkuy.core.errors import Refused
from tinkuy.server.host import GRACE, address, bind
from tinkuy.server.settings import Settings, database
from tinkuy.server.store.opening import prepare_database

AGAIN = 1.0  # seconds until a process that ended is started again
LOOK = 0.2
ALONE = "Several processes need a database that they share: --data postgresql://HOST/DATABASE."

log = logging.getLogger("tinkuy.server")


def run(settings: Settings, started: Callable[[str, int], None], strict: bool = False) -> None:
    """Serve with `settings.processes` of them until SIGINT or SIGTERM."""
    if not database(settings):
        raise Refused(ALONE)
    prepare_database(database(settings))  # whatever is wrong with it is said once
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    bound = bind(settings.host, settings.port, strict)
    with contextlib.closing(bound), _told_to_stop() as stopped:
        children = [_Child(settings, bound, number) for number in range(settings.processes)]
        try:
            if not all(child.ready() for child in children):
                raise Refused("The server could not start; see the lines above.")
            started(address(bound, settings.host), bound.getsockname()[1])
            while not stopped:
                time.sleep(LOOK)
                for child in children:
                    child.revive()
        finally:
            for child in children:
                child.stop()


@contextlib.contextmanager
def _told_to_stop() -> Iterator[list[int]]:
    """Filled by the signal that ends it all."""
    heard: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: heard.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Child:
    """One of the processes. Its settings come over a pipe, since they may hold a password; when that ends, it ends."""

    def __init__(self, settings: Settings, bound: socket.socket, number: int) -> None:
        self.settings = replace(settings, processes=1, listening=bound.fileno(), number=number)
        self.ended = 0.0
        self._start()

    def _start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tinkuy.server", "-"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[self.settings.listening],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(self.settings) + b"\n")
        self.process.stdin.flush()

    def ready(self) -> bool:
        assert self.process.stdout is not None
        return bool(self.process.stdout.readline())

    def revive(self) -> None:
        if self.process.poll() is None:
            return
        if not self.ended:
            log.error("a process ended with %s and is started again", self.process.returncode)
            self.ended = time.monotonic()
        elif time.monotonic() - self.ended >= AGAIN:
            self._close()
            self.ended = 0.0
            self._start()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(2 * GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close()

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
