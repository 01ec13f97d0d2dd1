"""TZ-20 Monuments: building them, and what each is worth at the end of the game."""

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
    events,
    given,
    me,
    monument_sheet,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table

# wood, stone, gold, skulls
PRICES = {
    "m_tombs": (3, 2, 1, 0),
    "m_all_own": (1, 3, 2, 0),
    "m_monuments_everyone": (2, 2, 2, 0),
    "m_corn_tiles": (1, 1, 4, 0),
    "m_wood_tiles": (1, 0, 4, 0),
    "m_civic": (2, 3, 1, 0),
    "m_workers": (3, 0, 3, 0),
    "m_tech_levels": (2, 1, 3, 0),
    "m_maxed_tracks": (1, 1, 3, 0),
    "m_shrines": (0, 2, 3, 0),
    "m_one_temple": (0, 3, 3, 0),
    "m_all_temples": (0, 4, 3, 0),
    "m_skulls": (0, 0, 4, 1),
}
FRAMES = {
    "tomb": ["m_tombs", "m_all_own", "m_monuments_everyone", "m_corn_tiles", "m_wood_tiles"],
    "civic": ["m_civic", "m_workers", "m_tech_levels", "m_maxed_tracks"],
    "shrine": ["m_shrines", "m_one_temple", "m_all_temples", "m_skulls"],
}
CHEAP = ["a1_farm_one", "a2_shrine_chaac", "a1_shrine_architecture"]  # wood, stone, gold alone
TOMBS = [name for name in COMPONENTS.building_ids if "_tomb_" in name]
CIVIC = [name for name in COMPONENTS.building_ids if "_civic_" in name]
SHRINES = [name for name in COMPONENTS.building_ids if "_shrine_" in name]
FARMS = [name for name in COMPONENTS.building_ids if "_farm_" in name]


def rich(gear: str, *spaces: int, **goods: int) -> Given:
    return worker_on(gear, *spaces, **{"corn": 20, "wood": 9, "stone": 9, "gold": 9, **goods})


def worth(position: Given, *monuments: str, seat: int = 0) -> float:
    """What these monuments give a seat at the end of the game."""
    table = position.owns(seat, *monuments).day(26).end_of_round()
    assert table.over
    return points(table, seat, "monuments")


@clause("TZ-20.15")
@pytest.mark.parametrize(("monument", "price"), PRICES.items())
def test_each_monument_has_its_price(monument: str, price: tuple[int, int, int, int]) -> None:
    wood, stone, gold, skulls = price
    exact = worker_on("tikal", 4, wood=wood, stone=stone, gold=gold, skulls=skulls).monuments(monument)
    table = answer(acting(exact), "act tikal-4")
    assert me(table, 0).monuments == [COMPONENTS.monument_ids.index(monument)]
    assert (resources(table, 0), me(table, 0).skulls, board(table).skull_supply) == ([0, 0, 0], 0, 13)
    assert events(table, "monument_built")[0].values == [0, COMPONENTS.monument_ids.index(monument)]
    for part, name in enumerate(["wood", "stone", "gold", "skulls"]):
        if price[part]:
            short = {"wood": 9, "stone": 9, "gold": 9, "skulls": 9, name: price[part] - 1}
            position = worker_on("tikal", 4, **short).monuments(monument).offer(*CHEAP)
            table = answer(acting(position), "act tikal-4")
            assert monument not in options(table)
            blocked = why(table, 0, f"build {monument}")
            assert (blocked.reason, blocked.clause) == ("blocked-monument-too-dear", "TZ-13.4")


@clause("TZ-20.15", "TZ-20.1")
def test_there_are_thirteen_monuments() -> None:
    assert COMPONENTS.monument_ids == list(PRICES)


@clause("TZ-20.1")
def test_a_built_monument_is_not_replaced() -> None:
    position = rich("tikal", 4).monuments("m_tombs", "m_civic", "m_workers")
    table = answer(acting(position), "act tikal-4", "build m_civic")
    assert table.ask.seat == 1
    assert board(table).monument_offer.cards == [0, -1, 6]
    assert len(board(table).monuments_left_out.cards) == 10
    position = given().offer().day(13)
    position.state.monument_offer.cards = [0, -1, 6]
    assert board(position.end_of_round()).monument_offer.cards == [0, -1, 6]


@clause("TZ-20.1")
def test_only_monuments_on_the_board_can_be_built() -> None:
    table = answer(acting(rich("tikal", 4).monuments("m_tombs", "m_civic")), "act tikal-4")
    assert options(table) == ["m_tombs", "m_civic"]
    assert why(table, 0, "build m_workers").reason == "blocked-monument-not-offered"


