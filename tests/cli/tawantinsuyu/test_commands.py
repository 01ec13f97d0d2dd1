"""The second game behind the commands: engine, matches and replays, with its own tables and with an owner's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import quickly, really, refused
from tests.cli.session import Session
from tinkuy.games import components_text, find_game

pytestmark = pytest.mark.slow

GAME = find_game("tawantinsuyu")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_with_the_engine(seats: int) -> None:
    session = Session(GAME)
    session.ok("new", game="tawantinsuyu", seats=seats, seed="Qosqo")
    session.ok("go", bot="random", until="turn")
    session.ok("load", position=session.ok("position")["position"])
    session.ok("go", bot="random", seed=2, until="end")
    result = session.ok("result")
    assert [entry["seat"] for entry in result["scores"]] == list(range(max(2, seats)))
    assert result["winners"]
    record = session.ok("record")["record"]
    assert session.ok("replay", record=record)["over"]
    assert session.ok("result") == result


def test_the_engine_shows_a_seat_its_own_hand_only() -> None:
    session = Session(GAME)
    session.ok("new", game="tawantinsuyu", seats=2, seed=3)
    session.ok("go", bot="random", until="turn")
    for seat in (0, 1):
        areas = session.ok("view", seat=seat)["view"]["state"]["players"]
        dealt = GAME.component_set.data["setup"]["god_cards_dealt"]
        assert len(areas[seat]["god_hand"]) == areas[1 - seat]["god_hand"] == dealt
        areas = session.ok("view", seat=None)["view"]["state"]["players"]
        assert areas[seat]["god_hand"] == dealt


def owners_file(folder: Path, old: str, new: str) -> str:
    text = components_text("tawantinsuyu")
    assert text.count(old) == 1
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(path)


def test_games_with_an_owners_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = owners_file(tmp_path, "god_cards_kept = 3", "god_cards_kept = 2")
    folder = tmp_path / "out"
    words = ["match", "tawantinsuyu", "--seats", "greedy:1,random", "--games", "2", "--out", str(folder)]
    assert quickly(capsys, *words, "--tables", mine).code == 0
    record = next(folder.iterdir())
    assert record.read_text(encoding="utf-8").count("keep ") == 2 * 2
    assert "was played with tables" in refused(quickly(capsys, "replay", str(record)))
    said = quickly(capsys, "replay", str(record), "--tables", mine)
    assert (said.code, said.err) == (0, "")
    other = refused(quickly(capsys, "perft", "tzolkin", "--seats", "2", "--tables", mine))
    assert other == f"The tables of '{mine}' are for tawantinsuyu, not for tzolkin."


def test_a_match_alone(tmp_path: Path) -> None:
    said = really("match", "tawantinsuyu", "--seats", "greedy:1", "--games", "2", "--out", str(tmp_path))
    assert (said.code, said.err) == (0, "")
    shown = really("replay", str(next(tmp_path.iterdir())))
    assert "Axomamma" in shown.out


def test_a_broken_table_is_refused_with_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = owners_file(tmp_path, "god_cards_kept = 3", 'god_cards_kept = "three"')
    sentence = refused(quickly(capsys, "tables", "check", mine))
    assert "Table 'tables.setup' needs a whole number 'god_cards_kept' from 0 to 999, not 'three'." in sentence
    assert sentence == refused(quickly(capsys, "match", "tawantinsuyu", "--seats", "random,random", "--tables", mine))
