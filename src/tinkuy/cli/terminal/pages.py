"""The keys of the table's screen and the pages they open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen

from tinkuy.cli.terminal.drawing import DIM
from tinkuy.cli.terminal.log import Log
from tinkuy.cli.terminal.saving import short_path
from tinkuy.cli.terminal.screens.info import InfoScreen
from tinkuy.cli.terminal.screens.paper import TextScreen
from tinkuy.cli.terminal.screens.rules import RulesScreen
from tinkuy.cli.terminal.screens.save import SaveScreen
from tinkuy.cli.terminal.screens.settings import SettingsScreen
from tinkuy.cli.terminal.screens.why import WhyScreen
from tinkuy.cli.terminal.sheet import sheet, winners
from tinkuy.core.errors import Refused

if TYPE_CHECKING:
    from tinkuy.cli.terminal.app import TableApp

# Key, its neighbour on a Russian keyboard, action; the message of its word is `terminal-key-<action>`.
KEYS = [
    ("z", "я", "undo"),
    ("Z", "Я", "restart"),
    ("?", ",", "why"),
    ("r", "к", "rules"),
    ("i", "ш", "info"),
    ("s", "ы", "score"),
    ("g", "п", "log"),
    ("w", "ц", "save"),
    ("l", "д", "language"),
    ("o", "щ", "settings"),
    ("h", "\N{CYRILLIC SMALL LETTER ER}", "help"),
    ("q", "й", "quit"),
]
NAMED_KEYS = {"?": "question_mark", ",": "comma"}


class PagesScreen(Screen[None]):
    """A screen from which everything can be looked up; what the keys do to the game is the table's part."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{NAMED_KEYS.get(key, key)},{NAMED_KEYS.get(other, other)}", action, show=False)
        for key, other, action in KEYS
    ]

    def __init__(self) -> None:
        super().__init__()
        self.story = Log()
        self.focus_code = ""  # of the option under the cursor

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    def action_why(self) -> None:
        app = self.table_app
        self.app.push_screen(WhyScreen(app.game, app.texts, app.session.refusals(app.board.ahead)), self._open_clause)

    def _open_clause(self, clause: str | None) -> None:
        if clause is not None:
            self.app.push_screen(RulesScreen(self.table_app.rulebook(), self.table_app.texts, clause))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.table_app.rulebook(), self.table_app.texts))

    def action_info(self) -> None:
        app = self.table_app
        things = app.board.things(app.shown(app.session.viewer))
        self.app.push_screen(InfoScreen(app.texts, things, self.focus_code))

    def action_score(self) -> None:
        app, table = self.table_app, self.table_app.session.table
        lines = sheet(table, app.texts, app.names, int(self.size.width * 0.92) - 6)
        if table.over:
            saved = app.texts.message("terminal-saved", path=short_path(app.session.path))
            lines = [Text(winners(table, app.texts, app.names), "bold"), Text(), *lines, Text(), Text(saved, DIM)]
        self.app.push_screen(TextScreen(app.texts.message("terminal-score-sheet"), app.texts, lines, wrap=True))

    def action_log(self) -> None:
        app = self.table_app
        self.story.of(app.session.table, app.texts, app.names, app.board)
        lines = self.story.with_clauses()
        self.app.push_screen(TextScreen(app.texts.message("terminal-log"), app.texts, lines, wrap=True, end=True))

    def action_save(self) -> None:
        self.app.push_screen(SaveScreen(self.table_app.texts, self.table_app.session.path), self._save)

    def _save(self, path: Path | None) -> None:
        if path is not None:
            try:
                saved = self.table_app.session.save(path)
                self.notify(self.table_app.texts.message("terminal-saved", path=short_path(saved)))
            except Refused as refused:
                self.notify(str(refused), severity="error")

    def action_settings(self) -> None:
        self.app.push_screen(SettingsScreen(self.table_app.texts, self.table_app.session.settings))

    def action_help(self) -> None:
        app = self.table_app
        say = app.texts.message
        lines = [Text.assemble((f"{key:>7} ", "bold"), say(f"terminal-help-{action}")) for key, _, action in KEYS]
        lines += [Text(), *(Text(say(f"terminal-help-{word}")) for word in ("answer", "ends", "scroll", "board"))]
        lines += [Text(), *app.board.legend(app.shown(app.session.viewer))]
        self.app.push_screen(TextScreen(say("terminal-help"), app.texts, lines, wrap=True))

    def action_quit(self) -> None:
        self.table_app.action_leave()
