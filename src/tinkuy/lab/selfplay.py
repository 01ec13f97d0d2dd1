"""Games to learn from: a quick line search plays itself, now and then another line than its best.

    run_selfplay(Selfplay("tzolkin", seats=2, games=4000), Path("selfplay/tzolkin-2"), jobs=16)

At the start of every turn the position is kept as the one who has just moved sees it, sometimes as somebody else does,
and at the end how it came out for them. Games are kept by parts: a run that was stopped goes on. Needs nothing but the
engine, not even numpy.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from tinkuy.bots import bot_seed
from tinkuy.bots.greedy import Greedy
from tinkuy.bots.learned.rows import POINTS, Rows
from tinkuy.bots.learned.weights import find_learned, fingerprint
from tinkuy.bots.lines import Lines, Step, Value
from tinkuy.bots.planner import Planner
from tinkuy.bots.planner.budget import Budget
from tinkuy.bots.randomly import chance_here, question
from tinkuy.bots.values import RIVAL, beside_worth, lead_value
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seats, check_seed, clean_options
from tinkuy.core.result import players, scores
from tinkuy.core.table import Table, open_table
from tinkuy.core.world import World
from tinkuy.games import find_game
from tinkuy.lab.engines import Engine, Processes

PART: Final = 10  # games of a part
ONLOOKERS: Final = 0.25  # how often somebody who has not just moved is asked how it looks
NEAR: Final = 0.7  # of the turns that explore: so many take a line near the best, the others any
FALL: Final = 0.4  # how fast lines near the best get rarer
LEAVES: Final = 4  # of greedy, for what is not a turn of the own
GOALS: Final = 3  # own points, lead, share of the win
HEAD: Final = "head.json"

Told = Callable[[int, int, float], None]  # games played, games in all, seconds that are left


@dataclass(frozen=True)
class Selfplay:
    """Which games: `lines` that a turn is chosen from, `explore` how often it is not the best of them."""

    game: str
    seats: int
    games: int
    lines: int = 64
    explore: float = 0.2
    seed: int | str = 1
    learned: bool = False  # valued by what was learnt before, not by the hand-written value
    options: dict[str, str] = field(default_factory=dict)
    vary: bool = False  # every seat of every game with prices of its own
    plan: int = 0  # lines of a plan that turns are chosen by, where they do not explore


class Explorer:
    """A bot that looks at some lines when its turn begins and plays the best of them, or now and then another."""

    def __init__(self, seed: str, lines: int, explore: float, value: Value, planner: Planner | None = None) -> None:
        self.name = "explorer"
        self.seed = seed
        self.lines = lines
        self.explore = explore
        self.value = value
        self.planner = planner
        self.greedy = Greedy(self.name, LEAVES, seed)
        self.turn = (-1, -1)
        self.line: list[Step] = []

    def choose(self, table: Table, seat: int) -> int:
        ask = question(table, seat)
        if len(ask.options) == 1:
            return ask.options[0]
        if table.together is not None or (table.answers and table.answers[0][0] != seat):
            return self.greedy.choose(table, seat)
        if self.turn != (seat, len(table.turns)):
            self.turn, self.line = (seat, len(table.turns)), []
        if not self.line or self.line[0][0] != ask.kind or self.line[0][1] != ask.options:
            self._look(table, seat)
        return self.line.pop(0)[2]

    def _look(self, table: Table, seat: int) -> None:
        chance = chance_here(self.seed, table, seat)
        random = Random(chance.value)
        if self.planner is not None and (table.answers or random.random() >= self.explore):
            self.line = self.planner.search(table, seat, Budget(self.planner.lines))[0].turn()
            return
        lines = Lines(World(table, seat, chance).fork, seat, True, self.value, random)
        lines.kept = {}
        best = lines.begin(question(table, seat).options, self.lines)[1]
        if not table.answers and (self.planner is not None or random.random() < self.explore):
            ranked = [lines.kept[value] for value in sorted(lines.kept, reverse=True)]
            near = random.random() < NEAR
            place = int(random.expovariate(FALL)) if near else int(random.random() * len(ranked))
            best = ranked[min(place, len(ranked) - 1)]
        self.line = best[:]


@dataclass
class Part:
    """Rows of some games: numbers of all rows, estimates and goals of all rows, the game of each row."""

    numbers: array[int]
    estimates: array[float]
    goals: array[float]
    games: array[int]
    points: float  # sum over games and seats

    def packed(self) -> bytes:
        arrays = (self.numbers, self.estimates, self.goals, self.games)
        parts = [zlib.compress(one.tobytes(), 6) for one in arrays]
        head = {"sizes": [len(part) for part in parts], "points": self.points}
        return json.dumps(head).encode() + b"\n" + b"".join(parts)


def unpacked(data: bytes) -> tuple[dict[str, Any], list[bytes]]:
    """The head and the four arrays of a part (16-bit numbers, 32-bit floats twice, 32-bit numbers)."""
    line, _, rest = data.partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    arrays: list[bytes] = []
    for size in head["sizes"]:
        arrays.append(zlib.decompress(rest[:size]))
        rest = rest[size:]
    return head, arrays


def run_selfplay(selfplay: Selfplay, folder: Path, jobs: int = 1, told: Told | None = None,
                 engine: Engine | None = None) -> float:  # fmt: skip
    """Play what is not in the folder yet; the mean points of a seat in what was played now."""
    head = check_selfplay(selfplay)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / HEAD
    if file.is_file() and json.loads(file.read_text(encoding="utf-8")) != head:
        raise Refused(f"The folder '{folder}' holds other games (see {HEAD}); take another one.")
    file.write_text(json.dumps(head, indent=1) + "\n", encoding="utf-8")
    parts = [range(first, min(first + PART, selfplay.games)) for first in range(0, selfplay.games, PART)]
    missing = [part for part in parts if not _file(folder, part).is_file()]
    wanted = sum(len(part) for part in missing)
    began, played, points = perf_counter(), 0, 0.0
    for number, data in (engine or Processes(jobs)).run(partial(play_part, selfplay), missing):
        part = missing[number]
        fresh = _file(folder, part).with_suffix(".new")
        fresh.write_bytes(data)
        fresh.replace(_file(folder, part))
        played += len(part)
        points += unpacked(data)[0]["points"]
        if told is not None:
            seconds = (perf_counter() - began) / played
            told(selfplay.games - wanted + played, selfplay.games, seconds * (wanted - played))
    return points / max(1, played * selfplay.seats)


def check_selfplay(selfplay: Selfplay) -> dict[str, Any]:
    """All that decides what is in the folder."""
    game = find_game(selfplay.game)
    check_seats(game, selfplay.seats)
    check_seed(selfplay.seed)
    clean_options(game, selfplay.options, selfplay.seats)
    if not 0 <= selfplay.explore <= 1:
        raise Refused(f"How often a turn explores is a number from 0 to 1, not {selfplay.explore}.")
    if selfplay.vary and (selfplay.learned or game.opinion(Random(0).random) is None):
        raise Refused(f"{game.name} cannot be played with other prices." if not selfplay.learned
                      else "Prices are varied of the hand-written value, not of what was learnt.")  # fmt: skip
    rows = Rows(game, selfplay.seats)
    if selfplay.plan < 0:
        raise Refused(f"A plan has a number of lines, not {selfplay.plan}.")
    head = asdict(selfplay) | {"rules": game.version, "tables": game.component_set.hash, "numbers": fingerprint(rows)}
    del head["games"]  # more of them can be added
    if not selfplay.plan:
        del head["plan"]  # as folders of before have it
    return head | {"row": rows.numbers, "estimates": rows.rough, "seed": str(selfplay.seed)}


def _file(folder: Path, part: range) -> Path:
    return folder / f"part-{part.start:06d}-{part.stop:06d}.rows"


def play_part(selfplay: Selfplay, numbers: range) -> bytes:
    """The unit of work of a process."""
    game = find_game(selfplay.game)
    rows = Rows(game, selfplay.seats)
    part = Part(array("h"), array("f"), array("f"), array("i"), 0.0)
    for number in numbers:
        play_one(game, rows, selfplay, number, part)
    return part.packed()


def play_one(game: Game, rows: Rows, selfplay: Selfplay, number: int, part: Part) -> None:
    seats = selfplay.seats
    table = open_table(game, seats, f"selfplay {selfplay.seed}-{number}", selfplay.options)
    table.state.told = None
    learned = find_learned(game, seats) if selfplay.learned else None
    value = lead_value if learned is None else learned.one
    random = Random(f"rows {table.seed}")
    values = [_other_value(game, random) if selfplay.vary else value for _ in range(seats)]
    bots = [_explorer(selfplay, bot_seed(table.seed, seat), own) for seat, own in enumerate(values)]
    viewers: list[int] = []
    begun, mover = table.begun, -1
    while not table.over:
        if table.begun != begun and table.together is None:
            begun = table.begun
            for seat in range(seats):
                if seat == mover or random.random() < ONLOOKERS:
                    _look(rows, table, seat, Chance(random.getrandbits(60)), part)
                    viewers.append(seat)
        for ask in table.asks():
            mover = ask.seat
            table.send_for(ask.seat, bots[ask.seat].choose(table, ask.seat))
    goals = goals_of(table)
    for seat in viewers:
        part.goals.extend(goals[seat])
        part.games.append(number)
    part.points += sum(float(points) for points in scores(table)[:seats])


def _explorer(selfplay: Selfplay, seed: str, value: Value) -> Explorer:
    planner = Planner("explorer", selfplay.plan, seed, 0.0, selfplay.learned, value) if selfplay.plan else None
    return Explorer(seed, selfplay.lines, selfplay.explore, value, planner)


def _other_value(game: Game, random: Random) -> Value:
    """As `lead_value`, by one who has other prices in mind."""
    opinion = game.opinion(random.random)
    assert opinion is not None, "see check_selfplay"

    def value(table: Table, seat: int) -> float:
        worth = [opinion(table.state, other) for other in range(table.seats)]
        mine = worth.pop(seat)
        return mine - RIVAL * max(worth, default=0.0) + beside_worth(table, seat)

    return value


def _look(rows: Rows, table: Table, seat: int, chance: Chance, part: Part) -> None:
    """In a dealt world, so that nothing hidden is learnt from."""
    world = table.fork(seat, chance)
    part.numbers.extend([max(-32768, min(32767, number)) for number in rows.row(world, seat)])
    part.estimates.extend(rows.estimates(world, seat))


def goals_of(table: Table) -> list[list[float]]:
    """For every seat what is to be learnt: its points, its lead over the best of the others, its share of the win."""
    points = [float(number) for number in scores(table)]
    winners = table.game.winners(table.state)
    found: list[list[float]] = []
    for seat in range(table.seats):
        others = [points[other] for other in range(players(table)) if other != seat]
        lead = points[seat] - max(others)
        found.append([points[seat] * POINTS, lead * POINTS, 1 / len(winners) if seat in winners else 0.0])
    return found
