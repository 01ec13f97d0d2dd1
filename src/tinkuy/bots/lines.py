"""Ways to finish a turn: found by varying the best ones, all in one world, each valued by the position it ends with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from random import Random
from time import perf_counter
from typing import Final

from tinkuy.core.questions import Ask
from tinkuy.core.table import Table

LONGEST: Final = 200  # answers of one turn: no rule book has such a turn, but a bot must not hang on one
LIKED: Final = 0.8  # how often a new answer is the one of the best line that had it; against chance alone 7 of 10 won
NOTHING_FOUND: Final = float("-inf")

Step = tuple[int, list[int], int]  # kind, options, chosen option
Found = tuple[float, list[Step]]  # a line with the value of the position it leads to
Value = Callable[[Table, int], float]  # of a table for a seat


def own_value(table: Table, seat: int) -> float:
    return table.game.evaluate(table.state, seat)


class Lines:
    """For one seat from one question on; `fork` gives an untracked table there, always of the same world."""

    def __init__(
        self,
        fork: Callable[[], Table],
        seat: int,
        own_turn: bool,
        value: Value,
        random: Random,
        liked: dict[tuple[int, int], float] | None = None,
    ) -> None:
        self.fork = fork
        self.seat = seat
        self.own_turn = own_turn
        self.value = value
        self.random = random
        self.liked = {} if liked is None else liked  # by kind and option: the best value found with it
        self.kept: dict[float, list[Step]] | None = None  # by value all that was found, where somebody wants it
        self.ends = 0.0  # the moment after which no more is looked for, or 0 for never
        self.looked = 0  # lines that were played

    def begin(self, options: list[int], lines: int) -> Found:
        """A line for every option, varied the longer the more can be decided after it; each round half of them stay.

        One try each would tell nothing: what leads to many decisions is seldom good when they are made by chance.
        """
        found = [self.finish([], option) for option in options]
        rounds = max(1, (len(options) - 1).bit_length())
        for _ in range(rounds):
            width = [sum(len(others) - 1 for _, others, _ in line[1:]) for _, line in found]
            tries = lines / rounds / max(1, sum(width))
            for index, choices in enumerate(width):
                for _ in range(ceil(tries * choices)):
                    if len(found[index][1]) == 1 or (self.ends and perf_counter() > self.ends):
                        break
                    varied = self.vary(found[index][1], 1)
                    if varied[0] >= found[index][0]:
                        found[index] = varied
            found.sort(key=lambda one: -one[0])
            del found[max(2, (len(found) + 1) // 2) :]
        return found[0]

    def sketch(self, options: list[int], lines: int) -> Found:
        """A passable turn for little effort: some options, at most for half of the lines, then the best one varied."""
        draw = self.random.random
        if len(options) > max(2, lines // 2):
            options = [options[int(draw() * len(options))] for _ in range(max(2, lines // 2))]
        best = self.finish([], options[0])
        for option in options[1:]:
            best = _better(self.finish([], option), best)
        for _ in range(lines - len(options)):
            best = _better(self.vary(best[1], 0), best)
        return best

    def vary(self, line: list[Step], first: int) -> Found:
        """A line with another answer somewhere, and after it the same answers where they are still possible."""
        draw = self.random.random
        place = first + int(draw() * (len(line) - first))
        return self.finish(line[:place], other_option(line[place], draw), line[place + 1 :])

    def finish(self, before: list[Step], option: int, after: Sequence[Step] = ()) -> Found:
        """Give these answers and this one, then go on until the turn is over or somebody else's turn is back with them.

        In the own turn others who are asked answer by chance, so that what comes after them is seen, too.
        """
        seat, draw = self.seat, self.random.random
        fork = self.fork()
        turn = fork.begun
        line: list[Step] = []
        usual = [(kind, chosen) for kind, _, chosen in after]
        answered = 0  # by others
        while not fork.over and fork.begun == turn and len(line) + answered < LONGEST:
            ask = fork.asked(seat)
            if ask is None and fork.together is None and not self.own_turn:
                break
            if ask is None:
                # Of a simultaneous choice the effect shows only when all have answered.
                answered += 1
                fork.apply(fork.ask.options[int(draw() * len(fork.ask.options))])
                continue
            place = len(line)
            if place < len(before):
                chosen = before[place][2]
            elif place == len(before):
                chosen = option
            else:
                chosen = self._usual(usual, ask)
            if chosen not in ask.options:
                chosen = ask.options[int(draw() * len(ask.options))]
            line.append((ask.kind, ask.options, chosen))
            fork.send_for(seat, chosen)
        self.looked += 1
        value = self.value(fork, seat)
        for kind, _, chosen in line:
            if value > self.liked.get((kind, chosen), NOTHING_FOUND):
                self.liked[kind, chosen] = value
        if self.kept is not None:
            self.kept[value] = line
        return value, line

    def _usual(self, usual: list[tuple[int, int]], ask: Ask) -> int:
        """The next answer of the old line to such a question if it is possible here, else a liked one or any."""
        for index, (kind, option) in enumerate(usual):
            if kind == ask.kind and option in ask.options:
                del usual[: index + 1]
                return option
        if len(ask.options) > 1 and self.random.random() < LIKED:
            liked, kind = self.liked, ask.kind
            return max(ask.options, key=lambda option: liked.get((kind, option), NOTHING_FOUND))
        return ask.options[int(self.random.random() * len(ask.options))]


def other_option(step: Step, draw: Callable[[], float]) -> int:
    """Any option of the step but its own."""
    _, options, usual = step
    option = options[int(draw() * len(options))]
    return option if option != usual else options[(options.index(usual) + 1) % len(options)]


def _better(one: Found, other: Found) -> Found:
    return one if one[0] >= other[0] else other
