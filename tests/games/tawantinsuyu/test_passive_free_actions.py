"""TA-16 Passive buildings with free actions: swapping with Z15, god cards for potato with Z19."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    activating,
    answer,
    asked,
    board,
    free_actions,
    given,
    gods,
    me,
    options,
    placing,
    points,
    resources,
    tapestries,
    why,
)

OWN_TURN = "own_turn_only"
ALWAYS = "whenever_owner_decides_or_pays"
BOTH = pytest.mark.parametrize("timing", [ALWAYS, OWN_TURN])


# ---------------------------------------------------------------------- Z15


@clause("TA-16.15")
@pytest.mark.parametrize(
    ("held", "swap", "left"),
    [
        ({"stone": 2}, "stone_gold", [0, 0, 0, 1]),
        ({"stone": 2}, "stone_corn", [0, 2, 0, 0]),
        ({"gold": 1}, "gold_stone", [0, 0, 2, 0]),
        ({"gold": 1}, "gold_corn", [0, 2, 0, 0]),
        ({"corn": 2}, "corn_stone", [0, 0, 2, 0]),
        ({"corn": 2}, "corn_gold", [0, 0, 0, 1]),
    ],
)
def test_z15_swaps_2_stone_1_gold_and_2_corn(held: dict[str, int], swap: str, left: list[int]) -> None:
    table = given().player(0, passive=["Z15"]).player(0, **held).turn_of(0)
    answer(table, f"plan free_swap_{swap}")
    assert (asked(table), resources(table, 0)) == ("plan", left)


@clause("TA-16.15")
def test_z15_needs_a_whole_lot_and_knows_no_potato() -> None:
    table = given().player(0, stone=1, corn=1, potato=9, passive=["Z15"]).turn_of(0)
    assert free_actions(table) == []


@clause("TA-16.15")
def test_z15_as_often_as_one_likes() -> None:
    table = given().player(0, stone=6, corn=2, passive=["Z15"]).turn_of(0)
    answer(table, "plan free_swap_stone_gold", "plan free_swap_stone_gold", "plan free_swap_corn_gold")
    assert resources(table, 0) == [0, 0, 2, 3]


@clause("TA-16.15")
def test_z15_does_not_go_in_circles_within_one_decision() -> None:
    table = given().player(0, stone=2, gold=1, passive=["Z15"]).turn_of(0)
    answer(table, "plan free_swap_stone_gold")
    # The gold just gained does not become something else at once: that could have been had directly.
    assert free_actions(table) == []
    answer(table, "plan pray")
    assert free_actions(table) == ["free_swap_gold_stone", "free_swap_gold_corn"]


@clause("TA-16.15")
def test_only_the_owner_swaps() -> None:
    table = given().player(0, stone=4).player(1, passive=["Z15"]).turn_of(0)
    assert free_actions(table) == []


@clause("TA-16.24")
@BOTH
def test_z15_of_a_follower_at_an_offering(timing: str) -> None:
    start = given(z15_timing=timing).player(1, stone=2, corn=1, passive=["Z15"])
    table = activating(start, "offering")
    if timing == OWN_TURN:
        assert (table.ask.seat, asked(table)) == (0, "plan")
        return
    assert (table.ask.seat, asked(table), options(table)) == (1, "offer", ["none"])
    assert free_actions(table) == ["free_swap_stone_gold", "free_swap_stone_corn"]
    answer(table, "offer free_swap_stone_corn", "offer offer1")
    assert (me(table, 1).temple, resources(table, 1)) == (1, [0, 0, 0, 0])


@clause("TA-16.24")
@BOTH
def test_z15_of_a_follower_at_a_refresh(timing: str) -> None:
    start = given(z15_timing=timing).player(1, stone=2, production_down=["P01", "P02"], passive=["Z15"])
    table = activating(start, "refresh")
    if timing == OWN_TURN:
        assert (table.ask.seat, asked(table)) == (0, "plan")
        return
    answer(table, "refresh free_swap_stone_corn", "refresh P01", "refresh P02")
    assert (me(table, 1).production_up, resources(table, 1)) == ([1, 1], [0, 0, 0, 0])


@clause("TA-16.24")
@BOTH
def test_z15_of_a_follower_at_a_conquest(timing: str) -> None:
    start = given(z15_timing=timing).village().nomads().player(1, stone=2, army=["A01"], passive=["Z15"])
    table = activating(start, "conquest")
    if timing == OWN_TURN:
        assert (table.ask.seat, asked(table)) == (0, "plan")
        return
    # Gold for the potato; the army card itself is not discarded for its bonus in another's turn.
    assert free_actions(table) == ["free_swap_stone_gold", "free_swap_stone_corn"]
    answer(table, "play_army free_swap_stone_gold", "play_army A01")
    assert resources(table, 1) == [0, 0, 0, 0]


@clause("TA-16.24")
@BOTH
def test_z15_for_a_left_over_weave(timing: str) -> None:
    start = given(2, z15_timing=timing).weaves("W01", "W02", "W05").player(0, architect=1, gold=1, sector=2)
    table = placing(start.player(1, gold=1, stone=2, passive=["Z15"]), "architect", "T2b")
    answer(table, "task tm2")
    if timing == OWN_TURN:
        assert table.ask.seat == 1
        assert asked(table) == "plan"
        return
    assert (table.ask.seat, asked(table), options(table)) == (1, "leftover", ["none"])
    answer(table, "leftover free_swap_stone_corn", "leftover W02", "pay 2corn")
    assert (tapestries(table, 1), resources(table, 1)) == ([["W02"]], [0, 0, 0, 1])


@clause("TA-16.24", "TA-16.12")
@BOTH
def test_z15_for_the_gold_of_z12(timing: str) -> None:
    start = given(z15_timing=timing).player(1, corn=2, passive=["Z12", "Z15"])
    table = activating(start, "offering", instead="")
    if timing == OWN_TURN:
        assert (table.ask.seat, asked(table)) == (0, "instead")
        return
    assert (table.ask.seat, asked(table), options(table)) == (1, "pay_temple", ["no"])
    assert why(table, 1, "pay_temple yes").clause == "TA-1.12"
    answer(table, "pay_temple free_swap_corn_gold", "pay_temple yes")
    assert (me(table, 1).temple, resources(table, 1)) == (1, [0, 0, 0, 0])


@clause("TA-16.24")
@BOTH
def test_z15_in_a_ceremony(timing: str) -> None:
    start = given(z15_timing=timing).token(0).player(1, god=["G01"], stone=2, passive=["Z15"])
    table = start.turn_of(0)
    if timing == OWN_TURN:
        assert (table.ask.seat, asked(table), points(table, 1, "unpaid")) == (0, "play_god", -2)
        return
    assert (table.ask.seat, asked(table), options(table)) == (1, "gold_for_potato", ["0"])
    answer(table, "gold_for_potato free_swap_stone_gold", "gold_for_potato 1")
    assert (points(table, 1, "unpaid"), resources(table, 1)) == (0, [0, 0, 0, 0])


@clause("TA-16.24")
@BOTH
@pytest.mark.parametrize("seat", [0, 1])
def test_z15_a_last_time_before_the_final_scoring(timing: str, seat: int) -> None:
    start = given(z15_timing=timing).ceremonies(2).token(0).player(seat, stone=4, corn=3, passive=["Z15"])
    table = start.turn_of(0)
    if timing == OWN_TURN and seat == 1:
        assert (table.over, points(table, 1, "gold")) == (True, 0)
        return
    # The turn of the token holder has begun.
    assert (table.ask.seat, options(table)) == (seat, ["done"])
    answer(table, "reward free_swap_stone_gold", "reward free_swap_stone_gold", "reward free_swap_corn_gold")
    assert table.over
    assert (points(table, seat, "gold"), resources(table, seat)) == (3, [0, 1, 0, 3])


# ---------------------------------------------------------------------- Z19


@clause("TA-16.19")
@pytest.mark.parametrize(("source", "card"), [("deck", "G05"), ("G10", "G10")])
def test_z19_1_potato_for_a_god_card_of_deck_or_altar(source: str, card: str) -> None:
    table = given().altar("G10").god_deck("G05").player(0, potato=1, passive=["Z19"]).turn_of(0)
    assert free_actions(table) == ["free_pray"]
    answer(table, "plan free_pray")
    assert (asked(table), options(table)) == ("god_from", ["G10", "deck"])
    answer(table, f"god_from {source}")
    assert (gods(me(table, 0).god_hand), resources(table, 0), asked(table)) == ([card], [0, 0, 0, 0], "plan")


@clause("TA-16.19")
def test_z19_may_be_paid_with_gold_but_not_with_corn() -> None:
    table = given().player(0, corn=5, passive=["Z19"]).turn_of(0)
    assert free_actions(table) == []
    table = given().player(0, gold=1, passive=["Z19"]).turn_of(0)
    answer(table, "plan free_pray")
    assert (len(me(table, 0).god_hand.cards), resources(table, 0)) == (1, [0, 0, 0, 0])


@clause("TA-16.19")
def test_z19_needs_a_card() -> None:
    table = given().only_god_cards().player(0, potato=2, passive=["Z19"]).turn_of(0)
    assert free_actions(table) == []


@clause("TA-16.19")
def test_z19_in_the_own_turn_only() -> None:
    start = given().player(1, potato=2, corn=3, passive=["Z19"])
    table = activating(start, "offering")
    assert (table.ask.seat, asked(table), free_actions(table)) == (1, "offer", [])
    assert why(table, 1, "offer free_pray").reason == "blocked-own-turn-only"


@clause("TA-16.19")
def test_z19_makes_a_placement_possible() -> None:
    start = given().god_deck("G29").player(0, courier=1, potato=1, passive=["Z19"])
    table = start.turn_of(0)
    assert "place" not in options(table)
    answer(table, "plan free_pray")
    assert "place" in options(table)  # the card of T0a's god is in hand now


@clause("TA-16.25")
def test_z19_any_number_of_times() -> None:
    table = given().god_deck("G01", "G02", "G03").player(0, potato=3, passive=["Z19"]).turn_of(0)
    answer(table, "plan free_pray", "plan free_pray", "plan free_pray")
    assert (gods(me(table, 0).god_hand), resources(table, 0)) == (["G01", "G02", "G03"], [0, 0, 0, 0])
    assert free_actions(table) == []
    assert board(table).turns_taken == 0
