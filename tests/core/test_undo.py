"""Undo goes back to the last moment when somebody learnt something; core finds it, no rule declares it."""

from __future__ import annotations

import pytest

from tests.conformance.moments import picture, whole
from tests.core.test_table import together
from tests.games.given import reveals
from tests.games.toy.positions import answer, options, owner_of, scripted, toy_of, toy_table
from tests.toy.state import Toy
from tests.toy.told.kinds import ACCEPT, DO, DONE, DRAW
from tinkuy.core.codes import read_answer
from tinkuy.core.errors import Refused
from tinkuy.core.questions import CONFIRM, Ask, Rules, Together
from tinkuy.core.table import Table
from tinkuy.core.view import view


def undoable(table: Table) -> list[int]:
    return [table.undoable(seat) for seat in range(table.seats)]


def test_answers_go_back_one_by_one() -> None:
    table = toy_table([5, 7], [6])
    moments = [whole(table)]
    for code in ("0 do take", "0 take c1", "0 do bury", "0 bury c7"):
        answer(table, code)
        moments.append(whole(table))
    assert undoable(table) == [4, 0]
    for moment in moments[-2::-1]:
        table.undo(0)
        assert whole(table) == moment
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo(0)


def test_restart_goes_back_to_the_start_of_the_turn() -> None:
    table = toy_table([5, 7], [6])
    start = whole(table)
    answer(table, "0 do take", "0 take c1", "0 do bury", "0 bury c7").restart(0)
    assert whole(table) == start
    table.restart(0)
    table.restart(1)
    assert whole(table) == start


@pytest.mark.parametrize(
    "code",
    ["0 do draw", "0 do grab", "0 do show"],
    ids=["a draw shows its author a card", "chance was used", "a shown card is seen by the others"],
)
def test_what_was_learnt_stays(code: str) -> None:
    table = answer(toy_table([5], [6]), "0 do take", "0 take c1")
    assert reveals(table, 0, read_answer(table.game, code[2:])[1])
    answer(table, code)
    assert undoable(table) == [0, 0]
    after = whole(table)
    table.restart(0)
    with pytest.raises(Refused):
        table.undo(0)
    assert whole(table) == after
    answer(table, "0 do offer", "1 accept no")
    assert undoable(table) == [0, 0]


def test_later_answers_go_back_to_the_barrier_only() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do draw")
    barrier = whole(table)
    answer(table, "0 do take", "0 take c1", "0 do bury", "0 bury c7")
    assert undoable(table) == [4, 0]
    table.restart(0)
    assert whole(table) == barrier


def test_a_card_put_away_unseen_can_be_taken_back() -> None:
    table = toy_table([5, 7], [6])
    assert not reveals(table, 0, 3)
    answer(table, "0 do bury")
    assert not reveals(table, 0, 5)
    answer(table, "0 bury c5")
    table.undo(0)
    assert owner_of(table, 0).hand.cards == [5, 7]
    assert 5 not in toy_of(table).deck.cards


def test_a_question_to_somebody_else_is_a_barrier_for_both() -> None:
    table = answer(toy_table([5], [6]), "0 do take", "0 take c1", "0 do offer")
    assert undoable(table) == [0, 0]
    answer(table, "1 accept no")
    assert undoable(table) == [0, 0]
    answer(table, "0 do bury")
    assert undoable(table) == [1, 0]


def test_the_end_of_the_turn_is_a_barrier() -> None:
    table = answer(toy_table([5], [6]), "0 do take", "0 take c1")
    assert reveals(table, 0, 7)
    answer(table, "0 do done")
    assert undoable(table) == [0, 0]


def test_a_copy_keeps_the_barrier_and_is_undone_alone() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do draw", "0 do take", "0 take c1")
    copy = table.copy()
    assert undoable(copy) == [2, 0]
    before = whole(table)
    copy.restart(0)
    assert undoable(copy) == [0, 0]
    assert whole(table) == before


def test_a_simultaneous_answer_goes_back_without_touching_the_others() -> None:
    three = answer(toy_table([5, 15], [6, 16], [8, 18]), "0 do bids", "0 bid c5", "1 bid c6")
    assert undoable(three) == [1, 1, 0]
    three.undo(0)
    assert three.answers == [(0, 0, 6), (1, 5, 6)]
    assert [ask.seat for ask in three.asks()] == [0, 2]
    assert undoable(three) == [0, 1, 0]
    answer(three, "0 bid c15", "2 bid c8")
    assert toy_of(three).shown.cards == [15, 6, 8]


def test_a_simultaneous_answer_taken_back_is_as_never_given() -> None:
    table = answer(together(), "1 bid c16")
    assert undoable(table) == [0, 1, 0]
    table.undo(1)
    assert whole(table) == whole(together())


def test_what_came_before_an_open_simultaneous_choice_stays() -> None:
    table = together()
    assert undoable(table) == [0, 0, 0]
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.parametrize("last", [0, 1])
def test_revealed_bids_stay_whoever_was_last(last: int) -> None:
    table = answer(together(), f"{1 - last} bid c{(16, 15)[last]}", f"{last} bid c{(5, 6)[last]}")
    assert table.ask.seat == 0
    assert undoable(table) == [0, 0, 0]


