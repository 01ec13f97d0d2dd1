"""Plans of one seat in one world.

A plan holds the own answers of the next turns; in between the others follow replies that were found for them once. One
answer is varied and the rest kept where it is still possible, so that two plans are compared in the same world with the
same replies: far less noise than playing on by chance. The tables at the starts of the plan's turns are kept, so that
varying a later turn does not play the earlier ones again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tinkuy.bots.lines import LONGEST, NOTHING_FOUND, Lines, Step, Value, other_option, own_value
from tinkuy.bots.planner.budget import Budget
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table

FAR: Final = 40  # answers of the others' replies that are searched for one that fits
ANYTHING: Final = 7919  # a prime, so that no option is favoured
BATCH: Final = 8  # ways that are valued at once: more of them cost less each, but fewer build on what was found
EARLY: Final = 0.5  # how often an answer of the turn that is played now is varied, and not any
STRAY: Final = 0.08  # how often one after the varied answer is left, too: some changes only help together
LIKED: Final = 0.5  # how often an answer that is new is the one of the best plan that had it

Planned = tuple[int, list[int], int, int]  # kind, options, chosen option, own turn from now
Replies = dict[int, list[tuple[int, int]]]  # by seat: kind and option
Marks = dict[int, int]  # by seat: how many of the replies have been given
Many = Callable[[list[Table], int], list[float]]  # values of many tables at once for a seat
Varied = tuple[int, list[Planned]]  # the turn that was varied, and the answers from its start on


class Plan:
    """Own answers, the others' replies, and the tables at the starts of the own turns 1, 2, ..."""

    __slots__ = ("replies", "starts", "steps", "value")

    def __init__(self, value: float, steps: list[Planned], replies: Replies) -> None:
        self.value = value
        self.steps = steps
        self.replies = replies
        self.starts: list[tuple[Table, Marks]] = []

    def turn(self) -> list[Step]:
        """The answers of the turn that is played now."""
        return [(kind, options, chosen) for kind, options, chosen, turn in self.steps if turn == 0]

    def rest(self) -> list[Planned]:
        """What it has for later, as a plan of the next turn."""
        return [(kind, options, chosen, turn - 1) for kind, options, chosen, turn in self.steps if turn > 0]


