"""TA-3 Turn structure."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tawantinsuyu.positions import (
    GAME,
    answer,
    armies,
    asked,
    board,
    buildings,
    events,
    free_actions,
    given,
    gods,
    log,
    me,
    options,
    placing,
    quiet,
    resources,
    village,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table

SECONDARY = ["move_priest", "pray", "train", "recruit"]
ANSWERS = {
    "move_priest": ["priest_move one", "instead gold"],
    "pray": [],
    "train": ["train A01"],
    "recruit": ["nomad priest"],
}


@clause("TA-3.1")
def test_turns_pass_clockwise() -> None:
    table = given(3).turn_of(1)
    order = []
    for _ in range(4):
        order.append(table.ask.seat)
        quiet(answer(table, "plan pray", "plan train"), order[-1])
    assert order == [1, 2, 0, 1]


@clause("TA-3.1")
def test_a_round_begins_with_the_turn_of_the_first_player() -> None:
    table = given(3).turn_of(1)
    for seat in (1, 2, 0):
        quiet(answer(table, "plan pray", "plan train"), seat)
    first = ["round_began 1", "turn_began 1", "turn_began 2", "turn_began 0"]
    assert log(table, "round_began", "turn_began") == [*first, "round_began 2", "turn_began 1"]


@clause("TA-3.2")
def test_high_priest_is_placed_before_the_first_turn_and_triggers_nothing() -> None:
    table = given(2).player(0, sector=None, small="eye", corn=6).player(1, sector=3, corn=9).turn_of(0)
    assert asked(table) == "priest_start"
    assert options(table) == ["sector1", "sector2", "sector3", "sector4", "sector5"]  # sector4 is occupied
    answer(table, "priest_start sector4")
    assert (asked(table), table.ask.seat) == ("plan", 0)
    assert me(table, 0).priest == 3
    assert events(table, "priest_moved") == []
    assert options(table) == SECONDARY  # the turn itself is still whole


@clause("TA-3.2")
def test_the_priest_is_asked_for_only_once() -> None:
    table = given(2).player(0, sector=2).turn_of(0)
    assert asked(table) == "plan"


@clause("TA-3.3", "TA-3.4")
@pytest.mark.parametrize("first", SECONDARY)
@pytest.mark.parametrize("second", SECONDARY)
def test_two_different_secondary_actions_in_any_order(first: str, second: str) -> None:
    table = given(2).player(0, architect=1, gold=3).nomads("priest", "courier").army_deck("A01", "A02").turn_of(0)
    assert options(table) == ["place", *SECONDARY]
    answer(table, f"plan {first}", *ANSWERS[first])
    assert (asked(table), table.ask.seat) == ("plan", 0)
    assert options(table) == [plan for plan in SECONDARY if plan != first]
    for plan, reason in (("place", "blocked-no-placement-now"), (first, "blocked-different-actions")):
        refused = why(table, 0, f"plan {plan}")
        assert (refused.reason, refused.clause) == (reason, "TA-3.3")
    if second != first:
        answer(table, f"plan {second}", *ANSWERS[second])
        quiet(table, 0)
        assert table.ask.seat == 1


@clause("TA-3.3")
def test_a_placement_is_the_whole_turn() -> None:
    table = placing(given(2).player(0, architect=1, gold=1), "architect", "T0a")
    answer(table, "task tm0")
    assert asked(table) == "hire"
    answer(table, "hire nobody")
    assert (asked(table), table.ask.seat) == ("plan", 1)


@clause("TA-3.5", "TA-3.15")
def test_army_cards_are_discarded_for_their_bonus_any_number_of_times() -> None:
    table = given(2).player(0, army="A01 A11 A15").turn_of(0)
    assert free_actions(table) == ["free_A01", "free_A11", "free_A15"]
    answer(table, "plan free_A01", "plan free_A15")
    assert resources(table, 0) == [2, 0, 0, 1]
    assert armies(board(table).army_discard) == ["A01", "A15"]
    assert armies(me(table, 0).army_hand) == ["A11"]
    assert asked(table) == "plan"
    answer(table, "plan pray", "plan free_A11")
    assert resources(table, 0) == [3, 0, 1, 1]


@clause("TA-3.6")
def test_cards_in_the_play_area_have_no_bonus() -> None:
    table = given(2).player(0, up="A01", down="A15").turn_of(0)
    assert free_actions(table) == []
    assert why(table, 0, "plan free_A01").clause == "TA-3.6"


def finishing(**ruling: str) -> Table:
    """A placement with a god card whose only task took a building: the end of the turn is next."""
    start = given(2, **ruling).market("P01", "P19", "Z11", "Z18").building_stacks("P05")
    start.player(0, god="G01", stone=1, potato=3, architect=1, courier=2)
    table = placing(start, "architect", "T1a", "G01", pay="1potato")
    return answer(table, "task t3")


@clause("TA-3.7")
def test_altar_market_hire_limit_by_the_other_reading() -> None:
    table = finishing(end_of_turn_order="altar_market_hire_limit")
    assert asked(table) == "hire"
    assert gods(board(table).altar) == ["G01"]
    assert buildings(board(table).market) == ["P05", "P19", "Z11", "Z18"]
    answer(table, "hire potato_end")
    assert asked(table) == "dismiss"
    answer(table, "dismiss courier")
    assert (table.ask.seat, workers(table, 0)) == (1, ["architect", "courier"])


@clause("TA-3.7", "TA-3.8")
def test_hire_limit_altar_market() -> None:
    table = finishing()
    assert asked(table) == "hire"
    assert gods(board(table).altar) == []
    assert buildings(board(table).market) == ["-", "P19", "Z11", "Z18"]
    answer(table, "hire potato_end")
    assert buildings(board(table).market) == ["-", "P19", "Z11", "Z18"]
    answer(table, "dismiss courier")
    assert gods(board(table).altar) == ["G01"]
    assert buildings(board(table).market) == ["P05", "P19", "Z11", "Z18"]


@clause("TA-3.9")
def test_an_empty_village_at_the_end_of_a_turn_means_a_pending_ceremony() -> None:
    table = given(2).player(0, potato=1).village("priest").turn_of(0)
    answer(table, "plan pray", "plan recruit", "nomad architect", "hire potato_end")
    assert (board(table).token, board(table).pending) == (0, True)
    assert (vp(table, 0), village(table)) == (11, [])


@clause("TA-3.10")
def test_a_turn_cannot_be_passed() -> None:
    table = given(2).nomads().turn_of(0)
    assert options(table) == ["move_priest", "pray", "train"]
    answer(table, "plan pray")
    assert options(table) == ["move_priest", "train"]
    free = [code for code in GAME.kinds[table.ask.kind].codes if code.startswith("free_")]
    assert GAME.kinds[table.ask.kind].codes == ["place", *SECONDARY, *free]


@clause("TA-3.11")
def test_free_actions_stand_at_every_decision_of_a_placement() -> None:
    start = given(2).player(0, army="A01", gold=2, potato=2, architect=1, courier=1)
    table = answer(start.turn_of(0), "plan place")
    for kind, code in (("worker", "architect"), ("space", "T0a"), ("price", "gold"), ("task", "tm0")):
        assert (asked(table), free_actions(table)) == (kind, ["free_A01"])
        answer(table, f"{kind} {code}")
    assert (asked(table), free_actions(table)) == ("hire", ["free_A01"])


@clause("TA-3.11")
def test_free_actions_until_the_hire_is_decided() -> None:
    """The army card's potato pays for the hire; after it there is nothing free any more."""
    table = given(2).player(0, army="A01 A02", architect=2).turn_of(0)
    answer(table, "plan pray", "plan recruit", "nomad courier")
    assert (asked(table), options(table)) == ("hire", ["nobody"])
    answer(table, "hire free_A01")
    assert options(table) == ["potato_end", "nobody"]
    answer(table, "hire potato_end")
    assert (asked(table), table.ask.seat, free_actions(table)) == ("dismiss", 0, [])
    assert refused(table, 0, "plan free_A02").clause == "TA-3.13"  # the turn is over but for the limit
    assert resources(table, 0) == [1, 0, 0, 0]


