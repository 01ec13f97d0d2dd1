"""How the end of a rated game is written down: once, in the transaction that ends it. Both stores speak this SQL.

Whoever runs it executes each step in the same transaction and sends back its rows.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from tinkuy.server.ratings import BOT_PREFIX, MEAN, SIGMA, Rating, Result, bot_rating, rerated

RATINGS = """
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        mean DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        opponents INTEGER NOT NULL, -- different ones
        PRIMARY KEY (game, seats, visitor)
    );
    CREATE INDEX ladder ON ratings (game, seats, (mean - 3 * sigma));

    CREATE TABLE rated_games (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        player TEXT NOT NULL, -- the visitor, or a bot as bot:NAME
        place INTEGER NOT NULL,
        mean DOUBLE PRECISION NOT NULL, -- before
        sigma DOUBLE PRECISION NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX rated_players ON rated_games (player, game, seats);
"""

# Locks the row, so that two games of one player that end together are rated one after the other.
_RATING = f"""INSERT INTO ratings VALUES (%s, %s, %s, {MEAN}, {SIGMA}, 0, 0)
    ON CONFLICT (game, seats, visitor) DO UPDATE SET games = ratings.games RETURNING mean, sigma, games"""
_MET = """(SELECT count(DISTINCT other.player) FROM rated_games mine JOIN rated_games other
    ON other.table_id = mine.table_id AND other.player <> mine.player
    WHERE mine.player = ratings.visitor AND mine.game = ratings.game AND mine.seats = ratings.seats)"""
_NEW = f"""UPDATE ratings SET mean = %s, sigma = %s, games = %s, opponents = {_MET}
    WHERE game = %s AND seats = %s AND visitor = %s"""

LADDER = """SELECT coalesce(v.name, ''), r.visitor, r.mean, r.sigma, r.games, r.opponents
    FROM ratings r LEFT JOIN visitors v ON v.id = r.visitor WHERE r.game = %s AND r.seats = %s"""

Steps = Generator[tuple[str, Sequence[Any]], list[tuple[Any, ...]], None]


class Rated(msgspec.Struct, frozen=True):
    """A row of the ladder."""

    name: str
    visitor: str
    mean: float
    sigma: float
    games: int
    opponents: int


def rate(table: str, result: Result, at: int) -> Steps:
    if (yield "SELECT 1 FROM rated_games WHERE table_id = %s", (table,)):
        return  # a game is rated once, whatever is taken back afterwards
    before: dict[int, Rating] = {}
    for placed in sorted(result.players, key=lambda placed: placed.player):
        if placed.player.startswith(BOT_PREFIX):
            before[placed.seat] = bot_rating(placed.player)
        else:
            rows = yield _RATING, (result.game, result.seats, placed.player)
            before[placed.seat] = Rating(*rows[0])
    for placed in result.players:
        known = before[placed.seat]
        row = (table, placed.seat, result.game, result.seats, placed.player, placed.place, known.mean, known.sigma, at)
        yield "INSERT INTO rated_games VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)", row
    after = rerated(before, {placed.seat: placed.place for placed in result.players})
    for placed in result.players:
        new = after.get(placed.seat)
        if new is not None:
            values = (new.mean, new.sigma, new.games, result.game, result.seats, placed.player)
            yield _NEW, values
