"""Engines: the same results in processes and on a Ray cluster, and a lost worker's part is done again."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.lab.on_ray import MATCH, outcome
from tinkuy.core.errors import Refused
from tinkuy.lab.engines import Processes, find_engine
from tinkuy.lab.match import run_match


def squared(number: int) -> int:
    return number * number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_part_comes_back_with_its_number(jobs: int) -> None:
    done = dict(Processes(jobs).run(squared, [4, 5, 6]))
    assert done == {0: 16, 1: 25, 2: 36}


def test_an_engine_that_is_not_there_is_named() -> None:
    with pytest.raises(Refused, match=r"There is no engine 'steam'; the engines are: processes, ray\."):
        find_engine("steam")


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed")
def test_a_cluster_plays_the_same_games_and_redoes_what_a_killed_worker_did(tmp_path: Path) -> None:
    """A real cluster of this machine, in a process of its own: it leaves warnings behind when it ends."""
    command = [sys.executable, "-m", "tests.lab.on_ray", str(tmp_path / "killed")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    found = json.loads(done.stdout.splitlines()[-1])
    assert (tmp_path / "killed").exists()
    assert found["squares"] == {str(number): number * number for number in range(6)}
    assert found["games"] == json.loads(json.dumps(outcome(run_match(MATCH))))
