"""TZ-19 Buildings: offer and stacks, farms, and what buildings let one do."""

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
    happened,
    me,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table, open_table
from tinkuy.games import find_game
from tinkuy.games.tzolkin.state import CHOOSING_WEALTH


def builder(cost: list[int], *tiles: str, **goods: int) -> Given:
    """A worker on Tikal 2 with exactly these resources before these tiles."""
    wood, stone, gold = cost
    return worker_on("tikal", 2, wood=wood, stone=stone, gold=gold, **goods).offer(*tiles)


@clause("TZ-19.1")
def test_only_what_lies_on_the_board_can_be_built() -> None:
    table = answer(acting(builder([9, 9, 9], "a1_farm_one", "a1_farm_one", "a1_farm_discount")), "act tikal-2")
    assert options(table) == ["a1_farm_one", "a1_farm_discount"]  # two copies are one choice
    blocked = why(table, 0, "build a1_shrine_architecture")
    assert (blocked.reason, blocked.clause) == ("blocked-not-offered", "TZ-19.1")
    answer(table, "build a1_farm_one")
    assert board(table).building_offer.cards[1:3] == [0, 1]  # one copy was taken


@clause("TZ-19.2")
def test_spaces_are_refilled_at_the_end_of_the_turn_and_not_earlier() -> None:
    position = worker_on("tikal", 2, 4, wood=9).offer("a1_farm_one", "a1_farm_discount", "a1_civic_agriculture")
    position.state.building_offer.cards = position.state.building_offer.cards[:3]
    stack = position.state.age1_stack.cards[:]
    table = acting(position)
    answer(table, "pick_up tikal-2", "act tikal-2", "build a1_farm_discount")
    assert board(table).building_offer.cards == [0, -1, 2]
    answer(table, "pick_up tikal-4", "act tikal-4")
    assert options(table) == ["a1_farm_one", "a1_civic_agriculture"]
    assert events(table, "refilled") == []
    answer(table, "build a1_farm_one", "build done")
    assert table.ask.seat == 1
    assert board(table).building_offer.cards == [stack[-1], stack[-2], 2]
    assert board(table).age1_stack.cards == stack[:-2]
    assert [event.values for event in events(table, "refilled")] == [[stack[-1]], [stack[-2]]]


@clause("TZ-19.3")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    position = builder([1, 0, 0], "a1_farm_one", "a1_farm_discount")
    position.state.building_offer.cards = position.state.building_offer.cards[:2]
    position.state.age1_stack.cards = []
    table = answer(acting(position), "act tikal-2")
    assert board(table).building_offer.cards == [-1, 1]
    assert len(board(table).age2_stack.cards) == 18
    # One tile left for two empty spaces: the second stays empty.
    position = worker_on("tikal", 4, wood=2).offer("a1_farm_one", "a1_farm_one")
    position.state.building_offer.cards = position.state.building_offer.cards[:2]
    position.state.age1_stack.cards = [4]
    table = answer(acting(position), "act tikal-4")
    assert board(table).building_offer.cards == [-1, 0]
    answer(table, "build a1_farm_one")
    assert board(table).building_offer.cards == [4, -1]


@clause("TZ-19.4")
def test_effects_come_once_and_not_again_on_food_days() -> None:
    tiles = ["a1_civic_extraction_corn", "a2_tomb_eight_vp", "a2_shrine_chaac"]
    table = given().owns(0, *tiles).player(0, corn=6).day(7).end_of_round()
    assert (me(table, 0).corn, vp(table, 0)) == (0, 0)
    assert (me(table, 0).temples, me(table, 0).technologies) == ([1, 1, 1], [0, 0, 0, 0])


def fed(first: str, second: str, workers: int, corn: int) -> Table:
    """Two farms built with Tikal 4 in the last turn before the first Food Day is held."""
    position = worker_on("tikal", 4, wood=8, corn=corn).player(0, workers=workers).offer(first, second).day(7)
    table = answer(acting(position, last=True), "act tikal-4")
    if first != second:
        answer(table, f"build {first}")
    return answer(table, f"build {second}")


