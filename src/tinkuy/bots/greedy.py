"""Greedy: looks as far as the end of the own turn and takes what leads to the best position there.

The first decision of a turn finishes it in many ways, beginning by chance and varying the best line of each option, and
evaluates the position each of them ends with; options that fall behind are left. Later decisions look at `leaves` lines
more. The best line found so far in the turn is kept, so that later decisions can only improve on it. What the seat
cannot see is dealt anew once per turn; then all lines of a turn are compared in the same world.
"""

from __future__ import annotations

from random import Random

from tinkuy.bots.lines import NOTHING_FOUND, Found, Lines, Step, own_value
from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.chance import Chance
from tinkuy.core.table import Table
from tinkuy.core.world import World

LEAVES = 32
FRESH = 8  # times as many lines are looked at when a turn begins: its first decision is the widest


class Greedy:
    def __init__(self, name: str, leaves: int, seed: str) -> None:
        self.name = name
        self.leaves = leaves
        self.seed = seed
        self.table: Table | None = None  # with seat and number of the turn, what the line belongs to
        self.turn = (-1, -1)
        self.line: list[Step] = []  # the best way found to finish the turn
        self.value = NOTHING_FOUND
        self.liked: dict[tuple[int, int], float] = {}  # by kind and option: the best value found with it in this turn
        self.deal = Chance(0)

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        if len(ask.options) == 1:
            return ask.options[0]
        chance = chance_here(self.seed, table, seat)
        if self.table is not table or self.turn != (seat, len(table.turns)):
            self.table, self.turn = table, (seat, len(table.turns))
            self.line, self.liked = [], {}
            self.deal = chance.copy()
        if not self.line or self.line[0][0] != ask.kind or self.line[0][1] != ask.options:
            # The world is not as the line expected it: what was found is worth nothing.
            self.line, self.value = [], NOTHING_FOUND
        world = World(table, seat, self.deal)
        own_turn = not table.answers or table.answers[0][0] == seat
        lines = Lines(world.fork, seat, own_turn, own_value, Random(chance.value), self.liked)
        if self.line:
            # Something may have been revealed since: the old line is worth what it is worth in the world as known now.
            self.value, self.line = lines.finish([], self.line[0][2], self.line[1:])
        self._look(lines, ask.options)
        return self.line.pop(0)[2]

    def _look(self, lines: Lines, options: list[int]) -> None:
        """Try every option, then vary the best line; what is at least as good takes its place."""
        if not self.line:
            self._keep(lines.begin(options, FRESH * self.leaves))
            return
        for option in options:
            self._keep(lines.finish([], option, self.line[1:]))
        for _ in range(self.leaves - len(options)):
            self._keep(lines.vary(self.line, 0))

    def _keep(self, found: Found) -> None:
        if found[0] >= self.value:
            self.value, self.line = found
