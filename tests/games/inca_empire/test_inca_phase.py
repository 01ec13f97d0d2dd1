"""IN-6: labour and help."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.inca_empire.positions import COMPONENTS, given, labour, log


@clause("IN-6.1", "IN-6.2", "IN-6.3", "EX-1")
def test_labour_of_the_era_the_tiles_and_the_terraces() -> None:
    position = given().tile("angara", "t5").tile("chanka", "t2").conquered(1, "angara", "chanka").terraces(1, "chanka")
    assert labour(position.scores(0, 1, 0, 0).ranking(1, 0, 2, 3).at("inca", 2, 3).table()) == [3, 8, 3, 4]


@clause("IN-6.2", "EX-1")
def test_an_income_of_nine() -> None:
    position = given().tile("angara", "t5").tile("chanka", "t2").conquered(1, "angara", "chanka").terraces(1, "chanka")
    table = position.at("inca", 2, 3).table()
    assert log(table, "labour_taken")[1] == "labour_taken 1 9"


@clause("IN-6.4", "IN-6.6", "EX-2")
def test_in_era_2_the_first_gives_the_last_one() -> None:
    table = given().scores(2, 9, 5, 4).at("inca", 2).table()
    assert labour(table) == [4, 2, 3, 3]
    lines = log(table, "labour_taken", "helped")
    assert lines[-1] == "helped 1 0 1"
    assert len(lines) == 5


@clause("IN-6.5")
def test_no_help_in_era_1() -> None:
    table = given().scores(9, 4, 3, 0).at("inca", 1).table()
    assert labour(table) == [6, 6, 6, 6]


@clause("IN-6.7", "IN-6.8")
def test_in_eras_3_and_4_the_first_gives_two_and_the_second_one() -> None:
    for era in (3, 4):
        table = given().scores(9, 6, 3, 0).labour(5, 5, 5, 5).at("inca", era).table()
        assert labour(table) == [3, 4, 6, 7]


@clause("IN-6.9", "EX-21")
def test_a_giver_gives_only_what_there_is() -> None:
    table = given().scores(9, 6, 3, 0).labour(3, 0, 2, 1).at("inca", 3).table()
    assert labour(table) == [1, 0, 2, 3]
    table = given().scores(9, 6, 3, 0).labour(1, 0, 2, 1).at("inca", 3).table()
    assert labour(table) == [0, 0, 2, 2]


@clause("IN-6.10")
def test_basic_labour_never_rises() -> None:
    amounts = [era.labour for era in COMPONENTS.eras]
    assert amounts == [6, 3, 0, 0]
    assert amounts == sorted(amounts, reverse=True)


@clause("IN-6.11", "EX-40")
def test_on_a_common_last_space_the_outer_one_is_helped() -> None:
    table = given().scores(2, 9, 2, 5).ranking(1, 3, 0, 2).at("inca", 2).table()
    assert labour(table) == [3, 2, 4, 3]
