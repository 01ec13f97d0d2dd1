"""`python -m tinkuy.server '{"port": 0}'`: the settings as JSON, for programs; people use `tinkuy serve`.

With `-` they are read from standard input, and the server ends when that does.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

import msgspec

from tinkuy.server import host, processes
from tinkuy.server.settings import Settings


def _started(address: str, port: int) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def _end_with_input() -> None:
    while sys.stdin.readline():
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main(given: str) -> None:
    settings = msgspec.json.decode(sys.stdin.readline() if given == "-" else given, type=Settings)
    if given == "-":
        threading.Thread(target=_end_with_input, daemon=True).start()
    serve = processes.run if settings.processes > 1 else host.run
    serve(settings, _started, strict=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "{}")
