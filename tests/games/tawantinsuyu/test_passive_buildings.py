"""TA-16 Passive buildings that work on placements, tasks and weaves."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    Given,
    activating,
    answer,
    asked,
    board,
    buildings,
    given,
    gods,
    log,
    me,
    options,
    placing,
    points,
    resources,
    standing,
    tapestries,
    vp,
    weave,
)
from tinkuy.core.table import Table

ADDS = "adds_power_keeps_colour"
REPLACES = "replaces_power_and_adjacency_colour"


def placed_as(start: Given, kind: str, identity: str, where: str) -> Table:
    """Seat 0 places a worker treated as another kind, paying gold and whatever food."""
    table = answer(start.turn_of(0), "plan place")
    for name, code in (("worker", kind), ("identity", identity), ("space", where), ("price", "gold")):
        if asked(table) == name:
            answer(table, f"{name} {code}")
    if asked(table) == "pay":
        answer(table, f"pay {options(table)[0]}")
    return table


def tasks(table: Table) -> int:
    """How many tasks the placement had."""
    return int(log(table, "tasks_counted")[0].split()[2])


# ---------------------------------------------------------------------- Z01, Z02, Z05: treated as another kind


@clause("TA-16.1")
def test_z01_any_worker_as_a_courier() -> None:
    start = given().player(0, craftsman=1, potato=1, gold=1, passive=["Z01"])
    table = placed_as(start, "craftsman", "courier", "M0b")
    # 2 food for the middle terrace, 1 less; and the first worker of the segment has 1 task more.
    assert (resources(table, 0), tasks(table)) == ([0, 0, 0, 0], 2)
    assert standing(table) == {"M0b": "craftsman"}


@clause("TA-16.1")
def test_z01_is_optional() -> None:
    start = given().player(0, craftsman=1, potato=2, gold=1, passive=["Z01"])
    table = answer(start.turn_of(0), "plan place")
    assert (asked(table), options(table)) == ("identity", ["courier", "itself"])
    answer(table, "identity itself", "space M0b")
    assert (resources(table, 0), tasks(table)) == ([0, 0, 0, 0], 1)


@clause("TA-16.1")
def test_z01_makes_a_placement_possible() -> None:
    start = given().player(0, architect=1, gold=1, passive=["Z01"]).hill(T0a="priest", T0b="priest")
    table = answer(start.turn_of(0), "plan place")
    # Without food only a courier reaches the top of the next sectors.
    assert options(table) == ["T1a", "T1b", "T4a", "T4b"]


@clause("TA-16.1", "TA-16.5")
def test_the_colour_counts_as_the_chosen_kind() -> None:
    # A courier stands beside M0c, which is green; the segment is no longer empty.
    start = given().player(0, craftsman=1, potato=9, gold=1, passive=["Z01"]).hill(M0b="courier", M1a="craftsman")
    assert tasks(placed_as(start, "craftsman", "courier", "M0c")) == 2  # 1 + the courier beside it
    start = given().player(0, craftsman=1, potato=9, gold=1, passive=["Z01"]).hill(M0b="courier", M1a="craftsman")
    assert tasks(placed_as(start, "craftsman", "itself", "M0c")) == 3  # 1 + green + the craftsman beside it


@clause("TA-16.1")
@pytest.mark.parametrize(("ruling", "number"), [(REPLACES, 2), (ADDS, 3)])
def test_by_the_other_reading_a_power_is_added(ruling: str, number: int) -> None:
    start = given(treat_as_other_worker=ruling).player(0, architect=1, potato=9, gold=1, passive=["Z01"])
    # Blue space, first of its segment: as a courier 1 + 1, and with the architect's own power 1 more.
    assert tasks(placed_as(start, "architect", "courier", "M0a")) == number


@clause("TA-16.1")
@pytest.mark.parametrize(("ruling", "number"), [(REPLACES, 2), (ADDS, 3)])
def test_by_the_other_reading_the_colour_is_kept(ruling: str, number: int) -> None:
    start = given(treat_as_other_worker=ruling).player(0, architect=1, potato=9, gold=1, passive=["Z01"])
    start.hill(M0b="architect", M1a="architect", M0a="courier")
    # Beside M0c: one courier and two architects; the segment is not empty and the space not blue.
    assert tasks(placed_as(start, "architect", "courier", "M0c")) == number


@clause("TA-16.2")
def test_z02_any_worker_as_a_priest() -> None:
    start = given().player(0, courier=1, potato=1, gold=1, passive=["Z02"]).god_deck("G05")
    table = placed_as(start, "courier", "priest", "T0a")
    assert (asked(table), options(table)) == ("extra", ["no", "yes"])
    answer(table, "extra yes")
    assert (resources(table, 0), tasks(table)) == ([0, 0, 0, 0], 2)  # not the first of its segment: it is no courier
    answer(table, "task t9", "task tm0")
    assert gods(me(table, 0).god_hand) == ["G05"]
    assert standing(table) == {"T0a": "courier"}


@clause("TA-16.2")
def test_z02_for_a_priest_changes_nothing() -> None:
    start = given().player(0, priest=1, potato=1, gold=1, passive=["Z02"])
    table = answer(start.turn_of(0), "plan place")
    assert asked(table) == "space"


@clause("TA-16.5")
@pytest.mark.parametrize(
    ("kind", "identity", "where", "number"),
    [
        ("craftsman", "architect", "T0b", 2),
        ("craftsman", "architect", "T0a", 1),
        ("craftsman", "itself", "T0a", 2),
        ("architect", "craftsman", "T0a", 2),
        ("architect", "itself", "T0a", 1),
    ],
)
def test_z05_craftsmen_and_architects_for_each_other(kind: str, identity: str, where: str, number: int) -> None:
    start = given().player(0, gold=1, passive=["Z05"]).player(0, **{kind: 1})
    assert tasks(placed_as(start, kind, identity, where)) == number


@clause("TA-16.5")
def test_z05_is_for_these_two_only() -> None:
    start = given().player(0, warrior=1, gold=1, passive=["Z05"])
    table = answer(start.turn_of(0), "plan place")
    assert asked(table) == "space"


@clause("TA-16.1", "TA-16.2", "TA-16.5")
def test_one_identity_for_a_placement() -> None:
    start = given().player(0, architect=1, gold=1, passive=["Z01", "Z02", "Z05"])
    table = answer(start.turn_of(0), "plan place")
    assert options(table) == ["courier", "craftsman", "priest", "itself"]
    answer(table, "identity craftsman")
    assert asked(table) == "space"


# ---------------------------------------------------------------------- Z03, Z07, Z14, Z20: on placement and tasks


@clause("TA-16.3")
def test_z03_a_warrior_refreshes_up_to_2_production_buildings() -> None:
    start = given().player(0, warrior=1, gold=1, passive=["Z03"], production_down=["P01", "P02", "P03"], down=["A01"])
    table = placing(start, "warrior", "T0a")
    assert (asked(table), options(table)) == ("refresh", ["P01", "P02", "P03", "done"])
    answer(table, "refresh P03")
    assert options(table) == ["P01", "P02", "done"]
    answer(table, "refresh P01")
    assert (asked(table), me(table, 0).production_up) == ("task", [1, 0, 1])
    assert resources(table, 0) == [0, 0, 0, 0]


@clause("TA-16.3")
def test_z03_is_for_warriors_only() -> None:
    start = given().player(0, courier=1, gold=1, passive=["Z03"], production_down=["P01"])
    assert asked(placing(start, "courier", "T0a")) == "task"


@clause("TA-16.7")
@pytest.mark.parametrize(("passive", "scored"), [(["Z07"], 2), ([], 0)])
def test_z07_own_steps_score(passive: list[str], scored: int) -> None:
    start = given().steps(0, "upper-1", "lower-1").player(0, courier=1, potato=5, gold=1, passive=passive)
    table = placing(start, "courier", "B0a")
    assert points(table, 0, "steps_used") == scored


@clause("TA-16.7")
def test_z07_leaves_the_points_of_the_others() -> None:
    start = given().steps(0, "upper-1").steps(1, "lower-1").player(0, courier=1, potato=5, gold=1, passive=["Z07"])
    table = placing(start, "courier", "B0a")
    assert (points(table, 0, "steps_used"), points(table, 1, "steps_used")) == (1, 1)


@clause("TA-16.14")
@pytest.mark.parametrize(("kind", "number"), [("warrior", 3), ("priest", 1)])
def test_z14_a_warrior_has_2_tasks_more(kind: str, number: int) -> None:
    start = given().player(0, gold=1, passive=["Z14"]).player(0, **{kind: 1})
    assert tasks(placing(start, kind, "T0a")) == number


@clause("TA-16.29")
@pytest.mark.parametrize(
    ("ruling", "identity", "number", "refreshed"),
    [(REPLACES, "itself", 3, True), (REPLACES, "courier", 2, False), (ADDS, "courier", 4, True)],
)
def test_z03_and_z14_need_a_worker_placed_as_a_warrior(
    ruling: str, identity: str, number: int, refreshed: bool
) -> None:
    start = given(treat_as_other_worker=ruling).player(0, warrior=1, gold=1, production_down=["P01"])
    table = placed_as(start.player(0, passive=["Z01", "Z03", "Z14"]), "warrior", identity, "T0a")
    assert (asked(table) == "refresh") is refreshed
    if refreshed:
        answer(table, "refresh done")
    assert tasks(table) == number
    assert len(me(table, 0).army_hand.cards) == (1 if refreshed else 0)


@clause("TA-16.20")
@pytest.mark.parametrize(
    ("where", "icon", "gained", "scored"),
    [
        ("T0a", "tm0", [4, 0, 0, 0], 1),
        ("T0a", "t9", [0, 0, 3, 0], 1),
        ("T2a", "t5", [0, 3, 0, 0], 1),
        ("M2c", "mb3", [0, 0, 0, 1], 0),
    ],
)
def test_z20_gathering_gives_1_more_and_1_point_but_not_of_gold(
    where: str, icon: str, gained: list[int], scored: int
) -> None:
    sector = int(where[1])
    start = given().player(0, priest=1, gold=3, sector=sector, passive=["Z20"])
    table = placing(start, "priest", where)
    while asked(table) in ("pay", "extra"):
        answer(table, f"{asked(table)} {options(table)[0]}")
    before = resources(table, 0)[:]
    answer(table, f"task {icon}")
    assert [now - then for now, then in zip(resources(table, 0), before, strict=True)] == gained
    assert vp(table, 0) == 10 + scored


@clause("TA-16.22")
def test_there_is_one_of_each() -> None:
    assert [id for id in COMPONENTS.building_ids if id.startswith("Z")] == [f"Z{n:02}" for n in range(1, 21)]


@clause("TA-16.22")
@pytest.mark.parametrize(("first", "second", "potatoes", "scored"), [("b18", "mb4", 4, 1), ("mb4", "b18", 3, 0)])
def test_an_effect_starts_when_it_is_built(first: str, second: str, potatoes: int, scored: int) -> None:
    start = given().market("P18", "P19", "Z20", "Z18").hill(B4a="architect")
    start.player(0, architect=1, sector=4, gold=6, stone=2, corn=1)
    table = placing(start, "architect", "B4b", pay="5gold")
    for icon in (first, second):
        answer(table, f"task {icon}")
        if asked(table) == "build":
            answer(table, "build Z20")
    assert (buildings(me(table, 0).passive), resources(table, 0)) == (["Z20"], [potatoes, 0, 0, 0])
    assert points(table, 0, "passive") == scored


# ---------------------------------------------------------------------- Z04, Z08: weaves


@clause("TA-16.4")
def test_z04_a_new_matching_seam_pays_at_once() -> None:
    start = given().weaves("W28").player(0, tapestries=[["W25"]], passive=["Z04", "Z11"])
    table = activating(start, "offering")
    answer(table, "free_weave top", "weave_end right-1")
    assert (tapestries(table, 0), points(table, 0, "seams")) == ([["W25", "W28"]], 3)


@clause("TA-16.4")
@pytest.mark.parametrize("end", ["left-1", "new"])
def test_z04_needs_a_match(end: str) -> None:
    start = given().weaves("W28").player(0, tapestries=[["W25"]], passive=["Z04", "Z11"])
    table = activating(start, "offering")
    answer(table, "free_weave top", f"weave_end {end}")
    assert points(table, 0, "seams") == 0


@clause("TA-16.4")
def test_without_z04_a_seam_pays_in_a_trade_only() -> None:
    start = given().weaves("W28").player(0, tapestries=[["W25"]], passive=["Z11"])
    table = activating(start, "offering")
    answer(table, "free_weave top", "weave_end right-1")
    assert points(table, 0, "seams") == 0


@clause("TA-16.23")
def test_z04_works_outside_the_own_turn_and_the_seam_pays_again_in_a_trade() -> None:
    start = given(2).weaves("W18", "W01", "W02").player(0, priest=1, gold=1, sector=2)
    start.player(1, corn=2, tapestries=[["W16"]], passive=["Z04"])
    table = placing(start, "priest", "T2b")
    answer(table, "task tm2")
    while table.ask.seat == 0:
        answer(table, f"{asked(table)} {options(table)[-1]}")
    answer(table, "leftover W18", "weave_end right-1")
    assert resources(table, 1) == [0, 0, 2, 0]  # 2 corn paid, 2 stone gained
    # The same seam once more at a ceremony.
    start = given(2).token(0).player(1, tapestries=[["W16", "W18"]], passive=["Z04"])
    assert resources(start.turn_of(0), 1) == [0, 0, 2, 0]


def weaving(start: Given) -> Table:
    """Seat 0 does the weave task."""
    table = placing(start.player(0, priest=1, gold=1, sector=2), "priest", "T2b")
    return answer(table, "task tm2")


@clause("TA-16.8")
def test_z08_draws_5_and_puts_2_under_the_stack_in_any_order() -> None:
    start = given().weaves("W01", "W02", "W03", "W04", "W05", "W06").player(0, corn=1, passive=["Z08"])
    table = weaving(start)
    assert (asked(table), options(table)) == ("drop_weave", ["W01", "W02", "W03", "W04", "W05"])
    answer(table, "drop_weave W04", "drop_weave W02")
    assert (asked(table), options(table)) == ("buy_weave", ["W01", "W03", "W05", "done"])
    assert board(table).weave_stack.cards[:2] == [weave("W02"), weave("W04")]
    answer(table, "buy_weave W03")
    assert tapestries(table, 0) == [["W03"]]


@clause("TA-16.8")
def test_without_z08_3_tiles_are_drawn() -> None:
    table = weaving(given().weaves("W01", "W02", "W03", "W04").player(0, corn=1))
    assert (asked(table), options(table)) == ("buy_weave", ["W01", "W02", "W03", "done"])


@clause("TA-16.28")
def test_z08_is_not_for_free_weaves() -> None:
    start = given().weaves("W01", "W02").player(0, passive=["Z08", "Z11"])
    table = activating(start, "offering")
    assert (asked(table), options(table)) == ("free_weave", ["top", "beneath", "none"])
    answer(table, "free_weave beneath")
    assert (tapestries(table, 0), asked(table)) == ([["W02"]], "instead")


@clause("TA-16.28")
def test_z08_is_not_for_left_over_tiles() -> None:
    start = given(2).weaves("W01", "W02", "W05", "W06").player(1, corn=2, passive=["Z08"])
    table = weaving(start)
    assert (table.ask.seat, asked(table), options(table)) == (1, "leftover", ["W01", "W02", "W05", "none"])
