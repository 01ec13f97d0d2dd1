"""What tiles and spaces do, line by line."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tinkuy.cli.terminal.drawing import DIM, TITLE
from tinkuy.cli.terminal.screens.paper import PaperScreen
from tinkuy.cli.terminal.shown import Thing
from tinkuy.text import Texts


class InfoScreen(PaperScreen[None]):
    def __init__(self, texts: Texts, groups: list[tuple[str, list[Thing]]], focus: str) -> None:
        super().__init__(texts.message("terminal-info"), texts, tall=True)
        self.groups = groups
        self.start = focus
        self.listed: list[Thing | None] = []

    def content(self) -> ComposeResult:
        options = OptionList(id="things")
        for title, things in self.groups:
            options.add_option(Option(Text(title, TITLE), disabled=True))
            self.listed.append(None)
            for thing in things:
                options.add_option(Option(f"  {self._said(thing)}"))
                self.listed.append(thing)
        yield options
        yield Static(id="thing-words")
        if not self.groups:
            yield Static(self.texts.message("terminal-info-nothing"))

    def _said(self, thing: Thing) -> str:
        return self.texts.name(thing.domain, thing.code) if thing.label is None else self.texts.label(thing.label)

    def on_mount(self) -> None:
        options = self.query_one("#things", OptionList)
        options.focus()
        for index, thing in enumerate(self.listed):
            if thing is not None and (not self.start or thing.code == self.start):
                options.highlighted = index
                self.call_after_refresh(options.scroll_to_highlight, top=True)
                return
        options.action_first()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        thing = self.listed[event.option_index]
        if thing is not None:
            words = Text(self._said(thing), "bold")
            assert self.texts.game is not None
            clause = self.texts.game.describe(thing.domain, thing.code).clause
            words.append(f" [{clause}]" if clause else "", f"not bold {DIM}")
            for line in self.texts.describe(thing.domain, thing.code):
                words.append(f"\n{line}", "not bold")
            self.query_one("#thing-words", Static).update(words)
