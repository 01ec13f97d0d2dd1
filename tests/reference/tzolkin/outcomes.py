"""Brute force: what the table can look like after a rule, whatever is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy

from tests.reference.asking import Rules
from tests.reference.tzolkin.world import World


def outcomes(world: World, rule: Callable[[World], Rules[None]]) -> Iterator[World]:
    """A rule is begun anew on a copy of the table for every line of answers."""
    lines: list[list[str]] = [[]]
    while lines:
        line = lines.pop()
        later = deepcopy(world)
        running = rule(later)
        try:
            question = next(running)
            for answer in line:
                question = running.send(answer)
        except StopIteration:
            yield later
        else:
            lines += [[*line, option] for option in sorted(question.options)]