@clause("TZ-20.2")
@pytest.mark.parametrize(
    ("gear", "space", "answers"),
    [
        ("tikal", 4, ["act tikal-4"]),
        ("tikal", 5, ["act tikal-4"]),
        ("tikal", 6, ["act tikal-4"]),
        ("tikal", 7, ["act tikal-4"]),
        ("uxmal", 5, ["act uxmal-5", "act tikal-4"]),
        ("uxmal", 7, ["act uxmal-5", "act tikal-4"]),
        ("tikal", 2, ["act tikal-2", "build a2_tomb_any_action", "act tikal-4"]),
    ],
)
def test_tikal_4_builds_monuments_however_it_is_reached(gear: str, space: int, answers: list[str]) -> None:
    position = rich(gear, space).offer("a2_tomb_any_action", "a1_farm_one").monuments("m_tombs", "m_civic")
    table = answer(acting(position), *answers)
    assert options(table)[-2:] == ["m_tombs", "m_civic"]
    answer(table, "build m_tombs")
    assert me(table, 0).monuments == [0]


@clause("TZ-20.2")
@pytest.mark.parametrize(
    ("gear", "space", "answers"),
    [
        ("tikal", 2, ["act tikal-2"]),
        ("uxmal", 4, ["act uxmal-4"]),
        ("uxmal", 5, ["act uxmal-5", "act tikal-2"]),
        ("tikal", 2, ["act tikal-2", "build a1_tomb_build", "worship chaac"]),
    ],
)
def test_no_other_construction_builds_monuments(gear: str, space: int, answers: list[str]) -> None:
    position = rich(gear, space).offer("a1_tomb_build", "a1_farm_one", "a1_farm_discount").monuments("m_tombs")
    table = answer(acting(position), *answers)
    assert asked(table) == "build"
    assert "m_tombs" not in options(table)
    blocked = why(table, 0, "build m_tombs")
    assert (blocked.reason, blocked.clause) == ("blocked-no-monument-here", "TZ-20.2")


@clause("TZ-20.2")
def test_a_monument_and_a_building_never_come_together() -> None:
    position = rich("tikal", 4).offer("a1_farm_one", "a1_farm_discount").monuments("m_tombs")
    table = answer(acting(position), "act tikal-4")
    assert options(table) == ["a1_farm_one", "a1_farm_discount", "m_tombs"]
    answer(table, "build a1_farm_one")
    assert options(table) == ["a1_farm_discount", "done"]
    blocked = why(table, 0, "build m_tombs")
    assert (blocked.reason, blocked.clause) == ("blocked-not-both", "TZ-13.11")
    position = rich("tikal", 4).offer("a1_farm_one", "a1_farm_discount").monuments("m_tombs")
    table = answer(acting(position), "act tikal-4", "build m_tombs")
    assert table.ask.seat == 1


@clause("TZ-20.3")
def test_architecture_never_applies_to_monuments() -> None:
    position = worker_on("tikal", 4, architecture=3, wood=3, stone=2, gold=1).monuments("m_tombs")
    table = answer(acting(position), "act tikal-4")
    assert (me(table, 0).corn, vp(table, 0), resources(table, 0)) == (0, 0, [0, 0, 0])
    position = worker_on("tikal", 6, architecture=3, wood=2, stone=2, gold=1).monuments("m_tombs")
    table = acting(position)
    assert options(table) == ["tikal-1", "tikal-3", "tikal-5", "nothing"]
    assert why(table, 0, "act tikal-4").clause == "TZ-7.7"


@clause("TZ-20.4")
def test_several_monuments_over_the_game_one_per_action() -> None:
    position = rich("tikal", 4, 7).monuments("m_tombs", "m_civic", "m_workers")
    table = answer(acting(position), "pick_up tikal-4", "act tikal-4", "build m_workers")
    assert asked(table) == "pick_up"
    answer(table, "pick_up tikal-7", "act tikal-4")
    assert options(table) == ["m_tombs", "m_civic"]
    answer(table, "build m_civic")
    assert [COMPONENTS.monument_ids[monument] for monument in me(table, 0).monuments] == ["m_workers", "m_civic"]


