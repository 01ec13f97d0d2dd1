"""TA-12 Ceremonies."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    Given,
    activating,
    answer,
    armies,
    asked,
    board,
    conquest,
    given,
    gods,
    log,
    me,
    options,
    points,
    quiet,
    resources,
    standing,
    village,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table

# Two weaves each whose seam matches: gold for a temple step, then three others.
GOLD_TEMPLE = [["W12", "SW01"], ["W14", "W03"], ["W23", "W19"], ["W29", "W21"]]
VP3, GOD_POTATO, STONE2 = ["W25", "W28"], ["W05", "W17"], ["W16", "W18"]


def to_the_end(table: Table) -> Table:
    while not table.over:
        quiet(table, table.ask.seat)
    return table


def asked_seats(table: Table, kind: str, code: str) -> list[int]:
    """Who is asked one after another, all giving the same answer."""
    seats = []
    while asked(table) == kind:
        seats.append(table.ask.seat)
        answer(table, f"{kind} {code}")
    return seats


# ---------------------------------------------------------------------- the token


@clause("TA-12.1")
@pytest.mark.parametrize(
    ("edition", "held", "points_"),
    [("ru", 0, 1), ("ru", 1, 2), ("ru", 2, 4), ("cz", 0, 1), ("cz", 1, 2), ("cz", 2, 3)],
)
def test_the_emptied_village_gives_the_token_and_its_points(edition: str, held: int, points_: int) -> None:
    start = given(edition_ceremony_trigger=edition).ceremonies(held).village("priest").player(1, potato=1)
    table = start.only_army_cards().turn_of(1)
    answer(table, "plan pray", "plan train", "hire potato_end")
    assert (board(table).token, points(table, 1, "token"), vp(table, 1)) == (1, points_, 10 + points_)


@clause("TA-12.1")
def test_a_casualty_empties_the_village_as_well() -> None:
    table = activating(given().village("priest"), "conquest", seat=3, instead="gold")
    assert (board(table).token, vp(table, 3)) == (3, 11)
    assert log(table, "casualty", "token_taken") == ["casualty priest", "token_taken 3"]


@clause("TA-12.2")
def test_everybody_else_has_exactly_one_turn_before_the_ceremony() -> None:
    table = given().village("priest").player(1, potato=1).only_army_cards().turn_of(1)
    answer(table, "plan pray", "plan train", "hire potato_end")
    for seat in (2, 3, 0):
        assert log(table, "ceremony") == []
        quiet(table, seat)
    quiet(table, 1)  # the ceremony cards of the holder
    assert log(table, "turn_began", "ceremony") == [
        "turn_began 1",
        "turn_began 2",
        "turn_began 3",
        "turn_began 0",
        "ceremony 1",
    ]


@clause("TA-12.3")
def test_nobody_is_hired_while_the_village_is_empty() -> None:
    start = given().token(0).player(1, potato=3, corn=3, army=["A01"])
    table = start.only_army_cards().turn_of(1)
    answer(table, "plan pray", "plan train")
    assert (asked(table), options(table)) == ("hire", ["nobody"])
    assert why(table, 1, "hire corn_end").clause == "TA-12.3"


@clause("TA-12.20")
def test_the_token_goes_to_whose_turn_it_is() -> None:
    # Axomamma follows the offering and takes the last villager for her temple step.
    start = given(1).village("priest").player(1, temple=4, corn=3)
    table = activating(start, "offering", instead="gold")
    assert (village(table), me(table, 1).temple) == ([], 5)
    assert workers(table, 1) == ["priest"]
    assert (board(table).token, points(table, 0, "token"), points(table, 1, "token")) == (0, 1, 0)


# ---------------------------------------------------------------------- steps 0 to 2


@clause("TA-12.4", "TA-12.16")
def test_just_before_comes_before_the_start() -> None:
    start = given().token(0).player(1, gold=1, passive=["Z12"])
    start.player(0, passive=["Z06", "Z09", "Z10"], tapestries=[["W01", "W02", "W03"], ["W04"]])
    table = start.turn_of(0)
    assert (table.ask.seat, asked(table)) == (1, "pay_temple")
    assert (resources(table, 0), vp(table, 0)) == ([0, 0, 0, 0], 10)
    answer(table, "pay_temple yes")
    assert (resources(table, 0), vp(table, 0)) == ([6, 1, 1, 0], 13)
    # The step just climbed counts in step 2.
    assert (me(table, 1).temple, vp(table, 1)) == (1, 11)


@clause("TA-12.5")
def test_every_player_trades() -> None:
    start = given().token(0).player(0, tapestries=[VP3]).player(2, tapestries=[STONE2]).player(3, tapestries=[["W01"]])
    table = start.turn_of(0)
    assert (vp(table, 0), resources(table, 2), resources(table, 3)) == (13, [0, 0, 2, 0], [0, 0, 0, 0])


@clause("TA-12.6")
def test_the_temple_gives_the_points_and_what_is_left_of_the_step() -> None:
    start = given().token(0).player(0, temple=7).player(1, temple=10).player(2, temple=3)
    table = start.turn_of(0)
    assert [points(table, seat, "temple") for seat in range(4)] == [7, 10, 3, 0]
    assert [points(table, seat, "temple_end") for seat in range(4)] == [0, 0, 0, 0]
    assert [resources(table, seat) for seat in range(4)] == [[0, 0, 2, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]]


@clause("TA-12.6")
@pytest.mark.parametrize(
    ("step", "gained", "cards"),
    [(2, [1, 0, 0, 0], 0), (5, [0, 0, 1, 0], 0), (7, [0, 0, 2, 0], 0), (9, [0, 0, 0, 0], 0)],
)
def test_by_the_other_reading_only_resources_are_gained(step: int, gained: list[int], cards: int) -> None:
    start = given(ceremony_temple_left="resources_only").token(0).player(1, temple=step, vp=50)
    table = start.turn_of(0)
    assert asked(table) == "play_god"
    assert resources(table, 1) == gained
    # One card of step 7 for the leader, none of the temple.
    assert (len(me(table, 1).god_hand.cards), me(table, 1).army_hand.cards) == (1, [])


@clause("TA-12.6", "TA-15.8")
@pytest.mark.parametrize(("choice", "stone", "nomads"), [("1", 1, 0), ("2", 0, 1)])
def test_everything_left_of_the_step_by_default(choice: str, stone: int, nomads: int) -> None:
    table = given().token(0).player(0, temple=5).turn_of(0)
    assert (asked(table), options(table)) == ("choice", ["1", "2"])
    answer(table, f"choice {choice}")
    if nomads:
        answer(table, "nomad priest")
    assert (resources(table, 0)[2], sum(me(table, 0).workers)) == (stone, nomads)
    table = given().token(0).player(0, temple=9).turn_of(0)
    assert (asked(table), len(me(table, 0).god_hand.cards)) == ("train", 1)


@clause("TA-12.21")
def test_the_gains_of_step_2_come_without_climbing() -> None:
    table = given().token(0).player(0, temple=2).turn_of(0)
    assert me(table, 0).temple == 2
    assert log(table, "climbed") == []


@clause("TA-12.21")
def test_god_cards_of_steps_1_and_2_count_in_step_4() -> None:
    # Each gives a potato and a god card: the potato pays for the card.
    start = given().token(0).player(0, temple=2, tapestries=[GOD_POTATO]).player(1, temple=9)
    table = start.turn_of(0)
    answer(table, "train A01")
    assert resources(table, 0) == [0, 0, 0, 0]
    assert points(table, 0, "unpaid") == 0
    # Seat 1 has a card of the ninth step and nothing to pay with.
    assert points(table, 1, "unpaid") == -2


# ---------------------------------------------------------------------- step 3


def casualties_of(start: Given) -> Given:
    return start.casualties("priest", "priest", "warrior", "courier")


@clause("TA-12.7", "TA-12.8")
def test_most_markers_of_a_region_score_the_casualties() -> None:
    start = casualties_of(given()).token(0).conquered(0, "antisuyu_5").conquered(1, "antisuyu_1", "antisuyu_2")
    table = start.conquered(2, "kuntisuyu_3").turn_of(0)
    assert [points(table, seat, "casualties") for seat in range(4)] == [0, 4, 4, 0]
    assert log(table, "region_scored") == ["region_scored 1 antisuyu", "region_scored 2 kuntisuyu"]
    # TA-12.8: they stay for the next ceremony.
    assert sum(board(table).casualties) == 4


@clause("TA-12.7", "TA-12.17")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(["1", "4"], ["2", "3"], 0), (["1", "4"], ["2", "5"], 1), (["6"], ["1", "2"], 1), (["3"], ["2"], 0)],
)
def test_a_tie_goes_to_the_marker_furthest_right(first: list[str], second: list[str], winner: int) -> None:
    start = casualties_of(given()).token(3)
    start.conquered(0, *(f"qullasuyu_{place}" for place in first))
    start.conquered(1, *(f"qullasuyu_{place}" for place in second))
    table = start.turn_of(3)
    assert points(table, winner, "casualties") == 4
    assert points(table, 1 - winner, "casualties") == 0


@clause("TA-12.17")
def test_a_tie_looks_at_that_region_only() -> None:
    start = casualties_of(given()).token(0).conquered(0, "qullasuyu_4", "antisuyu_1")
    table = start.conquered(1, "qullasuyu_3", "antisuyu_6").turn_of(0)
    # Only the tied region counts: each wins the one where it stands further right.
    assert [points(table, seat, "casualties") for seat in range(2)] == [4, 4]


@clause("TA-12.17")
def test_a_region_without_markers_pays_nobody() -> None:
    table = casualties_of(given()).token(0).turn_of(0)
    assert [vp(table, seat) for seat in range(4)] == [10, 10, 10, 10]
    assert board(table).conquest[conquest("antisuyu_1")] == -1


# ---------------------------------------------------------------------- step 4


@clause("TA-12.9")
def test_god_cards_cost_1_potato_each_or_2_points() -> None:
    start = given().token(0).player(0, god=["G01", "G02", "G03"], potato=2, corn=5)
    table = start.player(1, god=["G04", "G05"], potato=3).turn_of(0)
    assert (resources(table, 0), points(table, 0, "unpaid")) == ([0, 5, 0, 0], -2)
    assert (resources(table, 1), points(table, 1, "unpaid")) == ([1, 0, 0, 0], 0)
    assert log(table, "cards_paid", "unpaid_cards") == ["cards_paid 0 2", "unpaid_cards 0 1", "cards_paid 1 2"]


@clause("TA-12.9")
def test_the_points_do_not_fall_below_0() -> None:
    table = given().token(0).player(0, god=["G01", "G02", "G03"], vp=3).turn_of(0)
    assert (vp(table, 0), points(table, 0, "unpaid")) == (0, -3)


@clause("TA-12.22")
@pytest.mark.parametrize(("gold", "left", "lost"), [("0", 2, -4), ("1", 1, -2), ("2", 0, 0)])
def test_potatoes_must_be_used_and_gold_may(gold: str, left: int, lost: int) -> None:
    table = given().token(0).player(0, god=["G01", "G02", "G03"], potato=1, gold=2).turn_of(0)
    assert (asked(table), options(table)) == ("gold_for_potato", ["0", "1", "2"])
    answer(table, f"gold_for_potato {gold}")
    assert (resources(table, 0), points(table, 0, "unpaid")) == ([0, 0, 0, left], lost)


@clause("TA-12.22")
def test_by_the_other_reading_gold_must_be_used() -> None:
    start = given(ceremony_gold_for_potato="forced").token(0)
    table = start.player(0, god=["G01", "G02", "G03"], potato=1, gold=1).turn_of(0)
    assert asked(table) == "play_god"
    assert (resources(table, 0), points(table, 0, "unpaid")) == ([0, 0, 0, 0], -2)


@clause("TA-12.9")
def test_the_holder_may_discard_army_cards_for_potatoes() -> None:
    start = given().token(0).player(0, god=["G01", "G02"], army=["A01"]).player(1, god=["G03"], army=["A02"])
    table = start.turn_of(0)
    assert (asked(table), options(table, free=True)) == ("gold_for_potato", ["0", "free_A01"])
    answer(table, "gold_for_potato free_A01")
    # Both cards are paid now; seat 1, whose turn it is not, lost 2 points unasked.
    assert (points(table, 0, "unpaid"), points(table, 1, "unpaid")) == (0, -2)
    assert (armies(board(table).army_discard), armies(me(table, 1).army_hand)) == (["A01"], ["A02"])


@clause("TA-12.9")
def test_by_the_other_reading_nobody_has_free_actions_in_a_ceremony() -> None:
    start = given(free_actions_in_ceremony="nobody").token(0).player(0, god=["G01", "G02"], army=["A01"])
    table = start.turn_of(0)
    assert (asked(table), points(table, 0, "unpaid")) == ("play_god", -4)
    assert options(table, free=True) == options(table)


# ---------------------------------------------------------------------- steps 5 to 7


@clause("TA-12.10", "TA-14.1")
def test_the_third_ceremony_ends_the_game() -> None:
    table = given().ceremonies(2).token(0).player(0, god=["G01"], potato=1).turn_of(0)
    assert table.over
    assert log(table, "ceremony", "village_refilled", "ceremony_cards", "new_market", "game_ended") == [
        "ceremony 3",
        "game_ended",
    ]
    assert village(table) == []


@clause("TA-12.11")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 7), (4, 8)])
def test_the_token_goes_back_and_the_village_is_refilled(seats: int, spaces: int) -> None:
    start = given(seats).token(1)
    before = len(start.state.bag.cards)
    table = start.turn_of(1)
    assert (board(table).token, board(table).pending, len(village(table))) == (-1, False, spaces)
    marks = 5 if seats == 2 else 0
    assert len(board(table).bag.cards) == before - spaces - marks


@clause("TA-12.11")
def test_with_2_players_the_first_ceremony_fills_the_free_middle_marks() -> None:
    table = given(2).hill(M1b="priest").token(0).turn_of(0)
    on_hill = standing(table)
    assert sorted(on_hill) == ["M0b", "M1b", "M2b", "M3b", "M4b"]
    assert on_hill["M1b"] == "priest"
    assert len(log(table, "neutral_placed")) == 4


@clause("TA-12.11")
@pytest.mark.parametrize(("seats", "held"), [(2, 1), (3, 0), (4, 0)])
def test_the_marks_are_filled_once_and_with_2_players_only(seats: int, held: int) -> None:
    table = given(seats).ceremonies(held).token(0).turn_of(0)
    assert standing(table) == {}
    assert village(table)


@clause("TA-12.12")
def test_a_bag_that_runs_out_leaves_the_village_shorter() -> None:
    table = given().token(0).bag("priest", "courier", "warrior").turn_of(0)
    assert sorted(village(table)) == ["courier", "priest", "warrior"]
    assert (board(table).token, board(table).pending) == (-1, False)


@clause("TA-12.13", "TA-12.18")
def test_an_empty_bag_brings_the_last_ceremony() -> None:
    start = given().token(2).bag()
    table = start.turn_of(2)
    # At once: the token again, with the points of the second ceremony.
    assert (board(table).token, points(table, 2, "token")) == (2, 2)
    # TA-12.18: step 7 is still done.
    assert asked(table) == "play_god"
    assert len(log(table, "ceremony_cards")) == 4
    to_the_end(table)
    assert log(table, "turn_began", "ceremony", "new_market", "game_ended") == [
        "ceremony 1",
        "new_market",
        "turn_began 2",
        "turn_began 3",
        "turn_began 0",
        "turn_began 1",
        "ceremony 2",
        "game_ended",
    ]


@clause("TA-12.13")
def test_by_the_other_reading_only_a_third_ceremony_is_the_last() -> None:
    table = given(early_final_ceremony="only_if_third").token(2).bag().turn_of(2)
    to_the_end(table)
    lines = log(table, "turn_began", "ceremony", "game_ended")
    assert [line for line in lines if not line.startswith("turn")] == [
        "ceremony 1",
        "ceremony 2",
        "ceremony 3",
        "game_ended",
    ]
    assert len(lines) == 4 + 8
    assert points(table, 2, "token") == 2 + 4


@clause("TA-12.13")
def test_an_empty_bag_at_the_second_ceremony() -> None:
    table = given().ceremonies(1).token(1).bag().turn_of(1)
    assert (board(table).token, points(table, 1, "token")) == (1, 4)
    to_the_end(table)
    assert log(table, "ceremony") == ["ceremony 2", "ceremony 3"]
    assert len(log(table, "turn_began")) == 4


@clause("TA-12.14")
def test_after_the_ceremony_cards_the_holder_takes_the_turn() -> None:
    table = given().token(2).turn_of(2)
    assert asked_seats(table, "play_god", "done") == [2, 3, 0, 1]
    assert (table.ask.seat, asked(table)) == (2, "plan")
    assert log(table, "ceremony", "ceremony_cards", "new_market", "turn_began")[-2:] == ["new_market", "turn_began 2"]


@clause("TA-12.15")
def test_step_0_goes_in_turn_order_from_the_holder() -> None:
    table = given().token(2).player(1, passive=["Z06"]).player(3, passive=["Z10"]).turn_of(2)
    assert log(table, "gained") == ["gained 3 potato 2", "gained 3 corn 1", "gained 3 stone 1", "gained 1 potato 4"]


@clause("TA-12.15")
def test_step_1_goes_in_turn_order_from_the_holder() -> None:
    start = given().token(2)
    for seat in range(4):
        start.player(seat, gold=1, tapestries=[GOLD_TEMPLE[seat]])
    assert asked_seats(start.turn_of(2), "pay_temple", "no") == [2, 3, 0, 1]


@clause("TA-12.15")
def test_step_2_goes_in_turn_order_from_the_holder() -> None:
    start = given().token(2)
    for seat in range(4):
        start.player(seat, temple=5)
    assert asked_seats(start.turn_of(2), "choice", "1") == [2, 3, 0, 1]


@clause("TA-12.15")
def test_step_4_goes_in_turn_order_from_the_holder() -> None:
    start = given().token(2)
    for seat in range(4):
        start.player(seat, god=[f"G0{seat + 1}"], gold=1)
    assert asked_seats(start.turn_of(2), "gold_for_potato", "1") == [2, 3, 0, 1]


@clause("TA-12.15")
def test_a_player_orders_the_seams_of_the_trade() -> None:
    table = given().token(0).player(0, tapestries=[VP3, STONE2, GOD_POTATO]).turn_of(0)
    assert (asked(table), options(table)) == ("seam", ["stone2", "god_potato", "vp3"])
    answer(table, "seam vp3", "seam god_potato")
    assert log(table, "seam_paid") == ["seam_paid 0 vp3", "seam_paid 0 god_potato", "seam_paid 0 stone2"]


@clause("TA-12.19")
def test_a_bag_that_runs_out_leaves_marks_free() -> None:
    start = given(2).token(0).bag(*["priest"] * 3, *["courier"] * 3, *["warrior"] * 2)
    table = start.turn_of(0)
    assert (len(village(table)), board(table).bag.cards) == (6, [])
    assert sorted(standing(table)) == ["M0b", "M1b"]


@clause("TA-12.9", "TA-12.10")
def test_step_4_comes_also_at_the_last_ceremony() -> None:
    table = given().ceremonies(2).token(0).player(0, god=["G01", "G02"]).turn_of(0)
    assert (points(table, 0, "unpaid"), points(table, 0, "hand")) == (-4, 2)
    assert gods(me(table, 0).god_hand) == ["G01", "G02"]


@clause("TA-12.4", "TA-12.5", "TA-12.6", "TA-12.7", "TA-12.9", "TA-12.11", "TA-12.14")
def test_the_steps_in_their_order() -> None:
    start = given(2).casualties("priest", "warrior").token(0).conquered(1, "antisuyu_1")
    start.player(0, passive=["Z09"], tapestries=[VP3], temple=3).player(1, god=["G01"])
    table = start.turn_of(0)
    assert log(table, "scored", "village_refilled", "ceremony_cards", "neutral_placed")[:8] == [
        "scored 0 passive 2",
        "scored 0 seams 3",
        "scored 0 temple 3",
        "scored 1 casualties 2",
        "scored 1 unpaid -2",
        "village_refilled 6",
        *log(table, "neutral_placed")[:2],
    ]
    assert log(table, "neutral_placed", "ceremony_cards")[-2:] == ["ceremony_cards 1 2", "ceremony_cards 0 1"]
