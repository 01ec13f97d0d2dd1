"""What the measurements share: one core, and loops of a given time.

Loops end by the clock on the wall; figures are made from the time the processor spent (`process_time`), so that
whatever else runs on the machine disturbs them little.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import perf_counter


def one_core() -> None:
    """Stay on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def until(seconds: float) -> Iterator[int]:
    """0, 1, 2, ... at least once, until the time is up."""
    end = perf_counter() + seconds
    number = 0
    while True:
        yield number
        number += 1
        if perf_counter() >= end:
            return
