"""TZ-13, TZ-19 and TZ-21 together: what a double build leaves to the player, and in which order."""

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
    me,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table


def double(*tiles: str, **goods: int) -> Given:
    """A worker on Tikal 4 before these tiles."""
    return worker_on("tikal", 4, **goods).offer(*tiles)


def built(table: Table) -> list[str]:
    return [COMPONENTS.building_ids[building] for building in me(table, 0).buildings]


@clause("TZ-13.14", "TZ-19.9")
@pytest.mark.parametrize("first", ["a2_tomb_exchange", "a2_tomb_any_action"])
def test_two_granted_actions_in_an_order_of_choice(first: str) -> None:
    second = {"a2_tomb_exchange": "a2_tomb_any_action", "a2_tomb_any_action": "a2_tomb_exchange"}[first]
    position = double("a2_tomb_exchange", "a2_tomb_any_action", wood=2, stone=5, gold=1)
    table = answer(acting(position), "act tikal-4", f"build {first}", f"build {second}")
    assert built(table) == [first, second]
    assert (asked(table), options(table), vp(table, 0)) == ("follow_up", ["exchange", "any_action"], 8)
    # Without corn the any action can only follow the exchange.
    there = answer(table.copy(), "follow_up exchange", "sell stone", "buy done")
    assert (asked(there), me(there, 0).corn) == ("act", 3)
    answer(there, "act yaxchilan-1")
    assert (me(there, 0).corn, resources(there, 0)) == (2, [1, 0, 0])
    there = answer(table.copy(), "follow_up any_action")
    assert asked(there) == "sell"
    answer(there, "sell done")
    assert there.ask.seat == 1


@clause("TZ-13.14")
def test_both_granted_actions_happen_once_each() -> None:
    position = double("a2_tomb_exchange", "a2_tomb_any_action", wood=2, stone=4, gold=1, corn=1)
    table = answer(acting(position), "act tikal-4", "build a2_tomb_exchange", "build a2_tomb_any_action")
    answer(table, "follow_up any_action", "act palenque-1")
    assert asked(table) == "buy"  # the exchange, after the any action; nothing to sell
    answer(table, "buy stone")
    assert (table.ask.seat, me(table, 0).corn, resources(table, 0)) == (1, 0, [0, 1, 0])


@clause("TZ-13.8", "TZ-19.8")
def test_the_first_buildings_build_comes_after_the_second_and_a_third_follows() -> None:
    position = double("a1_tomb_build", "a1_farm_one", "a2_tomb_exchange", wood=2, stone=4, gold=1)
    table = answer(acting(position), "act tikal-4", "build a1_tomb_build", "worship chaac")
    assert (built(table), asked(table)) == (["a1_tomb_build"], "build")
    answer(table, "build a2_tomb_exchange")
    assert options(table) == ["build", "exchange"]
    answer(table, "follow_up exchange", "sell stone", "sell done", "buy done")
    assert options(table) == ["a1_farm_one", "done"]
    answer(table, "build a1_farm_one")
    assert built(table) == ["a1_tomb_build", "a2_tomb_exchange", "a1_farm_one"]
    assert (me(table, 0).corn, resources(table, 0), vp(table, 0)) == (3, [0, 0, 0], 6)


@clause("TZ-13.8")
def test_the_granted_action_comes_also_when_no_second_building_follows() -> None:
    position = double("a2_tomb_exchange", "a1_farm_one", wood=1, stone=3)
    table = answer(acting(position), "act tikal-4", "build a2_tomb_exchange", "build done")
    assert (asked(table), options(table)) == ("sell", ["wood", "done"])
    # Nothing else can be paid: the second question falls away, the action does not.
    table = answer(acting(double("a2_tomb_exchange", "a1_farm_one", stone=3, corn=2)), "act tikal-4")
    assert (built(table), asked(table)) == (["a2_tomb_exchange"], "buy")


@clause("TZ-13.5", "TZ-13.12")
@pytest.mark.parametrize(("way", "corn", "scored"), [("with", [1, 1], [2, 2]), ("without", [0, 1], [0, 2])])
def test_architecture_for_the_first_or_the_second_building(way: str, corn: list[int], scored: list[int]) -> None:
    table = answer(acting(double("a1_farm_one", "a1_farm_discount", wood=5, architecture=2)), "act tikal-4")
    answer(table, "build a1_farm_one")
    assert (asked(table), options(table)) == ("architect", ["without", "with"])
    answer(table, f"architect {way}")
    assert (me(table, 0).corn, points(table, 0, "architecture")) == (corn[0], scored[0])
    answer(table, "build a1_farm_discount")
    assert (me(table, 0).corn, points(table, 0, "architecture")) == (corn[1], scored[1])
    assert (resources(table, 0), table.ask.seat) == ([0, 0, 0], 1)


