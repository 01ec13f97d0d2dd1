"""Positions: JSON that can be edited, loaded and shared; anything else gets a sentence."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.conformance.cases import find
from tests.conformance.moments import picture
from tests.games.toy.positions import answer, options, owner_of, toy_of, toy_table
from tinkuy.core.errors import Refused
from tinkuy.core.position import load_position, position


def data() -> dict[str, Any]:
    table = answer(toy_table([5, 7], [6]), "0 do bury", "0 bury c5")
    loaded: dict[str, Any] = json.loads(json.dumps(position(table)))
    return loaded


def refusal(changed: object) -> str:
    with pytest.raises(Refused) as refused:
        load_position(changed, find)
    return str(refused.value)


def test_a_position_is_plain_data() -> None:
    saved = data()
    assert (saved["tinkuy"], saved["game"], saved["rules"], saved["seats"]) == ("position 1", "toy", "7", 2)
    assert saved["options"] == {"bids": "on"}
    assert saved["answers"] == [[0, "do bury"], [0, "bury c5"]]
    assert saved["state"]["owners"][0]["hand"] == [5, 7]  # at the start of the turn
    assert saved["state"]["chance"] == "1"


def test_it_loads_to_the_same_moment() -> None:
    loaded = load_position(data(), find)
    assert owner_of(loaded, 0).hand.cards == [7]
    assert loaded.undoable(0) == 2
    loaded.restart(0)
    assert picture(loaded) == picture(toy_table([5, 7], [6]))


def test_it_can_be_edited() -> None:
    saved = data()
    saved["answers"] = []
    saved["state"]["owners"][0]["hand"], saved["state"]["owners"][1]["hand"] = [6], [5, 7]
    loaded = load_position(saved, find)
    assert owner_of(loaded, 1).hand.cards == [5, 7]
    assert options(loaded, 0)


def test_loading_leaves_the_data_alone() -> None:
    saved = data()
    before = copy.deepcopy(saved)
    answer(load_position(saved, find), "0 do draw", "0 do done")
    assert saved == before


def test_a_simultaneous_choice_is_saved_with_its_answers() -> None:
    table = answer(toy_table([5, 7], [6, 8]), "0 do bids", "1 bid c8")
    loaded = load_position(json.loads(json.dumps(position(table))), find)
    assert [ask.seat for ask in loaded.asks()] == [0]
    loaded.undo(1)
    assert [ask.seat for ask in loaded.asks()] == [0, 1]
    answer(loaded, "1 bid c6", "0 bid c7")
    assert toy_of(loaded).shown.cards == [7, 6]


def test_a_position_at_the_end_is_over() -> None:
    saved = data()
    saved["answers"], saved["state"]["turn"] = [], 6
    assert load_position(saved, find).over


@pytest.mark.parametrize("wrong", [None, 7, "position 1", [], {}, {"tinkuy": "position 2"}])
def test_what_is_no_position_is_refused(wrong: object) -> None:
    assert "This is not a position" in refusal(wrong)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("rules",), "6", "rules version 6"),
        (("tables",), "0", "tables 0"),
        (("seats",), 4, "not by 4"),
        (("seats",), "2", "number of 'seats'"),
        (("seats",), True, "number of 'seats'"),
        (("seats",), 3, "needs 3 entries"),
        (("options",), [], "names with values"),
        (("options",), {"bids": "perhaps"}, "cannot be 'perhaps'"),
        (("state",), None, "exactly these fields"),
        (("state",), {}, "exactly these fields"),
        (("state", "deck"), 7, "must be a list"),
        (("state", "deck"), ["c"], "must be a whole number"),
        (("state", "deck"), [1], "cards are not all there"),
        (("state", "turn"), "one", "must be a whole number"),
        (("state", "turn"), 1.5, "must be a whole number"),
        (("state", "turn"), float("inf"), "must be a whole number"),
        (("state", "turn"), 10**30, "must be a whole number"),
        (("state", "turn"), None, "must be a whole number"),
        (("state", "turn"), -1, "turn does not exist"),
        (("state", "chance"), 7, "text of digits"),
        (("state", "chance"), "-1", "text of digits"),
        (("state", "chance"), str(1 << 128), "text of digits"),
        (("state", "chance"), "seven", "text of digits"),
        (("state", "owners"), {}, "wrong form"),
        (("state", "owners"), [], "needs 2 entries"),
        (("state", "owners", 0), [], "exactly these fields"),
        (("state", "owners", 0, "coins"), 3, "coins are not all there"),
        (("state", "owners", 0, "points"), [1], "board of seat 0"),
        (("answers",), {}, "must be a list"),
        (("answers",), [[0]], "Answer 1 of the position"),
        (("answers",), ["0 do bury"], "Answer 1 of the position"),
        (("answers",), [["0", "do bury"]], "Answer 1 of the position"),
        (("answers",), [[0, "do bury"], [0, 7]], "Answer 2 of the position"),
        (("answers",), [[1, "do bury"]], "Seat 1 is not asked"),
        (("answers",), [[9, "do bury"]], "Seat 9 is not asked"),
        (("answers",), [[0, "bury c5"]], "does not answer the question 'do'"),
        (("answers",), [[0, "do dance"]], "never has the option 'dance'"),
        (("answers",), [[0, "do"]], "is not an answer"),
        (("answers",), [[0, "do bury"], [0, "bury c6"]], "blocked-not-yours"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(path: tuple[str | int, ...], value: object, words: str) -> None:
    changed: Any = data()
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    sentence = refusal(changed)
    assert words in sentence
    assert sentence.endswith(".")


def test_missing_and_unknown_fields_are_refused() -> None:
    for change in ("missing", "unknown"):
        changed = data()
        if change == "missing":
            del changed["state"]["owners"][1]["coins"]
        else:
            changed["state"]["owners"][1]["gold"] = 5
        assert "needs exactly these fields: seat, hand, taken, gems, coins, points" in refusal(changed)
