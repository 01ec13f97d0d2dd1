"""IN-13: the event cards, but for wild roads."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.given import refused
from tests.games.inca_empire.positions import (
    CARDS,
    COMPONENTS,
    POINTS,
    PROVINCES,
    Given,
    answer,
    asked,
    board,
    face_up,
    given,
    labour,
    log,
    me,
    options,
    owner,
    pass_turns,
    points,
    reached,
    road,
    vp,
    why,
    wild,
)
from tinkuy.core.table import Table
from tinkuy.games.inca_empire.state import FREE
from tinkuy.games.inca_empire.tiles import conquest_cost

MACHU = "limatambo ollantaytambo machu_picchu"
WARI = "limatambo choquequirao vilcashuaman wari"
BLUE = "blue_orange"


def revolt(position: Given) -> Table:
    """The end of a Sun phase with Peasant Revolt between blue and orange; nobody has a card to lay but blue."""
    table = position.open_cards(BLUE, "peasant_revolt").hand(0, "epidemic").at("sun", 2, 2).table()
    answer(table, "card epidemic")
    return answer(table, f"sector {options(table)[0]}")


@clause("IN-13.1", "IN-13.27", "IN-13.28", "EX-26")
def test_a_revolt_takes_the_roads_in_unconquered_provinces() -> None:
    table = revolt(given().roads(0, "limatambo choquequirao vilcashuaman").garrison("vilcashuaman"))
    assert owner(table, "choquequirao", "vilcashuaman") == FREE
    assert owner(table, "limatambo", "choquequirao") == 0  # it touches Angara but lies in the start province
    assert owner(table, "cusco", "limatambo") == 0
    assert log(table, "road_lost") == [f"road_lost 0 {road('choquequirao', 'vilcashuaman')}"]
    assert board(table).marks[POINTS.index("vilcashuaman")]
    assert "angara" in face_up(table)
    assert "vilcashuaman" not in reached(table, 0)
    answer(table, "act roads")
    assert road("choquequirao", "vilcashuaman") in options(table)


@clause("IN-13.26", "EX-27")
def test_a_revolt_spares_who_is_not_at_its_sector() -> None:
    table = revolt(given().roads(2, "urcos acomayo raqchi").roads(1, "pisac lares timpia"))
    assert owner(table, "acomayo", "raqchi") == 2
    assert owner(table, "lares", "timpia") == FREE


@clause("IN-13.1")
def test_a_revolt_takes_wild_roads_too() -> None:
    code = wild("choquequirao", "wari")
    table = revolt(given().roads(0, "limatambo choquequirao").wild_road(0, code, "angara"))
    assert me(table, 0).wild == []
    assert "wari" not in reached(table, 0)


@clause("IN-13.2")
def test_surveyors_allow_a_second_terrace() -> None:
    position = given().conquered(0, "chanka", "aymara", "angara").open_cards(BLUE, "expert_surveyors")
    table = answer(position.labour(5).turn_of(0), "act terrace")
    assert refused(table, 0, "terrace stop").clause == "IN-13.2"
    answer(table, "terrace chanka", "terrace angara")
    assert (labour(table)[0], points(table, 0, "terraces")) == (1, 2)
    table = answer(position_with_surveyors(), "act terrace", "terrace chanka", "terrace stop")
    assert points(table, 0, "terraces") == 1
    assert labour(answer(position_with_surveyors(3), "act terrace", "terrace chanka"))[0] == 1


def position_with_surveyors(n: int = 5) -> Table:
    position = given().conquered(0, "chanka", "aymara").open_cards(BLUE, "expert_surveyors")
    return position.labour(n).turn_of(0)


@clause("IN-13.4", "EX-14")
def test_intensive_labour_adds_free_roads_to_an_extra_road() -> None:
    position = (
        given()
        .open_cards(BLUE, "intensive_labour", "intensive_labour")
        .open_cards("brown_blue", "el_nino_flood", "el_nino_flood")
    )
    table = answer(position.labour(1).turn_of(0), "act extra_road", f"road {road('limatambo', 'abancay')}")
    assert labour(table)[0] == 0
    answer(table, f"road {road('limatambo', 'choquequirao')}", f"road {road('limatambo', 'ollantaytambo')}")
    assert asked(table) == "act"
    assert len(log(table, "road_built")) == 3


@clause("IN-13.7", "EX-15")
def test_epidemics_make_cities_dear() -> None:
    position = given().roads(0, MACHU).conquered(1, "vilcabamba").open_cards(BLUE, "epidemic", "epidemic")
    assert why(position.labour(9).turn_of(0), 0, "act city").clause == "IN-10.22"
    position = given().roads(0, MACHU).conquered(1, "vilcabamba").open_cards(BLUE, "epidemic", "epidemic")
    assert labour(answer(position.labour(10).turn_of(0), "act city"))[0] == 0
    outpost = given().roads(1, "pisac paucartambo").garrison("paucartambo")
    outpost.open_cards(BLUE, "epidemic", "epidemic", "major_outpost")
    assert labour(answer(outpost.labour(0, 8).turn_of(1), "act outpost"))[1] == 0


@clause("IN-13.8", "EX-5")
def test_restoration_scores_two_more() -> None:
    position = given().roads(0, MACHU).conquered(1, "vilcabamba").open_cards("brown_blue", "city_restoration")
    assert points(answer(position.labour(6).turn_of(0), "act city"), 0, "cities") == 6


@clause("IN-13.9", "IN-13.29", "EX-35")
def test_an_outpost_makes_a_city_of_a_garrison() -> None:
    position = given().roads(1, "pisac paucartambo").garrison("paucartambo", "raqchi")
    position.open_cards(BLUE, "major_outpost").open_cards("orange_green", "city_restoration")
    table = answer(position.labour(0, 9).turn_of(1), "act outpost")
    assert (labour(table)[1], points(table, 1, "cities")) == (5, 6)
    assert refused(table, 1, "outpost raqchi").clause == "IN-1.12"
    assert refused(table, 1, "outpost paucartambo").clause == "IN-13.9"
    assert refused(table, 1, "garrison paucartambo").clause == "IN-10.5"
    later = given().roads(1, "pisac paucartambo").city("paucartambo").labour(0, 5)
    table = answer(later.turn_of(1), "act temple")
    assert points(table, 1, "temples") == 4
    table = given().roads(1, "pisac paucartambo").city("paucartambo").at("sapa_inca", 2).table()
    assert points(table, 1, "sapa_cities") == 3


@clause("IN-13.9")
def test_without_the_card_a_garrison_stays_one() -> None:
    table = given().roads(1, "pisac paucartambo").garrison("paucartambo").labour(0, 9).turn_of(1)
    assert why(table, 1, "act outpost").clause == "IN-13.9"


@clause("IN-13.9", "IN-13.17")
def test_a_temple_stays_when_its_garrison_becomes_a_city() -> None:
    position = given().roads(1, "pisac paucartambo").garrison("paucartambo").temple("paucartambo")
    table = answer(position.open_cards(BLUE, "major_outpost").labour(0, 4).turn_of(1), "act outpost")
    state = board(table)
    assert state.cities == state.temples == 1 << POINTS.index("paucartambo")
    assert state.garrisons == 0


def everywhere(position: Given, seat: int) -> Given:
    """A player with a road on every link that is free."""
    roads = position.state.roads
    for number, holder in enumerate(roads):
        if holder < 0:
            roads[number] = seat
    return position


@clause("IN-13.10", "IN-13.11", "IN-13.12", "EX-18", "EX-5")
def test_two_garrisons_under_three_cards() -> None:
    position = given().conquered(1, "chanka").open_cards(BLUE, "mass_construction", "storehouses", "harsh_weather")
    table = answer(everywhere(position, 0).labour(10).turn_of(0), "act garrison", "garrison paucartambo")
    assert labour(table)[0] == 5
    answer(table, "garrison vilcashuaman")
    assert log(table, "labour_paid") == ["labour_paid 0 5", "labour_paid 0 5"]
    assert points(table, 0, "garrisons") == 8


@clause("IN-13.12")
def test_the_second_garrison_is_voluntary_and_must_be_paid() -> None:
    def start(n: int) -> Table:
        position = given().open_cards(BLUE, "mass_construction").conquered(1, "chanka").conquered(0, "cana").labour(n)
        return answer(everywhere(position, 0).turn_of(0), "act garrison", "garrison paucartambo")

    assert len(log(start(7), "garrison_built")) == 1
    table = start(8)
    assert refused(table, 0, "garrison paucartambo").clause == "IN-10.5"
    assert len(log(answer(table, "garrison stop"), "garrison_built")) == 1


@clause("IN-13.13", "IN-13.30", "EX-17", "IN-13.15")
def test_a_further_conquest_costs_two_more() -> None:
    position = given().roads(0, "limatambo abancay").tile("chanka", "t1").tile("aymara", "t1")
    position.open_cards(BLUE, "rapid_expansion", "military_superiority").labour(2)
    table = answer(position.turn_of(0), "act conquest", "conquer chanka")
    assert labour(table)[0] == 2
    assert conquest_cost(board(table), me(table, 0), PROVINCES.index("aymara"), True) == 2
    answer(table, "act further")
    assert labour(table)[0] == 0
    assert log(table, "conquered") == ["conquered 0 chanka", "conquered 0 aymara"]


@clause("IN-13.13", "IN-13.30")
def test_a_further_conquest_may_come_first_and_beside_nothing() -> None:
    position = given().roads(0, "limatambo abancay").tile("chanka", "t1").tile("aymara", "t1")
    table = answer(position.open_cards(BLUE, "rapid_expansion").labour(4).turn_of(0), "act further", "conquer chanka")
    assert labour(table)[0] == 1
    assert "conquest" in options(table)
    assert why(table, 0, "act further").clause == "IN-13.13"
    answer(table, "act end")
    assert table.ask.seat == 1


@clause("IN-13.13")
def test_two_rapid_expansions_are_two_further_conquests() -> None:
    position = given().roads(0, "limatambo abancay").roads(0, "limatambo choquequirao")
    for province in ("chanka", "aymara", "angara", "vilcabamba"):
        position.tile(province, "t1")
    table = position.open_cards(BLUE, "rapid_expansion", "rapid_expansion").labour(20).turn_of(0)
    answer(table, "act further", "conquer chanka", "act conquest", "conquer aymara", "act further", "conquer angara")
    assert labour(table)[0] == 20 - 3 - 1 - 3
    assert why(table, 0, "act further").clause == "IN-13.13"


@clause("IN-13.15", "IN-13.16", "EX-16")
def test_conquests_become_cheaper_or_dearer() -> None:
    def cost(tile: str, *cards: str) -> int:
        table = given().roads(0, "limatambo abancay").tile("chanka", tile).open_cards(BLUE, *cards).turn_of(0)
        return conquest_cost(board(table), me(table, 0), PROVINCES.index("chanka"), False)

    assert cost("t1", "military_superiority") == 0
    assert cost("t2", "resistance", "resistance") == 4
    assert cost("t2", "military_superiority", "resistance", "resistance") == 3


@clause("IN-13.17")
def test_zeal_builds_a_temple_at_a_garrison() -> None:
    position = given().roads(1, "pisac paucartambo").garrison("paucartambo").labour(0, 5)
    assert why(position.turn_of(1), 1, "act temple").clause == "IN-10.22"
    position = given().roads(1, "pisac paucartambo").garrison("paucartambo").open_cards(BLUE, "religious_zeal")
    table = answer(position.labour(0, 5).turn_of(1), "act temple")
    assert board(table).garrisons == board(table).temples == 1 << POINTS.index("paucartambo")


@clause("IN-13.17")
def test_a_table_may_let_the_temple_take_the_garrisons_place() -> None:
    position = given(religious_zeal="replace_garrison").roads(1, "pisac paucartambo").garrison("paucartambo")
    table = answer(position.open_cards(BLUE, "religious_zeal").labour(0, 5).turn_of(1), "act temple")
    assert board(table).garrisons == 0
    assert board(table).temples == 1 << POINTS.index("paucartambo")
    assert refused(table, 1, "garrison paucartambo").clause == "IN-10.5"


def eclipse() -> Given:
    return given().roads(0, MACHU).city("machu_picchu").open_cards(BLUE, "solar_eclipse").labour(5)


@clause("IN-13.18", "EX-22")
def test_under_an_eclipse_a_temple_costs_the_roads() -> None:
    table = answer(eclipse().turn_of(0), "act roads", f"road {road('limatambo', 'abancay')}", "road stop")
    assert why(table, 0, "act temple").clause == "IN-13.18"
    table = answer(eclipse().turn_of(0), "act temple")
    assert table.ask.seat == 1  # nothing is left but to end the turn
    assert points(table, 0, "temples") == 5


@clause("IN-13.32", "EX-36")
def test_a_road_action_without_a_road_counts_as_given_up() -> None:
    table = answer(eclipse().turn_of(0), "act roads", "road stop", "act temple")
    assert points(table, 0, "temples") == 5


@clause("IN-13.19")
def test_under_an_eclipse_temple_and_pilgrimage_exclude_each_other() -> None:
    def both() -> Given:
        position = given().roads(0, MACHU).roads(0, WARI).city("machu_picchu", "wari").temple("machu_picchu")
        return position.open_cards(BLUE, "solar_eclipse", "local_pilgrimage").labour(5)

    table = answer(both().turn_of(0), "act pilgrimage", "give_up roads")
    assert refused(table, 0, "act temple").clause == "IN-13.19"
    table = both().turn_of(0)
    answer(table, "act temple")
    assert table.ask.seat == 1
    assert log(table, "pilgrimage") == []


def pilgrim(*cards: str) -> Given:
    position = given().roads(0, MACHU).city("machu_picchu").temple("machu_picchu")
    return position.open_cards(BLUE, *cards)


@clause("IN-13.20", "IN-13.21", "IN-13.22")
def test_pilgrimages_and_their_temples() -> None:
    places = {
        CARDS[card]: (event.vp, sorted(POINTS[point] for point in event.temples))
        for card, event in enumerate(COMPONENTS.events)
        if event.temples
    }
    assert places == {
        "great_pilgrimage": (7, ["pucara_de_andagala", "ranchillo"]),
        "annual_pilgrimage": (5, ["chiquitoy_viejo", "pachacamac"]),
        "local_pilgrimage": (4, ["huanuco_pampa", "machu_picchu"]),
    }
    table = answer(pilgrim("local_pilgrimage").turn_of(0), "act pilgrimage", "give_up construction")
    assert points(table, 0, "pilgrimages") == 4
    assert options(table) == ["roads", "end"]
    assert why(pilgrim("great_pilgrimage").turn_of(0), 0, "act pilgrimage").reason == "blocked-no-fitting-temple"


@clause("IN-13.20", "EX-6")
def test_both_players_at_the_card_may_go() -> None:
    for seat in (1, 2):
        position = given().city("ranchillo").temple("ranchillo").open_cards("orange_green", "great_pilgrimage")
        table = answer(everywhere(position, seat).turn_of(seat), "act pilgrimage", "give_up roads")
        assert points(table, seat, "pilgrimages") == 7
    for seat in (0, 3):
        position = given().city("ranchillo").temple("ranchillo").open_cards("orange_green", "great_pilgrimage")
        position = everywhere(position, seat).conquered(seat, "chanka").labour(9, 9, 9, 9)
        assert why(position.turn_of(seat), seat, "act pilgrimage").clause == "IN-13.20"


@clause("IN-13.23")
def test_one_pilgrimage_in_a_people_phase() -> None:
    position = pilgrim("local_pilgrimage", "great_pilgrimage")
    table = answer(position.turn_of(0), "act pilgrimage", "give_up construction")
    assert why(table, 0, "act pilgrimage").clause == "IN-13.23"


@clause("IN-13.24")
def test_an_open_card_may_be_used_again() -> None:
    table = answer(pilgrim("local_pilgrimage").order(0, 1, 2, 3).turn_of(0, era=2, number=1), "act pilgrimage")
    answer(table, "give_up construction", "act end")
    pass_turns(table, 3)
    while not (asked(table) == "act" and table.ask.seat == 0):
        answer(table, f"{asked(table)} {'end' if asked(table) == 'act' else options(table)[0]}")
    answer(table, "act pilgrimage", "give_up construction")
    assert points(table, 0, "pilgrimages") == 8


@clause("IN-13.31")
def test_giving_up_the_construction_gives_up_the_further_conquest() -> None:
    position = pilgrim("local_pilgrimage", "rapid_expansion").labour(20)
    table = answer(position.turn_of(0), "act pilgrimage", "give_up construction")
    assert refused(table, 0, "act further").clause == "IN-13.31"
    assert refused(table, 0, "act city").clause == "IN-13.31"


@clause("IN-13.33", "EX-39")
def test_a_temple_of_the_same_turn_counts() -> None:
    position = given().roads(0, MACHU).city("machu_picchu").open_cards(BLUE, "local_pilgrimage").labour(5)
    table = answer(position.turn_of(0), "act temple", "act pilgrimage")
    assert vp(table, 0) == 5 + 4
    assert table.ask.seat == 1  # the road action was what could be given up
    assert log(table, "road_built") == []


@clause("IN-13.34")
def test_an_action_in_which_something_was_built_cannot_be_given_up() -> None:
    table = answer(
        pilgrim("local_pilgrimage").turn_of(0), "act roads", f"road {road('limatambo', 'abancay')}", "road stop"
    )
    assert refused(table, 0, "give_up roads").clause == "IN-13.34"
    answer(table, "act pilgrimage")  # only the construction is left to give up
    assert table.ask.seat == 1
    table = answer(pilgrim("local_pilgrimage").turn_of(0), "act roads", "road stop", "act pilgrimage", "give_up roads")
    assert points(table, 0, "pilgrimages") == 4
