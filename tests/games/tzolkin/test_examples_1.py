"""The worked examples of setup, turns, placing, picking up, technologies, Palenque and Tikal, one test each."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    COMPONENTS,
    GAME,
    Given,
    acting,
    answer,
    asked,
    board,
    continued,
    fields,
    given,
    happened,
    jungle,
    log,
    me,
    on_offer,
    options,
    resources,
    standing,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table
from tinkuy.games.tzolkin.components import GEARS
from tinkuy.games.tzolkin.setup import place_neutral_workers

GREEN, BLUE, RED, YELLOW = 0, 1, 2, 3


def turned_up(start: Given, count: int, *tiles: str) -> Table:
    """Neutral workers by these tiles in this order."""
    start.state.wealth_stack.cards = [COMPONENTS.wealth_ids.index(tile) for tile in reversed(tiles)]
    place_neutral_workers(start.state, count)
    return Table(GAME, start.state, len(start.state.players))


@clause("EX-1")
def test_example_1_a_neutral_worker() -> None:
    assert standing(turned_up(given(2), 12, "w_palenque_5"), "palenque") == {5: 4, 0: 4}
    assert standing(turned_up(given(2), 1, "w_palenque_5"), "palenque") == {5: 4}


@clause("EX-2")
@pytest.mark.parametrize("corn", [5, 6, 7])
def test_example_2_placing(corn: int) -> None:
    table = given().worker(RED, "palenque", 1).player(GREEN, workers=4, corn=corn).turn_of(GREEN)
    answer(table, "place palenque", "place palenque", "place yaxchilan")
    assert standing(table, "palenque") == {0: GREEN, 1: RED, 2: GREEN}
    assert standing(table, "yaxchilan") == {0: GREEN}
    assert me(table, GREEN).corn == corn - 5
    # A fourth worker would cost at least 3 more.
    assert (table.ask.seat, me(table, GREEN).hand) == (BLUE, 1)


@clause("EX-3")
def test_example_3_placing() -> None:
    table = given(3).neutral("palenque", 0, 1, 2).player(RED, workers=2, corn=8).turn_of(RED)
    answer(table, "place palenque", "place palenque")
    assert standing(table, "palenque") == {0: 4, 1: 4, 2: 4, 3: RED, 4: RED}
    assert me(table, RED).corn == 0
    assert log(table, "placed") == ["placed 2 palenque 3 3", "placed 2 palenque 4 5"]


def red_on_yaxchilan() -> Table:
    table = given().player(RED, corn=0).worker(RED, "yaxchilan", 1, 2, 3).turn_of(RED)
    return answer(table, "beg no")


@clause("EX-4")
def test_example_4_picking_up() -> None:
    table = red_on_yaxchilan()
    answer(table, "pick_up yaxchilan-2", "act yaxchilan-2", "pick_up yaxchilan-3", "act yaxchilan-2", "pick_up done")
    assert (resources(table, RED), me(table, RED).corn) == ([0, 2, 0], 0 + 1 - 1 + 1)
    assert standing(table, "yaxchilan") == {1: RED}


@clause("EX-4b")
def test_example_4b_in_the_other_order() -> None:
    table = answer(red_on_yaxchilan(), "pick_up yaxchilan-3")
    assert options(table) == ["yaxchilan-3", "nothing"]
    assert why(table, RED, "act yaxchilan-2").clause == "TZ-7.3"


@clause("EX-5")
@pytest.mark.parametrize("architecture", [0, 1, 2])
def test_example_5_the_cost_of_a_building(architecture: int) -> None:
    start = worker_on("tikal", 2, wood=3, stone=3, gold=3, architecture=architecture)
    table = acting(start.offer("a1_shrine_theology_kukulcan"))
    answer(table, "act tikal-2")
    assert resources(table, 0) == [3, 2, 2]
    assert log(table, "spent") == ["spent 0 stone 1", "spent 0 gold 1"]


@clause("EX-6")
def test_example_6_palenque_4_and_5() -> None:
    table = acting(given().player(0, corn=3).worker(0, "palenque", 4, 5, 6))
    answer(table, "pick_up palenque-4", "act palenque-4", "harvest wood-1")
    assert resources(table, 0) == [3, 0, 0]
    answer(table, "pick_up palenque-6", "act palenque-4", "harvest corn-1")
    assert (me(table, 0).corn, jungle(table, 4)) == (10, ["bare", "wood", "wood", "wood"])
    answer(table, "pick_up palenque-5", "act palenque-5", "harvest wood-2")
    assert resources(table, 0) == [7, 0, 0]
    table = acting(fields(worker_on("palenque", 5, corn=3), 5, "corn", "wood", "wood", "wood"))
    answer(table, "act palenque-5", "harvest corn-1")
    assert me(table, 0).corn == 12


def yellow_on_tikal() -> Table:
    start = given().offer("a1_farm_one", "a1_civic_agriculture", "a1_farm_discount", "a1_tomb_build")
    return start.player(YELLOW, workers=2, corn=3, wood=5).worker(YELLOW, "tikal", 3, 4).turn_of(YELLOW)


@clause("EX-7")
def test_example_7_tikal() -> None:
    table = answer(yellow_on_tikal(), "pick_up tikal-3", "act tikal-3", "advance extraction")
    assert resources(table, YELLOW) == [4, 0, 0]
    answer(table, "advance theology")
    assert (resources(table, YELLOW), me(table, YELLOW).technologies) == ([3, 0, 0], [0, 1, 0, 1])
    answer(table, "pick_up tikal-4", "act tikal-4", "build a1_farm_one")
    assert on_offer(table)[:4] == ["-", "a1_civic_agriculture", "a1_farm_discount", "a1_tomb_build"]
    answer(table, "build a1_civic_agriculture")
    # The turn is over: only now new Age 1 buildings lie there.
    told = [line.split()[0] for line in happened(table)]
    assert told.index("refilled") > max(index for index, name in enumerate(told) if name == "built")
    assert all(building.startswith("a1_") for building in on_offer(table))
    assert resources(table, YELLOW) == [0, 0, 0]


@clause("EX-7")
def test_example_7_two_levels_on_one_track() -> None:
    table = answer(yellow_on_tikal(), "pick_up tikal-3", "act tikal-3", "advance extraction", "advance extraction")
    assert (resources(table, YELLOW), me(table, YELLOW).technologies) == ([2, 0, 0], [0, 2, 0, 0])


@clause("EX-8")
def test_example_8_uxmal_4() -> None:
    table = acting(worker_on("uxmal", 4, corn=4).offer("a1_civic_agriculture"))
    answer(table, "act uxmal-4")
    assert (me(table, 0).corn, me(table, 0).technologies) == (0, [1, 0, 0, 0])
    table = acting(worker_on("uxmal", 4, corn=3).offer("a1_civic_agriculture"))
    assert why(table, 0, "act uxmal-4").reason == "blocked-not-enough-corn"


@clause("EX-18")
def test_example_18_the_first_two_rounds() -> None:
    position = given().player(GREEN, corn=6).player(BLUE, corn=8).player(RED, corn=7).player(YELLOW, corn=8)
    table = position.turn_of(GREEN)
    # Round 1.
    answer(table, "place tikal", "place yaxchilan", "place palenque")
    assert me(table, GREEN).corn == 6 - 3
    answer(table, "place palenque", "place palenque")
    assert me(table, BLUE).corn == 8 - 4
    assert why(table, BLUE, "place palenque").clause == "TZ-6.8"  # space 3 as third worker: 3 + 2 = 5
    answer(table, "place done")
    answer(table, "place yaxchilan", "place yaxchilan", "place tikal")
    assert me(table, RED).corn == 7 - 7
    answer(table, "place tikal", "place first_player_space", "place done")
    assert me(table, YELLOW).corn == 8 - 3
    # The end of round 1.
    assert (table.ask.seat, asked(table)) == (YELLOW, "days")
    assert (me(table, YELLOW).hand, board(table).first) == (2, YELLOW)
    answer(table, "days one")
    assert (board(table).tooth_corn, board(table).day, board(table).round) == (0, 1, 2)
    assert standing(table, "palenque") == {1: GREEN, 2: BLUE, 3: BLUE}
    assert standing(table, "yaxchilan") == {1: GREEN, 2: RED, 3: RED}
    assert standing(table, "tikal") == {1: GREEN, 2: RED, 3: YELLOW}
    # Round 2, Yellow first.
    assert table.ask.seat == YELLOW
    answer(table, "plan place", "place palenque", "place palenque")
    assert (standing(table, "palenque")[0], standing(table, "palenque")[4]) == (YELLOW, YELLOW)
    assert me(table, YELLOW).corn == 5 - 5
    assert table.ask.seat == GREEN
    answer(table, "pick_up yaxchilan-1", "act yaxchilan-1")
    assert resources(table, GREEN) == [1, 0, 0]
    answer(table, "pick_up tikal-1", "act tikal-1", "advance agriculture", "pick_up done")
    assert (resources(table, GREEN), me(table, GREEN).technologies) == ([0, 0, 0], [1, 0, 0, 0])
    assert standing(table, "palenque")[1] == GREEN
    assert table.ask.seat == BLUE
    answer(table, "plan place", "place tikal")
    assert (standing(table, "tikal")[0], me(table, BLUE).corn, me(table, BLUE).hand) == (BLUE, 4, 0)
    # Red has no worker in hand and must pick up; with 0 corn begging was possible.
    assert (table.ask.seat, asked(table)) == (RED, "beg")
    answer(table, "beg no")
    assert asked(table) == "pick_up"
    answer(table, "pick_up yaxchilan-3", "act yaxchilan-3", "pick_up done")
    assert (resources(table, RED), me(table, RED).corn) == ([0, 0, 1], 2)
    # The end of round 2.
    assert (board(table).tooth_corn, board(table).day, board(table).round) == (1, 2, 3)
    assert (table.ask.seat, board(table).first) == (YELLOW, YELLOW)
    assert standing(table, "palenque") == {1: YELLOW, 2: GREEN, 3: BLUE, 4: BLUE, 5: YELLOW}


@clause("EX-19")
def test_example_19_begging() -> None:
    for temple, steps in (("chaac", [0, 0, 2]), ("kukulcan", [1, 0, 1])):
        table = given().player(0, corn=1, chaac=1, quetzalcoatl=0, kukulcan=2).turn_of(0)
        answer(table, "beg yes")
        assert options(table) == ["chaac", "kukulcan"]
        assert why(table, 0, "anger quetzalcoatl").clause == "TZ-18.1"
        answer(table, f"anger {temple}")
        assert (me(table, 0).corn, me(table, 0).temples) == (3, steps)
    table = given().player(0, corn=3, chaac=1, quetzalcoatl=0, kukulcan=2).turn_of(0)
    assert asked(table) == "place"


@clause("EX-20")
def test_example_20_only_the_first_player_space() -> None:
    position = given(3).player(0, corn=0)
    for gear in GEARS:
        position.neutral(gear, 0)
    table = position.turn_of(0)
    assert (asked(table), options(table)) == ("beg", ["no", "yes"])
    answer(table, "beg no")
    assert (board(table).fp_space, me(table, 0).corn, me(table, 0).hand) == (0, 0, 2)
    assert table.ask.seat == 1  # a second worker cannot be paid


@clause("EX-21")
def test_example_21_mercy() -> None:
    position = given(3).player(0, corn=1, chaac=0, quetzalcoatl=0, kukulcan=0).player(1, corn=3).first_player_space(1)
    for gear in GEARS:
        position.neutral(gear, 0, 1)
    position.neutral("tikal", 2)  # its next space is dearer
    for gear in ("palenque", "yaxchilan", "uxmal", "chichen_itza"):
        table = continued(Table(GAME, position.state, 3)).turn_of(0)
        assert (asked(table), options(table)) == ("place", ["palenque", "yaxchilan", "uxmal", "chichen_itza"])
        answer(table, f"place {gear}")
        assert (standing(table, gear)[2], me(table, 0).corn, me(table, 0).hand) == (0, 0, 2)
        assert table.ask.seat == 1
        assert log(table, "mercy", "placed", "begged") == [f"mercy 0 {gear} 2"]


@clause("EX-22")
def test_example_22_neutral_setup() -> None:
    table = turned_up(given(2), 12, "w_chichen_itza_0", "w_tikal_3", "w_tikal_7")
    assert standing(table, "chichen_itza") == {0: 4}
    assert standing(table, "tikal") == {3: 4, 8: 4, 7: 4}


@clause("EX-23")
def test_example_23_a_neutral_worker_on_the_wheel() -> None:
    table = given(2).neutral("palenque", 7).end_of_round()
    for position in (8, 9, 0):
        assert standing(table, "palenque") == {position: 4}
        if position:
            table = continued(table).end_of_round()
    table = continued(table).player(0, corn=3, workers=1).turn_of(0)
    answer(table, "place palenque")
    assert (standing(table, "palenque"), me(table, 0).corn) == ({0: 4, 1: 0}, 2)
    table = given(2).neutral("palenque", 6).first_player_space(0).end_of_round()
    assert (asked(table), options(table)) == ("days", ["one", "two"])


@clause("EX-26")
@pytest.mark.parametrize(("agriculture", "corn"), [(2, 8), (3, 10)])
def test_example_26_agriculture(agriculture: int, corn: int) -> None:
    start = worker_on("palenque", 4, corn=3, agriculture=agriculture, chaac=1, quetzalcoatl=0, kukulcan=0)
    table = answer(acting(start), "act palenque-4")
    fields_of_plantation = [f"{way}-{field}" for field in range(1, 5) for way in ("wood", "burn")]
    assert options(table) == [*fields_of_plantation, "tileless"]
    wood = answer(table.copy(), "harvest wood-1")
    assert (resources(wood, 0), me(wood, 0).wood_tiles, me(wood, 0).corn) == ([3, 0, 0], 1, 3)
    burn = answer(table.copy(), "harvest burn-1")
    assert (me(burn, 0).corn, me(burn, 0).corn_tiles, me(burn, 0).temples) == (3 + corn, 1, [0, 0, 0])
    tileless = answer(table.copy(), "harvest tileless")
    assert (me(tileless, 0).corn, me(tileless, 0).corn_tiles, me(tileless, 0).temples) == (3 + corn, 0, [1, 0, 0])
    assert jungle(tileless, 4) == ["wood"] * 4


@clause("EX-27")
def test_example_27_double_build_and_architecture() -> None:
    start = worker_on("tikal", 4, architecture=1, gold=1, wood=2, corn=0)
    table = acting(start.offer("a1_shrine_architecture", "a1_civic_agriculture"))
    answer(table, "act tikal-4", "build a1_shrine_architecture")
    assert (asked(table), options(table)) == ("architect", ["without", "with"])
    kept = answer(table.copy(), "architect without", "build a1_civic_agriculture")
    assert (resources(kept, 0), me(kept, 0).technologies) == ([0, 0, 0], [1, 0, 2, 0])
    assert (me(kept, 0).corn, vp(kept, 0)) == (1, 2)
    used = answer(table, "architect with", "build a1_civic_agriculture")
    assert (resources(used, 0), me(used, 0).technologies) == ([0, 0, 0], [1, 0, 2, 0])
    assert (me(used, 0).corn, vp(used, 0)) == (1, 0)


@clause("EX-28")
def test_example_28_a_deferred_action() -> None:
    start = worker_on("tikal", 4, wood=3, gold=1)
    table = acting(
        start.offer(
            "a1_tomb_build",
            "a1_farm_one",
            "a1_farm_one",
            "a1_civic_agriculture",
            "a1_farm_discount",
            "a1_tomb_chaac_kukulcan",
        )
    )
    answer(table, "act tikal-4", "build a1_tomb_build")
    assert asked(table) == "worship"
    answer(table, "worship quetzalcoatl")
    assert me(table, 0).temples == [1, 2, 1]
    answer(table, "build a1_farm_one")
    # Now the tomb's own building, which may be left out.
    assert (asked(table), options(table)) == ("build", ["a1_farm_one", "done"])
    answer(table, "build a1_farm_one")
    assert [COMPONENTS.building_ids[tile] for tile in me(table, 0).buildings] == [
        "a1_tomb_build",
        "a1_farm_one",
        "a1_farm_one",
    ]
    assert (resources(table, 0), me(table, 0).free_workers) == ([0, 0, 0], 2)
    assert len(log(table, "refilled")) == 3
    assert table.ask.seat == 1


@clause("EX-33")
def test_example_33_a_bonus_chain() -> None:
    table = acting(worker_on("tikal", 3, extraction=3, wood=1))
    answer(table, "act tikal-3", "advance extraction", "take 2gold", "advance architecture")
    assert (resources(table, 0), me(table, 0).technologies) == ([0, 0, 1], [0, 3, 1, 0])
    assert log(table, "spent") == ["spent 0 wood 1", "spent 0 gold 1"]


@clause("EX-36")
def test_example_36_the_last_skull() -> None:
    table = acting(worker_on("yaxchilan", 4, 6, corn=3, theology=3).player(1, skulls=12))
    answer(table, "pick_up yaxchilan-4", "act yaxchilan-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 0)
    answer(table, "pick_up yaxchilan-6", "act yaxchilan-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 0)
    assert log(table, "gained") == ["gained 0 skull 1"]
