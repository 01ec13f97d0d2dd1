"""Everybody's chance to win, from the hand-written values: the nearer the end, the more a lead is worth.

How sure a lead makes one was found in games of bots, for each game by itself (`Game.certainty`). `tinkuy calibrate`
shows how well the chances fit what comes.
"""

from __future__ import annotations

from math import exp

from tinkuy.core.result import players
from tinkuy.core.table import Table


def chances(table: Table, progress: float) -> list[float]:
    """Of all seats, and of a solo opponent last; `progress` goes from 0 at the start to 1 at the end of the game."""
    count = players(table)
    if table.over:
        winners = table.game.winners(table.state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(count)]
    game, state = table.game, table.state
    values = [game.evaluate(state, seat) for seat in range(table.seats)]
    for seat in range(table.seats, count):
        # Nobody plans for a solo opponent: it is expected to go on as it did.
        values.append(sum(game.points(state, seat)) / game.unit / max(0.1, progress))
    at_start, at_end = game.certainty
    scale = at_start + (at_end - at_start) * progress
    best = max(values)
    weights = [exp((value - best) / scale) for value in values]
    return [weight / sum(weights) for weight in weights]
