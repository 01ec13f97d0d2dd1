"""A log that does not grow with an attack: a few lines of each kind per minute, the rest as a number."""

from __future__ import annotations

import logging
import time
from typing import TextIO

LINES = 10  # of one kind per minute
MINUTE = 60.0
LONGEST = 10_000  # characters of one entry


class Sparing(logging.StreamHandler[TextIO]):
    """Of one kind is what is said at the same place of the code."""

    def __init__(self, stream: TextIO, lines: int = LINES) -> None:
        super().__init__(stream)
        self.lines = lines
        self.said: dict[tuple[str, int], tuple[int, logging.LogRecord]] = {}
        self.since = time.monotonic()

    def emit(self, record: logging.LogRecord) -> None:
        kind = (record.pathname, record.lineno)
        count = self.said[kind][0] + 1 if kind in self.said else 1
        self.said[kind] = (count, record)
        if count <= self.lines:
            super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]} ... ({len(text) - LONGEST} more characters)"

    def tick(self) -> None:
        if time.monotonic() - self.since >= MINUTE:
            self.sum_up()

    def sum_up(self) -> None:
        """Say how much was not said, and begin to count anew."""
        said, self.said, self.since = self.said, {}, time.monotonic()
        for count, last in said.values():
            if count > self.lines:
                text = f"({count - self.lines} more like '{str(last.msg)[:80]}')"
                super().emit(logging.LogRecord(last.name, last.levelno, last.pathname, last.lineno, text, None, None))
