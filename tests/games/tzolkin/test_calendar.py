"""TZ-8 Advancing the calendar."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import answer, asked, board, continued, given, happened, log, me, resources, standing
from tinkuy.core.questions import CONFIRM
from tinkuy.games.tzolkin.components import GEARS


@clause("TZ-8.1")
@pytest.mark.parametrize("gear", GEARS)
def test_every_worker_moves_to_the_next_space(gear: str) -> None:
    table = given().worker(0, gear, 0, 1).worker(1, gear, 6).worker(2, gear, 4).neutral(gear, 2).end_of_round()
    assert standing(table, gear) == {1: 0, 2: 0, 3: 4, 5: 2, 7: 1}
    assert board(table).day == 1
    assert log(table, "calendar_turned", "pushed_off") == ["calendar_turned 1 1"]
    assert [me(table, seat).hand for seat in range(4)] == [1, 2, 2, 3]


@clause("TZ-8.1")
def test_all_gears_turn_at_once() -> None:
    position = given().player(0, workers=5)
    for gear in GEARS:
        position.worker(0, gear, 3)
    table = position.end_of_round()
    assert [standing(table, gear) for gear in GEARS] == [{4: 0}] * 5


@clause("TZ-8.2")
@pytest.mark.parametrize(("gear", "last"), [*((gear, 7) for gear in GEARS[:4]), ("chichen_itza", 10)])
def test_workers_leave_after_the_last_space_without_an_action(gear: str, last: int) -> None:
    position = given().player(1, corn=3, skulls=1).worker(1, gear, last, last - 1).worker(2, gear, 0)
    table = position.end_of_round()
    assert standing(table, gear) == {1: 2, last: 1}
    assert [me(table, seat).hand for seat in range(4)] == [3, 2, 2, 3]
    assert (me(table, 1).corn, resources(table, 1), me(table, 1).skulls) == (3, [0, 0, 0], 1)
    assert log(table, "pushed_off", "acted", "picked_up") == [f"pushed_off 1 {gear}"]
    # One round later the other one follows.
    table = continued(table).end_of_round()
    assert standing(table, gear) == {2: 2}
    assert me(table, 1).hand == 3


@clause("TZ-8.2")
def test_chichen_itza_7_is_not_its_last_space() -> None:
    table = given().worker(0, "chichen_itza", 7, 8, 9).end_of_round()
    assert standing(table, "chichen_itza") == {8: 0, 9: 0, 10: 0}


@clause("TZ-8.2", "TZ-8.1")
def test_a_two_day_advance_pushes_off_as_two_single_ones() -> None:
    table = given().worker(0, "tikal", 5, 7).first_player_space(1).end_of_round()
    answer(table, "days two")
    assert standing(table, "tikal") == {7: 0}
    assert (board(table).day, me(table, 0).hand) == (2, 2)
    assert log(table, "calendar_turned", "pushed_off", "round_began") == [
        "calendar_turned 2 2",
        "pushed_off 0 tikal",
        "round_began 2 3",
    ]


@clause("TZ-8.3")
def test_corn_is_put_on_the_tooth_before_the_advance() -> None:
    table = given().end_of_round()
    assert board(table).tooth_corn == 1
    assert happened(table) == ["corn_on_tooth 1", "calendar_turned 1 1", "round_began 2 2"]


@clause("TZ-8.3")
@pytest.mark.parametrize("day", [7, 13, 20])
def test_also_on_food_days(day: int) -> None:
    table = given().day(day).end_of_round()
    assert board(table).tooth_corn == 1
    told = [line.split()[0] for line in happened(table)]
    assert told[0] == "food_day"
    assert told[-3:] == ["corn_on_tooth", "calendar_turned", "round_began"]


@clause("TZ-8.4")
def test_corn_stays_until_the_first_player_space_is_taken() -> None:
    table = given(2).end_of_round()
    for _ in range(3):
        table = continued(table).end_of_round()
    assert board(table).tooth_corn == 4
    table = continued(table).player(0, corn=3, workers=1).player(1, corn=3, workers=1).turn_of(0)
    answer(table, "place tikal")
    assert (board(table).tooth_corn, me(table, 0).corn) == (4, 3)
    answer(table, "place first_player_space")
    assert (board(table).tooth_corn, me(table, 1).corn) == (0, 7)
    assert asked(table) == "days"
    answer(table, "days one")
    assert board(table).tooth_corn == 0


@clause("TZ-8.5")
def test_with_a_worker_on_the_first_player_space_no_corn_is_added() -> None:
    position = given().first_player_space(2)
    position.state.tooth_corn = 3
    table = position.end_of_round()
    answer(table, "days one")
    assert board(table).tooth_corn == 3
    assert happened(table) == ["marker_moved 2", "calendar_turned 1 1", "round_began 2 2"]
    assert (board(table).first, me(table, 2).hand, board(table).fp_space) == (2, 3, -1)


@clause("TZ-8.5", "TZ-8.1")
def test_nobody_on_the_first_player_space_moves_no_marker() -> None:
    position = given()
    position.state.first = 3
    table = position.end_of_round()
    assert (board(table).first, table.ask.seat) == (3, 3)


@clause("TZ-8.1")
def test_the_days_can_wait_for_their_author() -> None:
    """A table that confirms turns the calendar only after the placer has said so."""
    table = given(2).first_player_space(1).end_of_round()
    table.confirming = True
    answer(table, "days two")
    assert (table.ask.seat, table.ask.kind, table.ask.options) == (1, CONFIRM, [0])
    assert (board(table).day, me(table, 1).light) == (0, True)
    table.answer(1, 0)
    assert (board(table).day, me(table, 1).light) == (2, False)


@clause("TZ-8.1")
def test_without_a_choice_of_days_there_is_nothing_to_confirm() -> None:
    table = given(2).player(0, corn=9).player(1, light=False).first_player_space(1).last_turn_of(0)
    table.confirming = True
    answer(table, "place tikal", "place done")
    assert (table.ask.seat, table.ask.kind) == (0, CONFIRM)
    table.answer(0, 0)
    # The marker was with seat 1, the placer, so seat 0 begins the next round.
    assert (board(table).day, table.ask.seat, asked(table)) == (1, 0, "plan")
