"""TZ-16 First-player space: the marker, the teeth's corn and the advance of two days."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tzolkin.positions import (
    Given,
    answer,
    asked,
    board,
    events,
    given,
    me,
    options,
    play_round,
    points,
    why,
)
from tinkuy.core.table import Table

SMALL_GEARS = ["palenque", "yaxchilan", "tikal", "uxmal"]


def placer(seat: int = 0, first: int = 3, seats: int = 4, light: bool = True) -> Given:
    """A round whose turns are over: `seat` stands on the first-player space, `first` holds the marker."""
    position = given(seats).player(seat, light=light).first_player_space(seat)
    position.state.first = first
    return position


def names(table: Table) -> list[str]:
    return [event.kind.name for event in board(table).told or []]


@clause("TZ-16.1")
def test_it_holds_one_worker_and_is_taken_for_the_round() -> None:
    table = given(2).player(0, corn=5).player(1, corn=5).turn_of(0)
    assert "first_player_space" in options(table)
    answer(table, "place first_player_space")
    assert "first_player_space" not in options(table)  # not for a second own worker
    answer(table, "place done")
    assert table.ask.seat == 1
    assert "first_player_space" not in options(table)
    blocked = why(table, 1, "place first_player_space")
    assert (blocked.reason, blocked.clause) == ("blocked-first-space-taken", "TZ-16.1")


@clause("TZ-16.1")
def test_it_is_free_again_in_the_next_round() -> None:
    table = answer(placer().player(0, corn=5).end_of_round(), "days one")
    assert board(table).fp_space == -1
    assert (table.ask.seat, "first_player_space" in options(table)) == (0, True)


@clause("TZ-16.2")
def test_the_teeths_corn_comes_at_the_end_of_the_turn() -> None:
    position = given().player(0, corn=3)
    position.state.tooth_corn = 5
    table = answer(position.turn_of(0), "place first_player_space", "place tikal")
    assert me(table, 0).corn == 2  # 3 - (0+1); the teeth do not pay for this turn's placements
    assert board(table).tooth_corn == 5
    answer(table, "place done")
    assert (me(table, 0).corn, board(table).tooth_corn) == (7, 0)
    assert events(table, "teeth_emptied")[0].values == [0, 5]


@clause("TZ-16.2")
def test_only_the_placer_takes_it() -> None:
    position = given().player(0, corn=3)
    position.state.tooth_corn = 5
    table = answer(position.turn_of(0), "place tikal", "place done")
    assert (me(table, 0).corn, board(table).tooth_corn) == (3, 5)


@clause("TZ-16.2")
def test_it_can_feed_in_the_same_round() -> None:
    position = given().player(0, corn=3, workers=3).day(7)
    position.state.tooth_corn = 3
    table = answer(position.last_turn_of(0), "place first_player_space", "place done")
    assert (me(table, 0).corn, points(table, 0, "unfed")) == (0, 0)


@clause("TZ-16.3", "TZ-16.6")
def test_the_worker_returns_then_the_marker_moves_then_the_calendar() -> None:
    table = placer(seat=1, first=0).worker(1, "tikal", 3).end_of_round()
    assert (asked(table), table.ask.seat) == ("days", 1)
    assert (me(table, 1).hand, board(table).fp_space, board(table).first, board(table).day) == (2, -1, 1, 0)
    answer(table, "days two")
    assert (board(table).day, board(table).gears[2][5]) == (2, 1)
    order = names(table)
    assert order.index("marker_moved") < order.index("board_dark") < order.index("calendar_turned")


@clause("TZ-16.4")
def test_the_placer_takes_the_marker() -> None:
    table = answer(placer(seat=2, first=0).end_of_round(), "days one")
    assert board(table).first == 2
    assert table.ask.seat == 2
    assert events(table, "marker_moved")[0].values == [2]


@clause("TZ-16.5")
@pytest.mark.parametrize(("seats", "seat", "next_first"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 1, 0), (2, 0, 1)])
def test_the_holder_gives_it_to_the_left_neighbour(seats: int, seat: int, next_first: int) -> None:
    table = answer(placer(seat, first=seat, seats=seats).end_of_round(), "days one")
    assert board(table).first == next_first
    assert table.ask.seat == next_first


@clause("TZ-16.5", "TZ-16.7")
def test_the_former_holder_plays_last_until_the_marker_moves_again() -> None:
    position = placer(seat=0, first=0)
    for seat in range(4):
        position.player(seat, corn=30)
    table = answer(position.end_of_round(), "days one")
    assert play_round(table) == [1, 2, 3, 0]
    assert play_round(table) == [1, 2, 3, 0]  # nobody was on the space: the marker stays
    assert (board(table).first, board(table).round) == (1, 4)


@clause("TZ-16.6")
def test_the_worker_there_cannot_be_picked_up() -> None:
    table = given().player(0, workers=3, corn=3).first_player_space(0).worker(0, "tikal", 1, 2).turn_of(0)
    assert asked(table) == "pick_up"
    assert options(table) == ["tikal-1", "tikal-2"]
    position = given().player(0, workers=1, corn=3).first_player_space(0)
    table = position.end_of_round()
    assert me(table, 0).hand == 1


@clause("TZ-16.7")
@pytest.mark.parametrize("day", [0, 7, 13])
def test_the_marker_stays_when_nobody_stood_there(day: int) -> None:
    position = given().day(day)
    position.state.first = 2
    table = position.end_of_round()
    assert (board(table).first, table.ask.seat) == (2, 2)
    assert events(table, "marker_moved") == []


@clause("TZ-16.8")
def test_two_days_turn_the_board_dark() -> None:
    table = placer().worker(1, "palenque", 2, 0).worker(2, "chichen_itza", 8).end_of_round()
    assert options(table) == ["one", "two"]
    answer(table, "days two")
    assert (board(table).day, me(table, 0).light) == (2, False)
    assert (board(table).gears[0][:5], board(table).gears[4][10]) == ([-1, -1, 1, -1, 1], 2)
    assert events(table, "calendar_turned")[0].values == [2, 2]
    assert events(table, "round_began")[0].values == [2, 3]  # the second round shows the third day
    assert [me(table, seat).light for seat in range(1, 4)] == [True, True, True]


@clause("TZ-16.8")
def test_one_day_leaves_the_board_light() -> None:
    table = answer(placer().worker(1, "palenque", 2).end_of_round(), "days one")
    assert (board(table).day, me(table, 0).light, board(table).gears[0][3]) == (1, True, 1)
    assert events(table, "board_dark") == []


@clause("TZ-16.8", "TZ-16.11")
def test_a_dark_board_keeps_all_other_benefits() -> None:
    position = placer(seat=1, first=0, light=False).worker(2, "tikal", 2)
    table = position.end_of_round()
    assert asked(table) != "days"
    assert (board(table).day, board(table).first, me(table, 1).hand) == (1, 1, 3)
    assert (me(table, 1).light, board(table).gears[2][3], board(table).tooth_corn) == (False, 2, 0)
    blocked = refused(table, 1, "days two")
    assert (blocked.reason, blocked.clause) == ("blocked-board-is-dark", "TZ-16.8")


@clause("TZ-16.11")
def test_with_a_dark_board_the_teeths_corn_is_taken_too() -> None:
    position = given().player(0, light=False, corn=1)
    position.state.tooth_corn = 4
    table = answer(position.last_turn_of(0), "beg no", "place first_player_space", "place done")
    assert (me(table, 0).corn, board(table).day, board(table).first) == (5, 1, 0)


@clause("TZ-16.9", "TZ-16.11")
@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize(("gear", "space"), [*((gear, 6) for gear in SMALL_GEARS), ("chichen_itza", 9)])
def test_any_players_worker_before_the_last_space_forbids_two_days(gear: str, space: int, seat: int) -> None:
    position = placer().worker(seat, gear, space)
    position.state.first = 1
    table = position.end_of_round()
    assert asked(table) != "days"
    assert (board(table).day, board(table).first, me(table, 0).light) == (1, 0, True)
    assert (
        board(table).gears[["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"].index(gear)][space + 1] == seat
    )


@clause("TZ-16.9")
@pytest.mark.parametrize(("gear", "space"), [*((gear, 6) for gear in SMALL_GEARS), ("chichen_itza", 9)])
def test_neutral_workers_do_not_forbid_it(gear: str, space: int) -> None:
    table = placer(first=1, seats=2).neutral(gear, space).end_of_round()
    assert options(table) == ["one", "two"]


@clause("TZ-16.10")
def test_workers_on_the_last_space_or_further_back_do_not_forbid_it() -> None:
    position = placer(first=1)
    for seat, gear in enumerate(["palenque", "yaxchilan", "tikal"]):
        position.player(seat + 1, workers=6).worker(seat + 1, gear, 7, 5)
    position.worker(1, "chichen_itza", 10, 8, 7, 6)
    table = position.end_of_round()
    assert options(table) == ["one", "two"]
    answer(table, "days two")
    assert [me(table, seat).hand for seat in range(1, 4)] == [2, 5, 5]  # from 7 and 10 back to hand
    assert [board(table).gears[gear][7:] for gear in range(3)] == [[1, -1, -1], [2, -1, -1], [3, -1, -1]]
    assert board(table).gears[4][8:11] == [1, 1, 1]
    assert [event.values for event in events(table, "pushed_off")] == [[1, 0], [2, 1], [3, 2], [1, 4]]


@clause("TZ-16.12", "TZ-16.13")
@pytest.mark.parametrize(("day", "number"), [(6, 1), (12, 2), (19, 3)])
def test_a_passed_food_day_is_held_in_the_following_round(day: int, number: int) -> None:
    position = placer(first=1).day(day)
    for seat in range(4):
        position.player(seat, corn=30)
    table = answer(position.end_of_round(), "days two")
    assert (board(table).day, board(table).food_days) == (day + 2, number - 1)
    play_round(table)
    assert (board(table).day, board(table).food_days) == (day + 3, number)
    assert [event.values for event in events(table, "food_day")] == [[number]]


@clause("TZ-16.12", "TZ-16.13")
def test_exactly_on_a_food_day_nothing_is_late() -> None:
    position = placer(first=1).day(5)
    for seat in range(4):
        position.player(seat, corn=30)
    table = answer(position.end_of_round(), "days two")
    assert (board(table).day, board(table).food_days) == (7, 0)
    play_round(table)
    assert (board(table).day, board(table).food_days) == (8, 1)


@clause("TZ-16.12")
def test_the_last_food_day_cannot_be_passed_either() -> None:
    position = placer(first=1).day(25)
    for seat in range(4):
        position.player(seat, corn=30)
    table = answer(position.end_of_round(), "days two")
    assert (board(table).day, table.over) == (27, False)
    play_round(table)
    assert table.over
    assert (board(table).day, board(table).food_days) == (28, 4)


@clause("TZ-16.14", "TZ-16.15")
def test_in_the_last_round_the_space_gives_its_corn_but_no_two_days() -> None:
    position = given().player(0, corn=3, workers=3).day(26)
    position.state.tooth_corn = 7
    table = answer(position.last_turn_of(0), "place first_player_space", "place done")
    assert table.over
    assert board(table).day == 27
    assert (me(table, 0).corn, me(table, 0).light) == (4, True)  # 3 + 7 - 6 for the workers
    assert (points(table, 0, "unfed"), points(table, 0, "corn")) == (0, 1)
    blocked = refused(table, 0, "days two")
    assert (blocked.reason, blocked.clause) == ("blocked-last-round", "TZ-16.15")


@clause("TZ-16.15")
def test_one_round_earlier_two_days_are_offered() -> None:
    assert options(placer().day(25).end_of_round()) == ["one", "two"]
    assert placer().day(26).end_of_round().over
