"""Advice for a turn, and what a turn that was played cost beside the best that planning finds."""

from __future__ import annotations

from typing import Final

from tinkuy.bots.lines import Step
from tinkuy.bots.planner.budget import Budget
from tinkuy.bots.planner.planner import Planner
from tinkuy.bots.planner.plans import Plan, Planned, Plans
from tinkuy.bots.values import VICTORY
from tinkuy.core.table import Answer, Table

SEARCH: Final = 2.0  # one part in so many of the effort goes into finding the best turn, the rest into comparing
NAME: Final = "adviser"


class Advice:
    """A turn, and what it leads to in the plan it belongs to: points by source that come in so many own turns."""

    __slots__ = ("gains", "line", "turns")

    def __init__(self, line: list[Step], gains: list[int], turns: int) -> None:
        self.line = line
        self.gains = gains
        self.turns = turns


class Judgement:
    """The best turn that was found, and how much less than it the one that was played is worth."""

    __slots__ = ("better", "game", "loss", "played")

    def __init__(self, better: Advice, played: Advice, loss: float, game: float) -> None:
        self.better = better
        self.played = played
        self.loss = loss  # in points, a game won counted as VICTORY
        self.game = game  # the part of a game won in it: 1 where the better turn's plan wins and the other's does not

    @property
    def points(self) -> float:
        return self.loss - VICTORY * self.game


class Adviser:
    """Knows what the seat knows: it looks at dealt worlds, as a bot does."""

    def __init__(self, seed: str, lines: int, seconds: float = 0.0) -> None:
        self.lines = lines
        self.seconds = seconds
        self.planner = Planner(NAME, lines, seed, seconds)

    def advise(self, table: Table, seat: int) -> Advice:
        """For the seat that is asked in its own turn."""
        best, worlds = self.planner.search(table, seat, Budget(self.lines, self.seconds))
        return _advice(worlds[0], worlds[0].shortened(best))

    def judge(self, table: Table, seat: int, answers: list[Answer]) -> Judgement:
        """Of a table at the start of the seat's turn, and the answers that were given in it."""
        budget = Budget(self.lines, self.seconds)
        best, worlds = self.planner.search(table, seat, budget.share(SEARCH))
        best = worlds[0].shortened(best)
        first: list[Planned] = [(kind, options, chosen, 0) for kind, options, chosen in _own_line(table, seat, answers)]
        later = [step for step in best.steps if step[3] > 0]
        loss = game = 0.0
        shown: list[Plan] = []
        for number, plans in enumerate(worlds):
            part = budget.share(len(worlds) - number)
            # In the same world, with the same replies and as much effort for what comes later.
            better, played = plans.whole(best.steps, best.replies), plans.whole(first + later, best.replies)
            plans.improve(better, part.share(2.0), 1)
            plans.improve(played, part, 1)
            loss += (better.value - played.value) / len(worlds)
            game += (_won(plans, better) - _won(plans, played)) / len(worlds)
            shown = shown or [better, played]
        return Judgement(_advice(worlds[0], shown[0]), _advice(worlds[0], shown[1]), max(0.0, loss), game)


def _own_line(table: Table, seat: int, answers: list[Answer]) -> list[Step]:
    """The answers with the options there were."""
    copy = table.copy()
    line: list[Step] = []
    for answerer, kind, option in answers:
        ask = copy.asked(answerer)
        if ask is None or option not in ask.options:
            break
        if answerer == seat:
            line.append((kind, ask.options, option))
        copy.send_for(answerer, option)
    return line


def _won(plans: Plans, plan: Plan) -> float:
    end = plans.end_of(plan)
    winners = end.game.winners(end.state) if end.over else []
    return 1 / len(winners) if plans.seat in winners else 0.0


def _advice(plans: Plans, plan: Plan) -> Advice:
    before = plans.fork()
    points = before.game.points(before.state, plans.seat)
    after = plans.end_of(plan)
    gains = [now - then for now, then in zip(after.game.points(after.state, plans.seat), points, strict=True)]
    return Advice(plan.turn(), gains, plans.depth - before.game.preparations(before.state))
