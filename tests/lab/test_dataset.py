"""`tinkuy dataset`: rows say what was seen, possible and done, the card says how, and jobs change nothing."""

from __future__ import annotations

from pathlib import Path

import pyarrow.dataset as ds
import pytest

from tests.cli.command import quickly, refused
from tinkuy.core.record import read_record, replay
from tinkuy.core.result import scores
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.features import Layout
from tinkuy.games import find_game
from tinkuy.lab import dataset
from tinkuy.lab.dataset import COLUMNS, write_dataset
from tinkuy.lab.match import Match

pytestmark = pytest.mark.slow

MATCH = Match("tzolkin", ("greedy:1", "random"), games=4)


def rows(folder: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = ds.dataset(folder / "decisions").to_table().to_pylist()
    return found


def test_every_row_is_a_decision_of_its_record(tmp_path: Path) -> None:
    made = write_dataset(MATCH, tmp_path)
    found = rows(tmp_path)
    assert (made.games, made.decisions) == (4, len(found))
    assert list(found[0]) == list(COLUMNS)
    layout = Layout(find_game("tzolkin"), 2)
    for number in range(4):
        record = read_record((tmp_path / "records" / f"tzolkin-{number:06d}.txt").read_text(encoding="utf-8"))
        end = replay(record, find_game)
        mine = [row for row in found if row["game"] == number]
        assert [row["decision"] for row in mine] == list(range(len(mine)))
        table = open_table(end.game, 2, record.seed)
        for row, (seat, kind, option) in zip(mine, real_answers(end), strict=True):
            while len(table.ask.options) == 1:
                table.answer(table.ask.seat, table.ask.options[0])
            assert (row["seat"], row["question"]) == (seat, end.game.kinds[kind].name)
            assert row["features"] == layout.vector(view(table, seat))
            assert row["options"] == [layout.offsets[kind] + each for each in table.ask.options]
            assert row["answer"] == layout.offsets[kind] + option
            assert row["bot"] == record.names[seat]
            assert (row["points"], row["won"]) == (scores(end)[seat], float(seat in end.game.winners(end.state)))
            table.answer(seat, option)


def real_answers(end: Table) -> list[tuple[int, int, int]]:
    """Of a finished game, those that were a choice."""
    table = open_table(end.game, end.seats, end.seed)
    found = []
    for answer in [answer for turn in end.turns for answer in turn.answers]:
        ask = table.asked(answer[0])
        assert ask is not None
        if len(ask.options) > 1:
            found.append(answer)
        table.answer(answer[0], answer[2])
    return found


def test_jobs_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "CHUNK", 1)
    assert write_dataset(MATCH, tmp_path / "one") == write_dataset(MATCH, tmp_path / "two", jobs=2)
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


def test_the_command_writes_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "teotihuacan", "--seats", "random", "--games", "2"]
    said = quickly(capsys, *words, "--out", str(tmp_path / "data"))
    assert (said.code, said.err) == (0, "")
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    assert "`tinkuy dataset teotihuacan --seats random --games 2 --seed 1 --out FOLDER`" in card
    assert f"teotihuacan 1: {Layout(find_game('teotihuacan'), 1).size} numbers" in card
    assert "| random | 2 |" in card
    assert all(f"- `{name}`: {about}" in card for name, about in COLUMNS.items())
    again = refused(quickly(capsys, *words, "--out", str(tmp_path / "data")))
    assert "is not empty; choose a new one" in again
