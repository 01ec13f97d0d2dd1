"""TA-21 Solo: action details."""

from __future__ import annotations

from typing import Any

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
    carried_out,
    events,
    free_actions,
    given,
    gods,
    her_turn,
    log,
    me,
    nomads,
    options,
    placing,
    points,
    resources,
    rolling,
    standing,
    tapestries,
    tokens_at,
    village,
    vp,
    workers,
)
from tinkuy.core.chance import Chance
from tinkuy.core.table import Table
from tinkuy.games.tawantinsuyu.axomamma import board as her_board
from tinkuy.games.tawantinsuyu.axomamma import purchases

TUCKED = ("G01", "G08", "G15", "G22")  # zigzag, spiral, squares, wave
PRODUCTION, WEAVE, STEPS, PASSIVE, STATUE = range(1, 6)


def acting(start: Given, place: int) -> Table:
    """Her turn with a 4: nothing but the action of that space of the middle row."""
    start.player(1, courier=1).tucked("G29", "G30", "G31", "G32")
    return her_turn(tokens_at(start, middle4=place), 4)


# ---------------------------------------------------------------------- weaves


@clause("TA-21.1")
def test_two_of_three_tiles_for_3_corn() -> None:
    start = given(1).player(1, corn=3, tapestries=["SW02"]).weaves("W05", "W07", "W09", "W18")
    table = acting(start, WEAVE)
    assert tapestries(table, 1) == [["SW02", "W09", "W07"]]  # both fit; the higher number first; W05 has its pattern
    assert resources(table, 1) == [0, 0, 0, 0]
    assert COMPONENTS.weave_ids[board(table).weave_top.cards[0]] == "W18"
    assert COMPONENTS.weave_ids[board(table).weave_stack.cards[0]] == "W05"


@clause("TA-21.1")
@pytest.mark.parametrize(
    ("corn", "gold", "tiles", "left"),
    [
        (1, 0, 1, [0, 0, 0, 1]),  # one, and 1 gold
        (2, 0, 1, [0, 1, 0, 1]),
        (3, 0, 2, [0, 0, 0, 0]),
        (6, 0, 2, [0, 3, 0, 0]),  # never three
        (0, 1, 1, [0, 0, 0, 1]),
        (0, 0, 0, [0, 0, 0, 1]),  # EX-11
    ],
)
def test_as_many_as_she_can_pay(corn: int, gold: int, tiles: int, left: list[int]) -> None:
    start = given(1).player(1, sector=1, corn=corn, gold=gold).weaves("W05", "W07", "W09")  # no offering is near
    table = acting(start, WEAVE)
    assert sum(len(row) for row in tapestries(table, 1)) == tiles
    assert resources(table, 1) == left
    assert (log(table, "she_cannot") == []) == (tiles > 0)


@clause("TA-21.14")
@pytest.mark.parametrize(
    ("corn", "gold", "left"), [(1, 2, [0, 0, 0, 0]), (2, 3, [0, 0, 0, 2]), (3, 3, [0, 0, 0, 3]), (0, 3, [0, 0, 0, 0])]
)
def test_gold_fills_what_corn_lacks_also_for_the_second_weave(corn: int, gold: int, left: list[int]) -> None:
    table = acting(given(1).player(1, corn=corn, gold=gold).weaves("W05", "W07", "W09"), WEAVE)
    assert (len(tapestries(table, 1)[0]), resources(table, 1)) == (2, left)


@clause("TA-21.1")
@pytest.mark.parametrize(
    ("rows", "drawn", "bought"),
    [
        # W05, W25: pattern 2; W01: 4; W07: 5; W22, W27: 1.
        (["SW02 W07 W09", "SW01"], ("W05", "W25", "W01"), [["SW02", "W07", "W09", "W01"], ["SW01"]]),
        (["SW02 W07 W09", "SW01"], ("W05", "W25", "W26"), [["SW02", "W07", "W09"], ["SW01", "W26"]]),
        (["SW02 W07 W09"], ("W05", "W25", "W12"), [["SW02", "W07", "W09"], ["W25"]]),
        ([], ("W05", "W25", "W12"), [["W25"]]),
    ],
)
def test_the_longest_tapestry_then_a_shorter_then_a_new_one(
    rows: list[str], drawn: tuple[str, ...], bought: list[list[str]]
) -> None:
    table = acting(given(1).player(1, corn=1, tapestries=rows).weaves(*drawn), WEAVE)
    assert tapestries(table, 1) == bought


