"""TA-11 The hire at the end of the turn and the worker limit."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    Given,
    answer,
    asked,
    board,
    given,
    gods,
    me,
    options,
    resources,
    village,
    vp,
    why,
    worker,
    workers,
)
from tinkuy.core.table import Table


def at_the_end(start: Given, seat: int = 0) -> Table:
    """A turn that prays and trains, up to the hire; there is no army card to be had."""
    table = start.only_army_cards().turn_of(seat)
    return answer(table, "plan pray", "plan train")


@clause("TA-11.1")
@pytest.mark.parametrize(
    ("end", "left", "hired"),
    [("potato_end", [0, 1, 0, 0], "priest"), ("corn_end", [1, 0, 0, 0], "warrior")],
)
def test_a_hire_costs_1_potato_or_1_corn_by_its_end(end: str, left: list[int], hired: str) -> None:
    table = at_the_end(given().village("priest", "courier", "warrior").player(0, potato=1, corn=1))
    assert (asked(table), options(table)) == ("hire", ["potato_end", "corn_end", "nobody"])
    answer(table, f"hire {end}")
    assert (workers(table, 0), resources(table, 0)) == ([hired], left)
    assert len(village(table)) == 2
    assert table.ask.seat == 1


@clause("TA-11.1")
def test_a_hire_is_optional() -> None:
    table = at_the_end(given().village("priest", "courier").player(0, potato=1))
    assert options(table) == ["potato_end", "nobody"]
    assert why(table, 0, "hire corn_end").clause == "TA-11.1"
    answer(table, "hire nobody")
    assert (workers(table, 0), village(table)) == ([], ["priest", "courier"])


@clause("TA-11.1")
def test_without_food_nobody_can_be_hired() -> None:
    table = at_the_end(given().player(0, stone=5))
    assert table.ask.seat == 1


@clause("TA-11.1")
def test_an_army_card_may_still_pay_for_the_hire() -> None:
    table = given().player(0, army=["A07"]).only_army_cards().turn_of(0)
    answer(table, "plan pray", "plan train")
    assert options(table, free=True) == ["nobody", "free_A07"]
    answer(table, "hire free_A07")
    assert options(table) == ["potato_end", "corn_end", "nobody"]


@clause("TA-11.2")
@pytest.mark.parametrize(("end", "left"), [("potato_end", [0, 1, 0, 0]), ("corn_end", [1, 0, 0, 0])])
def test_a_single_worker_for_potato_or_corn(end: str, left: list[int]) -> None:
    table = at_the_end(given().village("priest").player(0, potato=1, corn=1))
    assert options(table) == ["potato_end", "corn_end", "nobody"]
    answer(table, f"hire {end}")
    assert (workers(table, 0), resources(table, 0)) == (["priest"], left)


@clause("TA-11.3", "TA-11.5")
def test_hiring_with_two_workers_or_more() -> None:
    start = given().village("priest", "courier").player(0, potato=1, warrior=1, craftsman=2)
    table = at_the_end(start)
    answer(table, "hire potato_end")
    assert workers(table, 0) == ["craftsman", "craftsman", "priest", "warrior"]
    assert (asked(table), options(table)) == ("dismiss", ["craftsman", "priest", "warrior"])


@clause("TA-11.3")
def test_a_nomad_may_be_recruited_with_two_workers() -> None:
    table = given().player(0, warrior=2).nomads("priest").bag().only_army_cards().turn_of(0)
    answer(table, "plan recruit")
    assert workers(table, 0) == ["priest", "warrior", "warrior"]


@clause("TA-11.4", "TA-12.1")
def test_the_last_villager_brings_the_token() -> None:
    table = at_the_end(given().village("priest").player(2, potato=1), seat=2)
    assert (board(table).token, vp(table, 2)) == (-1, 10)
    answer(table, "hire potato_end")
    assert (board(table).token, board(table).pending, vp(table, 2)) == (2, True, 11)


@clause("TA-11.5")
@pytest.mark.parametrize(("gone", "kept"), [("courier", ["craftsman", "priest"]), ("priest", ["courier", "craftsman"])])
def test_the_surplus_leaves_the_game_by_choice(gone: str, kept: list[str]) -> None:
    table = at_the_end(given().player(0, craftsman=1, courier=1, priest=1))
    before = board(table).box[:]
    assert (asked(table), options(table)) == ("dismiss", ["courier", "craftsman", "priest"])
    answer(table, f"dismiss {gone}")
    assert workers(table, 0) == kept
    assert board(table).box[worker(gone)] == before[worker(gone)] + 1
    assert table.ask.seat == 1


@clause("TA-11.5")
def test_more_than_one_may_be_too_many() -> None:
    table = at_the_end(given().player(0, craftsman=2, courier=2))
    answer(table, "dismiss courier", "dismiss craftsman")
    assert (workers(table, 0), table.ask.seat) == (["courier", "craftsman"], 1)


@clause("TA-11.5")
def test_two_workers_are_not_too_many() -> None:
    table = at_the_end(given().player(0, craftsman=1, courier=1))
    assert (workers(table, 0), table.ask.seat) == (["courier", "craftsman"], 1)


@clause("TA-11.6")
def test_the_limit_is_not_checked_in_the_turn_of_another() -> None:
    table = at_the_end(given().player(1, craftsman=1, courier=1, priest=1))
    assert (table.ask.seat, asked(table)) == (1, "plan")
    assert workers(table, 1) == ["courier", "craftsman", "priest"]
    answer(table, "plan pray", "plan train")
    assert (asked(table), table.ask.seat) == ("dismiss", 1)


@clause("TA-11.6")
def test_the_limit_is_not_checked_before_the_end_of_the_turn() -> None:
    start = given().player(0, warrior=2).nomads("priest", "courier").bag().only_army_cards()
    table = start.turn_of(0)
    answer(table, "plan recruit", "nomad priest")
    assert (asked(table), len(workers(table, 0))) == ("plan", 3)
    answer(table, "plan pray")
    assert asked(table) == "dismiss"


@clause("TA-11.7")
@pytest.mark.parametrize(("end", "hired"), [("potato_end", "priest"), ("corn_end", "courier")])
def test_gold_pays_at_either_end(end: str, hired: str) -> None:
    table = at_the_end(given().village("priest", "courier").player(0, gold=1))
    assert options(table) == ["potato_end", "corn_end", "nobody"]
    answer(table, f"hire {end}")
    assert (workers(table, 0), resources(table, 0)) == ([hired], [0, 0, 0, 0])


@clause("TA-11.8")
def test_at_most_one_is_hired() -> None:
    table = at_the_end(given().village("priest", "courier", "warrior").player(0, potato=5, corn=5))
    answer(table, "hire potato_end")
    assert (table.ask.seat, asked(table), village(table)) == (1, "plan", ["courier", "warrior"])


@clause("TA-11.8")
def test_nobody_is_hired_from_an_empty_village() -> None:
    table = given().village().player(0, potato=5, corn=5, army=["A01"]).only_army_cards().turn_of(0)
    answer(table, "plan pray", "plan train")
    assert (asked(table), options(table)) == ("hire", ["nobody"])
    assert why(table, 0, "hire potato_end").clause == "TA-12.3"


def placed(**ruling: str) -> Table:
    """A placement paid with G29 by the owner of Z19, up to the hire."""
    start = given(4, **ruling).player(0, priest=1, god=["G29"], potato=1, passive=["Z19"])
    table = start.god_deck("G01").turn_of(0)
    answer(table, "plan place", "worker priest", "space T0a")
    while asked(table) in ("price", "extra", "task", "god_from"):
        answer(table, f"{asked(table)} " + {"price": "G29", "extra": "no", "task": "stop"}[asked(table)])
    assert asked(table) == "hire"
    return answer(table, "hire free_pray")


@clause("TA-11.1", "TA-11.5")
def test_the_hire_comes_before_the_altar() -> None:
    table = placed()
    # The altar was still empty: the card came from the deck.
    assert gods(me(table, 0).god_hand) == ["G01", "G02"]
    assert (table.ask.seat, gods(board(table).altar)) == (1, ["G29"])


@clause("TA-11.1", "TA-11.5")
def test_by_the_other_reading_the_altar_is_laid_before_the_hire() -> None:
    table = placed(end_of_turn_order="altar_market_hire_limit")
    assert (asked(table), options(table)) == ("god_from", ["G29", "deck"])
    answer(table, "god_from G29")
    assert gods(me(table, 0).god_hand) == ["G01", "G29"]
    assert board(table).altar.cards == []
