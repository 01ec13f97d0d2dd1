"""The worked examples EX-9 to EX-17 and those after them about the same chapters, one test each.

Seats by colour as in the examples: 0 Red, 1 Blue, 2 Yellow, 3 Green, unless a test says otherwise.
"""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    COMPONENTS,
    Given,
    acting,
    answer,
    asked,
    board,
    given,
    me,
    monument_sheet,
    options,
    play_round,
    points,
    resources,
    vp,
    why,
    worker_on,
)

RED, BLUE, YELLOW, GREEN = 0, 1, 2, 3


@clause("EX-9")
def test_ex_9_chichen_itza() -> None:
    table = answer(acting(worker_on("chichen_itza", 7, corn=1, skulls=1)), "act chichen_itza-6", "take 1gold")
    assert (me(table, RED).corn, me(table, RED).skulls, vp(table, RED)) == (0, 0, 8)
    assert (me(table, RED).temples, resources(table, RED)) == ([1, 1, 2], [0, 0, 1])
    assert board(table).skull_places[6] == RED


def red_before_the_end_of_the_round() -> Given:
    position = given().player(RED, corn=3, workers=2).worker(RED, "palenque", 7).worker(RED, "tikal", 6)
    return position.first_player_space(GREEN)


@clause("EX-10")
def test_ex_10_first_player_space() -> None:
    table = red_before_the_end_of_the_round().last_turn_of(RED)
    answer(table, "pick_up palenque-7", "act nothing", "pick_up done")
    assert (asked(table), board(table).day) != ("days", 0)
    assert board(table).day == 1  # Green could not advance 2 days
    table = red_before_the_end_of_the_round().last_turn_of(RED)
    answer(table, "pick_up tikal-6", "pick_up done")  # without resources nothing can be done with it
    assert (asked(table), table.ask.seat, options(table)) == ("days", GREEN, ["one", "two"])
    table = red_before_the_end_of_the_round().last_turn_of(RED)
    answer(table, "pick_up tikal-6", "pick_up palenque-7", "act nothing")
    assert (asked(table), table.ask.seat, options(table)) == ("days", GREEN, ["one", "two"])


@clause("EX-11")
def test_ex_11_building_effect() -> None:
    table = acting(worker_on("tikal", 2, wood=1, stone=2, gold=1).offer("a2_tomb_three_temples"))
    answer(table, "act tikal-2")
    assert (me(table, RED).temples, vp(table, RED)) == ([2, 2, 2], 3)


@clause("EX-12")
def test_ex_12_farms() -> None:
    position = worker_on("tikal", 4, 6, corn=5, wood=6).player(RED, workers=5)
    table = acting(position.offer("a1_farm_one", "a1_farm_one", "a1_farm_discount").day(7), last=True)
    answer(table, "pick_up tikal-4", "act tikal-4", "build a1_farm_one", "build a1_farm_one")
    answer(table, "pick_up tikal-6", "act tikal-2")
    assert (me(table, RED).corn, points(table, RED, "unfed")) == (2, 0)


@clause("EX-13")
def test_ex_13_feeding() -> None:
    table = given().player(RED, workers=3, corn=5).day(7).end_of_round()
    assert (me(table, RED).corn, vp(table, RED)) == (1, -3)


def three_players_in_the_temples() -> Given:
    position = given(3).player(RED, chaac=2, quetzalcoatl=1, kukulcan=6)
    position.player(BLUE, chaac=4, quetzalcoatl=1, kukulcan=4)
    return position.player(YELLOW, chaac=4, quetzalcoatl=1, kukulcan=0)


@clause("EX-14")
def test_ex_14_mid_age_rewards() -> None:
    table = three_players_in_the_temples().day(7).end_of_round()
    assert [resources(table, seat) for seat in range(3)] == [[2, 1, 0], [2, 2, 0], [0, 2, 0]]
    assert [me(table, seat).skulls for seat in range(3)] == [1, 0, 0]


def rewards(day: int, age: int) -> list[float]:
    table = three_players_in_the_temples().day(day).end_of_round()
    return [points(table, seat, f"temples_age{age}") + points(table, seat, f"leaders_age{age}") for seat in range(3)]


@clause("EX-15")
def test_ex_15_end_of_age_1() -> None:
    assert rewards(13, 1) == [16, 15, 7]


