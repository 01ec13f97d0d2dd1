"""A program takes a seat at a real server's table by the seat's link, and plays to the end."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.clauses import ROOT
from tests.cli.command import quickly, refused
from tests.server.hosting import hosted
from tests.server.visitors import Visitor
from tinkuy.core.errors import Refused
from tinkuy.lab.sitting import read_link

BOT = f"mine={shlex.join([sys.executable, str(ROOT / 'tests' / 'lab' / 'bad_bot.py'), 'play'])}"


@pytest.mark.parametrize("seats", [("person", "random"), ("random", "person", "random")])
def test_a_program_plays_a_whole_game(
    seats: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hosted(tmp_path) as host, Visitor(host.address, "Ana") as owner:
        table = owner.open_table(*seats)
        seat = seats.index("person")
        secret = owner.get(f"/api/tables/{table['id']}/seats/{seat}/link")["secret"]
        link = f"{host.address}/t/{table['id']}#{secret}"
        said = quickly(capsys, "sit", link, "--bot", BOT)
        assert (said.code, said.err) == (0, "")
        assert f"mine has seat {seat} of a table of tzolkin." in said.out
        end = owner.get(f"/api/tables/{table['id']}")
        assert end["over"]
        assert end["seats"][seat]["name"] == "mine"
        assert f"Points by seat: {', '.join(f'{points:g}' for points in end['scores'])}." in said.out
        again = refused(quickly(capsys, "sit", link, "--bot", BOT))
        assert again.startswith("The server refused: ")  # a link is for one visitor


def test_a_bot_that_breaks_says_so_and_keeps_its_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with hosted(tmp_path) as host, Visitor(host.address, "Ana") as owner:
        table = owner.open_table("person", "me")
        secret = owner.get(f"/api/tables/{table['id']}/seats/0/link")["secret"]
        broken = BOT.removesuffix("play") + "crash"
        said = quickly(capsys, "sit", f"{host.address}/t/{table['id']}#{secret}", "--bot", broken)
        assert said.code == 2
        assert "ended with code 1; its last words: I have lost my head" in said.err
        assert not owner.get(f"/api/tables/{table['id']}")["over"]


def test_what_is_no_link_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("tzolkin", "http://127.0.0.1/t/x", "ftp://127.0.0.1/t/x#y", "http://127.0.0.1/#y"):
        with pytest.raises(Refused, match="is not the link of a seat"):
            read_link(text)
    gone = refused(quickly(capsys, "sit", "http://127.0.0.1:9/t/x#y", "--bot", BOT))
    assert gone.startswith("The server at http://127.0.0.1:9 cannot be reached:")
