"""TA-13 Ceremony cards."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    Given,
    answer,
    asked,
    board,
    buildings,
    given,
    god,
    gods,
    log,
    me,
    options,
    resources,
    tapestries,
    vp,
)
from tinkuy.core.draft import Draft
from tinkuy.core.waste import wasted


def drawn(start: Given, holder: int, *vps: int) -> list[str]:
    """Who draws how many cards, in this order."""
    for seat, points in enumerate(vps):
        start.player(seat, vp=points)
    table = start.token(holder).turn_of(holder)
    return [line.removeprefix("ceremony_cards ") for line in log(table, "ceremony_cards")]


@clause("TA-13.1")
@pytest.mark.parametrize("held", [0, 1])
def test_cards_from_fewest_to_most_points(held: int) -> None:
    assert drawn(given(4).ceremonies(held), 0, 40, 10, 30, 20) == ["1 2", "3 2", "2 1", "0 1"]
    assert drawn(given(3).ceremonies(held), 1, 40, 10, 30) == ["1 2", "2 2", "0 1"]
    assert drawn(given(2).ceremonies(held), 1, 40, 50) == ["0 2", "1 1"]


@clause("TA-13.1")
def test_the_cards_come_from_the_deck_only_and_one_player_after_the_other() -> None:
    start = given(2).altar("G40", "G41").god_deck("G10", "G20", "G30").player(0, vp=20)
    table = start.token(0).turn_of(0)
    assert (gods(me(table, 1).god_hand), gods(me(table, 0).god_hand)) == (["G10", "G20"], ["G30"])
    assert gods(board(table).altar) == ["G40", "G41"]


@clause("TA-13.1")
def test_there_are_no_cards_after_the_third_ceremony() -> None:
    table = given().ceremonies(2).token(0).turn_of(0)
    assert log(table, "ceremony_cards") == []


@clause("TA-13.2")
@pytest.mark.parametrize(
    ("holder", "order"),
    [(0, ["3 2", "2 2", "1 1", "0 1"]), (2, ["1 2", "0 2", "3 1", "2 1"]), (3, ["2 2", "1 2", "0 1", "3 1"])],
)
def test_in_a_tie_the_nearer_to_the_active_player_counts_as_more(holder: int, order: list[str]) -> None:
    assert drawn(given(), holder, 15, 15, 15, 15) == order


@clause("TA-13.2")
def test_a_tie_in_part() -> None:
    assert drawn(given(), 1, 30, 15, 30, 15) == ["3 2", "1 2", "0 1", "2 1"]


@clause("TA-13.3")
def test_everybody_in_turn_order_may_play_up_to_3_cards() -> None:
    start = given(3).token(1).player(1, god=["G02", "G16", "G30", "G18"], vp=50, potato=4)
    table = start.god_deck("G03", "G10", "G38", "G01", "G08").turn_of(1)
    # The leader draws the last of the five cards.
    assert (table.ask.seat, asked(table)) == (1, "play_god")
    assert options(table) == ["G02", "G08", "G16", "G18", "G30", "done"]
    for card in ("G02", "G16", "G30"):
        answer(table, f"play_god {card}", "reward reward1")
    # Three are enough: 2 + 2 + 2 corn, without any statue.
    assert resources(table, 1) == [0, 6, 0, 0]
    assert gods(me(table, 1).god_hand) == ["G18", "G08"]
    assert (table.ask.seat, asked(table)) == (2, "play_god")
    answer(table, "play_god done")
    assert table.ask.seat == 0
    answer(table, "play_god done")
    assert (table.ask.seat, asked(table)) == (1, "plan")


@clause("TA-13.4", "TA-13.7")
def test_played_cards_are_shuffled_into_the_deck_before_the_next_player_plays() -> None:
    start = given(2).token(0).player(0, god=["G18", "G25"], potato=2).altar("G40")
    table = start.turn_of(0)
    answer(table, "play_god G18", "reward reward1")
    assert god("G18") not in board(table).god_deck.cards  # not yet
    assert gods(board(table).resolving) == ["G18"]
    answer(table, "play_god G25", "reward reward1", "play_god done")
    assert (table.ask.seat, asked(table)) == (1, "play_god")
    assert board(table).resolving.cards == []
    assert {god("G18"), god("G25")} <= set(board(table).god_deck.cards)
    assert gods(board(table).altar) == ["G40"]
    assert resources(table, 0)[3] == 2


@clause("TA-13.4", "TA-13.7")
@pytest.mark.parametrize(
    ("when", "after_one", "after_a_player"), [("after_each_card", [], []), ("after_all_players", ["G18"], ["G18"])]
)
def test_played_cards_return_at_another_moment(when: str, after_one: list[str], after_a_player: list[str]) -> None:
    """D15."""
    start = given(2, ceremony_cards_return=when).token(0).player(0, god=["G18", "G25"], potato=2)
    table = answer(start.turn_of(0), "play_god G18", "reward reward1")
    assert gods(board(table).resolving) == after_one
    answer(table, "play_god done")
    assert (table.ask.seat, gods(board(table).resolving)) == (1, after_a_player)
    answer(table, "play_god done")
    assert board(table).resolving.cards == []
    assert god("G18") in board(table).god_deck.cards


@clause("TA-13.5")
def test_the_market_is_renewed() -> None:
    start = given(2).market("P01", "-", "Z01", "Z02").building_stacks("P05", "P06", "Z05", "Z06")
    table = start.token(0).turn_of(0)
    assert buildings(board(table).market) == ["P01", "-", "Z01", "Z02"]  # not before the cards are played
    answer(table, "play_god done", "play_god done")
    assert buildings(board(table).market) == ["P05", "P06", "Z05", "Z06"]
    # Face down under their stacks.
    assert buildings(board(table).production_stack)[0] == "P01"
    assert sorted(buildings(board(table).passive_stack)[:2]) == ["Z01", "Z02"]


@clause("TA-13.5")
def test_with_an_empty_stack_the_tiles_under_it_come_back() -> None:
    start = given(2).market("P01", "P02", "Z01", "-").only_buildings("P05", "Z05")
    table = start.token(0).turn_of(0)
    answer(table, "play_god done", "play_god done")
    market = buildings(board(table).market)
    assert market[0] == "P05"
    assert market[1] in ("P01", "P02")
    assert sorted(market[2:]) == ["Z01", "Z05"]


@clause("TA-13.6")
def test_cards_are_resolved_one_by_one_in_any_order_and_rewards_left_out() -> None:
    start = given(2).token(0).player(0, god=["G01", "G13"], potato=2).nomads("priest", "courier")
    table = start.turn_of(0)
    answer(table, "play_god G13")
    assert (asked(table), options(table)) == ("reward", ["reward1", "reward2", "done"])
    answer(table, "reward reward2", "reward done")  # the potato, not the nomad
    assert (resources(table, 0), sum(me(table, 0).workers)) == ([1, 0, 0, 0], 0)
    before = vp(table, 0)
    answer(table, "play_god G01", "reward reward2", "reward reward1")
    assert (resources(table, 0), vp(table, 0)) == ([3, 0, 0, 0], before + 2)


@clause("TA-13.6")
def test_a_card_may_be_played_for_nothing() -> None:
    table = given(2).token(0).player(0, god=["G01"], potato=1).turn_of(0)
    answer(table, "play_god G01", "reward done")
    assert (resources(table, 0), vp(table, 0)) == ([0, 0, 0, 0], 10)
    assert god("G01") not in me(table, 0).god_hand.cards


@clause("TA-13.8")
def test_a_building_leaves_its_gap_until_the_market_is_renewed() -> None:
    start = given(2).market("P01", "P02", "Z01", "Z02").building_stacks("P05", "P06", "Z05", "Z06").token(0)
    table = start.player(0, god=["G05"], stone=1, potato=1).turn_of(0)
    answer(table, "play_god G05", "reward reward1")
    assert (asked(table), options(table)) == ("build", ["P01", "replace", "none"])
    answer(table, "build P01", "play_god done")
    assert (table.ask.seat, buildings(board(table).market)) == (1, ["-", "P02", "Z01", "Z02"])
    answer(table, "play_god done")
    assert buildings(board(table).market) == ["P05", "P06", "Z05", "Z06"]


@clause("TA-13.8")
def test_market_tiles_may_be_replaced_in_this_step() -> None:
    start = given(2).market("P15", "P02", "Z01", "Z02").building_stacks("P01", "P06", "Z05", "Z06").token(0)
    table = start.player(0, god=["G05", "G07"], stone=1, potato=2).god_deck("G20", "G21", "G22").turn_of(0)
    answer(table, "play_god G05", "reward reward1", "build replace", "give_god G07", "replace 1")
    assert buildings(board(table).market) == ["P01", "P02", "Z01", "Z02"]
    assert gods(board(table).god_deck)[0] == "G07"
    answer(table, "build P01")
    assert buildings(me(table, 0).production) == ["P01"]


@clause("TA-13.3", "TA-13.6")
def test_a_free_weave_of_a_ceremony_card() -> None:
    table = given(2).token(0).player(0, god=["G06"], potato=1).weaves("W01", "W02").turn_of(0)
    answer(table, "play_god G06", "reward reward1", "free_weave beneath")
    assert tapestries(table, 0) == [["W02"]]


def test_a_reward_that_cannot_be_paid_is_known_to_be_lost() -> None:
    """With the card's stone a small statue can be made, and without any it cannot."""
    for stone, lost in ((0, ["reward2"]), (9, [])):
        table = given(2).token(0).player(0, god=["G21"], potato=1, stone=stone).turn_of(0)
        draft = Draft(answer(table, "play_god G21"), 0)
        assert draft.ask is not None
        found = wasted(draft, {option: draft.preview(option) for option in draft.ask.options})
        assert [table.game.kinds[draft.ask.kind].codes[option] for option in found] == lost
