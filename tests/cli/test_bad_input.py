"""Whatever a person can do wrong is one clear sentence and exit code 2, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import GAME, played, quickly, really, record_file, refused
from tinkuy.core.record import write_record
from tinkuy.games import components_text

MATCH = "match tzolkin --seats random,random"

BAD = [
    ("dance", "invalid choice: 'dance'"),
    ("play", "required: GAME"),
    ("play chess", "There is no game 'chess'; the games are: tzolkin, tawantinsuyu, inca_empire, teotihuacan."),
    ("match chess --seats random,random", "There is no game 'chess'"),
    ("perft chess --seats 2", "There is no game 'chess'"),
    ("tables export chess", "There is no game 'chess'"),
    ("rules chess TZ-1.1", "There is no game 'chess'"),
    ("play tzolkin --seats human", "tzolkin is played by 2, 3, 4 players, not by 1."),
    ("play tzolkin --seats human,human,human,human,human", "not by 5"),
    ("match tzolkin --seats random", "not by 1"),
    ("perft tzolkin --seats 9", "not by 9"),
    ("perft tzolkin --seats 0", "'0' is not a whole number from 1"),
    ("perft tzolkin --seats two", "'two' is not a whole number from 1"),
    ("perft tzolkin --seats 2 --depth -1", "'-1' is not a whole number from 1"),
    ("perft tzolkin", "required: --seats"),
    ("play tzolkin --seats human,deepblue", "Nobody called 'deepblue' can take a seat"),
    ("play tzolkin --seats human,", "Nobody called '' can take a seat"),
    ("play tzolkin --seats human,mcts:0", "The level of 'mcts:0'"),
    ("play tzolkin --seats human,mcts:99999999999", "The level of 'mcts:99999999999'"),
    ("play tzolkin --seats human,random:3", "'random' has no levels"),
    ("match tzolkin --seats human,random", "no seat can be 'human'"),
    ("match tzolkin", "required: --seats"),
    (f"{MATCH} --games 0", "'0' is not a whole number from 1"),
    (f"{MATCH} --games 1.5", "'1.5' is not a whole number from 1"),
    (f"{MATCH} --games ٣", "'٣' is not a whole number from 1"),
    (f"{MATCH} --games 99999999999999999999", "is not a whole number from 1"),
    (f"{MATCH} --jobs 5000", "at most 256 jobs"),
    (f"{MATCH} --option speed=high", "tzolkin has no option 'speed'"),
    (f"{MATCH} --option first_player=9", "Option 'first_player' cannot be '9'"),
    (f"{MATCH} --option first_player", "write it as NAME=VALUE"),
    (f"{MATCH} --option first_player=0 --option first_player=1", "given twice"),
    ("perft tzolkin --seats 2 --option speed=high", "has no option 'speed'"),
    ("play tzolkin --option speed=high", "has no option 'speed'"),
    ("play tzolkin --language tlh", "There is no language 'tlh'; the languages are: en, ru, cs."),
    ("replay x --language tlh", "There is no language 'tlh'"),
    ("rules tzolkin TZ-1.1 --language tlh", "There is no language 'tlh'"),
    ("rules tzolkin", "Name either a clause"),
    ("rules tzolkin TZ-1.1 --search corn", "Name either a clause"),
    ("rules tzolkin TZ-99.1", "no chapter or clause 'TZ-99.1'"),
    ("rules tzolkin --search spaceship", "speaks of 'spaceship'"),
    ("play tzolkin --names A,B,C,D,E", "There are 5 names for 4 seats."),
    ("play tzolkin --seats human,random", "The table needs a terminal"),
    ("tables", "required: COMMAND"),
    ("tables mend x", "invalid choice: 'mend'"),
    ("engine extra", "Unrecognized arguments: extra"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[words for words, _ in BAD])
def test_bad_arguments(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(quickly(capsys, *words.split(" ")))
    assert list(tmp_path.iterdir()) == []


FILE_COMMANDS = [
    "replay FILE",
    "play tzolkin --load FILE",
    "tables check FILE",
    "engine --tables FILE",
    "replay x --tables FILE",
    "play tzolkin --tables FILE",
    f"{MATCH} --tables FILE",
    "perft tzolkin --seats 2 --tables FILE",
]


@pytest.mark.parametrize("words", FILE_COMMANDS)
def test_bad_files(words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "utf16").write_bytes("tinkuy record 1\n".encode("utf-16"))
    (tmp_path / "empty").touch()
    (tmp_path / "other").write_text("# Shopping\n- bread\n", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    for name, sentence in [
        ("missing", "There is no file"),
        ("folder", "is a folder, not a file"),
        ("binary", "not a text file in UTF-8"),
        ("utf16", "not a text file in UTF-8"),
        ("empty", ""),
        ("other", ""),
        ("other/below", "cannot be read: not a directory"),
        ("n\0ul", "cannot be read: embedded null byte"),
        ("x" * 5000, "cannot be read: file name too long"),
    ]:
        said = quickly(capsys, *(str(tmp_path / name) if word == "FILE" else word for word in words.split(" ")))
        if len(name) < 100:
            assert sentence in refused(said)
        else:
            assert said.code == 2  # its sentence is longer than a line may be
    assert sorted(tmp_path.iterdir()) == before


def test_a_huge_file_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert "larger than 16 MB" in refused(quickly(capsys, "replay", "/dev/zero"))


BROKEN = [
    (f"rules {GAME.version}\n", "", "The head of the record is not complete"),
    ("game tzolkin\n", "game chess\n", "There is no game 'chess'"),
    ("tables ", "tables 0", "was played with tables 0"),
    ("seats 2\n", "seats 3\n", "Line 9 of the record"),
    ("seats 2\n", "seats 7\n", "not by 7"),
    ("seats 2\n", "seats ²\n", "needs a whole number where it says '²'"),
    ("seats 2\n", f"seats {'9' * 5000}\n", "needs a whole number"),
    ("seats 2\n", "seats 2\nseats 2\n", "says 'seats' a second time"),
    ("seed 1\n", "seed 1\nseed 1\n", "says 'seed' a second time"),
    ("seed 1\n", "seed 1\nname 5 Eva\n", "somebody at seat 5"),
    ("seed 1\n", "seed 1\nposition {}\n", "both a seed and a position"),
    ("seed 1\n", "position {}\n", "This is not a position"),
    ("seed 1\n", "position {broken\n", "not valid JSON"),
    ("seed 1\n", f"position {'[' * 100_000}\n", "not valid JSON"),
    ("seed 1\n", "seed 2\n", "Line 9 of the record: seat"),
    ("option first_player random\n", "option first_player 7\n", "Option 'first_player' cannot be '7'"),
    ("option first_player random\n", "option speed 7\n", "has no option 'speed'"),
    ("\n2. ", "\n3. ", "Line 10 of the record: turn 2 is missing."),
    ("\n2. ", "\nseed 1\n2. ", "belongs to its head"),
    ("\n2. ", "\nhello\n2. ", "Line 10 of the record cannot be read: 'hello'."),
    ("\n2. ", "\n2. x", "Line 10 of the record needs a whole number where it says 'x"),
    ("\n2. ", "\n2. 0 fly away, ", "asks no question of kind 'fly'"),
    ("\n2. ", "\n2. 9 days one; ", "seat 9 cannot answer 'days one' there"),
    ("\nresult ", "\nresult 99 ", "but its answers lead to 'result"),
    ("\nresult ", "\nrunning\nresult ", "comes after its end"),
    ("tinkuy record 1", "tinkuy record 9", "its first line must be 'tinkuy record 1'"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[f"{old}-{new}"[:40] for old, new, _ in BROKEN])
def test_broken_records(old: str, new: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = write_record(played())
    assert text.count(old) == 1
    path = tmp_path / "broken.txt"
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert sentence in refused(quickly(capsys, "replay", str(path)))
    assert sentence in refused(quickly(capsys, "play", "tzolkin", "--load", str(path)))


def test_loading_with_things_that_do_not_fit(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(record_file(tmp_path, played(answers=20)))
    load = ["play", "tzolkin", "--load", path]
    assert "own seed and options" in refused(quickly(capsys, *load, "--seed", "1"))
    assert "own seed and options" in refused(quickly(capsys, *load, "--option", "first_player=0"))
    assert "has 2 seats, but --seats names 3" in refused(quickly(capsys, *load, "--seats", "human,random,random"))
    assert "3 names for 2 seats" in refused(quickly(capsys, *load, "--names", "A,B,C"))
    assert "needs a terminal" in refused(quickly(capsys, *load))


BROKEN_TABLES = [
    ('id = "tzolkin"', 'id = "chess"', "do not say which game they are for"),
    ('id = "tzolkin"', 'id = ["tzolkin"]', "do not say which game they are for"),
    ("[meta]", "[meta", "not valid TOML"),
    ("skulls = 13", 'skulls = "many"', "needs a whole number 'skulls' from 0 to 999, not 'many'"),
    ("skulls = 13", "skulls = -13", "needs a whole number 'skulls' from 0 to 999, not -13"),
    ("skulls = 13", "heads = 13", "needs a whole number 'skulls'"),
    ("skulls = 13", "skulls = 2012-12-21", "needs a whole number 'skulls'"),
    ("skulls = 13", f"skulls = {'9' * 5000}", "a number is too long"),
    ("skulls = 13", f"skulls = {'[' * 5000}", "nested too deeply"),
    ('id = "chaac"', 'id = "xipe"', "'id' cannot be 'xipe'"),
    ("start_workers = 3", "start_workers = 9", "more workers than the limit"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN_TABLES, ids=[new[:30] for _, new, _ in BROKEN_TABLES])
def test_broken_tables(old: str, new: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = components_text("tzolkin")
    assert old in text
    path = tmp_path / "tables.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    for words in ("tables check", "engine --tables", "play tzolkin --tables", f"{MATCH} --tables"):
        said = refused(quickly(capsys, *words.split(" "), str(path)))
        assert sentence in said
        assert str(path) in said


def test_a_record_needs_its_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tables = tmp_path / "tables.toml"
    tables.write_text(components_text("tzolkin").replace("start_workers = 3", "start_workers = 4"), encoding="utf-8")
    path = str(record_file(tmp_path, played(answers=20)))
    assert quickly(capsys, "replay", path).code == 0
    said = refused(quickly(capsys, "replay", path, "--tables", str(tables)))
    assert f"was played with tables {GAME.component_set.hash}" in said


@pytest.mark.parametrize("kind", ["file", "below a file", "full folder", "no folder at all"])
def test_bad_folders_for_records(kind: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    out = {
        "file": tmp_path / "file",
        "below a file": tmp_path / "file" / "out",
        "full folder": tmp_path,
        "no folder at all": Path("/proc/nowhere/out"),
    }[kind]
    refused(quickly(capsys, *MATCH.split(" "), "--games", "2", "--out", str(out)))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_refused_match_makes_no_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "out"
    refused(quickly(capsys, "match", "tzolkin", "--seats", "random,nobody", "--out", str(out)))
    refused(quickly(capsys, *MATCH.split(" "), "--seed", "two\nlines", "--out", str(out)))
    assert not out.exists()


@pytest.mark.slow
def test_the_real_command_says_the_same(tmp_path: Path) -> None:
    assert (
        refused(really("play", "chess", folder=tmp_path))
        == "There is no game 'chess'; the games are: tzolkin, tawantinsuyu, inca_empire, teotihuacan."
    )
    assert "needs a terminal" in refused(really("play", "tzolkin", folder=tmp_path))
    assert "There is no file" in refused(really("replay", "missing", folder=tmp_path))
    assert list(tmp_path.iterdir()) == []