@clause("TZ-13.12")
def test_kept_architecture_goes_to_the_first_without_a_second_building() -> None:
    table = answer(acting(double("a1_farm_one", "a1_farm_discount", wood=5, architecture=2)), "act tikal-4")
    answer(table, "build a1_farm_one", "architect without")
    assert (me(table, 0).corn, points(table, 0, "architecture")) == (0, 0)
    answer(table, "build done")
    assert (me(table, 0).corn, points(table, 0, "architecture"), table.ask.seat) == (1, 2, 1)


@clause("TZ-13.12", "TZ-21.14")
def test_it_goes_there_by_the_level_held_before() -> None:
    """Architecture 1, raised to 2 by the shrine: 1 corn and no VP; a lower price is not paid back."""
    position = double("a1_shrine_architecture", "a1_farm_one", wood=1, gold=2, architecture=1)
    table = answer(acting(position), "act tikal-4", "build a1_shrine_architecture", "architect without", "build done")
    assert (me(table, 0).corn, points(table, 0, "architecture"), resources(table, 0)) == (1, 0, [1, 0, 1])
    position = double("a1_farm_one", "a1_farm_discount", wood=5, architecture=3)
    table = answer(acting(position), "act tikal-4", "build a1_farm_one", "architect without", "build done")
    assert (me(table, 0).corn, points(table, 0, "architecture"), resources(table, 0)) == (1, 2, [4, 0, 0])


@clause("TZ-13.12", "TZ-13.8")
def test_it_goes_there_before_the_action_that_follows() -> None:
    position = double("a2_tomb_any_action", "a1_farm_one", wood=3, stone=1, gold=1, architecture=1)
    table = answer(acting(position), "act tikal-4", "build a2_tomb_any_action", "architect without", "build done")
    assert (asked(table), me(table, 0).corn) == ("act", 1)  # which pays for the action


@clause("TZ-13.12")
@pytest.mark.parametrize(
    ("offer", "goods", "can_follow"),
    [
        (["a1_farm_one"], {"wood": 9}, False),  # no other tile
        (["a1_farm_one", "a1_farm_discount"], {"wood": 4}, False),  # 3 wood are left for a price of 4
        (["a1_farm_one", "a1_farm_discount"], {"wood": 5}, True),
        (["a1_farm_one", "a1_farm_discount"], {"wood": 4, "architecture": 3}, True),  # with the kept discount
        (["a1_farm_one", "a1_farm_one"], {"wood": 2}, True),  # two of the same
        (["a1_farm_one", "a1_farm_one"], {"wood": 1}, False),
    ],
)
def test_architecture_is_kept_only_while_a_second_building_can_follow(
    offer: list[str], goods: dict[str, int], can_follow: bool
) -> None:
    table = acting(double(*offer, **({"architecture": 1} | goods)))
    answer(table, "act tikal-4")
    if asked(table) == "build":
        answer(table, "build a1_farm_one")
    if can_follow:
        assert "without" in options(table)
        return
    # Used on the only building, without a question.
    assert (me(table, 0).corn, table.ask.seat) == (1, 1)


@clause("TZ-13.12", "TZ-13.7", "TZ-13.6")
@pytest.mark.parametrize(
    ("first", "second", "goods", "can_follow"),
    [
        # What it gives pays: 1 gold; not where the tile gives something else.
        ("a1_civic_extraction_gold", "a1_shrine_architecture", {"wood": 2, "stone": 1}, True),
        ("a1_civic_extraction_corn", "a1_shrine_architecture", {"wood": 1, "stone": 1}, False),
        # Its level brings the discount: 3 wood for a price of 4.
        ("a1_shrine_architecture", "a1_farm_discount", {"wood": 3, "gold": 1, "architecture": 2}, True),
        ("a1_shrine_architecture", "a1_farm_discount", {"wood": 3, "gold": 1}, False),
        # A level of choice brings the discount, or beyond the last of extraction 2 resources.
        ("a2_civic_tech_corn", "a1_farm_one", {"wood": 3, "stone": 1, "architecture": 2}, True),
        ("a2_civic_tech_corn", "a2_shrine_kukulcan", {"wood": 3, "stone": 1, "extraction": 3}, True),
        ("a2_civic_tech_corn", "a2_shrine_kukulcan", {"wood": 3, "stone": 1, "extraction": 2}, False),
    ],
)
def test_what_the_first_building_gives_can_make_a_second_possible(
    first: str, second: str, goods: dict[str, int], can_follow: bool
) -> None:
    table = answer(acting(double(first, second, **({"architecture": 1} | goods))), "act tikal-4")
    if asked(table) == "build":
        answer(table, f"build {first}")
    assert ("without" in options(table)) == can_follow


