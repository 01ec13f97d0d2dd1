"""A position as a seat sees it, in numbers: what its view shows, and what the hand-written value says of every seat.

In search the position is of a dealt world, and games to learn from are looked at in one, too: so nothing that the seat
cannot see is in a row, whatever an estimate looks at.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.data import view_data
from tinkuy.core.game import Game
from tinkuy.core.table import Table
from tinkuy.features import Layout, Quick

POINTS: Final = 0.05  # of a victory point: numbers near 1 are learnt best


class Rows:
    """For one game and number of seats."""

    __slots__ = ("first", "layout", "numbers", "places", "players", "quick", "rough", "seats", "turned")

    def __init__(self, game: Game, seats: int) -> None:
        self.layout = Layout(game, seats)
        self.quick = Quick(self.layout)
        self.seats = seats
        self.players: int = self.layout.players
        width = sum([block.shape.width for block in self.layout.blocks[0]])
        self.first: int = self.layout.size - width  # what comes before is of the moment, not of the position
        self.places = [place - self.first for place in self.layout.places if place >= self.first]
        self.turned = [self.layout.turned(seat) for seat in range(seats)]
        self.numbers: int = self.layout.size - self.first + 1
        self.rough: int = seats + self.players + 1

    def row(self, table: Table, seat: int) -> list[int]:
        """What the seat sees on the table, seats counted from it; the last number is who comes next."""
        found: list[int] = self.quick.bodies[seat]([], table.state)
        if len(found) != self.numbers - 1:
            found = self.layout.body(view_data(table.state, seat), seat)  # a list has outgrown its room
        turned = self.turned[seat]
        for place in self.places:
            found[place] = turned[found[place]]
        found.append(turned[-1] if table.over else turned[table.ask.seat])
        return found

    def estimates(self, table: Table, seat: int) -> list[float]:
        """Hand-written values and points of all from the seat on, and last its lead over the best of the others."""
        game, state, seats = table.game, table.state, self.seats
        unit = POINTS / game.unit
        values = [POINTS * game.evaluate(state, (seat + place) % seats) for place in range(seats)]
        points = [unit * sum(game.points(state, self._player(seat, place))) for place in range(self.players)]
        best = max(values[1:]) if seats > 1 else points[-1]
        return [*values, *points, values[0] - best]

    def _player(self, seat: int, place: int) -> int:
        """A solo opponent is always the last."""
        return (seat + place) % self.seats if place < self.seats else place
