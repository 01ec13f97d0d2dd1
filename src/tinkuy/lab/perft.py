"""Perft: how many sequences of answers a game has from its first question on, the proof that options are complete."""

from __future__ import annotations

from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.table import Table, open_table


def perft(game: Game, seats: int, seed: int | str, depth: int, options: dict[str, str] | None = None) -> list[int]:
    """The number of different sequences of 1, 2, ... `depth` answers, as exact counts.

    Only real choices are answers: what has one option is taken without asking. A simultaneous choice is counted in the
    order of the seats alone, because the other orders lead to the same positions. Hidden cards lie as the seed laid
    them. A sequence that ends the game early is counted up to there.
    """
    if depth < 1:
        raise Refused(f"The depth is the number of answers to count, at least 1, not {depth}.")
    counts = [0] * depth
    _count(open_table(game, seats, seed, options), [], counts)
    return counts


def _count(start: Table, answers: list[int], counts: list[int]) -> None:
    """Everything behind these answers; the last depth needs no table of its own, its options are counted."""
    table = start.fork()
    for option in answers:
        table.apply(option)
    if table.over:
        return
    options = table.ask.options
    counts[len(answers)] += len(options)
    if len(answers) + 1 < len(counts):
        for option in options:
            _count(start, [*answers, option], counts)
