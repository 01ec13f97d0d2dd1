"""What bots see: labour that can still be spent, cards where they help or harm, tiles worth their resistance."""

from __future__ import annotations

import pytest

from tests.games.inca_empire.positions import BOARD, CARDS, COMPONENTS, GAME, POINTS, Given, answer, given, options
from tinkuy.bots import find_bot
from tinkuy.bots.lines import own_value
from tinkuy.bots.values import RIVAL, lead_value
from tinkuy.core.table import Table
from tinkuy.games.inca_empire.advice.weights import WEIGHTS
from tinkuy.games.inca_empire.state import IncaEmpire
from tinkuy.games.inca_empire.survey import survey

ROADS = "limatambo choquequirao vilcashuaman"


def value(position: Given, seat: int = 0) -> float:
    survey(position.state)
    return GAME.evaluate(position.state, seat)


def outlook(position: Given, seat: int = 0) -> float:
    survey(position.state)
    return GAME.outlook(position.state, seat)


def test_at_the_end_only_points_count() -> None:
    def end(labour: int) -> Given:
        position = given().scores(40, 30, 20, 10).labour(labour)
        position.state.phase = len(position.state.track.phases)
        return position

    assert value(end(0)) == value(end(9)) == pytest.approx(40 - WEIGHTS["rivals"] * 20)


def test_what_the_others_have_counts_against_me() -> None:
    alone = given().roads(0, "limatambo choquequirao vilcashuaman wari").city("wari")
    shared = given().roads(0, "limatambo choquequirao vilcashuaman wari").city("wari")
    shared.roads(1, "pisac lares ollantaytambo machu_picchu").city("machu_picchu")
    assert value(alone) > value(shared)


def test_labour_is_worth_the_more_the_longer_it_works() -> None:
    def token(era: int) -> float:
        return value(given().at("people", era).labour(3)) - value(given().at("people", era).labour(2))

    assert token(2) > token(3) > token(4) > 0


def test_labour_that_will_go_back_to_the_bank_is_worth_nothing() -> None:
    """Before Sapa Inca, with no turn left, only three tokens are kept (IN-11.10)."""
    here = given().at("sapa_inca", 2)
    assert value(here.labour(9)) == value(here.labour(3)) > value(here.labour(2))


def test_a_city_in_the_network_counts_for_every_sapa_inca_to_come() -> None:
    roads = "limatambo choquequirao vilcashuaman wari"
    for era, sapas in ((2, 6), (4, 1)):
        position = given().at("sapa_inca", era).roads(0, roads)
        without = value(position)
        with_city = value(position.city("wari"))
        assert with_city - without > 3 * sapas - 3 * sapas * 0.5


def ahead(roads: str, province: str = "angara", era: int = 2) -> float:
    """What a city in Wari is worth to blue with these roads, when somebody has conquered that province."""
    without, with_city = (given().at("people", era).roads(0, roads).conquered(1, province) for _ in range(2))
    return outlook(with_city.city("wari")) - outlook(without)


def test_a_city_is_worth_the_more_the_fewer_roads_are_missing() -> None:
    roads = "limatambo choquequirao vilcashuaman wari"
    reached, one, two, three = (ahead(roads.rsplit(" ", missing)[0]) for missing in range(4))
    assert reached > one > two > three > 0
    assert one > ahead("limatambo choquequirao vilcashuaman", era=4) > 0


def test_what_is_in_the_network_does_not_lie_ahead_of_it() -> None:
    roads = "limatambo choquequirao vilcashuaman wari"
    without, with_city = (given().roads(0, roads).conquered(1, "angara") for _ in range(2))
    with_city.city("wari")
    assert outlook(with_city) - value(with_city) == pytest.approx(outlook(without) - value(without))


def test_what_lies_ahead_is_worth_the_less_the_fewer_turns_are_left() -> None:
    def seen(number: int) -> float:
        position = given().at("people", 4, number).roads(0, "limatambo choquequirao").conquered(1, "angara")
        position.city("wari")
        return outlook(position) - value(position)

    assert seen(1) > seen(2) > seen(4) > 0


def test_no_road_leads_on_between_two_unconquered_provinces() -> None:
    assert ahead("limatambo choquequirao vilcashuaman", "aymara") == 0


