"""A novice plays greedily but overlooks things, as people do in their first games: the same things all game long.

What it overlooks is drawn from its seed by kind of question and option: a temple it never climbs, a building it does
not see. That is a misunderstanding it could be told of, not a blunder; what it sees it plays as well as it can.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tinkuy.bots.lines import Lines, Step, own_value
from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.chance import Chance
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table
from tinkuy.core.world import World

LEAVES: Final = 4
OVERLOOKED: Final = 3  # one option in so many


class Novice:
    def __init__(self, name: str, leaves: int, seed: str) -> None:
        self.name = name
        self.leaves = leaves
        self.seed = seed
        self.known: dict[tuple[int, int], bool] = {}  # by kind and option: whether it is seen

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        options = self.seen(ask)
        if len(options) == 1:
            return options[0]
        chance = chance_here(self.seed, table, seat)
        own_turn = not table.answers or table.answers[0][0] == seat
        lines = Lines(World(table, seat, chance).fork, seat, own_turn, own_value, Random(chance.value))
        best: list[Step] = lines.sketch(options, max(len(options), self.leaves))[1]
        return best[0][2] if best[0][2] in options else options[0]

    def seen(self, ask: Ask) -> list[int]:
        """All options but the overlooked ones; if nothing is left, all of them."""
        found = [option for option in ask.options if self._sees(ask.kind, option)]
        return found or ask.options

    def _sees(self, kind: int, option: int) -> bool:
        if (kind, option) not in self.known:
            drawn = Chance.from_seed(f"overlooked {self.seed} {kind} {option}").below(OVERLOOKED)
            self.known[kind, option] = drawn != 0
        return self.known[kind, option]
