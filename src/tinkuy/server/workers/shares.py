"""Who is next: whoever has had least so far. Shares within shares, by as many names as there are on the way.

What waits is added under a path of names, such as visitor and table. At every step the name that was served least
comes first; one that comes anew, or again after a while, begins where the others are and has saved nothing up. Below
the first step a little more than the others have had does not count: then it is who came first, or somebody would wait
until each of hundreds has had as much.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")
IDLE = 1_000  # names that are remembered though nothing of theirs waits
LITTLE = 0.25  # seconds


class Shares(Generic[T]):
    """`weights`: how many times as much as the others a name of the first step gets."""

    __slots__ = ("clock", "items", "little", "names", "numbers", "served", "size", "turns", "weights")

    def __init__(self, weights: Mapping[str, float] | None = None, little: float = 0.0) -> None:
        self.items: deque[T] = deque()
        self.names: dict[str, Shares[T]] = {}
        self.turns: list[tuple[float, int, str]] = []  # a heap of the names of which something waits
        self.numbers = count()
        self.clock = 0.0
        self.served = 0.0
        self.size = 0
        self.weights = weights or {}
        self.little = little  # seconds more than others that do not count

    def __len__(self) -> int:
        return self.size

    def add(self, path: Sequence[str], item: T) -> None:
        self.size += 1
        if not path:
            self.items.append(item)
            return
        share = self.names.get(path[0])
        if share is None:
            self._forget()
            share = self.names[path[0]] = Shares(little=LITTLE)
        if not share.size:
            share.served = max(share.served, self.clock)
            self._wait(path[0])
        share.add(path[1:], item)

    def take(self) -> T:
        self.size -= 1
        if not self.turns:
            return self.items.popleft()
        name = self._next()
        share = self.names[name]
        item = share.take()
        if share.size:
            self._wait(name)
        return item

    def _wait(self, name: str) -> None:
        due = max(self.names[name].served - self.little, self.clock)
        heappush(self.turns, (due, next(self.numbers), name))

    def _next(self) -> str:
        while True:
            due, _, name = heappop(self.turns)
            if due >= self.names[name].served - self.little:
                self.clock = max(self.clock, due)
                return name
            self._wait(name)  # it has been served since

    def charge(self, path: Sequence[str], seconds: float) -> None:
        """What was taken under this path took so long."""
        share = self.names.get(path[0]) if path else None
        if share is not None:
            share.served += seconds / self.weights.get(path[0], 1.0)
            share.charge(path[1:], seconds)
            if not self.size:  # nobody had to wait for it
                self.clock = max(self.clock, share.served)

    def _forget(self) -> None:
        if len(self.names) > IDLE + 2 * len(self.turns):
            idle = [name for name, share in self.names.items() if not share.size and share.served <= self.clock]
            for name in idle:
                del self.names[name]
