"""TZ-6 Placing workers."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tzolkin.positions import answer, asked, board, given, log, me, options, standing, why
from tinkuy.games.tzolkin.components import GEARS

SMALL = ["palenque", "yaxchilan", "tikal", "uxmal"]
PLACES = [*GEARS, "first_player_space"]


@clause("TZ-6.1")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_workers_from_one_up_to_all(workers: int) -> None:
    table = given().player(0, corn=9).turn_of(0)
    assert options(table) == PLACES
    answer(table, "place palenque")
    assert options(table) == [*PLACES, "done"]
    for _ in range(workers - 1):
        answer(table, "place palenque")
    if workers < 3:
        answer(table, "place done")
    assert table.ask.seat == 1  # after the third the hand is empty
    assert (me(table, 0).hand, me(table, 0).workers) == (3 - workers, 3)
    assert standing(table, "palenque") == dict.fromkeys(range(workers), 0)


@clause("TZ-6.1")
def test_only_workers_in_hand_can_be_placed() -> None:
    table = given().player(0, corn=20, workers=6).worker(0, "tikal", 1, 2, 3, 4).turn_of(0)
    answer(table, "plan place", "place palenque", "place palenque")
    assert (table.ask.seat, me(table, 0).hand) == (1, 0)
    assert refused(table, 0, "place palenque").reason == "blocked-no-worker-in-hand"


@clause("TZ-6.2", "TZ-6.4")
def test_a_worker_goes_on_the_lowest_free_space() -> None:
    table = given().worker(1, "palenque", 1).player(0, workers=4, corn=9).turn_of(0)
    answer(table, "place palenque", "place palenque", "place yaxchilan")
    assert standing(table, "palenque") == {0: 0, 1: 1, 2: 0}
    assert standing(table, "yaxchilan") == {0: 0}


@clause("TZ-6.2")
@pytest.mark.parametrize("gear", GEARS)
def test_numbering_starts_at_0_on_every_gear(gear: str) -> None:
    table = given().player(0, corn=3, workers=1).turn_of(0)
    answer(table, f"place {gear}")
    assert standing(table, gear) == {0: 0}
    assert me(table, 0).corn == 3
    assert log(table, "placed") == [f"placed 0 {gear} 0 0"]


@clause("TZ-6.3")
def test_workers_of_the_same_turn_occupy_their_spaces() -> None:
    table = given().player(0, corn=20).turn_of(0)
    answer(table, "place uxmal", "place uxmal", "place uxmal")
    assert standing(table, "uxmal") == {0: 0, 1: 0, 2: 0}
    assert log(table, "placed") == ["placed 0 uxmal 0 0", "placed 0 uxmal 1 2", "placed 0 uxmal 2 4"]
    assert me(table, 0).corn == 20 - 0 - 2 - 4


@clause("TZ-6.4")
@pytest.mark.parametrize("occupant", ["own", "another player's", "neutral"])
def test_a_space_is_occupied_by_any_worker(occupant: str) -> None:
    position = given(3).player(0, corn=3, workers=2)
    if occupant == "neutral":
        position.neutral("tikal", 0)
    else:
        position.worker(0 if occupant == "own" else 1, "tikal", 0)
    table = position.turn_of(0)
    if asked(table) == "plan":
        answer(table, "plan place")
    answer(table, "place tikal")
    assert standing(table, "tikal")[1] == 0
    assert me(table, 0).corn == 2


@clause("TZ-6.5")
@pytest.mark.parametrize(("gear", "spaces"), [*((gear, 8) for gear in SMALL), ("chichen_itza", 11)])
def test_a_full_gear_receives_nobody(gear: str, spaces: int) -> None:
    table = given().neutral(gear, *range(spaces)).player(0, corn=50).turn_of(0)
    assert options(table) == [place for place in PLACES if place != gear]
    refusal = why(table, 0, f"place {gear}")
    assert (refusal.clause, refusal.reason) == ("TZ-6.5", "blocked-gear-full")
    # With the unnumbered positions taken too, it is the same.
    table = given().neutral(gear, *range(spaces + 2)).player(0, corn=50).turn_of(0)
    assert why(table, 0, f"place {gear}").clause == "TZ-6.5"


@clause("TZ-6.5", "TZ-6.6")
@pytest.mark.parametrize(("gear", "last"), [*((gear, 7) for gear in SMALL), ("chichen_itza", 10)])
def test_the_last_numbered_space_can_be_used(gear: str, last: int) -> None:
    table = given().neutral(gear, *range(last)).player(0, corn=50).turn_of(0)
    answer(table, f"place {gear}")
    assert (standing(table, gear)[last], me(table, 0).corn) == (0, 50 - last)


@clause("TZ-6.6", "TZ-6.8")
@pytest.mark.parametrize("space", [3, 4, 5, 6, 7])
def test_a_placement_costs_the_number_of_its_space(space: int) -> None:
    """With exactly that corn it is possible, with one less it is not."""
    table = given().neutral("yaxchilan", *range(space)).player(0, corn=space, workers=1).turn_of(0)
    answer(table, "place yaxchilan")
    assert (standing(table, "yaxchilan")[space], me(table, 0).corn) == (0, 0)
    table = given().neutral("yaxchilan", *range(space)).player(0, corn=space - 1, workers=1).turn_of(0)
    if asked(table) == "beg":
        answer(table, "beg no")
    assert "yaxchilan" not in options(table)
    refusal = why(table, 0, "place yaxchilan")
    assert (refusal.clause, refusal.reason) == ("TZ-6.8", "blocked-place-too-dear")


@clause("TZ-6.7")
@pytest.mark.parametrize(("workers", "extra"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_several_workers_cost_extra(workers: int, extra: int) -> None:
    """Six places cost nothing by themselves: space 0 of every gear and the first-player space."""
    table = given().player(0, corn=20, workers=6).turn_of(0)
    for place in PLACES[:workers]:
        answer(table, f"place {place}")
    if workers < 6:
        answer(table, "place done")
    assert me(table, 0).corn == 20 - extra
    assert table.ask.seat == 1


@clause("TZ-6.7", "TZ-6.9")
@pytest.mark.parametrize("position", range(6))
def test_the_first_player_space_counts_as_one_placed_worker(position: int) -> None:
    """Whenever it is taken in the turn, six workers on places of cost 0 cost 15."""
    order = GEARS[:]
    order.insert(position, "first_player_space")
    table = given().player(0, corn=15, workers=6).turn_of(0)
    answer(table, *(f"place {place}" for place in order))
    assert (me(table, 0).corn, me(table, 0).hand, board(table).fp_space) == (0, 0, 0)
    assert log(table, "placed_first") == [f"placed_first 0 {position}"]


@clause("TZ-6.7")
def test_the_extra_cost_begins_anew_every_turn() -> None:
    table = given().player(0, corn=9).player(1, corn=9).turn_of(0)
    answer(table, "place tikal", "place uxmal", "place done", "place tikal", "place done")
    assert [me(table, seat).corn for seat in (0, 1)] == [8, 8]


@clause("TZ-6.8")
def test_corn_is_spent_to_the_last_and_never_below_0() -> None:
    table = given().player(0, corn=3, workers=6).turn_of(0)
    answer(table, "place tikal", "place uxmal", "place palenque")
    # 0 + 1 + 2 paid; a fourth worker would cost 3 more at least.
    assert me(table, 0).corn == 0
    assert (table.ask.seat, me(table, 0).hand) == (1, 3)


@clause("TZ-6.8")
def test_what_cannot_be_paid_is_not_offered_and_says_why() -> None:
    table = given().neutral("palenque", 0, 1, 2, 3).player(0, corn=3).turn_of(0)
    assert options(table) == ["yaxchilan", "tikal", "uxmal", "chichen_itza", "first_player_space"]
    assert why(table, 0, "place palenque").clause == "TZ-6.8"


@clause("TZ-6.8")
def test_the_extra_cost_counts_for_what_can_be_paid() -> None:
    table = given().neutral("palenque", 0, 1, 2).player(0, corn=3).turn_of(0)
    assert "palenque" in options(table)
    answer(table, "place tikal")
    assert options(table) == ["yaxchilan", "tikal", "uxmal", "chichen_itza", "first_player_space", "done"]
    assert why(table, 0, "place palenque").reason == "blocked-place-too-dear"  # 3 + 1


@clause("TZ-6.9")
def test_the_first_player_space_costs_nothing() -> None:
    table = given().player(0, corn=3, workers=1).turn_of(0)
    answer(table, "place first_player_space")
    assert (me(table, 0).corn, me(table, 0).hand, board(table).fp_space) == (3, 0, 0)
    assert log(table, "placed", "placed_first") == ["placed_first 0 0"]


@clause("TZ-6.9")
def test_the_first_player_space_takes_one_worker() -> None:
    table = given().player(0, corn=9).turn_of(0)
    answer(table, "place first_player_space")
    assert options(table) == [*GEARS, "done"]
    refusal = why(table, 0, "place first_player_space")
    assert (refusal.clause, refusal.reason) == ("TZ-16.1", "blocked-first-space-taken")
    table = given().player(0, corn=9).first_player_space(2).turn_of(0)
    assert options(table) == GEARS
    assert why(table, 0, "place first_player_space").clause == "TZ-16.1"


@clause("TZ-6.9", "TZ-6.8")
def test_the_first_player_space_as_second_worker_must_be_paid() -> None:
    table = given().neutral("palenque", 0, 1, 2).player(0, corn=3).turn_of(0)
    answer(table, "place palenque")
    # 0 corn left; the second worker costs 1 even there.
    assert table.ask.seat == 1
    assert (me(table, 0).corn, me(table, 0).hand, board(table).fp_space) == (0, 2, -1)


@clause("TZ-6.10")
def test_the_teeths_corn_cannot_pay_for_this_turns_placements() -> None:
    position = given().player(0, corn=0)
    position.state.tooth_corn = 10
    table = position.turn_of(0)
    answer(table, "beg no", "place first_player_space")
    # A second worker would cost 1; the 10 corn come when the turn is over.
    assert table.ask.seat == 1
    assert (me(table, 0).corn, me(table, 0).hand, board(table).tooth_corn) == (10, 2, 0)


@clause("TZ-6.11")
def test_one_worker_on_the_first_player_space_is_a_whole_turn() -> None:
    table = given().player(0, corn=9).turn_of(0)
    answer(table, "place first_player_space", "place done")
    assert (table.ask.seat, me(table, 0).hand, me(table, 0).corn) == (1, 2, 9)


@clause("TZ-6.11", "TZ-5.8")
@pytest.mark.parametrize("begs", [False, True])
def test_begging_is_not_required_when_only_the_first_player_space_is_left(begs: bool) -> None:
    position = given(3).player(0, corn=0)
    for gear in GEARS:
        position.neutral(gear, 0)
    table = position.turn_of(0)
    assert options(table) == ["no", "yes"]
    if begs:
        answer(table, "beg yes", "anger chaac")
        assert options(table) == PLACES
    else:
        answer(table, "beg no")
        assert (table.ask.seat, board(table).fp_space, me(table, 0).corn) == (1, 0, 0)


@clause("TZ-6.8")
@pytest.mark.parametrize("gear", GEARS)
def test_a_single_payable_gear_is_a_placement(gear: str) -> None:
    """Everything but this gear is taken or too dear, so nobody has to beg and nothing has to be asked."""
    position = given(3).player(0, corn=0).first_player_space(1)
    for other in GEARS:
        if other != gear:
            position.neutral(other, 0)
    table = position.turn_of(0)
    assert (asked(table), options(table)) == ("beg", ["no", "yes"])
    answer(table, "beg no")
    assert (standing(table, gear), me(table, 0).hand, table.ask.seat) == ({0: 0}, 2, 1)


@clause("TZ-4.3")
def test_who_was_shown_mercy_has_placed() -> None:
    position = given(3).player(0, corn=0, chaac=0, quetzalcoatl=0, kukulcan=0).first_player_space(1)
    for gear in GEARS:
        position.neutral(gear, 0)
    table = position.turn_of(0)
    table.confirming = True
    assert why(table, 0, "place done").clause == "TZ-4.4"
    assert why(table, 0, "place first_player_space").clause == "TZ-16.1"
    answer(table, "place tikal")
    assert board(table).placed == 1
    assert why(table, 0, "pick_up tikal-1").clause == "TZ-4.3"


@clause("TZ-18.3")
def test_mercy_knows_only_the_cheapest_spaces() -> None:
    position = given(3).player(0, corn=0, chaac=0, quetzalcoatl=0, kukulcan=0).first_player_space(1)
    for gear in GEARS:
        position.neutral(gear, 0)
    table = position.neutral("uxmal", 1).neutral("tikal", *range(1, 8)).turn_of(0)
    assert options(table) == ["palenque", "yaxchilan", "chichen_itza"]
    for gear, reason in (("uxmal", ("blocked-mercy-is-cheap", "TZ-18.3")), ("tikal", ("blocked-gear-full", "TZ-6.5"))):
        refusal = why(table, 0, f"place {gear}")
        assert (refusal.reason, refusal.clause) == reason
