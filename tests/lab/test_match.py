"""Matches: seats rotated, deals paired, the same whatever the number of jobs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tinkuy.core.errors import Refused
from tinkuy.core.record import read_record, replay
from tinkuy.core.result import scores
from tinkuy.games import components_text, find_game
from tinkuy.lab.match import Match, MatchResult, run_match

BOTS = ("greedy:2", "random", "random")


def outcome(result: MatchResult) -> list[tuple[int, int, list[float], list[float]]]:
    """Everything but the seconds."""
    return [(one.deal, one.rotation, one.points, one.wins) for one in result.played]


def test_every_deal_is_played_in_all_rotations() -> None:
    result = run_match(Match("tzolkin", BOTS, games=4))
    assert result.games == 6  # rounded up to whole rotations
    assert [(one.deal, one.rotation) for one in result.played] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert [standing.bot for standing in result.standings] == ["greedy:2", "random"]
    assert [standing.games for standing in result.standings] == [6, 12]
    assert sum(standing.wins for standing in result.standings) == pytest.approx(6)


def test_jobs_change_nothing_but_the_time(tmp_path: Path) -> None:
    match = Match("tzolkin", BOTS, games=9, seed="pairs")
    seen: list[tuple[int, int]] = []
    alone = run_match(match, jobs=1, out=tmp_path / "alone")
    together = run_match(
        match, jobs=2, out=tmp_path / "together", progress=lambda done, total: seen.append((done, total))
    )
    assert outcome(alone) == outcome(together)
    names = sorted(path.name for path in (tmp_path / "alone").iterdir())
    assert names == [f"tzolkin-000{deal}{rotation}.txt" for deal in (1, 2, 3) for rotation in "abc"]
    for name in names:
        assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "together" / name).read_bytes()
    assert seen == [(3, 9), (6, 9), (9, 9)]
    assert outcome(run_match(Match("tzolkin", BOTS, games=9, seed="others"))) != outcome(alone)


def test_records_replay_to_the_result_and_name_who_sat_where(tmp_path: Path) -> None:
    match = Match("tzolkin", BOTS, games=3, options={"first_player": "2"})
    result = run_match(match, out=tmp_path / "new" / "folder")
    for one in result.played:
        text = (tmp_path / "new" / "folder" / f"tzolkin-0001{'abc'[one.rotation]}.txt").read_text()
        record = read_record(text)
        places = [(seat + one.rotation) % 3 for seat in range(3)]
        assert record.names == {seat: BOTS[place] for seat, place in enumerate(places)}
        assert record.options == {"first_player": "2"}
        assert scores(replay(record, find_game)) == [one.points[place] for place in places]


def test_a_match_can_be_played_with_an_owners_tables() -> None:
    text = components_text("tzolkin")
    rich = text.replace("gain = { corn = 3 }", "gain = { corn = 90 }")
    assert rich != text
    match = Match("tzolkin", ("random", "random"), games=2)
    assert outcome(run_match(match)) == outcome(run_match(Match("tzolkin", ("random", "random"), 2, tables=text)))
    games = range(1, 9)
    changed = [Match("tzolkin", ("random", "random"), 2, seed=seed, tables=rich) for seed in games]
    plain = [Match("tzolkin", ("random", "random"), 2, seed=seed) for seed in games]
    assert [outcome(run_match(match)) for match in changed] != [outcome(run_match(match)) for match in plain]


@pytest.mark.parametrize(
    ("match", "jobs", "words"),
    [
        (Match("chess", ("random", "random"), 2), 1, "There is no game 'chess'"),
        (Match("tzolkin", ("random",), 2), 1, "is played by 2, 3, 4 players, not by 1"),
        (Match("tzolkin", ("random", "human"), 2), 1, "There is no bot 'human'"),
        (Match("tzolkin", ("random", "random"), 0), 1, "at least 1 game, not 0"),
        (Match("tzolkin", ("random", "random"), 2), 0, "at least 1 job, not 0"),
        (Match("tzolkin", ("random", "random"), 2, options={"moon": "full"}), 1, "has no option 'moon'"),
        (Match("tzolkin", ("random", "random"), 2, seed=" "), 1, "A seed is"),
    ],
)
def test_a_wrong_match_is_refused_and_writes_nothing(match: Match, jobs: int, words: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=words):
        run_match(match, jobs, out=tmp_path / "records")
    assert not (tmp_path / "records").exists()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(Refused, match="The records cannot be written to"):
        run_match(Match("tzolkin", ("random", "random"), 2), out=tmp_path / "taken")
