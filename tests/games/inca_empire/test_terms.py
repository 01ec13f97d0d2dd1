"""IN-1: points, links, provinces, networks, what is hidden."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.given import refused
from tests.games.inca_empire.positions import (
    BOARD,
    CARDS,
    COMPONENTS,
    GAME,
    LINKS,
    POINTS,
    PROVINCES,
    TILES,
    answer,
    board,
    given,
    labour,
    log,
    options,
    owner,
    points,
    reached,
    road,
    why,
)
from tinkuy.core.data import SPECTATOR, view_data
from tinkuy.games.inca_empire.board import CAPITAL, CITY_SITE


@clause("IN-1.1", "IN-1.2", "IN-1.3")
def test_the_map_has_points_links_and_provinces() -> None:
    assert all(a != b for a, b in BOARD.link_ends)
    assert len({tuple(sorted(ends)) for ends in BOARD.link_ends}) == len(LINKS)
    assert POINTS[BOARD.kinds.index(CAPITAL)] == "cusco"
    significant = [point for point, vp in enumerate(BOARD.temple_vp) if vp]
    assert len(significant) == 6
    assert all(BOARD.kinds[point] == CITY_SITE for point in significant)


@clause("IN-1.4", "IN-1.5", "IN-1.6")
def test_points_belong_to_all_provinces_they_touch_and_links_lie_in_one() -> None:
    side = BOARD.sides[4]
    assert {PROVINCES[each] for each in side.at[POINTS.index("lares")]} == {"anti", "s_anti", "vilcabamba"}
    for number in side.links:
        a, b = BOARD.link_ends[number]
        assert BOARD.link_province[number] in side.at[a]
        assert BOARD.link_province[number] in side.at[b]


@clause("IN-1.7", "IN-1.8", "IN-9.7")
def test_start_provinces_are_conquered_for_everybody_and_have_no_tile() -> None:
    start = given().roads(2, "urcos acomayo")  # green may build in the start province of brown
    assert all(start.state.face.cards[each] < 0 for each in BOARD.start_provinces)
    table = answer(start.turn_of(2), "act roads")
    assert road("acomayo", "paruro") in options(table)


@clause("IN-1.9", "IN-1.10")
def test_what_anybody_conquered_is_conquered_for_all() -> None:
    position = given().roads(0, "limatambo choquequirao vilcashuaman")
    table = answer(position.turn_of(0), "act roads")
    assert why(table, 0, f"road {road('vilcashuaman', 'wari')}").clause == "IN-9.8"
    position = given().roads(0, "limatambo choquequirao vilcashuaman").conquered(3, "angara")
    table = answer(position.turn_of(0), "act roads")
    assert road("vilcashuaman", "wari") in options(table)


@clause("IN-1.11", "IN-1.12", "IN-1.19", "EX-28")
def test_roads_cut_off_are_no_network_until_they_are_joined_again() -> None:
    position = given().roads(0, "choquequirao machu_picchu timpia").labour(20).conquered(3, "vilcabamba")
    table = position.turn_of(0)
    assert reached(table, 0) == {"cusco", "limatambo"}
    assert owner(table, "choquequirao", "machu_picchu") == 0
    assert why(table, 0, "act city").clause == "IN-10.22"
    answer(table, "act roads")
    assert why(table, 0, f"road {road('timpia', 'lares')}").clause == "IN-9.3"
    answer(table, f"road {road('limatambo', 'choquequirao')}")
    assert reached(table, 0) == {"cusco", "limatambo", "choquequirao", "machu_picchu", "timpia"}
    assert road("timpia", "lares") in options(table)
    answer(table, f"road {road('timpia', 'lares')}", "act city")  # the only site in reach
    assert log(table, "city_built") == ["city_built 0 machu_picchu"]


@clause("IN-1.13", "IN-1.14", "IN-11.8")
def test_buildings_serve_whoever_is_connected_and_roads_their_owner() -> None:
    position = given().roads(0, "limatambo ollantaytambo machu_picchu").roads(3, "paruro abancay").city("machu_picchu")
    table = position.at("sapa_inca", 2).table()
    assert [points(table, seat, "sapa_cities") for seat in range(4)] == [3, 0, 0, 0]


@clause("IN-1.15")
def test_supplies_never_run_out() -> None:
    rich = given().labour(500, 500, 500, 500)
    assert labour(rich.turn_of(0)) == [500] * 4
    for number in range(70):  # more than the 60 sticks of a colour
        rich.state.roads[rich.state.side.links[-1 - number]] = 0
    assert GAME.audit(rich.state) is None


@clause("IN-1.16")
def test_a_tile_has_resistance_labour_and_points() -> None:
    tile = COMPONENTS.tiles[TILES.index("t5")]
    assert (tile.resistance, tile.labour, tile.vp) == (4, 3, 2)


@clause("IN-1.17")
def test_a_common_corner_is_not_adjacent() -> None:
    """Cana meets the start province of brown in one point only."""
    side = BOARD.sides[4]
    cana, cunti = PROVINCES.index("cana"), PROVINCES.index("s_cunti")
    assert POINTS.index("acomayo") in [p for p in side.points if {cana, cunti} <= set(side.at[p])]
    assert cunti not in side.adjacent[cana]
    assert all(one in side.adjacent[other] for one in side.provinces for other in side.adjacent[one])


@clause("IN-1.18")
def test_nothing_is_built_in_cusco() -> None:
    table = given().roads(0, "limatambo ollantaytambo machu_picchu").conquered(0, "vilcabamba").labour(20).turn_of(0)
    assert board(table).marks[BOARD.capital] == 0
    assert refused(table, 0, "city cusco").clause == "IN-10.1"
    assert refused(table, 0, "garrison cusco").clause == "IN-10.5"
    assert refused(table, 0, "temple cusco").clause == "IN-10.25"


@clause("IN-1.20")
def test_only_hands_face_down_cards_and_tiles_and_the_deck_are_hidden() -> None:
    state = given().hand(0, "epidemic").hand(1, "resistance").covered("pasto").state
    state.players[1].placed.cards, state.players[1].hand.cards = state.players[1].hand.cards, []
    seen, own = view_data(state, SPECTATOR), view_data(state, 1)
    assert seen["players"][0]["hand"] == 1
    assert seen["players"][1]["placed"] == 1
    assert own["players"][1]["placed"] == [CARDS.index("resistance")]
    assert seen["deck"] == 30
    assert (seen["hidden"], seen["covered"]) == (1, [PROVINCES.index("pasto")])
    assert seen["discard"] == []
    assert seen["players"][0]["labour"] == 0