@clause("TA-21.1", "TA-21.13")
def test_a_short_stack() -> None:
    table = acting(given(1).player(1, corn=3).weaves("W05", only=True), WEAVE)
    assert (tapestries(table, 1), resources(table, 1)) == ([["W05"]], [0, 2, 0, 1])
    assert log(table, "she_weaves_one", "she_cannot") == ["she_weaves_one"]
    table = acting(given(1).player(1, corn=3).weaves("W05", "W07", only=True), WEAVE)
    assert (tapestries(table, 1), resources(table, 1)) == ([["W07", "W05"]], [0, 0, 0, 0])
    table = acting(given(1).player(1, corn=3).weaves(only=True), WEAVE)
    assert (tapestries(table, 1), resources(table, 1)) == ([], [0, 3, 0, 1])


def leaving(corn: int, gold: int, rows: list[str], *drawn: str) -> Table:
    """The human weaves, buys nothing and leaves three tiles to her."""
    start = given(1).player(0, gold=1, craftsman=1, sector=2).weaves(*drawn)
    start.player(1, corn=corn, gold=gold, tapestries=rows)
    return answer(placing(start, "craftsman", "T2a"), "task tm2")


@clause("TA-21.2", "TA-21.14")
@pytest.mark.parametrize(
    ("corn", "gold", "rows", "drawn", "after", "left"),
    [
        (2, 0, ["SW02"], "W05 W07 W09", [["SW02", "W09"]], 0),  # the highest that fits
        (1, 5, ["SW02"], "W05 W07 W09", [["SW02"]], 1),  # gold is no corn here
        (3, 0, ["SW02 W07 W09", "SW03"], "W05 W12 W31", [["SW02", "W07", "W09"], ["SW03", "W12"]], 1),
        (3, 0, ["SW02 W12 W11"], "W05 W07 W09", [["SW02", "W12", "W11"]], 3),  # all three would start a new one
        (3, 0, [], "W05 W07 W09", [], 3),
    ],
)
def test_a_leftover_that_starts_no_new_tapestry(
    corn: int, gold: int, rows: list[str], drawn: str, after: list[list[str]], left: int
) -> None:
    table = leaving(corn, gold, rows, *drawn.split())
    assert tapestries(table, 1) == after
    assert resources(table, 1)[1] == left
    assert len(events(table, "weave_bought")) == (0 if left == corn else 1)


@clause("TA-21.3")
def test_seams_mean_nothing_to_her() -> None:
    """W05 ends with a god card and a potato as W06 begins; the human would gain it in a trade or by Z04."""
    start = given(1, solo_passive_buildings="use_effects").player(1, corn=1, tapestries=["W05"], passive="Z04")
    table = acting(start.weaves("W06", "W25", "W26").altar("G10"), WEAVE)
    assert tapestries(table, 1) == [["W05", "W06"]]
    assert (resources(table, 1), vp(table, 1)) == ([0, 0, 0, 1], 10)
    assert events(table, "seam_paid") == []


@clause("TA-21.15")
def test_the_tiles_she_leaves_are_offered_to_the_human() -> None:
    start = given(1).player(0, corn=2, army="A15").player(1, corn=3).weaves("W05", "W07", "W09")
    table = acting(start, WEAVE)
    assert (table.ask.seat, asked(table), options(table)) == (0, "leftover", ["W05", "none"])
    assert free_actions(table) == []  # TA-3.13
    answer(table, "leftover W05")
    assert (tapestries(table, 0), resources(table, 0)) == ([["W05"]], [0, 0, 0, 0])
    assert asked(table) == "plan"
    table = acting(given(1).player(0, corn=1).player(1, corn=3).weaves("W05", "W07", "W09"), WEAVE)
    assert asked(table) == "plan"  # too little corn: nothing to ask


# ---------------------------------------------------------------------- statues


