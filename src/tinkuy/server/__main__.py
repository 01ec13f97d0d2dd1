"""`python -m tinkuy.server '{"port": 0}'`: the settings as JSON, for programs; people use `tinkuy serve`."""

from __future__ import annotations

import sys

import msgspec

from tinkuy.server.host import run
from tinkuy.server.settings import Settings


def _started(address: str, port: int) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1] if len(sys.argv) > 1 else "{}", type=Settings), _started, strict=True)
