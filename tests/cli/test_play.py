"""`tinkuy play`: what is asked for on the command line is what comes to the table."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

from tests.cli.command import GAME, command, environment, played, record_file
from tinkuy.cli.arguments import parser
from tinkuy.cli.files import read_record_file
from tinkuy.cli.play import Wanted, wanted_table
from tinkuy.core.record import write_record
from tinkuy.games import components_text

pytestmark = pytest.mark.slow

CONTROL_Q = b"\x11"


def wanted(*words: str) -> Wanted:
    return wanted_table(parser().parse_args(["play", "tzolkin", *words]))


def test_everything_chosen(tmp_path: Path) -> None:
    table = wanted(
        *("--seats", "human,greedy,mcts:20,random", "--language", "ru", "--seed", "a b"),
        *("--option", "first_player=2", "--names", " Ana , ,Cyril"),
    )
    assert table.game.name == "tzolkin"
    assert table.seats == ["human", "greedy", "mcts:20", "random"]
    assert (table.language, table.seed, table.options) == ("ru", "a b", {"first_player": "2"})
    assert table.names == ["Ana", "", "Cyril"]
    assert table.load is None


def test_nothing_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    table = wanted()
    assert table.seats == ["human", "casual", "casual", "casual"]
    assert (table.language, table.names, table.options) == ("cs", [], {"first_player": "random"})
    assert int(table.seed) >= 0
    assert len({wanted().seed for _ in range(5)}) == 5


def test_a_loaded_game_brings_its_seats_and_names(tmp_path: Path) -> None:
    path = record_file(tmp_path, played(seats=3, seed="7", answers=30), ["Ana", "greedy Bo", "mcts:20"])
    table = wanted("--load", str(path))
    assert table.seats == ["human", "greedy", "mcts:20"]
    assert table.names == ["Ana", "greedy Bo", "mcts:20"]
    assert (table.seed, table.load) == ("7", path)
    assert wanted("--load", str(path), "--seats", "random,human,human", "--names", "Eva").names == ["Eva"]


def test_a_loaded_game_without_names_is_of_people(tmp_path: Path) -> None:
    path = record_file(tmp_path, played(seats=3, answers=30), ["", "Randolf", ""])
    assert wanted("--load", str(path)).seats == ["human", "human", "human"]


def test_a_cut_record_is_loaded_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cut.txt"
    path.write_text(write_record(played(answers=100))[:-50], encoding="utf-8")
    assert wanted("--load", str(path), "--language", "en").load == path
    assert capsys.readouterr().err.startswith("The record was cut off")


def test_an_owners_tables_come_to_the_table(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(components_text("tzolkin").replace("start_workers = 3", "start_workers = 4"), encoding="utf-8")
    assert wanted("--tables", str(path)).game.component_set.hash != GAME.component_set.hash


def test_the_real_table_opens_in_a_terminal(tmp_path: Path) -> None:
    """In a terminal of its own: the question is there in Russian, and Ctrl-Q saves and leaves."""
    screen, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    process = subprocess.Popen(
        command("play", "tzolkin", "--seats", "human,random", "--seed", "1", "--language", "ru"),
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**environment(), "TERM": "xterm-256color", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        start_new_session=True,
    )
    os.close(terminal)
    shown = read_until(screen, "правила", 60)
    os.write(screen, CONTROL_Q)
    shown += read_until(screen, "nothing more", 60)
    os.close(screen)
    assert "правила" in shown
    assert "Traceback" not in shown
    assert process.wait(timeout=30) == 0
    (saved,) = tmp_path.rglob("*.txt")
    assert read_record_file(str(saved)).seed == "1"


def read_until(screen: int, word: str, seconds: float) -> str:
    """What the program draws until a word is there, it ends, or the time is over."""
    shown = b""
    until = time.monotonic() + seconds
    while word not in shown.decode(errors="ignore") and time.monotonic() < until:
        if select.select([screen], [], [], 0.1)[0]:
            try:
                shown += os.read(screen, 65536)
            except OSError:  # the other end is closed
                break
    return shown.decode(errors="ignore")


@pytest.mark.parametrize("hung_up", ["heard", "ignored"])
def test_the_table_ends_when_its_terminal_goes_away(tmp_path: Path, hung_up: str) -> None:
    """Also behind a program that keeps the signal from it: reading from a terminal that is gone costs a whole core."""
    screen, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    asked = command("play", "tzolkin", "--seats", "human,random", "--seed", "1", "--language", "en")
    process = subprocess.Popen(
        asked,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**environment(), "TERM": "xterm-256color", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        start_new_session=True,
        preexec_fn=lambda: _own_terminal(hung_up == "heard"),  # noqa: PLW1509 (no threads here)
    )
    os.close(terminal)
    try:
        assert "rules" in read_until(screen, "rules", 60)
        os.close(screen)
        assert process.wait(timeout=20) != 0
        (saved,) = tmp_path.rglob("*.txt")
        assert read_record_file(str(saved)).seed == "1"
    finally:
        process.kill()
        process.wait()


def _own_terminal(heard: bool) -> None:
    """In the child: the terminal is its own, as in a window, or hanging up is kept from it."""
    if heard:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    else:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
