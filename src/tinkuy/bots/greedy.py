"""Greedy: looks as far as the end of the own turn and takes what leads to the best position there.

The first decision of a turn finishes it in many ways, beginning by chance and varying the best line of each option, and
evaluates the position each of them ends with; options that fall behind are left. Later decisions look at `leaves` lines
more. The best line found so far in the turn is kept, so that later decisions can only improve on it. What the seat
cannot see is dealt anew once per turn; then all lines of a turn are compared in the same world.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random

from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.chance import Chance
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table

LEAVES = 32
LONGEST = 200  # answers of one turn: no rule book has such a turn, but a bot must not hang on one
FRESH = 8  # times as many lines are looked at when a turn begins: its first decision is the widest
LIKED = (
    0.8  # how often a new answer is the one of the best line that had it; against always by chance 7 of 10 games won
)
NOTHING_FOUND = float("-inf")

Step = tuple[int, list[int], int]  # kind, options, chosen option
Found = tuple[float, list[Step]]  # a line with the value of the position it leads to


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
        random = Random(chance.value)
        if self.line:
            # Something may have been revealed since: the old line is worth what it is worth in the world as known now.
            self.value, self.line = self._finish(table, seat, [], self.line[0][2], random, self.line[1:])
        self._look(table, seat, ask.options, random)
        return self.line.pop(0)[2]

    def _look(self, table: Table, seat: int, options: list[int], random: Random) -> None:
        """Try every option, then vary the best line; what is at least as good takes its place."""
        if not self.line:
            self._begin(table, seat, options, random)
            return
        for option in options:
            self._keep(self._finish(table, seat, [], option, random, self.line[1:]))
        for _ in range(self.leaves - len(options)):
            self._keep(self._vary(table, seat, self.line, 0, random))

    def _begin(self, table: Table, seat: int, options: list[int], random: Random) -> None:
        """A line for every option, varied the longer the more can be decided after it; each round half of them stay.

        One try each would tell nothing: what leads to many decisions is seldom good when they are made by chance.
        """
        found = [self._finish(table, seat, [], option, random) for option in options]
        rounds = max(1, (len(options) - 1).bit_length())
        for _ in range(rounds):
            width = [sum(len(others) - 1 for _, others, _ in line[1:]) for _, line in found]
            tries = FRESH * self.leaves / rounds / max(1, sum(width))
            for index, choices in enumerate(width):
                for _ in range(ceil(tries * choices)):
                    if len(found[index][1]) == 1:
                        break
                    varied = self._vary(table, seat, found[index][1], 1, random)
                    if varied[0] >= found[index][0]:
                        found[index] = varied
            found.sort(key=lambda one: -one[0])
            del found[max(2, (len(found) + 1) // 2) :]
        self._keep(found[0])

    def _keep(self, found: Found) -> None:
        if found[0] >= self.value:
            self.value, self.line = found

    def _vary(self, table: Table, seat: int, line: list[Step], first: int, random: Random) -> Found:
        """A line with another answer somewhere, and after it the same answers where they are still possible."""
        place = first + int(random.random() * (len(line) - first))
        _, options, usual = line[place]
        option = options[int(random.random() * len(options))]
        if option == usual:
            option = options[(options.index(usual) + 1) % len(options)]
        return self._finish(table, seat, line[:place], option, random, line[place + 1 :])

    def _finish(
        self, table: Table, seat: int, before: list[Step], option: int, random: Random, after: Sequence[Step] = ()
    ) -> Found:
        """Give these answers and this one, then go on until the turn is over or somebody else's turn is back with them.

        In the own turn others who are asked answer by chance, so that what comes after them is seen, too.
        """
        fork = table.fork(seat, self.deal.copy())
        turn = fork.begun
        own_turn = not table.answers or table.answers[0][0] == seat
        line: list[Step] = []
        usual = [(kind, option) for kind, _, option in after]
        answered = 0  # by others
        while not fork.over and fork.begun == turn and len(line) + answered < LONGEST:
            ask = fork.asked(seat)
            if ask is None and fork.together is None and not own_turn:
                break
            if ask is None:
                # Of a simultaneous choice the effect shows only when all have answered.
                answered += 1
                fork.apply(fork.ask.options[int(random.random() * len(fork.ask.options))])
                continue
            place = len(line)
            if place < len(before):
                chosen = before[place][2]
            elif place == len(before):
                chosen = option
            else:
                chosen = self._usual(usual, ask, random)
            if chosen not in ask.options:
                chosen = ask.options[int(random.random() * len(ask.options))]
            line.append((ask.kind, ask.options, chosen))
            fork.send_for(seat, chosen)
        value = fork.game.evaluate(fork.state, seat)
        for kind, _, chosen in line:
            if value > self.liked.get((kind, chosen), NOTHING_FOUND):
                self.liked[kind, chosen] = value
        return value, line

    def _usual(self, usual: list[tuple[int, int]], ask: Ask, random: Random) -> int:
        """The next answer of the old line to such a question if it is possible here, else a liked one or any."""
        for index, (kind, option) in enumerate(usual):
            if kind == ask.kind and option in ask.options:
                del usual[: index + 1]
                return option
        if len(ask.options) > 1 and random.random() < LIKED:
            liked, kind = self.liked, ask.kind
            return max(ask.options, key=lambda option: liked.get((kind, option), NOTHING_FOUND))
        return ask.options[int(random.random() * len(ask.options))]