@clause("TZ-13.5", "TZ-21.12")
def test_the_discount_is_for_one_of_the_two_only() -> None:
    position = double("a1_farm_one", "a1_farm_discount", wood=4, architecture=3)
    table = answer(acting(position), "act tikal-4", "build a1_farm_one")
    assert options(table) == ["without", "with", "save_wood"]
    saved = answer(table.copy(), "architect save_wood")
    assert options(saved) == ["a1_farm_discount", "done"]  # 4 wood at full price
    answer(saved, "build a1_farm_discount")
    assert (resources(saved, 0), me(saved, 0).corn, points(saved, 0, "architecture")) == ([0, 0, 0], 1, 2)
    used = answer(table.copy(), "architect with")
    assert used.ask.seat == 1  # 3 wood are left, the second costs 4 without the discount
    kept = answer(table, "architect without")
    answer(kept, "build a1_farm_discount")  # the only way to pay: one wood less
    assert (resources(kept, 0), me(kept, 0).corn, points(kept, 0, "architecture")) == ([0, 0, 0], 1, 2)


@clause("TZ-13.5")
def test_a_second_building_that_needs_the_used_discount_says_why() -> None:
    position = double("a1_farm_one", "a1_farm_discount", "a1_shrine_architecture", wood=3, gold=1, architecture=3)
    table = answer(acting(position), "act tikal-4", "build a1_farm_one", "architect save_wood")
    assert options(table) == ["a1_shrine_architecture", "done"]
    blocked = why(table, 0, "build a1_farm_discount")
    assert (blocked.reason, blocked.clause) == ("blocked-building-too-dear", "TZ-19.1")


@clause("TZ-13.6", "TZ-21.14")
def test_a_level_of_the_first_building_helps_the_second() -> None:
    table = answer(acting(double("a1_shrine_architecture", "a1_farm_one", wood=1, gold=1)), "act tikal-4")
    answer(table, "build a1_shrine_architecture", "build a1_farm_one")
    assert (me(table, 0).corn, points(table, 0, "architecture")) == (1, 0)
    position = double("a1_shrine_architecture", "a1_farm_discount", wood=3, gold=1, architecture=2)
    table = answer(acting(position), "act tikal-4", "architect without", "build a1_farm_discount")
    assert (resources(table, 0), me(table, 0).corn, points(table, 0, "architecture")) == ([0, 0, 0], 1, 2)


@clause("TZ-13.7", "TZ-13.13")
def test_goods_of_the_first_building_pay_for_the_second() -> None:
    position = double("a1_civic_extraction_gold", "a1_shrine_architecture", "a1_farm_one", wood=2, stone=1)
    table = answer(acting(position), "act tikal-4", "build a1_civic_extraction_gold")
    assert options(table) == ["a1_shrine_architecture", "done"]
    answer(table, "build a1_shrine_architecture")
    assert (built(table), resources(table, 0)) == (["a1_civic_extraction_gold", "a1_shrine_architecture"], [0, 0, 0])


@clause("TZ-13.13", "TZ-19.2")
def test_the_second_building_is_one_of_the_tiles_still_there() -> None:
    table = answer(acting(double("a1_farm_one", "a1_farm_one", wood=9)), "act tikal-4")
    assert built(table) == ["a1_farm_one"]
    assert options(table) == ["a1_farm_one", "done"]
    answer(table, "build a1_farm_one")
    assert (len(built(table)), resources(table, 0), table.ask.seat) == (2, [7, 0, 0], 1)
    table = answer(acting(double("a1_farm_one", wood=9)), "act tikal-4")
    assert (len(built(table)), table.ask.seat) == (1, 1)


@clause("TZ-13.8", "TZ-21.19")
def test_a_granted_build_with_a_granted_action_of_its_own() -> None:
    position = worker_on("tikal", 2, wood=2, stone=3, gold=1).offer("a1_tomb_build", "a2_tomb_exchange")
    table = answer(acting(position), "act tikal-2", "build a1_tomb_build", "worship chaac")
    answer(table, "build a2_tomb_exchange", "sell wood", "buy done")
    assert (built(table), me(table, 0).corn, vp(table, 0)) == (["a1_tomb_build", "a2_tomb_exchange"], 2, 6)
    assert board(table).building_offer.cards.count(-1) == 0
