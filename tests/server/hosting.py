"""A real server process for tests: started, killed and started again on the same file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DEALS = "test"  # known ones: what a page shows must not depend on luck
# Tests answer faster than any person; what the limits do has a test of its own.
GENEROUS = {
    "message_rate": 10_000.0,
    "message_burst": 10_000.0,
    "hello_rate": 10_000.0,
    "hello_burst": 10_000.0,
    "request_rate": 10_000.0,
    "request_burst": 10_000.0,
    "opening_rate": 1_000.0,
    "opening_burst": 1_000.0,
    "entering_rate": 1_000.0,
    "entering_burst": 1_000.0,
    "household_talk_rate": 10_000.0,
    "household_talk_burst": 10_000.0,
    "sockets": 1_000,
    "engine_seconds": 20.0,
}


class Host:
    """`python -m tinkuy.server` on a free port of the loopback."""

    def __init__(
        self, folder: Path, limits: dict[str, Any] | None = None, source: Path | None = None, **settings: Any
    ) -> None:
        self.paths = [str(path) for path in (source, ROOT) if path]  # another Tinkuy comes first
        self.data = folder / "tables.sqlite"
        self.settings = {
            "port": 0,
            "data": str(self.data),
            "pace": 0.0,
            "limits": {**GENEROUS, **(limits or {})},
            **settings,
        }
        self.prefix: list[str] = []  # what starts the server, if not it itself
        self.errors = folder / "errors.txt"
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Host:
        self.launch()
        return self.ready()

    def launch(self) -> None:
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*self.prefix, sys.executable, "-m", "tinkuy.server", json.dumps(self.settings)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(self.paths)},
            )

    def ready(self) -> Host:
        assert self.process is not None
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address, self.errors.read_text()
        return self

    def kill(self) -> None:
        """As a power cut would: no goodbye to anybody."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(20)
        self.process.stdout.close()
        return code

    @property
    def up(self) -> bool:
        return self.process is not None and self.process.poll() is None


@contextmanager
def hosted(
    folder: Path, limits: dict[str, Any] | None = None, source: Path | None = None, **settings: Any
) -> Iterator[Host]:
    host = Host(folder, limits, source, **settings).start()
    try:
        yield host
    finally:
        host.stop()
