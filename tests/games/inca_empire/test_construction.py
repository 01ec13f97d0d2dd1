"""IN-10: the construction action."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.given import refused
from tests.games.inca_empire.positions import (
    BOARD,
    POINTS,
    PROVINCES,
    answer,
    face_up,
    given,
    labour,
    log,
    me,
    options,
    pass_turns,
    points,
    road,
    vp,
    why,
)
from tinkuy.core.codes import read_answer
from tinkuy.core.table import Table

MACHU = "limatambo ollantaytambo machu_picchu"
WARI = "limatambo choquequirao vilcashuaman wari"


@clause("IN-10.1", "IN-10.3")
def test_a_city_costs_six_and_scores_four() -> None:
    position = given().roads(0, MACHU).roads(0, WARI).conquered(1, "vilcabamba", "angara").labour(7)
    table = answer(position.turn_of(0), "act city", "city wari")
    assert (labour(table)[0], points(table, 0, "cities")) == (1, 4)
    assert why_site(table, "city wari") == "IN-10.4"
    assert why_site(table, "city hatuncolla") == "IN-1.12"
    assert why_site(table, "city vilcashuaman") == "IN-10.1"


def why_site(table: Table, code: str) -> str:
    return refused(table, 0, code).clause


@clause("IN-10.2", "IN-10.6")
def test_a_site_needs_a_conquered_province() -> None:
    position = given().roads(0, WARI).labour(20)
    table = position.turn_of(0)
    assert why(table, 0, "act city").clause == "IN-10.22"
    assert why_site(table, "city wari") == "IN-10.2"
    assert why_site(table, "garrison vilcashuaman") == "IN-10.2"
    table = given().roads(0, WARI).conquered(2, "chanka").labour(20).turn_of(0)  # one of its two provinces is enough
    answer(table, "act garrison")
    assert log(table, "garrison_built") == ["garrison_built 0 vilcashuaman"]


@clause("IN-10.4")
def test_a_site_holds_one_city() -> None:
    table = given().roads(0, MACHU).conquered(1, "vilcabamba").city("machu_picchu").labour(20).turn_of(0)
    assert why(table, 0, "act city").reason == "blocked-no-place"


@clause("IN-10.5", "IN-10.7")
def test_a_garrison_costs_four_and_scores_three() -> None:
    table = answer(given().roads(1, "pisac paucartambo").labour(0, 4).turn_of(1), "act garrison")
    assert (labour(table)[1], points(table, 1, "garrisons")) == (0, 3)
    assert refused(table, 1, "garrison paucartambo").clause == "IN-10.5"
    assert refused(table, 1, "garrison lares").clause == "IN-10.5"


@clause("IN-10.8")
def test_a_conquest_needs_a_road_end_of_the_network() -> None:
    table = given().labour(9).turn_of(0)
    assert why(table, 0, "act conquest").clause == "IN-10.8"  # Vilcabamba is adjacent to the start province, no more
    table = answer(given().roads(0, "limatambo abancay").labour(9).turn_of(0), "act conquest")
    assert options(table) == ["chanka", "aymara"]
    assert why(table, 0, "conquer vilcabamba").clause == "IN-10.8"
    assert why(table, 0, "conquer s_anti").clause == "IN-1.7"


@clause("IN-10.9", "IN-10.10", "IN-10.11", "IN-10.14")
def test_a_conquest_costs_the_resistance_and_scores_the_tile() -> None:
    position = given().roads(0, "limatambo abancay").tile("chanka", "t6").tile("aymara", "t3").labour(5)
    table = answer(position.turn_of(0), "act conquest", "conquer chanka")
    assert (labour(table)[0], points(table, 0, "conquests")) == (0, 4)
    assert [PROVINCES[each] for each in me(table, 0).tiles] == ["chanka"]
    assert refused(table, 0, "conquer chanka").clause == "IN-1.10"
    table = given().roads(0, "limatambo abancay").tile("chanka", "t6").tile("aymara", "t3").labour(4).turn_of(0)
    answer(table, "act conquest")  # only Aymara can be paid, so there is no question
    assert log(table, "conquered") == ["conquered 0 aymara"]


@clause("IN-10.12")
def test_a_conquest_turns_up_the_neighbours() -> None:
    position = given().roads(0, "limatambo abancay").tile("chanka", "t1").labour(5).covered("chincha", "nazca", "pasto")
    table = answer(position.turn_of(0), "act conquest", "conquer chanka")
    assert face_up(table) >= {"chincha", "nazca"}
    assert "pasto" not in face_up(table)


@clause("IN-10.13", "IN-10.23")
def test_tiles_and_terraces_give_labour_from_the_next_inca_phase_on() -> None:
    position = given().roads(0, "limatambo abancay").tile("chanka", "t1").tile("aymara", "t1").labour(1)
    table = answer(position.turn_of(0, era=1, number=2), "act conquest", "conquer chanka")
    assert labour(table)[0] == 0
    pass_turns(table, 4)
    assert log(table, "labour_taken")[0] == "labour_taken 0 4"


@clause("IN-10.15", "IN-10.16", "IN-10.17", "EX-38")
def test_a_temple_costs_five_on_any_connected_city() -> None:
    position = given().roads(0, MACHU).roads(0, WARI).city("machu_picchu", "wari").labour(5)
    table = answer(position.turn_of(0), "act temple", "temple wari")
    assert (labour(table)[0], points(table, 0, "temples")) == (0, 4)
    assert refused(table, 0, "temple wari").clause == "IN-10.15"
    table = answer(given().roads(0, MACHU).city("machu_picchu").labour(5).turn_of(0), "act temple")
    assert points(table, 0, "temples") == 5
    assert BOARD.temple_vp[POINTS.index("chiquitoy_viejo")] == 6


@clause("EX-38")
def test_a_significant_place_of_six_scores_six_and_a_garrison_four() -> None:
    position = given().city("chiquitoy_viejo").labour(5)
    state = position.state
    for number, owner_of in enumerate(state.roads):  # blue holds every link that nobody else has
        if owner_of < 0:
            state.roads[number] = 0
    table = answer(position.turn_of(0), "act temple")
    assert points(table, 0, "temples") == 6
    position = given().roads(1, "pisac paucartambo").garrison("paucartambo").open_cards("blue_orange", "religious_zeal")
    assert points(answer(position.labour(0, 5).turn_of(1), "act temple"), 1, "temples") == 4


@clause("IN-10.25", "IN-10.16")
def test_a_temple_needs_a_city() -> None:
    table = given().roads(0, MACHU).conquered(1, "vilcabamba").labour(20).turn_of(0)
    assert why(table, 0, "act temple").clause == "IN-10.22"
    assert refused(table, 0, "temple machu_picchu").clause == "IN-10.25"


@clause("IN-1.12", "IN-10.16", "IN-13.17")
def test_a_temple_where_a_city_stands_and_with_zeal_where_a_garrison_does() -> None:
    def reasons(*cards: str) -> list[str]:
        position = given().roads(0, MACHU).city("machu_picchu", "wari").garrison("vilcashuaman").labour(20)
        for card in cards:
            position.open_cards("blue_orange", card)
        table = position.turn_of(0)
        assert table.game.why(table.state, 0, *read_answer(table.game, "temple machu_picchu")) is None
        return [refused(table, 0, f"temple {point}").reason for point in ("wari", "vilcashuaman", "pisac")]

    assert reasons() == ["blocked-site-not-connected", "blocked-no-city", "blocked-no-city"]
    far = "blocked-site-not-connected"
    assert reasons("religious_zeal") == [far, far, "blocked-no-city"]


@clause("IN-10.18", "IN-10.19")
def test_a_terrace_costs_two_and_scores_one() -> None:
    position = given().conquered(0, "chanka", "aymara").conquered(1, "cana").labour(4)
    table = answer(position.turn_of(0), "act terrace")
    assert options(table) == ["chanka", "aymara"]
    assert why(table, 0, "terrace cana").clause == "IN-10.18"
    answer(table, "terrace aymara")
    assert (labour(table)[0], points(table, 0, "terraces")) == (2, 1)
    assert refused(table, 0, "terrace aymara").reason == "blocked-terrace-stands"


@clause("IN-10.20")
def test_an_extra_road_costs_one() -> None:
    table = answer(given().labour(1).turn_of(0), "act extra_road")
    assert refused(table, 0, "road stop").clause == "IN-10.20"
    assert "stop" not in options(table)
    answer(table, f"road {road('limatambo', 'abancay')}")
    assert labour(table)[0] == 0
    assert why(given().labour(0).turn_of(0), 0, "act extra_road").clause == "IN-10.22"


@clause("IN-10.21", "IN-10.22")
def test_passing_is_always_possible() -> None:
    table = given().turn_of(0)
    assert "end" in options(table)
    for act in ("city", "garrison", "temple", "terrace", "extra_road"):
        assert why(table, 0, f"act {act}").clause == "IN-10.22"
    answer(table, "act roads", "road stop")
    assert table.ask.seat == 1


@clause("IN-10.24", "IN-13.30", "EX-29")
def test_a_terrace_beside_a_tile_of_the_same_turn() -> None:
    position = given().roads(0, "limatambo abancay").tile("chanka", "t1").labour(5)
    table = position.open_cards("blue_orange", "rapid_expansion").turn_of(0)
    answer(table, "act further", "conquer chanka", "act terrace")
    assert (labour(table)[0], vp(table, 0)) == (0, 2)
