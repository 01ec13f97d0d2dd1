"""Veiled questions: others must not see whether an answer was forced."""

from __future__ import annotations

import pytest

from tests.games.toy.positions import answer, options, toy_table
from tests.toy.told import kinds
from tinkuy.core.position import load_position, position
from tinkuy.core.questions import Kind
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.table import Table


@pytest.fixture
def table() -> Table:
    """Of the toy, where what one shows is veiled; seat 0 has one card."""
    table = toy_table([7], [8, 9])
    show = table.game.kinds[kinds.SHOW]
    table.game.kinds[kinds.SHOW] = Kind(show.name, list(zip(show.codes, show.labels, strict=True)), veiled=True)
    return table


def test_a_forced_answer_to_a_veiled_question_is_given_as_any_other(table: Table) -> None:
    answer(table, "0 do show")
    assert options(table, 0) == ["show c7"]
    answer(table, "0 show c7", "0 do done")
    assert [kind for _, kind, _ in table.turns[0].answers] == [kinds.DO, kinds.SHOW, kinds.DO]


def test_it_can_be_taken_back_like_any_other(table: Table) -> None:
    answer(table, "0 do show")
    assert table.undoable(0) == 1
    table.undo(0)
    assert "do show" in options(table, 0)


def test_copies_and_forks_wait_at_it_too_but_search_goes_on(table: Table) -> None:
    answer(table, "0 do show")
    assert options(table.copy(), 0) == ["show c7"]
    fork = table.fork()
    assert options(fork, 0) == ["show c7"]
    again = table.copy()
    again.undo(0)
    fork = again.fork()
    fork.send_for(0, kinds.SHOWING)
    assert fork.ask.kind == kinds.DO


def test_records_and_positions_that_leave_it_out_are_read_all_the_same(table: Table) -> None:
    text = write_record(load_position(position(table), lambda name: table.game))
    head, end = text.rsplit("running", 1)
    whole = f"{head}1. 0 do show, show c7, do done\nrunning{end}"
    older = whole.replace(" show c7,", "")
    assert older != whole
    replayed = [replay(read_record(one), lambda name: table.game) for one in (whole, older)]
    assert [write_record(one) for one in replayed] == [whole, whole]
    data = position(table) | {"answers": [[0, "do show"], [0, "do draw"]]}
    assert load_position(data, lambda name: table.game).answers[1][1] == kinds.SHOW
