"""The screen of the table: draws it, takes answers, lets bots play, draws the curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.widgets import OptionList
from textual.worker import get_current_worker

from tinkuy.cli.terminal.drawing import cut
from tinkuy.cli.terminal.pages import KEYS, PagesScreen
from tinkuy.cli.terminal.panels import BoardPanel, LogPanel, Options, QuestionPanel, StatusLine
from tinkuy.cli.terminal.prompts import answers_so_far, code_of, headings, offered, prompt
from tinkuy.cli.terminal.saving import short_path
from tinkuy.cli.terminal.screens.curtain import CurtainScreen
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.sheet import winners
from tinkuy.core.errors import Refused
from tinkuy.core.questions import CONFIRM

SIDE_BY_SIDE = (98, 30)  # columns and lines from which question and log stand beside the board


class TableScreen(PagesScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.end_shown = False

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield BoardPanel()
            with Vertical(id="side"):
                yield QuestionPanel()
                yield LogPanel()
        yield StatusLine()

    def on_mount(self) -> None:
        self.advance()

    # ------------------------------------------------------------------ the course of the game

    def advance(self) -> None:
        """Go on to whoever is asked: a bot thinks, a human is shown the question, perhaps behind a curtain."""
        session = self.table_app.session
        bot = session.asked_bot()
        human = session.asked_human()
        if bot is not None:
            session.leave()
            self.draw()
            self.think(bot)
            return
        if human is not None and human != session.front:
            shown = self.table_app.shown(human)
            if session.table.together is not None or self.table_app.board.shows_secrets(shown):
                session.leave()
                self.draw()
                self.app.push_screen(CurtainScreen(human, self.table_app.names[human], self.table_app.texts), self.lift)
                return
            session.call(human)
        self.autosave()
        self.draw()
        if session.table.over and not self.end_shown:
            self.end_shown = True
            self.action_score()

    def lift(self, seat: int | None) -> None:
        if seat is not None:
            self.table_app.session.call(seat)
        self.advance()

    @work(thread=True, exclusive=True)
    def think(self, seat: int) -> None:
        """The bot looks for its answer beside the screen's thread, so that keys and resizing go on working."""
        session = self.table_app.session
        option = session.bots[seat].choose(session.table, seat)
        if not get_current_worker().is_cancelled and self.is_attached:
            self.app.call_from_thread(self.bot_answered, seat, option)

    def bot_answered(self, seat: int, option: int) -> None:
        session = self.table_app.session
        turns = len(session.table.turns)
        session.answer_for_bot(seat, option)
        pause = session.settings.pause
        following = session.asked_bot()
        if len(session.table.turns) == turns and following is not None:
            self.think(following)  # the turn goes on: nothing worth a new drawing yet
        elif pause:
            self.draw()
            self.set_timer(pause, self.advance)
        else:
            self.advance()

    def autosave(self) -> None:
        try:
            self.table_app.session.save()
        except Refused as refused:
            self.notify(str(refused), severity="error")

    # ------------------------------------------------------------------ answers

    def on_key(self, event: events.Key) -> None:
        if event.character and self.query_one(Options).type_digit(event.character):
            event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        session = self.table_app.session
        if event.option not in event.option_list.options:
            return  # a second Enter that came before the next question was drawn
        index = self.prompt_index(event.option_index)
        if index < 0:
            return
        if session.pending is not None:
            if index == 0:
                session.confirm()
            else:
                session.take_back()
        else:
            ask = session.question()
            if ask is None:
                return
            if index < len(ask.options):
                session.answer(offered(self.table_app.game, ask)[index])
            else:
                session.take_back()  # the second line of a confirmation
        self.advance()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        ask = self.table_app.session.question()
        index = self.prompt_index(event.option_index)
        if ask is not None and 0 <= index < len(ask.options):
            code = code_of(self.table_app.game, ask, offered(self.table_app.game, ask)[index])
            if code != self.focus_code:
                self.focus_code = code
                self.draw_board()

    def prompt_index(self, line: int) -> int:
        """Which prompt a line of the list shows; none for one that is no longer there."""
        listed = self.query_one(Options).listed
        found = listed[line] if line < len(listed) else None
        return -1 if found is None else found

    # ------------------------------------------------------------------ drawing

    def on_resize(self, event: events.Resize) -> None:
        columns, lines = SIDE_BY_SIDE
        self.set_class(event.size.width < columns or event.size.height < lines, "stacked")
        if not self.has_class("stacked"):
            side = max(34, min(60, event.size.width * 34 // 100))
            self.query_one(BoardPanel).styles.width = event.size.width - side
        else:
            self.query_one(BoardPanel).styles.width = None
        self.draw_status()

    def on_board_panel_resized(self) -> None:
        self.draw_board()

    def on_log_panel_resized(self) -> None:
        self.draw_log()

    def draw(self) -> None:
        ask = self.table_app.session.question()
        self.focus_code = "" if ask is None else code_of(self.table_app.game, ask, offered(self.table_app.game, ask)[0])
        self.draw_question()
        self.draw_board()
        self.draw_log()
        self.draw_status()

    def draw_board(self) -> None:
        app = self.table_app
        ask = app.session.question()
        lit: frozenset[str] = frozenset()
        if ask is not None:
            lit = frozenset(code_of(app.game, ask, option) for option in ask.options)
        shown = app.shown(app.session.viewer, lit, self.focus_code)
        panel = self.query_one(BoardPanel)
        width, height, bar = panel.room()
        drawing = app.board.draw(shown, width, height)
        if drawing.plain.count("\n") >= height:
            drawing = app.board.draw(shown, width - bar, height)
        panel.show(drawing)

    def draw_log(self) -> None:
        app = self.table_app
        self.query_one(LogPanel).show(self.story.of(app.session.table, app.texts, app.names, app.board))

    def draw_status(self) -> None:
        say = self.table_app.texts.message
        keys = [(key, say(f"terminal-key-{action}")) for key, _, action in KEYS]
        where = say("terminal-autosave", path=short_path(self.table_app.session.path))
        width = self.size.width
        self.query_one(StatusLine).show(keys, "" if self.has_class("stacked") else cut(f" {where}", width))

    def draw_question(self) -> None:
        app, session = self.table_app, self.table_app.session
        panel = self.query_one(QuestionPanel)
        say = app.texts.message
        ask = session.question()
        back = Text(say("terminal-go-back"))
        if session.pending is not None:
            panel.show(Text(say("terminal-reveals")), answers_so_far(app), [Text(say("terminal-confirm")), back])
        elif ask is not None:
            words = Text.assemble(mark(ask.seat), " ", app.texts.question(session.table, ask))
            options = offered(app.game, ask)
            lost = session.wasted()
            prompts = [prompt(app, ask, option, lost) for option in options]
            if ask.kind == CONFIRM and session.table.undoable(ask.seat):
                prompts.append(back)
            panel.show(words, answers_so_far(app), prompts, headings(app, ask, options))
        elif session.table.over:
            panel.show(Text(winners(session.table, app.texts, app.names)), Text(say("terminal-over-keys")), [])
        else:
            bot = session.asked_bot()
            name = "" if bot is None else app.names[bot]
            panel.show(Text(say("terminal-thinking", who=name)), Text(), [])
        if panel.query_one(Options).display:
            panel.query_one(Options).focus()

    # ------------------------------------------------------------------ keys

    def action_undo(self) -> None:
        self._taken_back(self.table_app.session.take_back())

    def action_restart(self) -> None:
        self._taken_back(self.table_app.session.restart())

    def _taken_back(self, done: bool) -> None:
        if done:
            self.advance()
        else:
            self.notify(self.table_app.texts.message("terminal-no-undo"))

    def action_language(self) -> None:
        self.table_app.next_language()
        self.draw()

    def action_scroll_board(self, pages: int) -> None:
        panel = self.query_one(BoardPanel)
        panel.scroll_relative(y=pages * max(1, panel.size.height - 2), animate=False)