@clause("EX-16")
def test_ex_16_end_of_age_2() -> None:
    assert rewards(26, 2) == [18, 15, 7]


@clause("EX-17")
def test_ex_17_monument_of_one_temple() -> None:
    table = given().player(RED, kukulcan=5).owns(RED, "m_one_temple").day(26).end_of_round()
    assert points(table, RED, "monuments") == 12


@clause("EX-24")
def test_ex_24_late_food_day() -> None:
    position = given().first_player_space(GREEN).worker(BLUE, "tikal", 7).worker(RED, "chichen_itza", 10).day(6)
    for seat in range(4):
        position.player(seat, corn=20)
    table = answer(position.end_of_round(), "days two")
    assert (board(table).day, board(table).food_days) == (8, 0)
    held = []
    for day in range(9, 15):
        play_round(table)
        assert board(table).day == day
        held.append(board(table).food_days)
    assert held == [1, 1, 1, 1, 1, 2]  # in the rounds of day 8 and day 13


@clause("EX-25")
def test_ex_25_marker() -> None:
    green, blue, red, yellow = range(4)
    position = given().first_player_space(green)
    position.state.first = green
    table = answer(position.end_of_round(), "days one")
    assert play_round(table) == [blue, red, yellow, green]


@clause("EX-29")
def test_ex_29_uxmal_4_with_architecture_3() -> None:
    position = worker_on("uxmal", 4, corn=4, architecture=3).offer("a1_civic_extraction_gold")
    table = answer(acting(position), "act uxmal-4")
    assert (me(table, RED).corn, points(table, RED, "architecture")) == (1, 2)
    position = worker_on("uxmal", 4, corn=10, architecture=3).offer("a1_civic_extraction_gold")
    table = answer(acting(position), "act uxmal-4", "architect save_corn")
    assert (me(table, RED).corn, points(table, RED, "architecture")) == (10 - 4 + 1, 2)
    assert resources(table, RED) == [0, 0, 1]


@clause("EX-30")
def test_ex_30_exchange() -> None:
    table = answer(acting(worker_on("uxmal", 2, corn=1, wood=1, gold=2)), "act uxmal-2")
    answer(table, "sell gold", "sell gold", "sell done", "buy stone", "buy stone", "buy stone")
    assert (me(table, RED).corn, resources(table, RED)) == (0, [1, 3, 0])
    assert table.ask.seat == BLUE
    table = answer(acting(worker_on("uxmal", 2, corn=1, wood=1, gold=2)), "act uxmal-2")
    answer(table, "sell gold", "sell gold", "sell wood", "buy stone", "buy stone", "buy stone")
    assert (me(table, RED).corn, options(table)) == (2, ["wood", "done"])  # a 4th stone costs 3
    assert why(table, RED, "buy stone").clause == "TZ-14.8"


@clause("EX-31")
def test_ex_31_monument_through_uxmal_5() -> None:
    position = worker_on("uxmal", 5, corn=1, wood=2, stone=2, gold=2).monuments("m_monuments_everyone")
    table = answer(acting(position), "act uxmal-5")
    assert not [option for option in options(table) if option.startswith("chichen_itza")]
    assert why(table, RED, "act chichen_itza-1").clause == "TZ-14.5"
    answer(table, "act tikal-4")
    assert me(table, RED).monuments == [COMPONENTS.monument_ids.index("m_monuments_everyone")]
    assert (me(table, RED).corn, resources(table, RED)) == (0, [0, 0, 0])


@clause("EX-32")
def test_ex_32_theology() -> None:
    table = acting(worker_on("chichen_itza", 5, skulls=1, theology=2))
    assert options(table) == ["chichen_itza-5", "chichen_itza-6", "nothing"]
    answer(table, "act chichen_itza-6", "take 1wood")
    assert (vp(table, RED), me(table, RED).temples, me(table, RED).corn) == (8, [1, 1, 2], 0)
    assert options(table) == ["wood", "no"]
    answer(table, "offering wood", "worship kukulcan")
    assert (me(table, RED).temples, resources(table, RED)) == ([1, 1, 3], [0, 0, 0])
    table = acting(worker_on("chichen_itza", 10, skulls=1, theology=2))
    assert options(table) == [*(f"chichen_itza-{n}" for n in range(1, 10)), "nothing"]
    assert why(table, RED, "act chichen_itza-10").clause == "TZ-7.5"


