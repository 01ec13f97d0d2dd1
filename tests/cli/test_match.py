"""`tinkuy match` and `tinkuy perft`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.command import GAME, quickly, really
from tinkuy.cli.files import read_record_file
from tinkuy.core.record import replay
from tinkuy.games import find_game
from tinkuy.lab.perft import perft

pytestmark = pytest.mark.slow


def rows(text: str) -> dict[str, list[str]]:
    lines = [line.split() for line in text.splitlines()]
    return {words[0]: words[1:] for words in lines if words and words[0] in ("greedy:4", "random")}


def test_a_match_with_its_table_and_records(tmp_path: Path) -> None:
    out = tmp_path / "new" / "records"
    words = ["match", "tzolkin", "--seats", "greedy:4,random,random", "--games", "5", "--jobs", "2", "--seed", "9"]
    said = really(*words, "--out", str(out))
    assert (said.code, said.err) == (0, "")
    table = rows(said.out)
    assert list(table) == ["greedy:4", "random"]
    assert table["greedy:4"][:3] == ["6", "6", "100.0%"]
    assert table["random"][:3] == ["12", "0", "0.0%"]
    assert "6 games: 2 deals, each with the seats rotated 3 times" in said.out
    assert "5 is not a multiple of 3" in said.out
    assert f"The records are in '{out}'." in said.out
    records = sorted(out.iterdir())
    assert len(records) == 6
    for path in records:
        record = read_record_file(str(path))
        assert replay(record, find_game).over
        assert sorted(record.names.values()) == ["greedy:4", "random", "random"]


def test_the_printed_command_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "tzolkin", "--seats", "random,random", "--games", "4", "--seed", "two words"]
    first = quickly(capsys, *words, "--option", "first_player=1")
    (again,) = re.findall(r"To play them again: tinkuy (.*)", first.out)
    assert again == "match tzolkin --seats random,random --games 4 --seed 'two words' --option first_player=1"
    second = quickly(capsys, *words, "--option", "first_player=1", "--jobs", "2")
    assert [row[:-1] for row in rows(first.out).values()] == [row[:-1] for row in rows(second.out).values()]


def test_an_empty_folder_is_good_enough(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["match", "tzolkin", "--seats", "random,random", "--games", "2", "--out", str(tmp_path)]
    assert quickly(capsys, *words).code == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_perft_counts_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    said = quickly(capsys, "perft", "tzolkin", "--seats", "2", "--seed", "1", "--depth", "5")
    counts = perft(GAME, 2, "1", 5)
    assert said.out == "".join(f"{depth} {count}\n" for depth, count in enumerate(counts, start=1))
    assert counts[:4] == [4, 12, 48, 144]
