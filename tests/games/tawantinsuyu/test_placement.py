"""TA-4 Placement and its price."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    Given,
    answer,
    asked,
    board,
    continued,
    events,
    given,
    gods,
    log,
    me,
    options,
    placing,
    points,
    quiet,
    resources,
    space,
    standing,
    vp,
    why,
    workers,
)
from tinkuy.core.chance import Chance
from tinkuy.core.components import read_components
from tinkuy.games.tawantinsuyu.components import COURIER, Components
from tinkuy.games.tawantinsuyu.conduct import PEOPLE
from tinkuy.games.tawantinsuyu.hill import food_price
from tinkuy.games.tawantinsuyu.priest import action_at
from tinkuy.games.tawantinsuyu.rulings import Rulings
from tinkuy.games.tawantinsuyu.setup import empty_table
from tinkuy.games.tawantinsuyu.told.kinds import AS_IT_IS


def price(start: Given, where: str, identity: int = AS_IT_IS) -> int:
    return food_price(start.state, start.state.players[0], space(where), identity)


def spaces_offered(start: Given) -> list[str]:
    table = answer(start.turn_of(0), "plan place")
    assert asked(table) == "space"
    return options(table)


@clause("TA-4.1")
def test_one_worker_from_the_supply_to_an_empty_space() -> None:
    table = placing(given(2).player(0, architect=1, priest=1, gold=1).hill(T0b="warrior"), "architect", "T0a")
    assert standing(table) == {"T0a": "architect", "T0b": "warrior"}
    assert workers(table, 0) == ["priest"]


@clause("TA-4.1")
def test_a_space_with_a_worker_is_not_offered() -> None:
    start = given(2).player(0, architect=1, gold=9).hill(T0a="warrior")
    table = answer(start.turn_of(0), "plan place")
    assert "T0a" not in options(table)
    assert "T0b" in options(table)
    refused = why(table, 0, "space T0a")
    assert (refused.reason, refused.clause) == ("blocked-space-taken", "TA-4.1")


@clause("TA-4.1")
def test_without_a_worker_nothing_is_placed() -> None:
    table = given(2).player(0, gold=9).turn_of(0)
    refused = why(table, 0, "plan place")
    assert (refused.reason, refused.clause) == ("blocked-no-workers", "TA-4.1")


@clause("TA-4.2")
def test_a_god_card_of_the_symbol_or_one_gold() -> None:
    """T0a shows an eye: G29 and G30 do, G01 does not."""
    start = given(2).player(0, architect=1, gold=1, god="G01 G29 G30")
    table = placing(start, "architect", "T0a", price="")
    assert (asked(table), options(table)) == ("price", ["G29", "G30", "gold"])
    paid = answer(table.copy(), "price G30")
    assert (gods(me(paid, 0).god_hand), resources(paid, 0)[3]) == (["G01", "G29"], 1)
    answer(table, "price gold")
    assert (gods(me(table, 0).god_hand), resources(table, 0)[3]) == (["G01", "G29", "G30"], 0)


@clause("TA-4.2")
def test_without_gold_only_spaces_of_symbols_in_hand() -> None:
    start = given(2).player(0, architect=1, god="G29", potato=99)
    eyes = [id for id, place in zip(COMPONENTS.space_ids, COMPONENTS.spaces, strict=True) if place.symbol == 4]
    assert spaces_offered(start) == eyes
    table = continued(start.turn_of(0)).turn_of(0)
    refused = why(answer(table, "plan place"), 0, "space T0b")
    assert (refused.reason, refused.clause) == ("blocked-no-card-no-gold", "TA-4.2")
    table = given(2).player(0, architect=1, potato=99).turn_of(0)
    assert why(table, 0, "plan place").clause == "TA-4.2"


@clause("TA-4.3")
def test_gold_gives_no_card_rewards_even_with_the_statue() -> None:
    start = given(2).player(0, architect=1, gold=1, god="G29", small="eye")
    table = answer(placing(start, "architect", "T0a"), "task tm0")
    assert asked(table) == "hire"
    assert resources(table, 0) == [3, 0, 0, 0]  # the task's potatoes only
    assert gods(me(table, 0).god_hand) == ["G29"]


@clause("TA-4.4")
def test_distance_and_height_are_paid_before_any_task() -> None:
    """Sector 1 is next to the priest's: 1; middle terrace: 2."""
    start = given(2).player(0, architect=1, gold=1, potato=3)
    table = placing(start, "architect", "M1a")
    assert (asked(table), resources(table, 0)) == ("task", [0, 0, 0, 0])
    start = given(2).player(0, architect=1, gold=1, potato=2, god="G08 G29")
    table = answer(start.turn_of(0), "plan place")
    refused = why(table, 0, "space M1b")
    assert (refused.reason, refused.clause) == ("blocked-food-beside-gold", "TA-4.4")
    assert "M1a" in options(table)  # with the card of its symbol the gold is food


