"""How a model asks: its rules are generators that yield a question and are sent the code of the answer."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
Rules = Generator["Question", str, T]


@dataclass(frozen=True)
class Question:
    seat: int
    kind: str
    options: frozenset[str]


def ask(seat: int, kind: str, options: Iterable[str]) -> Rules[str]:
    """The answer of a seat; what has only one option is done without asking."""
    offered = sorted(set(options))
    assert offered, f"nothing to answer to {kind}"
    if len(offered) == 1:
        return offered[0]
    answer = yield Question(seat, kind, frozenset(offered))
    assert answer in offered, f"{answer} is not an answer to {kind}"
    return answer
