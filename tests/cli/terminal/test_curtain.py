"""Several people at one screen: nobody sees what another holds."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal.playing import Seat, new_app, play
from tinkuy.cli.terminal.screens.curtain import CurtainScreen
from tinkuy.core.data import SPECTATOR

pytestmark = pytest.mark.slow

PAIR = ["human", "random", "human"]


def codes(seat: Seat, owner: int) -> list[str]:
    return [seat.app.game.domains["wealth"][tile] for tile in seat.session.table.state.players[owner].dealt.cards]


def secrets(seat: Seat, owner: int) -> list[str]:
    """How the dealt wealth tiles of a seat are named."""
    return [seat.app.texts.name("wealth", code) for code in codes(seat, owner)]


def seen(seat: Seat, owner: int) -> list[str]:
    """Those that stand among the numbered options, in the right column, where long ones are broken."""
    column = " ".join(" ".join(line.partition("│")[2].split()) for line in seat.text().splitlines())
    return [name for name in secrets(seat, owner) if re.search(rf"[1-9] {re.escape(name)} [^,]", column)]


def test_a_curtain_falls_between_players_who_hold_secrets() -> None:
    app = new_app(PAIR, names=["Anna", "", "Boris"])

    async def script(seat: Seat) -> None:
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the device to Anna" in seat.text()
        assert "Palenque" not in seat.text()
        assert seen(seat, 0) == seen(seat, 2) == []
        await seat.press("enter")
        assert len(seen(seat, 0)) == 4
        assert seen(seat, 2) == []
        await seat.press("1", "1")
        assert seat.at_table()
        await seat.press("1")
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the device to Boris" in seat.text()
        assert seen(seat, 0) == seen(seat, 2) == []
        assert app.session.viewer == SPECTATOR
        await seat.press("enter")
        assert len(seen(seat, 2)) == 4
        assert seen(seat, 0) == []
        explained = [thing.code for _, things in app.board.things(app.shown(app.session.viewer)) for thing in things]
        assert codes(seat, 2) == [code for code in explained if code.startswith("w_")]
        await seat.press("1", "1", "1")
        assert seat.at_table()

    play(app, script)


def test_no_curtain_after_the_secret_choice_and_none_for_one_human() -> None:
    pair = new_app(["human", "human"])

    async def both(seat: Seat) -> None:
        await seat.press("enter", "1", "1", "1", "enter", "1", "1", "1")
        assert seat.at_table()
        assert pair.session.front == 0
        await seat.choose("palenque")
        await seat.choose("done")
        await seat.press("enter")
        assert seat.at_table()
        assert pair.session.front == 1

    play(pair, both)
    alone = new_app(["human", "random"])

    async def one(seat: Seat) -> None:
        assert seat.at_table()
        await seat.press("1", "1", "1")
        assert seat.at_table()

    play(alone, one)


def test_an_answer_waits_behind_the_own_confirmation_before_the_device_is_passed() -> None:
    app = new_app(["human", "human"])

    async def script(seat: Seat) -> None:
        await seat.press("enter", "1", "1")
        assert app.session.front == 0
        await seat.press("z", "2")
        assert app.session.front == 0
        await seat.press("enter")
        assert isinstance(app.screen, CurtainScreen)

    play(app, script)