@clause("TZ-19.5", "TZ-19.6", "TZ-19.7")
@pytest.mark.parametrize(
    ("first", "second", "workers", "corn", "left", "unfed"),
    [
        ("a1_farm_one", "a1_farm_one", 6, 9, 1, 0),  # 2 need nothing, 4 x 2
        ("a1_farm_one", "a1_farm_discount", 6, 6, 1, 0),  # 1 needs nothing, 5 x 1
        ("a1_farm_discount", "a1_farm_discount", 6, 5, 5, 0),  # two discounts: feeding is free
        ("a1_farm_discount", "a1_farm_discount", 6, 0, 0, 0),
        ("a2_farm_three", "a1_farm_one", 6, 4, 0, 0),  # 4 need nothing, 2 x 2
        ("a2_farm_three", "a1_farm_discount", 6, 2, 0, 1),  # 3 need nothing, 3 x 1
        ("a2_farm_three", "a2_farm_three", 6, 3, 3, 0),
        ("a2_farm_three", "a1_farm_one", 3, 7, 7, 0),  # more free food than workers gives nothing back
    ],
)
def test_farms_add_up(first: str, second: str, workers: int, corn: int, left: int, unfed: int) -> None:
    table = fed(first, second, workers, corn)
    assert (me(table, 0).corn, points(table, 0, "unfed")) == (left, -3 * unfed)


@clause("TZ-19.5")
def test_farms_work_on_every_food_day() -> None:
    for day in (7, 13, 20, 26):
        table = given().player(0, workers=3, corn=5, free_workers=1).day(day).end_of_round()
        assert (me(table, 0).corn, points(table, 0, "unfed")) == (1, 0)


@clause("TZ-19.7")
def test_the_wealth_tiles_farm_adds_to_the_built_one() -> None:
    position = worker_on("tikal", 4, seats=2).player(0, workers=3).offer("a1_farm_one").day(7)
    position.state.stage = CHOOSING_WEALTH
    for seat, dealt in enumerate([["w_uxmal_3", "w_palenque_7", "w_tikal_7", "w_uxmal_7"], WEALTH_OF_ANOTHER]):
        position.state.players[seat].dealt.cards = [COMPONENTS.wealth_ids.index(tile) for tile in dealt]
    table = position.last_turn_of(0)
    answer(table, "wealth w_uxmal_3", "wealth w_palenque_7", "wealth w_tikal_3", "wealth w_tikal_1")
    answer(table, "plan pick_up", "act tikal-4")
    assert me(table, 0).free_workers == 2
    assert me(table, 0).corn == 3 + 9 - 2  # one of three workers ate
    assert resources(table, 0) == [0, 1, 0]


WEALTH_OF_ANOTHER = ["w_tikal_1", "w_tikal_3", "w_tikal_5", "w_palenque_1"]


def granted_build(cost: list[int], *tiles: str, **goods: int) -> Table:
    """a1_tomb_build was just built with Tikal 2; its own build comes next."""
    table = acting(builder(cost, "a1_tomb_build", *tiles, **goods).monuments("m_tombs"))
    answer(table, "act tikal-2")
    if asked(table) == "build":
        answer(table, "build a1_tomb_build")
    if asked(table) == "architect":
        answer(table, "architect with")
    return answer(table, "worship chaac")


@clause("TZ-19.8")
def test_build_a_building_works_like_tikal_2() -> None:
    table = granted_build([9, 9, 9], "a1_farm_one", "a1_farm_discount")
    assert options(table) == ["a1_farm_one", "a1_farm_discount", "done"]
    assert why(table, 0, "build m_tombs").clause == "TZ-20.2"
    answer(table, "build a1_farm_discount")
    assert resources(table, 0) == [4, 9, 8]  # paid in resources
    assert table.ask.seat == 1  # one building only


