"""`tinkuy tables`: written out, corrected, checked, played with."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import GAME, quickly, really, refused
from tinkuy.cli.components import differences, parts_of, play_trial, play_trials
from tinkuy.cli.unread import Watched, watched
from tinkuy.core.components import ComponentSet, read_components
from tinkuy.core.errors import Refused
from tinkuy.games import GAMES, components_text, find_game

TEXT = components_text("tzolkin")


def changed(folder: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = folder / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_export_to_the_screen_and_to_a_file(tmp_path: Path) -> None:
    assert really("tables", "export", "tzolkin").out == TEXT
    said = really("tables", "export", "tzolkin", "mine.toml", folder=tmp_path)
    assert (said.code, said.err) == (0, "")
    assert (tmp_path / "mine.toml").read_text(encoding="utf-8") == TEXT


def test_export_never_writes_over_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("corrected by hand", encoding="utf-8")
    assert "is already there" in refused(quickly(capsys, "tables", "export", "tzolkin", str(path)))
    assert path.read_text(encoding="utf-8") == "corrected by hand"
    assert "cannot be written" in refused(quickly(capsys, "tables", "export", "tzolkin", str(path / "below")))
    refused(quickly(capsys, "tables", "export", "tzolkin", str(tmp_path)))


def test_the_exported_tables_are_valid(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    quickly(capsys, "tables", "export", "tzolkin", str(path))
    said = quickly(capsys, "tables", "check", str(path))
    assert (said.code, said.err) == (0, "")
    assert f"valid tables of tzolkin, hash {GAME.component_set.hash}" in said.out
    assert "They are the tables that come with tinkuy." in said.out
    assert "trial games for 2, 3, 4 players ended well" in said.out


def test_reconstructed_entries_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = changed(tmp_path, 'id = "chaac"', 'id = "chaac"\nsource = "reconstruction"\n#')
    text = path.read_text(encoding="utf-8")
    start = text.index('id = "chaac"')
    second = text.index("\nsource = ", text.index("reconstruction", start))
    path.write_text(text[:second] + "\n# " + text[second + 1 :], encoding="utf-8")
    said = quickly(capsys, "tables", "check", str(path))
    assert "Reconstructed, not taken from the printed game:" in said.out
    assert "  temple.chaac\n" in said.out


def test_a_corrected_file_is_valid_and_its_changes_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = changed(tmp_path, "start_workers = 3", "start_workers = 4")
    said = quickly(capsys, "tables", "check", str(path))
    assert said.code == 0
    assert GAME.component_set.hash in said.out.split("Changed against the tables that come with tinkuy")[1]
    assert "  setup.start_workers\n" in said.out


@pytest.mark.parametrize(
    ("game", "old", "new", "idle"),
    [
        ("tzolkin", "  vp = 4\n", "  vpp = 4\n", "gear.chichen_itza.action.1.vpp (perhaps vp is meant)"),
        ("tzolkin", "start_workers = 3", "start_workers = 3\nstart_corn = 2", "setup.start_corn"),
        ("tzolkin", "start_score = 0", "start_score = 5", "setup.start_score"),  # ours, but for the reader only
        ("tawantinsuyu", "two_player = true", "two_playr = true", "(perhaps two_player is meant)"),
        ("tawantinsuyu", "[costs]", "[cost]\nworker_limit = 4\n[costs]", "  cost\n"),
    ],
)
def test_what_no_rule_reads_is_named(
    game: str, old: str, new: str, idle: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = components_text(game)
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    said = quickly(capsys, "tables", "check", str(path))
    assert said.code == 0
    assert idle in said.out.split("No rule reads these")[1].split("Reconstructed")[0]


def test_tables_with_which_a_game_goes_wrong_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The form is right, but the calendar never comes round."""
    path = changed(tmp_path, "advances_from_start = 26", "advances_from_start = 999")
    sentence = refused(quickly(capsys, "tables", "check", str(path)))
    assert "in a trial game for 2 players something is wrong: it did not end within 4000 answers." in sentence


def hash_of(text: str, game: str = "tzolkin") -> str:
    return find_game(game, read_components(text)).component_set.hash


