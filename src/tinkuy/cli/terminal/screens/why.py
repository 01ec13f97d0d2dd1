"""Why not? Everything the question does not offer, with the reason and its clause."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tinkuy.cli.terminal.drawing import DIM, TITLE
from tinkuy.cli.terminal.screens.paper import PaperScreen
from tinkuy.core.game import Game
from tinkuy.core.questions import Blocked
from tinkuy.text import Texts

NAMED = 8  # options that are named before the rest is only counted


class WhyScreen(PaperScreen[str]):
    """Ends with the id of a clause to look up, or with None."""

    def __init__(self, game: Game, texts: Texts, groups: list[tuple[Blocked, int, list[int]]]) -> None:
        super().__init__(texts.message("terminal-why"), texts)
        self.game = game
        self.groups = groups

    def content(self) -> ComposeResult:
        if not self.groups:
            yield Static(self.texts.message("terminal-why-nothing"))
            return
        options = OptionList()
        asked = None
        for index, (blocked, kind, refused) in enumerate(self.groups):
            if kind != asked:
                asked = kind
                question = self.texts.message(f"question-{self.game.kinds[kind].name}")
                options.add_option(Option(Text(question, TITLE), disabled=True))
            options.add_option(Option(self._prompt(blocked, kind, refused), id=f"group-{index}"))
        yield options

    def _prompt(self, blocked: Blocked, kind: int, refused: list[int]) -> Text:
        names = list(dict.fromkeys(self.texts.option(self.game, kind, option) for option in refused))
        listed = ", ".join(names[:NAMED])
        if len(names) > NAMED:
            listed += " " + self.texts.message("terminal-more", n=len(names) - NAMED)
        words = Text(f"  {listed}", "bold")
        words.append(f"\n    {self.texts.blocked(blocked)}", "not bold")
        words.append(f" [{blocked.clause}]", f"not bold {DIM}")
        return words

    def on_mount(self) -> None:
        if self.groups:
            options = self.query_one(OptionList)
            options.focus()
            options.action_first()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        index = int(str(event.option_id).partition("-")[2])
        self.dismiss(self.groups[index][0].clause)
