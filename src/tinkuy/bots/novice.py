"""A novice looks at few ways to finish its turn and overlooks things, as people do: the same things all game long.

What it overlooks is drawn from its seed by kind of question and option: a temple it never climbs, a building it does
not see. That is a misunderstanding it could be told of, not a blunder; what it sees it plays as well as it can.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tinkuy.bots.lines import Lines, Step, own_value
from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.chance import Chance
from tinkuy.core.game import Game
from tinkuy.core.table import Table
from tinkuy.core.world import World

LINES: Final = 8
OVERLOOKED: Final = 4  # one option in so many
PLAIN: Final = 2  # nobody overlooks one of so few options


class Novice:
    def __init__(self, name: str, lines: int, seed: str) -> None:
        self.name = name
        self.lines = lines
        self.seed = seed
        self.turn = (-1, -1)  # seat and number of the turn that the line belongs to
        self.line: list[Step] = []
        self.known: dict[tuple[int, int], bool] = {}  # by kind and option: whether it is seen

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        if len(ask.options) == 1:
            return ask.options[0]
        if self.turn != (seat, len(table.turns)):
            self.turn, self.line = (seat, len(table.turns)), []
        if not self.line or self.line[0][0] != ask.kind or self.line[0][1] != ask.options:
            self.line = self._look(table, seat)
        return self.line.pop(0)[2]

    def _look(self, table: Table, seat: int) -> list[Step]:
        """The best way in which it overlooks nothing; if there is none, the best of all."""
        chance = chance_here(self.seed, table, seat)
        own_turn = not table.answers or table.answers[0][0] == seat
        lines = Lines(World(table, seat, chance).fork, seat, own_turn, own_value, Random(chance.value))
        lines.kept = {}
        best = lines.begin(question(table, seat).options, self.lines)[1]
        for value in sorted(lines.kept, reverse=True):
            if all(self.sees(table.game, step) for step in lines.kept[value]):
                return lines.kept[value][:]
        return best[:]

    def sees(self, game: Game, step: Step) -> bool:
        """Whether the answer of a step is among those it knows of."""
        kind, options, chosen = step
        if len(options) <= PLAIN or chosen in game.kinds[kind].ways:
            return True
        if (kind, chosen) not in self.known:
            drawn = Chance.from_seed(f"overlooked {self.seed} {kind} {chosen}").below(OVERLOOKED)
            self.known[kind, chosen] = drawn != 0
        return self.known[kind, chosen]
