"""The curtain between two players at one screen: nothing of the table is to be seen."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from tinkuy.cli.terminal.seats import colour, mark
from tinkuy.text import Texts


class CurtainScreen(Screen[int]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "lift", show=False),
        Binding("q,й", "app.leave", show=False),
    ]

    def __init__(self, seat: int, name: str, texts: Texts) -> None:
        super().__init__()
        self.seat = seat
        self.name_of_seat = name
        self.texts = texts

    def compose(self) -> ComposeResult:
        words = Text(justify="center")
        words.append_text(mark(self.seat, "bold")).append(" ")
        words.append(self.texts.message("terminal-curtain", who=self.name_of_seat), f"bold {colour(self.seat)}")
        words.append(f"\n\n{self.texts.message('terminal-curtain-key')}")
        yield Static(words)

    def action_lift(self) -> None:
        self.dismiss(self.seat)
