"""Perft counts what can be counted by hand."""

from __future__ import annotations

import re

import pytest

from tests.clauses import ROOT
from tinkuy.core.errors import Refused
from tinkuy.core.table import open_table
from tinkuy.games import GAMES, find_game
from tinkuy.lab.perft import perft

GAME = find_game("tzolkin")
PUBLISHED = re.findall(
    r"^\| (\w+) \| (\d) \| (\d+) \| ([\d, ]+) \|$", (ROOT / "docs" / "perft.md").read_text("utf-8"), re.MULTILINE
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_secret_choice_is_counted_in_the_order_of_the_seats(seats: int) -> None:
    """2 of 4 tiles one after the other are 12 ways for each seat."""
    assert perft(GAME, seats, 1, 4) == [4, 12, 48, 144]


def test_counts_agree_with_playing_every_sequence() -> None:
    """Without forks: a new table for every sequence, answered from the start."""

    def extend(lines: list[list[int]]) -> list[list[int]]:
        longer = []
        for line in lines:
            table = open_table(GAME, 2, "by hand")
            for option in line:
                table.answer(table.ask.seat, option)
            longer += [[*line, option] for option in table.ask.options]
        return longer

    lines: list[list[int]] = [[]]
    counts = []
    for _ in range(5):
        lines = extend(lines)
        counts.append(len(lines))
    assert perft(GAME, 2, "by hand", 5) == counts


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(Refused, match="at least 1, not 0"):
        perft(GAME, 2, 1, 0)
    with pytest.raises(Refused, match="is played by 2, 3, 4 players, not by 5"):
        perft(GAME, 5, 1, 2)


def test_counts_are_published_for_every_game_and_number_of_seats() -> None:
    published = [(game, int(seats)) for game, seats, _, _ in PUBLISHED]
    assert published == [(game, seats) for game in GAMES for seats in find_game(game).seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "version", "counts"), PUBLISHED)
def test_published_counts(name: str, seats: str, version: str, counts: str) -> None:
    game = find_game(name)
    expected = [int(count.replace(",", "")) for count in counts.split(", ")]
    assert game.version == version
    assert perft(game, int(seats), 1, len(expected)) == expected
