"""What a match says about each bot, with how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

SURE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Standing:
    """A bot over all seats it took: a bot that holds three seats of a game counts three times."""

    bot: str
    games: int
    wins: float  # shared wins are split
    win_rate: float
    win_low: float
    win_high: float
    points: float  # mean
    points_margin: float
    seconds: float  # of thinking, mean per game


def standings(bots: Sequence[str], rows: list[tuple[str, float, float, float]]) -> list[Standing]:
    """From rows of bot, points, share of the win and seconds; the strongest first."""
    table: list[Standing] = []
    for bot in dict.fromkeys(bots):
        own = [row for row in rows if row[0] == bot]
        wins = sum(row[2] for row in own)
        low, high = wilson(wins, len(own))
        points, margin = mean([row[1] for row in own])
        seconds, _ = mean([row[3] for row in own])
        table.append(Standing(bot, len(own), wins, wins / len(own), low, high, points, margin, seconds))
    table.sort(key=lambda standing: (-standing.win_rate, -standing.points, standing.bot))
    return table


def wilson(wins: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson: right for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, sure * sure
    centre = (rate + square / (2 * games)) / (1 + square / games)
    margin = sure / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, centre - margin), min(1.0, centre + margin)


def mean(values: list[float]) -> tuple[float, float]:
    """The mean with the margin of its 95 % interval."""
    average = sum(values) / len(values)
    if len(values) < 2:
        return average, 0.0
    variance = sum((value - average) ** 2 for value in values) / (len(values) - 1)
    return average, SURE * sqrt(variance / len(values))
