"""The bot that plans: finds turns as greedy does, carries the best on over several own turns and improves these plans.

Where somebody holds cards or a solo opponent draws, plans are found in several dealt worlds and compared in all of
them, if there are lines enough for that: few of them are better spent in one world. What is revealed in the middle of
a turn is planned anew, each time with half of the effort; a turn that has had its time is finished by lines alone, so
that no turn takes longer than one and a half first ones.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from tinkuy.bots.greedy import FRESH, LEAVES, Greedy
from tinkuy.bots.learned.weights import find_learned
from tinkuy.bots.lines import NOTHING_FOUND, Lines, Step, Value
from tinkuy.bots.planner.budget import Budget
from tinkuy.bots.planner.plans import Many, Plan, Planned, Plans
from tinkuy.bots.randomly import chance_here, question
from tinkuy.bots.values import lead_value
from tinkuy.core.automa import automas
from tinkuy.core.chance import Chance
from tinkuy.core.table import Table
from tinkuy.core.world import World
from tinkuy.core.zones import Hand

LINES: Final = 1000
WIDE: Final = 500  # lines from which on sketches are not shorter
CANDIDATES: Final = 12  # turns that are carried on
EACH: Final = 55  # lines for each of them: with fewer lines fewer are carried on
SKETCH: Final = 24  # lines for a turn that others, or the seat later, are expected to play
WORLDS: Final = 3  # where cards are hidden in hands, or a solo opponent draws what it does
ENOUGH: Final = 1200  # lines from which on they are worth it: 500 won 86 % in one and 77 % in three against Teotibot
PART_OF_A_PLAN: Final = 0.6  # of its turns that are played on the average when one answer is varied
THOUGHTS: Final = 4  # of a turn: what is revealed after so many is not worth a plan
WHOLE_TURN: Final = 1.5  # times the time of a first thought that a turn may take
LOOK: Final = 0.2  # of the time of a thought for finding turns, and as much for carrying them on
VOTE: Final = 0.5  # of a thought in several worlds for comparing what was found in each, in all of them
SHORTEST: Final = 0.02  # of the time: for less no plan can be made


class Planner:
    def __init__(
        self,
        name: str,
        lines: int,
        seed: str,
        seconds: float = 0.0,
        learned: bool = False,
        value: Value = lead_value,
    ) -> None:
        self.name = name
        self.lines = lines
        self.seconds = seconds
        self.learned = learned  # whether positions are valued by what was learnt from games, where something was
        self.value = value  # else
        self.seed = seed
        self.greedy = Greedy(name, LEAVES, seed)  # for what is not a turn of the own
        self.table: Table | None = None  # with seat and number of the turn, what the line belongs to
        self.turn = (-1, -1)
        self.line: list[Step] = []
        self.rest: list[Planned] = []  # what the plan of the last turn had for later ones
        self.thoughts = 0  # how often it has planned in this turn
        self.used = 0.0  # seconds of this turn

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        if len(ask.options) == 1:
            return ask.options[0]
        if table.together is None and table.answers and table.answers[0][0] != seat:
            return self.greedy.choose(table, seat)
        if self.table is not table or self.turn != (seat, len(table.turns)):
            self.table, self.turn = table, (seat, len(table.turns))
            self.line, self.thoughts, self.used = [], 0, 0.0
        if not self.line or self.line[0][0] != ask.kind or self.line[0][1] != ask.options:
            self._think(table, seat)
        return self.line.pop(0)[2]

    def _think(self, table: Table, seat: int) -> None:
        began = perf_counter()
        effort = 0.5**self.thoughts
        seconds = min(self.seconds * effort, self.seconds * WHOLE_TURN - self.used)
        plain = self.thoughts >= THOUGHTS or (self.seconds > 0 and seconds < self.seconds * SHORTEST)
        self.thoughts += 1
        if plain:
            random = Random(chance_here(self.seed, table, seat).value)
            world = World(table, seat, Chance(random.getrandbits(60)))
            lines = Lines(world.fork, seat, True, lead_value, random)
            self.line, self.rest = lines.sketch(question(table, seat).options, SKETCH)[1], []
        else:
            best, _ = self.search(table, seat, Budget(max(1, int(self.lines * effort)), seconds))
            self.line, self.rest = best.turn(), best.rest()
        self.used += perf_counter() - began

    def search(self, table: Table, seat: int, budget: Budget) -> tuple[Plan, list[Plans]]:
        """The best plan that is found within the budget, and the worlds it was looked for in."""
        random = Random(chance_here(self.seed, table, seat).value)
        learned = find_learned(table.game, table.seats) if self.learned else None
        value: Value = self.value if learned is None else learned.one
        many: Many | None = None if learned is None else learned.many
        depth = table.game.foresight[table.seats] + table.game.preparations(table.state)
        worlds = [World(table, seat, Chance(random.getrandbits(60))) for _ in range(WORLDS if _hidden(table) else 1)]
        lines = Lines(worlds[0].fork, seat, True, value, random)
        lines.kept = {}
        # Few lines are not worth a long look for what to vary.
        scale, expected = min(1.0, budget.lines / WIDE), float(budget.lines)
        look, began = LOOK * budget.seconds(), perf_counter()
        if look:
            scale, lines.ends = 1.0, began + look
        lines.begin(question(table, seat).options, max(16, int(FRESH * LEAVES * scale)))
        line = (perf_counter() - began) / lines.looked
        if look:
            expected = budget.seconds() / (line * PART_OF_A_PLAN * depth * table.seats)
        count = len(worlds) if expected >= ENOUGH else 1
        parts = count / (1 - VOTE) if count > 1 else 1.0
        candidates = max(2, min(CANDIDATES, int(expected / parts / EACH)))
        if look:
            sketched = (candidates + 2 * (count - 1)) * depth * table.seats
            scale = min(1.0, (look / (sketched * SKETCH * line)) ** 0.5)
            candidates = max(2, int(candidates * scale))
        plans = [Plans(world.fork, seat, depth, value, random, max(6, int(SKETCH * scale)), many) for world in worlds]
        ranked = [lines.kept[worth] for worth in sorted(lines.kept, reverse=True)[:candidates]]
        carried: list[Planned] = [] if table.answers else self.rest
        found = self._search(plans[0], ranked, carried, budget.share(parts))
        return (found[0] if count == 1 else self._vote(plans, found, budget)), plans

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
            part = budget.share(len(worlds) / (1 - VOTE) - 1 - number)
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
    """Whether somebody holds cards or a solo opponent will draw: then one deal says little."""
    if automas(table.game.automa, table.seats):
        return True
    return any(isinstance(zone, Hand) and zone.cards for zone in table.state.zones())
