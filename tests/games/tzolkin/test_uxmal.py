"""TZ-14 Uxmal: sacrifice, exchange, recruiting, building with corn, any action."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    acting,
    answer,
    asked,
    board,
    events,
    given,
    me,
    options,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table

ANY_ACTION = [
    *(f"palenque-{n}" for n in range(1, 6)),
    *(f"yaxchilan-{n}" for n in range(1, 6)),
    *(f"tikal-{n}" for n in range(1, 6)),
    *(f"uxmal-{n}" for n in range(1, 5)),
]


@clause("TZ-14.1")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_three_corn_buy_one_step_in_a_temple_of_choice(temple: str) -> None:
    table = answer(acting(worker_on("uxmal", 1, corn=3)), "act uxmal-1")
    assert options(table) == ["chaac", "quetzalcoatl", "kukulcan"]
    answer(table, f"worship {temple}")
    assert me(table, 0).corn == 0
    assert sorted(me(table, 0).temples) == [1, 1, 2]
    assert me(table, 0).temples[["chaac", "quetzalcoatl", "kukulcan"].index(temple)] == 2


@clause("TZ-14.1")
def test_the_step_is_not_repeated_however_much_corn_there_is() -> None:
    table = answer(acting(worker_on("uxmal", 1, corn=9)), "act uxmal-1", "worship chaac")
    assert (me(table, 0).corn, me(table, 0).temples) == (6, [2, 1, 1])
    assert table.ask.seat == 1


@clause("TZ-14.1")
def test_two_corn_do_not_buy_a_step_and_the_step_back_counts() -> None:
    table = acting(worker_on("uxmal", 6, corn=2))
    assert options(table) == ["uxmal-2", "uxmal-3", "uxmal-5", "nothing"]
    assert why(table, 0, "act uxmal-1").clause == "TZ-7.7"
    assert options(acting(worker_on("uxmal", 2, corn=3))) == ["uxmal-2", "nothing"]
    assert options(acting(worker_on("uxmal", 2, corn=4))) == ["uxmal-1", "uxmal-2", "nothing"]


def market(**goods: int) -> Table:
    return answer(acting(worker_on("uxmal", 2, **goods)), "act uxmal-2")


@clause("TZ-14.2")
@pytest.mark.parametrize(("resource", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_selling_at_the_fixed_rates(resource: str, rate: int) -> None:
    table = market(**{resource: 2}, skulls=1)
    assert options(table) == [resource, "done"]
    answer(table, f"sell {resource}", f"sell {resource}")
    assert me(table, 0).corn == 2 * rate
    assert resources(table, 0) == [0, 0, 0]
    sold = events(table, "sold")
    assert [event.values[2] for event in sold] == [rate, rate]
    assert asked(table) == "buy"
    answer(table, "buy done")
    assert (me(table, 0).corn, me(table, 0).skulls) == (2 * rate, 1)
    assert table.ask.seat == 1


@clause("TZ-14.2")
@pytest.mark.parametrize(
    ("resource", "rate", "held"), [("wood", 2, [1, 0, 0]), ("stone", 3, [0, 1, 0]), ("gold", 4, [0, 0, 1])]
)
def test_buying_at_the_fixed_rates(resource: str, rate: int, held: list[int]) -> None:
    cheaper = ["wood", "stone", "gold"][: rate - 1]
    table = market(corn=rate, skulls=1)
    assert asked(table) == "buy"
    assert options(table) == [*cheaper, "done"]
    answer(table, f"buy {resource}")
    assert (me(table, 0).corn, resources(table, 0), me(table, 0).skulls) == (0, held, 1)
    assert events(table, "bought")[0].values[2] == rate


@clause("TZ-14.2")
def test_any_number_of_times_in_both_directions_in_one_action() -> None:
    table = market(gold=3)
    answer(table, "sell gold", "sell gold", "sell gold", "buy wood", "buy wood", "buy stone", "buy stone", "buy wood")
    assert (me(table, 0).corn, resources(table, 0)) == (0, [3, 2, 0])
    assert table.ask.seat == 1


@clause("TZ-14.2")
def test_an_exchange_may_be_left_without_a_trade() -> None:
    table = market(corn=5, wood=1)
    answer(table, "sell done", "buy done")
    assert (me(table, 0).corn, resources(table, 0)) == (5, [1, 0, 0])


@clause("TZ-14.2")
def test_an_exchange_with_nothing_to_trade_is_over_at_once() -> None:
    table = market(corn=1, skulls=2)
    assert (me(table, 0).corn, me(table, 0).skulls) == (1, 2)
    assert table.ask.seat == 1


@clause("TZ-14.3")
def test_a_worker_comes_from_the_supply_into_hand() -> None:
    table = answer(acting(worker_on("uxmal", 3, 6)), "pick_up uxmal-3", "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (3, 2)
    assert len(events(table, "worker_gained")) == 1
    table = answer(acting(worker_on("uxmal", 3, 4, 5, 6, 7)), "pick_up uxmal-3", "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (6, 2)


@clause("TZ-14.3")
def test_with_six_workers_nothing_happens_but_the_action_is_legal() -> None:
    table = answer(acting(worker_on("uxmal", 3, 4, 5, 6, 7).player(0, workers=6)), "pick_up uxmal-3", "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (6, 2)
    assert len(events(table, "no_worker_left")) == 1


@clause("TZ-14.4")
def test_a_building_costs_two_corn_per_resource() -> None:
    position = worker_on("uxmal", 4, corn=7, wood=5, stone=5, gold=5)
    table = acting(position.offer("a1_civic_extraction_gold").monuments("m_tombs"))
    answer(table, "act uxmal-4")  # 2 wood + 1 stone; the only choice
    assert me(table, 0).corn == 1
    assert resources(table, 0) == [5, 5, 6]  # untouched, and the tile's gold
    assert len(me(table, 0).buildings) == 1


@clause("TZ-14.4")
def test_corn_and_resources_are_not_mixed() -> None:
    table = acting(worker_on("uxmal", 4, corn=5, wood=9, stone=9, gold=9).offer("a1_civic_extraction_gold"))
    assert options(table) == ["uxmal-2", "uxmal-3", "nothing"]
    assert why(table, 0, "act uxmal-4").reason == "blocked-not-enough-corn"
    table = acting(worker_on("uxmal", 4, corn=6).offer("a1_civic_extraction_gold"))
    assert options(table) == ["uxmal-1", "uxmal-2", "uxmal-3", "uxmal-4", "nothing"]


@clause("TZ-14.4")
def test_the_step_back_is_paid_before_the_building() -> None:
    table = acting(worker_on("uxmal", 5, corn=6).offer("a1_civic_extraction_gold"))
    assert options(table) == ["uxmal-2", "uxmal-3", "uxmal-5", "nothing"]
    table = answer(acting(worker_on("uxmal", 5, corn=7).offer("a1_civic_extraction_gold")), "act uxmal-4")
    assert me(table, 0).corn == 0


@clause("TZ-14.4")
def test_corn_builds_one_building_and_no_monument() -> None:
    position = worker_on("uxmal", 4, corn=20, wood=9, stone=9, gold=9)
    table = acting(position.offer("a1_farm_one", "a1_farm_discount").monuments("m_tombs"))
    answer(table, "act uxmal-4")
    assert options(table) == ["a1_farm_one", "a1_farm_discount"]
    assert why(table, 0, "build m_tombs").clause == "TZ-20.2"
    answer(table, "build a1_farm_discount")
    assert me(table, 0).corn == 12
    assert table.ask.seat == 1
    table = acting(worker_on("uxmal", 4, corn=20, wood=9, stone=9, gold=9).monuments("m_tombs"))
    assert options(table) == ["uxmal-1", "uxmal-2", "uxmal-3", "nothing"]


@clause("TZ-14.5")
def test_any_action_costs_one_corn_and_the_price_of_the_action() -> None:
    table = answer(acting(worker_on("uxmal", 5, corn=4)), "act uxmal-5")
    assert asked(table) == "act"
    answer(table, "act uxmal-1", "worship kukulcan")
    assert (me(table, 0).corn, me(table, 0).temples) == (0, [1, 1, 2])
    table = answer(acting(worker_on("uxmal", 5, corn=3)), "act uxmal-5")
    assert "uxmal-1" not in options(table)
    assert why(table, 0, "act uxmal-1").clause == "TZ-7.7"


@clause("TZ-14.5")
def test_any_action_needs_its_corn() -> None:
    table = acting(worker_on("uxmal", 6, corn=0))
    assert options(table) == ["uxmal-2", "uxmal-3", "nothing"]
    assert why(table, 0, "act uxmal-5").clause == "TZ-7.7"
    assert "uxmal-5" in options(acting(worker_on("uxmal", 5, corn=1)))


@clause("TZ-14.5")
def test_any_action_pays_tikals_price_in_resources() -> None:
    table = answer(acting(worker_on("uxmal", 5, corn=1, wood=1, gold=1)), "act uxmal-5", "act tikal-5")
    assert options(table) == ["1wood", "1gold"]
    answer(table, "pay 1gold", "worship chaac", "worship kukulcan")
    assert (me(table, 0).corn, resources(table, 0), me(table, 0).temples) == (0, [1, 0, 0], [2, 1, 2])


@clause("TZ-14.5", "TZ-14.7")
def test_any_action_offers_the_four_small_gears_and_never_chichen_itza() -> None:
    position = worker_on("uxmal", 5, corn=30, wood=9, stone=9, gold=9, skulls=2).offer("a1_farm_one")
    table = answer(acting(position), "act uxmal-5")
    assert options(table) == ANY_ACTION
    assert why(table, 0, "act chichen_itza-1").clause == "TZ-14.5"
    assert why(table, 0, "act uxmal-5").clause == "TZ-14.7"
    assert why(table, 0, "act uxmal-6").clause == "TZ-7.5"
    assert why(table, 0, "act tikal-0").clause == "TZ-7.5"


@clause("TZ-14.7")
def test_an_any_action_effect_offers_the_same_actions() -> None:
    position = worker_on("tikal", 2, corn=30, wood=9, stone=9, gold=9, skulls=2)
    table = acting(position.offer("a2_tomb_any_action", "a1_farm_one"))
    answer(table, "act tikal-2", "build a2_tomb_any_action")
    assert options(table) == [*ANY_ACTION, "nothing"]
    assert why(table, 0, "act uxmal-5").clause == "TZ-14.7"
    assert why(table, 0, "act chichen_itza-4").clause == "TZ-14.5"


@clause("TZ-14.5")
def test_any_action_offers_only_what_can_be_paid_after_its_corn() -> None:
    table = answer(acting(worker_on("uxmal", 5, corn=2).offer("a1_farm_one")), "act uxmal-5")
    everything = [f"palenque-{n}" for n in range(1, 6)] + [f"yaxchilan-{n}" for n in range(1, 6)]
    assert options(table) == [*everything, "uxmal-2", "uxmal-3"]  # 1 corn is left; the farm costs 2
    table = answer(acting(worker_on("uxmal", 5, corn=3).offer("a1_farm_one")), "act uxmal-5")
    assert options(table) == [*everything, "uxmal-2", "uxmal-3", "uxmal-4"]
    answer(table, "act uxmal-4")
    assert me(table, 0).corn == 0


@clause("TZ-14.6")
@pytest.mark.parametrize("space", [6, 7])
def test_the_last_spaces_offer_every_uxmal_action_without_fee(space: int) -> None:
    table = acting(worker_on("uxmal", space, corn=3).offer("a1_farm_one"))
    assert options(table) == ["uxmal-1", "uxmal-2", "uxmal-3", "uxmal-4", "uxmal-5", "nothing"]
    answer(table, "act uxmal-1", "worship chaac")
    assert me(table, 0).corn == 0


@clause("TZ-14.6")
def test_action_five_costs_its_corn_from_the_last_spaces_too() -> None:
    table = answer(acting(worker_on("uxmal", 7, corn=1)), "act uxmal-5", "act yaxchilan-1")
    assert (me(table, 0).corn, resources(table, 0)) == (0, [1, 0, 0])


def reachable(table: Table) -> set[tuple[int, int, int, int]]:
    """All holdings (corn, wood, stone, gold) in which the open exchange can end."""
    ends: set[tuple[int, int, int, int]] = set()
    seen: set[tuple[str, int, int, int, int]] = set()
    waiting = [table]
    while waiting:
        here = waiting.pop()
        wood, stone, gold = resources(here, 0)
        if here.ask.seat != 0:
            ends.add((me(here, 0).corn, wood, stone, gold))
            continue
        place = (asked(here), me(here, 0).corn, wood, stone, gold)
        if place in seen:
            continue
        seen.add(place)
        for option in here.ask.options:
            there = here.copy()
            there.answer(0, option)
            waiting.append(there)
    return ends


@clause("TZ-14.8")
def test_an_exchange_can_end_in_every_holding_of_the_same_value_and_no_other() -> None:
    same_value = {
        (corn, wood, stone, gold)
        for corn in range(12)
        for wood in range(6)
        for stone in range(4)
        for gold in range(3)
        if corn + 2 * wood + 3 * stone + 4 * gold == 11
    }
    assert len(same_value) == 27
    assert reachable(market(corn=1, wood=1, gold=2)) == same_value


@clause("TZ-14.8")
def test_nothing_is_sold_that_is_not_held_and_nothing_bought_without_the_corn() -> None:
    table = market(corn=1, stone=1, wood=1)
    assert options(table) == ["wood", "stone", "done"]
    assert why(table, 0, "sell gold").clause == "TZ-14.8"
    answer(table, "sell stone", "sell done")
    assert me(table, 0).corn == 4
    answer(table, "buy wood")
    assert options(table) == ["wood", "done"]
    assert why(table, 0, "buy stone").clause == "TZ-14.8"


@clause("TZ-14.4")
def test_corn_building_leaves_the_others_and_the_score_alone() -> None:
    table = acting(
        given().player(0, workers=1).player(1, workers=1, corn=2).worker(1, "uxmal", 4).offer("a1_farm_one"), 1
    )
    answer(table, "act uxmal-4")
    assert (me(table, 1).corn, me(table, 1).free_workers, vp(table, 1)) == (0, 1, 0)
    assert me(table, 0).free_workers == 0
    assert all(card >= 0 for card in board(table).building_offer.cards)  # refilled at the end of the turn
