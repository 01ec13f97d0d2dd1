"""The balance report: everything counted, the same by chunks and jobs, and what was never used named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tinkuy.core.errors import Refused
from tinkuy.games import components_text, find_game
from tinkuy.lab.balance import CHUNK, balance_report, run_series
from tinkuy.lab.page import figures, groups, headed
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
    assert figures(find_game("tzolkin"), {2: parts}) == figures(find_game("tzolkin"), {2: whole})


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


def test_the_page_shows_all_numbers_of_players_and_names_what_was_never_used() -> None:
    page = balance_report("tzolkin", [2, 3], 2, "random", "balance")
    assert "| mean (5 % to 95 %) | 2 players | 3 players |" in page
    assert "| games | 2 | 2 |" in page
    third = next(line for line in page.splitlines() if line.startswith("| place 3 of the first round, wins |"))
    assert third.split(" | ")[1] == "-"  # nobody sits there with two
    never = [line for line in page.partition("## Remarks")[2].splitlines() if ": never " in line]
    assert never  # two random games do not see every tile
    group, _, codes = never[0].removeprefix("- ").partition(": never ")
    assert f"### {group}\n" in page
    table = page.partition(f"### {group}\n")[2].partition("###")[0]
    assert f"\n| {codes.rstrip('.').split(', ')[0]} | 0% |" in table


def test_wins_by_what_everybody_is_dealt_have_a_table_of_their_own() -> None:
    page = balance_report("inca_empire", [3, 4], 3, "random", "balance")
    table = page.partition("## Wins by start_dealt\n")[2].partition("\n## ")[0]
    rows = {
        line.split(" | ")[0].strip("| "): line.strip("| ").split(" | ")[1:]
        for line in table.splitlines()
        if "%" in line
    }
    assert set(rows) == {"blue", "orange", "green", "brown", "share of each"}
    assert rows["green"][0] == "-"  # not on the side for three players
    assert rows["share of each"] == ["33.3%", "25.0%"]
    for column in (0, 1):
        rates = [cells[column] for code, cells in rows.items() if code != "share of each" and cells[column] != "-"]
        assert sum(float(rate.split("%")[0]) for rate in rates) == pytest.approx(100, abs=0.2)
        assert all(" to " in rate for rate in rates)
    assert "Wins by" not in balance_report("tzolkin", [2], 2, "random", "balance")


def test_a_series_can_be_played_with_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(components_text("tzolkin").replace("start_workers = 3", "start_workers = 4"), encoding="utf-8")
    own = play_chunk(SERIES, range(2))
    theirs = play_chunk(replace(SERIES, tables=str(file)), range(2))
    assert own.points != theirs.points
    for tables in ("", str(file)):
        run_series(replace(SERIES, tables=tables), 1, kept=tmp_path / "kept")
    assert len(list((tmp_path / "kept").iterdir())) == 2  # told apart by the tables' hash


def test_a_series_can_be_played_with_options(tmp_path: Path) -> None:
    series = Series("teotihuacan", 2, "random", "balance")
    kept = tmp_path / "kept"
    base, modules = run_series(series, 1, kept=kept), run_series(replace(series, options=("priests=on",)), 1, kept=kept)
    assert not any("priest" in group for group in base.used)
    assert any("priest" in group for group in modules.used)
    assert len(list(kept.iterdir())) == 2
    with pytest.raises(Refused, match="colour"):
        balance_report("tzolkin", [2], 1, "random", options=("colour=red",))


def test_questions_that_say_nothing_are_left_out() -> None:
    """Yes or no, and workers or tiles that events already name."""
    game = find_game("tawantinsuyu")
    tally = play_chunk(Series("tawantinsuyu", 2, "random", "balance"), range(12))
    shown = groups(game, {2: tally})
    assert {"answer extra", "answer casualty", "answer nomad"} <= set(tally.used)
    assert not {"answer extra", "answer casualty", "answer nomad"} & set(shown)
    assert {"answer plan", "task_done", "paid_card", "conquered"} <= set(shown)
    assert tally.used["placed space"] == tally.used["place_chosen space"]  # two events, one table
    assert "placed space" not in shown
    page = figures(game, {2: tally})
    starts = page.partition("### start_weave\n")[2].partition("###")[0]
    assert "\n| SW0" in starts
    assert "\n| W0" not in starts  # of all weaves only four can be chosen at the start


def test_the_words_at_the_head_of_a_page_are_kept() -> None:
    first = headed("tzolkin", "", "old figures\n")
    assert first.startswith("# How balanced tzolkin is\n")
    written = first.replace("# How balanced tzolkin is\n", "# Balance\n\nWhat people found.\n")
    later = headed("tzolkin", written, "new figures\n")
    assert later.startswith("# Balance\n\nWhat people found.\n")
    assert later.endswith("\n\nnew figures\n")
    assert "old figures" not in later


def test_a_number_of_players_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refused, match="not by 7"):
        balance_report("tzolkin", [7], 1, "random")
