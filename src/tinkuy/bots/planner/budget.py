"""How much a bot may think: a number of lines, which gives the same answer every time, or a time."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """Lines that are left, or the moment at which it ends; the other one is 0."""

    __slots__ = ("ends", "lines")

    def __init__(self, lines: int, seconds: float = 0.0) -> None:
        self.lines = lines
        self.ends = perf_counter() + seconds if seconds else 0.0

    def go(self) -> bool:
        """Whether one line more may be looked at, which is counted."""
        if self.ends:
            return perf_counter() < self.ends
        self.lines -= 1
        return self.lines >= 0

    def seconds(self) -> float:
        """That are left; 0 where it is a number of lines."""
        return max(0.0, self.ends - perf_counter()) if self.ends else 0.0

    def spent(self) -> bool:
        return perf_counter() >= self.ends if self.ends else self.lines <= 0

    def share(self, parts: float) -> Budget:
        """One of so many parts of what is left; lines are taken from here, time goes by for both."""
        if self.ends:
            return Budget(0, max(1e-9, (self.ends - perf_counter()) / parts))
        part = Budget(max(1, int(self.lines / parts)))
        self.lines -= part.lines
        return part
