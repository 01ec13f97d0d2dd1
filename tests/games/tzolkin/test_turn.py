"""TZ-4 Round structure and turn."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    GAME,
    acting,
    answer,
    asked,
    board,
    given,
    happened,
    log,
    me,
    on_offer,
    options,
    standing,
    why,
    worker_on,
)
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table, open_table, simulate
from tinkuy.games.tzolkin.told.kinds import PLAN, PLAN_PLACE


def place_one(table: Table, gear: str) -> str:
    """Whoever is asked places one worker there; tells who it was."""
    seat = table.ask.seat
    answer(table, f"place {gear}")
    if table.ask.seat == seat and asked(table) == "place":
        answer(table, "place done")
    return str(seat)


@clause("TZ-4.1", "TZ-4.2")
@pytest.mark.parametrize(("seats", "first", "order"), [(4, 2, "2301"), (3, 1, "120"), (2, 1, "10"), (4, 0, "0123")])
def test_every_player_takes_one_turn_clockwise_from_the_marker(seats: int, first: int, order: str) -> None:
    position = given(seats)
    for seat in range(seats):
        position.player(seat, corn=9)
    table = position.turn_of(first)
    assert "".join(place_one(table, "palenque") for _ in range(seats)) == order
    assert log(table, "round_began") == ["round_began 2 2"]
    assert table.ask.seat == first  # nobody moved the marker
    assert [board(table).turns_taken, board(table).day] == [0, 1]


@clause("TZ-4.1")
@pytest.mark.parametrize(("day", "food"), [(6, False), (7, True), (8, False)])
def test_on_a_food_day_feeding_and_rewards_come_before_the_calendar(day: int, food: bool) -> None:
    """Seat 0's last turn of the round; every worker on Tikal 7 leaves only after the feeding."""
    position = given(2).day(day).player(0, workers=1, corn=3, chaac=2).player(1, corn=6).worker(1, "tikal", 7)
    table = position.last_turn_of(0)
    answer(table, "place uxmal")
    told = [line.split()[0] for line in happened(table) if not line.startswith("refilled")]
    feeding = ["food_day", "fed", "fed", "gained"] if food else []
    assert told == ["placed", *feeding, "corn_on_tooth", "calendar_turned", "pushed_off", "round_began"]
    assert standing(table, "uxmal") == {1: 0}
    assert board(table).day == day + 1


@clause("TZ-4.1")
def test_every_round_has_its_number() -> None:
    table = given(2).player(0, corn=9).player(1, corn=9).turn_of(0)
    place_one(table, "tikal")
    place_one(table, "tikal")
    assert (board(table).round, board(table).day, board(table).turns_taken) == (2, 1, 0)


@clause("TZ-4.3")
def test_placing_or_picking_up() -> None:
    table = given().player(0, corn=3).worker(0, "palenque", 1).turn_of(0)
    assert asked(table) == "plan"
    assert options(table) == ["place", "pick_up"]


@clause("TZ-4.2")
def test_every_turn_is_told_when_it_begins() -> None:
    """Seat 2 has the marker; the round's end brings a new round and its first turn."""
    table = given(3).turn_of(2)
    answer(table, "beg no", "place tikal", "beg no", "place uxmal", "beg no", "place palenque")
    assert log(table, "turn_began", "placed", "round_began") == [
        "turn_began 2",
        "placed 2 tikal 0 0",
        "turn_began 0",
        "placed 0 uxmal 0 0",
        "turn_began 1",
        "placed 1 palenque 0 0",
        "round_began 2 2",
        "turn_began 2",
    ]


@clause("TZ-4.3")
def test_never_both_after_placing() -> None:
    table = given().player(0, corn=9).worker(0, "palenque", 1).turn_of(0)
    answer(table, "plan place", "place tikal")
    assert asked(table) == "place"
    assert why(table, 0, "pick_up palenque-1").clause == "TZ-4.3"
    answer(table, "place done")
    assert table.ask.seat == 1
    assert standing(table, "palenque") == {1: 0}


@clause("TZ-4.3")
def test_never_both_after_picking_up() -> None:
    table = given().player(0, corn=9).worker(0, "palenque", 0, 1).turn_of(0)
    answer(table, "plan pick_up", "pick_up palenque-1", "act palenque-1")
    assert asked(table) == "pick_up"
    assert options(table) == ["palenque-0", "done"]
    answer(table, "pick_up done")
    assert table.ask.seat == 1
    assert standing(table, "palenque") == {0: 0}


