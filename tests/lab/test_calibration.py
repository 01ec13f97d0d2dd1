"""Chances against results: in tenths, with intervals by games, the same whatever the number of jobs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tinkuy.cli import main
from tinkuy.core.errors import Refused
from tinkuy.lab.calibration import Seen, calibrate, summed_up
from tinkuy.lab.calibration_page import plot
from tinkuy.lab.match import Match

MATCH = Match("tzolkin", ("random", "random"), games=4)


def test_who_is_told_what_comes_true_lies_on_the_line() -> None:
    """Ten games in which three of ten who were told 30 % win."""
    games: list[Seen] = [[(0.3, float(game < 3)), (0.7, float(game >= 3))] for game in range(10)]
    found = summed_up(MATCH, games)
    assert [tenth.positions for tenth in found.tenths] == [10, 10]
    assert [tenth.told for tenth in found.tenths] == pytest.approx([0.3, 0.7])
    assert [tenth.won for tenth in found.tenths] == pytest.approx([0.3, 0.7])
    assert found.brier == pytest.approx(0.21)
    assert found.even == pytest.approx(0.25)


def test_more_positions_of_one_game_do_not_make_it_surer() -> None:
    games: list[Seen] = [[(0.5, float(game % 2))] for game in range(10)]
    once, often = summed_up(MATCH, games), summed_up(MATCH, [seen * 50 for seen in games])
    assert often.tenths[0].positions == 500
    assert (often.tenths[0].low, often.tenths[0].high) == (once.tenths[0].low, once.tenths[0].high)
    assert once.tenths[0].low < 0.5 < once.tenths[0].high


def test_games_are_the_same_whatever_the_jobs() -> None:
    alone = calibrate(MATCH)
    assert alone.games == 4
    assert sum(tenth.positions for tenth in alone.tenths) % 2 == 0
    assert calibrate(MATCH, jobs=2) == alone
    assert plot(alone).count("<circle") == len(alone.tenths)


def test_a_solo_opponent_counts() -> None:
    found = calibrate(Match("tawantinsuyu", ("random",), games=1))
    assert sum(tenth.positions for tenth in found.tenths) % 2 == 0


def test_the_command_prints_and_keeps_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["calibrate", "tzolkin", "--seats", "random,random", "--games", "2", "--out", str(tmp_path / "found")]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "| told | won |" in said
    assert sorted(file.name for file in (tmp_path / "found").iterdir()) == [
        "calibration.json",
        "calibration.md",
        "calibration.svg",
    ]
    with pytest.raises(Refused):
        calibrate(Match("tzolkin", ("random", "nobody"), games=2))
