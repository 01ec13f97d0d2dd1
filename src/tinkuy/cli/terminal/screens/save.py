"""Where to save: the usual file, or any other."""

from __future__ import annotations

from pathlib import Path

from textual.app import ComposeResult
from textual.widgets import Input, Static

from tinkuy.cli.terminal.screens.paper import PaperScreen
from tinkuy.text import Texts


class SaveScreen(PaperScreen[Path]):
    """Ends with the path, or with None when nothing is to be saved."""

    def __init__(self, texts: Texts, path: Path) -> None:
        super().__init__(texts.message("terminal-save"), texts)
        self.path = path

    def content(self) -> ComposeResult:
        yield Static(self.texts.message("terminal-save-where"))
        yield Input(str(self.path), select_on_focus=False)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(Path(event.value.strip()).expanduser())
