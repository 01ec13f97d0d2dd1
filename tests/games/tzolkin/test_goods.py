"""TZ-9 Goods."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    acting,
    answer,
    asked,
    board,
    given,
    log,
    me,
    options,
    points,
    resources,
    why,
    worker_on,
)
from tinkuy.core.table import Table


def paying(level: int, wood: int, stone: int, gold: int) -> Table:
    """A player who advances extraction on Tikal 1 from this level."""
    table = acting(worker_on("tikal", 1, extraction=level, wood=wood, stone=stone, gold=gold))
    return answer(table, "act tikal-1", "advance extraction")


@clause("TZ-9.1")
def test_skulls_come_from_the_supply() -> None:
    table = answer(acting(worker_on("yaxchilan", 4)), "act yaxchilan-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 12)
    assert log(table, "gained") == ["gained 0 skull 1"]


@clause("TZ-9.1")
def test_a_skull_placed_in_chichen_itza_does_not_go_back() -> None:
    table = answer(acting(worker_on("chichen_itza", 1, skulls=2)), "act chichen_itza-1")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 11)
    assert board(table).skull_places == [-1, 0, -1, -1, -1, -1, -1, -1, -1, -1]
    assert log(table, "spent", "skull_placed") == ["skull_placed 0 1"]


@clause("TZ-9.1")
def test_the_skull_paid_for_a_monument_goes_back() -> None:
    table = acting(worker_on("tikal", 4, gold=5, skulls=2).monuments("m_skulls"))
    answer(table, "act tikal-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 12)
    assert resources(table, 0) == [0, 0, 1]
    assert log(table, "spent") == ["spent 0 gold 4", "spent 0 skull 1"]


@clause("TZ-9.1")
def test_what_is_gained_and_spent_is_told_once() -> None:
    table = answer(acting(worker_on("yaxchilan", 5, corn=4)), "act yaxchilan-5")
    assert log(table, "gained", "spent") == ["gained 0 corn 2", "gained 0 stone 1", "gained 0 gold 1"]
    table = answer(acting(worker_on("uxmal", 1, corn=5)), "act uxmal-1", "worship chaac")
    assert log(table, "gained", "spent") == ["spent 0 corn 3"]
    table = answer(paying(1, 3, 3, 3), "pay 1wood+1gold")
    assert log(table, "gained", "spent") == ["spent 0 wood 1", "spent 0 gold 1"]
    assert resources(table, 0) == [2, 3, 2]


@clause("TZ-9.2")
def test_one_resource_of_any_kind() -> None:
    table = paying(0, 1, 1, 1)
    assert (asked(table), options(table)) == ("pay", ["1wood", "1stone", "1gold"])


@clause("TZ-9.2")
def test_two_resources_in_any_mix() -> None:
    table = paying(1, 2, 2, 2)
    assert options(table) == ["2wood", "1wood+1stone", "1wood+1gold", "2stone", "1stone+1gold", "2gold"]


@clause("TZ-9.2")
def test_three_resources_in_any_mix() -> None:
    table = paying(2, 3, 3, 3)
    assert options(table) == [
        "3wood",
        "2wood+1stone",
        "2wood+1gold",
        "1wood+2stone",
        "1wood+1stone+1gold",
        "1wood+2gold",
        "3stone",
        "2stone+1gold",
        "1stone+2gold",
        "3gold",
    ]
    answer(table, "pay 1wood+2gold")
    assert resources(table, 0) == [2, 3, 1]
    assert me(table, 0).technologies == [0, 3, 0, 0]


@clause("TZ-9.2")
@pytest.mark.parametrize(
    ("held", "mixes", "missing"),
    [
        ((1, 1, 1), ["1wood+1stone", "1wood+1gold", "1stone+1gold"], "2wood"),
        ((2, 1, 0), ["2wood", "1wood+1stone"], "1wood+1gold"),
        ((0, 1, 3), ["1stone+1gold", "2gold"], "2stone"),
    ],
)
def test_only_mixes_that_are_there(held: tuple[int, int, int], mixes: list[str], missing: str) -> None:
    table = paying(1, *held)
    assert options(table) == mixes
    refusal = why(table, 0, f"pay {missing}")
    assert (refusal.clause, refusal.reason) == ("TZ-9.2", "blocked-not-held")
    for wrong in ("1wood", "1wood+2gold"):
        refusal = why(table, 0, f"pay {wrong}")
        assert (refusal.clause, refusal.reason) == ("TZ-9.2", "blocked-not-the-price")


@clause("TZ-9.2")
def test_the_only_mix_is_paid_without_asking() -> None:
    table = paying(2, 1, 0, 2)
    assert (table.ask.seat, resources(table, 0), me(table, 0).technologies) == (1, [0, 0, 0], [0, 3, 0, 0])


@clause("TZ-9.1")
def test_what_costs_or_gives_nothing_is_not_told() -> None:
    # A price of 1 resource, paid in corn, less 2 corn by architecture 3.
    table = acting(worker_on("uxmal", 4, corn=0, architecture=3).offer("a1_farm_one"))
    answer(table, "act uxmal-4")
    assert log(table, "spent") == []
    # A monument without a skull in its price.
    table = acting(worker_on("tikal", 4, wood=3, gold=3, skulls=1).monuments("m_workers"))
    answer(table, "act tikal-4")
    assert (log(table, "spent"), me(table, 0).skulls) == (["spent 0 wood 3", "spent 0 gold 3"], 1)
    # Architecture 1 gives corn but no VP yet.
    table = acting(worker_on("tikal", 2, wood=1, architecture=1).offer("a1_farm_one"))
    answer(table, "act tikal-2")
    assert (log(table, "gained"), log(table, "scored")) == (["gained 0 corn 1"], [])


@clause("TZ-1.8")
def test_a_single_quarter_is_scored() -> None:
    table = given(2).day(26).player(0, corn=7).player(1, corn=6).end_of_round()
    assert [points(table, seat, "corn") for seat in (0, 1)] == [0.25, 0]
