"""Greedy: looks as far as the end of the own turn and takes what leads to the best position there.

Every decision finishes the turn in up to `leaves` ways, by chance, and evaluates the position each of them ends with;
the best line found so far in the turn is kept, so that later decisions can only improve on it. What the seat cannot
see is dealt anew once per turn; then all lines of a turn are compared in the same world.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.chance import Chance
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table

LEAVES = 32
LONGEST = 200  # answers of one turn: no rule book has such a turn, but a bot must not hang on one
NOTHING_FOUND = float("-inf")

Step = tuple[int, list[int], int]  # kind, options, chosen option


class Greedy:
    def __init__(self, name: str, leaves: int, seed: str) -> None:
        self.name = name
        self.leaves = leaves
        self.seed = seed
        self.table: Table | None = None  # with seat and number of the turn, what the line belongs to
        self.turn = (-1, -1)
        self.line: list[Step] = []  # the best way found to finish the turn
        self.value = NOTHING_FOUND
        self.deal = Chance(0)

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        if len(ask.options) == 1:
            return ask.options[0]
        chance = chance_here(self.seed, table, seat)
        if self.table is not table or self.turn != (seat, len(table.turns)):
            self.table, self.turn = table, (seat, len(table.turns))
            self.line = []
            self.deal = chance.copy()
        if not self.line or self.line[0][0] != ask.kind or self.line[0][1] != ask.options:
            # The world is not as the line expected it: what was found is worth nothing.
            self.line, self.value = [], NOTHING_FOUND
        random = Random(chance.value)
        if self.line:
            # Something may have been revealed since: the old line is worth what it is worth in the world as known now.
            self.value, self.line = self._finish(table, seat, [], self.line[0][2], random, self.line[1:])
        self._look(table, seat, ask.options, random)
        return self.line.pop(0)[2]

    def _look(self, table: Table, seat: int, options: list[int], random: Random) -> None:
        """Try every option once, then vary the best line; what is at least as good takes its place."""
        for leaf in range(max(self.leaves, len(options))):
            if leaf < len(options):
                value, line = self._finish(table, seat, [], options[leaf], random)
            else:
                value, line = self._vary(table, seat, random)
            if value >= self.value:
                self.value, self.line = value, line

    def _vary(self, table: Table, seat: int, random: Random) -> tuple[float, list[Step]]:
        """The best line with another answer somewhere, and after it the same answers where they are still possible."""
        place = int(random.random() * len(self.line))
        _, options, usual = self.line[place]
        option = options[int(random.random() * len(options))]
        if option == usual:
            option = options[(options.index(usual) + 1) % len(options)]
        return self._finish(table, seat, self.line[:place], option, random, self.line[place + 1 :])

    def _finish(
        self, table: Table, seat: int, before: list[Step], option: int, random: Random, after: Sequence[Step] = ()
    ) -> tuple[float, list[Step]]:
        """Give these answers and this one, then go on until the turn is over or somebody else is asked."""
        fork = table.fork(seat, self.deal.copy())
        turn = fork.rules
        line: list[Step] = []
        usual = [(kind, option) for kind, _, option in after]
        while not fork.over and fork.rules is turn and len(line) < LONGEST:
            ask = fork.asked(seat)
            if ask is None and fork.together is None:
                break
            if ask is None:
                # Of a simultaneous choice the effect shows only when all have answered.
                fork.apply(fork.ask.options[int(random.random() * len(fork.ask.options))])
                continue
            place = len(line)
            if place < len(before):
                chosen = before[place][2]
            elif place == len(before):
                chosen = option
            else:
                chosen = _usual(usual, ask, random)
            if chosen not in ask.options:
                chosen = ask.options[int(random.random() * len(ask.options))]
            line.append((ask.kind, ask.options, chosen))
            fork.send_for(seat, chosen)
        return fork.game.evaluate(fork.state, seat), line


def _usual(usual: list[tuple[int, int]], ask: Ask, random: Random) -> int:
    """The next answer of the old line to such a question if it is possible here, else one by chance."""
    for index, (kind, option) in enumerate(usual):
        if kind == ask.kind and option in ask.options:
            del usual[: index + 1]
            return option
    return ask.options[int(random.random() * len(ask.options))]