def statue(start: Given, face: int) -> tuple[bool, list[str]]:
    """Whether she made one, and which; the die for the symbol shows the face."""
    rolling(start.tucked(*TUCKED), face)
    made = carried_out(start, purchases.statue(start.state, start.state.players[1]))
    names = [f"{size}_{symbol}" for size in ("small", "large") for symbol in COMPONENTS.symbols]
    told = start.state.told or []
    return made, [names[event.values[1]] for event in told if event.kind.name == "statue_made"]


@clause("TA-21.4", "TA-21.12")
@pytest.mark.parametrize(("face", "symbol"), [(1, "zigzag"), (2, "spiral"), (3, "squares"), (4, "wave")])
@pytest.mark.parametrize(("gold", "size"), [(0, "small"), (1, "small"), (2, "large")])
def test_the_symbol_of_the_rolled_slot_large_if_affordable(face: int, symbol: str, gold: int, size: str) -> None:
    start = given(1).player(1, stone=3, gold=gold)
    assert statue(start, face) == (True, [f"{size}_{symbol}"])
    her = start.state.players[1]
    assert her.resources == [0, 0, 0, 0 if size == "large" else gold]
    assert her.points[3] == (9 if size == "large" else 3)
    assert [gods(slot) for slot in start.state.tucked] == [[id] for id in TUCKED]  # the card stays
    assert start.state.altar.cards == []


@clause("TA-21.12")
def test_symbol_before_size() -> None:
    start = given(1).player(1, stone=3, gold=2).player(0, large="zigzag")
    assert statue(start, 1) == (True, ["small_zigzag"])  # although other large ones are there


@clause("TA-21.4")
def test_the_following_slots_clockwise() -> None:
    start = given(1).player(1, stone=3).player(0, small="wave wave", large="wave")
    assert statue(start, 4) == (True, ["small_zigzag"])  # slot 4 has none, then comes slot 1
    start = given(1).player(1, stone=3).player(0, small="wave wave zigzag zigzag", large="wave zigzag")
    assert statue(start, 4) == (True, ["small_spiral"])
    start = given(1).player(1, stone=3).player(0, small="spiral spiral")
    assert statue(start, 2) == (True, ["small_squares"])  # the large spiral cannot be paid


@clause("TA-21.4")
@pytest.mark.parametrize(("gold", "size"), [(0, "small"), (2, "large")])
def test_without_a_statue_of_her_symbols_a_random_one(gold: int, size: str) -> None:
    gone = "zigzag spiral squares wave"
    found = set()
    for seed in range(40):
        start = given(1).player(1, stone=3, gold=gold).player(0, small=f"{gone} {gone}", large=gone)
        start.tucked(*TUCKED)
        start.state.chance = Chance(seed)
        assert carried_out(start, purchases.statue(start.state, start.state.players[1]))
        her = start.state.players[1]
        assert sum(her.large if size == "large" else her.small) == 1
        found.add((her.large if size == "large" else her.small).index(1))
    assert found == {4, 5}  # eye and cross


@clause("TA-21.13", "EX-11")
def test_no_statue_without_stone_or_without_a_piece() -> None:
    start = given(1).player(1, stone=2)
    assert statue(start, 1) == (False, [])
    assert [event.kind.name for event in start.state.told or []] == []  # no roll for nothing
    every = " ".join(COMPONENTS.symbols)
    start = given(1).player(1, stone=9).player(0, small=f"{every} {every}", large=every)
    assert statue(start, 1) == (False, [])
    table = acting(given(1).player(1, stone=2), STATUE)
    assert (resources(table, 1), log(table, "she_cannot")) == ([0, 0, 2, 1], ["she_cannot statue"])


@clause("TA-21.4")
def test_the_roll_for_a_statue_is_told() -> None:
    table = acting(given(1).player(1, stone=3), STATUE)
    assert len(events(table, "she_rolls_statue")) == 1
    assert events(table, "she_rolls_statue")[0].kind.clause == "TA-21.4"
    assert log(table, "statue_made") == ["statue_made 1 small_eye"]
    assert len(gods(board(table).altar)) == 1  # the placement's card alone


# ---------------------------------------------------------------------- buildings


