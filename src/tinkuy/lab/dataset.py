"""Games of bots as data: a record of every game and a table with a row for every decision (docs/dataset.md).

    made = write_dataset(Match("tzolkin", ("greedy:8", "random"), games=100), Path("data"))

The table is `decisions/*.parquet`, the records are `records/*.txt`. The same match makes the same data, whatever the
number of jobs.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tinkuy.bots import bot_seed
from tinkuy.core.errors import Refused
from tinkuy.core.record import write_record
from tinkuy.core.result import scores
from tinkuy.core.table import Table, open_table
from tinkuy.features import Layout, Quick
from tinkuy.lab.commands import dismiss, find_player
from tinkuy.lab.engines import Engine, Processes
from tinkuy.lab.env.rewards import win
from tinkuy.lab.match import Match, Progress, check_match, game_of

CHUNK = 16  # deals of a part of the table

# Columns of the table, in their order, and what they are; the card says it, too.
COLUMNS = {
    "game": "number of the game, as in the name of its record",
    "decision": "number of the decision in its game",
    "seat": "who decides",
    "bot": "which bot that is",
    "question": "kind of the question",
    "features": "what the seat sees: the numbers of `tinkuy lab features`, in their order",
    "options": "the actions that are possible: numbers of `tinkuy lab features --actions`",
    "answer": "the action that was taken",
    "points": "the points of this seat at the end of the game",
    "won": "its share of the win: 1, less for each of several winners, 0",
}


@dataclass
class Made:
    """What was written: games, decisions, and by bot its seats, points and wins."""

    games: int = 0
    decisions: int = 0
    bots: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: Made) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for bot, sums in other.bots.items():
            mine = self.bots.setdefault(bot, [0.0, 0.0, 0.0])
            self.bots[bot] = [a + b for a, b in zip(mine, sums, strict=True)]


def write_dataset(match: Match, folder: Path, jobs: int = 1, progress: Progress | None = None,
                  engine: Engine | None = None) -> Made:  # fmt: skip
    """Into a new or empty folder."""
    check_match(match, jobs)
    _parquet()
    Layout(game_of(match), len(match.bots))
    for name in ("decisions", "records"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    chunks = [range(first, min(first + CHUNK, match.seeds)) for first in range(0, match.seeds, CHUNK)]
    parts: dict[int, Made] = {}
    for number, part in (engine or Processes(jobs)).run(partial(write_part, match, folder), chunks):
        parts[number] = part
        if progress is not None:
            progress(sum(one.games for one in parts.values()), match.seeds * len(match.bots))
    made = Made()
    for number in sorted(parts):
        made.add(parts[number])
    return made


def write_part(match: Match, folder: Path, deals: range) -> Made:
    """The unit of work of a process: some deals in all rotations."""
    game = game_of(match)
    quick = Quick(Layout(game, len(match.bots)))
    made, rows = Made(), _Rows()
    for deal in deals:
        for rotation in range(len(match.bots)):
            number = deal * len(match.bots) + rotation
            places = [(seat + rotation) % len(match.bots) for seat in range(len(match.bots))]
            names = [match.bots[place] for place in places]
            table = open_table(game, len(match.bots), f"{match.seed}-{deal}", match.options)
            table.state.told = None
            bots = [find_player(match.bots[place], bot_seed(table.seed, place), match.commands, match.limit)
                    for place in places]  # fmt: skip
            try:
                _play(table, bots, names, number, quick, rows)
            finally:
                dismiss(bots)
            _count(table, names, made)
            record = folder / "records" / f"{match.game}-{number:06d}.txt"
            record.write_text(write_record(table, dict(enumerate(names))), encoding="utf-8")
    made.decisions = len(rows.columns["game"])
    _write(rows, quick.layout, folder / "decisions" / f"part-{deals.start:06d}.parquet")
    return made


class _Rows:
    """Column by column; the features of all rows are one array, a hundredth of what lists of numbers would take."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS if name != "features"}
        self.features = array("h")

    def add(self, *values: Any) -> None:
        for column, value in zip(self.columns.values(), values, strict=True):
            column.append(value)


def _play(table: Table, bots: list[Any], names: list[str], number: int, quick: Quick, rows: _Rows) -> None:
    """Every question with more than one option is a row; the result is known only at the end."""
    layout, turned = quick.layout, [quick.layout.turned(seat) for seat in range(table.seats)]
    first = len(rows.columns["game"])
    while not table.over:
        ask = table.ask
        seat, offset = ask.seat, layout.offsets[ask.kind]
        option = bots[seat].choose(table, seat)
        if option not in ask.options:
            raise Refused(f"The bot {names[seat]} gave an answer that was not offered: {option}.")
        if len(ask.options) > 1:
            numbers = quick.numbers(table, seat)
            for place in layout.places:
                numbers[place] = turned[seat][numbers[place]]
            actions = [offset + each for each in ask.options]
            kind = table.game.kinds[ask.kind].name
            decision = len(rows.columns["game"]) - first
            rows.features.extend(numbers)
            rows.add(number, decision, seat, names[seat], kind, actions, offset + option, 0.0, 0.0)
        table.send_for(seat, option)
    points, won = scores(table), win(table)
    for row in range(first, len(rows.columns["game"])):
        seat = rows.columns["seat"][row]
        rows.columns["points"][row], rows.columns["won"][row] = float(points[seat]), won[seat]


def _count(table: Table, names: list[str], made: Made) -> None:
    made.games += 1
    points, won = scores(table), win(table)
    for seat, name in enumerate(names):
        sums = made.bots.setdefault(name, [0.0, 0.0, 0.0])
        made.bots[name] = [sums[0] + 1, sums[1] + float(points[seat]), sums[2] + won[seat]]


def _write(rows: _Rows, layout: Layout, path: Path) -> None:
    pa, parquet = _parquet()
    flat = pa.Array.from_buffers(pa.int16(), len(rows.features), [None, pa.py_buffer(rows.features)])
    types = {
        "game": pa.int32(), "decision": pa.int32(), "seat": pa.int8(), "options": pa.list_(pa.int16()),
        "answer": pa.int16(), "points": pa.float32(), "won": pa.float32(),
        "bot": pa.dictionary(pa.int8(), pa.string()), "question": pa.dictionary(pa.int8(), pa.string()),
    }  # fmt: skip
    arrays = {
        name: pa.FixedSizeListArray.from_arrays(flat, layout.size)
        if name == "features"
        else pa.array(rows.columns[name], types[name])
        for name in COLUMNS
    }
    about = {"game": layout.game.name, "seats": str(layout.seats), "features": layout.version}
    table = pa.table(arrays).replace_schema_metadata(about)
    parquet.write_table(table, path, compression="zstd")


def _parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise Refused("A dataset needs pyarrow, which is not installed: pip install 'tinkuy[lab]'.") from None
