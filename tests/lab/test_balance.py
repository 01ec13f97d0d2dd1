"""The balance report: everything counted, the same by chunks and jobs, and what was never used named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tinkuy.core.errors import Refused
from tinkuy.games import find_game
from tinkuy.lab.balance import CHUNK, balance_report, chapter, run_series
from tinkuy.lab.tally import Series, Tally, play_chunk

SERIES = Series("tzolkin", 2, "random", "balance")


def test_every_game_has_its_points_wins_and_things() -> None:
    tally = play_chunk(SERIES, range(4))
    assert tally.games == len(tally.answers) == len(tally.points) == len(tally.wins) == 4
    assert all(sum(row) == pytest.approx(1) for row in tally.wins)
    every = sum(vp for row in tally.points for vp in row)
    assert sum(sums[0] for sums in tally.sources.values()) == pytest.approx(every)
    for codes in tally.used.values():
        for times, games, doers, wins in codes.values():
            assert times >= doers >= wins >= 0
            assert 1 <= games <= 4


def test_chunks_add_up_to_the_whole() -> None:
    parts = Tally()
    for numbers in (range(2), range(2, 3), range(3, 5)):
        parts.add(play_chunk(SERIES, numbers))
    whole = play_chunk(SERIES, range(5))
    assert parts.points == whole.points
    assert chapter(find_game("tzolkin"), SERIES, parts) == chapter(find_game("tzolkin"), SERIES, whole)


def test_kept_chunks_are_not_played_again(tmp_path: Path) -> None:
    games = CHUNK + 2
    fresh = run_series(SERIES, games, jobs=2)
    first = run_series(SERIES, games, kept=tmp_path)
    assert first == fresh
    file = min(tmp_path.iterdir())
    data = json.loads(file.read_text(encoding="utf-8"))
    data["answers"][0] = 12345
    file.write_text(json.dumps(data), encoding="utf-8")
    assert run_series(SERIES, games, kept=tmp_path).answers == [12345, *fresh.answers[1:]]


def test_the_page_names_what_was_never_used() -> None:
    page = balance_report("tzolkin", 2, 2, "random", "balance")
    assert page.startswith("## 2 players\n\n2 games by `random`.")
    assert "| place in the first round | wins |" in page
    never = [line for line in page.splitlines() if ": never " in line]
    assert never  # two random games do not see every tile
    group, _, codes = never[0].removeprefix("- ").partition(": never ")
    assert f"### {group}\n" in page
    assert f"| {codes.rstrip('.').split(', ')[0]} | 0.00 | 0% | 0% | - |" in page


def test_a_number_of_players_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refused, match="not by 7"):
        balance_report("tzolkin", 7, 1, "random")
