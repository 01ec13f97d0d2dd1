"""What a finished game is worth to its players; nothing is given before its end."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.result import scores
from tinkuy.core.table import Table


def win(table: Table) -> list[float]:
    """By seat, the share of the win: 1, or less for each of several winners, or 0."""
    winners = table.game.winners(table.state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]


def margin(table: Table) -> list[float]:
    """By seat, the points more than the best of the others has, a solo opponent among them."""
    points = [float(n) for n in scores(table)]
    return [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(table.seats)]


def score(table: Table) -> list[float]:
    """By seat, the points."""
    return [float(n) for n in scores(table)[: table.seats]]


REWARDS: dict[str, Callable[[Table], list[float]]] = {"win": win, "margin": margin, "score": score}
