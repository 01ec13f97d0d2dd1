"""What the actions of a turn are called just now."""

from __future__ import annotations

import re

import pytest

from tests.clauses import clause
from tests.games.inca_empire.positions import board, given
from tinkuy.core.labels import Label
from tinkuy.core.table import Table
from tinkuy.games import find_game
from tinkuy.games.inca_empire.told import kinds
from tinkuy.games.inca_empire.told.wording import wording
from tinkuy.text import LANGUAGES, Texts


def named(table: Table, act: int) -> Label | None:
    return wording(board(table), kinds.ACT, act)


@clause("IN-10.1", "IN-13.7", "IN-13.11")
def test_prices_are_those_of_the_moment() -> None:
    table = given().open_cards("blue_orange", "epidemic", "harsh_weather").labour(20).turn_of(0)
    assert named(table, kinds.A_CITY) == ("act-city-now", {"n": 8})
    assert named(table, kinds.A_GARRISON) == ("act-garrison-now", {"n": 5})
    assert named(given().labour(20).turn_of(0), kinds.A_CITY) == ("act-city-now", {"n": 6})


@clause("IN-9.1", "IN-9.2", "IN-13.3")
def test_the_number_of_roads_is_told() -> None:
    assert named(given().turn_of(0), kinds.A_ROADS) == ("act-roads-now", {"n": 2})
    crew = given().open_cards("blue_orange", "extra_road_crew").turn_of(0)
    assert named(crew, kinds.A_ROADS) == ("act-roads-now", {"n": 3})


@clause("IN-10.9")
def test_a_conquest_has_no_price_of_its_own() -> None:
    assert named(given().turn_of(0), kinds.A_CONQUEST) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_told_that_says_nothing(language: str) -> None:
    """How many copies of a card work is no part of what it does; a road that brings nothing does not bring 0."""
    game = find_game("inca_empire")
    texts = Texts(game, language)
    for domain in ("card", "build"):
        for code in game.domains[domain]:
            words = " ".join(texts.describe(domain, code))
            assert not re.search(r"\(\d+\)|\b0\b", words), words
