"""A game without a board of its own is played in the terminal, in every language."""

from __future__ import annotations

import pytest

from tests.cli.terminal.playing import Seat, play
from tests.toy import toy_game
from tinkuy.cli.terminal import make_app
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
