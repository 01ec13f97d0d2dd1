"""The command as a whole: help, versions, pipes and interrupts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.command import command, environment, quickly, really, refused
from tinkuy import __version__

pytestmark = pytest.mark.slow

COMMANDS = ["games", "play", "serve", "match", "perft", "engine", "replay", "tables", "rules"]


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    said = quickly(capsys, "--help")
    assert said.code == 0
    assert all(f"\n    {name}" in said.out for name in COMMANDS)
    assert quickly(capsys).out == said.out


@pytest.mark.parametrize("name", [*COMMANDS, "tables export", "tables check"])
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = quickly(capsys, *name.split(), "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"usage: tinkuy {name}")


def test_help_comes_at_once() -> None:
    """Bots, games, screens and the server are not imported for it."""
    look = "import sys; from tinkuy.cli import main; code = main(['--help']); print(*sys.modules); sys.exit(code)"
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, env=environment(), check=True)
    loaded = set(run.stdout.splitlines()[-1].split())
    assert "tinkuy.cli" in loaded
    heavy = (
        "tinkuy.games",
        "tinkuy.bots",
        "tinkuy.server",
        "tinkuy.lab",
        "tinkuy.text",
        "textual",
        "fluent",
        "aiohttp",
    )
    assert not [name for name in loaded if name.startswith(heavy)]


def test_version() -> None:
    assert really("--version").out == f"tinkuy {__version__}\n"


def test_games_are_listed_with_everything_that_can_be_chosen() -> None:
    said = really("games")
    assert said.code == 0
    assert said.out.startswith("tzolkin: Tzolk'in: The Mayan Calendar\n  players  2, 3, 4\n")
    assert "first_player=random|0|1|2|3" in said.out
    assert "\ntawantinsuyu: Tawantinsuyu: The Inca Empire\n  players  1, 2, 3, 4\n" in said.out
    assert "reconstructed entries: " in said.out.split("tawantinsuyu:")[1]
    assert "bots: random, greedy, planner, mcts" in said.out


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        command("tables", "export", "tzolkin"), stdout=writing, stderr=subprocess.PIPE, env=environment(), check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_closed_output_is_no_error() -> None:
    words = " ".join(command("games"))
    done = subprocess.run(["sh", "-c", f"{words} >&-"], capture_output=True, env=environment(), check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command("games"), stdout=full, stderr=subprocess.PIPE, env=environment(), check=False)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("tinkuy: Reading or writing failed: ")
    assert done.stderr.count(b"\n") == 1


def test_letters_that_the_output_lacks_are_no_error() -> None:
    ascii_only = {**environment(), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        command("rules", "tzolkin", "TZ-6.2", "--language", "ru"), capture_output=True, env=ascii_only, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"TZ-6.2" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["engine"],
        ["match", "tzolkin", "--seats", "mcts:40,mcts:40", "--games", "1000", "--jobs", "2"],
        ["match", "tzolkin", "--seats", "mcts:40,mcts:40", "--games", "1000"],
        ["perft", "tzolkin", "--seats", "2", "--depth", "40"],
    ],
)
def test_control_c_ends_quietly(words: list[str]) -> None:
    process = subprocess.Popen(
        command(*words),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
        # A test run in the background ignores the signal, and so would the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        time.sleep(1.2)  # long enough to be in the middle of it
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_names_that_are_not_text_are_refused(tmp_path: Path) -> None:
    """An argument that is no valid UTF-8 must not break the sentence about it."""
    done = subprocess.run(
        [*(word.encode() for word in command("replay")), b"\xff\xfe"],
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"tinkuy: There is no file ")
    assert done.stderr.count(b"\n") == 1


def test_a_long_mistake_is_cut_to_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(quickly(capsys, "play", "x" * 10_000).err) < 500


def test_abbreviated_options_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--lang" in refused(quickly(capsys, "rules", "tzolkin", "TZ-1.1", "--lang", "en"))
