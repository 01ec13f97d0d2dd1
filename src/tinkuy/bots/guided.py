"""Who sits opposite somebody in a guided first game: plays by the guide, and greedily once the game is another one."""

from __future__ import annotations

from tinkuy.bots.greedy import LEAVES, Greedy
from tinkuy.core.guide import find_guide
from tinkuy.core.questions import NOBODY
from tinkuy.core.table import Table


class Guided:
    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.greedy = Greedy(name, LEAVES, seed)

    def choose(self, table: Table, seat: int) -> int:
        guide = find_guide(table.game)
        if guide is not None and guide.position == table.position:
            option = guide.next_answer(table, seat)
            if option != NOBODY:
                return option
        return self.greedy.choose(table, seat)
