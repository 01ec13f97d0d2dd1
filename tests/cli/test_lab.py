"""`tinkuy lab features`: every number of an observation and every action has its line."""

from __future__ import annotations

import pytest

from tests.cli.command import quickly, refused
from tinkuy.features import Layout
from tinkuy.games import GAMES, find_game


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    layout = Layout(find_game(game), find_game(game).seats[-1])
    head, *lines = quickly(capsys, "lab", "features", game).out.splitlines()
    assert head.startswith(f"# {layout.version}, {layout.seats} seats: {layout.size} numbers")
    assert [line.split()[:2] for line in lines] == [[str(n), name] for n, name in enumerate(layout.names)]
    assert all(len(line.split()) > 2 for line in lines)


def test_for_another_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert "2 seats" in quickly(capsys, "lab", "features", "tzolkin", "--seats", "2").out
    said = refused(quickly(capsys, "lab", "features", "tzolkin", "--seats", "5"))
    assert said == "tzolkin is played by 2, 3, 4 players, not by 5."


def test_every_action_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    head, *lines = quickly(capsys, "lab", "features", "tzolkin", "--actions").out.splitlines()
    layout = Layout(find_game("tzolkin"), 4)
    assert head == f"# tzolkin 1: {layout.actions} actions, each an option of a kind of question"
    assert len(lines) == layout.actions
    kind = find_game("tzolkin").kinds[1]
    assert lines[layout.offsets[1]].split() == [str(layout.offsets[1]), kind.name, kind.codes[0]]
