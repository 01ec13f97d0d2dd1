"""Ladders: paired deals, pairs that stop when decided, ratings with intervals, and runs that go on after a stop."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tinkuy.core.errors import Refused
from tinkuy.lab import ladder as module
from tinkuy.lab.ladder import GAMES_FILE, SOLO, Ladder, run_ladder
from tinkuy.lab.ladder_page import data, markdown, plot, write_ladder
from tinkuy.lab.match import Played
from tinkuy.lab.ratings import Outcome, ratings

LADDER = Ladder("tzolkin", ("random", "greedy:1"), 2, 40, "rungs")


def test_the_stronger_stands_above_and_a_decided_pair_plays_no_more() -> None:
    climbed = run_ladder(LADDER)
    assert [row.bot for row in climbed.ratings] == ["greedy:1", "random"]
    (result,) = climbed.results
    assert (result.pair, result.share, result.decided) == (("random", "greedy:1"), 0.0, True)
    assert result.games == climbed.games == module.AT_ONCE < LADDER.games
    strong, weak = climbed.ratings
    assert strong.low > weak.high
    assert (strong.rating + weak.rating) / 2 == pytest.approx(1500)


def test_jobs_change_nothing(tmp_path: Path) -> None:
    ladder = replace(LADDER, seats=3, games=12)
    alone, together = run_ladder(ladder, tmp_path / "a"), run_ladder(ladder, tmp_path / "b", jobs=2)
    assert alone.ratings == together.ratings
    assert alone.results == together.results


def test_a_stopped_ladder_goes_on_and_plays_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run_ladder(LADDER, tmp_path / "whole")
    file = tmp_path / "cut" / GAMES_FILE
    file.parent.mkdir()
    text = (tmp_path / "whole" / GAMES_FILE).read_text(encoding="utf-8")
    kept = text.splitlines(keepends=True)[:6]  # the head and five deals
    file.write_text("".join(kept) + '{"lineup": ["rand', encoding="utf-8")
    played: list[int] = []
    play = module.play_part

    def noted(part: tuple[Ladder, tuple[str, ...], int]) -> list[Played]:
        played.append(part[2])
        return play(part)

    monkeypatch.setattr(module, "play_part", noted)
    assert run_ladder(LADDER, tmp_path / "cut").ratings == whole.ratings
    assert played == [5, 6, 7, 8, 9]
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(text.splitlines())


def test_a_folder_of_another_ladder_is_refused(tmp_path: Path) -> None:
    small = replace(LADDER, games=2)
    run_ladder(small, tmp_path)
    with pytest.raises(Refused, match="holds another ladder"):
        run_ladder(replace(small, seed="others"), tmp_path)
    (tmp_path / GAMES_FILE).write_text("nothing\nof this\n", encoding="utf-8")
    with pytest.raises(Refused, match="is damaged"):
        run_ladder(small, tmp_path)


def test_with_more_seats_one_sits_against_many_and_the_other_way_round() -> None:
    ladder = replace(LADDER, seats=3)
    assert ladder.lineups(("a", "b")) == [("a", "b", "b"), ("b", "a", "a")]
    climbed = run_ladder(replace(ladder, bots=("random", "greedy:1"), games=6))
    assert climbed.games == 6
    assert climbed.results[0].share < 0.5


def test_alone_everybody_plays_the_solo_opponent() -> None:
    climbed = run_ladder(Ladder("tawantinsuyu", ("random",), 1, 2))
    assert {row.bot for row in climbed.ratings} == {"random", SOLO}
    with pytest.raises(Refused, match="is played by 2, 3, 4 players"):
        run_ladder(Ladder("tzolkin", ("random",), 1, 2))


def test_ratings_of_many_seats_follow_the_shares() -> None:
    """Four times as strong as each of two others: two wins in three."""
    games = [Outcome(("a", "b", "b"), (1.0, 0.0, 0.0) if n % 3 < 2 else (0.0, 1.0, 0.0), n) for n in range(3000)]
    strong, weak = ratings(("a", "b"), games)
    assert strong.bot == "a"
    assert strong.rating - weak.rating == pytest.approx(400 * 0.602, abs=2)
    assert strong.low < strong.rating < strong.high


def test_the_page_the_data_and_the_plot_say_the_same(tmp_path: Path) -> None:
    climbed = run_ladder(replace(LADDER, games=4))
    write_ladder(climbed, tmp_path)
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert page == markdown(climbed)
    assert "| random against greedy:1 | 4 | 0.0% |" in page
    assert "tinkuy ladder tzolkin --seats 2 --bots random,greedy:1 --games 4 --seed rungs" in page
    read = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))
    assert [row["bot"] for row in read["ratings"]] == ["greedy:1", "random"]
    assert read["pairs"][0]["decided"] == data(climbed)["pairs"][0]["decided"]
    assert plot(climbed).count("<circle") == 2
