"""The bot that plans: finds turns as greedy does, carries the best on over several own turns and improves these plans.

Where somebody holds cards, plans are found in several dealt worlds and compared in all of them. What is revealed in the
middle of a turn is planned anew, each time with half of the effort, so that no turn takes longer than two first ones.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tinkuy.bots.greedy import FRESH, LEAVES, Greedy
from tinkuy.bots.lines import NOTHING_FOUND, Lines, Step
from tinkuy.bots.planner.budget import Budget
from tinkuy.bots.planner.plans import Plan, Planned, Plans
from tinkuy.bots.planner.values import lead_value
from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.chance import Chance
from tinkuy.core.table import Table
from tinkuy.core.world import World
from tinkuy.core.zones import Hand

LINES: Final = 1000
WIDE: Final = 500  # lines from which on all of the following are looked at
CANDIDATES: Final = 6  # turns that are carried on
SKETCH: Final = 24  # lines for a turn that others, or the seat later, are expected to play
WORLDS: Final = 3  # where cards are hidden in hands


class Planner:
    def __init__(self, name: str, lines: int, seed: str, seconds: float = 0.0) -> None:
        self.name = name
        self.lines = lines
        self.seconds = seconds
        self.seed = seed
        self.greedy = Greedy(name, LEAVES, seed)  # for what is not a turn of the own
        self.table: Table | None = None  # with seat and number of the turn, what the line belongs to
        self.turn = (-1, -1)
        self.line: list[Step] = []
        self.rest: list[Planned] = []  # what the plan of the last turn had for later ones
        self.thoughts = 0  # how often it has planned in this turn

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        if len(ask.options) == 1:
            return ask.options[0]
        if table.together is not None or (table.answers and table.answers[0][0] != seat):
            return self.greedy.choose(table, seat)
        if self.table is not table or self.turn != (seat, len(table.turns)):
            self.table, self.turn = table, (seat, len(table.turns))
            self.line, self.thoughts = [], 0
        if not self.line or self.line[0][0] != ask.kind or self.line[0][1] != ask.options:
            self._think(table, seat)
        return self.line.pop(0)[2]

    def _think(self, table: Table, seat: int) -> None:
        chance = chance_here(self.seed, table, seat)
        random = Random(chance.value)
        effort = 0.5**self.thoughts
        self.thoughts += 1
        lines_left = max(1, int(self.lines * effort))
        budget = Budget(lines_left, self.seconds * effort)
        # Few lines are not worth a long look for what to vary.
        scale = 1.0 if self.seconds else min(1.0, lines_left / WIDE)
        count = WORLDS if _hidden(table) else 1
        worlds = [World(table, seat, Chance(random.getrandbits(60))) for _ in range(count)]
        sketch = max(6, int(SKETCH * scale))
        plans = [Plans(world.fork, seat, table.game.foresight, lead_value, random, sketch) for world in worlds]
        first = plans[0]
        lines = Lines(worlds[0].fork, seat, True, lead_value, random)
        lines.kept = {}
        lines.begin(question(table, seat).options, max(16, int(FRESH * LEAVES * scale)))
        ranked = [lines.kept[value] for value in sorted(lines.kept, reverse=True)[: max(2, int(CANDIDATES * scale))]]
        carried: list[Planned] = [] if table.answers else self.rest
        found = self._search(first, ranked, carried, budget.share(len(plans) * 1.5 if count > 1 else 1.0))
        best = found[0] if count == 1 else self._vote(plans, found, budget)
        self.line, self.rest = best.turn(), best.rest()

    def _search(self, plans: Plans, lines: list[list[Step]], carried: list[Planned], budget: Budget) -> list[Plan]:
        """Plans, the best first: all are improved for a while, then the better half for longer, and so on."""
        found = [plans.extend(line) for line in lines]
        if carried:
            found.append(plans.whole(carried, found[0].replies))
        rounds = max(1, (len(found) - 1).bit_length())
        for number in range(rounds):
            part = budget.share(rounds - number)
            for index, plan in enumerate(found):
                plans.improve(plan, part.share(len(found) - index))
            found.sort(key=lambda plan: -plan.value)
            del found[max(2, (len(found) + 1) // 2) :]
        return found

    def _vote(self, worlds: list[Plans], found: list[Plan], budget: Budget) -> Plan:
        """Plans found in each world, valued in all of them with their later turns looked for anew."""
        candidates = found[:2]
        for number, plans in enumerate(worlds[1:]):
            part = budget.share(len(worlds) - number)
            candidates.append(self._search(plans, [plan.turn() for plan in found[:2]], [], part)[0])
        best, chosen = NOTHING_FOUND, candidates[0]
        trials = len(candidates) * len(worlds)
        for plan in candidates:
            total = 0.0
            for plans in worlds:
                here = plans.whole(plan.steps, plan.replies)
                plans.improve(here, budget.share(trials), 1)
                trials -= 1
                total += here.value
            if total > best:
                best, chosen = total, plan
        return chosen


def _hidden(table: Table) -> bool:
    """Whether somebody holds cards: then one deal says little."""
    return any(isinstance(zone, Hand) and zone.cards for zone in table.state.zones())
