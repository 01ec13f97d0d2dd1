"""Design 5.3: positions and records bring back the same game at any moment, undo the exact moment before."""

from __future__ import annotations

import json

import pytest

from tests.conformance.cases import Case, every_case, every_default, find
from tests.conformance.moments import Whole, events_of, moments, picture, whole
from tests.conformance.play import CHOOSERS, Chooser, curious, walk
from tinkuy.core.position import load_position, position
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.table import Table


def check_position(table: Table) -> None:
    text = json.dumps(position(table))
    loaded = load_position(json.loads(text), find)
    assert picture(loaded) == picture(table)
    assert events_of(loaded) == events_of(table, table.first_event)
    assert [loaded.undoable(seat) for seat in range(table.seats)] == [
        table.undoable(seat) for seat in range(table.seats)
    ]
    assert json.dumps(position(loaded)) == text


def check_record(table: Table) -> None:
    text = write_record(table, dict(enumerate(["Ixchel", "Věra Новая"][: table.seats])))
    record = read_record(text)
    assert not record.cut
    replayed = replay(record, find)
    assert whole(replayed) == whole(table)
    assert write_record(replayed, record.names) == text


@every_case
def test_positions_load_at_any_moment(case: Case) -> None:
    for table in moments(case):
        check_position(table)


@every_case
def test_records_replay_at_any_moment(case: Case) -> None:
    for table in moments(case):
        check_record(table)


@every_case
def test_a_loaded_position_plays_on_and_has_a_record(case: Case) -> None:
    for number, table in enumerate(moments(case)[::8]):
        loaded, original = load_position(json.loads(json.dumps(position(table))), find), table.copy()
        for seat, option in walk(loaded, curious(number), number):
            original.answer(seat, option)
        assert picture(loaded) == picture(original)
        check_record(loaded)


@every_default
def test_saving_at_every_answer_of_a_game(case: Case) -> None:
    for seed, chooser in enumerate(CHOOSERS[1:]):
        table = case.open(seed + 30)
        for number, _ in enumerate(walk(table, chooser(seed), seed)):
            check_position(table)
            if number % 8 == 0:
                check_record(table)


@every_case
def test_undo_of_every_answer_is_exact(case: Case) -> None:
    table = case.open(17)
    assert undo_everything(table, curious(17)) > 5


@every_default
def test_undo_is_exact_where_turns_wait_for_a_word(case: Case) -> None:
    table = case.open(18)
    table.confirming = True
    assert undo_everything(table, curious(18)) > 5


def undo_everything(table: Table, choose: Chooser) -> int:
    """Takes back every answer that can be taken back, singly and as a whole turn; how many there were."""
    taken_back = 0
    before: list[Whole] = []  # of the answers of one seat that can still be taken back
    for seat, option in walk(table, choose, 17):
        if table.undoable(seat) != len(before) or table.together is not None:
            before = []
        now = whole(table)
        trial = table.copy()
        trial.answer(seat, option)
        if not trial.undoable(seat):
            before = []
            continue
        taken_back += 1
        after = whole(trial)
        trial.undo(seat)
        assert whole(trial) == now
        trial.answer(seat, option)
        assert whole(trial) == after
        before.append(now)
        if trial.undoable(seat) == len(before):
            trial.restart(seat)
            assert whole(trial) == before[0]
    return taken_back


@pytest.mark.parametrize("case", [Case("toy", 3, ())], ids=str)
def test_the_helpers_above_notice_a_difference(case: Case) -> None:
    first, second = case.open(1), case.open(2)
    assert whole(first) != whole(second)
    assert picture(first) != picture(second)
