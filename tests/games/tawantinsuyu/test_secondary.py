"""TA-10 The other secondary actions: pray, train, recruit."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    answer,
    armies,
    asked,
    board,
    given,
    gods,
    me,
    nomads,
    options,
    why,
    workers,
)


@clause("TA-10.1")
def test_pray_takes_two_god_cards_one_after_the_other() -> None:
    table = given().altar("G10", "G20").god_deck("G05", "G06").turn_of(0)
    answer(table, "plan pray")
    assert (asked(table), options(table)) == ("god_from", ["G10", "G20", "deck"])
    answer(table, "god_from deck")
    # The second is decided with the first in hand.
    assert (gods(me(table, 0).god_hand), options(table)) == (["G05"], ["G10", "G20", "deck"])
    answer(table, "god_from G20")
    assert gods(me(table, 0).god_hand) == ["G05", "G20"]
    assert (gods(board(table).altar), asked(table)) == (["G10"], "plan")


@clause("TA-10.1")
@pytest.mark.parametrize(("first", "second"), [("deck", "deck"), ("G10", "deck"), ("G10", "G20"), ("deck", "G10")])
def test_pray_from_deck_or_altar(first: str, second: str) -> None:
    table = given().altar("G10", "G20").god_deck("G05", "G06").turn_of(0)
    answer(table, "plan pray", f"god_from {first}", f"god_from {second}")
    drawn = iter(["G05", "G06"])
    assert gods(me(table, 0).god_hand) == [next(drawn) if card == "deck" else card for card in (first, second)]


@clause("TA-10.1")
def test_pray_with_an_empty_deck_shuffles_the_altar_in() -> None:
    table = given().altar("G10", "G20").only_god_cards().turn_of(0)
    answer(table, "plan pray")
    assert options(table) == ["G10", "G20", "deck"]
    answer(table, "god_from deck")
    assert board(table).altar.cards == []
    assert sorted(gods(me(table, 0).god_hand)) == ["G10", "G20"]  # the other one was all that was left


@clause("TA-10.1")
def test_by_the_other_reading_an_empty_deck_gives_nothing() -> None:
    table = given(god_deck_empty="no_draw").altar("G10", "G20", "G30").only_god_cards().turn_of(0)
    answer(table, "plan pray")
    assert options(table) == ["G10", "G20", "G30"]
    answer(table, "god_from G10")
    assert options(table) == ["G20", "G30"]


@clause("TA-10.2")
def test_train_draws_two_army_cards_and_keeps_one() -> None:
    table = given().army_deck("A15", "A20").turn_of(0)
    answer(table, "plan train")
    assert (asked(table), options(table)) == ("train", ["A15", "A20"])
    answer(table, "train A20")
    assert (armies(me(table, 0).army_hand), armies(board(table).army_discard)) == (["A20"], ["A15"])


@clause("TA-10.3")
def test_recruit_takes_a_nomad_who_is_replaced_from_the_bag() -> None:
    table = given().nomads("priest", "courier").bag("warrior").turn_of(0)
    answer(table, "plan recruit")
    assert (asked(table), options(table)) == ("nomad", ["courier", "priest"])  # it cannot be left
    answer(table, "nomad priest")
    assert (workers(table, 0), nomads(table), board(table).bag.cards) == (["priest"], ["courier", "warrior"], [])


@clause("TA-10.3")
def test_recruit_with_an_empty_bag() -> None:
    table = given().nomads("priest", "courier").bag().turn_of(0)
    answer(table, "plan recruit", "nomad courier")
    assert (workers(table, 0), nomads(table)) == (["courier"], ["priest"])


@clause("TA-10.4")
@pytest.mark.parametrize(
    "first",
    [["plan pray"], ["plan train", "train A01"], ["plan recruit", "nomad priest"]],
    ids=["pray", "train", "nomad"],
)
def test_nobody_follows_another_secondary_action(first: list[str]) -> None:
    start = given(3).nomads("priest", "courier")
    for seat in (1, 2):
        start.player(seat, potato=9, corn=9, gold=9, small=["eye"], production=["P01" if seat == 1 else "P02"])
    table = start.turn_of(0)
    answer(table, *first)
    assert (table.ask.seat, asked(table)) == (0, "plan")


@clause("TA-10.5")
def test_recruit_needs_a_nomad() -> None:
    table = given().nomads().turn_of(0)
    assert options(table) == ["move_priest", "pray", "train"]
    assert why(table, 0, "plan recruit").clause == "TA-10.5"


@clause("TA-10.5")
def test_the_other_actions_can_always_be_chosen() -> None:
    table = given().nomads().only_god_cards().only_army_cards().turn_of(0)
    assert options(table) == ["move_priest", "pray", "train"]
    answer(table, "plan pray", "plan train")
    # Nothing came of either, and the turn is over.
    assert (me(table, 0).god_hand.cards, me(table, 0).army_hand.cards) == ([], [])
    assert (table.ask.seat, asked(table)) == (1, "plan")
