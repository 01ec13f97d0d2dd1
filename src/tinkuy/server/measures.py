"""What this process has done so far, in plain numbers: how often and how long. Nothing of a table or visitor."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class Timing:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            self.took(perf_counter() - begun)


class Measures:
    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # by who gave them: person or bot
        self.refusals: Counter[str] = Counter()  # by code
        self.commits = Timing()  # from an answer's arrival until it is kept and shown
        self.writes = Timing()  # until the store has it on the disk
        self.views = Timing()  # until a worker has shown a table or a draft
        self.bots = Timing()  # of computing, for the dearest answer of each turn


MEASURES = Measures()