@clause("TA-21.5")
@pytest.mark.parametrize(("stone", "gold", "left"), [(1, 0, [0, 0, 0, 0]), (3, 2, [0, 0, 2, 2]), (0, 2, [0, 0, 0, 1])])
def test_a_building_for_1_stone_or_1_gold_whatever_it_costs(stone: int, gold: int, left: list[int]) -> None:
    table = acting(given(1).player(1, stone=stone, gold=gold).market("P15", "P12", "Z11", "Z18"), PRODUCTION)
    assert buildings(me(table, 1).production)[0] in ("P15", "P12")
    assert (me(table, 1).production_up, me(table, 1).passive, resources(table, 1)) == ([1], [], left)


@clause("TA-21.5")
def test_a_random_one_of_its_type() -> None:
    found = set()
    for seed in range(40):
        for place, passive in ((PRODUCTION, False), (PASSIVE, True)):
            start = given(1).player(1, stone=1).market("P15", "P12", "Z11", "Z18")
            start.state.chance = Chance(seed)
            action = COMPONENTS.solo_rows[1][place - 1]
            assert carried_out(start, purchases.purchase(start.state, start.state.players[1], action))
            her = start.state.players[1]
            assert len(her.passive) == (1 if passive else 0)
            found |= set(buildings(her.production + her.passive))
    assert found == {"P15", "P12", "Z11", "Z18"}


@clause("TA-21.13")
@pytest.mark.parametrize("place", [PRODUCTION, PASSIVE, STEPS, STATUE])
def test_without_a_fitting_thing_1_gold(place: int) -> None:
    every = " ".join(COMPONENTS.symbols)
    start = given(1).player(1, stone=3).player(0, small=f"{every} {every}", large=every)
    start.market(*(("-", "-", "Z11", "Z18") if place == PRODUCTION else ("P01", "P02", "-", "-")))
    start.steps(1, *[spot for spot in STAIRS if spot.startswith("upper")])  # all her markers are built
    table = acting(start, place)
    assert resources(table, 1) == [0, 0, 3, 1]
    assert len(events(table, "she_cannot")) == 1


@clause("TA-21.13")
def test_no_free_spot_for_steps() -> None:
    start = given(1).player(1, stone=3).steps(0, *STAIRS[:5]).steps(1, *STAIRS[5:])
    start.state.players[0].step_markers = start.state.players[1].step_markers = 0
    assert carried_out(start, purchases.purchase(start.state, start.state.players[1], 7)) is False


# ---------------------------------------------------------------------- steps


@clause("TA-21.6")
@pytest.mark.parametrize(
    ("sector", "human", "hers", "spot"),
    [
        (0, "", "", "upper-1"),
        (3, "", "", "upper-4"),
        (3, "upper-4", "", "upper-5"),
        (3, "upper-4 upper-5", "upper-1", "upper-2"),  # clockwise past the first sector
        (3, "upper-4", "upper-1 upper-2 upper-3", "upper-5"),  # an upper spot before her own lower one
        (3, "upper-1 upper-2 upper-3 upper-4", "upper-5", "lower-5"),  # a lower one that pays the human nothing
        (0, "upper-1 upper-2 upper-4", "upper-3 upper-5", "lower-3"),
        (2, "upper-1 upper-2 upper-4", "upper-3 upper-5", "lower-3"),
        (3, "upper-1 upper-2 upper-4", "upper-3 upper-5", "lower-5"),
        (3, "upper-1 upper-2 upper-3 upper-4", "upper-5 lower-5", "lower-4"),  # it cannot be avoided
    ],
)
def test_where_she_builds_steps(sector: int, human: str, hers: str, spot: str) -> None:
    start = given(1).player(1, sector=sector, stone=3).steps(0, *human.split()).steps(1, *hers.split())
    table = acting(start, STEPS)
    assert log(table, "steps_built") == [f"steps_built 1 {spot}"]
    assert (resources(table, 1), points(table, 1, "steps")) == ([2, 1, 0, 0], 4)  # the usual bonus
    under_own = spot.startswith("lower") and spot.replace("lower", "upper") in hers
    assert points(table, 1, "steps_used") == (2 if under_own else 0)
    assert points(table, 0, "steps_used") == (2 if spot == "lower-4" else 0)


# ---------------------------------------------------------------------- workers


