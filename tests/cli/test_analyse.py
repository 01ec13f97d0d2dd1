"""`tinkuy analyse`: the chances of a game, the turns that cost most, and all of it as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import quickly
from tinkuy.cli.analyse import BARS, WIDE, drawn
from tinkuy.core.record import read_record, write_log

GOLDEN = Path("tests/golden/tzolkin/2.record")


def short(folder: Path, turns: int) -> Path:
    """The first turns of a golden game."""
    record = read_record(GOLDEN.read_text(encoding="utf-8"))
    file = folder / "short.record"
    file.write_text(write_log(record, [answers for _, answers in record.turns[:turns]], False, "running"))
    return file


@pytest.mark.parametrize(
    ("language", "words"), [("en", "cost about"), ("ru", "потеряно около"), ("cs", "stálo to asi")]
)
def test_the_turns_that_cost_most_with_better_ones(
    language: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, found = short(tmp_path, 8), tmp_path / "found.json"
    said = quickly(capsys, "analyse", str(file), "--seconds", "1", "--language", language, "--json", str(found))
    assert (said.code, said.err) == (0, "")
    assert words in said.out
    data = json.loads(found.read_text(encoding="utf-8"))
    assert (data["game"], data["seats"], len(data["turns"])) == ("tzolkin", 2, 8)
    judged = [turn for turn in data["turns"] if "loss" in turn]
    assert all(turn["better"]["answers"] and sum(turn["chances"]) == pytest.approx(1, abs=0.01) for turn in judged)
    assert judged


def test_a_curve_is_as_high_as_the_chance() -> None:
    assert drawn([0.0, 0.5, 1.0]) == BARS[0] + BARS[4] + BARS[-1]
    assert len(drawn([0.5] * 300)) == WIDE


def test_what_is_no_record_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "x").write_text("nothing\n")
    assert "cannot be loaded" in quickly(capsys, "analyse", str(tmp_path / "x")).err
    assert "There is no file" in quickly(capsys, "analyse", str(tmp_path / "none")).err