def test_nothing_lies_ahead_where_the_way_is_taken() -> None:
    around = [link for link, ends in enumerate(BOARD.link_ends) if POINTS.index("wari") in ends]
    assert around
    position, other = (given().roads(0, "limatambo choquequirao").conquered(1, "angara") for _ in range(2))
    for link in around:
        position.state.roads[link] = other.state.roads[link] = 1
    assert outlook(position.city("wari")) == outlook(other)


def test_who_plans_sees_it_and_who_looks_at_one_turn_does_not() -> None:
    position = given().at("people", 2).roads(0, "limatambo choquequirao").conquered(1, "angara").city("vilcashuaman")
    table = position.table()
    others = max(GAME.evaluate(table.state, seat) for seat in (1, 2, 3))
    assert GAME.outlook(table.state, 0) > own_value(table, 0) + 1
    assert lead_value(table, 0) == GAME.outlook(table.state, 0) - RIVAL * others


def test_a_tile_in_reach_is_worth_its_labour_above_its_resistance() -> None:
    rich, poor = (given().roads(0, "limatambo choquequirao").tile("chanka", tile) for tile in _best_and_worst())
    assert value(rich) > value(poor)


def _best_and_worst() -> tuple[str, str]:
    """By labour for their resistance."""
    by_net = sorted(range(len(COMPONENTS.tiles)), key=_net)
    return COMPONENTS.tile_ids[by_net[-1]], COMPONENTS.tile_ids[by_net[0]]


def _net(tile: int) -> float:
    return COMPONENTS.tiles[tile].vp + 4 * COMPONENTS.tiles[tile].labour - COMPONENTS.tiles[tile].resistance


def laid(card: str, sector: str) -> float:
    """What blue thinks of its card there, face down."""
    position = given().roads(0, ROADS).roads(2, "urcos acomayo raqchi").at("sun", 2)
    player = position.state.players[0]
    position.state.deck.cards.remove(CARDS.index(card))
    player.placed.cards.append(CARDS.index(card))
    player.sector = COMPONENTS.sector_ids.index(sector)
    return value(position)


@pytest.mark.parametrize(("card", "good"), [("extra_road_crew", True), ("el_nino_flood", False), ("resistance", False)])
def test_good_cards_belong_beside_me_and_bad_ones_beside_others(card: str, good: bool) -> None:
    assert (laid(card, "blue_orange") > laid(card, "orange_green")) == good


def test_a_revolt_is_the_worse_the_more_roads_it_takes() -> None:
    """Blue and green have roads in unconquered provinces, orange and brown none."""
    assert laid("peasant_revolt", "orange_green") > laid("peasant_revolt", "blue_orange")


def sun_turn(card: str) -> Table:
    position = given().roads(0, ROADS).hand(0, card).order(0, 1, 2, 3)
    for seat in (1, 2, 3):
        position.hand(seat, "epidemic" if seat < 3 else "storehouses")
    return position.at("sun", 2).table()


def test_greedy_lays_a_revolt_where_it_does_not_suffer() -> None:
    table = answer(sun_turn("peasant_revolt"), "card peasant_revolt")
    bot = find_bot("greedy", 1)
    chosen = bot.choose(table, 0)
    assert "blue" not in COMPONENTS.sector_ids[chosen]


def test_greedy_lays_a_road_crew_beside_itself() -> None:
    table = answer(sun_turn("extra_road_crew"), "card extra_road_crew")
    chosen = find_bot("greedy", 1).choose(table, 0)
    assert "blue" in COMPONENTS.sector_ids[chosen]
    assert COMPONENTS.sector_ids[chosen] in options(table)


def test_the_evaluation_sees_no_hidden_card() -> None:
    """Of the others' cards face down and of tiles not turned up it knows nothing."""
    position = given().at("sun", 2).covered("chanka", "aymara")
    position.hand(1, "epidemic")
    state: IncaEmpire = position.state
    before = value(position)
    player = state.players[1]
    player.placed.cards.append(player.hand.cards.pop())
    player.sector = COMPONENTS.sector_ids.index("blue_orange")
    assert value(position) == before
    state.hidden.cards.reverse()
    assert value(position) == before
