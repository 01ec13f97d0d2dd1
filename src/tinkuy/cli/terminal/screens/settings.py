"""The settings, each switched to its next value by Enter."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tinkuy.cli.terminal.screens.paper import PaperScreen
from tinkuy.cli.terminal.settings import PAUSES, Settings
from tinkuy.text import Texts


class SettingsScreen(PaperScreen[None]):
    def __init__(self, texts: Texts, settings: Settings) -> None:
        super().__init__(texts.message("terminal-settings"), texts)
        self.settings = settings

    def content(self) -> ComposeResult:
        yield OptionList(*self._options())

    def _options(self) -> list[Option]:
        say = self.texts.message
        confirm = say("terminal-on" if self.settings.confirm else "terminal-off")
        return [
            Option(say("terminal-setting-confirm", value=confirm)),
            Option(say("terminal-setting-pause", value=f"{self.settings.pause:g}")),
        ]

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index == 0:
            self.settings.confirm = not self.settings.confirm
        else:
            self.settings.pause = PAUSES[(PAUSES.index(self.settings.pause) + 1) % len(PAUSES)]
        self.settings.save()
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(self._options())
        options.highlighted = event.option_index
