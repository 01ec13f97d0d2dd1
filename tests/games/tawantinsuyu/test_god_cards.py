"""TA-6 God cards and altar."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    GAME,
    Given,
    answer,
    armies,
    asked,
    board,
    buildings,
    given,
    god,
    gods,
    log,
    me,
    options,
    placing,
    quiet,
    resources,
    vp,
    why,
)
from tinkuy.core.table import Table


def with_card(card: str = "G29", **things: object) -> Given:
    """An architect and a card of the eye for T0a (t9 stone, tm0 potato, t1 steps); G29: 3 potato and 1 VP."""
    return given(2).player(0, architect=1, god=card, **things)


def placed(start: Given, card: str = "G29") -> Table:
    return placing(start, "architect", "T0a", card)


@clause("TA-6.1")
@pytest.mark.parametrize("statue", [{"small": "eye"}, {"large": "eye"}])
def test_rewards_with_a_statue_of_the_symbol(statue: dict[str, str]) -> None:
    table = placed(with_card(**statue))
    assert asked(table) == "card_now"
    answer(table, "card_now now", "reward reward1", "reward reward2")
    assert (resources(table, 0), vp(table, 0)) == ([3, 0, 0, 0], 11)


@clause("TA-6.1")
@pytest.mark.parametrize("statue", [{}, {"small": "cross"}])
def test_no_rewards_without_a_statue_of_the_symbol(statue: dict[str, str]) -> None:
    table = answer(placed(with_card(**statue)), "task t9")
    assert table.ask.seat == 1
    assert (resources(table, 0), vp(table, 0)) == ([0, 0, 2, 0], 10)


@clause("TA-6.2")
def test_rewards_after_the_tasks() -> None:
    table = answer(placed(with_card(small="eye")), "card_now later")
    assert asked(table) == "task"
    answer(table, "task t9")
    assert (asked(table), resources(table, 0)) == ("reward", [0, 0, 2, 0])
    answer(table, "reward reward1", "reward reward2")
    assert resources(table, 0) == [3, 0, 2, 0]


@clause("TA-6.2")
def test_rewards_before_the_tasks() -> None:
    table = answer(placed(with_card(small="eye")), "card_now now", "reward reward2", "reward reward1")
    assert (asked(table), resources(table, 0)) == ("task", [3, 0, 0, 0])
    answer(table, "task t9")
    assert asked(table) == "hire"  # not a second time


@clause("TA-6.3", "TA-6.11")
def test_all_some_or_none_in_any_order() -> None:
    table = answer(placed(with_card(small="eye")), "card_now now")
    assert options(table) == ["reward1", "reward2", "done"]
    some = answer(table.copy(), "reward reward2", "reward done")
    assert (resources(some, 0), vp(some, 0), asked(some)) == ([0, 0, 0, 0], 11, "task")
    none = answer(table.copy(), "reward done")
    assert (resources(none, 0), vp(none, 0), asked(none)) == ([0, 0, 0, 0], 10, "task")
    quiet(none, 0)
    assert (resources(none, 0), vp(none, 0), none.ask.seat) == ([0, 0, 0, 0], 10, 1)


@clause("TA-6.4")
def test_several_statues_do_not_multiply() -> None:
    table = answer(placed(with_card(small="eye eye", large="eye")), "card_now now", "reward reward1", "reward reward2")
    assert (resources(table, 0), vp(table, 0)) == ([3, 0, 0, 0], 11)
    answer(table, "task t9")
    assert asked(table) == "hire"


@clause("TA-6.5")
def test_the_played_card_is_not_on_the_altar_before_the_end_of_the_turn() -> None:
    start = given(2).player(0, priest=1, god="G29")
    table = answer(placing(start, "priest", "T0a", "G29"), "task t9")
    assert table.ask.seat == 1  # the priest's card came from the deck without a question
    assert gods(me(table, 0).god_hand) == ["G01"]
    start = given(2).player(0, priest=1, god="G29").altar("G08")
    table = answer(placing(start, "priest", "T0a", "G29"), "task t9")
    assert (asked(table), options(table)) == ("god_from", ["G08", "deck"])


@clause("TA-6.6", "TA-6.16")
def test_the_played_card_joins_the_altar_at_the_end() -> None:
    table = placed(with_card().altar("G08", "G02"))
    assert gods(board(table).altar) == ["G08", "G02"]
    quiet(table, 0)
    assert gods(board(table).altar) == ["G08", "G02", "G29"]


@clause("TA-6.6")
def test_a_placement_for_gold_leaves_the_altar_alone() -> None:
    table = quiet(placed(with_card(gold=1).altar("G08"), "gold"), 0)
    assert gods(board(table).altar) == ["G08"]


@clause("TA-6.7")
@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 4), (4, 5)])
def test_a_full_altar_is_shuffled_into_the_deck_first(seats: int, limit: int) -> None:
    lying = ["G01", "G02", "G03", "G04", "G05"]
    start = given(seats).player(0, architect=1, god="G29").altar(*lying[: limit - 1])
    table = quiet(placed(start), 0)
    assert gods(board(table).altar) == [*lying[: limit - 1], "G29"]
    start = given(seats).player(0, architect=1, god="G29").altar(*lying[:limit])
    table = placed(start)
    unshuffled = board(table).god_deck.cards + board(table).altar.cards
    quiet(table, 0)
    assert gods(board(table).altar) == ["G29"]
    assert set(lying[:limit]) <= set(gods(board(table).god_deck))
    assert len(board(table).god_deck.cards) == 41
    assert board(table).god_deck.cards != unshuffled


# ---------------------------------------------------------------------- replacing market tiles


def building(start: Given) -> Table:
    """At the building task of T1a (t1 steps, tm1 train, t3 building), with the priest in that sector."""
    start.player(0, architect=1, gold=1, sector=1)
    return placing(start, "architect", "T1a", "gold")


def shop(**things: object) -> Given:
    start = given(2).market("P01", "P15", "Z01", "Z07").building_stacks("P03", "P05", "Z02", "Z03")
    return start.player(0, **things)


@clause("TA-6.8", "TA-6.13")
def test_a_god_card_replaces_one_or_two_tiles() -> None:
    table = answer(building(shop(stone=1, god="G01 G02")), "task t3")
    assert options(table) == ["P01", "Z07", "replace"]
    answer(table, "build replace", "give_god G02")
    assert asked(table) == "replace"
    ordered = ["1-2", "1-3", "1-4", "2-1", "2-3", "2-4", "3-1", "3-2", "3-4", "4-1", "4-2", "4-3"]
    assert options(table) == ["1", "2", "3", "4", *ordered]
    answer(table, "replace 2")
    assert buildings(board(table).market) == ["P01", "P03", "Z01", "Z07"]
    assert buildings(board(table).production_stack)[0] == "P15"
    assert gods(board(table).god_deck)[0] == "G02"
    assert gods(me(table, 0).god_hand) == ["G01"]
    assert options(table) == ["P01", "P03", "Z07", "none"]  # once per building
    answer(table, "build P03")
    assert buildings(me(table, 0).production) == ["P03"]


@clause("TA-6.8", "TA-6.13")
def test_two_tiles_go_under_their_stacks_in_the_chosen_order() -> None:
    for places, under in (("1-2", ["P15", "P01"]), ("2-1", ["P01", "P15"])):
        table = answer(building(shop(stone=1, god="G01")), "task t3", "build replace", f"replace {places}")
        assert buildings(board(table).production_stack)[:2] == under  # the last one lies lowest
        assert buildings(board(table).market) == ["P03", "P05", "Z01", "Z07"]
    table = answer(building(shop(stone=1, god="G01")), "task t3", "build replace", "replace 2-3")
    assert buildings(board(table).market) == ["P01", "P03", "Z02", "Z07"]
    assert buildings(board(table).production_stack)[0] == "P15"
    assert buildings(board(table).passive_stack)[0] == "Z01"


@clause("TA-6.8")
def test_without_a_god_card_nothing_is_replaced() -> None:
    table = answer(building(shop(stone=1)), "task t3")
    assert options(table) == ["P01", "Z07"]
    refused = why(table, 0, "build replace")
    assert (refused.reason, refused.clause) == ("blocked-no-god-card", "TA-6.8")


def gapped(filled: str) -> Given:
    start = given(2, market_replacement_fills_gaps=filled).market("-", "P15", "Z01", "Z07")
    return start.building_stacks("P03", "P05", "Z02").player(0, stone=1, god="G01")


@clause("TA-6.13")
def test_other_gaps_stay_open() -> None:
    table = answer(building(gapped("no")), "task t3", "build replace")
    assert options(table) == ["2", "3", "4", "2-3", "2-4", "3-2", "3-4", "4-2", "4-3"]
    answer(table, "replace 2")
    assert buildings(board(table).market) == ["-", "P03", "Z01", "Z07"]


@clause("TA-6.13")
def test_other_gaps_are_filled_by_the_other_reading() -> None:
    table = answer(building(gapped("yes")), "task t3", "build replace", "replace 2")
    assert buildings(board(table).market) == ["P03", "P05", "Z01", "Z07"]


@clause("TA-6.14")
def test_after_a_replacement_nothing_need_be_built() -> None:
    table = answer(building(shop(stone=1, god="G01")), "task t3", "build replace", "replace 1")
    assert options(table) == ["P03", "Z07", "none"]
    answer(table, "build none")
    assert table.ask.seat == 1  # the task is used up
    assert (me(table, 0).production, me(table, 0).passive, resources(table, 0)[2]) == ([], [], 1)


@clause("TA-6.14")
def test_the_task_can_be_chosen_for_a_look_at_new_tiles() -> None:
    """No stone: with a god card the building icon is open all the same, without one it is not (A3)."""
    table = building(shop(god="G01"))
    assert "t3" in options(table)
    answer(table, "task t3", "replace 1")
    assert (table.ask.seat, gods(me(table, 0).god_hand)) == (1, [])
    table = building(shop())
    assert "t3" not in options(table)
    assert why(table, 0, "task t3").clause == "TA-8.7"


@clause("TA-6.12")
def test_free_buildings_outside_the_own_turn_too() -> None:
    """Seat 1 follows a conquest whose reward is a free building and changes the market before it."""
    start = given(2).player(0, sector=2).player(1, up="A19 A20", god="G01").market("P01", "P15", "Z01", "Z07")
    table = answer(start.building_stacks("P12").turn_of(0), "plan move_priest", "priest_move one", "instead gold")
    answer(table, "casualty potato_end", "conquer qullasuyu_4")
    assert (asked(table), table.ask.seat) == ("build", 1)
    assert options(table) == ["P01", "P15", "Z01", "Z07", "replace", "none"]
    answer(table, "build replace", "replace 1")
    assert options(table) == ["P12", "P15", "Z01", "Z07", "none"]
    answer(table, "build P12")
    assert buildings(me(table, 1).production) == ["P12"]


# ---------------------------------------------------------------------- gaining god cards


@clause("TA-6.9")
def test_god_cards_are_taken_one_at_a_time_after_seeing_the_last() -> None:
    table = answer(given(2).altar("G08", "G09").god_deck("G30").turn_of(0), "plan pray")
    assert (asked(table), options(table)) == ("god_from", ["G08", "G09", "deck"])
    answer(table, "god_from deck")
    assert gods(me(table, 0).god_hand) == ["G30"]
    assert (asked(table), options(table)) == ("god_from", ["G08", "G09", "deck"])
    answer(table, "god_from G09")
    assert gods(me(table, 0).god_hand) == ["G30", "G09"]
    assert asked(table) == "plan"


@clause("TA-6.15", "TA-6.16")
def test_cards_taken_from_the_altar_are_not_replaced() -> None:
    table = answer(given(2).altar("G08", "G09", "G02").turn_of(0), "plan pray", "god_from G09", "god_from deck")
    assert gods(board(table).altar) == ["G08", "G02"]


@clause("TA-6.9")
@pytest.mark.parametrize(("ruling", "from_deck"), [("shuffle_altar_into_deck", True), ("no_draw", False)])
def test_an_empty_god_deck(ruling: str, from_deck: bool) -> None:
    """A13: the altar becomes the deck when a card must come from there, or by the other ruling only the altar gives."""
    start = given(2, god_deck_empty=ruling).only_god_cards().altar("G08", "G09")
    table = answer(start.turn_of(0), "plan pray")
    assert options(table) == (["G08", "G09", "deck"] if from_deck else ["G08", "G09"])
    if from_deck:
        answer(table, "god_from deck")
        assert board(table).altar.cards == []
        assert len(me(table, 0).god_hand.cards) == 2  # the second is the last one, from the deck
    else:
        answer(table, "god_from G09")
        assert sorted(gods(me(table, 0).god_hand)) == ["G08", "G09"]
    assert (board(table).altar.cards, board(table).god_deck.cards) == ([], [])


@clause("TA-6.10")
def test_a_statue_made_in_the_same_placement_counts_after_the_tasks() -> None:
    """M0b shows squares and touches mb0 (statue); G17 gives 2 stone."""
    start = given(2).player(0, architect=1, god="G17", stone=3, potato=2)
    table = placing(start, "architect", "M0b", "G17")
    assert asked(table) == "task"  # no statue yet
    answer(table, "task mb0", "statue small_squares")
    assert asked(table) == "reward"
    answer(table, "reward reward1")
    assert resources(table, 0) == [0, 0, 2, 0]


@clause("TA-6.11")
def test_rewards_are_not_split_between_before_and_after() -> None:
    table = answer(placed(with_card(small="eye")), "card_now now", "reward reward1", "reward done", "task t9")
    assert (asked(table), vp(table, 0)) == ("hire", 10)


@clause("TA-6.2", "TA-4.14")
def test_with_a_warrior_rewards_come_on_either_side_of_its_powers() -> None:
    start = given(2).player(0, warrior=1, god="G29", small="eye").hill(T0b="courier").army_deck("A15")
    table = placing(start, "warrior", "T0a", "G29")
    assert (asked(table), armies(me(table, 0).army_hand)) == ("card_now", [])
    answer(table, "card_now later")
    assert (asked(table), armies(me(table, 0).army_hand)) == ("capture", ["A15"])
    answer(table, "capture nobody")
    assert asked(table) == "card_now"
    answer(table, "card_now now", "reward reward2", "reward reward1")
    assert asked(table) == "task"


@clause("TA-6.7")
def test_events_tell_of_the_altar() -> None:
    table = quiet(placed(with_card().altar("G01", "G02", "G03")), 0)
    assert log(table, "altar_cleared", "altar_joined") == ["altar_cleared", "altar_joined G29"]
    assert GAME.audit(table.state) is None
    assert god("G29") == 28
