"""TA-5 Number of tasks and adjacency."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    Given,
    answer,
    asked,
    buildings,
    continued,
    events,
    given,
    log,
    me,
    options,
    placing,
    quiet,
    resources,
    space,
    why,
    workers,
)
from tinkuy.core.table import Table


def counted(table: Table) -> int:
    """How many tasks the last placement has."""
    return events(table, "tasks_counted")[-1].values[1]


def neighbours(id: str) -> list[str]:
    return [COMPONENTS.space_ids[other] for other in COMPONENTS.spaces[space(id)].neighbours]


def rich(**workers: int) -> Given:
    return given(4).player(0, gold=20, **workers)


@clause("TA-5.1")
def test_every_space_has_one_symbol_and_touches_three_icons() -> None:
    assert len(COMPONENTS.spaces) == 45
    for place in COMPONENTS.spaces:
        assert len(place.icons) == len(set(place.icons)) == 3
        assert 0 <= place.symbol < 6


@clause("TA-5.1")
def test_an_icon_that_is_not_touched_is_refused() -> None:
    table = placing(rich(architect=1), "architect", "T0a")
    assert options(table) == ["t9", "tm0", "t1", "stop"]
    refused = why(table, 0, "task tm1")
    assert (refused.reason, refused.clause) == ("blocked-icon-not-touched", "TA-5.1")


@clause("TA-5.2")
def test_a_placement_gives_one_task() -> None:
    table = placing(rich(architect=1), "architect", "T0a")  # green: no power
    assert counted(table) == 1
    answer(table, "task tm0")
    assert asked(table) == "hire"


@clause("TA-5.3")
def test_a_power_adds_a_task() -> None:
    assert counted(placing(rich(architect=1), "architect", "T0b")) == 2  # blue


@clause("TA-5.4")
@pytest.mark.parametrize("number", range(5))
def test_every_adjacent_worker_of_the_same_kind_adds_one(number: int) -> None:
    start = rich(priest=1)
    around = neighbours("T1a")
    assert len(around) == 4
    for count, id in enumerate(around):
        start.hill(**{id: "priest" if count < number else "warrior"})
    table = placing(start, "priest", "T1a")
    if asked(table) == "extra":
        answer(table, "extra no")
    assert counted(table) == 1 + number


@clause("TA-5.5")
def test_adjacent_is_one_icon_away_on_the_same_terrace() -> None:
    assert neighbours("T1a") == ["T0a", "T0b", "T1b", "T2a"]
    assert counted(placing(rich(craftsman=1).hill(T0a="craftsman"), "craftsman", "T1a")) == 2
    assert counted(placing(rich(craftsman=1).hill(T2b="craftsman"), "craftsman", "T1a")) == 1


@clause("TA-5.6")
def test_adjacency_crosses_sector_borders() -> None:
    assert counted(placing(rich(architect=1).hill(T4b="architect"), "architect", "T0a")) == 2


@clause("TA-5.7")
def test_no_adjacency_across_terraces() -> None:
    """T0a and M0a share the icon tm0."""
    shared = set(COMPONENTS.spaces[space("T0a")].icons) & set(COMPONENTS.spaces[space("M0a")].icons)
    assert [COMPONENTS.icon_ids[icon] for icon in shared] == ["tm0"]
    assert counted(placing(rich(architect=1).hill(M0a="architect"), "architect", "T0a")) == 1


@clause("TA-5.8")
def test_two_shared_icons_count_once() -> None:
    """T0a and T0b share tm0 and t1."""
    shared = set(COMPONENTS.spaces[space("T0a")].icons) & set(COMPONENTS.spaces[space("T0b")].icons)
    assert len(shared) == 2
    assert counted(placing(rich(architect=1).hill(T0b="architect"), "architect", "T0a")) == 2


@clause("TA-5.9")
def test_who_placed_the_neighbour_does_not_matter() -> None:
    start = rich(architect=1).player(1, architect=1, gold=20)
    table = quiet(placing(start, "architect", "T0a"), 0)
    answer(table, "plan place", "space T4b")
    counts = [event.values for event in events(table, "tasks_counted")]
    assert counts == [[0, 1], [1, 2]]


@clause("TA-5.10", "TA-5.11", "TA-5.12")
def test_two_tasks_on_two_different_icons() -> None:
    table = placing(rich(architect=1), "architect", "T0b")
    assert options(table) == ["tm0", "t1", "tm1", "stop"]
    answer(table, "task tm0")
    assert options(table) == ["t1", "tm1", "stop"]
    refused = why(table, 0, "task tm0")
    assert (refused.reason, refused.clause) == ("blocked-icon-used", "TA-5.12")
    answer(table, "task tm1", "train A01")
    assert asked(table) == "hire"


@clause("TA-5.11")
def test_three_tasks_use_each_icon_once() -> None:
    table = placing(rich(architect=1).hill(T3b="architect", T4b="architect"), "architect", "T4a")
    assert counted(table) == 3
    answer(table, "task t7", "task tm4")
    assert options(table) == ["t9", "stop"]
    answer(table, "task t9")
    assert asked(table) == "hire"
    assert resources(table, 0)[:3] == [3, 2, 2]


def four_tasks() -> Table:
    """An architect on T4a (t7 potato, tm4 corn, t9 stone) beside three others."""
    start = rich(architect=1).hill(T3b="architect", T4b="architect", T0a="architect")
    table = placing(start, "architect", "T4a")
    assert counted(table) == 4
    return table


@clause("TA-5.12", "TA-5.18")
def test_a_new_set_starts_when_all_three_icons_are_used() -> None:
    table = answer(four_tasks(), "task t9", "task t7")
    assert options(table) == ["tm4", "stop"]
    answer(table, "task tm4")
    assert options(table) == ["t7", "tm4", "t9", "stop"]
    answer(table, "task t7")
    assert asked(table) == "hire"
    assert resources(table, 0)[:3] == [6, 2, 2]


@clause("TA-5.13")
@pytest.mark.parametrize("order", [["t7", "tm4", "t9"], ["t9", "tm4", "t7"], ["tm4", "t7", "t9"]])
def test_the_player_chooses_the_order_in_a_set(order: list[str]) -> None:
    table = answer(four_tasks(), *(f"task {icon}" for icon in order))
    tasks = {"t7": "potato", "tm4": "corn", "t9": "stone"}
    assert log(table, "task_done") == [f"task_done 0 {tasks[icon]}" for icon in order]


@clause("TA-5.14")
def test_when_spreading_fails_the_rest_is_lost() -> None:
    """Four tasks on steps, potato, stone: without 3 stone and gold the steps cannot be made."""
    start = given(4).player(0, architect=1, god="G29").hill(T0b="architect", T4a="architect", T1a="architect")
    table = placing(start, "architect", "T0a")
    assert counted(table) == 4
    assert options(table) == ["t9", "tm0", "stop"]
    answer(table, "task tm0", "task t9")
    assert asked(table) == "hire"
    assert log(table, "tasks_lost") == ["tasks_lost 0 2"]


@clause("TA-5.15")
def test_the_player_may_stop_at_any_point() -> None:
    table = answer(four_tasks(), "task t7", "task stop")
    assert asked(table) == "hire"
    assert log(table, "tasks_lost") == ["tasks_lost 0 3"]
    assert resources(table, 0)[:3] == [3, 0, 0]


@clause("TA-5.15")
def test_no_icon_is_skipped_to_reach_the_next_set() -> None:
    table = answer(four_tasks(), "task t7", "task t9")
    assert options(table) == ["tm4", "stop"]


@clause("TA-5.16")
def test_a_worker_taken_by_the_warrior_does_not_change_the_number() -> None:
    start = rich(warrior=1).hill(T0b="warrior", T4b="priest")
    table = answer(placing(start, "warrior", "T0a"), "capture T4b")
    assert counted(table) == 2
    assert workers(table, 0) == ["priest"]


@clause("TA-5.16")
def test_a_building_built_meanwhile_does_not_change_the_number() -> None:
    """G33's rewards before the warrior's powers build Z14, which gives later warriors two tasks more."""
    start = given(4).player(0, warrior=1, god="G33", small="eye", stone=2).market("P18", "P19", "Z14", "Z18")
    table = placing(start, "warrior", "T0a", "G33")
    assert asked(table) == "card_now"
    answer(table, "card_now now", "reward reward1", "build Z14")
    assert buildings(me(table, 0).passive) == ["Z14"]
    assert counted(table) == 1
    later = continued(quiet(table, 0)).player(0, warrior=1, gold=9)
    assert counted(placing(later, "warrior", "T3a")) == 3


@clause("TA-5.17")
def test_the_gains_of_a_task_pay_for_the_next() -> None:
    """2 stone of the first task and 1 in hand make the steps."""
    start = given(4).player(0, architect=1, stone=1, god="G29").hill(T0b="architect")
    table = placing(start, "architect", "T0a")
    assert options(table) == ["t9", "tm0", "stop"]
    answer(table, "task t9")
    assert options(table) == ["tm0", "t1", "stop"]
    answer(table, "task t1", "stair upper-4")
    assert resources(table, 0) == [2, 1, 0, 0]
