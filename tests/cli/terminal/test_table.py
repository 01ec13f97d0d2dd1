"""The terminal table, played by keys on a screen in memory."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal.playing import Seat, new_app, play
from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.cli.terminal.screens.paper import TextScreen
from tinkuy.cli.terminal.screens.rules import RulesScreen
from tinkuy.cli.terminal.screens.why import WhyScreen
from tinkuy.cli.terminal.settings import Settings
from tinkuy.core.chance import Chance
from tinkuy.core.data import to_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.record import read_record, replay
from tinkuy.games import find_game

ALONE = ["human", "random"]


async def through_wealth(seat: Seat) -> None:
    await seat.press("1", "1", "1")


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
        await seat.pilot.pause()
        assert isinstance(app.screen, TextScreen)
        winner = app.texts.message("winner", n=1, names=app.names[app.game.winners(seat.session.table.state)[0]])
        assert winner in seat.text()
        assert str(app.session.path.name) in seat.text()

    play(app, script)
    record = read_record(app.session.path.read_text(encoding="utf-8"))
    assert record.result.startswith("result ")
    assert to_data(replay(record, find_game).state) == to_data(app.session.table.state)


def test_undo_goes_back_step_by_step_and_restart_to_the_start_of_the_turn() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await through_wealth(seat)
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
        await through_wealth(seat)
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


def test_confirmation_can_be_switched_off_in_the_settings() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await through_wealth(seat)
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
        await through_wealth(seat)
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
        await seat.press(*"lebek", "space", *"zasoba")
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


def test_numbers_of_several_digits_and_wrong_ones() -> None:
    app = new_app(["human", "human"])

    async def script(seat: Seat) -> None:
        from rich.text import Text

        from tinkuy.cli.terminal.panels import Options

        await seat.press("enter")
        options = app.screen.query_one(Options)
        options.show([Text(f"option {n}") for n in range(1, 27)])
        assert options.type_digit("1")
        assert options.highlighted == 0
        assert options.type_digit("7")
        assert options.highlighted == 16
        options.typed = ""
        assert options.type_digit("9")
        assert options.highlighted == 8
        options.typed = ""
        assert options.type_digit("0")
        assert options.highlighted == 8
        assert options.type_digit("ě")
        assert options.highlighted == 1
        assert not options.type_digit("x")

    play(app, script)


def test_saved_and_resumed_is_the_same_game(tmp_path: Path) -> None:
    app = new_app(["human", "greedy:8", "random"], names=["Anna"])
    elsewhere = tmp_path / "kept.txt"

    async def script(seat: Seat) -> None:
        await through_wealth(seat)
        await seat.choose("palenque")
        await seat.press("w")
        await seat.pilot.press("home", "ctrl+k")
        await seat.pilot.press(*(_key(letter) for letter in str(elsewhere)))
        await seat.press("enter")
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
        await through_wealth(seat)
        await seat.choose("palenque")
        await seat.choose("done")
        await seat.press("q")

    play(app, script)
    again = new_app(ALONE, load=app.session.path)
    assert again.session.question().kind == CONFIRM
    assert to_data(again.session.table.state) == to_data(app.session.table.state)
    assert again.session.table.undoable(0) == 2


def test_a_killed_terminal_loses_nothing() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await through_wealth(seat)
        await seat.choose("tikal")
        table = replay(read_record(app.session.path.read_text(encoding="utf-8")), find_game)
        assert to_data(table.state) == to_data(seat.session.table.state)

    play(app, script)


def test_language_switch_changes_board_question_log_and_names() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await through_wealth(seat)
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


def test_the_fallback_board_plays_on() -> None:
    app = new_app(ALONE, board=FallbackBoard())
    chance = Chance.from_seed("fallback")

    async def script(seat: Seat) -> None:
        while seat.session.table.state.round < 5:
            ask = seat.session.question()
            await seat.tap_number(chance.below(len(ask.options)) + 1)
        await seat.pilot.pause()
        assert "tooth corn" in seat.text()
        assert "technologies" in seat.text()

    play(app, script, size=(100, 80))


def test_only_bots_play_by_themselves_before_a_spectator() -> None:
    app = new_app(["random", "random"])

    async def script(seat: Seat) -> None:
        assert seat.session.table.over
        assert seat.session.viewer < 0

    play(app, script)


def test_nothing_breaks_on_any_size() -> None:
    app = new_app(ALONE)

    async def script(seat: Seat) -> None:
        await through_wealth(seat)
        for width, height in ((80, 24), (160, 50), (40, 12), (100, 40), (12, 4), (97, 30), (98, 29), (240, 70)):
            await seat.pilot.resize_terminal(width, height)
            await seat.settle()
            for key in ("s", "h", "i", "?"):
                await seat.press(key, "escape")
            assert seat.at_table()
        await seat.pilot.resize_terminal(80, 24)
        await seat.settle()
        assert "Players" not in seat.text()
        await seat.press("pagedown", "pagedown")
        assert "Players" in seat.text()

    play(app, script)


def _key(letter: str) -> str:
    return {"/": "slash", ".": "full_stop", "-": "minus", "_": "underscore"}.get(letter, letter)
