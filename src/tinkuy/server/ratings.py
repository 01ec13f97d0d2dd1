"""Ratings: how strong somebody is, and how sure that is, from the places in games that were said to be rated.

The numbers are openskill's: a mean and its standard deviation. Everybody is rated per game and number of seats.
"""

from __future__ import annotations

from typing import Final

import msgspec

MEAN: Final = 25.0  # of whoever has not played yet
SIGMA: Final = MEAN / 3
NEWCOMER: Final = 5  # games until somebody's rating counts for others, and until it is listed
ACQUAINTED: Final = 3  # different opponents until it is listed
BOT_PREFIX: Final = "bot:"
BOT_SIGMA: Final = 2.0
# Estimates, not measured against people: neighbouring levels are meant to win 65 to 75 % against each other.
BOTS: Final = {
    "random": 5.0,
    "beginner": 17.0,
    "casual": 21.0,
    "mcts": 22.0,
    "experienced": 25.0,
    "greedy": 25.0,
    "expert": 29.0,
    "planner": 29.0,
    "master": 33.0,
}
LISTED: Final = ["beginner", "casual", "experienced", "expert", "master"]  # on every ladder


class Rating(msgspec.Struct, frozen=True):
    mean: float = MEAN
    sigma: float = SIGMA
    games: int = 0
    fixed: bool = False  # of a bot: no game changes it

    @property
    def known(self) -> bool:
        """Well enough that others can be measured by it."""
        return self.fixed or self.games >= NEWCOMER


class Placed(msgspec.Struct, frozen=True):
    seat: int
    player: str  # a visitor, or a bot behind its prefix
    place: int  # 1 for the best


class Result(msgspec.Struct, frozen=True):
    """How a rated game has ended."""

    game: str
    seats: int
    players: list[Placed]


def bot_rating(player: str) -> Rating:
    return Rating(BOTS[player.removeprefix(BOT_PREFIX)], BOT_SIGMA, fixed=True)


def rerated(before: dict[int, Rating], places: dict[int, int]) -> dict[int, Rating]:
    """By seat, after a game with these places.

    Newcomers are measured by everybody, but measure only each other: else whoever makes up new visitors and beats them
    would rise without end.
    """
    from openskill.models import PlackettLuce  # only now: a server without rated games does not need it

    model, after = PlackettLuce(), {}
    for seat, mine in before.items():
        if mine.fixed:
            continue
        others = [other for other in before if other != seat and (before[other].known or not mine.known)]
        mean, sigma = mine.mean, mine.sigma
        if others:
            both = [seat, *others]
            teams = [[model.create_rating([before[one].mean, before[one].sigma])] for one in both]
            rated = model.rate(teams, ranks=[float(places[one]) for one in both])[0][0]
            mean, sigma = float(rated.mu), float(rated.sigma)
        after[seat] = Rating(mean, sigma, mine.games + 1)
    return after
