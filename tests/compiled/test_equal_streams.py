"""The package does the same in plain Python and compiled by mypyc, answer by answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench.compile import ROOT, compiled_source, plain_source
from tinkuy.games import GAMES, find_game

SEEDS = (1, 2, 3)


def streams(source: Path) -> list[str]:
    games = [f"{name}:{seats}:{seed}" for name in GAMES for seats in find_game(name).seats for seed in SEEDS]
    run = subprocess.run(
        [sys.executable, "-m", "tests.compiled.stream", *games],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_plain_and_compiled_give_the_same_streams() -> None:
    # One test, so that only one process of a parallel run waits for the compiler.
    *plain, kind = streams(plain_source())
    assert kind == "plain"
    *compiled, kind = streams(compiled_source(level=0))
    assert kind == "compiled"
    assert plain == compiled
    assert len({line.split()[-1] for line in plain}) == len(plain)