@clause("TZ-4.4")
def test_nobody_can_pass() -> None:
    table = given().player(0, corn=9).worker(0, "palenque", 0, 1).turn_of(0)
    answer(table, "plan pick_up")
    assert options(table) == ["palenque-0", "palenque-1"]
    refusal = why(table, 0, "pick_up done")
    assert (refusal.clause, refusal.reason) == ("TZ-4.4", "blocked-at-least-one")
    table.undo(0)
    answer(table, "plan place")
    assert "done" not in options(table)
    refusal = why(table, 0, "place done")
    assert (refusal.clause, refusal.reason) == ("TZ-4.4", "blocked-at-least-one")
    with pytest.raises(Refused, match=r"blocked-at-least-one \(TZ-4.4\)"):
        answer(table, "place done")


@clause("TZ-4.5")
def test_a_player_without_workers_on_gears_must_place() -> None:
    table = given().player(0, corn=3).turn_of(0)
    assert asked(table) == "place"
    refusal = why(table, 0, "plan pick_up")
    assert (refusal.clause, refusal.reason) == ("TZ-4.5", "blocked-no-worker-on-gears")


@clause("TZ-4.5")
def test_a_player_without_workers_in_hand_must_pick_up() -> None:
    table = given().player(0, corn=3).worker(0, "palenque", 0, 1, 2).turn_of(0)
    assert asked(table) == "pick_up"
    assert options(table) == ["palenque-0", "palenque-1", "palenque-2"]
    for code in ("plan place", "place tikal"):
        refusal = why(table, 0, code)
        assert (refusal.clause, refusal.reason) == ("TZ-4.5", "blocked-no-worker-in-hand")


@clause("TZ-4.5")
def test_a_player_who_can_pay_for_no_placement_must_pick_up() -> None:
    """0 corn, every cheap space taken; begging is declined."""
    position = given(3).first_player_space(1).worker(0, "palenque", 1)
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"):
        position.neutral(gear, 0)
    table = position.turn_of(0)
    answer(table, "beg no")
    assert asked(table) == "act"
    refusal = GAME.why(table.state, 0, PLAN, PLAN_PLACE)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("TZ-6.8", "blocked-no-placement-paid")


@clause("TZ-4.6")
def test_begging_comes_first() -> None:
    table = given().player(0, corn=2).worker(0, "palenque", 1).turn_of(0)
    assert asked(table) == "beg"
    answer(table, "beg yes", "anger kukulcan")
    assert asked(table) == "plan"
    answer(table, "plan pick_up")
    assert asked(table) == "act"


@clause("TZ-4.6")
def test_buildings_are_refilled_after_the_last_worker() -> None:
    position = given().offer("a1_farm_one", "a1_civic_agriculture", "a1_shrine_architecture")
    position.player(0, workers=2, corn=3, wood=1).worker(0, "tikal", 2).worker(0, "yaxchilan", 1)
    table = acting(position)
    answer(table, "pick_up tikal-2", "act tikal-2")
    assert on_offer(table)[:3] == ["-", "a1_civic_agriculture", "a1_shrine_architecture"]
    answer(table, "pick_up yaxchilan-1", "act yaxchilan-1")
    assert "-" not in on_offer(table)
    told = [line.split()[0] for line in happened(table)]
    assert told[:5] == ["picked_up", "acted", "spent", "built", "picked_up"]
    assert told[5:] == ["acted", "gained"] + ["refilled"] * 4


@clause("TZ-4.6")
def test_the_teeths_corn_comes_after_the_last_placement() -> None:
    position = given().player(0, corn=3)
    position.state.tooth_corn = 5
    table = position.turn_of(0)
    answer(table, "place first_player_space")
    assert (me(table, 0).corn, board(table).tooth_corn) == (3, 5)
    answer(table, "place tikal")
    assert (me(table, 0).corn, board(table).tooth_corn) == (2, 5)
    answer(table, "place done")
    assert (me(table, 0).corn, board(table).tooth_corn) == (7, 0)
    assert happened(table)[:2] == ["placed_first 0 0", "placed 0 tikal 0 1"]
    assert happened(table)[-1] == "teeth_emptied 0 5"


