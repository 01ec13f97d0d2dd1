"""Ratings from games of any number of seats: who wins is drawn among all seats by strength (Bradley and Terry for two).

A strength ten times another's is 400 points of rating, as in chess. One drawn game of each bot against an average one
is added, so that who never lost has a rating, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from typing import Final

MEAN: Final = 1500.0
TEN_TIMES: Final = 400.0  # points of rating
ROUNDS: Final = 2000
CLOSE: Final = 1e-5  # of a strength, relatively: then no more rounds are needed
RESAMPLES: Final = 100


@dataclass(frozen=True)
class Outcome:
    """One game: who sat at the table, the shares of the win, and its deal; games of one deal are not independent."""

    bots: tuple[str, ...]
    wins: tuple[float, ...]
    deal: int


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Sequence[Outcome], seed: int = 1) -> list[Rating]:
    """The strongest first, with 95 % intervals found by drawing the deals anew."""
    summed = _by_deal(games)
    deals = sorted(summed)
    found = _rated(bots, _strengths(bots, summed.values(), {}))
    random = Random(seed)
    spread: dict[str, list[float]] = {bot: [] for bot in bots}
    start = {bot: 10 ** ((found[bot] - MEAN) / TEN_TIMES) for bot in bots}
    for _ in range(RESAMPLES if len(deals) > 1 else 0):
        drawn = [summed[deals[int(random.random() * len(deals))]] for _ in deals]
        for bot, rating in _rated(bots, _strengths(bots, drawn, start)).items():
            spread[bot].append(rating)
    rows: list[Rating] = []
    for bot in bots:
        drawn_ratings = sorted(spread[bot]) or [found[bot]]
        low, high = (drawn_ratings[int(share * (len(drawn_ratings) - 1))] for share in (0.025, 0.975))
        rows.append(Rating(bot, found[bot], min(low, found[bot]), max(high, found[bot])))
    rows.sort(key=lambda row: (-row.rating, row.bot))
    return rows


Sums = dict[tuple[str, ...], dict[str, float]]  # by who sat together: wins of each, and under "" how many games


def _by_deal(games: Iterable[Outcome]) -> dict[int, Sums]:
    summed: dict[int, Sums] = {}
    for game in games:
        one = summed.setdefault(game.deal, {}).setdefault(tuple(sorted(game.bots)), {"": 0.0})
        one[""] += 1
        for bot, share in zip(game.bots, game.wins, strict=True):
            one[bot] = one.get(bot, 0.0) + share
    return summed


def _strengths(bots: Sequence[str], parts: Iterable[Sums], start: dict[str, float]) -> dict[str, float]:
    """The likeliest strengths, found by going closer round by round."""
    tables: Sums = {}
    for part in parts:
        for table, sums in part.items():
            whole = tables.setdefault(table, {})
            for bot, number in sums.items():
                whole[bot] = whole.get(bot, 0.0) + number
    won = dict.fromkeys(bots, 0.5)
    for sums in tables.values():
        for bot, share in sums.items():
            if bot:
                won[bot] += share
    strength = {bot: start.get(bot, 1.0) for bot in bots}
    for _ in range(ROUNDS):
        met = {bot: 1.0 / (strength[bot] + 1.0) for bot in bots}
        for table, sums in tables.items():
            each = sums[""] / sum([strength[bot] for bot in table])
            for bot in table:
                met[bot] += each
        better = {bot: won[bot] / met[bot] for bot in bots}
        change = max(abs(better[bot] / strength[bot] - 1) for bot in bots)
        strength = better
        if change < CLOSE:
            break
    return strength


def _rated(bots: Sequence[str], strength: dict[str, float]) -> dict[str, float]:
    points = {bot: TEN_TIMES * log10(strength[bot]) for bot in bots}
    mean = sum(points.values()) / len(points)
    return {bot: MEAN + points[bot] - mean for bot in bots}