@clause("TA-3.11")
def test_free_actions_after_the_last_task_although_the_village_is_empty() -> None:
    start = given(2).player(0, army="A15", architect=1, gold=1).village()
    table = answer(placing(start, "architect", "T0a"), "task tm0")
    assert (asked(table), options(table), free_actions(table)) == ("hire", ["nobody"], ["free_A15"])
    answer(table, "hire free_A15")
    assert (resources(table, 0), table.ask.seat) == ([3, 0, 0, 1], 1)


@clause("TA-3.11")
def test_never_between_drawing_and_keeping() -> None:
    table = answer(given(2).player(0, army="A15").army_deck("A01", "A19").turn_of(0), "plan train")
    assert (asked(table), free_actions(table)) == ("train", [])


@clause("TA-3.11")
def test_z19_cannot_take_back_the_card_just_played() -> None:
    """The last free action comes before the card joins the altar."""
    start = given(2).player(0, god="G29", potato=1, architect=1, passive="Z19").god_deck("G01")
    table = answer(placing(start, "architect", "T0a", "G29"), "task t9")
    assert (asked(table), gods(board(table).altar)) == ("hire", [])
    answer(table, "hire free_pray")
    assert (gods(me(table, 0).god_hand), gods(board(table).altar)) == (["G01"], ["G29"])


