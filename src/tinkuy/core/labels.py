"""What a text layer needs to say a thing in any language: a message id and its arguments.

An argument is a number, the id of another message (a name), or amounts as (name, number) pairs. Core never makes text.
"""

from __future__ import annotations

Amounts = tuple[tuple[str, int], ...]
Argument = int | str | Amounts
Label = tuple[str, dict[str, Argument]]


class Description:
    """What is told of a thing: its lines and the clause they belong to; neither where nothing is to tell."""

    __slots__ = ("clause", "lines")

    def __init__(self, lines: list[Label], clause: str) -> None:
        self.lines = lines
        self.clause = clause


def name_of(domain: str, code: str) -> str:
    """The message id of a thing on the table: `card-merchant`."""
    return f"{domain}-{code}"
