"""What one click can reach: things behind answers that only lead on, and the end of the turn."""

from __future__ import annotations

from tests.games.toy.positions import answer, scripted, toy_table
from tests.toy.state import Toy
from tests.toy.told.kinds import BURY, BURYING, DO, DONE, DRAW, SHOW, SHOWING, TAKE, TAKING
from tinkuy.core.codes import answer_code
from tinkuy.core.draft import Draft
from tinkuy.core.questions import CONFIRM, Ask, Rules
from tinkuy.core.reach import Step, way_to_end, ways
from tinkuy.core.table import Table


def reached(table: Table, *answers: int) -> dict[str, list[int]]:
    """By the answers before it: the things that a click can mean."""
    draft = drafted(table, *answers)
    return {codes(table, way.steps): way.options for way in ways(draft)}


def drafted(table: Table, *answers: int) -> Draft:
    draft = Draft(table, 0)
    for option in answers:
        assert draft.answer(option)
    return draft


def codes(table: Table, steps: list[Step]) -> str:
    return ", ".join(answer_code(table.game, kind, option) for kind, option in steps)


def end(table: Table, *answers: int) -> str:
    return codes(table, way_to_end(drafted(table, *answers)))


def test_things_behind_a_plain_choice_are_reached_from_the_start() -> None:
    found = reached(toy_table([5, 7], [6]))
    assert found["do take"] == [0, 1, 2]
    assert found["do bury"] == [5, 7]
    assert "do draw" not in found


def test_what_is_done_without_a_question_is_told() -> None:
    """With one card in hand nobody asks which; the answer that led there has shown it already."""
    (way,) = [way for way in ways(Draft(toy_table([5], [6]), 0)) if way.steps == [(DO, SHOWING)]]
    assert way.options == []
    assert [event.kind.name for event in way.told] == ["shown"]


def test_nothing_behind_what_is_shown_is_looked_at() -> None:
    def script(toy: Toy) -> Rules[None]:
        if (yield Ask(0, DO, [TAKING, DONE])) == TAKING:
            toy.owners[0].hand.cards.append(toy.deck.draw())
            yield Ask(0, TAKE, [1, 2])
        yield Ask(0, CONFIRM, [0])

    assert reached(scripted(script)) == {}


def test_no_more_is_a_way_only_where_there_was_some() -> None:
    def script(toy: Toy) -> Rules[None]:
        while (yield Ask(0, DO, [TAKING, DONE])) != DONE:
            pass
        yield Ask(0, SHOW, [1, 2])

    assert "do done" not in reached(scripted(script))
    assert reached(scripted(script), TAKING)["do done"] == [1, 2]


def test_a_chain_is_no_longer_than_three_answers() -> None:
    def script(toy: Toy) -> Rules[None]:
        for _ in range(3):
            yield Ask(0, DO, [TAKING, DRAW])
        if (yield Ask(0, DO, [TAKING, DRAW])) == TAKING:
            yield Ask(0, BURY, [1, 2])

    found = reached(scripted(script))
    assert found == {", ".join(["do take"] * count): [DRAW] for count in (1, 2, 3)}


def test_confirming_says_no_more_for_a_turn_that_has_begun() -> None:
    table = toy_table([5, 7], [6])
    assert end(table) == ""
    assert end(table, TAKING) == ""
    assert end(table, TAKING, 1) == "do done"
    assert end(table, TAKING, 1, DONE) == ""


def test_answers_that_are_on_the_table_begin_a_turn_too() -> None:
    assert end(answer(toy_table([5, 7], [6]), "0 do draw")) == "do done"


def test_an_end_behind_something_that_is_shown_is_none() -> None:
    def script(toy: Toy) -> Rules[None]:
        yield Ask(0, DO, [TAKING, BURYING])
        yield Ask(0, DO, [DRAW, DONE])
        toy.owners[0].hand.cards.append(toy.deck.draw())
        yield Ask(0, CONFIRM, [0])

    assert end(scripted(script), TAKING) == ""