@clause("TA-4.5")
@pytest.mark.parametrize("sector", range(5))
def test_distance(sector: int) -> None:
    start = given(2).player(0, sector=sector)
    prices = [price(start, f"T{(sector + away) % 5}a") for away in range(5)]
    assert prices == [0, 1, 3, 3, 1]


@clause("TA-4.6")
def test_height() -> None:
    assert [price(given(2), where) for where in ("T0a", "M0a", "B0a")] == [0, 2, 5]
    assert [price(given(2), where) for where in ("T2a", "M2a", "B2a")] == [3, 5, 8]


@clause("TA-4.7", "TA-4.8", "TA-4.9")
@pytest.mark.parametrize(
    ("spots", "prices"),
    [
        ([], [0, 2, 5]),
        (["upper-1"], [0, 0, 3]),
        (["upper-1", "lower-1"], [0, 0, 1]),  # the lower steps do nothing for the middle, nothing falls below 0
        (["upper-2", "lower-2"], [0, 2, 5]),  # another sector
    ],
)
def test_steps_lower_the_height_by_two_each(spots: list[str], prices: list[int]) -> None:
    start = given(2).steps(1, *spots)
    assert [price(start, where) for where in ("T0a", "M0a", "B0a")] == prices


def other_discount(food: int) -> list[int]:
    """Prices of the three terraces next to the priest's sector, with upper and lower steps that save this much each."""
    text = files("tinkuy.games.tawantinsuyu").joinpath("components.toml").read_text(encoding="utf-8")
    components = Components(read_components(text.replace("steps_discount = 2", f"steps_discount = {food}")))
    state = empty_table(components, Rulings({}), 2, [PEOPLE] * 2, Chance(1))
    state.players[0].priest = 4
    state.steps[0] = state.steps[1] = 1
    return [food_price(state, state.players[0], space(where), AS_IT_IS) for where in ("T0a", "M0a", "B0a")]


@clause("TA-4.8", "TA-4.9")
def test_discounts_of_other_tables() -> None:
    assert other_discount(1) == [1, 1 + 2 - 1, 1 + 5 - 2]  # the lower steps serve the bottom only
    assert other_discount(3) == [1, 1 + 0, 1 + 0]  # 2 - 3 and 5 - 6 are 0, the distance stays


@clause("TA-4.9")
def test_the_height_never_pays_for_the_distance() -> None:
    """With upper and lower steps the middle costs 0 + 1 for the distance, not less."""
    start = given(2).player(0, sector=4).steps(1, "upper-1", "lower-1")
    assert (price(start, "M0a"), price(start, "B0a")) == (1, 2)


@clause("TA-4.10", "TA-4.12", "TA-4.8")
@pytest.mark.parametrize(
    ("where", "gained"),
    [("T0a", [0, 0, 0]), ("M0a", [0, 1, 0]), ("B0a", [0, 1, 1])],
)
def test_owners_of_used_steps_score(where: str, gained: list[int]) -> None:
    start = given(3).player(0, architect=1, gold=9).steps(1, "upper-1").steps(2, "lower-1")
    table = placing(start, "architect", where)
    assert [vp(table, seat) - 10 for seat in range(3)] == gained
    assert [points(table, seat, "steps_used") for seat in range(3)] == gained


@clause("TA-4.10")
def test_one_point_for_each_marker() -> None:
    start = given(2).player(0, architect=1, gold=9).steps(1, "upper-1", "lower-1")
    assert vp(placing(start, "architect", "B0a"), 1) == 12


@clause("TA-4.12")
def test_own_steps_give_the_discount_but_no_points() -> None:
    start = given(2).player(0, architect=1, gold=2).steps(0, "upper-1", "lower-1")
    table = placing(start, "architect", "B0a")
    assert (vp(table, 0), resources(table, 0)[3]) == (10, 0)


@clause("TA-4.11")
def test_the_discount_is_compulsory() -> None:
    start = given(2).player(0, architect=1, gold=1, potato=5, corn=5).steps(1, "upper-1")
    table = placing(start, "architect", "M0a")
    assert asked(table) == "task"  # nothing could be paid
    assert (resources(table, 0), vp(table, 1)) == ([5, 5, 0, 0], 11)