@clause("TZ-4.6")
def test_a_turn_can_wait_for_its_author_before_anything_is_revealed() -> None:
    """A table that confirms stops before the refill; everything up to there can be taken back."""
    table = given().offer("a1_farm_one").player(0, workers=1, corn=3, wood=1).worker(0, "tikal", 2).turn_of(0)
    table.confirming = True
    answer(table, "act tikal-2")
    assert (table.ask.seat, table.ask.kind, table.ask.options) == (0, CONFIRM, [0])
    assert on_offer(table) == ["-"] * 6
    table.answer(0, 0)
    assert "-" not in on_offer(table)
    assert table.ask.seat == 1


@clause("TZ-4.6")
def test_the_teeths_corn_comes_after_the_confirmation() -> None:
    position = given().player(0, workers=1, corn=3)
    position.state.tooth_corn = 5
    table = position.turn_of(0)
    table.confirming = True
    answer(table, "place first_player_space")
    assert (table.ask.kind, me(table, 0).corn) == (CONFIRM, 3)
    table.answer(0, 0)
    assert (table.ask.seat, me(table, 0).corn) == (1, 8)


@clause("TZ-4.7")
def test_refilling_and_collecting_corn_never_fall_in_the_same_turn() -> None:
    position = given(2).offer("a1_farm_one")
    position.player(0, corn=3, wood=1).worker(0, "tikal", 2).player(1, corn=3)
    position.state.tooth_corn = 4
    table = acting(position)
    answer(table, "act tikal-2")
    # The builder had no chance to take the first-player space, so the corn is still there.
    assert (board(table).fp_space, board(table).tooth_corn, me(table, 0).corn) == (-1, 4, 3)
    assert log(table, "teeth_emptied") == []
    answer(table, "place first_player_space", "place done")
    assert me(table, 1).corn == 7
    assert [line.split()[0] for line in happened(table)][-3:] == ["placed_first", "teeth_emptied", "marker_moved"]


@clause("TZ-4.7")
def test_somebody_elses_worker_on_the_first_player_space_collects_nothing() -> None:
    position = given().player(0, corn=3, workers=1).first_player_space(1)
    position.state.tooth_corn = 4
    table = position.turn_of(0)
    answer(table, "place tikal")
    assert (me(table, 0).corn, board(table).tooth_corn) == (3, 4)


@clause("TZ-4.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_in_round_1_everybody_must_place(seats: int, seed: int) -> None:
    table = open_table(GAME, seats, seed)
    turns: list[int] = []
    while board(table).day == 0 and asked(table) != "days":
        assert asked(table) in ("wealth", "beg", "anger", "place")
        if asked(table) == "place" and table.ask.seat not in turns:
            turns.append(table.ask.seat)
            assert why(table, table.ask.seat, "plan pick_up").clause == "TZ-4.5"
        table.apply(table.ask.options[-1])
    assert turns == [(turns[0] + n) % seats for n in range(seats)]


def test_the_turn_ends_clean() -> None:
    """What a turn counted for itself is gone when the next one begins."""
    table = answer(acting(worker_on("yaxchilan", 1)), "act yaxchilan-1")
    assert (board(table).placed, board(table).worker, board(table).turns_taken) == (0, -1, 1)
    table = answer(given().player(0, corn=9).player(1, corn=9).turn_of(0), "place tikal", "place done")
    assert board(table).placed == 0
    answer(table, "place tikal")
    assert me(table, 1).corn == 8  # space 1; it is seat 1's first worker


def test_between_turn_and_calendar_nothing_counts_on() -> None:
    table = given(2).player(0, corn=9).first_player_space(1).last_turn_of(0)
    answer(table, "place tikal", "place done")
    assert (asked(table), board(table).placed) == ("days", 0)


@clause("TZ-4.6")
def test_empty_teeth_are_not_told() -> None:
    table = given().player(0, workers=1, corn=3).turn_of(0)
    answer(table, "place first_player_space")
    assert (me(table, 0).corn, log(table, "teeth_emptied")) == (3, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_has_no_reason_against_it(seats: int) -> None:
    """Over whole games: the rules that explain refusals never speak against an offer.

    Two answers are explained by what was done before in the turn, which only the open question knows.
    """
    known = {("pick_up", "done"), ("beg", "yes")}
    for seed in range(4):
        table = simulate(GAME, seats, seed)
        chance = Chance(seed)
        while not table.over:
            kind = GAME.kinds[table.ask.kind]
            for option in table.ask.options:
                blocked = GAME.why(table.state, table.ask.seat, table.ask.kind, option)
                assert blocked is None or (kind.name, kind.codes[option]) in known
            table.apply(table.ask.options[chance.below(len(table.ask.options))])