@clause("EX-34")
def test_ex_34_feeding_with_farms() -> None:
    position = worker_on("tikal", 4, 6, corn=1, wood=7).player(RED, workers=6).day(7)
    table = acting(position.offer("a1_farm_one", "a2_farm_three", "a1_farm_discount"), last=True)
    answer(table, "pick_up tikal-4", "act tikal-4", "build a1_farm_one", "build a2_farm_three")
    answer(table, "pick_up tikal-6", "act tikal-2")
    assert len(me(table, RED).buildings) == 3
    assert (me(table, RED).corn, vp(table, RED)) == (0, -3)


@clause("EX-35")
def test_ex_35_skull_shortage() -> None:
    position = given(3).player(RED, kukulcan=5).player(BLUE, kukulcan=5).player(YELLOW, kukulcan=4)
    position.state.skull_supply = 1
    table = position.day(7).end_of_round()
    assert [me(table, seat).skulls for seat in range(3)] == [0, 0, 0]
    assert [resources(table, seat) for seat in range(3)] == [[2, 0, 0]] * 3
    assert board(table).skull_supply == 1


@clause("EX-37")
def test_ex_37_everybody_tied() -> None:
    position = given()
    for seat, (chaac, kukulcan) in enumerate([(0, 0), (0, 0), (0, 0), (2, 2)]):
        position.player(seat, chaac=chaac, kukulcan=kukulcan)
    table = position.day(26).end_of_round()
    # Red, Blue and Yellow lead nowhere but share the yellow temple with Green.
    assert [points(table, seat, "leaders_age2") for seat in range(4)] == [3, 3, 3, 2 + 4 + 3]
    assert [points(table, seat, "temples_age2") for seat in range(4)] == [-4, -4, -4, 2 + 1]


@clause("EX-38")
def test_ex_38_no_seventh_worker() -> None:
    position = worker_on("tikal", 2, wood=1, stone=1, gold=1).player(RED, workers=6).offer("a2_tomb_worker")
    table = answer(acting(position), "act tikal-2")
    assert (me(table, RED).workers, me(table, RED).hand, vp(table, RED)) == (6, 6, 6)


@clause("EX-39")
def test_ex_39_final_scoring() -> None:
    position = given().player(RED, corn=2, wood=1, stone=1, gold=1, skulls=1, free_workers=3)
    table = position.day(26).end_of_round()
    assert (points(table, RED, "corn"), points(table, RED, "skulls"), points(table, RED, "monuments")) == (2.75, 3, 0)
    assert me(table, RED).corn == 11


EX_40 = {
    "m_all_own": 14,
    "m_monuments_everyone": 20,
    "m_corn_tiles": 8,
    "m_wood_tiles": 4,
    "m_workers": 6,
    "m_tech_levels": 18,
    "m_maxed_tracks": 9,
    "m_shrines": 8,
    "m_one_temple": 9,
    "m_all_temples": 7,
}


def estate() -> Given:
    position = given(3).owns(RED, "a1_farm_one", "a1_civic_agriculture", "a2_shrine_chaac", "a2_tomb_eight_vp")
    position.owns(RED, "m_tombs", "m_civic").owns(BLUE, "m_skulls")
    position.player(RED, corn_tiles=2, wood_tiles=1, workers=4, chaac=4, quetzalcoatl=0, kukulcan=3)
    position.player(RED, agriculture=3, extraction=2, architecture=0, theology=1)
    for place, seat in ((1, 0), (2, 0), (5, 1), (7, 2), (9, 2)):
        position.state.skull_places[place] = seat
    return position.day(26)


@clause("EX-40")
@pytest.mark.parametrize(("monument", "value"), EX_40.items())
def test_ex_40_monuments(monument: str, value: int) -> None:
    table = estate().end_of_round()
    assert monument_sheet(table, RED) == {"m_tombs": 8, "m_civic": 8}
    assert monument_sheet(table, BLUE) == {"m_skulls": 15}
    table = estate().owns(RED, monument).end_of_round()
    assert monument_sheet(table, RED)[monument] == value
