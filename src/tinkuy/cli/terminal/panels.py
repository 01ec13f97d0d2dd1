"""The parts of the table's screen: board, question, log, status line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer, Vertical
from textual.geometry import Size
from textual.message import Message
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tinkuy.cli.terminal.drawing import DIM, row
from tinkuy.cli.terminal.seats import SHAPES

# The digits of a Czech keyboard without shift.
CZECH_DIGITS = dict(zip("+ěščřžýáíé", "1234567890", strict=True))

# Of the lines of the screen, for the question: beside the board, or below it.
SIDE_SHARE = 0.62
STACKED_SHARE = 0.45


class BoardPanel(ScrollableContainer):
    """The board; scrolls both ways when the screen is smaller than it is."""

    class Resized(Message):
        """There is other room for a drawing."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn_for = (0, 0, 0)

    def on_resize(self) -> None:
        if self.room() != self.drawn_for:
            self.post_message(self.Resized())

    def compose(self) -> ComposeResult:
        yield Static(id="board-drawing")

    def room(self) -> tuple[int, int, int]:
        """Columns and lines without scroll bars, and the columns that one beside a long drawing takes."""
        return self.content_size.width, self.content_size.height, self.styles.scrollbar_size_vertical

    def show(self, drawing: Text) -> None:
        self.drawn_for = self.room()
        self.query_one("#board-drawing", Static).update(drawing)


class Options(OptionList):
    """Numbered options: arrows and Enter, or the number; several digits where there are many."""

    def __init__(self) -> None:
        super().__init__(id="options")
        self.typed = ""
        self.listed: list[int | None] = []  # which prompt stands on each line of the list, None for a heading

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        # As if there were a scroll bar: else a line that wraps beside one would bring one for ever.
        return super().get_content_height(container, viewport, width - 1)

    @property
    def count(self) -> int:
        """How many prompts there are, which is the highest number."""
        return sum(line is not None for line in self.listed)

    def show(self, prompts: Sequence[Text], headings: Mapping[int, Text] | None = None) -> None:
        """The prompts in their order; a heading stands above the prompt with its index."""
        self.typed = ""
        self.clear_options()
        self.listed = []
        for index, prompt in enumerate(prompts):
            if headings and index in headings:
                self.add_option(Option(headings[index], disabled=True))
                self.listed.append(None)
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_column(justify="right", no_wrap=True, width=len(str(len(prompts))))
            line.add_column()
            line.add_row(Text(str(index + 1), "bold #d4b483"), prompt)
            self.add_option(Option(line))
            self.listed.append(index)
        if prompts:
            self.highlighted = self.listed.index(0)

    def type_digit(self, character: str) -> bool:
        """One more digit of a number; taken at once when no other number begins like it."""
        digit = CZECH_DIGITS.get(character, character)
        if not (digit.isascii() and digit.isdigit()):
            return False
        typed = self.typed + digit
        if not 1 <= int(typed) <= self.count:
            typed = digit
        if not 1 <= int(typed) <= self.count:
            self.typed = ""
            return True
        self.typed = typed
        self.highlighted = self.listed.index(int(typed) - 1)
        if int(typed) * 10 > self.count:
            self.action_select()
        return True


class QuestionPanel(Vertical):
    """The question in words, what was answered so far in this turn, and the options."""

    def compose(self) -> ComposeResult:
        yield Static(id="question-words")
        yield Static(id="question-answers")
        yield Options()

    def show(
        self, words: Text, answers: Text, prompts: Sequence[Text], headings: Mapping[int, Text] | None = None
    ) -> None:
        self.query_one("#question-words", Static).update(words)
        said = self.query_one("#question-answers", Static)
        said.update(answers)
        said.display = bool(answers.plain)
        options = self.query_one(Options)
        options.display = bool(prompts)
        options.show(prompts, headings)
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """The options have what the words leave of the panel's share of the screen; more of them scroll."""
        share = STACKED_SHARE if self.screen.has_class("stacked") else SIDE_SHARE
        words = sum(part.size.height for part in self.query(Static) if part.display)
        self.query_one(Options).styles.max_height = max(2, int(self.screen.size.height * share) - words)

    def on_resize(self) -> None:
        self.call_after_refresh(self.fit)


class LogPanel(RichLog):
    """What happened, newest at the bottom; written anew when the width or the language changes."""

    class Resized(Message):
        """The lines have to be wrapped anew."""

    RECENT = 80  # sentences that are written anew; the whole log has a screen of its own

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, highlight=False, min_width=0, max_lines=1000)
        self.written: list[Text] = []
        self.wrapped_at = 0

    def show(self, lines: Sequence[Text]) -> None:
        """Add what is new; begin anew when something was taken back or said in other words."""
        width = self.scrollable_content_region.width
        known = len(self.written)
        added = known <= len(lines) and (known == 0 or lines[known - 1] is self.written[-1])
        if not added or width != self.wrapped_at:
            self.clear()
            known = max(0, len(lines) - self.RECENT)
        self.written, self.wrapped_at = list(lines), width
        for line in lines[known:]:
            for part in hanging(line, width, self.app.console):
                self.write(part)

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        if self.scrollable_content_region.width != self.wrapped_at:
            self.post_message(self.Resized())


def hanging(line: Text, width: int, console: Console) -> list[Text]:
    """The sign of the seat stands alone on the left of all lines of a sentence."""
    if line.plain[:1] not in SHAPES or width < 12:
        return [line]
    parts = line[2:].wrap(console, width - 2)
    return [row(line[:2] if index == 0 else "  ", part) for index, part in enumerate(parts)]


class StatusLine(Static):
    """The keys, and where the game is saved."""

    def show(self, keys: Sequence[tuple[str, str]], below: str) -> None:
        """As many keys as fit; the last ones, help among them, stay longest."""
        shown = list(keys)
        while sum(len(key) + len(word) + 3 for key, word in shown) > self.app.size.width and len(shown) > 2:
            shown.remove(next(entry for entry in reversed(shown) if entry not in shown[-2:]))
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, word in shown:
            line.append(f" {key}", "bold #d4b483").append(f" {word}")
        if below:
            line.append(f"\n{below}", DIM)
        self.update(line)
