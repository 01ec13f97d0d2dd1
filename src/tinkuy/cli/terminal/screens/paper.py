"""A sheet of paper over the table: Escape takes it away again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tinkuy.text import Texts

T = TypeVar("T")


class PaperScreen(ModalScreen[T]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, texts: Texts, tall: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.texts = texts
        self.tall = tall

    def compose(self) -> ComposeResult:
        paper = Vertical(id="paper", classes="tall" if self.tall else "")
        paper.border_title = self.heading
        paper.border_subtitle = self.texts.message("terminal-close")
        with paper:
            yield from self.content()

    def content(self) -> ComposeResult:
        raise NotImplementedError(f"{type(self).__name__} shows nothing")

    def action_close(self) -> None:
        self.dismiss(None)


class TextScreen(PaperScreen[None]):
    """Lines to read: the score sheet, help, the whole log. The key that opened it closes it too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,й", "close", show=False)]

    def __init__(self, title: str, texts: Texts, lines: Sequence[Text], wrap: bool = False, end: bool = False) -> None:
        super().__init__(title, texts)
        self.lines = lines
        self.wrap = wrap
        self.end = end  # begin at the last line

    def content(self) -> ComposeResult:
        words = Text("\n").join(self.lines)
        with VerticalScroll():
            drawing = Static(words, id="paper-text")
            if self.wrap:
                drawing.styles.width = "100%"
            yield drawing

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.end:
            self.call_after_refresh(scroll.scroll_end, animate=False)
