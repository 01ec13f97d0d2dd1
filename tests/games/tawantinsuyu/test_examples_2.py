"""The worked examples of conquest, ceremonies, offering and the end of the game, one test each."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    activating,
    answer,
    armies,
    asked,
    board,
    given,
    gods,
    log,
    me,
    options,
    points,
    resources,
    tapestries,
    vp,
    why,
)
from tinkuy.core.table import Table

PURPLE, OTHER = 0, 1


def shown(table: Table, seat: int) -> int:
    """The soldiers on the face-up army cards of a seat."""
    return sum(COMPONENTS.army[card].soldiers for card in me(table, seat).army_up)


def example_8(instead: str = "act") -> Table:
    """Two cards face up before each, three in Purple's hand and one in the other's."""
    start = given(2).village("priest", "courier").weaves("W01").god_deck("G05")
    start.player(PURPLE, up=["A19", "A01"], army=["A20", "A02", "A03"], potato=2)
    start.player(OTHER, up=["A21", "A04"], army=["A05"], potato=1)
    table = activating(start, "conquest", instead=instead)
    return answer(table, "casualty potato_end")


def with_cards_played() -> Table:
    table = example_8()
    return answer(table, "play_army A20", "play_army A02", "play_army A03", "play_army A05")


@clause("EX-8a")
def test_example_8a_purple_plays_army_cards() -> None:
    table = example_8()
    answer(table, "play_army A20")
    assert resources(table, PURPLE)[0] == 2
    answer(table, "play_army A02")
    assert resources(table, PURPLE)[0] == 1
    answer(table, "play_army A03")
    assert (resources(table, PURPLE)[0], shown(table, PURPLE)) == (0, 7)


@clause("EX-8b")
def test_example_8b_the_opponent_plays_an_army_card() -> None:
    table = with_cards_played()
    assert (resources(table, OTHER)[0], shown(table, OTHER)) == (0, 4)


def first_conquest() -> Table:
    return answer(with_cards_played(), "conquer chinchaysuyu_4", "soldiers flip01_discard10")


@clause("EX-8c")
def test_example_8c_flip_2_discard_1_for_4_points() -> None:
    table = first_conquest()
    assert (armies(me(table, PURPLE).army_down), armies(board(table).army_discard)) == (["A19"], ["A01"])
    assert (vp(table, PURPLE), shown(table, PURPLE)) == (14, 4)


def second_conquest() -> Table:
    return answer(first_conquest(), "conquer chinchaysuyu_5")


@clause("EX-8d")
def test_example_8d_flip_2_discard_2_for_7_points() -> None:
    table = second_conquest()
    assert (table.ask.seat, asked(table)) == (OTHER, "soldiers")
    assert options(table) == ["flip01_discard20", "flip20_discard01"]
    answer(table, "soldiers flip01_discard20")
    assert armies(me(table, OTHER).army_down) == ["A21"]
    assert armies(board(table).army_discard) == ["A01", "A04", "A05"]
    assert (vp(table, OTHER), shown(table, OTHER)) == (17, 0)


@clause("EX-8e")
def test_example_8e_the_additional_marker() -> None:
    table = answer(second_conquest(), "soldiers flip01_discard20")
    assert (table.ask.seat, asked(table)) == (PURPLE, "conquer")
    answer(table, "conquer antisuyu_1", "free_weave top", "soldiers flip00_discard10")
    assert (gods(me(table, PURPLE).god_hand), tapestries(table, PURPLE)) == (["G05"], [["W01"]])
    assert (shown(table, PURPLE), me(table, PURPLE).conquest_markers) == (3, 8)
    assert (table.ask.seat, asked(table)) == (PURPLE, "plan")


@clause("EX-8f")
def test_example_8f_gold_instead() -> None:
    table = example_8(instead="gold")
    assert (sum(board(table).casualties), len(board(table).village)) == (1, 1)
    assert resources(table, PURPLE) == [2, 0, 0, 1]
    assert (table.ask.seat, asked(table)) == (OTHER, "play_army")
    answer(table, "play_army A05", "conquer chinchaysuyu_4", "soldiers flip01_discard10")
    assert vp(table, OTHER) == 14
    assert (table.ask.seat, asked(table)) == (PURPLE, "plan")
    assert (shown(table, PURPLE), me(table, PURPLE).conquest_markers) == (3, 10)


@clause("EX-13")
def test_example_13_god_cards_with_z06() -> None:
    start = given().ceremonies(2).token(0).player(1, god=["G01", "G02", "G03"], passive=["Z06"])
    table = start.turn_of(0)
    assert (points(table, 1, "hand"), points(table, 1, "unpaid")) == (6, 0)


@clause("EX-18")
def test_example_18_cards_2_2_1_for_flip_2_discard_1() -> None:
    table = activating(given().village().nomads().player(0, up=["A19", "A20", "A01"]), "conquest")
    answer(table, "conquer chinchaysuyu_4")
    assert options(table) == ["flip01_discard01", "flip01_discard10"]
    assert why(table, 0, "soldiers flip11_discard01").clause == "TA-9.21"


@clause("TA-9.21")
def test_more_soldiers_than_demanded_by_the_czech_wording() -> None:
    """D4: the cards of example 18, with every set that meets at least the numbers."""
    start = given(2, edition_conquest_payment="cz").player(0, up=["A19", "A20", "A01"])
    table = answer(activating(start, "conquest"), "casualty potato_end", "conquer chinchaysuyu_4")
    wasteful = ["flip01_discard11", "flip02_discard10", "flip11_discard01"]
    assert options(table) == ["flip01_discard01", "flip01_discard10", *wasteful]
    answer(table, "soldiers flip11_discard01")
    assert (me(table, 0).army_up, len(me(table, 0).army_down)) == ([], 2)


@clause("EX-19")
def test_example_19_a_region_by_the_rightmost_marker() -> None:
    start = given().casualties("priest", "warrior", "courier").token(3)
    start.conquered(0, "antisuyu_2", "antisuyu_4").conquered(1, "antisuyu_1", "antisuyu_5").conquered(2, "antisuyu_3")
    table = start.turn_of(3)
    assert [points(table, seat, "casualties") for seat in range(4)] == [0, 3, 0, 0]


@clause("EX-20")
@pytest.mark.parametrize(("gold", "left"), [("1", 1), ("0", 0)])
def test_example_20_god_cards_without_potatoes(gold: str, left: int) -> None:
    start = given().token(0).player(0, god=["G01", "G02", "G03", "G04"], potato=2, gold=1, vp=3)
    table = answer(start.turn_of(0), f"gold_for_potato {gold}")
    assert vp(table, 0) == left
    assert resources(table, 0) == [0, 0, 0, 1 - int(gold)]


@clause("EX-21")
def test_example_21_ceremony_cards_in_a_tie() -> None:
    table = given(3).token(0).player(0, vp=30).player(1, vp=30).player(2, vp=25).turn_of(0)
    assert log(table, "ceremony_cards") == ["ceremony_cards 2 2", "ceremony_cards 1 2", "ceremony_cards 0 1"]
    assert [len(me(table, seat).god_hand.cards) for seat in range(3)] == [1, 2, 2]


@clause("EX-22")
def test_example_22_gold_as_corn_at_an_offering() -> None:
    table = activating(given().player(0, corn=5, gold=1).player(1, corn=2, gold=1), "offering")
    assert options(table) == ["offer1", "offer2", "offer3", "none"]
    answer(table, "offer offer3")
    assert (me(table, 0).temple, resources(table, 0)) == (3, [1, 0, 0, 0])  # the potato of the second step
    assert (table.ask.seat, options(table)) == (1, ["offer1", "none"])
    answer(table, "offer offer1")
    assert (me(table, 1).temple, resources(table, 1)) == (1, [0, 0, 0, 0])
