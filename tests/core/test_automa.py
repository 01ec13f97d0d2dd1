"""An opponent that the game plays by itself: it takes turns and answers, and nobody is ever asked for it."""

from __future__ import annotations

import pytest

from tests.toy import ToyGame, tables
from tests.toy.setup import empty_table, set_up
from tests.toy.state import Toy
from tests.toy.told.events import OFFERED
from tests.toy.told.kinds import ACCEPT, DO, DONE, GRAB, OFFER, YES
from tinkuy.core.automa import Automa, automas
from tinkuy.core.chance import Chance
from tinkuy.core.game import State
from tinkuy.core.questions import CONFIRM, Ask
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.result import players, scores
from tinkuy.core.table import Table, open_table


def grabs_once(toy: Toy, ask: Ask) -> int:
    return GRAB if GRAB in ask.options else DONE


def accepts(toy: Toy, ask: Ask) -> int:
    return YES


class SoloToy(ToyGame):
    """One person against an opponent who grabs a gem in each turn and accepts every coin."""

    def __init__(self) -> None:
        super().__init__(tables())
        self.seats = (1,)
        self.automa = Automa((1,), {DO: grabs_once, ACCEPT: accepts})

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        return set_up(self.components, seats + 1, Chance.from_seed(seed), options)

    def blank(self, seats: int, options: dict[str, str]) -> State:
        return empty_table(self.components, seats + 1, options)


def new() -> Table:
    return open_table(SoloToy(), 1, 3, {"bids": "off"})


def test_a_game_without_one_has_none() -> None:
    assert automas(None, 1) == 0
    assert automas(Automa((1,), {}), 1) == 1
    assert automas(Automa((1,), {}), 2) == 0


def test_its_turns_pass_without_a_question() -> None:
    table = new()
    table.answer(0, DONE)
    assert isinstance(table.state, Toy)
    assert len(table.state.owners[1].gems) == 1
    assert [ask.seat for ask in table.asks()] == [0]
    assert players(table) == len(scores(table)) == 2


def test_it_answers_within_a_persons_turn() -> None:
    table = new()
    table.answer(0, OFFER)
    assert isinstance(table.state, Toy)
    assert table.state.owners[1].coins == 3
    assert [event.values for event in table.state.told or [] if event.kind is OFFERED] == [[1, 1]]


def test_a_draft_stops_at_the_persons_end_of_turn_only() -> None:
    table = new()
    table.confirming = True
    table.answer(0, DONE)
    assert (table.ask.seat, table.ask.kind) == (0, CONFIRM)
    table.answer(0, 0)
    assert (table.ask.seat, table.ask.kind) == (0, DO)


def test_its_answers_are_in_no_record() -> None:
    table = new()
    for option in (OFFER, DONE, DONE, DONE):
        table.answer(0, option)
    assert table.over
    again = replay(read_record(write_record(table, {})), lambda name: table.game)
    assert scores(again) == scores(table)
    assert all(answer[0] == 0 for turn in table.turns for answer in turn.answers)


def test_a_question_it_has_no_rule_for_is_a_fault_of_the_game() -> None:
    table = new()
    assert table.game.automa is not None
    del table.game.automa.choices[ACCEPT]
    with pytest.raises(KeyError):
        table.answer(0, OFFER)


def test_it_cannot_answer_what_is_not_offered() -> None:
    table = new()
    assert table.game.automa is not None
    table.game.automa.choices[ACCEPT] = lambda toy, ask: 2
    with pytest.raises(AssertionError, match="one of the options"):
        table.answer(0, OFFER)
