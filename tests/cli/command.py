"""Running the command: in this process where that is quick, as a real one where it matters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tinkuy.bots import find_bot
from tinkuy.cli import main
from tinkuy.core.record import write_record
from tinkuy.core.table import Table, open_table
from tinkuy.games import find_game

GAME = find_game("tzolkin")


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "tinkuy", *words]


def environment() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", "TERM": "dumb"}


def really(*words: str, given: bytes = b"", folder: Path | None = None) -> Said:
    """The real command in a process of its own."""
    done = subprocess.run(
        command(*words), input=given, capture_output=True, cwd=folder, env=environment(), timeout=60, check=False
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def quickly(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """The same in this process."""
    code = main(words)
    said = capsys.readouterr()
    return Said(code, said.out, said.err)


def refused(said: Said) -> str:
    """The one sentence of a refusal; fails when it was anything else."""
    assert (said.code, said.out) == (2, ""), said
    assert said.err.startswith("tinkuy: ")
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.removeprefix("tinkuy: ").strip()


def played(seats: int = 2, seed: str = "1", answers: int = 10_000) -> Table:
    """A game at random, to its end or for so many answers."""
    table = open_table(GAME, seats, seed)
    bot = find_bot("random", seed)
    while not table.over and answers > 0:
        seat = table.asks()[0].seat
        table.answer(seat, bot.choose(table, seat))
        answers -= 1
    return table


def record_file(folder: Path, table: Table, names: Sequence[str] = ()) -> Path:
    path = folder / "game.txt"
    path.write_bytes(write_record(table, dict(enumerate(names))).encode())
    return path
