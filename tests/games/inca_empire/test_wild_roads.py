"""IN-13.6 and IN-13.35 to IN-13.43: roads between any two points."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.inca_empire.positions import (
    BOARD,
    GAME,
    POINTS,
    PROVINCES,
    Given,
    answer,
    board,
    face_up,
    given,
    labour,
    me,
    options,
    owner,
    reached,
    road,
    why,
    wild,
)
from tinkuy.core.codes import never
from tinkuy.core.components import read_components
from tinkuy.games import components_text
from tinkuy.games.inca_empire import IncaEmpireGame
from tinkuy.games.inca_empire.board import Side
from tinkuy.games.inca_empire.geometry import distance
from tinkuy.games.inca_empire.lines import CROSSES, FINE, OFF_LAND, PRINTED, SEAWARD, TOO_NEAR, Ground
from tinkuy.games.inca_empire.roads import province_of_wild, road_blocked
from tinkuy.games.inca_empire.survey import survey
from tinkuy.games.inca_empire.told.kinds import ROAD
from tinkuy.games.inca_empire.wild import FILE, kept, written

BLUE = "blue_orange"
GROUNDS: dict[int, Ground] = {players: side.ground(BOARD) for players, side in BOARD.sides.items()}


def judged(a: str, b: str, players: int = 4) -> int:
    return GROUNDS[players].judge(POINTS.index(a), POINTS.index(b))


def along(a: str, b: str) -> str:
    return f"along_{road(a, b)}"


@clause("IN-13.6", "IN-13.6e", "IN-13.35")
def test_one_of_the_roads_may_join_two_points_without_a_link() -> None:
    table = answer(given().open_cards(BLUE, "wild_road").turn_of(0), "act roads")
    code = wild("limatambo", "machu_picchu")
    assert code in options(table)
    answer(table, f"road {code}")
    assert "machu_picchu" in reached(table, 0)
    assert why(table, 0, f"road {wild('cusco', 'lares')}").clause == "IN-13.36"
    answer(table, f"road {road('limatambo', 'abancay')}")
    assert table.ask.seat == 1  # two roads in all
    without = answer(given().turn_of(0), "act roads")
    assert why(without, 0, f"road {code}").clause == "IN-13.6"


@clause("IN-13.36")
def test_one_wild_road_for_each_card() -> None:
    table = answer(given().open_cards(BLUE, "wild_road", "wild_road").turn_of(0), "act roads")
    answer(table, f"road {wild('limatambo', 'machu_picchu')}", f"road {wild('cusco', 'lares')}")
    assert len(me(table, 0).wild) == 2


@clause("IN-13.35")
def test_an_extra_road_may_be_wild() -> None:
    table = answer(given().open_cards(BLUE, "wild_road").labour(1).turn_of(0), "act extra_road")
    answer(table, f"road {wild('limatambo', 'machu_picchu')}")
    assert labour(table)[0] == 0
    answer(table, "act roads")
    assert refused(table, 0, f"road {wild('cusco', 'lares')}").clause == "IN-13.36"


@clause("IN-13.6e")
def test_a_wild_road_needs_network_conquered_ground_and_opens_tiles() -> None:
    position = given().roads(0, "limatambo choquequirao vilcashuaman wari").open_cards(BLUE, "wild_road")
    table = answer(position.turn_of(0), "act roads")
    assert why(table, 0, f"road {wild('wari', 'hatun_xauxa')}").clause == "IN-9.8"
    assert why(table, 0, f"road {wild('tomebamba', 'macas')}").clause == "IN-9.3"
    table = given().open_cards(BLUE, "wild_road").covered("vilcabamba").turn_of(0)
    answer(table, "act roads", f"road {wild('limatambo', 'machu_picchu')}")
    assert "vilcabamba" in face_up(table)


@clause("IN-13.6a", "IN-13.37", "EX-37")
def test_a_wild_road_along_another_players_road() -> None:
    def start() -> Given:
        return given().roads(1, "limatambo ollantaytambo").open_cards(BLUE, "wild_road")

    table = answer(start().turn_of(0), "act roads")
    code = along("limatambo", "ollantaytambo")
    answer(table, f"road {code}")
    assert owner(table, "limatambo", "ollantaytambo") == 1
    assert "ollantaytambo" in reached(table, 0)
    table = answer(start().turn_of(0), "act roads")
    assert why(table, 0, f"road {along('cusco', 'limatambo')}").clause == "IN-13.37"
    assert why(table, 0, f"road {along('limatambo', 'abancay')}").clause == "IN-13.6a"


@clause("IN-13.37")
def test_several_players_may_share_a_wild_road_but_nobody_lays_two() -> None:
    code = wild("limatambo", "machu_picchu")
    position = given().wild_road(1, code, "vilcabamba").wild_road(2, code, "vilcabamba").open_cards(BLUE, "wild_road")
    assert code in options(answer(position.turn_of(0), "act roads"))
    position = given().wild_road(0, code, "vilcabamba").open_cards(BLUE, "wild_road")
    assert why(answer(position.turn_of(0), "act roads"), 0, f"road {code}").clause == "IN-13.37"


@clause("IN-13.6b", "IN-13.38")
def test_a_wild_road_crosses_nothing() -> None:
    assert judged("limatambo", "machu_picchu") == FINE
    assert judged("limatambo", "vilcashuaman") == CROSSES
    assert judged("limatambo", "abancay") == PRINTED
    for one, two in (("latacunga", "macas"), ("archidona", "ingapirca")):
        assert judged(one, two) == FINE
    laid = (
        given().wild_road(1, wild("latacunga", "macas"), "puruha").conquered(1, "puruha").open_cards(BLUE, "wild_road")
    )
    for number, owner_of in enumerate(laid.state.roads):  # blue reaches everything
        if owner_of < 0:
            laid.state.roads[number] = 0
    table = answer(laid.turn_of(0), "act roads")
    assert why(table, 0, f"road {wild('archidona', 'ingapirca')}").clause == "IN-13.6b"


@clause("IN-13.6d", "IN-13.39")
def test_no_point_lies_on_the_way() -> None:
    near = [(a, b) for a in range(60) for b in range(a) if GROUNDS[4].judge(a, b) == TOO_NEAR]
    assert near
    for a, b in near[:5]:
        line = GROUNDS[4].line(a, b)
        others = [spot for point, spot in enumerate(BOARD.spots) if point not in (a, b)]
        assert min(distance(line, spot) for spot in others) < 3


@clause("IN-13.6c", "IN-13.40", "IN-13.41")
def test_a_wild_road_stays_on_land_and_does_not_slip_past_a_coastal_point() -> None:
    found = {GROUNDS[4].judge(a, b) for a in range(len(POINTS)) for b in range(a)}
    assert found == {FINE, PRINTED, CROSSES, TOO_NEAR, OFF_LAND, SEAWARD}


@clause("IN-13.38", "IN-13.39", "IN-13.40", "IN-13.41")
@pytest.mark.parametrize("players", [3, 4])
def test_a_line_that_is_no_road_on_any_map_has_its_reason(players: int) -> None:
    clauses = {CROSSES: "IN-13.38", TOO_NEAR: "IN-13.39", OFF_LAND: "IN-13.40", SEAWARD: "IN-13.41"}
    here = BOARD.sides[players].points
    found = set()
    for a in here:
        for b in (b for b in here if a < b):
            code = f"wild_{POINTS[a]}_{POINTS[b]}"
            blocked, verdict = never(GAME, players, ROAD, code), GROUNDS[players].judge(a, b)
            if blocked is None:
                assert verdict == PRINTED or code in GAME.kinds[ROAD].codes
            else:
                assert blocked.clause == clauses[verdict]
                found.add(verdict)
    assert found == set(clauses)


def test_only_lines_between_points_have_a_reason_beside_the_options() -> None:
    for code in ("wild_cusco", "wild_cusco_cusco", "wild_cusco_nowhere", "cusco_quito", "stop", ""):
        assert never(GAME, 4, ROAD, code) is None
    absent = next(point for point in range(len(POINTS)) if point not in BOARD.sides[3].points)
    blocked = never(GAME, 3, ROAD, f"wild_{POINTS[absent]}_pachacamac")
    assert blocked is not None
    assert blocked.clause == "IN-3.8"


@clause("IN-13.38", "IN-13.39", "IN-13.40", "IN-13.41")
@pytest.mark.parametrize(("players", "pairs"), [(4, 240), (3, 200)])
def test_so_many_pairs_of_points_pass_on_an_empty_board(players: int, pairs: int) -> None:
    side: Side = BOARD.sides[players]
    assert side.wild.bit_count() == pairs


def test_what_is_written_down_is_what_is_found_on_the_map() -> None:
    """Else run `python -m tinkuy.lab.inca_empire --wild`."""
    text = files("tinkuy.games.inca_empire").joinpath(FILE).read_text(encoding="utf-8")
    assert text == written(BOARD.look_for_wild_roads(), BOARD.map_hash())


def test_another_map_is_looked_through_when_it_is_read() -> None:
    text = components_text("inca_empire").replace("point_gap_mm = 3 ", "point_gap_mm = 12 ")
    board = IncaEmpireGame(read_components(text, printed=False)).components.board
    assert kept(board.map_hash()) is None
    assert 0 < len(board.wild.ends) < len(BOARD.wild.ends)


@clause("IN-13.6f", "IN-13.42")
def test_a_wild_road_lies_in_a_common_province_best_a_conquered_one() -> None:
    number = GAME.domains["road"].index(wild("abancay", "choquequirao"))  # Chanka and the start province are common
    state = given().state
    survey(state)
    assert PROVINCES[province_of_wild(state, number)] == "s_chinchay"
    number = GAME.domains["road"].index(wild("vilcashuaman", "espiritu_pampa"))
    assert PROVINCES[province_of_wild(state, number)] == "angara"
    number = GAME.domains["road"].index(wild("satipo", "timpia"))
    assert PROVINCES[province_of_wild(state, number)] == "vilcabamba"


@clause("IN-13.6f")
def test_without_a_common_province_it_lies_where_its_longest_part_is() -> None:
    longest = BOARD.wild.longest
    assert longest
    for (players, number), province in longest.items():
        a, b = BOARD.wild.ends[number]
        assert not BOARD.sides[players].common(a, b)
        assert province in BOARD.sides[players].provinces


@clause("IN-13.43")
def test_a_parallel_wild_road_lies_where_its_connection_lies() -> None:
    state = given().state
    number = GAME.domains["road"].index(along("choquequirao", "vilcashuaman"))
    assert PROVINCES[province_of_wild(state, number)] == "angara"


@clause("IN-13.6b")
def test_the_fast_way_to_find_roads_offers_what_the_legality_allows() -> None:
    position = given().open_cards(BLUE, "wild_road").roads(1, "limatambo ollantaytambo").roads(0, "limatambo abancay")
    table = answer(position.turn_of(0), "act roads")
    every = range(len(GAME.kinds[table.ask.kind].codes))
    assert table.ask.options == [option for option in every if road_blocked(board(table), me(table, 0), option) is None]
