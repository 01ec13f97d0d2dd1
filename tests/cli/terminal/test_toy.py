"""A game without a board of its own is played in the terminal, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.terminal.playing import Seat, play
from tests.games.toy.positions import scripted
from tests.toy import toy_game
from tests.toy.state import Toy
from tests.toy.told.kinds import BURY, TAKE
from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.app import TableApp
from tinkuy.cli.terminal.session import Session
from tinkuy.cli.terminal.settings import Settings
from tinkuy.core.questions import Ask, Rules
from tinkuy.text import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_toy_is_played_on_the_fallback_board(language: str) -> None:
    app = make_app(toy_game(), ["human", "random"], "7", {"bids": "off"}, language, ["Anna"], None)

    async def script(seat: Seat) -> None:
        turn = app.session.table.state.turn  # type: ignore[attr-defined]
        await seat.choose("show")
        await seat.number(1)
        assert "stall" in seat.text()
        await seat.choose("done")
        await seat.press("1")  # the turn is complete
        assert app.session.table.state.turn > turn  # type: ignore[attr-defined]

    play(app, script)


def test_an_answer_that_brings_nothing_says_so(tmp_path: Path) -> None:
    """Of two things one gives a coin and the other nothing, and both lead to the same question."""

    def rules(toy: Toy) -> Rules[None]:
        if (yield Ask(0, TAKE, [1, 2])) == 2:
            toy.owners[0].coins += 1
        yield Ask(0, BURY, [1, 2])

    app = TableApp(Session(scripted(rules), ["human", "random"], [], Settings(), tmp_path / "game.txt"), "en")

    async def script(seat: Seat) -> None:
        assert re.search(r"1 Card 1  brings nothing now", seat.text())
        assert re.search(r"2 Card 2 +$", seat.text(), re.MULTILINE)

    play(app, script)
