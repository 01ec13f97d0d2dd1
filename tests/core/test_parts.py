"""A turn in parts is played, taken back and copied as a turn in one piece; only forks replay less of it."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.moments import whole
from tests.games.toy.positions import answer
from tests.toy import ToyGame, tables, toy_game
from tests.toy.state import Owner, Toy
from tests.toy.told.events import TURN_BEGAN
from tests.toy.turn import do_something
from tinkuy.core.chance import Chance
from tinkuy.core.data import to_data
from tinkuy.core.game import State
from tinkuy.core.questions import END, Rules
from tinkuy.core.table import Table, open_table


class PartedToy(ToyGame):
    """The toy with a part for every thing of the menu; what was used tells how far the turn is."""

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Toy)
        if super().turn(state) is None:
            return None
        return one_part(state, state.owners[state.turn % len(state.owners)])

    def mid_turn(self, state: State) -> bool:
        assert isinstance(state, Toy)
        return state.used != 0


def one_part(toy: Toy, me: Owner) -> Rules[None]:
    if toy.used == 0:
        toy.tell(TURN_BEGAN, [me.seat])
    yield from do_something(toy, me)
    yield END


def opened(game: ToyGame, seed: int, confirming: bool) -> Table:
    table = open_table(game, 2, seed)
    table.confirming = confirming
    return table


def situation(table: Table) -> tuple[object, ...]:
    asks = [(ask.seat, ask.kind, ask.options) for ask in table.asks()]
    undoable = [table.undoable(seat) for seat in range(table.seats)]
    return asks, whole(table), undoable, table.choices(), len(table.turns)


def outlook(fork: Table) -> tuple[object, ...]:
    return [(ask.seat, ask.kind, ask.options) for ask in fork.asks()], to_data(fork.state)


@pytest.mark.parametrize("confirming", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_parts_change_nothing_but_the_length_of_a_replay(seed: int, confirming: bool) -> None:
    random = Random(seed)
    one, parted = opened(toy_game(), seed, confirming), opened(PartedToy(tables()), seed, confirming)
    saved = 0
    while not one.over:
        assert situation(parted) == situation(one)
        assert outlook(parted.copy()) == outlook(one.copy())
        for seat in range(2):
            assert outlook(parted.fork(seat, Chance(seed))) == outlook(one.fork(seat, Chance(seed)))
        assert outlook(parted.fork()) == outlook(one.fork())
        saved += parted.marked
        seat = one.asks()[0].seat
        if one.undoable(seat) and random.random() < 0.2:
            one.undo(seat)
            parted.undo(seat)
            continue
        option = random.choice(one.asks()[0].options)
        one.answer(seat, option)
        parted.answer(seat, option)
    assert situation(parted) == situation(one)
    assert saved > 0


def test_a_fork_begins_at_the_last_part() -> None:
    table = opened(PartedToy(tables()), 1, confirming=False)
    answer(table, "0 do draw")
    assert table.marked == 0  # nobody has asked for a fork yet
    assert outlook(table.fork()) == outlook(table)
    answer(table, "0 do grab")
    assert table.marked == 2
    assert table.mark is not table.start
    answer(table, "0 do take")
    assert table.marked == 2
    assert outlook(table.fork()) == outlook(table)
    assert table.copy().forked


def test_a_fork_does_not_keep_what_was_taken_back() -> None:
    table = opened(PartedToy(tables()), 1, confirming=False)
    answer(table, "0 do take")
    table.answer(0, table.ask.options[0])
    before = outlook(table.fork())
    answer(table, "0 do bury")
    table.answer(0, table.ask.options[0])
    assert (table.marked, len(table.answers)) == (4, 4)
    table.undo(0)
    table.undo(0)
    assert outlook(table.fork()) == outlook(table) == before


def test_turns_are_counted_not_parts() -> None:
    table = opened(PartedToy(tables()), 1, confirming=False).fork()
    assert table.begun == 1
    answer(table, "0 do draw", "0 do grab")
    assert table.begun == 1
    answer(table, "0 do done")
    assert table.begun == 2
