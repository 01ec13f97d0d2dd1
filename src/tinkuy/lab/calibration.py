"""Chances against results: how often those won who were told a chance.

    calibrated = calibrate(Match("tzolkin", ("greedy:8", "greedy:8"), games=500), jobs=2)

Before every turn of every game the chances of all are noted, as an analysis tells them, and put into tenths. Positions
of one game are not independent, so that the intervals count games, not positions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tinkuy.bots import bot_seed, find_bot
from tinkuy.bots.analysis import curve
from tinkuy.core.result import players
from tinkuy.core.table import open_table
from tinkuy.lab.engines import Engine, Processes
from tinkuy.lab.match import Match, check_match, game_of, play_to_the_end
from tinkuy.lab.standings import wilson

TENTHS = 10
PARTS_PER_JOB = 16

Seen = list[tuple[float, float]]  # of one game: a chance that was told, and the share of the win it came to
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Tenth:
    """Of all positions in which somebody was told a chance of so much: the mean of it, and how often they won."""

    positions: int
    told: float
    won: float
    low: float  # of the 95 % interval
    high: float


@dataclass(frozen=True)
class Calibrated:
    match: Match
    games: int
    tenths: list[Tenth]  # those in which there was anything
    brier: float  # mean square of what was told less what came
    even: float  # the same if everybody were told equal chances


def calibrate(
    match: Match, jobs: int = 1, progress: Progress | None = None, engine: Engine | None = None
) -> Calibrated:
    check_match(match, jobs)
    size = max(1, match.seeds // (jobs * PARTS_PER_JOB))
    parts = [range(first, min(first + size, match.seeds)) for first in range(0, match.seeds, size)]
    found: dict[int, list[Seen]] = {}
    for number, games in (engine or Processes(jobs)).run(partial(look_at_deals, match), parts):
        found[number] = games
        if progress is not None:
            progress(sum(map(len, found.values())), match.seeds * len(match.bots))
    games = [seen for number in sorted(found) for seen in found[number]]
    return summed_up(match, games)


def look_at_deals(match: Match, deals: range) -> list[Seen]:
    """The unit of work of a process: some deals in all rotations."""
    return [_look_at(match, deal, rotation) for deal in deals for rotation in range(len(match.bots))]


def _look_at(match: Match, deal: int, rotation: int) -> Seen:
    seats = len(match.bots)
    table = open_table(game_of(match), seats, f"{match.seed}-{deal}", match.options)
    table.state.told = None
    places = [(seat + rotation) % seats for seat in range(seats)]
    play_to_the_end(table, [find_bot(match.bots[place], bot_seed(table.seed, place)) for place in places])
    winners = table.game.winners(table.state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players(table))]
    return [pair for odds in curve(table) for pair in zip(odds, shares, strict=True)]


def summed_up(match: Match, games: list[Seen]) -> Calibrated:
    tenths = [tenth for tenth in (_tenth(games, number) for number in range(TENTHS)) if tenth is not None]
    pairs = [pair for seen in games for pair in seen]
    share = sum(won for _, won in pairs) / len(pairs)  # of everybody, where all are told the same
    brier = sum((told - won) ** 2 for told, won in pairs) / len(pairs)
    even = sum((share - won) ** 2 for _, won in pairs) / len(pairs)
    return Calibrated(match, len(games), tenths, brier, even)


def _tenth(games: list[Seen], number: int) -> Tenth | None:
    told, won = 0.0, 0.0
    counts: list[int] = []  # by game
    for seen in games:
        mine = [pair for pair in seen if min(TENTHS - 1, int(pair[0] * TENTHS)) == number]
        counts.append(len(mine))
        told, won = told + sum(pair[0] for pair in mine), won + sum(pair[1] for pair in mine)
    positions = sum(counts)
    if not positions:
        return None
    # As many games with equally many positions would tell as much.
    alike = max(1, round(positions**2 / sum(count * count for count in counts)))
    return Tenth(positions, told / positions, won / positions, *wilson(alike * won / positions, alike))
