"""The terminal table as an application: the game, the words it is shown in, and its one screen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tinkuy.cli.names import shown_names
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.hangup import end_with_terminal
from tinkuy.cli.terminal.session import Session
from tinkuy.cli.terminal.shown import Board, Shown
from tinkuy.cli.terminal.table_screen import TableScreen
from tinkuy.cli.terminal.words import find_texts
from tinkuy.core.automa import automas
from tinkuy.core.game import remarks_on
from tinkuy.core.view import view
from tinkuy.text import LANGUAGES, Rulebook

REMARK_SECONDS = 15


class TableApp(App[int]):
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, session: Session, language: str, board: Board | None = None) -> None:
        super().__init__()
        self.session = session
        self.game = session.table.game
        self.board = board or find_board(self.game)
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self.texts = find_texts(self.game, language)
        seats = self.session.seats
        automa = automas(self.game.automa, len(seats))
        self.names = shown_names(seats, self.session.given, self.texts, automa)

    def next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def rulebook(self) -> Rulebook:
        return Rulebook(self.game.name, self.language)

    def shown(self, seat: int, lit: frozenset[str] = frozenset(), focus: str = "") -> Shown:
        """What a seat may see; boards are drawn from this alone."""
        table = self.session.table
        asks = table.asks()
        turn = asks[0].seat if asks else None
        return Shown(self.game, view(table, seat), self.texts, self.names, turn, lit, focus, options=table.options)

    def on_mount(self) -> None:
        if not self.is_headless:
            end_with_terminal(self.session.save)
        self.push_screen(TableScreen())
        table = self.session.table
        if not table.turns:
            for remark in remarks_on(self.game, table.options, table.seats):
                self.notify(self.texts.label(remark), severity="warning", timeout=REMARK_SECONDS)

    def action_leave(self) -> None:
        self.session.save()
        self.exit(0)