@clause("TA-4.13")
def test_workers_stay_on_the_hill() -> None:
    table = placing(given(2).player(0, architect=1, gold=1).hill(M0a="priest"), "architect", "T0a")
    quiet(table, 0)
    assert standing(table) == {"T0a": "architect", "M0a": "priest"}
    quiet(answer(table, "plan pray", "plan train"), 1)
    assert standing(table) == {"T0a": "architect", "M0a": "priest"}


@clause("TA-4.13")
def test_workers_stay_through_a_ceremony() -> None:
    table = given(3).hill(T0a="architect", M0a="priest").token(0).turn_of(0)
    assert board(table).ceremonies == 1
    assert standing(table) == {"T0a": "architect", "M0a": "priest"}


@clause("TA-4.14")
def test_order_of_a_placement() -> None:
    """Price, step points, the warrior's card and worker, Z03, the tasks; told in this order."""
    start = given(2).player(0, warrior=1, gold=1, potato=2, passive="Z03", production_down="P01", sector=0)
    start.hill(M0b="courier").steps(1, "upper-1")
    table = placing(start, "warrior", "M0a")
    assert asked(table) == "capture"
    answer(table, "capture M0b", "refresh P01", "task tm0")
    story = log(table, "spent", "placed", "scored", "army_drawn", "worker_taken", "refreshed", "task_done")
    assert [line.split()[0] for line in story] == [
        "spent",
        "placed",
        "scored",
        "army_drawn",
        "worker_taken",
        "refreshed",
        "task_done",
    ]


@clause("TA-4.14", "TA-7.9")
def test_the_priests_card_comes_after_the_tasks() -> None:
    table = placing(given(2).player(0, priest=1, gold=1).altar("G01"), "priest", "T0a")
    assert asked(table) == "task"
    answer(table, "task tm0")
    assert asked(table) == "god_from"


@clause("TA-4.15")
def test_card_rewards_cannot_pay_the_price_but_army_cards_can() -> None:
    """G32 gives gold with the eye statue; M0a costs 2 food that nobody has."""
    start = given(2).player(0, architect=1, god="G32 G36", small="eye cross", army="A01")
    table = answer(start.turn_of(0), "plan place", "worker architect")
    assert asked(table) == "space"
    assert options(table) == ["T0a"]
    answer(table, "space free_A01")
    assert "M0a" in options(table)
    answer(table, "space M0a", "price G36")
    assert resources(table, 0) == [0, 0, 0, 0]
    assert asked(table) == "card_now"


@clause("TA-4.16", "TA-7.10")
def test_steps_count_as_used_whatever_the_price_becomes() -> None:
    start = given(2).player(0, courier=1, gold=1).steps(1, "upper-1")
    assert price(start, "M0a", COURIER) == 0
    table = placing(start, "courier", "M0a")
    assert (asked(table), vp(table, 1)) == ("task", 11)


@clause("TA-4.17")
def test_a_space_emptied_by_a_warrior_is_empty() -> None:
    start = given(2).player(0, warrior=1, gold=1).player(1, architect=1, gold=2).hill(T0b="courier")
    table = answer(placing(start, "warrior", "T0a"), "capture T0b")
    assert standing(table) == {"T0a": "warrior"}
    quiet(table, 0)
    answer(table, "plan place")
    assert "T0b" in options(table)
    answer(table, "space T0b")
    assert standing(table) == {"T0a": "warrior", "T0b": "architect"}


@clause("TA-4.18")
@pytest.mark.parametrize("turned", range(5))
def test_turning_the_tile_moves_the_actions_and_not_the_sectors(turned: int) -> None:
    start = given(2).orientation(turned).player(0, sector=2)
    assert [price(start, f"T{sector}a") for sector in range(5)] == [3, 1, 0, 1, 3]
    order = [action_at(start.state, (turned + n) % 5) for n in range(5)]
    assert order == [0, 1, 2, 3, 4]  # worship, offering, refresh, conquest, produce, clockwise from where it faces


@clause("TA-4.2", "TA-4.4")
def test_a_worker_that_can_go_nowhere_is_not_offered() -> None:
    """One card and no food: T0a and T0b are taken, the courier alone reaches a top space next door."""
    start = given(2).player(0, architect=1, courier=1, god="G15").hill(T0a="warrior", T0b="warrior")
    table = answer(start.turn_of(0), "plan place")
    assert (asked(table), options(table)) == ("worker", ["courier"])
    found = refused(table, 0, "worker architect")
    assert (found.reason, found.clause) == ("blocked-no-space", "TA-4.2")
    answer(table, "worker courier")
    assert (asked(table), options(table)) == ("space", ["T1b", "T4a"])
    answer(table, "space T4a", "price G15")
    assert standing(table)["T4a"] == "courier"
    assert events(table, "spent") == []