@clause("TA-3.11")
def test_by_the_other_reading_z19_can_take_back_the_card_just_laid_on_the_altar() -> None:
    start = given(2, end_of_turn_order="altar_market_hire_limit")
    start.player(0, god="G29", potato=1, architect=1, passive="Z19")
    table = answer(placing(start, "architect", "T0a", "G29"), "task t9")
    assert (asked(table), gods(board(table).altar)) == ("hire", ["G29"])
    answer(table, "hire free_pray", "god_from G29")
    assert gods(me(table, 0).god_hand) == ["G29"]
    assert resources(table, 0) == [0, 0, 2, 0]


@clause("TA-3.11")
def test_a_free_action_cannot_spend_the_price_that_was_chosen() -> None:
    """T0a needs the one gold; Z15 may not change it to corn once the space is chosen, before that it may."""
    start = given(2).player(0, gold=1, architect=1, courier=1, passive="Z15")
    table = start.turn_of(0)
    assert free_actions(table) == ["free_swap_gold_stone", "free_swap_gold_corn"]
    answer(table, "plan place")
    assert (asked(table), free_actions(table)) == ("worker", [])
    start = given(2).player(0, potato=1, gold=1, architect=1, passive="Z19", sector=0)
    table = answer(start.turn_of(0), "plan place")
    assert (asked(table), free_actions(table)) == ("space", [])  # the potato could be paid in gold


@clause("TA-3.11")
def test_a_free_action_cannot_spend_the_corn_of_weaves_already_taken() -> None:
    start = given(2).player(0, gold=2, corn=3, architect=1, passive="Z15", sector=2).weaves("W01", "W02", "W05")
    table = answer(placing(start, "architect", "T2a"), "task tm2")
    swaps = ["free_swap_gold_stone", "free_swap_gold_corn", "free_swap_corn_stone", "free_swap_corn_gold"]
    assert free_actions(table) == swaps
    answer(table, "buy_weave W01", "buy_weave W02")
    assert (asked(table), options(table)) == ("buy_weave", ["done"])  # 3 corn are due, 6 cannot be paid
    assert free_actions(table) == ["free_swap_gold_stone", "free_swap_gold_corn", "free_swap_corn_gold"]


@clause("TA-3.12")
def test_free_actions_wait_while_others_act() -> None:
    """Seat 1 follows the offering; seat 0 has its free action back at its own next decision."""
    table = given(2).player(0, army="A01", corn=2).player(1, corn=3, army="A02").turn_of(0)
    answer(table, "plan move_priest", "priest_move one", "instead act", "offer offer1")
    assert (asked(table), table.ask.seat) == ("offer", 1)
    assert free_actions(table) == []
    answer(table, "offer none")
    assert (asked(table), table.ask.seat, free_actions(table)) == ("plan", 0, ["free_A01"])


@clause("TA-3.13")
def test_no_army_bonus_outside_the_own_turn() -> None:
    table = given(2).player(0, corn=2).player(1, corn=3, army="A02").turn_of(0)
    answer(table, "plan move_priest", "priest_move one", "instead gold")
    assert (asked(table), table.ask.seat) == ("offer", 1)
    refused = why(table, 1, "offer free_A02")
    assert (refused.reason, refused.clause) == ("blocked-own-turn-only", "TA-3.13")


@clause("TA-3.13")
def test_no_army_bonus_when_buying_a_left_over_weave_or_in_the_ceremony_of_another() -> None:
    start = given(2).player(0, gold=1, architect=1, sector=2).player(1, corn=2, army="A07")
    table = answer(placing(start, "architect", "T2a"), "task tm2")
    assert (asked(table), table.ask.seat, free_actions(table)) == ("leftover", 1, [])
    table = given(2).player(1, god="G01", gold=1, army="A07").token(0).turn_of(0)
    while table.ask.seat == 0 and board(table).ceremonies == 0:
        answer(table, f"{asked(table)} {options(table)[-1]}")
    assert (asked(table), table.ask.seat, free_actions(table)) == ("gold_for_potato", 1, [])


@clause("TA-3.14")
def test_the_refill_also_fills_gaps_made_by_others() -> None:
    """Seat 1 builds for a conquest in seat 0's turn; at its end the market is whole again."""
    start = given(2).player(0, sector=2).market("P01", "P19", "Z11", "Z18").building_stacks("P05")
    start.player(1, up="A19 A20", potato=0)
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead gold", "casualty potato_end")
    assert (asked(table), table.ask.seat) == ("conquer", 1)
    answer(table, "conquer qullasuyu_4", "build P01")
    assert buildings(board(table).market) == ["-", "P19", "Z11", "Z18"]
    quiet(answer(table, "plan pray"), 0)
    assert table.ask.seat == 1
    assert buildings(board(table).market) == ["P05", "P19", "Z11", "Z18"]
