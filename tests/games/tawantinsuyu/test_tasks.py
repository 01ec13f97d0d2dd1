"""TA-8 Tasks: gathering, steps, buildings, statues, training and producing."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    STAIRS,
    Given,
    answer,
    armies,
    asked,
    board,
    buildings,
    given,
    me,
    options,
    placing,
    points,
    quiet,
    resources,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table


def at(where: str, start: Given | None = None) -> Table:
    """An architect placed by seat 0 for gold in the sector of its priest; the height is paid in gold, too."""
    start = start or given()
    height = {"T": 0, "M": 2, "B": 5}[where[0]]
    start.player(0, architect=1, gold=1 + height, sector=int(where[1]))
    return placing(start, "architect", where)


def conquering(reward: str, **things: object) -> Table:
    """Seat 1 follows a conquest and takes a space for its reward; it is asked about the reward."""
    start = given(2).player(0, sector=2).player(1, up="A19 A20 A21 A22 A23", **things)
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead gold", "casualty potato_end")
    return answer(table, f"conquer {reward}")


@clause("TA-8.1")
@pytest.mark.parametrize(
    ("where", "icon", "gained"),
    [
        ("T0a", "tm0", [3, 0, 0, 0]),
        ("T2a", "t5", [0, 2, 0, 0]),
        ("T0a", "t9", [0, 0, 2, 0]),
        ("M3a", "mb3", [0, 0, 0, 1]),
    ],
)
def test_gathering(where: str, icon: str, gained: list[int]) -> None:
    table = answer(at(where), f"task {icon}")
    assert resources(table, 0) == gained


# ---------------------------------------------------------------------- steps


@clause("TA-8.2", "TA-8.3")
def test_steps_cost_three_stone_and_pay_points_and_food() -> None:
    table = answer(at("T0a", given().player(0, stone=4)), "task t1")
    assert options(table) == ["upper-1", "upper-2", "upper-3", "upper-4", "upper-5"]
    answer(table, "stair upper-4")
    assert resources(table, 0) == [2, 1, 1, 0]
    assert vp(table, 0) == 14
    assert (board(table).steps[STAIRS.index("upper-4")], me(table, 0).step_markers) == (0, 4)
    assert [f"{level}-{sector}" for sector in range(1, 6) for level in ("upper", "lower")] == STAIRS


@clause("TA-8.2")
def test_steps_without_three_stone_are_refused() -> None:
    table = at("T0a", given().player(0, stone=2))
    refused = why(table, 0, "task t1")
    assert (refused.reason, refused.clause) == ("blocked-steps-too-dear", "TA-8.2")
    table = answer(at("T0a", given().player(0, stone=3).steps(1, "upper-1")), "task t1")
    assert why(table, 0, "stair upper-1").clause == "TA-8.2"


@clause("TA-8.4")
def test_lower_steps_need_the_upper_ones() -> None:
    table = answer(at("T0a", given().player(0, stone=3).steps(1, "upper-2")), "task t1")
    assert options(table) == ["upper-1", "lower-2", "upper-3", "upper-4", "upper-5"]
    refused = why(table, 0, "stair lower-1")
    assert (refused.reason, refused.clause) == ("blocked-upper-first", "TA-8.4")


@clause("TA-8.5")
@pytest.mark.parametrize(("owner", "gained"), [(1, [4, 2]), (0, [6, 0])])
def test_the_owner_of_the_upper_steps_scores_two(owner: int, gained: list[int]) -> None:
    table = answer(at("T0a", given(2).player(0, stone=3).steps(owner, "upper-2")), "task t1", "stair lower-2")
    assert [vp(table, seat) - 10 for seat in range(2)] == gained


@clause("TA-8.5")
def test_upper_steps_pay_nobody_else() -> None:
    table = answer(at("T0a", given(2).player(0, stone=3).steps(1, "upper-2")), "task t1", "stair upper-1")
    assert [vp(table, seat) - 10 for seat in range(2)] == [4, 0]


@clause("TA-8.6")
def test_without_a_marker_no_steps() -> None:
    used = given().player(0, stone=9).steps(0, "upper-1", "upper-2", "upper-3", "upper-4", "lower-1")
    table = at("T0a", used)
    assert "t1" not in options(table)
    refused = why(table, 0, "task t1")
    assert (refused.reason, refused.clause) == ("blocked-no-marker", "TA-8.6")


@clause("TA-8.26")
def test_free_steps_need_a_marker_and_a_permitted_spot_and_give_everything() -> None:
    table = conquering("kuntisuyu_5")
    assert (asked(table), table.ask.seat) == ("stair", 1)
    assert options(table) == ["upper-1", "upper-2", "upper-3", "upper-4", "upper-5", "none"]
    answer(table, "stair upper-2")
    assert (vp(table, 1), resources(table, 1)) == (14, [2, 1, 0, 0])
    assert me(table, 1).step_markers == 4


@clause("TA-8.26")
def test_free_steps_pay_the_owner_above_and_are_lost_without_a_marker() -> None:
    start = given(2).player(0, sector=2).player(1, up="A19 A20 A21").steps(0, "upper-3")
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead gold", "casualty potato_end")
    answer(table, "conquer kuntisuyu_5", "stair lower-3")
    assert [vp(table, seat) for seat in range(2)] == [12, 14]
    start = given(2).player(0, sector=2).player(1, up="A19 A20 A21")
    start.steps(1, "upper-1", "upper-2", "upper-3", "upper-4", "upper-5")
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead gold", "casualty potato_end")
    answer(table, "conquer kuntisuyu_5")
    assert (asked(table) == "stair", vp(table, 1)) == (False, 10)


# ---------------------------------------------------------------------- buildings


@clause("TA-8.7", "TA-8.8")
def test_building_pays_the_printed_cost_and_leaves_a_gap() -> None:
    start = given(2).player(0, stone=3, corn=1).market("P09", "P19", "Z04", "Z13").building_stacks("P01", "Z01")
    table = answer(at("T1a", start), "task t3")
    assert (asked(table), options(table)) == ("build", ["P09", "Z04"])
    dear = why(table, 0, "build Z13")
    assert (dear.reason, dear.clause) == ("blocked-building-too-dear", "TA-8.7")
    absent = why(table, 0, "build P01")
    assert (absent.reason, absent.clause) == ("blocked-not-in-market", "TA-8.7")
    built = table.copy()
    answer(built, "build P09")
    assert resources(built, 0) == [0, 0, 1, 0]
    assert (buildings(me(built, 0).production), me(built, 0).production_up) == (["P09"], [1])
    answer(table, "build Z04")
    assert buildings(me(table, 0).passive) == ["Z04"]


@clause("TA-8.8")
def test_the_gap_stays_until_the_end_of_the_turn() -> None:
    start = given(2).player(0, stone=2, god="G08").market("P01", "P03", "Z11", "Z18").building_stacks("P05")
    start.hill(T0a="architect", T0b="architect", T1b="architect")  # four tasks
    table = answer(at("T1a", start), "task t3", "build P01")
    assert buildings(board(table).market) == ["-", "P03", "Z11", "Z18"]
    answer(table, "task tm1", "train A01")
    assert buildings(board(table).market) == ["-", "P03", "Z11", "Z18"]
    quiet(table, 0)
    assert buildings(board(table).market) == ["P05", "P03", "Z11", "Z18"]


@clause("TA-8.7")
def test_the_building_task_without_means_is_refused() -> None:
    table = at("T1a", given(2))
    refused = why(table, 0, "task t3")
    assert (refused.reason, refused.clause) == ("blocked-no-building", "TA-8.7")


# ---------------------------------------------------------------------- statues


@clause("TA-8.9", "TA-8.10")
def test_statues() -> None:
    start = given(2).player(0, stone=6).player(1, large="wave")
    table = at("M0b", start)
    assert "mb0" in options(table)
    answer(table, "task mb0")
    symbols = COMPONENTS.symbols
    assert options(table) == [f"small_{symbol}" for symbol in symbols]  # no gold for a large one
    refused = why(table, 0, "statue large_eye")
    assert (refused.reason, refused.clause) == ("blocked-statue-too-dear", "TA-8.9")
    answer(table, "statue small_eye")
    assert (vp(table, 0), resources(table, 0)[2]) == (13, 3)
    assert table.ask.seat == 1  # exactly one


@clause("TA-8.9", "TA-8.10")
def test_a_large_statue() -> None:
    start = given(2).player(0, architect=1, stone=3, gold=5).player(1, large="wave")
    table = answer(placing(start, "architect", "M0b"), "task mb0")
    large = [f"large_{symbol}" for symbol in COMPONENTS.symbols if symbol != "wave"]
    assert options(table) == [f"small_{symbol}" for symbol in COMPONENTS.symbols] + large
    answer(table, "statue large_cross")
    assert (vp(table, 0), resources(table, 0)) == (19, [0, 0, 0, 0])
    assert (board(table).large_supply[5], me(table, 0).large[5]) == (0, 1)


@clause("TA-8.9")
def test_the_statue_task_without_stone_is_refused() -> None:
    table = at("M0b", given(2).player(0, stone=2))
    refused = why(table, 0, "task mb0")
    assert (refused.reason, refused.clause) == ("blocked-no-statue", "TA-8.9")


@clause("TA-8.11", "TA-8.27")
def test_a_free_small_statue_scores_and_is_never_large() -> None:
    table = conquering("qullasuyu_5")
    assert (asked(table), table.ask.seat) == ("statue", 1)
    assert options(table) == [*(f"small_{symbol}" for symbol in COMPONENTS.symbols), "none"]
    answer(table, "statue small_wave")
    assert (points(table, 1, "statues"), me(table, 1).small[3], board(table).small_supply[3]) == (3, 1, 1)


@clause("TA-8.27")
def test_a_free_small_statue_is_lost_when_no_small_one_is_left() -> None:
    start = given(2).player(0, sector=2).player(1, up="A19 A20").player(0, small=COMPONENTS.symbols * 2)
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead gold", "casualty potato_end")
    answer(table, "conquer qullasuyu_5")
    assert asked(table) != "statue"
    assert vp(table, 1) == 10


# ---------------------------------------------------------------------- training


@clause("TA-8.22")
def test_training_draws_two_and_keeps_one() -> None:
    table = answer(at("T1a", given(2).army_deck("A19", "A03")), "task tm1")
    assert (asked(table), options(table)) == ("train", ["A03", "A19"])
    answer(table, "train A03")
    assert armies(me(table, 0).army_hand) == ["A03"]
    assert armies(board(table).army_discard) == ["A19"]
    assert len(board(table).army_deck.cards) == 28


@clause("TA-8.23")
def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    start = given(2).only_army_cards("A01", discard=["A05", "A06", "A07"])
    table = answer(start.turn_of(0), "plan train")
    assert options(table)[0] == "A01"
    assert len(options(table)) == 2  # the second came from the shuffled pile
    assert board(table).army_discard.cards == []
    assert len(board(table).army_deck.cards) == 2
    answer(table, "train A01")
    assert len(board(table).army_discard.cards) == 1


@clause("TA-8.23")
def test_the_pile_is_shuffled_before_the_rejected_card_is_discarded() -> None:
    start = given(2).only_army_cards("A01", "A02", discard=["A05"])
    table = answer(start.turn_of(0), "plan train")
    assert armies(board(table).army_deck) == ["A05"]
    answer(table, "train A02")
    assert (armies(board(table).army_deck), armies(board(table).army_discard)) == (["A05"], ["A01"])


@clause("TA-8.23")
def test_a_rejected_card_alone_waits_in_the_pile_until_a_card_is_needed() -> None:
    start = given(2).only_army_cards("A01", "A02")
    table = answer(start.turn_of(0), "plan train", "train A02")
    assert (board(table).army_deck.cards, armies(board(table).army_discard)) == ([], ["A01"])
    quiet(answer(table, "plan pray"), 0)
    answer(table, "plan train")  # seat 1 draws the one card there is
    assert armies(me(table, 1).army_hand) == ["A01"]


@clause("TA-8.24")
def test_army_cards_show_one_or_two_soldiers_and_a_bonus() -> None:
    assert {card.soldiers for card in COMPONENTS.army} == {1, 2}
    assert all(card.bonus for card in COMPONENTS.army)


@clause("TA-8.34")
def test_a_single_card_is_kept_and_none_is_nothing() -> None:
    table = answer(given(2).only_army_cards("A09").turn_of(0), "plan train")
    assert (armies(me(table, 0).army_hand), asked(table)) == (["A09"], "plan")
    table = answer(given(2).only_army_cards().turn_of(0), "plan train")
    assert (armies(me(table, 0).army_hand), asked(table)) == ([], "plan")


# ---------------------------------------------------------------------- producing and refreshing


@clause("TA-8.25")
def test_producing_once_takes_one_output_and_the_building_stays_up() -> None:
    start = given(2).player(0, production="P01 P07", production_down="P08")
    table = answer(at("M0a", start), "task m14")
    assert (asked(table), options(table)) == ("produce", ["P01", "P07"])
    answer(table, "produce P07")
    assert resources(table, 0) == [0, 0, 2, 0]
    assert dict(zip(buildings(me(table, 0).production), me(table, 0).production_up, strict=True)) == {
        "P01": 1,
        "P07": 1,
        "P08": 0,
    }


@clause("TA-8.25")
def test_producing_needs_a_face_up_building() -> None:
    table = at("M0a", given(2).player(0, production_down="P01"))
    refused = why(table, 0, "task m14")
    assert (refused.reason, refused.clause) == ("blocked-nothing-to-produce", "TA-8.25")


@clause("TA-8.35")
def test_an_output_is_taken_as_a_whole_with_its_choice_made_anew() -> None:
    """P10: corn or stone, and a potato; two placements, two choices."""
    start = given(2).player(0, production="P10")
    table = answer(at("M0a", start), "task m14")
    assert (asked(table), options(table)) == ("choice", ["1", "2"])
    stone, corn = answer(table.copy(), "choice 2"), answer(table.copy(), "choice 1")
    assert resources(stone, 0) == [1, 0, 1, 0]
    assert resources(corn, 0) == [1, 1, 0, 0]


def refreshing(**things: object) -> Table:
    """A trade whose one matching seam refreshes (W02 shows refresh on its left, W17 on its right)."""
    start = given(4).player(0, tapestries=[["W20", "W02"]], **things)
    return answer(at("M0b", start), "task m2")


@clause("TA-8.33")
def test_a_refresh_turns_up_one_building_or_army_card() -> None:
    table = refreshing(production="P01", production_down="P05", up="A01", down="A02 A03")
    assert (asked(table), options(table)) == ("refresh", ["P05", "A02", "A03", "done"])
    one = answer(table.copy(), "refresh A03")
    assert (armies(me(one, 0).army_up), armies(me(one, 0).army_down)) == (["A01", "A03"], ["A02"])
    assert asked(one) != "refresh"
    other = answer(table.copy(), "refresh P05")
    assert me(other, 0).production_up == [1, 1]


@clause("TA-8.33")
def test_a_refresh_with_nothing_face_down_is_lost() -> None:
    table = refreshing(production="P01", up="A01")
    assert table.ask.seat == 1


# ---------------------------------------------------------------------- declining


@clause("TA-8.36")
@pytest.mark.parametrize(
    ("space", "kind", "no"),
    [
        ("antisuyu_2", "nomad", "nobody"),
        ("antisuyu_5", "free_weave", "none"),
        ("kuntisuyu_5", "stair", "none"),
        ("qullasuyu_5", "statue", "none"),
        ("qullasuyu_4", "build", "none"),
    ],
)
def test_rewards_that_need_a_decision_may_be_declined(space: str, kind: str, no: str) -> None:
    table = conquering(space)
    assert (asked(table), table.ask.seat) == (kind, 1)
    assert options(table)[-1] == no
    answer(table, f"{kind} {no}")
    player = me(table, 1)
    assert (workers(table, 1), player.production, player.passive, player.step_markers) == ([], [], [], 5)
    assert (player.tapestries, player.small) == ([], [0] * 6)


@clause("TA-8.36")
def test_a_refresh_and_a_paid_step_may_be_declined() -> None:
    table = answer(refreshing(down="A02"), "refresh done")
    assert armies(me(table, 0).army_down) == ["A02"]
    start = given(4).player(0, tapestries=[["W12", "SW01"]])  # gold_temple meets gold_temple
    start.player(0, architect=1, gold=4, sector=0)
    table = answer(placing(start, "architect", "M0b"), "task m2")
    assert (asked(table), options(table)) == ("pay_temple", ["no", "yes"])
    no = answer(table.copy(), "pay_temple no")
    assert (me(no, 0).temple, resources(no, 0)[3]) == (0, 1)
    yes = answer(table.copy(), "pay_temple yes")
    assert (me(yes, 0).temple, resources(yes, 0)[3]) == (1, 0)


@clause("TA-8.36")
def test_plain_gains_come_by_themselves() -> None:
    """Temple step and VP of antisuyu_4, resources of kuntisuyu_4, the god card of qullasuyu_2."""
    assert (me(conquering("antisuyu_4"), 1).temple, vp(conquering("antisuyu_4"), 1)) == (1, 11)
    assert resources(conquering("kuntisuyu_4"), 1)[3] == 2
    table = conquering("qullasuyu_2")
    assert (len(me(table, 1).god_hand.cards), resources(table, 1)[0]) == (1, 1)
