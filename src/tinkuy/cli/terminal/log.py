"""The log: every event as a sentence, with the sign of the seat it is about."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, row
from tinkuy.cli.terminal.seats import colour, mark
from tinkuy.cli.terminal.shown import Board
from tinkuy.core.events import SEAT, Event
from tinkuy.core.table import Table
from tinkuy.text import Texts


class Log:
    """Sentences are made once; undoing only cuts them off."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[Text] = []
        self.words: tuple[Texts | None, list[str]] = (None, [])

    def of(self, table: Table, texts: Texts, names: list[str], board: Board) -> list[Text]:
        told = table.state.told or []
        if self.words != (texts, names):
            self.words = (texts, names)
            self.events, self.lines = [], []
        same = 0
        while same < min(len(told), len(self.events)) and told[same] is self.events[same]:
            same += 1
        self.events = told[:]
        self.lines = self.lines[:same] + [sentence(event, texts, names, board) for event in told[same:]]
        return self.lines

    def with_clauses(self) -> list[Text]:
        """Behind every sentence the rule that made it happen."""
        return [
            row(line, " ", Text(event.kind.clause, DIM)) for line, event in zip(self.lines, self.events, strict=True)
        ]


def sentence(event: Event, texts: Texts, names: list[str], board: Board) -> Text:
    words = texts.event(event, names)
    fields = zip(event.kind.fields, event.values, strict=True)
    seat = next((value for (_, domain), value in fields if domain == SEAT), board.whose(event))
    if seat is None:
        return Text(words, TITLE)
    line = row(mark(seat), " ", words)
    start = line.cell_len - cell_len(words)
    if words.startswith(names[seat]):
        line.stylize(colour(seat), start, start + len(names[seat]))
    return line