@clause("TZ-19.8", "TZ-19.9")
def test_the_granted_build_is_optional_and_falls_away_when_nothing_can_be_paid() -> None:
    table = granted_build([9, 9, 9], "a1_farm_one")
    assert options(table) == ["a1_farm_one", "done"]
    answer(table, "build done")
    assert (table.ask.seat, len(me(table, 0).buildings), resources(table, 0)) == (1, 1, [8, 9, 8])
    table = granted_build([1, 0, 1], "a1_farm_one")
    assert (table.ask.seat, len(me(table, 0).buildings)) == (1, 1)


@clause("TZ-19.8")
def test_architecture_applies_anew_to_the_granted_build() -> None:
    table = granted_build([3, 0, 1], "a1_farm_one", architecture=2)
    assert (me(table, 0).corn, points(table, 0, "architecture")) == (1, 2)
    answer(table, "build a1_farm_one")
    assert (me(table, 0).corn, points(table, 0, "architecture"), resources(table, 0)) == (2, 4, [1, 0, 0])


@clause("TZ-19.9")
def test_exchange_works_like_uxmal_2_and_is_optional() -> None:
    table = acting(builder([1, 3, 0], "a2_tomb_exchange", corn=1))
    answer(table, "act tikal-2")
    assert (asked(table), options(table)) == ("sell", ["wood", "done"])
    answer(table, "sell wood", "buy stone")
    assert (resources(table, 0), me(table, 0).corn, vp(table, 0)) == ([0, 1, 0], 0, 6)
    table = answer(acting(builder([1, 3, 0], "a2_tomb_exchange")), "act tikal-2", "sell done")
    assert (resources(table, 0), vp(table, 0)) == ([1, 0, 0], 6)


@clause("TZ-19.9")
def test_any_action_costs_a_corn_and_is_optional() -> None:
    table = answer(acting(builder([2, 1, 1], "a2_tomb_any_action", corn=1)), "act tikal-2")
    assert (asked(table), options(table)[-1]) == ("act", "nothing")
    answer(table, "act yaxchilan-3")
    assert (me(table, 0).corn, resources(table, 0), vp(table, 0)) == (2, [0, 0, 1], 2)
    table = answer(acting(builder([2, 1, 1], "a2_tomb_any_action", corn=1)), "act tikal-2", "act nothing")
    assert (me(table, 0).corn, resources(table, 0), vp(table, 0)) == (1, [0, 0, 0], 2)


@clause("TZ-19.9")
def test_without_corn_there_is_no_any_action_but_the_building_stands() -> None:
    table = answer(acting(builder([2, 1, 1], "a2_tomb_any_action")), "act tikal-2")
    assert (table.ask.seat, vp(table, 0), len(me(table, 0).buildings)) == (1, 2, 1)


@clause("TZ-19.10")
@pytest.mark.parametrize(
    ("first", "second", "levels"),
    [
        ("extraction", "extraction", [0, 2, 0, 0]),
        ("agriculture", "theology", [1, 0, 0, 1]),
        ("theology", "agriculture", [1, 0, 0, 1]),
    ],
)
def test_two_levels_on_one_track_or_on_two(first: str, second: str, levels: list[int]) -> None:
    table = answer(acting(builder([0, 1, 2], "a2_shrine_two_techs")), "act tikal-2")
    assert options(table) == ["agriculture", "extraction", "architecture", "theology"]
    answer(table, f"advance {first}")
    assert options(table) == ["agriculture", "extraction", "architecture", "theology"]
    answer(table, f"advance {second}")
    assert (me(table, 0).technologies, resources(table, 0)) == (levels, [0, 0, 0])
    assert table.ask.seat == 1


