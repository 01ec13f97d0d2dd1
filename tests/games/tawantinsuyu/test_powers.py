"""TA-7 Worker powers."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    Given,
    answer,
    armies,
    asked,
    board,
    continued,
    events,
    free_actions,
    given,
    gods,
    me,
    options,
    placing,
    quiet,
    resources,
    space,
    standing,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.games.tawantinsuyu.components import COURIER
from tinkuy.games.tawantinsuyu.hill import food_price
from tinkuy.games.tawantinsuyu.told.kinds import AS_IT_IS


def counted(table: Table) -> int:
    return events(table, "tasks_counted")[-1].values[1]


def rich(seats: int = 4, **things: object) -> Given:
    return given(seats).player(0, gold=20, **things)


@clause("TA-7.1")
@pytest.mark.parametrize(("where", "tasks"), [("T0b", 2), ("T0a", 1), ("T1a", 1)])
def test_architect_on_blue(where: str, tasks: int) -> None:
    assert counted(placing(rich(architect=1), "architect", where)) == tasks


@clause("TA-7.2")
@pytest.mark.parametrize(("where", "tasks"), [("T0a", 2), ("T0b", 1), ("T1a", 1)])
def test_craftsman_on_green(where: str, tasks: int) -> None:
    assert counted(placing(rich(craftsman=1), "craftsman", where)) == tasks


@clause("TA-7.1", "TA-7.2")
def test_other_kinds_have_no_colour() -> None:
    table = placing(rich(warrior=1), "warrior", "T0b")
    assert counted(table) == 1
    assert counted(placing(rich(warrior=1), "warrior", "T0a")) == 1


@clause("TA-7.3", "TA-7.4", "TA-7.11")
def test_warrior_draws_a_card_and_then_may_take_a_worker() -> None:
    start = rich(warrior=1).hill(T0b="priest", T4b="architect").army_deck("A30")
    table = placing(start, "warrior", "T0a")
    assert armies(me(table, 0).army_hand) == ["A30"]  # before the worker is chosen
    assert (asked(table), options(table)) == ("capture", ["T0b", "T4b", "nobody"])
    assert events(table, "task_done") == []
    spent = resources(table, 0)[:]
    answer(table, "capture T0b")
    assert resources(table, 0) == spent  # free
    assert (workers(table, 0), standing(table)) == (["priest"], {"T0a": "warrior", "T4b": "architect"})
    assert asked(table) == "task"


@clause("TA-7.4")
def test_the_worker_need_not_be_taken() -> None:
    table = answer(placing(rich(warrior=1).hill(T0b="priest"), "warrior", "T0a"), "capture nobody")
    assert (workers(table, 0), asked(table)) == ([], "task")
    assert standing(table) == {"T0a": "warrior", "T0b": "priest"}


@clause("TA-7.4")
def test_no_warrior_is_taken_and_nobody_from_another_terrace() -> None:
    table = placing(rich(warrior=1).hill(T0b="warrior", M0a="priest", T2b="priest"), "warrior", "T0a")
    assert asked(table) == "task"


@clause("TA-7.12")
def test_any_other_kind_whoever_put_it_there() -> None:
    start = rich(2, warrior=1).hill(T0b="architect", T1a="courier", T4a="craftsman", T4b="priest")
    table = placing(start, "warrior", "T0a")
    assert options(table) == ["T0b", "T1a", "T4a", "T4b", "nobody"]


@clause("TA-7.13")
def test_the_taken_worker_may_push_the_supply_over_two() -> None:
    start = rich(warrior=1, architect=2).hill(T0b="priest")
    table = answer(placing(start, "warrior", "T0a"), "capture T0b")
    assert workers(table, 0) == ["architect", "architect", "priest"]
    answer(table, "task tm0", "hire nobody")
    assert asked(table) == "dismiss"


@clause("TA-7.5", "TA-7.10")
@pytest.mark.parametrize(
    ("where", "plain", "courier"),
    [("T0a", 0, 0), ("T1a", 1, 0), ("T2a", 3, 2), ("M0a", 2, 1), ("M1a", 3, 2), ("B3a", 8, 7)],
)
def test_courier_pays_one_food_less(where: str, plain: int, courier: int) -> None:
    start = given(2)
    player = start.state.players[0]
    assert food_price(start.state, player, space(where), AS_IT_IS) == plain
    assert food_price(start.state, player, space(where), COURIER) == courier


@clause("TA-7.5", "TA-7.10")
def test_steps_still_apply_in_full() -> None:
    start = given(2).player(0, courier=1, gold=1, potato=3).steps(1, "upper-2", "lower-2")
    table = placing(start, "courier", "B1a")  # 1 + (5 - 4) - 1
    assert (resources(table, 0)[0], vp(table, 1)) == (2, 12)


@clause("TA-7.6")
def test_courier_first_in_its_segment() -> None:
    assert counted(placing(rich(courier=1), "courier", "T0a")) == 2
    assert counted(placing(rich(courier=1).hill(T0b="priest"), "courier", "T0a")) == 1
    assert counted(placing(rich(courier=1).hill(M0a="priest", T1a="priest"), "courier", "T0a")) == 2


def emptied(**ruling: str) -> Table:
    """The only worker of a segment was taken by a warrior; a courier comes there."""
    start = given(4, **ruling).player(0, gold=9, warrior=1, courier=1).hill(T0b="priest")
    table = quiet(answer(placing(start, "warrior", "T1a"), "capture T0b"), 0)
    assert "T0b" not in standing(table)
    return placing(continued(table).player(0, gold=9), "courier", "T0b")


@clause("TA-7.6")
def test_first_means_never_a_worker_there() -> None:
    assert counted(emptied()) == 1


@clause("TA-7.6")
def test_first_means_no_other_worker_there_now_by_the_other_reading() -> None:
    assert counted(emptied(courier_first_in_segment="segment_has_no_other_worker")) == 2


@clause("TA-7.7")
@pytest.mark.parametrize("ruling", ["segment_has_no_other_worker", "segment_never_had_a_worker"])
def test_workers_put_out_for_two_players_count(ruling: str) -> None:
    start = given(2, courier_first_in_segment=ruling).player(0, gold=9, courier=1).hill(T0a="priest")
    assert counted(placing(start, "courier", "T0b")) == 1


@clause("TA-7.7")
@pytest.mark.parametrize("ruling", ["segment_has_no_other_worker", "segment_never_had_a_worker"])
def test_workers_of_the_first_ceremony_count(ruling: str) -> None:
    start = given(2, courier_first_in_segment=ruling).player(0, gold=9, courier=1).token(0)
    table = start.turn_of(0)
    while asked(table) != "plan":
        answer(table, f"{asked(table)} {options(table)[-1]}")
    assert board(table).ceremonies == 1
    assert "M0b" in standing(table)
    answer(table, "plan place", "space M0a")
    while asked(table) in ("price", "pay"):
        answer(table, f"{asked(table)} {options(table)[-1]}")
    neighbours = sum(1 for id in ("M0b", "M4b") if standing(table).get(id) == "courier")
    assert counted(table) == 1 + neighbours


@clause("TA-7.8", "TA-7.14")
def test_priest_pays_a_potato_for_one_more_task_once() -> None:
    start = given(4).player(0, priest=1, gold=1, potato=2)
    table = placing(start, "priest", "T0a")
    assert (asked(table), events(table, "task_done")) == ("extra", [])
    more = answer(table.copy(), "extra yes")
    assert (counted(more), resources(more, 0), asked(more)) == (2, [1, 0, 0, 0], "task")
    answer(more, "task t9")
    assert options(more) == ["tm0", "stop"]  # not asked again
    less = answer(table.copy(), "extra no")
    assert (counted(less), resources(less, 0)) == (1, [2, 0, 0, 0])


@clause("TA-7.14", "TA-7.8")
def test_gold_for_the_potato_and_nothing_without_either() -> None:
    table = answer(placing(given(4).player(0, priest=1, gold=2), "priest", "T0a"), "extra yes")
    assert (counted(table), resources(table, 0)) == (2, [0, 0, 0, 0])
    table = placing(given(4).player(0, priest=1, gold=1, corn=3), "priest", "T0a")
    assert (asked(table), counted(table)) == ("task", 1)


@clause("TA-6.2", "TA-7.8", "TA-7.14")
def test_the_rewards_of_the_god_card_may_pay_the_potato() -> None:
    """A29: rewards before the tasks come on either side of the powers; G29 gives 3 potatoes."""
    start = given(4).player(0, priest=1, god="G29", small="eye")
    table = placing(start, "priest", "T0a", "G29")
    assert (asked(table), resources(table, 0)) == ("card_now", [0, 0, 0, 0])
    now = answer(table.copy(), "card_now now", "reward reward1", "reward done")
    assert asked(now) == "extra"
    answer(now, "extra yes")
    assert (counted(now), resources(now, 0), asked(now)) == (2, [2, 0, 0, 0], "task")
    later = answer(table.copy(), "card_now later")
    assert (counted(later), asked(later)) == (1, "task")


@clause("TA-7.14", "TA-3.5", "TA-3.11")
def test_an_army_card_may_give_the_potato_after_the_price_was_paid() -> None:
    start = given(4).player(0, priest=1, gold=1, army="A01 A27")
    table = placing(start, "priest", "T0a")
    assert (asked(table), options(table), free_actions(table)) == ("extra", ["no"], ["free_A01", "free_A27"])
    assert why(table, 0, "extra yes").clause == "TA-7.8"
    answer(table, "extra free_A01")
    assert (asked(table), options(table), free_actions(table)) == ("extra", ["no", "yes"], ["free_A27"])
    answer(table, "extra yes")
    assert (counted(table), resources(table, 0), asked(table)) == (2, [1, 0, 0, 0], "task")


@clause("TA-7.14", "TA-16.15")
def test_so_may_the_lots_of_z15() -> None:
    """2 stone for 1 gold, which stands in for the potato; one stone may come from an army card."""
    start = given(4).player(0, priest=1, gold=1, stone=1, army="A27", passive="Z15")
    table = placing(start, "priest", "T0a")
    answer(table, "extra free_A27", "extra free_swap_stone_gold", "extra yes")
    assert (counted(table), resources(table, 0)) == (2, [0, 0, 0, 0])


@clause("TA-7.14")
def test_nothing_is_asked_where_no_free_action_leads_to_a_potato() -> None:
    table = placing(given(4).player(0, priest=1, gold=1, stone=1), "priest", "T0a")
    assert (asked(table), counted(table)) == ("task", 1)
    table = placing(given(4).player(0, priest=1, gold=1, stone=1, passive="Z15"), "priest", "T0a")
    assert (asked(table), counted(table)) == ("task", 1)


@clause("TA-7.14")
def test_whoever_holds_army_cards_is_asked_whatever_they_give() -> None:
    """Else the others would see which cards these are not: A27 gives no potato."""
    table = placing(given(4).player(0, priest=1, gold=1, army="A27"), "priest", "T0a")
    assert (asked(table), options(table), free_actions(table)) == ("extra", ["no"], ["free_A27"])


@clause("TA-7.14")
def test_the_potato_is_due_before_the_first_task() -> None:
    """Potatoes gathered by the first task come too late."""
    table = placing(given(4).player(0, priest=1, gold=1), "priest", "T0a")
    answer(table, "task tm0")
    assert asked(table) != "task"
    assert resources(table, 0)[0] == 3


@clause("TA-7.14", "TA-7.8")
def test_any_time_before_the_last_task_by_the_other_reading() -> None:
    late = given(4, priest_potato_timing="any_time_before_last_task")
    start = late.player(0, priest=1, gold=1).hill(T0b="priest")
    table = placing(start, "priest", "T0a")
    assert (asked(table), options(table)) == ("task", ["t9", "tm0", "stop"])
    answer(table, "task tm0")
    assert options(table) == ["t9", "potato", "stop"]
    answer(table, "task potato")
    assert resources(table, 0)[0] == 2
    answer(table, "task t9")
    assert asked(table) != "task"  # steps cannot be made: the third task is lost
    assert resources(table, 0) == [2, 0, 2, 0]


@clause("TA-7.8")
def test_only_one_potato_by_the_other_reading_too() -> None:
    late = given(4, priest_potato_timing="any_time_before_last_task").player(0, priest=1, gold=1, potato=5)
    table = placing(late, "priest", "T0a")
    assert options(table) == ["t9", "tm0", "potato", "stop"]
    answer(table, "task potato")
    assert options(table) == ["t9", "tm0", "stop"]
    answer(table, "task t9", "task tm0")
    assert (asked(table), resources(table, 0)) == ("hire", [7, 0, 2, 0])


@clause("TA-7.9", "TA-7.15")
def test_the_priest_must_take_a_god_card_after_the_tasks() -> None:
    table = placing(given(4).player(0, priest=1, gold=1).altar("G08"), "priest", "T0a")
    answer(table, "task stop")
    assert (asked(table), options(table)) == ("god_from", ["G08", "deck"])
    answer(table, "god_from G08")
    assert gods(me(table, 0).god_hand) == ["G08"]


@clause("TA-7.15")
def test_the_card_is_skipped_only_if_deck_and_altar_are_empty() -> None:
    table = placing(given(4).player(0, priest=1, gold=1).only_god_cards(), "priest", "T0a")
    answer(table, "task stop")
    assert (table.ask.seat, me(table, 0).god_hand.cards) == (1, [])
    table = placing(given(4).player(0, priest=1, gold=1).only_god_cards("G01"), "priest", "T0a")
    answer(table, "task stop")
    assert gods(me(table, 0).god_hand) == ["G01"]


def courier_with_z02(ruling: str) -> Table:
    """A courier that may be treated as a priest, for a space one food away; gold 1, no food."""
    start = given(4, treat_as_other_worker=ruling).player(0, courier=1, gold=1, passive="Z02")
    return answer(start.hill(T0a="warrior", T0b="warrior").turn_of(0), "plan place")


@clause("TA-7.5", "TA-7.8")
def test_a_courier_treated_as_a_priest_loses_its_discount() -> None:
    table = courier_with_z02("replaces_power_and_adjacency_colour")
    assert (asked(table), options(table)) == ("space", ["T1a", "T1b", "T4a", "T4b"])  # as a courier, without a question


@clause("TA-7.5", "TA-7.8")
def test_a_courier_that_adds_the_priests_power_keeps_its_discount() -> None:
    table = courier_with_z02("adds_power_keeps_colour")
    assert (asked(table), options(table)) == ("identity", ["priest", "itself"])
    answer(table, "identity priest", "space T1a")
    assert counted(table) == 2  # first in the segment: the courier's own power is there as well
    answer(table, "task stop")
    assert len(me(table, 0).god_hand.cards) == 1
