"""Crafted positions: whatever is written into one, it is refused or played, and that soon.

`FUZZ_SECONDS=600 pytest tests/conformance/test_crafted.py` looks for ten minutes at each game and seat count.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.conformance.cases import Case, every_default, find
from tests.conformance.moments import moments
from tests.conformance.mutations import mutated
from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.errors import Refused
from tinkuy.core.position import load_position, position
from tinkuy.core.record import read_record, replay
from tinkuy.core.view import view

POSITIONS = 400  # of each game and seat count
SECONDS = float(os.environ.get("FUZZ_SECONDS", "0"))
SOON = 2.0  # seconds of computing for one position; it takes milliseconds
ANSWERS = 30


class TooSlow(BaseException):
    """Not an Exception, which a rule could catch."""


@contextmanager
def soon() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SOON)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@every_default
def test_a_crafted_position_is_refused_or_played_in_bounded_time(case: Case) -> None:
    chance = Chance.from_seed(os.environ.get("FUZZ_SEED", f"crafted {case}"))
    saved = [json.loads(json.dumps(position(table))) for table in moments(case) if not table.over]
    loaded = 0
    looked = 0
    end = time.process_time() + SECONDS
    while looked < POSITIONS or time.process_time() < end:
        looked += 1
        data = mutated(saved[chance.below(len(saved))], chance)
        try:
            with soon():
                loaded += play(data, chance)
        except (TooSlow, Exception):
            print(json.dumps(data))  # what to write a test with
            raise
    assert loaded > 0


def play(data: object, chance: Chance) -> bool:
    """Load, look, and answer at random for a while; whether it could be loaded."""
    try:
        table = load_position(data, find)
    except Refused:
        return False
    view(table, SPECTATOR)
    for _ in range(ANSWERS):
        if table.over:
            break
        ask = table.asks()[chance.below(len(table.asks()))]
        table.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    view(table, SPECTATOR)
    return True


@pytest.mark.parametrize("path", [("players", 1, "workers", 0), ("players", 1, "resources", 0), ("box", 0)])
@pytest.mark.parametrize("number", [10**9, 10**6])
def test_amounts_are_checked_before_anything_is_counted(path: tuple[str | int, ...], number: int) -> None:
    """A solo table: the opponent's workers are listed one by one, and her potatoes are swapped lot by lot."""
    data = json.loads(json.dumps(position(Case("tawantinsuyu", 1, ()).open(1))))
    thing = data["state"]
    for key in path[:-1]:
        thing = thing[key]
    thing[path[-1]] = number
    text = (
        f"tinkuy record 1\ngame tawantinsuyu\nrules {data['rules']}\ntables {data['tables']}\nseats 1\n"
        f"position {json.dumps(data)}\n\nrunning\n"
    )
    with soon(), pytest.raises(Refused, match="must be a whole number below"):
        replay(read_record(text), find)


def test_lists_are_measured_before_anything_is_counted() -> None:
    data = json.loads(json.dumps(position(Case("tawantinsuyu", 2, ()).open(1))))
    data["state"]["village"] = [0] * 200_000
    with soon(), pytest.raises(Refused, match="entries; there can be 500 at most"):
        load_position(data, find)