def test_what_is_for_people_does_not_change_the_hash() -> None:
    assert hash_of("# mine\n" + TEXT.replace("\n\n", "\n")) == GAME.component_set.hash
    for old, new in (
        ('source = "rulebook"', 'source = "memory"'),
        ("title = \"Tzolk'in", 'title = "Calendar'),
        ("start_score = 0", "start_score = 5"),
        ("sticker = ", "glued = "),
    ):
        assert old in TEXT
        assert hash_of(TEXT.replace(old, new)) == GAME.component_set.hash
    assert hash_of(TEXT.replace("start_workers = 3", "start_workers = 4")) != GAME.component_set.hash


def read_of(tables: Any) -> Any:
    """Of tables that note what is looked for, only what was; an empty list is as good as none."""
    if isinstance(tables, dict):
        read = tables.read if isinstance(tables, Watched) else set(tables)
        return {key: read_of(value) for key, value in tables.items() if key in read and value != []}
    return [read_of(item) for item in tables] if isinstance(tables, list) else tables


@pytest.mark.parametrize("name", list(GAMES))
def test_the_hash_covers_all_that_is_looked_for(name: str) -> None:
    """Seen from outside, by tables that note it themselves; a hash that misses a number would mix two games up."""
    tables = read_components(components_text(name))
    tables.data = watched(tables.data)
    find_game(name, tables)
    assert read_of(tables.taken) == read_of(tables.data)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_rules_need_nothing_else_than_the_hash_covers(name: str) -> None:
    whole = find_game(name)
    bare = find_game(name, ComponentSet(whole.component_set.taken, printed=True))
    assert bare.component_set.hash == whole.component_set.hash
    assert [play_trial(bare, seats, 1) for seats in bare.seats] == [
        play_trial(whole, seats, 1) for seats in whole.seats
    ]


def test_a_game_is_played_with_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(changed(tmp_path, "wealth_kept = 2", "wealth_kept = 1"))
    own = quickly(capsys, "perft", "tzolkin", "--seats", "2", "--depth", "2").out
    theirs = quickly(capsys, "perft", "tzolkin", "--seats", "2", "--depth", "2", "--tables", path).out
    assert own == "1 4\n2 12\n"
    assert theirs == "1 4\n2 16\n"
    out = tmp_path / "out"
    words = ["match", "tzolkin", "--seats", "random,random", "--games", "2", "--tables", path, "--out", str(out)]
    assert quickly(capsys, *words).code == 0
    record = str(next(iter(out.iterdir())))
    assert "was played with tables" in refused(quickly(capsys, "replay", record))
    assert quickly(capsys, "replay", record, "--tables", path).code == 0
    hash_of_file = find_game("tzolkin", read_components(Path(path).read_text(encoding="utf-8"))).component_set.hash
    assert f"tables {hash_of_file}\n" in Path(record).read_text(encoding="utf-8")


def test_differences_are_named_by_id() -> None:
    old = tomllib.loads('a = 1\n[[tile]]\nid = "x"\nn = 1\n[[tile]]\nid = "y"\nn = [1, 2]\n')
    new = tomllib.loads('b = 1\n[[tile]]\nid = "y"\nn = [1, 3]\n[[tile]]\nid = "z"\n')
    assert differences(old, new) == ["a (left out)", "tile.x (left out)", "tile.y.n", "tile.z (added)", "b (added)"]
    assert differences({"a": 1}, {"a": True}) == ["a"]
    assert differences(old, old) == []


def test_trial_games_reach_the_tables_of_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("teotihuacan")
    parts = parts_of(game, 2)
    assert {"play": "modules"} in parts
    assert {"architecture": "on"} in parts
    assert all(list(part) != ["quiet_season"] for part in parts)  # it needs another option
    game.components.painters.cells.clear()  # type: ignore[attr-defined]
    monkeypatch.setattr("tinkuy.cli.components.TRIAL_GAMES", 1)
    with pytest.raises(Refused, match="in a trial game for 1 players, play modules the rules broke off"):
        play_trials(game)
