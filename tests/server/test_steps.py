"""A solo opponent's turn in a moment of a table: with the steps on the way there, as whoever asks may see them."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from tests.server.hosting import Host
from tests.server.visitors import Refused, Visitor
from tinkuy.core.codes import answer_code
from tinkuy.games import find_game
from tinkuy.server.workers.about import Setup
from tinkuy.server.workers.entries import back
from tinkuy.server.workers.history import History, moment
from tinkuy.server.workers.loaded import Loaded

SOLO = ["tawantinsuyu", "teotihuacan"]


def played(name: str, answers: int, seats: int = 1) -> Loaded:
    """A game some answers on, chosen at random."""
    game = find_game(name)
    loaded = Loaded(Setup(name, game.version, game.component_set.hash, seats, {}, "steps"), game)
    dice = random.Random(4)
    while loaded.version < answers and not loaded.table.over:
        ask = loaded.table.asks()[0]
        loaded.extend([(ask.seat, answer_code(game, ask.kind, dice.choice(ask.options)))])
    return loaded


def moments(loaded: Loaded, seat: int | None = 0) -> list[dict[str, Any]]:
    history = History(loaded)
    return [json.loads(moment(history, loaded, version, seat)) for version in range(loaded.version + 1)]


def opponent(view: dict[str, Any]) -> Any:
    return view["state"]["players"][-1], view["scores"][-1]


@pytest.mark.parametrize("name", SOLO)
def test_the_opponent_changes_from_step_to_step(name: str) -> None:
    loaded = played(name, 80)
    found = moments(loaded)
    last, moved = found[0], 0
    for now in found[1:]:
        views = [*(step["view"] for step in now["steps"]), now["view"]]
        ends = [step["told"] for step in now["steps"]]
        assert ends == sorted(set(ends))
        assert not ends or ends[-1] < len(now["events"])
        moved += sum(opponent(one) != opponent(two) for one, two in pairwise(views))
        for view in views[:-1]:
            assert (view["ask"], view["waiting"], view["seat"]) == ([], [1], 0)
            assert view.keys() == last["view"].keys()
        last = now
    assert moved > 30


def test_a_step_shows_a_hand_to_its_holder_alone() -> None:
    loaded = played("tawantinsuyu", 60)
    for seat, kinds in ((0, {list}), (None, {int})):
        steps = [step["view"] for now in moments(loaded, seat) for step in now["steps"]]
        assert {view["seat"] for view in steps} == {seat}
        assert {type(view["state"]["players"][0]["army_hand"]) for view in steps} == kinds
        assert {type(view["state"]["players"][1]["army_hand"]) for view in steps} == {int}


@pytest.mark.parametrize("name", ["tzolkin", "tawantinsuyu"])
def test_among_people_there_are_none(name: str) -> None:
    assert not [now for now in moments(played(name, 40, seats=2)) if now["steps"]]


def test_what_was_taken_back_is_still_shown_step_by_step() -> None:
    loaded = played("teotihuacan", 30)
    before = moments(loaded)
    loaded.extend([(0, back(10))])
    after = moments(loaded)
    assert after[:-1] == [now | {"last": 31} for now in before]
    assert after[-1]["steps"] == []


def test_only_who_holds_the_seat_gets_its_steps(host: Host, anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", game="teotihuacan")["id"]
    page = anna.page(table, 0)
    dice = random.Random(2)
    path = f"/api/tables/{table}/at"
    while not anna.get(f"{path}/{page.version}?seat=0")["steps"]:
        page.play(dice)
    with pytest.raises(Refused) as refused:
        ben.get(f"{path}/{page.version}?seat=0")
    assert refused.value.code == "not-your-seat"
    assert {step["view"]["seat"] for step in ben.get(f"{path}/{page.version}")["steps"]} == {None}
