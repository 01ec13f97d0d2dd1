"""TZ-15 Chichen Itza: skulls for the gods."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    acting,
    answer,
    asked,
    board,
    events,
    me,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)

CHAAC, QUETZALCOATL, KUKULCAN = 0, 1, 2
# space, VP, temple, whether a resource of choice
PLACES = [
    (1, 4, CHAAC, False),
    (2, 5, CHAAC, False),
    (3, 6, CHAAC, False),
    (4, 7, KUKULCAN, False),
    (5, 8, KUKULCAN, False),
    (6, 8, KUKULCAN, True),
    (7, 10, QUETZALCOATL, False),
    (8, 11, QUETZALCOATL, True),
    (9, 13, QUETZALCOATL, True),
]


@clause("TZ-15.1", "TZ-15.3", "TZ-15.4")
@pytest.mark.parametrize(("space", "points_printed", "temple", "resource"), PLACES)
def test_a_skull_gives_points_a_step_and_perhaps_a_resource(
    space: int, points_printed: int, temple: int, resource: bool
) -> None:
    table = answer(acting(worker_on("chichen_itza", space, skulls=2)), f"act chichen_itza-{space}")
    if resource:
        assert options(table) == ["1wood", "1stone", "1gold"]
        answer(table, "take 1stone")
    assert table.ask.seat == 1
    assert points(table, 0, "chichen_itza") == points_printed
    assert vp(table, 0) == points_printed
    assert me(table, 0).temples == [2 if which == temple else 1 for which in range(3)]
    assert resources(table, 0) == [0, 1 if resource else 0, 0]
    assert me(table, 0).skulls == 1
    assert board(table).skull_places == [0 if place == space else -1 for place in range(10)]
    assert events(table, "skull_placed")[0].values == [0, space]


@clause("TZ-15.3")
@pytest.mark.parametrize(("choice", "held"), [("1wood", [1, 0, 0]), ("1stone", [0, 1, 0]), ("1gold", [0, 0, 1])])
def test_the_resource_is_of_choice(choice: str, held: list[int]) -> None:
    table = answer(acting(worker_on("chichen_itza", 9, skulls=1)), "act chichen_itza-9", f"take {choice}")
    assert resources(table, 0) == held


@clause("TZ-15.1")
def test_without_a_skull_there_is_no_action() -> None:
    table = acting(worker_on("chichen_itza", 10, 5, corn=9))
    answer(table, "pick_up chichen_itza-10")
    assert asked(table) == "pick_up"  # the worker could only be taken back without an action
    assert len(events(table, "took_no_action")) == 1
    assert vp(table, 0) == 0


@clause("TZ-15.2")
def test_a_filled_place_is_used_up_for_everybody() -> None:
    for owner in (0, 2):
        position = worker_on("chichen_itza", 5, skulls=2, corn=4)
        position.state.skull_places[5] = owner
        position.state.skull_places[3] = owner
        table = acting(position)
        assert options(table) == ["chichen_itza-1", "chichen_itza-2", "chichen_itza-4", "nothing"]
        blocked = why(table, 0, "act chichen_itza-5")
        assert (blocked.reason, blocked.clause) == ("blocked-skull-place-filled", "TZ-15.2")


@clause("TZ-15.2")
def test_the_same_place_cannot_be_used_twice_in_a_turn() -> None:
    table = acting(worker_on("chichen_itza", 4, 10, skulls=2))
    answer(table, "pick_up chichen_itza-4", "act chichen_itza-4", "pick_up chichen_itza-10")
    assert options(table) == [f"chichen_itza-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9)] + ["nothing"]


@clause("TZ-15.5")
def test_stepping_back_costs_one_corn_per_space() -> None:
    table = acting(worker_on("chichen_itza", 7, skulls=1, corn=2))
    assert options(table) == ["chichen_itza-5", "chichen_itza-6", "chichen_itza-7", "nothing"]
    assert why(table, 0, "act chichen_itza-4").clause == "TZ-7.3"
    assert why(table, 0, "act chichen_itza-8").clause == "TZ-7.2"
    answer(table, "act chichen_itza-5")
    assert (me(table, 0).corn, vp(table, 0)) == (0, 8)


@clause("TZ-15.6")
def test_space_ten_offers_every_free_place_without_fee() -> None:
    position = worker_on("chichen_itza", 10, skulls=1)
    position.state.skull_places[2] = 1
    position.state.skull_places[9] = 3
    table = acting(position)
    assert options(table) == [f"chichen_itza-{n}" for n in (1, 3, 4, 5, 6, 7, 8)] + ["nothing"]
    assert why(table, 0, "act chichen_itza-9").clause == "TZ-15.2"
    assert why(table, 0, "act chichen_itza-10").clause == "TZ-7.5"
    answer(table, "act chichen_itza-1")
    assert (me(table, 0).corn, vp(table, 0)) == (0, 4)


@clause("TZ-15.7")
def test_placed_skulls_stay_for_the_rest_of_the_game() -> None:
    table = acting(worker_on("chichen_itza", 3, skulls=1, corn=6).day(13), last=True)
    answer(table, "act chichen_itza-3")  # the round ends with the second Food Day
    assert board(table).day == 14
    assert board(table).skull_places[3] == 0
    assert board(table).skull_supply == 12
    assert me(table, 0).skulls == 0


@clause("TZ-15.8")
def test_a_lost_step_does_not_touch_the_rest() -> None:
    blocked = worker_on("chichen_itza", 8, skulls=1, quetzalcoatl=7).player(2, quetzalcoatl=8)
    table = answer(acting(blocked), "act chichen_itza-8", "take 1gold")
    assert (vp(table, 0), me(table, 0).temples, resources(table, 0)) == (11, [1, 7, 1], [0, 0, 1])
    on_top = worker_on("chichen_itza", 6, skulls=1, kukulcan=7)
    table = answer(acting(on_top), "act chichen_itza-6", "take 1wood")
    assert (vp(table, 0), me(table, 0).temples, resources(table, 0)) == (8, [1, 1, 7], [1, 0, 0])
    assert events(table, "step_lost")[0].values == [0, 2]
