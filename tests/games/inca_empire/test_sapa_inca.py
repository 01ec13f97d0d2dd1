"""IN-11: the Sapa Inca phase."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.inca_empire.positions import (
    CARDS,
    Given,
    answer,
    board,
    given,
    labour,
    link,
    log,
    options,
    owner,
    pass_turns,
    phase_of,
    points,
    vp,
)
from tinkuy.core.table import Table
from tinkuy.games.inca_empire.state import FREE

MACHU = "limatambo ollantaytambo machu_picchu"
WARI = "limatambo choquequirao vilcashuaman wari"


def sapa(position: Given, era: int = 2) -> Table:
    return position.at("sapa_inca", era).table()


@clause("IN-11.1")
def test_the_sun_board_is_cleared() -> None:
    table = sapa(given().open_cards("blue_orange", "epidemic", "resistance"))
    state = board(table)
    assert state.sun.cards == state.sun_sectors == []
    assert sorted(CARDS[card] for card in state.discard.cards) == ["epidemic", "resistance"]
    assert sum(state.players[0].effects) == 0


@clause("IN-11.3", "IN-11.4", "IN-11.5", "IN-11.6", "EX-32")
def test_the_network_and_the_terraces_score() -> None:
    position = given().roads(0, MACHU).roads(0, WARI).city("machu_picchu", "wari").temple("wari")
    position.garrison("vilcashuaman").conquered(0, "chanka", "aymara").terraces(0, "chanka", "aymara")
    table = sapa(position)
    sheet = [points(table, 0, f"sapa_{what}") for what in ("garrisons", "cities", "temples", "terraces")]
    assert sheet == [2, 6, 1, 2]
    assert vp(table, 0) == 11


@clause("EX-19", "IN-11.8")
def test_a_city_with_a_temple_serves_two_players() -> None:
    position = given().roads(0, MACHU).roads(1, "pisac lares timpia machu_picchu").city("machu_picchu")
    table = sapa(position.temple("machu_picchu"))
    assert [vp(table, seat) for seat in range(4)] == [4, 4, 0, 0]


@clause("IN-11.7", "EX-10")
def test_what_is_cut_off_scores_nothing() -> None:
    position = given().roads(0, WARI).city("wari").garrison("vilcashuaman")
    position.state.roads[link("limatambo", "choquequirao")] = FREE
    assert vp(sapa(position), 0) == 0
    revolt = given().roads(0, WARI).city("wari").open_cards("blue_orange", "peasant_revolt").hand(0, "epidemic")
    table = revolt.at("sun", 2, 2).table()
    answer(table, "card epidemic")
    answer(table, f"sector {options(table)[0]}")
    assert owner(table, "choquequirao", "vilcashuaman") == FREE
    pass_turns(table, 4)
    assert vp(table, 0) == 0


@clause("IN-11.2", "IN-11.9", "EX-33")
def test_the_leader_scores_first_and_stands_inside() -> None:
    position = given().roads(2, "urcos acomayo raqchi").roads(0, MACHU).garrison("raqchi").city("machu_picchu")
    position.conquered(2, "cana", "colla", "chumbivilca").terraces(2, "cana", "colla", "chumbivilca")
    position.conquered(0, "chanka", "aymara", "angara").terraces(0, "chanka", "aymara", "angara")
    table = sapa(position.scores(19, 0, 20, 0))
    assert [vp(table, seat) for seat in (0, 2)] == [25, 25]
    assert board(table).ranking[:2] == [2, 0]


@clause("IN-11.10", "EX-31")
def test_labour_above_three_is_returned() -> None:
    table = sapa(given().labour(5, 2, 3, 9))
    assert log(table, "labour_returned") == ["labour_returned 0 2", "labour_returned 3 6"]
    assert log(table, "labour_taken")[0] == "labour_taken 0 3"


@clause("IN-11.11", "EX-30")
def test_labour_of_era_1_goes_into_era_2() -> None:
    table = pass_turns(given().labour(4, 4, 4, 4).scores(3, 2, 1, 0).order(0, 1, 2, 3).at("people", 1, 2).table(), 4)
    assert phase_of(table)[1] == 2
    assert labour(table) == [6, 7, 7, 8]  # 4 + 3, then the first helps the last
    assert not log(table, "labour_returned")
