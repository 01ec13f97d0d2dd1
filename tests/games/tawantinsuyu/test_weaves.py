"""TA-8 Tasks: weaves, tapestries and trading."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.conformance.test_legality import differences
from tests.games.given import reveals
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    Given,
    answer,
    armies,
    asked,
    board,
    given,
    gods,
    log,
    me,
    options,
    placing,
    quiet,
    resources,
    tapestries,
    vp,
    weave,
    why,
)
from tinkuy.core.data import SPECTATOR
from tinkuy.core.table import Table
from tinkuy.core.view import view
from tinkuy.core.zones import Zone

# Patterns: W01 4, W02 1, W05 2, W06 4, W07 5, W09 3.


def stack(zone: Zone) -> list[str]:
    """From the lowest tile to the highest."""
    return [COMPONENTS.weave_ids[tile] for tile in zone.cards]


def top(table: Table) -> str:
    tile = board(table).weave_top.cards[0]
    return "-" if tile < 0 else COMPONENTS.weave_ids[tile]


def weaving(start: Given, corn: int = 0) -> Table:
    """Seat 0 at the weave task of T2a, with nothing but this corn."""
    start.player(0, architect=1, gold=1, corn=corn, sector=2)
    return answer(placing(start, "architect", "T2a"), "task tm2")


def free_weave(start: Given) -> Table:
    """Seat 1 gets a free weave for the conquest antisuyu_5 in seat 0's turn."""
    start.player(0, sector=2).player(1, up="A19 A20 A21")
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead gold", "casualty potato_end")
    return answer(table, "conquer antisuyu_5")


def trading(start: Given, gold: int = 0) -> Table:
    """Seat 0 at the trade task of M0b."""
    start.player(0, architect=1, gold=3 + gold, sector=0)
    return answer(placing(start, "architect", "M0b"), "task m2")


