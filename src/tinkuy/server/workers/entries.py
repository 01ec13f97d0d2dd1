"""Entries of a log that are no answers, made when all agreed: back to an earlier version, or the end as it stands.

A log only grows. What was taken back stays in it, and whoever reads it finds the line that counts by these.
"""

from __future__ import annotations

from typing import Final

MARK: Final = "@"  # no kind of question begins with it
BACK: Final = f"{MARK}back"
END: Final = f"{MARK}end"

MOST_BACK: Final = 100  # times that a table goes back: whoever loads it plays the way there again for each

Log = list[tuple[int, str]]  # seat and code


def back(version: int) -> str:
    return f"{BACK} {version}"


def end(winners: list[int]) -> str:
    return " ".join([END, *map(str, winners)])


def back_to(code: str) -> int | None:
    """The version that the table went back to, if the entry says so."""
    return int(code.split()[1]) if code.startswith(BACK) else None


def winners_of(code: str) -> list[int] | None:
    """Who won by agreement, if the entry says that the game is over."""
    return [int(word) for word in code.split()[1:]] if code.startswith(END) else None


def line_of(log: Log) -> list[int]:
    """The versions whose answers lead to where the table stands, without what was taken back."""
    line: list[int] = []
    for version, (_, code) in enumerate(log, start=1):
        if not code.startswith(MARK):
            line.append(version)
        elif (to := back_to(code)) is not None:
            line = [known for known in line if known <= to]
    return line