def test_a_vote_moves_no_card_and_still_cannot_be_given_again() -> None:
    """The incident: whoever answered last and was asked next could look at all votes and vote again."""
    votes: dict[int, int] = {}

    def vote(seat: int) -> Rules[None]:
        votes[seat] = yield Ask(seat, ACCEPT, [0, 1])

    def script(toy: Toy) -> Rules[None]:
        yield Together([vote(0), vote(1)])
        yield Ask(1, DO, [DRAW, DONE])

    table = scripted(script)
    table.answer(0, 1)
    assert undoable(table) == [1, 0]
    assert reveals(table, 1, 0)
    table.answer(1, 0)
    assert votes == {0: 1, 1: 0}
    assert table.ask.seat == 1
    assert undoable(table) == [0, 0]


def test_one_simultaneous_choice_after_another() -> None:
    def vote(seat: int) -> Rules[None]:
        yield Ask(seat, ACCEPT, [0, 1])
        yield Ask(seat, ACCEPT, [0, 1])

    def script(toy: Toy) -> Rules[None]:
        yield Together([vote(0), vote(1)])
        yield Together([vote(1), vote(0)])

    table = scripted(script)
    for seat in (0, 1, 1, 0):
        assert table.opened == 0
        table.answer(seat, 1)
    assert table.opened == 4
    assert undoable(table) == [0, 0]
    table.answer(1, 0)
    assert undoable(table) == [0, 1]
    assert [len(view(table, seat)["answers"]) for seat in (0, 1)] == [4, 5]
    table.undo(1)
    assert undoable(table) == [0, 0]
    assert [ask.seat for ask in table.asks()] == [1, 0]


def test_a_roll_moves_no_card_and_cannot_be_rolled_again() -> None:
    def script(toy: Toy) -> Rules[None]:
        yield Ask(0, DO, [DRAW, DONE])
        if toy.chance.below(6) < 9:
            yield Ask(0, DO, [DRAW, DONE])

    table = scripted(script)
    assert reveals(table, 0, DRAW)
    table.answer(0, DRAW)
    assert undoable(table) == [0, 0]


def test_a_word_given_in_the_middle_of_a_turn_stays() -> None:
    def script(toy: Toy) -> Rules[None]:
        for _ in range(3):
            yield Ask(0, DO, [DRAW, DONE])
            yield Ask(0, CONFIRM, [0])
        toy.turn += 1

    table = scripted(script, confirming=True)
    table.answer(0, DRAW)
    assert undoable(table) == [1, 0]
    table.answer(0, 0)
    assert undoable(table) == [0, 0]
    table.answer(0, DONE)
    assert undoable(table) == [1, 0]
    assert whole(table.copy()) == whole(table)
    assert picture(table.fork()) == picture(table)
    table.undo(0)
    assert table.choices() == [(0, DO, DRAW)]
    plain = scripted(script)
    for option in (DRAW, DONE):
        plain.answer(0, option)
    assert undoable(plain) == [2, 0]


def confirming(*hands: list[int]) -> Table:
    table = toy_table(*hands)
    table.confirming = True
    return table


def test_while_a_turn_waits_for_its_author_nobody_else_sees_the_cards_it_shows() -> None:
    table = answer(confirming([5], [6]), "0 do take", "0 take c1")
    before = whole(table)
    assert not reveals(table, 0, read_answer(table.game, "do show")[1])
    answer(table, "0 do show")
    assert undoable(table) == [3, 0]
    table.undo(0)
    assert whole(table) == before
    for code in ("do draw", "do grab"):  # what the author learns stays
        assert reveals(table, 0, read_answer(table.game, code)[1])


def test_the_end_of_a_turn_can_wait_for_its_author() -> None:
    table = answer(confirming([5], [6]), "0 do take", "0 take c1", "0 do done")
    assert (table.ask.seat, table.ask.kind, table.ask.options) == (0, CONFIRM, [0])
    assert undoable(table) == [3, 0]
    waiting = whole(table)
    assert whole(table.copy()) == waiting
    assert picture(table.fork()) == picture(table)
    table.undo(0)
    assert options(table, 0)
    answer(table, "0 do done")
    assert whole(table) == waiting
    with pytest.raises(Refused, match="can only end the turn"):
        table.answer(0, 1)
    table.answer(0, 0)
    assert table.ask.seat == 1
    assert [turn.answers for turn in table.turns] == [[(0, 0, 2), (0, 1, 1), (0, 0, 7)]]


def test_a_simultaneous_choice_can_wait_for_everybodys_word() -> None:
    """The incident: the others' undo and every copy forgot who had given their word, and then took answers for it."""
    table = answer(confirming([5, 15], [6, 16]), "0 do bids", "0 bid c5")
    table.answer(0, 0)
    assert [ask.seat for ask in table.asks()] == [1]
    answer(table, "1 bid c16")
    table.undo(1)
    assert [ask.seat for ask in table.asks()] == [1]
    assert undoable(table) == [2, 0]  # the word can be taken back, too, until all have given it
    table.undo(0)
    assert [(ask.seat, ask.kind) for ask in table.asks()] == [(0, CONFIRM), (1, 5)]
    table.answer(0, 0)
    answer(table, "1 bid c6")
    table.answer(1, 0)
    assert toy_of(table).shown.cards == [5, 6]
    answer(table, "0 do take", "0 take c1")
    assert undoable(table) == [2, 0]
    assert whole(table.copy()) == whole(table)
    assert picture(table.fork()) == picture(table)
    table.restart(0)
    assert toy_of(table).shown.cards == [5, 6]
    assert table.choices() == [(0, 0, 6), (0, 5, 5), (1, 5, 6)]