class Plans:
    def __init__(
        self,
        fork: Callable[[], Table],
        seat: int,
        depth: int,
        value: Value,
        random: Random,
        sketch: int = 24,
        many: Many | None = None,
    ) -> None:
        self.fork = fork
        self.seat = seat
        self.depth = depth
        self.value = value
        self.random = random
        self.many = many  # where values are computed for many tables at once
        self.width = 1 if many is None else BATCH  # ways of which only the best is looked at
        self.sketch = sketch  # lines for a turn that others, or the seat later, are expected to play
        self.liked: dict[tuple[int, int, int], float] = {}  # by kind, option and turn

    def extend(self, line: list[Step]) -> Plan:
        """A line of this turn made a plan: everybody plays on by sketches; the others' are kept as their replies."""
        table = self.fork()
        table.remember()
        steps: list[Planned] = [(kind, options, chosen, 0) for kind, options, chosen in line]
        replies: Replies = {}
        self._play(table, self.seat, line, True)
        had = 1
        while not table.over and had < self.depth:
            mover, begun = table.ask.seat, table.begun
            lines = Lines(table.fork, mover, True, own_value, self.random)
            _, best = lines.sketch(table.ask.options, self.sketch)
            if mover == self.seat:
                steps += [(kind, options, chosen, had) for kind, options, chosen in best]
            else:
                replies.setdefault(mover, []).extend([(kind, chosen) for kind, _, chosen in best])
            self._play(table, mover, best, False)
            if mover == self.seat and table.begun != begun:
                had += 1
        return self.whole(steps, replies)

    def whole(self, steps: list[Planned], replies: Replies) -> Plan:
        """The plan with these answers, as far as they are possible in this world."""
        table = self.fork()
        found = self._play_on(table, 0, {}, steps, -1, -1, replies)
        value = self.value(table, self.seat)
        self._like(found, value)
        return Plan(value, found, replies)

    def shortened(self, plan: Plan) -> Plan:
        """The plan in this world; its first turn goes not to and fro but stops as early as that costs nothing."""
        plan = self.whole(plan.steps, plan.replies)
        place = 0
        while place < len(plan.steps) and plan.steps[place][3] == 0:
            kind, options, chosen, _ = plan.steps[place]
            table = self.fork()
            stop = table.game.kinds[kind].stop
            if chosen != stop and stop in options:
                line = self._play_on(table, 0, {}, plan.steps, place, stop, plan.replies)
                value = self.value(table, self.seat)
                if value >= plan.value:
                    plan = Plan(value, line, plan.replies)
            place += 1
        return plan

    def end_of(self, plan: Plan) -> Table:
        """The table that the plan leads to."""
        table = self.fork()
        self._play_on(table, 0, {}, plan.steps, -1, -1, plan.replies)
        return table

    def improve(self, plan: Plan, budget: Budget, fixed: int = 0) -> None:
        """Vary the plan and keep what is at least as good; so many first turns stay as they are."""
        while plan.steps and plan.steps[-1][3] >= fixed:
            tables: list[Table] = []
            found: list[Varied] = []
            while len(found) < self.width and budget.go():
                found.append(self._vary(plan, self._place(plan, fixed), tables))
            if not found:
                return
            value, best = self._best(tables, found)
            if value >= plan.value:
                self._take(plan, found[best], value)

    def _place(self, plan: Plan, fixed: int = 0) -> int:
        """Where to vary the plan: often in the turn that is played now."""
        draw, steps = self.random.random, plan.steps
        if fixed:
            first = _first_of(steps, fixed)
            return first + int(draw() * (len(steps) - first))
        return int(draw() * (_first_of(steps, 1) if draw() < EARLY else len(steps)))

    def _vary(self, plan: Plan, place: int, tables: list[Table]) -> Varied:
        """Another answer at this place, played to the plan's end on a table that is added."""
        steps = plan.steps
        kind, options, usual, turn = steps[place]
        option = other_option((kind, options, usual), self.random.random)
        start = self._start(plan, turn) if turn else None
        if start is None:
            table = self.fork()
            tables.append(table)
            return 0, self._play_on(table, 0, {}, steps, place, option, plan.replies, STRAY)
        first = _first_of(steps, turn)
        table = start[0].fork()
        tables.append(table)
        marks = start[1].copy()
        return turn, self._play_on(table, turn, marks, steps[first:], place - first, option, plan.replies, STRAY)

    def _best(self, tables: list[Table], found: list[Varied]) -> tuple[float, int]:
        """The best of some ways, by the tables they led to: its value and which it is."""
        values = [self.value(tables[0], self.seat)] if self.many is None else self.many(tables, self.seat)
        best, chosen = NOTHING_FOUND, 0
        for number, value in enumerate(values):
            self._like(found[number][1], value)
            if value > best:
                best, chosen = value, number
        return best, chosen

    def _take(self, plan: Plan, varied: Varied, value: float) -> None:
        turn, line = varied
        plan.value = value
        plan.steps = plan.steps[: _first_of(plan.steps, turn)] + line if turn else line
        del plan.starts[turn:]

    def _play_on(
        self,
        fork: Table,
        had: int,
        marks: Marks,
        plan: list[Planned],
        place: int,
        option: int,
        replies: Replies,
        stray: float = 0.0,
    ) -> list[Planned]:
        """Play from own turn `had` on: the plan's answers where they are possible, at a place another one.

        So often as `stray` says an answer after that place is not the plan's either.
        """
        seat, draw, liked = self.seat, self.random.random, self.liked
        line: list[Planned] = []
        begun = fork.begun
        at, end = 0, len(plan)
        mine = True  # the open turn counts as own
        for _ in range(LONGEST * self.depth):
            if fork.over:
                break
            if fork.begun != begun:
                begun = fork.begun
                if mine:
                    had += 1
                    if had >= self.depth:
                        break
                mine = fork.ask.seat == seat
                while mine and at < end and plan[at][3] < had:
                    at += 1  # what was left of the turn before belongs to that turn
            ask = fork.ask
            if ask.seat != seat:
                fork.apply(self._reply(ask, replies, marks))
                continue
            options, kind = ask.options, ask.kind
            chosen = -1
            if len(line) == place and option in options:
                chosen = option
                at = min(at + 1, end)
            elif not stray or len(line) < place or len(options) == 1 or draw() >= stray:
                for index in range(at, end):
                    step = plan[index]
                    if step[3] > had:
                        break
                    if step[0] == kind and step[2] in options:
                        chosen = step[2]
                        at = index + 1
                        break
            if chosen < 0 and len(options) > 1 and draw() < LIKED:
                best = NOTHING_FOUND
                for one in options:
                    worth = liked.get((kind, one, had), NOTHING_FOUND)
                    if worth > best:
                        best, chosen = worth, one
            if chosen < 0:
                chosen = options[int(draw() * len(options))]
            line.append((kind, options, chosen, had))
            fork.apply(chosen)
        return line

    def _like(self, line: list[Planned], value: float) -> None:
        liked = self.liked
        for kind, _, chosen, turn in line:
            if value > liked.get((kind, chosen, turn), NOTHING_FOUND):
                liked[kind, chosen, turn] = value

    def _reply(self, ask: Ask, replies: Replies, marks: Marks) -> int:
        """What somebody else answers: the next of the replies that fits, else anything, but always the same.

        By chance a plan would be kept for the luck it had once.
        """
        options, kind = ask.options, ask.kind
        usual = replies.get(ask.seat)
        if usual is not None:
            first = marks.get(ask.seat, 0)
            for index in range(first, min(len(usual), first + FAR)):
                if usual[index][0] == kind and usual[index][1] in options:
                    marks[ask.seat] = index + 1
                    return usual[index][1]
        return options[(ANYTHING * (kind + 1) + ask.seat) % len(options)]

    def _start(self, plan: Plan, turn: int) -> tuple[Table, Marks] | None:
        """The table at the start of an own turn, made when it is needed; None where the plan does not get there."""
        while len(plan.starts) < turn:
            had = len(plan.starts)
            if plan.starts:
                base, before = plan.starts[-1]
                table, marks = base.fork(), before.copy()
            else:
                table, marks = self.fork(), {}
            table.remember()
            mine: list[Step] = [(kind, options, chosen) for kind, options, chosen, own in plan.steps if own == had]
            begun, at = table.begun, 0
            while True:
                if table.over:
                    return None
                ask = table.ask
                if table.begun != begun:
                    begun = table.begun
                    if ask.seat == self.seat:
                        break
                if ask.seat != self.seat:
                    table.send_for(ask.seat, self._reply(ask, plan.replies, marks))
                    continue
                chosen, at = _next_of(mine, at, ask)
                if chosen < 0:
                    chosen = ask.options[int(self.random.random() * len(ask.options))]
                table.send_for(self.seat, chosen)
            plan.starts.append((table, marks))
        return plan.starts[turn - 1]

    def _play(self, table: Table, seat: int, line: list[Step], others: bool) -> None:
        """Answers of a line as far as they fit, until the turn is over; `others` answer by chance, if they may."""
        turn, at = table.begun, 0
        while not table.over and table.begun == turn:
            ask = table.asked(seat)
            if ask is None:
                if not others and table.together is None:
                    return
                ask = table.ask
                table.send_for(ask.seat, ask.options[int(self.random.random() * len(ask.options))])
                continue
            chosen, at = _next_of(line, at, ask)
            if chosen < 0:
                chosen = ask.options[int(self.random.random() * len(ask.options))]
            table.send_for(seat, chosen)


def _next_of(line: list[Step], at: int, ask: Ask) -> tuple[int, int]:
    """The next answer of the line that fits the question, and where to look for the one after it; -1 for none."""
    for index in range(at, len(line)):
        if line[index][0] == ask.kind and line[index][2] in ask.options:
            return line[index][2], index + 1
    return -1, at


def _first_of(steps: list[Planned], turn: int) -> int:
    """The place of the first answer of this turn or a later one."""
    for place, step in enumerate(steps):
        if step[3] >= turn:
            return place
    return len(steps)