@clause("TA-21.7")
@pytest.mark.parametrize(
    ("place", "kind", "left"), [(1, "priest", ["courier", "warrior"]), (3, "warrior", ["priest", "courier"])]
)
def test_a_village_hire_from_the_end_shown(place: int, kind: str, left: list[str]) -> None:
    start = given(1).player(1, courier=1).village("priest", "courier", "warrior")
    table = her_turn(tokens_at(start, top1=2, bottom1=place), 1)
    assert (workers(table, 1), village(table)) == ([kind], left)
    assert resources(table, 1) == [0, 2, 0, 0]  # free


@clause("TA-21.8")
def test_a_random_nomad_is_replaced_and_gives_its_bonus() -> None:
    found = set()
    for seed in range(60):
        start = given(1).player(1, courier=1).nomads("architect", "craftsman", "craftsman").bag("warrior")
        start.state.chance = Chance(seed)
        kind = carried_out(start, her_board.bottom_row(start.state, start.state.players[1], 11))
        assert kind is True
        her = start.state.players[1]
        found.add((tuple(her.held), tuple(her.resources)))
        assert sum(start.state.nomads) == 3
        assert (start.state.nomads[4], start.state.bag.cards) == (1, [])
    assert found == {((1, 0), (0, 0, 1, 0)), ((1, 2), (0, 1, 0, 0))}


# ---------------------------------------------------------------------- personality


@clause("TA-21.9")
@pytest.mark.parametrize("tile", range(4))
def test_each_personality_gives_1_gold_and_one_thing_free(tile: int) -> None:
    start = given(1).player(1, courier=1, tapestries=["SW02"]).weaves("W07", "W09").village().personality(tile)
    table = her_turn(tokens_at(start, top1=4), 1)
    her = me(table, 1)
    assert resources(table, 1) == [0, 0, 0, 1]
    things = [sum(her.small), len(tapestries(table, 1)[0]) - 1, her.temple, len(her.production) + len(her.passive)]
    assert things == [1 if n == tile else 0 for n in range(4)]
    assert vp(table, 1) == (13 if tile == 0 else 10)
    assert tapestries(table, 1) == ([["SW02", "W07"]] if tile == 1 else [["SW02"]])
    assert log(table, "personality") == ["personality"]


@clause("TA-21.10")
@pytest.mark.parametrize(
    ("hers", "passive"),
    [
        ({}, 0),
        ({"production": "P01"}, 0),
        ({"production": "P01", "production_down": "P02 P03"}, 0),
        ({"production": "P01 P02"}, 1),
    ],
)
def test_the_building_of_the_personality(hers: dict[str, Any], passive: int) -> None:
    found = set()
    for seed in range(20):
        start = given(1).player(1, **hers).market("P15", "P12", "Z11", "Z18").personality(3)
        start.state.chance = Chance(seed)
        her = start.state.players[1]
        carried_out(start, her_board.personality(start.state, her))
        assert (len(her.passive), her.resources) == (passive, [0, 0, 0, 1])
        found.add(buildings(her.passive if passive else her.production)[-1])
    assert found == ({"Z11", "Z18"} if passive else {"P15", "P12"})


# ---------------------------------------------------------------------- a rest


@clause("TA-21.11")
def test_a_turn_without_worker_and_priest_action() -> None:
    start = given(1).player(1, sector=2).nomads("architect", "architect", "architect").altar("G10", "G20", "G30")
    table = her_turn(start.army_deck("A05"))
    assert workers(table, 1) == ["architect"]
    assert (resources(table, 1), len(nomads(table))) == ([0, 0, 1, 0], 3)
    assert gods(board(table).altar) == ["G30"]
    assert gods(board(table).god_deck)[:2] == ["G20", "G10"]
    assert (vp(table, 1), points(table, 1, "solo")) == (12, 2)
    assert armies(me(table, 1).army_hand) == ["A05"]
    assert me(table, 1).priest == 3
    assert events(table, "priest_moved") == []  # no action
    assert log(table, "she_rests", "she_walks") == ["she_rests", "she_walks conquest"]
    assert standing(table) == {}


@clause("TA-21.11")
def test_a_rest_with_little_left() -> None:
    table = her_turn(given(1).player(1, sector=4).nomads().bag().altar("G10"))
    assert (workers(table, 1), vp(table, 1), me(table, 1).priest) == ([], 11, 0)
    assert len(me(table, 1).army_hand.cards) == 1
