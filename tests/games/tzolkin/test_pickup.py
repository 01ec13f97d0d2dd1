"""TZ-7 Picking up workers."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tzolkin.positions import (
    acting,
    answer,
    asked,
    board,
    fields,
    given,
    log,
    me,
    options,
    resources,
    standing,
    vp,
    why,
    worker_on,
)

SMALL = ["palenque", "yaxchilan", "tikal", "uxmal"]


def acts(gear: str, *actions: int) -> list[str]:
    return [*(f"{gear}-{action}" for action in actions), "nothing"]


@clause("TZ-7.1")
def test_workers_are_taken_one_after_another() -> None:
    position = given().player(0, corn=3).worker(0, "yaxchilan", 1, 3).worker(0, "palenque", 1).worker(1, "yaxchilan", 2)
    table = position.turn_of(0)
    assert options(table) == ["palenque-1", "yaxchilan-1", "yaxchilan-3"]
    answer(table, "pick_up yaxchilan-3", "act yaxchilan-3")
    assert options(table) == ["palenque-1", "yaxchilan-1", "done"]
    assert me(table, 0).hand == 1
    answer(table, "pick_up yaxchilan-1", "act yaxchilan-1")
    assert options(table) == ["palenque-1", "done"]
    answer(table, "pick_up done")
    assert table.ask.seat == 1
    assert (me(table, 0).hand, resources(table, 0), me(table, 0).corn) == (2, [1, 0, 1], 5)
    assert standing(table, "palenque") == {1: 0}
    assert standing(table, "yaxchilan") == {2: 1}
    assert log(table, "picked_up", "acted") == [
        "picked_up 0 yaxchilan 3",
        "acted 0 yaxchilan 3",
        "picked_up 0 yaxchilan 1",
        "acted 0 yaxchilan 1",
    ]


@clause("TZ-7.1")
@pytest.mark.parametrize("order", ["123", "132", "213", "231", "312", "321"])
def test_all_workers_in_any_order(order: str) -> None:
    table = acting(given().player(0, corn=3).worker(0, "yaxchilan", 1, 2, 3))
    for space in order:
        answer(table, f"pick_up yaxchilan-{space}", f"act yaxchilan-{space}")
    # The last one is not the end by itself: "done" was there, but the worker was taken.
    assert (me(table, 0).hand, resources(table, 0), me(table, 0).corn) == (3, [1, 1, 1], 6)
    assert table.ask.seat == 1


@clause("TZ-7.1")
def test_only_own_workers_can_be_picked_up() -> None:
    table = acting(given(3).player(0, corn=3).worker(0, "tikal", 0, 4).worker(1, "tikal", 1).neutral("tikal", 2))
    assert options(table) == ["tikal-0", "tikal-4"]
    for code in ("pick_up tikal-1", "pick_up tikal-2", "pick_up tikal-3"):
        refusal = why(table, 0, code)
        assert (refusal.clause, refusal.reason) == ("TZ-7.1", "blocked-not-your-worker")


@clause("TZ-7.1")
def test_done_is_offered_only_after_the_first() -> None:
    table = acting(given().player(0, corn=3).worker(0, "chichen_itza", 0, 10))
    assert options(table) == ["chichen_itza-0", "chichen_itza-10"]
    assert why(table, 0, "pick_up done").clause == "TZ-4.4"
    answer(table, "pick_up chichen_itza-0")  # nothing to do on space 0
    assert options(table) == ["chichen_itza-10", "done"]


@clause("TZ-7.2")
def test_the_own_action_a_lower_one_or_nothing() -> None:
    table = acting(worker_on("yaxchilan", 3, corn=9))
    assert asked(table) == "act"
    assert options(table) == acts("yaxchilan", 1, 2, 3)
    refusal = why(table, 0, "act yaxchilan-4")
    assert (refusal.clause, refusal.reason) == ("TZ-7.2", "blocked-too-far")
    refusal = why(table, 0, "act palenque-1")
    assert (refusal.clause, refusal.reason) == ("TZ-7.2", "blocked-other-gear")


@clause("TZ-7.2")
def test_doing_nothing_changes_nothing() -> None:
    table = answer(acting(worker_on("yaxchilan", 3, corn=9)), "act nothing")
    assert (me(table, 0).corn, resources(table, 0), me(table, 0).hand) == (9, [0, 0, 0], 1)
    assert log(table, "picked_up", "acted", "gained", "took_no_action") == [
        "picked_up 0 yaxchilan 3",
        "took_no_action 0",
    ]


@clause("TZ-7.3")
@pytest.mark.parametrize(("action", "fee", "gain"), [(5, 0, 2), (4, 1, 0), (3, 2, 2), (2, 3, 1), (1, 4, 0)])
def test_a_step_back_costs_1_corn_each(action: int, fee: int, gain: int) -> None:
    table = answer(acting(worker_on("yaxchilan", 5, corn=9)), f"act yaxchilan-{action}")
    assert me(table, 0).corn == 9 - fee + gain
    back = [f"stepped_back 0 {action} {fee}"] if fee else []
    assert log(table, "stepped_back", "used_next_space") == back


@clause("TZ-7.3")
@pytest.mark.parametrize("corn", [0, 1, 2, 3, 4])
def test_steps_that_cannot_be_paid(corn: int) -> None:
    table = acting(worker_on("yaxchilan", 5, corn=corn))
    assert options(table) == acts("yaxchilan", *range(5 - corn, 6))
    if corn < 4:
        refusal = why(table, 0, f"act yaxchilan-{4 - corn}")
        assert (refusal.clause, refusal.reason) == ("TZ-7.3", "blocked-step-back-too-dear")


@clause("TZ-7.3")
def test_whether_the_lower_space_is_occupied_does_not_matter() -> None:
    table = acting(worker_on("yaxchilan", 3, corn=9).worker(1, "yaxchilan", 1).neutral("yaxchilan", 2))
    assert options(table) == acts("yaxchilan", 1, 2, 3)
    answer(table, "act yaxchilan-2")
    assert resources(table, 0) == [0, 1, 0]
    assert standing(table, "yaxchilan") == {1: 1, 2: 4}


@clause("TZ-7.3")
def test_the_fee_is_paid_before_the_action() -> None:
    """Uxmal 2 gives corn for wood, but the step to it must be paid first."""
    table = acting(worker_on("uxmal", 3, corn=0, wood=5))
    assert options(table) == acts("uxmal", 3)
    table = acting(worker_on("uxmal", 3, corn=1, wood=5))
    assert options(table) == acts("uxmal", 2, 3)


@clause("TZ-7.4")
def test_goods_of_an_earlier_worker_pay_for_a_later_one() -> None:
    position = given().player(0, corn=3, workers=2).worker(0, "yaxchilan", 1).worker(0, "tikal", 1)
    table = acting(position)
    answer(table, "pick_up yaxchilan-1", "act yaxchilan-1", "pick_up tikal-1", "act tikal-1", "advance agriculture")
    assert (me(table, 0).technologies, resources(table, 0)) == ([1, 0, 0, 0], [0, 0, 0])


@clause("TZ-7.4")
def test_each_worker_is_resolved_completely_before_the_next() -> None:
    """The other way round there is nothing to pay with."""
    position = given().player(0, corn=3, workers=2).worker(0, "yaxchilan", 1).worker(0, "tikal", 1)
    table = acting(position)
    answer(table, "pick_up tikal-1")
    # No action is possible, so none is asked for; the next worker is.
    assert (asked(table), options(table)) == ("pick_up", ["yaxchilan-1", "done"])
    answer(table, "pick_up yaxchilan-1", "act yaxchilan-1")
    assert (me(table, 0).technologies, resources(table, 0)) == ([0, 0, 0, 0], [1, 0, 0])


@clause("TZ-7.5")
@pytest.mark.parametrize("gear", [*SMALL, "chichen_itza"])
def test_space_0_has_no_action(gear: str) -> None:
    start = given().offer("a1_farm_one").player(0, workers=2, corn=9, wood=9, stone=9, gold=9, skulls=3)
    table = acting(start.worker(0, gear, 0, 7))
    answer(table, f"pick_up {gear}-0")
    assert log(table, "acted", "took_no_action") == ["took_no_action 0"]
    assert asked(table) == "pick_up"
    answer(table, f"pick_up {gear}-7")
    refusal = why(table, 0, f"act {gear}-0")
    assert (refusal.clause, refusal.reason) == ("TZ-7.5", "blocked-no-action-here")


@clause("TZ-7.5", "TZ-21.17")
def test_with_theology_1_space_0_of_chichen_itza_leads_to_1() -> None:
    table = acting(worker_on("chichen_itza", 0, skulls=1, theology=1))
    assert options(table) == acts("chichen_itza", 1)
    answer(table, "act chichen_itza-1")
    assert (vp(table, 0), board(table).skull_places[1]) == (4, 0)
    assert log(table, "used_next_space", "stepped_back") == ["used_next_space 0 1"]
    table = acting(worker_on("palenque", 0, theology=1))
    assert log(table, "took_no_action") == ["took_no_action 0"]


@clause("TZ-7.6")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan"])
def test_free_choice_on_small_gears(gear: str, space: int) -> None:
    table = acting(worker_on(gear, space, corn=0))
    assert options(table) == acts(gear, 1, 2, 3, 4, 5)
    answer(table, f"act {gear}-1")
    assert (me(table, 0).corn, resources(table, 0)) == ((3, [0, 0, 0]) if gear == "palenque" else (0, [1, 0, 0]))
    assert log(table, "stepped_back", "used_next_space") == []


@clause("TZ-7.6")
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_on_tikal_and_uxmal(space: int) -> None:
    table = acting(worker_on("tikal", space, corn=0, wood=1).offer("a1_farm_one"))
    assert options(table) == acts("tikal", 1, 2, 3, 4, 5)
    table = acting(worker_on("uxmal", space, corn=3).offer("a1_farm_one"))
    assert options(table) == acts("uxmal", 1, 2, 3, 4, 5)
    answer(table, "act uxmal-1", "worship chaac")
    assert me(table, 0).corn == 0  # the action's own 3 corn, no fee


@clause("TZ-7.6")
def test_free_choice_on_chichen_itza() -> None:
    table = acting(worker_on("chichen_itza", 10, corn=0, skulls=1))
    assert options(table) == acts("chichen_itza", 1, 2, 3, 4, 5, 6, 7, 8, 9)
    answer(table, "act chichen_itza-4")
    assert (vp(table, 0), me(table, 0).corn) == (7, 0)


@clause("TZ-7.6")
@pytest.mark.parametrize(("gear", "space"), [("palenque", 5), ("yaxchilan", 5), ("chichen_itza", 9)])
def test_other_spaces_are_not_of_free_choice(gear: str, space: int) -> None:
    table = acting(worker_on(gear, space, corn=0, skulls=1))
    assert options(table) == acts(gear, space)


@clause("TZ-7.6")
@pytest.mark.parametrize("space", [6, 7, 8])
def test_chichen_itza_6_to_8_are_ordinary_spaces(space: int) -> None:
    table = acting(worker_on("chichen_itza", space, corn=1, skulls=1))
    assert options(table) == acts("chichen_itza", space - 1, space)


@clause("TZ-7.7")
@pytest.mark.parametrize(
    ("gear", "action", "reason"),
    [
        ("uxmal", 1, "blocked-not-enough-corn"),
        ("uxmal", 4, "blocked-not-enough-corn"),
        ("uxmal", 5, "blocked-not-enough-corn"),
        ("tikal", 1, "blocked-not-enough-resources"),
        ("tikal", 2, "blocked-not-enough-resources"),
        ("tikal", 3, "blocked-not-enough-resources"),
        ("tikal", 4, "blocked-not-enough-resources"),
        ("tikal", 5, "blocked-not-enough-resources"),
    ],
)
def test_without_means_an_action_cannot_be_performed(gear: str, action: int, reason: str) -> None:
    start = given().offer("a1_farm_one").monuments("m_workers").player(0, corn=0, workers=2, skulls=1)
    table = answer(start.worker(0, gear, 7).worker(0, "yaxchilan", 0).turn_of(0), "beg no", f"pick_up {gear}-7")
    refusal = refused(table, 0, f"act {gear}-{action}")
    assert (refusal.clause, refusal.reason) == ("TZ-7.7", reason)
    assert f"{gear}-{action}" not in options(table)


@clause("TZ-7.7")
def test_without_a_tile_left_or_a_skull_an_action_cannot_be_performed() -> None:
    table = acting(fields(worker_on("palenque", 6, corn=9), 3, "bare", "bare", "bare", "bare"))
    assert options(table) == acts("palenque", 1, 2, 4, 5)
    assert why(table, 0, "act palenque-3").clause == "TZ-11.10"
    table = acting(worker_on("chichen_itza", 10, 0, corn=9))
    answer(table, "pick_up chichen_itza-10")
    assert log(table, "took_no_action") == ["took_no_action 0"]
    table = acting(worker_on("chichen_itza", 9, 0, corn=9, skulls=1))
    board(table).skull_places[3] = 1
    answer(table, "pick_up chichen_itza-9")
    assert why(table, 0, "act chichen_itza-3").clause == "TZ-15.2"


@clause("TZ-7.7", "TZ-7.3")
@pytest.mark.parametrize(("corn", "offered"), [(3, False), (4, True)])
def test_the_price_must_be_left_after_the_fee(corn: int, offered: bool) -> None:
    """From Uxmal 2 one step back, then 3 corn for the temple."""
    table = acting(worker_on("uxmal", 2, corn=corn))
    assert ("uxmal-1" in options(table)) == offered
    if offered:
        answer(table, "act uxmal-1", "worship kukulcan")
        assert (me(table, 0).corn, me(table, 0).temples) == (0, [1, 1, 2])
    else:
        assert why(table, 0, "act uxmal-1").reason == "blocked-not-enough-corn"


@clause("TZ-7.7")
@pytest.mark.parametrize(("corn", "offered"), [(2, False), (3, True)])
def test_the_exact_price_is_enough(corn: int, offered: bool) -> None:
    table = acting(worker_on("uxmal", 7, corn=corn))
    assert ("uxmal-1" in options(table)) == offered
    assert ("uxmal-5" in options(table)) is True


@clause("TZ-7.8")
def test_a_worker_on_the_first_player_space_cannot_be_picked_up() -> None:
    """It is not on a gear: its owner, who has nothing else out, must place."""
    table = given().player(0, corn=3).first_player_space(0).turn_of(0)
    assert asked(table) == "place"
    assert why(table, 0, "plan pick_up").reason == "blocked-no-worker-on-gears"
    table = given().player(0, corn=3).first_player_space(0).worker(0, "tikal", 0).turn_of(0)
    assert options(table) == ["place", "pick_up"]
    answer(table, "plan pick_up")
    assert board(table).fp_space == 0
    assert me(table, 0).hand == 2


@clause("TZ-7.9")
def test_a_gain_that_would_be_lost_does_not_forbid() -> None:
    # A seventh worker.
    table = acting(given().player(0, corn=3, workers=6).worker(0, "uxmal", 3))
    assert "uxmal-3" in options(table)
    # A skull from an empty supply.
    table = acting(worker_on("yaxchilan", 4, corn=3).player(1, skulls=13))
    assert "yaxchilan-4" in options(table)
    # Temple steps, all blocked.
    tops = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
    table = acting(worker_on("uxmal", 1, corn=3, **tops))
    answer(table, "act uxmal-1", "worship chaac")
    assert (me(table, 0).temples, me(table, 0).corn) == ([6, 8, 7], 0)
    table = acting(worker_on("tikal", 5, corn=3, wood=1, **tops))
    answer(table, "act tikal-5", "worship chaac", "worship kukulcan")
    assert (me(table, 0).temples, resources(table, 0)) == ([6, 8, 7], [0, 0, 0])


@clause("TZ-7.10")
def test_a_new_worker_goes_to_hand_and_waits() -> None:
    table = acting(given().player(0, corn=9).worker(0, "uxmal", 3).worker(0, "tikal", 0))
    answer(table, "pick_up uxmal-3", "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (4, 3)
    assert (asked(table), options(table)) == ("pick_up", ["tikal-0", "done"])
    answer(table, "pick_up done")
    assert table.ask.seat == 1