@clause("TZ-19.10")
def test_the_second_level_may_be_the_bonus() -> None:
    table = acting(builder([0, 1, 2], "a2_shrine_two_techs", architecture=2))
    answer(table, "act tikal-2", "advance architecture", "advance architecture")
    assert (me(table, 0).technologies, points(table, 0, "architecture_bonus")) == ([0, 0, 3, 0], 3)


@clause("TZ-19.11", "TZ-19.14")
def test_age_1_is_offered_in_the_first_half_and_age_2_in_the_second() -> None:
    table = open_table(find_game("tzolkin"), 2, 5)
    assert all(COMPONENTS.buildings[card].age == 1 for card in board(table).building_offer.cards)
    position = builder([1, 0, 0], "a1_farm_one")
    table = answer(acting(position), "act tikal-2")
    assert {COMPONENTS.buildings[card].age for card in board(table).building_offer.cards} == {1}
    position = builder([2, 0, 0], "a2_farm_three").day(14)
    table = answer(acting(position), "act tikal-2")
    assert {COMPONENTS.buildings[card].age for card in board(table).building_offer.cards} == {2}


@clause("TZ-19.11", "TZ-19.14")
def test_the_rest_of_age_1_leaves_with_the_second_food_day() -> None:
    table = given().offer("a1_farm_one", "a1_tomb_build").day(12).end_of_round()
    assert (board(table).age, len(board(table).age1_stack.cards)) == (1, 12)
    table = given().offer("a1_farm_one", "a1_tomb_build").day(13).end_of_round()
    assert (board(table).age, board(table).age1_stack.cards) == (2, [])
    assert len(board(table).age2_stack.cards) == 12
    assert {COMPONENTS.buildings[card].age for card in board(table).building_offer.cards} == {2}


@clause("TZ-19.12")
def test_a_seventh_worker_does_not_come_but_the_rest_does() -> None:
    for workers, after in ((5, 6), (6, 6)):
        table = acting(builder([1, 1, 1], "a2_tomb_worker").player(0, workers=workers))
        answer(table, "act tikal-2")
        assert (me(table, 0).workers, me(table, 0).hand, vp(table, 0)) == (after, after, 6)
        assert len(me(table, 0).buildings) == 1


@clause("TZ-19.13")
def test_effects_come_in_the_order_of_the_tables_and_an_action_last() -> None:
    def told(tile: str, cost: list[int], *answers: str, **goods: int) -> list[str]:
        table = answer(acting(builder(cost, tile, **goods)), "act tikal-2", *answers)
        all_names = [line.split()[0] for line in happened(table)]
        return [name for name in all_names[all_names.index("built") + 1 :] if name != "refilled"]

    assert told("a1_shrine_theology_kukulcan", [0, 1, 1]) == ["advanced", "worshipped"]
    assert told("a1_civic_extraction_gold", [2, 1, 0]) == ["advanced", "gained"]
    assert told("a2_civic_tech_skull", [2, 2, 0], "advance theology") == ["advanced", "gained"]
    assert told("a2_tomb_worker", [1, 1, 1]) == ["worker_gained", "scored"]
    assert told("a2_shrine_chaac", [0, 2, 0]) == ["worshipped", "worshipped", "scored"]
    assert told("a2_tomb_exchange", [1, 3, 0], "sell wood", "buy done") == ["scored", "sold"]
    assert told("a2_tomb_any_action", [2, 1, 1], "act palenque-1", corn=1) == ["scored", "spent", "acted", "gained"]
    assert told("a1_tomb_build", [1, 0, 1], "worship chaac") == ["worshipped"]


@clause("TZ-19.13")
def test_goods_of_a_tile_are_there_for_its_action() -> None:
    # The bonus of the free level, a skull, comes before the tile's own skull: both are there in the end.
    table = acting(builder([2, 2, 0], "a2_civic_tech_skull", theology=3))
    answer(table, "act tikal-2", "advance theology")
    assert (me(table, 0).skulls, board(table).skull_supply) == (2, 11)
