"""Answers that promise something and bring nothing are known before they are given."""

from __future__ import annotations

from tests.games.toy.positions import scripted
from tests.toy.state import Toy
from tests.toy.told.kinds import BURY, DO, DONE, OFFER, TAKE
from tinkuy.core.draft import Draft
from tinkuy.core.questions import CONFIRM, Ask, Rules
from tinkuy.core.table import Table
from tinkuy.core.waste import wasted


def lost(table: Table) -> list[int]:
    draft, ask = Draft(table, 0), table.asked(0)
    assert ask is not None
    return wasted(draft, {option: draft.preview(option) for option in ask.options})


def test_what_only_disappears_from_the_question_is_wasted() -> None:
    """Of three things the first does nothing, the second gives a coin, the third asks what for."""

    def script(toy: Toy) -> Rules[None]:
        open_ = [1, 2, 3]
        while open_:
            chosen = yield Ask(0, TAKE, open_[:])
            open_.remove(chosen)
            if chosen == 2:
                toy.owners[0].coins += 1
            elif chosen == 3:
                yield Ask(0, BURY, [1, 2])
        yield Ask(0, CONFIRM, [0])

    assert lost(scripted(script)) == [1]


def test_what_leads_where_another_answer_leads_having_done_something_is_wasted() -> None:
    def script(toy: Toy) -> Rules[None]:
        if (yield Ask(0, TAKE, [1, 2])) == 2:
            toy.owners[0].coins += 1
        yield Ask(0, BURY, [1, 2])

    assert lost(scripted(script)) == [1]


def test_what_asks_further_is_not_wasted() -> None:
    def script(toy: Toy) -> Rules[None]:
        chosen = yield Ask(0, TAKE, [1, 2])
        toy.owners[0].coins += yield Ask(0, BURY, [chosen, 3])

    assert lost(scripted(script)) == []


def test_answers_in_words_promise_nothing() -> None:
    def script(toy: Toy) -> Rules[None]:
        yield Ask(0, DO, [OFFER, DONE])
        yield Ask(0, TAKE, [1, 2])

    assert lost(scripted(script)) == []
