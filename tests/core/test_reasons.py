"""Why not: exact for the open question, and for others what they will say, as far as nothing is revealed on the way."""

from __future__ import annotations

from tests.games.toy.positions import answer, scripted, toy_table
from tests.toy.state import Toy
from tests.toy.told.kinds import ACCEPT, BID, BURY, BURYING, DO, DONE, DRAW, NO, OFFER, TAKE, TAKING, YES
from tinkuy.core import reasons
from tinkuy.core.draft import Draft
from tinkuy.core.questions import CONFIRM, Ask, Rules
from tinkuy.core.reasons import Reasons
from tinkuy.core.table import Table


def why(table: Table, seat: int, kind: int, option: int) -> tuple[str, str] | None:
    blocked = table.why(seat, kind, option)
    return None if blocked is None else (blocked.reason, blocked.clause)


def test_the_open_question_is_answered_exactly() -> None:
    table = answer(toy_table([], [6]), "0 do take", "0 take c1")
    assert why(table, 0, DO, DONE) is None
    assert why(table, 0, DO, TAKING) == ("blocked-once", "TOY-2.1")
    assert why(table, 0, DO, BURYING) == ("blocked-nothing-there", "TOY-2.2")


def test_who_is_not_asked_is_told_so() -> None:
    table = toy_table([5], [6])
    assert why(table, 1, DO, DONE) == (reasons.NOT_YOUR_TURN, "TOY-2.1")
    while not table.over:
        table.apply(DONE)
    assert why(table, 0, DO, DONE) == (reasons.GAME_OVER, "TOY-2.1")


def test_another_question_says_now_what_it_will_say() -> None:
    table = toy_table([5], [6])
    assert why(table, 0, TAKE, 1) == (reasons.FIRST_ANSWER, "TOY-3.2")
    assert why(table, 0, TAKE, 7) == ("blocked-not-in-stall", "TOY-3.2")


def test_what_does_not_come_soon_has_its_clause() -> None:
    table = answer(toy_table([5], [6]), "0 do take")
    assert why(table, 0, BID, 5) == (reasons.NOT_NOW, "TOY-5.1")


def test_what_was_chosen_otherwise_can_be_taken_back() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do take", "0 take c1", "0 do show")
    assert why(table, 0, TAKE, 1) == (reasons.CHOSEN_OTHERWISE, "TOY-3.2")


def test_what_was_revealed_cannot_be_taken_back() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do take", "0 take c1", "0 do draw", "0 do bury")
    assert why(table, 0, TAKE, 1) == (reasons.NOT_NOW, "TOY-3.2")


def test_a_complete_turn_waits_for_its_end() -> None:
    table = toy_table([5], [6])
    table.confirming = True
    answer(table, "0 do draw", "0 do done")
    assert why(table, 0, BURY, 5) == (reasons.CHOSEN_OTHERWISE, "TOY-3.3")
    assert why(table, 0, ACCEPT, YES) == (reasons.TURN_COMPLETE, "TOY-4.2")


def test_nothing_behind_a_revelation_is_looked_at() -> None:
    """The second question stands behind a draw: neither offered nor refused, it is not known."""

    def script(toy: Toy) -> Rules[None]:
        if (yield Ask(0, DO, [DRAW, DONE])) == DRAW:
            toy.owners[0].hand.cards.append(toy.deck.draw())
            yield Ask(0, TAKE, [1, 2])
        yield Ask(0, CONFIRM, [0])

    table = scripted(script)
    assert why(table, 0, TAKE, 1) == (reasons.NOT_NOW, "TOY-3.2")


def test_nothing_behind_anothers_answer_is_looked_at() -> None:
    def script(toy: Toy) -> Rules[None]:
        yield Ask(0, DO, [OFFER, DONE])
        yield Ask(1, ACCEPT, [NO, YES])
        yield Ask(0, TAKE, [1, 2])

    table = scripted(script)
    assert why(table, 0, TAKE, 1) == (reasons.NOT_NOW, "TOY-3.2")
    assert why(table, 0, ACCEPT, YES) == (reasons.NOT_NOW, "TOY-4.2")


def test_no_more_than_two_answers_are_looked_through() -> None:
    def script(toy: Toy) -> Rules[None]:
        for _ in range(2):
            yield Ask(0, DO, [OFFER, DONE])
        yield Ask(0, TAKE, [1, 2])
        yield Ask(0, BURY, [1, 2])

    table = scripted(script)
    assert why(table, 0, TAKE, 1) == (reasons.FIRST_ANSWER, "TOY-3.2")
    assert why(table, 0, BURY, 1) == (reasons.NOT_NOW, "TOY-3.3")


def test_a_draft_is_asked_where_it_stands() -> None:
    draft = Draft(toy_table([5], [6]), 0)
    draft.answer(TAKING)
    found = Reasons(draft)
    assert found.why(TAKE, 1) is None
    blocked = found.why(TAKE, 7)
    assert blocked is not None
    assert blocked.reason == "blocked-not-in-stall"


def test_a_fork_for_search_is_not_looked_through() -> None:
    table = toy_table([5], [6]).fork()
    assert why(table, 0, TAKE, 1) == (reasons.NOT_NOW, "TOY-3.2")
