"""Everything that can be looked up, switched or saved from the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal.playing import Seat, new_app, play
from tinkuy.cli.terminal.screens.rules import RulesScreen
from tinkuy.cli.terminal.screens.why import WhyScreen
from tinkuy.cli.terminal.settings import Settings
from tinkuy.core.data import to_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.record import read_record, replay
from tinkuy.games import find_game

pytestmark = pytest.mark.slow

ALONE = ["human", "random"]


def test_confirmation_can_be_switched_off_in_the_settings() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        await seat.press("o", "enter", "escape")
        turns = len(seat.session.table.turns)
        await seat.choose("palenque")
        await seat.choose("done")
        assert len(seat.session.table.turns) > turns

    play(app, script)
    assert not Settings.load().confirm


def test_why_not_names_the_reason_and_opens_the_rule() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        await seat.press("?")
        assert isinstance(app.screen, WhyScreen)
        assert app.texts.message("blocked-at-least-one") in seat.text()
        assert app.texts.message("blocked-too-much-corn-to-beg") in seat.text()
        assert "[TZ-4.4]" in seat.text()
        await seat.press("enter")
        assert isinstance(app.screen, RulesScreen)
        assert "TZ-4.4 A player cannot pass." in seat.text()
        await seat.press("escape")
        assert seat.at_table()

    play(app, script)


def test_rules_are_found_by_clause_and_by_words_in_the_players_language() -> None:
    app = new_app(ALONE, language="cs")

    async def script(seat: Seat) -> None:
        await seat.press("r", "1", "8", ".", "3")
        assert "TZ-18.3" in seat.text()
        assert "TZ-19.1 " not in seat.text()
        for _ in range(4):
            await seat.press("backspace")
        await seat.press(*"lebek zasoba")
        assert "TZ-1.1 " in seat.text()
        assert "TZ-4.4" not in seat.text()
        await seat.press(*"xyzxyz")
        assert app.texts.message("terminal-rules-none") in seat.text()

    play(app, script)


def test_info_describes_what_is_on_the_table() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.press("i")
        codes = app.game.kinds[0].codes
        first = codes[seat.session.question().options[0]]
        for line in app.texts.describe("wealth", first):
            assert line in seat.text()

    play(app, script)


def test_saved_and_resumed_is_the_same_game(tmp_path: Path) -> None:
    app = new_app(["human", "greedy:8", "random"], names=["Anna"])
    elsewhere = tmp_path / "kept.txt"

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        await seat.choose("palenque")
        await seat.press("w")
        await seat.press("home", "ctrl+k", *str(elsewhere), "enter")
        assert elsewhere.read_text(encoding="utf-8") == app.session.path.read_text(encoding="utf-8")
        await seat.press("q")

    play(app, script)
    again = new_app(["human", "greedy:8", "random"], names=["Anna"], load=app.session.path)
    assert to_data(again.session.table.state) == to_data(app.session.table.state)
    assert again.session.table.undoable(0) == app.session.table.undoable(0) == 1
    assert again.session.path == app.session.path
    assert new_app(["human", "greedy:8", "random"], load=elsewhere).session.path != elsewhere
    record = read_record(elsewhere.read_text(encoding="utf-8"))
    assert record.names == {0: "Anna", 1: "greedy:8", 2: "random"}


def test_a_turn_that_waited_for_confirmation_waits_again_after_loading() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        await seat.choose("palenque")
        await seat.choose("done")
        await seat.press("q")

    play(app, script)
    again = new_app(ALONE, load=app.session.path)
    ask = again.session.question()
    assert ask is not None
    assert ask.kind == CONFIRM
    assert to_data(again.session.table.state) == to_data(app.session.table.state)
    assert again.session.table.undoable(0) == 2


def test_a_killed_terminal_loses_nothing() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        await seat.choose("tikal")
        table = replay(read_record(app.session.path.read_text(encoding="utf-8")), find_game)
        assert to_data(table.state) == to_data(seat.session.table.state)

    play(app, script)


def test_language_switch_changes_board_question_log_and_names() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        assert "Palenque" in seat.text()
        assert "Player 1" in seat.text()
        await seat.press("l")
        assert app.language == "ru"
        for word in ("Паленке", "Технологии", "Игрок 1", app.texts.message("question-place")[:12]):
            assert word in seat.text()
        await seat.press("l")
        assert app.language == "cs"
        assert "Technologie" in seat.text()
        assert "Hráč 1" in seat.text()

    play(app, script)
