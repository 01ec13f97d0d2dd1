"""What test_engines does on a real local Ray cluster: `python -m tests.lab.on_ray MARK` prints what came of it."""

from __future__ import annotations

import json
import os
import signal
import sys
from functools import partial
from importlib import import_module
from pathlib import Path

from tinkuy.lab.engines import Ray
from tinkuy.lab.match import Match, MatchResult, run_match

MATCH = Match("tzolkin", ("random", "random"), 8, seed="cluster")


def outcome(result: MatchResult) -> list[tuple[int, int, list[float], list[float]]]:
    """Everything but the seconds."""
    return [(one.deal, one.rotation, one.points, one.wins) for one in result.played]


def killed_once(mark: str, number: int) -> int:
    """The first worker that is given the number 3 is killed in the middle of it."""
    file = Path(mark)
    if number == 3 and not file.exists():
        file.write_text("here")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


if __name__ == "__main__":
    ray = import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    squares = dict(Ray().run(partial(killed_once, sys.argv[1]), list(range(6))))
    games = outcome(run_match(MATCH, engine=Ray()))
    ray.shutdown()
    print(json.dumps({"squares": squares, "games": games}))
