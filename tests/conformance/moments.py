"""Tables to look at: moments out of played games, and what can be compared of two tables."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.conformance.cases import UNDER_TEST, Case
from tests.conformance.play import CHOOSERS, walk
from tests.golden import records_of, retrace
from tinkuy.core.chance import Chance
from tinkuy.core.data import to_data
from tinkuy.core.events import Event, event_data
from tinkuy.core.questions import Ask
from tinkuy.core.record import read_record
from tinkuy.core.table import Table
from tinkuy.features import Layout, Quick

Whole = tuple[object, ...]


@cache
def moments(case: Case) -> list[Table]:
    """Turn starts, mid-turns, open simultaneous choices, early and late; copies, so answer only copies of them."""
    chance = Chance.from_seed(f"moments {case}")
    found: list[Table] = []
    # An option changes little of what is looked at here, so one game is enough for each of its values.
    for number, chooser in enumerate(CHOOSERS[1:2] if case.chosen else CHOOSERS):
        table = case.open(number)
        for _ in walk(table, chooser(number), number):
            _keep(found, table, chance)
        found.append(table)
    for path in records_of(case.game) if not case.chosen else []:
        record = read_record(path.read_text(encoding="utf-8"))
        if (record.seats, record.options) == (case.seats, found[0].options):
            for table in retrace(path, case.game):
                _keep(found, table, chance)
    return found


def _keep(found: list[Table], table: Table, chance: Chance) -> None:
    """Few, but more of simultaneous choices, of long turns and of small tables, which have fewer seats to look from."""
    longest = table.game.longest * table.seats // table.game.seats[-1]
    often = 4 if table.together is not None else longest // 250 if len(table.answers) > 4 else longest // 100
    if chance.below(max(2, often)) == 0:
        found.append(table.copy())


def asks_of(table: Table) -> list[tuple[int, int, list[int]]]:
    return [_ask(ask) for ask in table.asks()]


def _ask(ask: Ask) -> tuple[int, int, list[int]]:
    return ask.seat, ask.kind, ask.options[:]


def events_of(table: Table, first: int = 0) -> list[dict[str, int | str]]:
    return [event_data(event, table.game.domains) for event in (table.state.told or [])[first:]]


def frozen(data: Any) -> bytes:
    """Plain data to be compared as exactly as by JSON, which tells True from 1, in a quarter of the time.

    From its version 3 on the format also says which equal things are one and the same.
    """
    return marshal.dumps(data, 2)


def picture(table: Table) -> bytes:
    """All that a fork must share with its table."""
    return frozen([to_data(table.state), asks_of(table), table.over])


class Told:
    """Events to be compared: most of those that two tables hold are the same things, and only the others are read."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events[:]

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Told)
        if len(self.events) != len(other.events):
            return False
        pairs = zip(self.events, other.events, strict=True)
        return all(one is two or (one.kind is two.kind and one.values == two.values) for one, two in pairs)

    __hash__ = None  # type: ignore[assignment]


def whole(table: Table) -> Whole:
    """All that a copy must share with its table: also history, events and what can be taken back."""
    undoable = [table.undoable(seat) for seat in range(table.seats)]
    turns = [(list(turn.answers), turn.first_event) for turn in table.turns]
    return picture(table), Told(table.state.told or []), list(table.answers), undoable, turns


@cache
def _eyes(name: str, seats: int) -> Quick:
    return Quick(Layout(UNDER_TEST[name], seats))


def numbers(table: Table, seat: int, seen: dict[str, Any]) -> list[int]:
    """What learners get of it: the same from the table as from the view, and nothing is cut for lack of room."""
    eyes = _eyes(table.game.name, table.seats)
    layout = eyes.layout
    found = eyes.numbers(table, seat)
    assert found == eyes.bodies[seat](found[: len(found) - layout.width_of_body], table.state), "a list is too long"
    turned = layout.turned(seat)
    for place in layout.places:
        found[place] = turned[found[place]]
    assert found == layout.vector(seen)
    return found


def points_told(events: list[Event], seats: int) -> list[dict[int, int]]:
    """By seat and source, the sum of all events that give points."""
    sums: list[dict[int, int]] = [{} for _ in range(seats)]
    for event in events:
        values = dict(zip([name for name, _ in event.kind.fields], event.values, strict=True))
        if "points" in values:
            sheet = sums[values["seat"]]
            sheet[values["source"]] = sheet.get(values["source"], 0) + values["points"]
    return sums


def turn_end(table: Table, choose: Chance) -> Iterator[None]:
    """Answers of an untracked table at random until the turn that it is in has ended."""
    rules = table.rules
    while table.rules is rules and not table.over:
        yield
        table.apply(table.ask.options[choose.below(len(table.ask.options))])