@clause("TZ-20.5")
def test_monuments_score_only_at_the_end() -> None:
    position = worker_on("tikal", 4, wood=3, stone=2, gold=1).player(0, workers=4).monuments("m_tombs")
    table = answer(acting(position), "act tikal-4")
    assert vp(table, 0) == 0
    for day in (7, 13, 20):
        table = given().owns(0, "m_tombs").day(day).end_of_round()
        assert points(table, 0, "monuments") == 0
    table = given().owns(0, "m_tombs").day(26).end_of_round()
    assert points(table, 0, "monuments") == 4
    assert events(table, "monument_scored")[0].values == [0, 0]


@clause("TZ-20.6")
@pytest.mark.parametrize(
    ("monument", "frame", "tiles"),
    [("m_tombs", "tomb", TOMBS), ("m_civic", "civic", CIVIC), ("m_shrines", "shrine", SHRINES)],
)
def test_four_points_per_own_tile_of_a_colour(monument: str, frame: str, tiles: list[str]) -> None:
    assert worth(given(), monument) == 4  # itself
    for tile in tiles:
        assert worth(given().owns(0, tile), monument) == 8
    for other in COMPONENTS.building_ids:
        if other not in tiles:
            assert worth(given().owns(0, other), monument) == 4
    assert worth(given().owns(0, *tiles).owns(1, *tiles), monument) == 4 + 4 * len(tiles)


@clause("TZ-20.6")
@pytest.mark.parametrize(("counter", "frame"), [("m_tombs", "tomb"), ("m_civic", "civic"), ("m_shrines", "shrine")])
def test_monuments_count_for_their_colour(counter: str, frame: str) -> None:
    for colour, monuments in FRAMES.items():
        for monument in monuments:
            if monument != counter:
                table = given().owns(0, monument, counter).day(26).end_of_round()
                assert monument_sheet(table, 0)[counter] == (8 if colour == frame else 4), monument


@clause("TZ-20.6", "TZ-20.17")
def test_the_colours_of_the_buildings() -> None:
    assert (len(TOMBS), len(CIVIC), len(SHRINES), len(FARMS)) == (8, 8, 8, 3)


@clause("TZ-20.7")
def test_two_points_per_own_building_and_monument() -> None:
    assert worth(given(), "m_all_own") == 2
    assert worth(given().owns(0, "a1_farm_one", "a1_farm_one", "a2_tomb_worker"), "m_all_own") == 8
    # With m_wood_tiles, worth nothing here: two monuments.
    assert worth(given().owns(0, "m_wood_tiles").owns(1, "a1_farm_one", "m_civic"), "m_all_own") == 4


@clause("TZ-20.8")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4)])
def test_points_for_everybodys_monuments(seats: int, each: int) -> None:
    assert worth(given(seats), "m_monuments_everyone") == each
    position = given(seats).owns(1, "m_tombs", "m_civic").owns(0, "m_wood_tiles")
    assert worth(position, "m_monuments_everyone") == 4 * each
    position = given(seats).owns(1, "a1_farm_one").monuments("m_skulls")
    assert worth(position, "m_monuments_everyone") == each  # what was not built does not count


@clause("TZ-20.9")
def test_four_points_per_corn_or_wood_tile() -> None:
    assert worth(given().player(0, corn_tiles=3, wood_tiles=2), "m_corn_tiles") == 12
    assert worth(given().player(0, corn_tiles=3, wood_tiles=2), "m_wood_tiles") == 8
    assert worth(given().player(1, corn_tiles=3, wood_tiles=2), "m_corn_tiles", "m_wood_tiles") == 0


@clause("TZ-20.9")
def test_a_burned_wood_tile_does_not_count() -> None:
    position = worker_on("palenque", 4).owns(0, "m_wood_tiles", "m_corn_tiles").day(26)
    table = answer(acting(position, last=True), "act palenque-4", "harvest burn-1", "anger chaac")
    assert table.over
    assert points(table, 0, "monuments") == 4  # the corn tile only
    position = worker_on("palenque", 4).owns(0, "m_wood_tiles", "m_corn_tiles").day(26)
    table = answer(acting(position, last=True), "act palenque-4", "harvest wood-1")
    assert points(table, 0, "monuments") == 4  # the wood tile only


