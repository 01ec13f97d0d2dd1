"""Everybody's chance to win, from the hand-written values: the nearer the end, the more a lead is worth.

Not learnt from games and so not exact; where values were learnt for a game (`tinkuy.bots.learned`), theirs are better.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tinkuy.core.result import players
from tinkuy.core.table import Table

OPEN: Final = 20.0  # points that are worth e to 1 at the start
CLOSE: Final = 4.0  # and at the end


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
    scale = OPEN + (CLOSE - OPEN) * progress
    best = max(values)
    weights = [exp((value - best) / scale) for value in values]
    return [weight / sum(weights) for weight in weights]
