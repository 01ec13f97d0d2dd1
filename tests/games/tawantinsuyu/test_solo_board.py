"""TA-20 Solo: her board."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    Given,
    board,
    buildings,
    events,
    filled,
    given,
    gods,
    her_turn,
    log,
    me,
    points,
    resources,
    space,
    standing,
    tokens_at,
    vp,
    workers,
)
from tinkuy.core.chance import Chance
from tinkuy.core.table import Table
from tinkuy.games.tawantinsuyu.axomamma.board import searched

TUCKED = ("G01", "G08", "G15", "G22")  # zigzag, spiral, squares, wave


def alone(**options: str) -> Given:
    """One courier, known cards, and on a 1 nothing but 2 corn: the village is empty."""
    return tokens_at(given(1, **options).player(1, courier=1).tucked(*TUCKED).village(), top1=2)


def where(table: Table) -> str:
    (placed,) = events(table, "she_places")
    return COMPONENTS.space_ids[placed.values[1]]


# ---------------------------------------------------------------------- the worker and its space


@clause("TA-20.1")
def test_a_random_worker_first_then_the_one_held_longest() -> None:
    first = set()
    for seed in range(30):
        start = given(1).player(1, warrior=1, architect=1).tucked(*TUCKED).village()
        start.state.chance = Chance(seed)
        first |= set(standing(her_turn(start)).values())
    assert first == {"warrior", "architect"}
    for seed in range(30):
        start = given(1).player(1, warrior=1, architect=1).tucked(*TUCKED).village()
        start.state.she_placed = True
        start.state.chance = Chance(seed)
        table = her_turn(start)
        assert (list(standing(table).values()), workers(table, 1)) == (["warrior"], ["architect"])


@clause("TA-20.1")
def test_a_new_worker_waits_behind_the_old_one() -> None:
    start = tokens_at(given(1).player(1, warrior=1, architect=1).tucked(*TUCKED).village("priest", "priest"), top1=2)
    start.state.she_placed = True
    table = her_turn(start, 1)  # places the warrior and hires a priest
    assert me(table, 1).held == [0, 3]


@clause("TA-20.2")
@pytest.mark.parametrize(("face", "symbol"), [(1, "zigzag"), (2, "spiral"), (3, "squares"), (4, "wave")])
def test_the_die_picks_the_tucked_card(face: int, symbol: str) -> None:
    table = her_turn(alone(), face)
    assert log(table, "she_rolled") == [f"she_rolled {face}"]
    assert COMPONENTS.symbols[COMPONENTS.spaces[space(where(table))].symbol] == symbol
    assert gods(board(table).altar) == [TUCKED[face - 1]]


@clause("TA-20.3")
@pytest.mark.parametrize(("ceremonies", "place"), [(0, "T1a"), (1, "M0c"), (2, "B0c")])
def test_the_terrace_goes_down_with_the_ceremonies(ceremonies: int, place: str) -> None:
    assert where(her_turn(alone().ceremonies(ceremonies), 1)) == place


@clause("TA-20.4")
def test_one_level_up_then_one_level_down() -> None:
    start = alone().tucked("G29", "G08", "G15", "G22").ceremonies(1)  # eye: M2b, M4a; T0a; B1a, B2b, B3a, B4d
    assert where(her_turn(start, 1)) == "M4a"
    start = alone().tucked("G29", "G08", "G15", "G22").ceremonies(1).hill(M2b="priest", M4a="priest")
    assert where(her_turn(start, 1)) == "T0a"
    start = alone().tucked("G29", "G08", "G15", "G22").ceremonies(1).hill(M2b="priest", M4a="priest", T0a="priest")
    table = her_turn(start, 1)
    assert where(table) in ("B1a", "B4d")
    told = ["she_passes offering refresh", "she_seeks 1 eye mid", "she_looks_on top", "she_looks_on bot"]
    assert log(table, "she_passes", "she_seeks", "she_looks_on") == told  # she says why she stands there


@clause("TA-20.4")
@pytest.mark.parametrize(
    ("search", "passed", "terrace"),
    [("one_level_up_then_one_level_down", True, "B"), ("all_levels_up_then_down", False, "T")],
)
def test_the_top_terrace_after_the_second_ceremony_by_both_readings(search: str, passed: bool, terrace: str) -> None:
    start = alone(solo_terrace_search=search).tucked("G22", "G08", "G15", "G29").ceremonies(2)
    start.hill(B0b="priest", B2c="priest", B4b="priest", M1c="warrior", M3c="warrior").god_deck("G09")
    table = her_turn(start, 1)  # wave is free on the top terrace only
    assert (bool(events(table, "card_passed")), where(table)[0]) == (passed, terrace)


@clause("TA-20.4")
@pytest.mark.parametrize(
    ("search", "orders"),
    [
        ("one_level_up_then_one_level_down", [[0, 1], [1, 0, 2], [2, 1]]),
        ("all_levels_up_then_down", [[0, 1, 2], [1, 0, 2], [2, 1, 0]]),
    ],
)
def test_the_order_of_the_terraces(search: str, orders: list[list[int]]) -> None:
    for held, order in enumerate(orders):
        assert searched(given(1, solo_terrace_search=search).ceremonies(held).state) == order


@clause("TA-20.5")
def test_the_cheapest_space_for_her() -> None:
    for sector, place in ((0, "T1a"), (1, "T1a"), (2, "T2b"), (3, "T2b")):  # zigzag: T1a, T2b
        assert where(her_turn(alone().player(1, sector=sector), 1)) == place


@clause("TA-20.5")
def test_ties_at_random() -> None:
    found = set()
    for seed in range(60):
        start = given(1).player(1, courier=1).tucked("G15", "G16", "G17", "G19")  # squares: T1b, T4a
        start.state.chance = Chance(seed)
        found.add(where(her_turn(start)))
    assert found == {"T1b", "T4a"}


@clause("TA-20.15")
def test_steps_count_in_the_price_also_on_a_fallback_terrace() -> None:
    start = alone().ceremonies(1)  # zigzag: M0c, M2a, M3a
    assert where(her_turn(start.steps(0, "upper-3"), 1)) == "M0c"  # 2 against 3 + 0
    start = alone().ceremonies(1).player(1, sector=4).steps(0, "upper-4")
    assert where(her_turn(start, 1)) == "M3a"  # 1 + 0 against 1 + 2
    start = alone().hill(T1a="priest", T2b="priest").player(1, sector=4).steps(0, "upper-4")
    assert where(her_turn(start, 1)) == "M3a"  # the same as the fallback of the top terrace


@clause("TA-20.6")
def test_a_card_that_fits_nowhere_goes_to_the_altar() -> None:
    start = filled(alone().god_deck("G02", "G36", "G03"), "T3b", "M0a")  # only cross is free
    table = her_turn(start, 1)
    assert log(table, "card_passed") == ["card_passed G01", "card_passed G02"]
    assert where(table) == "T3b"
    assert gods(board(table).altar) == ["G01", "G02", "G36"]
    assert gods(board(table).tucked[0]) == ["G03"]


@clause("TA-20.6", "TA-18.14")
def test_passing_cards_obey_the_limit_of_the_altar_and_go_on_until_one_fits() -> None:
    for seed in range(20):
        start = filled(alone(), "T3b", "M0a").altar("G36")  # every other cross card is in the human's hand
        start.player(0, god="G37 G38 G39 G40 G41 G42")
        start.state.chance = Chance(seed)
        table = her_turn(start)
        assert where(table) == "T3b"
        assert len(events(table, "card_passed")) >= 3
        assert gods(board(table).altar)[-1] == "G36"


@clause("TA-20.18")
def test_a_full_top_and_middle_send_her_to_the_bottom() -> None:
    table = her_turn(filled(alone()), 1)
    assert (where(table), events(table, "card_passed")) == ("B0c", [])
    start = filled(alone().nomads().ceremonies(2), terraces="MB")
    assert where(her_turn(start, 1)) == "T1a"


@clause("TA-20.19")
def test_without_any_fitting_card_the_cheapest_space_whatever_its_symbol() -> None:
    start = filled(alone(), "T3b", "M0a").player(0, god="G36 G37 G38 G39 G40 G41 G42").god_deck("G05")
    table = her_turn(start.player(1, small="zigzag", sector=0), 1)
    assert where(table) == "M0a"  # 2 against 3
    assert log(table, "she_takes_any") == ["she_takes_any"]
    assert gods(board(table).altar) == ["G01"]  # the card at hand counts as used
    assert points(table, 1, "solo") == 5  # and its symbol for the statue
    assert gods(board(table).tucked[0]) == ["G05"]


@clause("TA-20.19")
def test_an_empty_slot_is_refilled_or_does_without() -> None:
    start = alone().tucked("-", *TUCKED[1:]).god_deck("G29")
    assert where(her_turn(start, 1)) == "T0a"
    start = alone().tucked("-", *TUCKED[1:])
    start.player(0, god=gods(start.state.god_deck))
    table = her_turn(start, 1)
    assert where(table) in ("T0a", "T0b")
    assert (gods(board(table).altar), resources(table, 1)) == ([], [0, 2, 0, 0])


@clause("TA-20.6")
@pytest.mark.parametrize(("empty", "altar"), [("shuffle_altar_into_deck", 1), ("no_draw", 1)])
def test_an_empty_god_deck_by_both_readings(empty: str, altar: int) -> None:
    """Nothing but the altar is left: it is shuffled in and fills the slot, or the slot stays empty."""
    start = alone(god_deck_empty=empty).altar("G30")
    start.player(0, god=gods(start.state.god_deck))
    table = her_turn(start, 1)
    left = gods(board(table).altar) + gods(board(table).god_deck)
    if empty == "no_draw":
        assert (gods(board(table).altar), gods(board(table).tucked[0])) == (["G30", "G01"], [])
    else:
        assert sorted(left + gods(board(table).tucked[0])) == ["G01", "G30"]
        assert len(left) == altar
    assert where(table) == "T1a"


@clause("TA-20.7")
def test_she_pays_no_food_and_the_human_scores_for_own_steps() -> None:
    start = alone().ceremonies(2).player(1, potato=4, corn=3, sector=0).steps(0, "upper-1", "lower-1")
    table = her_turn(start, 1)
    assert where(table) == "B0c"
    assert resources(table, 1) == [4, 5, 0, 0]
    assert (vp(table, 0), points(table, 0, "steps_used"), vp(table, 1)) == (12, 2, 10)
    table = her_turn(alone().ceremonies(2).steps(1, "upper-1"), 1)
    assert (vp(table, 0), vp(table, 1)) == (10, 10)  # her own steps pay nobody


@clause("TA-20.8")
def test_the_used_card_goes_to_the_altar_and_the_slot_is_refilled() -> None:
    table = her_turn(alone().altar("G30").god_deck("G36"), 3)
    assert gods(board(table).altar) == ["G30", "G15"]
    assert [gods(slot) for slot in board(table).tucked] == [["G01"], ["G08"], ["G36"], ["G22"]]
    assert log(table, "slot_refilled") == ["slot_refilled 3 cross"]


# ---------------------------------------------------------------------- the rows


@clause("TA-20.9", "EX-10")
def test_all_tokens_of_the_rolled_value_act_row_by_row_and_move() -> None:
    start = given(1).player(1, courier=1).tucked(*TUCKED)
    table = her_turn(start, 3)
    assert log(table, "she_acts") == ["she_acts steps", "she_acts village_corn"]
    assert board(table).token_spaces == [0, 1, 0, 0, 4, 0, 2, 2]  # the two 3s moved 3 spaces in loops of 5
    assert log(table, "token_moved") == ["token_moved 3 middle", "token_moved 3 bottom"]
    table = her_turn(given(1).player(1, courier=1).tucked(*TUCKED), 2)
    assert log(table, "she_acts") == ["she_acts corn", "she_acts building_production", "she_acts village_corn"]


@clause("TA-20.10")
@pytest.mark.parametrize(
    ("place", "goods"), [(1, [3, 0, 0, 0]), (2, [0, 2, 0, 0]), (3, [0, 0, 2, 0]), (4, [0, 0, 0, 1])]
)
def test_the_top_row_is_free(place: int, goods: list[int]) -> None:
    assert resources(her_turn(tokens_at(alone(), top1=place), 1), 1) == goods


@clause("TA-20.10", "TA-20.17")
@pytest.mark.parametrize(("corn", "stone", "left"), [(1, 2, (3, 2)), (2, 1, (2, 3)), (1, 1, (3, 1)), (0, 0, (2, 0))])
def test_stone_or_corn(corn: int, stone: int, left: tuple[int, int]) -> None:
    table = her_turn(tokens_at(alone().player(1, corn=corn, stone=stone), top1=5), 1)
    assert tuple(resources(table, 1)[1:3]) == left


@clause("TA-20.11", "EX-11")
@pytest.mark.parametrize(
    ("place", "action"),
    [(1, "building_production"), (2, "weave"), (3, "steps"), (4, "building_passive"), (5, "statue")],
)
def test_what_she_cannot_pay_becomes_1_gold(place: int, action: str) -> None:
    table = her_turn(tokens_at(alone(), middle4=place), 4)
    assert resources(table, 1) == [0, 0, 0, 1]
    assert log(table, "she_acts", "she_cannot") == [f"she_acts {action}", f"she_cannot {action}"]


@clause("TA-20.11")
def test_what_she_can_pay_is_paid() -> None:
    table = her_turn(tokens_at(alone().player(1, stone=3), middle4=3), 4)
    assert (resources(table, 1), vp(table, 1)) == ([2, 1, 0, 0], 14)
    assert events(table, "she_cannot") == []


@clause("TA-20.12", "EX-12")
def test_a_hire_from_an_empty_village_is_skipped() -> None:
    table = her_turn(alone(), 1)
    assert (workers(table, 1), resources(table, 1)) == ([], [0, 2, 0, 0])
    assert log(table, "she_skips") == ["she_skips village_potato"]
    table = her_turn(tokens_at(alone().nomads().bag(), bottom1=2), 1)
    assert log(table, "she_skips") == ["she_skips nomad"]


@clause("TA-20.13")
def test_the_tasks_of_the_space_are_not_performed() -> None:
    table = her_turn(alone(), 1)  # T1a touches steps, training and a building
    assert where(table) == "T1a"
    assert (resources(table, 1), me(table, 1).army_hand.cards, me(table, 1).production) == ([0, 2, 0, 0], [], [])
    assert log(table, "tasks_counted", "task_done", "placed") == []


@clause("TA-20.13")
def test_worker_powers_are_not_hers() -> None:
    table = her_turn(tokens_at(given(1).player(1, warrior=1).tucked(*TUCKED).village(), top1=2).hill(T0b="priest"), 1)
    assert me(table, 1).army_hand.cards == []
    assert standing(table) == {"T0b": "priest", "T1a": "warrior"}


@clause("TA-20.14", "EX-25")
def test_a_token_of_2_on_the_fourth_of_five() -> None:
    table = her_turn(tokens_at(alone(), top2=4), 2)
    assert log(table, "she_acts")[0] == "she_acts gold"
    assert board(table).token_spaces[1] == 0


@clause("TA-20.14")
def test_spaces_with_tokens_count_and_are_shared() -> None:
    table = her_turn(tokens_at(alone(), middle2=3, middle4=4), 4)
    assert board(table).token_spaces == [1, 1, 2, 2, 2, 0, 2, 4]  # three tokens on the third space of the middle row
    table = her_turn(tokens_at(alone(), top1=5, top2=1), 1)
    assert board(table).token_spaces[:2] == [0, 0]


@clause("TA-20.16")
def test_the_order_of_her_turn() -> None:
    start = given(1).player(1, courier=1, stone=1, small="spiral", sector=1).tucked(*TUCKED).ceremonies(1)
    start.steps(0, "upper-2").market("P01", "P02", "Z01", "Z02").building_stacks("P09").god_deck("G36")
    table = her_turn(start, 2)  # spiral: M1a; corn, a production building, the corn end
    assert [line for line in log(table) if line.split()[0] not in ("gained", "spent")] == [
        "turn_began 1",
        "she_passes refresh conquest",
        "she_rolled 2",
        "she_seeks 2 spiral mid",
        "she_places courier M1a",
        "scored 0 steps_used 1",
        "she_matches spiral",
        "scored 1 solo 5",
        "altar_joined G08",
        "slot_refilled 2 cross",
        "she_acts corn",
        "she_acts building_production",
        f"built 1 {buildings(me(table, 1).production)[0]}",
        "she_acts village_corn",
        "she_hires architect",
        "she_gets_bonus architect",
        "token_moved 2 top",
        "token_moved 2 middle",
        "token_moved 2 bottom",
        "market_refilled P09",
        "turn_began 0",
    ]