@clause("TZ-20.10")
@pytest.mark.parametrize(("workers", "value"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_points_for_workers_in_hand_and_on_gears(workers: int, value: int) -> None:
    assert worth(given().player(0, workers=workers), "m_workers") == value
    position = given().player(0, workers=workers).worker(0, "tikal", 1, 2).first_player_space(0)
    assert worth(position, "m_workers") == value


@clause("TZ-20.11")
def test_three_points_per_technology_level() -> None:
    assert worth(given(), "m_tech_levels") == 0
    assert worth(given().player(0, agriculture=1), "m_tech_levels") == 3
    levels = {"agriculture": 3, "extraction": 2, "architecture": 0, "theology": 1}
    assert worth(given().player(0, **levels), "m_tech_levels") == 18
    full = dict.fromkeys(levels, 3)
    assert worth(given().player(0, **full), "m_tech_levels") == 36
    assert worth(given().player(1, **full), "m_tech_levels") == 0


@clause("TZ-20.12")
@pytest.mark.parametrize(
    ("levels", "value"),
    [([2, 2, 2, 2], 0), ([3, 2, 2, 2], 9), ([3, 0, 3, 0], 20), ([3, 3, 0, 3], 33), ([3, 3, 3, 3], 33)],
)
def test_points_for_tracks_at_level_3(levels: list[int], value: int) -> None:
    agriculture, extraction, architecture, theology = levels
    position = given().player(
        0, agriculture=agriculture, extraction=extraction, architecture=architecture, theology=theology
    )
    assert worth(position, "m_maxed_tracks") == value


@clause("TZ-20.13", "TZ-20.16")
@pytest.mark.parametrize(
    ("steps", "value"),
    [
        ([1, 1, 1], 0),
        ([2, 1, 1], 3),
        ([1, 8, 1], 21),
        ([6, 0, 4], 15),
        ([0, 0, 7], 18),
        ([0, 0, 0], 0),  # never below 0
        ([0, 1, 0], 0),
    ],
)
def test_three_points_per_step_above_the_start_in_the_best_temple(steps: list[int], value: int) -> None:
    chaac, quetzalcoatl, kukulcan = steps
    position = given().player(0, chaac=chaac, quetzalcoatl=quetzalcoatl, kukulcan=kukulcan)
    assert worth(position, "m_one_temple") == value


VP_OF_STEPS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}


@clause("TZ-20.14")
@pytest.mark.parametrize("temple", VP_OF_STEPS)
def test_the_points_of_the_own_steps_once_more(temple: str) -> None:
    for step, value in enumerate(VP_OF_STEPS[temple]):
        assert worth(given().player(0, **{temple: step}), "m_all_temples") == value


@clause("TZ-20.14")
def test_all_three_temples_add_up_without_leader_bonus() -> None:
    assert worth(given().player(0, chaac=4, quetzalcoatl=0, kukulcan=3), "m_all_temples") == 6 - 2 + 3
    assert worth(given().player(0, chaac=0, quetzalcoatl=0, kukulcan=0), "m_all_temples") == -6
    assert worth(given().player(0, chaac=6, quetzalcoatl=8, kukulcan=7), "m_all_temples") == 31


@clause("TZ-20.15")
def test_three_points_per_skull_placed_by_anybody() -> None:
    position = given().player(0, skulls=2)
    for place, seat in ((1, 0), (4, 2), (9, 3)):
        position.state.skull_places[place] = seat
    assert worth(position, "m_skulls") == 9
    assert worth(given(), "m_skulls") == 0
    full = given()
    full.state.skull_places[1:] = [0] * 9
    assert worth(full, "m_skulls") == 27


@clause("TZ-20.15")
def test_the_skull_of_the_price_goes_back_and_does_not_count() -> None:
    position = worker_on("tikal", 4, gold=4, skulls=2).player(0, corn=2).monuments("m_skulls").day(26)
    table = answer(acting(position, last=True), "act tikal-4")
    assert table.over
    assert (board(table).skull_supply, me(table, 0).skulls) == (12, 1)
    assert (points(table, 0, "monuments"), points(table, 0, "skulls")) == (0, 3)


@clause("TZ-20.17")
def test_farms_count_as_buildings_but_for_no_colour() -> None:
    farms = ["a1_farm_one", "a1_farm_discount", "a2_farm_three"]
    for counter in ("m_tombs", "m_civic", "m_shrines"):
        assert worth(given().owns(0, *farms), counter) == 4
    assert worth(given().owns(0, *farms), "m_all_own") == 8


@clause("TZ-20.5")
def test_everybodys_monuments_are_counted_for_their_owner() -> None:
    def end() -> Table:
        position = given().owns(0, "m_tombs").owns(2, "m_civic", "m_workers", "a1_civic_agriculture")
        return position.player(2, workers=5).day(26).end_of_round()

    table = end()
    assert [points(table, seat, "monuments") for seat in range(4)] == [4, 0, 12 + 12, 0]
    assert [event.values for event in events(table, "monument_scored")] == [[0, 0], [2, 5], [2, 6]]
