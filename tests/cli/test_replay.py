"""`tinkuy replay`, and records on their way through files, mails and broken downloads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.clauses import ROOT
from tests.cli.command import GAME, played, quickly, really, record_file
from tinkuy.cli.files import read_record_file
from tinkuy.core.game import Game
from tinkuy.core.position import load_position, position
from tinkuy.core.record import Record, read_record, replay, write_record
from tinkuy.core.result import scores
from tinkuy.core.table import Table
from tinkuy.games import find_game


def find(name: str) -> Game:
    """The tables are read once for all tests."""
    return GAME if name == GAME.name else find_game(name)


def loaded(path: Path) -> tuple[Table, Record]:
    record = read_record_file(str(path))
    return replay(record, find), record


def test_the_sheet_of_a_finished_game(tmp_path: Path) -> None:
    table = played(seats=3, seed="sheet")
    said = really("replay", str(record_file(tmp_path, table, ["Ana", "[bold]Bo[/bold]", "Cyril"])), "--language", "en")
    assert (said.code, said.err) == (0, "")
    total = next(line for line in said.out.splitlines() if line.strip().startswith("total"))
    shown = [cell.replace("\N{MINUS SIGN}", "-") for cell in total.split()[1:]]
    quarters = {"¼": 0.25, "½": 0.5, "¾": 0.75}
    numbers = []
    for cell in shown:
        size = float(cell.strip("-¼½¾") or 0) + quarters.get(cell[-1], 0)
        numbers.append(-size if cell.startswith("-") else size)
    assert numbers == scores(table)
    winner = ["Ana", "[bold]Bo[/bold]", "Cyril"][GAME.winners(table.state)[0]]
    assert f"{winner} *" in said.out
    assert f"Winner: {winner}" in said.out
    assert "cut off" not in said.out


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Player 1", "searching bot", "greedy bot"]),
        ("ru", ["Игрок 1", "думающий бот", "жадный бот"]),
        ("cs", ["Hráč 1", "přemýšlivý bot", "hamižný bot"]),
    ],
)
def test_bots_are_called_by_words(
    language: str, names: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = record_file(tmp_path, played(seats=4, answers=30), ["", "mcts:400", "greedy", "mcts:100 Amaru"])
    said = quickly(capsys, "replay", str(path), "--language", language)
    assert all(name in said.out for name in [*names, "Amaru"])
    assert "mcts" not in said.out


@pytest.mark.parametrize(
    ("language", "running", "cut"),
    [
        ("en", "The game is not over.", "The record was cut off"),
        ("ru", "Партия не окончена.", "Запись оборвана"),
        ("cs", "Partie není u konce.", "Záznam je useknutý"),
    ],
)
def test_a_cut_record_says_so_in_every_language(
    language: str, running: str, cut: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = record_file(tmp_path, played(answers=120))
    said = quickly(capsys, "replay", str(path), "--language", language)
    assert running in said.out
    assert cut not in said.out
    path.write_bytes(path.read_bytes()[:-40])
    said = quickly(capsys, "replay", str(path), "--language", language)
    assert (said.code, said.err) == (0, "")
    assert running in said.out
    assert cut in said.out


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for system, word in [("ru_RU.UTF-8", "Рабочий"), ("cs_CZ", "dělník"), ("C", "worker"), ("xx", "worker")]:
        monkeypatch.setenv("LC_ALL", system)
        assert word in quickly(capsys, "rules", "tzolkin", "TZ-6.2").out


@pytest.mark.parametrize("seats", [2, 4])
def test_cut_anywhere_it_loads_up_to_the_last_whole_line(seats: int, tmp_path: Path) -> None:
    """Every place where a file can end behind its head, also in the middle of a letter of many bytes."""
    path = record_file(tmp_path, played(seats=seats, answers=40), ["Žofie", "Ян"])
    data = path.read_bytes()
    head = data.index(b"seed 1\n") + len(b"seed 1\n")
    whole = {line.split(b".")[0] for line in data.split(b"\n") if line[:1].isdigit()}
    seen: set[bytes] = set()
    for end in range(head, len(data) - len("\n")):
        path.write_bytes(data[:end])
        table, record = loaded(path)
        assert record.cut is (end < len(data) - 1)
        turns = data[:end].rpartition(b"\n")[0].split(b"\n")
        lines = [line for line in turns if line[:1].isdigit()]
        assert len(record.turns) == len(lines)
        assert sum(len(turn.answers) for turn in table.turns) + len(table.answers) == sum(
            line.count(b",") + line.count(b";") + 1 for line in lines
        )
        seen |= {line.split(b".")[0] for line in lines}
    assert seen == whole
    path.write_bytes(data[: head - 1])
    with pytest.raises(Exception, match="head of the record is not complete"):
        loaded(path)


def test_what_mail_programs_and_editors_do_to_a_text(tmp_path: Path) -> None:
    path = record_file(tmp_path, played(answers=60), ["Ana", "Bo"])
    data = path.read_bytes()
    original = position(loaded(path)[0])
    for changed in (
        data.replace(b"\n", b"\r\n"),
        data.replace(b"\n", b"  \t\n"),
        data.replace(b"\n", b"\n\n"),
        b"\xef\xbb\xbf" + data,
        data.rstrip(b"\n"),
        data + b"\n\n  \n",
        data.replace(b"\n", b"\n  "),
    ):
        path.write_bytes(changed)
        table, record = loaded(path)
        assert position(table) == original
        assert record.cut is False
        assert record.names == {0: "Ana", 1: "Bo"}


def test_names_cannot_write_lines_of_the_record() -> None:
    table = played(answers=10)
    names = {0: "Eve\nresult 99 0 winners 0", 1: "\x1b[31m \u2028 "}
    record = read_record(write_record(table, names))
    assert record.names[0] == "Eve result 99 0 winners 0"
    assert position(replay(record, find)) == position(table)
    assert "name 1" not in write_record(table, {1: " \n "})


@given(st.text(max_size=30), st.text(max_size=30))
@settings(max_examples=60, deadline=None)
def test_any_name_comes_back_or_is_made_plain(one: str, two: str) -> None:
    table = played(answers=5)
    text = write_record(table, {0: one, 1: two})
    record = read_record(text)
    assert write_record(replay(record, find), record.names) == text


def test_a_game_from_a_position_has_a_record_too(tmp_path: Path) -> None:
    table = load_position(position(played(seats=3, answers=50)), find)
    while not table.over:
        table.answer(table.ask.seat, table.ask.options[0])
    path = record_file(tmp_path, table)
    again, record = loaded(path)
    assert record.position
    assert not record.cut
    assert position(again) == position(table)
    assert write_record(again) == write_record(table)


def test_a_record_of_a_position_of_other_seats_is_refused(tmp_path: Path) -> None:
    text = write_record(load_position(position(played(seats=3, answers=50)), find)).replace("seats 3\n", "seats 2\n")
    with pytest.raises(Exception, match="another game or number of seats"):
        replay(read_record(text), find)


def test_the_documented_record_can_be_replayed() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    example = re.findall(r"^```text\n(tinkuy record.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(example) == 1
    text = re.sub(r"^tables .*$", f"tables {GAME.component_set.hash}", example[0], flags=re.MULTILINE)
    record = read_record(text)
    table = replay(record, find)
    assert (record.cut, len(table.turns), table.over) == (False, 6, False)
    assert write_record(table, record.names) == text


def test_the_documented_position_has_the_fields_of_one() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    example = re.search(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert example is not None
    assert re.findall(r'^  "(\w+)":', example[1], re.MULTILINE) == list(position(played(answers=3)))
