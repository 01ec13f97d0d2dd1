"""How sure a match is of what it says."""

from __future__ import annotations

import pytest

from tinkuy.lab.standings import mean, standings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 200, 0.1950, 0.3143)],
)
def test_wilson_against_published_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0005)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_mean_with_its_margin() -> None:
    # Standard deviation 2, four values: 1.96 * 2 / sqrt(4).
    assert mean([8.0, 10.0, 12.0, 10.0])[0] == 10.0
    assert mean([7.0, 9.0, 11.0, 9.0, 9.0])[1] == pytest.approx(1.96 * (8 / 4) ** 0.5 / 5**0.5)
    assert mean([3.0]) == (3.0, 0.0)


def test_a_bot_in_several_seats_is_one_line_and_the_strongest_comes_first() -> None:
    rows = [("b", 10.0, 0.5, 1.0), ("a", 20.0, 0.5, 3.0), ("b", 30.0, 0.0, 2.0), ("a", 40.0, 1.0, 5.0)]
    table = standings(("b", "a", "b"), rows)
    assert [(row.bot, row.games, row.wins, row.points, row.seconds) for row in table] == [
        ("a", 2, 1.5, 30.0, 4.0),
        ("b", 2, 0.5, 20.0, 1.5),
    ]
    assert table[0].win_low < 0.75 < table[0].win_high
    assert table[0].points_margin == mean([20.0, 40.0])[1] > 0
