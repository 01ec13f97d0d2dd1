"""TA-16 Passive buildings at ceremonies, priest actions and conquests."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    activating,
    answer,
    armies,
    asked,
    given,
    log,
    me,
    options,
    points,
    resources,
    tapestries,
    vp,
)

# ---------------------------------------------------------------------- Z06, Z09, Z10, Z12: ceremonies


@clause("TA-16.6")
def test_z06_gives_4_potatoes_at_a_ceremony() -> None:
    start = given().token(0).player(1, god=["G01", "G02"], passive=["Z06"])
    table = start.turn_of(0)
    assert (resources(table, 1), points(table, 1, "unpaid")) == ([2, 0, 0, 0], 0)  # two of them pay for the cards


@clause("TA-16.6")
def test_z06_makes_god_cards_worth_2_at_the_end() -> None:
    start = given().ceremonies(2).token(0).player(1, god=["G01", "G02"], passive=["Z06"]).player(2, god=["G03"])
    table = start.player(2, potato=1).turn_of(0)
    assert (points(table, 1, "hand"), points(table, 2, "hand")) == (4, 1)


@clause("TA-16.9")
@pytest.mark.parametrize(("rows", "scored"), [([], 0), ([["W01"]], 1), ([["W01", "W02"], ["W03", "W04", "W05"]], 3)])
def test_z09_scores_the_longest_tapestry(rows: list[list[str]], scored: int) -> None:
    table = given().token(0).player(2, passive=["Z09"], tapestries=rows).turn_of(0)
    assert points(table, 2, "passive") == scored


@clause("TA-16.10")
@pytest.mark.parametrize(("edition", "stone"), [("ru", 1), ("cz", 2)])
def test_z10_gives_resources_at_a_ceremony(edition: str, stone: int) -> None:
    table = given(edition_z10=edition).token(0).player(3, passive=["Z10"]).turn_of(0)
    assert resources(table, 3) == [2, 1, stone, 0]


@clause("TA-16.12")
@pytest.mark.parametrize(("code", "temple", "gold"), [("yes", 1, 1), ("no", 0, 2)])
def test_z12_1_gold_for_1_temple_step_before_a_ceremony(code: str, temple: int, gold: int) -> None:
    table = given().token(0).player(3, gold=2, passive=["Z12"]).turn_of(0)
    assert (table.ask.seat, asked(table)) == (3, "pay_temple")
    answer(table, f"pay_temple {code}")
    assert (me(table, 3).temple, resources(table, 3)[3]) == (temple, gold)
    assert asked(table) == "play_god"  # once


# ---------------------------------------------------------------------- Z11, Z12, Z16 to Z18: priest actions


@clause("TA-16.11", "TA-16.21")
@pytest.mark.parametrize("seat", [0, 2])
def test_z11_anyones_offering_gives_a_free_weave(seat: int) -> None:
    table = activating(given().weaves("W01", "W02").player(seat, passive=["Z11"]), "offering")
    assert (table.ask.seat, asked(table), options(table)) == (seat, "free_weave", ["top", "beneath", "none"])
    answer(table, "free_weave top")
    assert tapestries(table, seat) == [["W01"]]


@clause("TA-16.12", "TA-16.21")
@pytest.mark.parametrize("seat", [0, 2])
def test_z12_anyones_offering_1_gold_for_1_step(seat: int) -> None:
    table = activating(given().player(seat, gold=1, passive=["Z12"]), "offering")
    assert (table.ask.seat, asked(table)) == (seat, "pay_temple")
    answer(table, "pay_temple yes")
    assert (me(table, seat).temple, resources(table, seat)) == (1, [0, 0, 0, 0])


@clause("TA-16.12")
def test_z12_is_paid_in_gold_only() -> None:
    table = activating(given().player(0, potato=5, corn=5, stone=5, passive=["Z12"]), "offering", instead="")
    assert asked(table) == "instead"


@clause("TA-16.11", "TA-16.12", "TA-16.17", "TA-16.18")
@pytest.mark.parametrize("action", ["worship", "produce"])
def test_they_wait_for_their_own_action(action: str) -> None:
    start = given().player(1, gold=1, passive=["Z11", "Z12", "Z17", "Z18"])
    table = activating(start, action)
    assert (table.ask.seat, asked(table)) == (0, "plan")
    assert (resources(table, 1), vp(table, 1)) == ([0, 0, 0, 1], 10)


@clause("TA-16.16", "TA-16.27")
def test_z16_anyones_produce_refreshes_1_thing_before_producing() -> None:
    start = given().player(1, production_down=["P01", "P03"], down=["A01"], passive=["Z16"])
    table = activating(start, "produce")
    assert (table.ask.seat, asked(table), options(table)) == (1, "refresh", ["P01", "P03", "A01", "done"])
    answer(table, "refresh P03")
    # What was refreshed before may produce; there is no second refresh.
    assert (asked(table), options(table)) == ("produce", ["P03", "done"])
    answer(table, "produce P03")
    assert (resources(table, 1), table.ask.seat, asked(table)) == ([0, 1, 0, 0], 0, "plan")


@clause("TA-16.16", "TA-16.27")
def test_z16_after_producing() -> None:
    start = given().player(1, production=["P01"], down=["A01"], passive=["Z16"])
    table = activating(start, "produce")
    answer(table, "refresh done", "produce P01")
    assert (asked(table), options(table)) == ("refresh", ["P01", "A01", "done"])
    answer(table, "refresh P01")
    # Refreshed after the own production, it does not produce again.
    assert (me(table, 1).production_up, resources(table, 1)) == ([1], [2, 0, 0, 0])
    assert (table.ask.seat, asked(table)) == (0, "plan")


@clause("TA-16.27")
def test_z16_without_producing() -> None:
    start = given().player(1, production=["P01"], down=["A01"], passive=["Z16"])
    table = activating(start, "produce")
    answer(table, "refresh A01", "produce done")
    assert (armies(me(table, 1).army_up), me(table, 1).production_up, resources(table, 1)[0]) == (["A01"], [1], 0)


@clause("TA-16.16", "TA-16.21")
def test_z16_comes_on_top_of_the_refresh_of_the_active_player() -> None:
    start = given().player(0, production_down=["P01", "P03"], down=["A01"], passive=["Z16"])
    table = activating(start, "produce")
    answer(table, "refresh P01")
    assert options(table) == ["P03", "A01", "done"]  # the second may be anything
    answer(table, "refresh P03", "produce P01", "produce P03")
    assert (resources(table, 0), asked(table)) == ([2, 1, 0, 0], "plan")


@clause("TA-16.16")
def test_z16_one_refresh_before_and_one_after() -> None:
    start = given().player(0, production_down=["P01"], down=["A01"], passive=["Z16"])
    table = activating(start, "produce")
    answer(table, "refresh A01")
    assert options(table) == ["P01", "done"]  # only the refresh of production buildings is left
    answer(table, "refresh P01", "produce P01")
    assert (asked(table), armies(me(table, 0).army_up), me(table, 0).production_up) == ("plan", ["A01"], [0])


@clause("TA-16.16")
def test_z16_works_although_its_owner_takes_gold() -> None:
    start = given().player(0, production=["P02"], production_down=["P01"], down=["A01"], passive=["Z16"])
    table = activating(start, "produce", instead="gold")
    assert (table.ask.seat, asked(table), options(table)) == (0, "refresh", ["P01", "A01", "done"])
    answer(table, "refresh A01")
    assert (armies(me(table, 0).army_up), resources(table, 0), asked(table)) == (["A01"], [0, 0, 0, 1], "plan")


@clause("TA-16.16")
@pytest.mark.parametrize(("action", "passive"), [("produce", []), ("worship", ["Z16"]), ("offering", ["Z16"])])
def test_who_takes_gold_refreshes_nothing_else(action: str, passive: list[str]) -> None:
    start = given().player(0, production_down=["P01"], down=["A01"], passive=passive)
    assert asked(activating(start, action, instead="gold")) == "plan"


@clause("TA-16.17", "TA-16.21")
@pytest.mark.parametrize("seat", [0, 2])
def test_z17_anyones_conquest_gives_1_gold_and_1_point(seat: int) -> None:
    table = activating(given().village().nomads().player(seat, passive=["Z17"]), "conquest", instead="")
    assert (resources(table, seat), vp(table, seat)) == ([0, 0, 0, 1], 11)


@clause("TA-16.18", "TA-16.21")
@pytest.mark.parametrize("seat", [0, 2])
def test_z18_anyones_refresh_gives_an_army_card_and_1_gold(seat: int) -> None:
    table = activating(given().army_deck("A20").player(seat, passive=["Z18"]), "refresh", instead="")
    assert (armies(me(table, seat).army_hand), resources(table, seat)) == (["A20"], [0, 0, 0, 1])


# ---------------------------------------------------------------------- Z13: soldiers


def soldiers(cards: list[str], space: str, ruling: str = "one_off_flip_and_one_off_discard") -> list[str]:
    """The ways to pay for a space with Z13, [] when it cannot be conquered."""
    start = given(z13_discount=ruling).village().nomads().player(0, up=cards, passive=["Z13"])
    table = activating(start, "conquest")
    if asked(table) != "conquer" or space not in options(table):
        return []
    answer(table, f"conquer {space}")
    if asked(table) == "soldiers":
        return options(table)
    return log(table, "soldiers_used")


@clause("TA-16.13")
@pytest.mark.parametrize(
    ("cards", "space", "ways"),
    [
        (["A01"], "chinchaysuyu_4", ["soldiers_used 0 1 0"]),  # 2 / 1 becomes 1 / 0
        (["A01", "A02"], "chinchaysuyu_5", ["soldiers_used 0 1 1"]),  # 2 / 2 becomes 1 / 1
        (["A01"], "chinchaysuyu_2", ["soldiers_used 0 1 0"]),  # 2 / 0 becomes 1 / 0
        (["A01"], "chinchaysuyu_3", ["flip00_discard10", "flip10_discard00"]),  # 1 / 1: one soldier all the same
        (["A01"], "kuntisuyu_1", ["flip00_discard10", "flip10_discard00"]),  # 0 / 1: also
        (["A01", "A02"], "kuntisuyu_6", []),  # 2 / 3 becomes 1 / 2
        (["A01", "A19"], "kuntisuyu_6", ["soldiers_used 0 1 1"]),
    ],
)
def test_z13_one_soldier_fewer_to_flip_and_to_discard(cards: list[str], space: str, ways: list[str]) -> None:
    assert soldiers(cards, space) == ways


@clause("TA-16.13")
@pytest.mark.parametrize(
    ("cards", "space", "ways"),
    [
        (["A01"], "chinchaysuyu_4", []),
        (["A19"], "chinchaysuyu_4", ["soldiers_used 0 1 0"]),  # 2 / 0
        (["A01", "A02"], "chinchaysuyu_4", ["flip10_discard10", "flip20_discard00"]),  # 1 / 1 or 2 / 0
        (["A01", "A02"], "chinchaysuyu_5", []),
        (["A01"], "chinchaysuyu_3", ["flip10_discard00", "flip00_discard10"]),
        (["A01"], "chinchaysuyu_2", ["soldiers_used 0 1 0"]),
    ],
)
def test_by_the_other_reading_it_is_one_soldier_in_all(cards: list[str], space: str, ways: list[str]) -> None:
    assert sorted(soldiers(cards, space, "one_soldier_in_total")) == sorted(ways)


@clause("TA-16.26")
def test_z13_works_for_each_marker() -> None:
    start = given().village().nomads().player(0, up=["A01", "A02"], passive=["Z13"])
    table = activating(start, "conquest")
    answer(table, "conquer chinchaysuyu_4", "conquer chinchaysuyu_2")
    assert log(table, "soldiers_used") == ["soldiers_used 0 1 0", "soldiers_used 0 1 0"]
    assert me(table, 0).conquest_markers == 8


@clause("TA-16.13")
def test_z13_is_for_its_owner_alone() -> None:
    start = given().village().nomads().player(0, up=["A01"]).player(1, passive=["Z13"])
    table = activating(start, "conquest")
    assert "chinchaysuyu_4" not in options(table)
