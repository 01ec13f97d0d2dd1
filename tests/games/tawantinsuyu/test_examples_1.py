"""Worked examples on setup, placing and tasks: EX-1 to EX-7, EX-14 to EX-18, EX-23 and EX-24."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    answer,
    asked,
    board,
    buildings,
    events,
    given,
    god,
    gods,
    log,
    me,
    options,
    placing,
    quiet,
    resources,
    tapestries,
    vp,
    workers,
)
from tinkuy.games.tawantinsuyu.state import RESOLVING_CARDS


@clause("EX-1")
def test_five_cards_resolved_and_a_building_paid_with_their_goods() -> None:
    start = given(2).player(1, god="G01 G03 G04 G05 G15 G30 G31 G32").market("P02", "P19", "Z11", "Z18")
    start.state.stage = RESOLVING_CARDS
    seat = start.state.players[1]
    seat.set_aside.cards = [god(id) for id in ("G01", "G03", "G04", "G05", "G15")]
    seat.god_hand.cards = [god(id) for id in ("G30", "G31", "G32")]
    table = start.turn_of(0)
    for card in ("G01", "G15", "G04", "G03"):
        answer(table, f"play_god {card}", "reward reward1", "reward reward2")
    assert resources(table, 1) == [5, 1, 1, 0]
    assert len(me(table, 1).army_hand.cards) == 1
    assert vp(table, 1) == 10 + 5
    answer(table, "play_god G05", "reward reward1")
    assert "P02" in options(table)
    answer(table, "build P02")
    assert resources(table, 1) == [5, 0, 0, 0]
    assert buildings(me(table, 1).production) == ["P02"]
    assert gods(me(table, 1).god_hand) == ["G30", "G31", "G32"]


@clause("EX-2")
def test_four_food_and_a_point_for_black() -> None:
    start = given(2).player(0, architect=1, gold=1, potato=5, sector=0).steps(1, "upper-2")
    table = placing(start, "architect", "B1a")
    assert resources(table, 0) == [1, 0, 0, 0]
    assert [vp(table, seat) for seat in range(2)] == [10, 11]


@clause("EX-3")
def test_one_blue_neighbour_gives_two_tasks_on_different_icons() -> None:
    start = given(2).player(0, architect=1, gold=1).hill(T0b="architect")
    table = placing(start, "architect", "T0a")
    assert log(table, "tasks_counted") == ["tasks_counted 0 2"]
    answer(table, "task tm0")
    assert "tm0" not in options(table)
    answer(table, "task t9")
    assert asked(table) == "hire"


@clause("EX-4")
def test_four_blue_neighbours_give_five_tasks() -> None:
    """B4b touches stone (b16), potato (mb4) and building (b18)."""
    start = given(2).player(0, architect=1, gold=6, stone=2, sector=4).market("P01", "P03", "Z07", "Z11")
    start.hill(B3d="architect", B4a="architect", B4c="architect", B4d="architect")
    table = placing(start, "architect", "B4b")
    assert log(table, "tasks_counted") == ["tasks_counted 0 5"]
    assert options(table) == ["b16", "mb4", "b18", "stop"]
    answer(table, "task b18", "build P01", "task b16")
    assert options(table) == ["mb4", "stop"]
    answer(table, "task mb4")
    assert options(table) == ["b16", "mb4", "b18", "stop"]
    answer(table, "task mb4")
    assert options(table) == ["b16", "b18", "stop"]
    answer(table, "task b18", "build Z07")
    assert asked(table) == "hire"
    assert resources(table, 0) == [6, 0, 2, 0]


@clause("EX-5")
def test_the_fourth_altar_card_of_two_players() -> None:
    start = given(2).player(0, architect=1, god="G29").altar("G01", "G02", "G03")
    table = quiet(placing(start, "architect", "T0a", "G29"), 0)
    assert gods(board(table).altar) == ["G29"]
    assert {"G01", "G02", "G03"} <= set(gods(board(table).god_deck))
    assert len(events(table, "altar_cleared")) == 1


@clause("EX-6")
def test_a_weave_goes_left_or_right_or_starts_a_tapestry_matching_or_not() -> None:
    """The tapestry has patterns 2 and 5; W01 is of pattern 4 and matches neither end."""
    start = given(2).player(0, architect=1, gold=1, corn=1, sector=2, tapestries=[["SW02", "W12"]])
    table = answer(placing(start.weaves("W01", "W02", "W05"), "architect", "T2a"), "task tm2", "buy_weave W01")
    assert (asked(table), options(table)) == ("weave_end", ["new", "left-1", "right-1"])
    answer(table, "weave_end right-1")
    assert tapestries(table, 0) == [["SW02", "W12", "W01"]]


@clause("EX-7")
def test_a_trade_with_two_tapestries() -> None:
    rows = [["SW01", "W04", "W12", "W19"], ["W31", "W14", "SW02", "W18", "W01"]]
    start = given(4).player(0, architect=1, gold=4, tapestries=rows)
    table = answer(placing(start, "architect", "M0b"), "task m2")
    assert (asked(table), options(table)) == ("seam", ["stone2", "potato3", "army1", "gold_temple"])
    answer(table, "seam potato3", "seam army1", "seam stone2")
    assert asked(table) == "pay_temple"
    assert resources(table, 0) == [3, 0, 2, 1]
    assert len(me(table, 0).army_hand.cards) == 1
    answer(table, "pay_temple yes")
    assert (me(table, 0).temple, resources(table, 0)) == (1, [3, 0, 2, 0])


@clause("EX-14")
def test_courier_over_foreign_steps() -> None:
    start = given(2).player(0, courier=1, gold=1, potato=4, sector=0).steps(1, "upper-2")
    table = placing(start, "courier", "B1a")
    assert (resources(table, 0)[0], vp(table, 1)) == (1, 11)
    start = given(2).player(0, courier=1, gold=1, potato=4, sector=0).steps(1, "upper-2")
    table = placing(start, "courier", "T0a")
    assert (resources(table, 0)[0], vp(table, 1)) == (4, 10)


@clause("EX-15")
def test_two_steps_of_two_owners() -> None:
    start = given(3).player(0, architect=1, gold=1, corn=2, sector=3).steps(1, "upper-4").steps(2, "lower-4")
    table = placing(start, "architect", "B3a")
    assert resources(table, 0)[1] == 1
    assert [vp(table, seat) for seat in range(3)] == [10, 11, 11]


@clause("EX-16")
def test_a_set_that_cannot_be_completed_loses_the_rest() -> None:
    start = given(2).player(0, architect=1, gold=6, sector=4).market("P15", "P18", "Z11", "Z18")
    start.hill(B3d="architect", B4a="architect", B4c="architect")
    table = placing(start, "architect", "B4b")
    assert log(table, "tasks_counted") == ["tasks_counted 0 4"]
    assert options(table) == ["b16", "mb4", "stop"]
    answer(table, "task mb4", "task b16")
    assert log(table, "tasks_lost") == ["tasks_lost 0 2"]
    assert (asked(table), resources(table, 0)) == ("hire", [3, 0, 2, 0])


@clause("EX-17")
def test_three_workers_after_a_warrior_and_a_hire() -> None:
    start = (
        given(2).player(0, warrior=1, architect=1, gold=1, potato=1).hill(T0b="priest").village("courier", "warrior")
    )
    table = answer(placing(start, "warrior", "T0a"), "capture T0b", "task tm0", "hire potato_end")
    assert workers(table, 0) == ["architect", "courier", "priest"]
    assert (asked(table), options(table)) == ("dismiss", ["architect", "courier", "priest"])
    answer(table, "dismiss priest")
    assert (workers(table, 0), table.ask.seat) == (["architect", "courier"], 1)
    assert board(table).box[3] == 2  # one is out of a game of two from the start


@clause("EX-18")
def test_no_card_may_be_spared_in_a_conquest() -> None:
    start = given(2).player(0, sector=2, up="A19 A20 A01")
    table = answer(start.turn_of(0), "plan move_priest", "priest_move one", "instead act", "casualty potato_end")
    answer(table, "conquer chinchaysuyu_4")
    assert (asked(table), vp(table, 0)) == ("soldiers", 14)
    assert sorted(options(table)) == ["flip01_discard01", "flip01_discard10"]


@clause("EX-23")
def test_an_empty_stack_leaves_the_market_short() -> None:
    start = given(2).player(0, architect=1, gold=1, stone=1, sector=1).market("P01", "P03", "Z11", "Z18")
    table = placing(start.only_buildings("Z01"), "architect", "T1a")
    quiet(answer(table, "task t3", "build P03"), 0)
    assert table.ask.seat == 1
    assert buildings(board(table).market) == ["P01", "-", "Z11", "Z18"]


@clause("EX-24")
def test_a_left_over_weave_of_the_owner_of_z04_pays_at_once_and_in_each_trade() -> None:
    start = given(2).player(0, architect=1, gold=1, sector=2).weaves("W18", "W01", "W02")
    start.player(1, corn=2, passive="Z04", tapestries=[["SW02"]], architect=1, gold=0, sector=0)
    table = answer(placing(start, "architect", "T2a"), "task tm2", "leftover W18", "weave_end right-1")
    assert tapestries(table, 1) == [["SW02", "W18"]]
    assert resources(table, 1) == [0, 0, 2, 0]
    me(table, 1).resources[3] = 3
    quiet(table, 0)
    answer(table, "plan place", "space M0b", "task m2")
    assert resources(table, 1) == [0, 0, 4, 0]
