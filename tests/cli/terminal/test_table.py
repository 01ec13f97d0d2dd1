"""The terminal table, played by keys on a screen in memory."""

from __future__ import annotations

import pytest
from rich.text import Text

from tests.cli.terminal.playing import Seat, new_app, play
from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.cli.terminal.panels import Options, QuestionPanel
from tinkuy.cli.terminal.screens.paper import TextScreen
from tinkuy.core.chance import Chance
from tinkuy.core.data import to_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.record import read_record, replay
from tinkuy.games import find_game

pytestmark = pytest.mark.slow

ALONE = ["human", "random"]


def test_a_whole_game_by_keys() -> None:
    app = new_app(["human", "greedy:8", "random"])
    chance = Chance.from_seed("keys")

    async def script(seat: Seat) -> None:
        while not seat.session.table.over:
            ask = seat.session.question()
            if chance.below(12) == 0 and seat.session.table.undoable(0):
                await seat.tap("z")
            elif ask is None or ask.kind == CONFIRM:
                await seat.tap("enter")
            else:
                await seat.tap_number(chance.below(len(ask.options)) + 1)
        await seat.drawn()
        assert isinstance(app.screen, TextScreen)
        winner = app.texts.message("winner", n=1, names=app.names[app.game.winners(seat.session.table.state)[0]])
        assert winner in seat.text()
        assert app.session.path.name[-10:] in seat.text()

    play(app, script, size=(80, 24))
    record = read_record(app.session.path.read_text(encoding="utf-8"))
    assert record.result.startswith("result ")
    assert to_data(replay(record, find_game).state) == to_data(app.session.table.state)


def test_undo_goes_back_step_by_step_and_restart_to_the_start_of_the_turn() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        states = [to_data(seat.session.table.state)]
        for _ in range(2):
            await seat.choose("chichen_itza")
            states.append(to_data(seat.session.table.state))
        await seat.press("z")
        assert to_data(seat.session.table.state) == states[1]
        await seat.choose("chichen_itza")
        assert to_data(seat.session.table.state) == states[2]
        await seat.press("Z")
        assert to_data(seat.session.table.state) == states[0]
        await seat.press("z")
        assert to_data(seat.session.table.state) == states[0]
        assert [note.message for note in app._notifications] == [app.texts.message("terminal-no-undo")]

    play(app, script)


def test_the_end_of_a_turn_waits_for_confirmation() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        table = seat.session.table
        turns = len(table.turns)
        await seat.choose("palenque")
        await seat.choose("done")
        assert seat.session.question().kind == CONFIRM
        assert len(table.turns) == turns
        await seat.press("2")
        assert app.game.kinds[seat.session.question().kind].name == "place"
        await seat.choose("done")
        await seat.press("enter")
        assert len(table.turns) > turns

    play(app, script)


def test_numbers_of_several_digits_and_wrong_ones() -> None:
    app = new_app(["human", "human"])

    async def script(seat: Seat) -> None:
        await seat.press("enter")
        options = app.screen.query_one(Options)
        options.show([Text(f"option {n}") for n in range(1, 27)])
        seen = []
        for typed in ("1", "17", "9", "0", "ě", "29"):
            options.typed = ""
            for character in typed:
                assert options.type_digit(character)
            seen.append(options.highlighted)
        # 0 begins no number; on a Czech keyboard ě is 2; after 2 the 9 can only begin anew.
        assert seen == [0, 16, 8, 8, 1, 8]
        assert not options.type_digit("x")

    play(app, script)


def test_the_fallback_board_plays_on() -> None:
    app = new_app(ALONE, board=FallbackBoard())
    chance = Chance.from_seed("fallback")

    async def script(seat: Seat) -> None:
        while seat.session.table.state.round < 5:
            ask = seat.session.question()
            await seat.tap_number(chance.below(len(ask.options)) + 1)
        await seat.drawn()
        assert "tooth corn" in seat.text()
        assert "technologies" in seat.text()

    play(app, script, size=(100, 80))


def test_only_bots_play_by_themselves_before_a_spectator() -> None:
    app = new_app(["random", "random"])

    async def script(seat: Seat) -> None:
        assert seat.session.table.over
        assert seat.session.viewer < 0

    play(app, script, size=(60, 16))


def test_nothing_breaks_on_any_size() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await seat.keep_wealth()
        for width, height in ((80, 24), (160, 50), (12, 4), (98, 29)):
            await seat.pilot.resize_terminal(width, height)
            for key in ("s", "h", "i", "?"):
                await seat.press(key)
                await seat.pilot.resize_terminal(width + 10, height + 5)
                await seat.press("escape")
            assert seat.at_table()
        await seat.pilot.resize_terminal(80, 24)
        await seat.until(lambda: "Players" not in seat.text())
        await seat.press("pagedown", "pagedown")
        await seat.until(lambda: "Players" in seat.text())

    play(app, script)


def test_long_lists_scroll_to_their_last_option() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        panel = app.screen.query_one(QuestionPanel)
        for size in ((100, 40), (80, 24), (60, 15)):
            await seat.pilot.resize_terminal(*size)
            prompts = [Text(f"option {n} with some words about what it costs and gives") for n in range(1, 27)]
            panel.show(Text("A question of several lines, " * 3), Text("answer → answer"), prompts)
            await seat.drawn()
            assert "1 option 1 with" in seat.text()
            assert "Palenque" in seat.text()
            await seat.press("end")
            assert "26 option 26" in seat.text()
            assert app.texts.message("terminal-key-help") in seat.text()

    play(app, script)
