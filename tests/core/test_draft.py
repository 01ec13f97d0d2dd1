"""A draft: answers are looked at and taken back while the table stays as it is; what would be shown waits."""

from __future__ import annotations

import pytest

from tests.conformance.moments import whole
from tests.games.toy.positions import answer, scripted, toy_table
from tests.toy.state import Toy
from tests.toy.told.kinds import BURYING, DO, DONE, DRAW, SHOWING, TAKE, TAKING
from tinkuy.core.draft import Draft
from tinkuy.core.errors import Refused
from tinkuy.core.questions import CONFIRM, NOBODY, Ask, Rules
from tinkuy.core.table import Table


def told(draft: Draft, option: int, *settles: str) -> list[str]:
    preview = draft.preview(option, dict.fromkeys(settles, ""))
    return [event.kind.name for event in preview.told]


def test_the_table_stays_as_it_is_until_the_draft_is_committed() -> None:
    table = toy_table([5, 7], [6])
    before = whole(table)
    draft = Draft(table, 0)
    assert draft.answer(TAKING)
    assert draft.answer(1)
    assert draft.answer(DONE)
    assert (draft.answers, draft.complete) == ([TAKING, 1, DONE], True)
    assert whole(table) == before
    draft.commit()
    assert whole(table) == whole(answer(toy_table([5, 7], [6]), "0 do take", "0 take c1", "0 do done"))


def test_an_answer_that_shows_something_waits_and_its_outcome_is_not_there() -> None:
    table = toy_table([5], [6])
    draft = Draft(table, 0)
    before = whole(draft.here)
    assert not draft.answer(DRAW)
    assert (draft.waiting, draft.answers) == (DRAW, [])
    assert whole(draft.here) == before
    draft.undo()
    assert draft.waiting is None
    assert not draft.answer(DRAW)
    draft.commit()
    assert table.choices() == [(0, DO, DRAW)]
    assert draft.undoable == 0


def test_answers_are_taken_back_from_the_draft_and_then_from_the_table() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do take", "0 take c1")
    draft = Draft(table, 0)
    draft.answer(BURYING)
    draft.answer(7)
    assert draft.undoable == 4
    draft.undo()
    assert draft.ask is not None
    assert draft.ask.options == [5, 7]
    draft.restart()
    assert (draft.answers, table.choices(), draft.undoable) == ([], [], 0)
    with pytest.raises(Refused, match="nothing to take back"):
        draft.undo()


def test_what_is_not_offered_is_refused() -> None:
    draft = Draft(toy_table([5], [6]), 0)
    with pytest.raises(Refused, match="not among the options"):
        draft.answer(8)
    with pytest.raises(Refused, match="not asked"):
        Draft(toy_table([5], [6]), 1).preview(0)


def test_a_preview_tells_the_change_of_the_own_board_and_what_would_happen() -> None:
    draft = Draft(toy_table([5], [6]), 0)
    preview = draft.preview(TAKING)
    assert (preview.told, preview.asks, preview.reveals, preview.ends) == ([], TAKE, False, False)
    draft.answer(TAKING)
    preview = draft.preview(1)
    assert [event.kind.name for event in preview.told] == ["took", "scored"]
    assert preview.change == {"points.0": 2}
    assert preview.asks == DO
    draft.answer(1)
    assert draft.preview(DONE).ends


def test_questions_that_settle_a_price_are_walked_through() -> None:
    draft = Draft(toy_table([5], [6]), 0)
    assert told(draft, TAKING) == []
    assert told(draft, TAKING, "take") == ["took", "scored"]


def test_nothing_is_told_of_what_an_answer_reveals() -> None:
    preview = Draft(toy_table([5], [6]), 0).preview(DRAW)
    assert (preview.reveals, preview.told, preview.change, preview.asks) == (True, [], {}, NOBODY)


def test_the_price_before_a_revelation_is_told() -> None:
    def script(toy: Toy) -> Rules[None]:
        from tests.toy.told.events import BURIED, DREW

        yield Ask(0, DO, [DRAW, DONE])
        toy.tell(BURIED, [0])
        toy.tell(DREW, [0])
        toy.owners[0].hand.cards.append(toy.deck.draw())
        yield Ask(0, DO, [DRAW, DONE])

    draft = Draft(scripted(script), 0)
    assert draft.preview(DRAW).told == []
    assert [event.kind.name for event in draft.preview(DRAW, {}, frozenset({"drew"})).told] == [
        "buried",
        "drew",
    ]


def test_confirmations_that_a_table_took_are_not_asked_again() -> None:
    def script(toy: Toy) -> Rules[None]:
        for _ in range(3):
            yield Ask(0, DO, [DRAW, DONE])
            yield Ask(0, CONFIRM, [0])
        toy.turn += 1

    table = scripted(script)
    table.answer(0, DRAW)
    draft = Draft(table, 0)
    assert draft.answer(DONE)
    assert draft.complete
    assert draft.here.choices() == [(0, DO, DRAW), (0, DO, DONE)]


def test_a_draft_shows_own_cards_to_nobody_yet() -> None:
    table: Table = toy_table([5], [6])
    assert Draft(table, 0).answer(SHOWING)