@clause("TA-8.12")
@pytest.mark.parametrize(("number", "price"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_three_tiles_are_drawn_and_kept_for_corn(number: int, price: int) -> None:
    table = weaving(given(2).weaves("W01", "W02", "W05", "W07"), corn=6)
    assert (asked(table), options(table)) == ("buy_weave", ["W01", "W02", "W05", "done"])
    for id in ["W01", "W02", "W05"][:number]:
        answer(table, f"buy_weave {id}")
    if number < 3:
        answer(table, "buy_weave done")
    assert resources(table, 0) == [0, 6 - price, 0, 0]
    while asked(table) in ("lay_weave", "weave_end"):
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert sum(len(row) for row in tapestries(table, 0)) == number


@clause("TA-8.12")
def test_no_more_tiles_than_the_corn_pays() -> None:
    table = answer(weaving(given(2).weaves("W01", "W02", "W05"), corn=2), "buy_weave W02")
    assert asked(table) != "buy_weave"  # 3 corn for two cannot be paid
    assert tapestries(table, 0) == [["W02"]]
    assert resources(table, 0) == [0, 1, 0, 0]


@clause("TA-8.13")
def test_the_rest_is_offered_clockwise_for_two_corn_each() -> None:
    start = given(4).weaves("W01", "W02", "W05").player(1, corn=2).player(2, corn=1).player(3, corn=4, gold=1)
    table = weaving(start)
    assert (asked(table), table.ask.seat) == ("leftover", 1)
    assert options(table) == ["W01", "W02", "W05", "none"]
    answer(table, "leftover W02")
    assert (tapestries(table, 1), resources(table, 1)) == ([["W02"]], [0, 0, 0, 0])
    assert (asked(table), table.ask.seat) == ("leftover", 3)  # seat 2 has no 2 corn
    assert options(table) == ["W01", "W05", "none"]
    answer(table, "leftover W01", "pay 2corn")
    assert tapestries(table, 3) == [["W01"]]
    assert table.ask.seat != 3  # one of them only


@clause("TA-8.13")
def test_the_others_may_decline() -> None:
    table = answer(weaving(given(2).weaves("W01", "W02", "W05").player(1, corn=9)), "leftover none")
    assert (tapestries(table, 1), resources(table, 1)) == ([], [0, 9, 0, 0])


@clause("TA-8.14", "TA-8.31")
def test_unsold_tiles_go_under_the_stack_as_they_were_drawn() -> None:
    table = weaving(given(2).weaves("W09", "W02", "W05", "W07").player(1, corn=2))
    answer(table, "leftover W02")
    assert stack(board(table).weave_stack)[:2] == ["W05", "W09"]  # W09, drawn first, comes up first again
    assert top(table) == "W07"
    assert board(table).weave_drawn.cards == []


@clause("TA-8.31")
def test_only_z08_lets_its_owner_order_two_tiles() -> None:
    start = given(2).weaves("W01", "W02", "W05", "W07", "W09", "W06").player(0, passive="Z08")
    table = weaving(start)
    assert (asked(table), options(table)) == ("drop_weave", ["W01", "W02", "W05", "W07", "W09"])
    answer(table, "drop_weave W05", "drop_weave W01")
    assert stack(board(table).weave_stack)[:5] == ["W09", "W07", "W02", "W01", "W05"]
    assert top(table) == "W06"


@clause("TA-8.15", "TA-8.30")
def test_a_free_weave_is_the_top_tile_or_the_one_beneath() -> None:
    table = free_weave(given(2).weaves("W01", "W02", "W05").player(0, corn=9))
    assert (asked(table), table.ask.seat, options(table)) == ("free_weave", 1, ["top", "beneath", "none"])
    face_up = answer(table.copy(), "free_weave top")
    assert (tapestries(face_up, 1), top(face_up)) == ([["W01"]], "W02")
    beneath = answer(table.copy(), "free_weave beneath")
    assert (tapestries(beneath, 1), top(beneath)) == ([["W02"]], "W01")
    assert stack(board(beneath).weave_stack)[-1] == "W05"
    for after in (face_up, beneath):
        assert (asked(after), after.ask.seat) == ("plan", 0)  # nobody else may buy
        assert resources(after, 1) == [0, 0, 0, 0]


@clause("TA-8.30")
def test_the_tile_beneath_is_taken_unseen() -> None:
    table = free_weave(given(2).weaves("W01", "W02"))
    for seat in (0, 1, SPECTATOR):
        state = view(table, seat)["state"]
        assert state["weave_top"] == [weave("W01")]
        assert state["weave_stack"] == 20
    assert reveals(table, 1, 1)


@clause("TA-8.15")
def test_with_one_tile_left_only_the_top_is_there() -> None:
    table = free_weave(given(2).weaves("W01", only=True, laid_by=0))
    assert options(table) == ["top", "none"]
    answer(table, "free_weave top")
    assert (top(table), tapestries(table, 1)) == ("-", [["W01"]])
    assert asked(free_weave(given(2).weaves(only=True))) != "free_weave"


@clause("TA-8.16")
def test_a_weave_goes_to_an_end_of_a_tapestry_or_starts_one() -> None:
    start = given(2).weaves("W01").player(1, tapestries=[["SW02", "W09"], ["W07"]])
    table = answer(free_weave(start), "free_weave top")
    assert (asked(table), options(table)) == ("weave_end", ["new", "left-1", "right-1", "left-2", "right-2"])
    ends = {
        "new": [["SW02", "W09"], ["W07"], ["W01"]],
        "left-1": [["W01", "SW02", "W09"], ["W07"]],
        "right-1": [["SW02", "W09", "W01"], ["W07"]],
        "left-2": [["SW02", "W09"], ["W01", "W07"]],
        "right-2": [["SW02", "W09"], ["W07", "W01"]],
    }
    for end, rows in ends.items():
        assert tapestries(answer(table.copy(), f"weave_end {end}"), 1) == rows


@clause("TA-8.17")
def test_no_pattern_twice_in_a_tapestry() -> None:
    start = given(2).weaves("W01").player(1, tapestries=[["SW02", "W06"], ["W07"]])
    table = answer(free_weave(start), "free_weave top")
    assert options(table) == ["new", "left-2", "right-2"]
    refused = why(table, 1, "weave_end left-1")
    assert (refused.reason, refused.clause) == ("blocked-pattern-twice", "TA-8.17")
    assert len({tile.pattern for tile in COMPONENTS.weaves}) == 7


@clause("TA-8.18")
def test_placed_weaves_stay_where_they_are() -> None:
    rows = [["SW02", "W09"], ["W07"]]
    table = weaving(given(2).weaves("W01", "W02", "W05").player(0, tapestries=rows), corn=1)
    answer(table, "buy_weave W01", "weave_end right-1")
    assert tapestries(table, 0) == [["SW02", "W09", "W01"], ["W07"]]
    quiet(table, 0)
    assert tapestries(table, 0) == [["SW02", "W09", "W01"], ["W07"]]


@clause("TA-8.19")
def test_edges_need_not_match() -> None:
    """SW02 ends with 2 stone, W09 begins with 3 potato."""
    start = given(2).weaves("W09").player(1, tapestries=[["SW02"]])
    table = answer(free_weave(start), "free_weave top", "weave_end right-1")
    assert tapestries(table, 1) == [["SW02", "W09"]]


@clause("TA-8.16", "TA-8.17")
@pytest.mark.parametrize("ruling", ["fixed", "rotatable"])
def test_turning_a_tile_by_180_degrees_is_a_table_option(ruling: str) -> None:
    """A14: W07 (gold | potato) beside SW02 (gold | stone) matches only when turned."""
    start = given(2, weave_orientation=ruling).weaves("W07").player(1, tapestries=[["SW02"]], passive="Z04")
    table = answer(free_weave(start), "free_weave top")
    if ruling == "fixed":
        assert options(table) == ["new", "left-1", "right-1"]
        answer(table, "weave_end left-1")
        assert (tapestries(table, 1), resources(table, 1)[3]) == ([["W07", "SW02"]], 0)
    else:
        assert options(table) == ["new", "new_turned", "left-1", "right-1", "left_turned-1", "right_turned-1"]
        answer(table, "weave_end left_turned-1")
        assert (tapestries(table, 1), resources(table, 1)[3]) == ([["W07~", "SW02"]], 1)


# ---------------------------------------------------------------------- trading


@clause("TA-8.20", "TA-8.19")
def test_only_matching_seams_pay() -> None:
    """SW01 | W04: potato meets potato; W04 | W07: god card meets gold."""
    table = trading(given(4).player(0, tapestries=[["SW01", "W04", "W07"]]))
    assert resources(table, 0) == [3, 0, 0, 0]


SEAMS = {
    "gold1": ["W27", "SW02"],
    "stone2": ["SW02", "W18"],
    "potato3": ["SW01", "W09"],
    "god_potato": ["W05", "W06"],
    "refresh1": ["W20", "W02"],
    "army1": ["W31", "W14"],
    "gold_temple": ["W14", "W19"],
    "vp3": ["W25", "W12"],
}


@clause("TA-8.21")
@pytest.mark.parametrize("edge", list(SEAMS))
def test_what_a_seam_pays(edge: str) -> None:
    start = given(4).player(0, tapestries=[SEAMS[edge]], down="A01").god_deck("G08").army_deck("A09")
    table = trading(start, gold=1)
    if edge == "refresh1":
        assert (asked(table), options(table)) == ("refresh", ["A01", "done"])
        answer(table, "refresh A01")
    if edge == "gold_temple":
        answer(table, "pay_temple yes")
    seat = me(table, 0)
    gained = (
        seat.resources,
        gods(seat.god_hand),
        armies(seat.army_hand),
        armies(seat.army_up),
        seat.temple,
        vp(table, 0),
    )
    expected: dict[str, tuple[object, ...]] = {
        "gold1": ([0, 0, 0, 2], [], [], [], 0, 10),
        "stone2": ([0, 0, 2, 1], [], [], [], 0, 10),
        "potato3": ([3, 0, 0, 1], [], [], [], 0, 10),
        "god_potato": ([1, 0, 0, 1], ["G08"], [], [], 0, 10),
        "refresh1": ([0, 0, 0, 1], [], [], ["A01"], 0, 10),
        "army1": ([0, 0, 0, 1], [], ["A09"], [], 0, 10),
        "gold_temple": ([0, 0, 0, 0], [], [], [], 1, 10),
        "vp3": ([0, 0, 0, 1], [], [], [], 0, 13),
    }
    assert gained == expected[edge]
    assert log(table, "seam_paid") == [f"seam_paid 0 {edge}"]


@clause("TA-8.21")
def test_the_step_cannot_be_bought_without_gold() -> None:
    table = trading(given(4).player(0, tapestries=[SEAMS["gold_temple"]], stone=9))
    assert (me(table, 0).temple, resources(table, 0), table.ask.seat) == (0, [0, 0, 9, 0], 1)


@clause("TA-8.32")
def test_each_seam_pays_once_in_the_order_the_player_likes() -> None:
    """Two tapestries: 2 stone, 2 stone, and gold."""
    rows = [["SW02", "W31"], ["W28", "W18", "W25"]]
    table = trading(given(4).player(0, tapestries=rows))
    assert (asked(table), options(table)) == ("seam", ["gold1", "stone2"])
    assert differences(table) == set()
    answer(table, "seam stone2", "seam gold1")
    assert resources(table, 0) == [0, 0, 4, 1]
    assert log(table, "seam_paid") == ["seam_paid 0 stone2", "seam_paid 0 gold1", "seam_paid 0 stone2"]


@clause("TA-8.20", "TA-8.32")
def test_a_trade_without_matching_seams_is_allowed() -> None:
    start = given(4).player(0, architect=1, gold=3)
    table = placing(start, "architect", "M0b")
    assert "m2" in options(table)
    answer(table, "task m2")
    assert table.ask.seat == 1


# ---------------------------------------------------------------------- details


@clause("TA-8.28")
def test_bought_tiles_are_placed_one_by_one_before_the_others_are_asked() -> None:
    table = weaving(given(2).weaves("W01", "W02", "W05").player(1, corn=2), corn=3)
    answer(table, "buy_weave W01", "buy_weave W02")
    assert (asked(table), table.ask.seat, options(table)) == ("lay_weave", 0, ["W01", "W02"])
    answer(table, "lay_weave W02")
    assert (asked(table), options(table)) == ("weave_end", ["new", "left-1", "right-1"])
    answer(table, "weave_end left-1")
    assert tapestries(table, 0) == [["W01", "W02"]]
    assert (asked(table), table.ask.seat, options(table)) == ("leftover", 1, ["W05", "none"])


@clause("TA-8.29")
@pytest.mark.parametrize("ids", [["W01"], ["W01", "W02"]])
def test_with_fewer_than_three_tiles_all_are_taken(ids: list[str]) -> None:
    table = weaving(given(2).weaves(*ids, only=True), corn=9)
    assert options(table) == [*ids, "done"]
    answer(table, "buy_weave done")
    assert top(table) == "W01"
    assert stack(board(table).weave_stack) == ids[1:]


@clause("TA-8.29")
def test_without_tiles_the_task_cannot_be_done() -> None:
    start = given(2).weaves(only=True).player(0, architect=1, gold=1, sector=2)
    table = placing(start, "architect", "T2a")
    assert "tm2" not in options(table)
    refused = why(table, 0, "task tm2")
    assert (refused.reason, refused.clause) == ("blocked-no-weave", "TA-8.29")


@clause("TA-8.12")
def test_the_task_may_be_done_buying_nothing() -> None:
    table = weaving(given(2).weaves("W01", "W02", "W05", "W07"))
    assert (asked(table), tapestries(table, 0), top(table)) == ("task", [], "W07")


@clause("TA-8.37")
@pytest.mark.parametrize(("passive", "number"), [("", 3), ("Z08", 5)])
def test_drawn_tiles_are_open_to_all(passive: str, number: int) -> None:
    ids = ["W01", "W02", "W05", "W07", "W09"]
    table = weaving(given(2).weaves(*ids).player(0, passive=passive), corn=9)
    for seat in (0, 1, SPECTATOR):
        assert view(table, seat)["state"]["weave_drawn"] == [weave(id) for id in ids[:number]]
