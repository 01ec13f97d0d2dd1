"""The log: every event as a sentence, with the sign of the seat it is about."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tinkuy.cli.terminal.drawing import TITLE, row
from tinkuy.cli.terminal.seats import colour, mark
from tinkuy.core.events import SEAT, Event
from tinkuy.core.table import Table
from tinkuy.text import Texts


class Log:
    """Sentences are made once; undoing only cuts them off."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[Text] = []
        self.words: tuple[Texts | None, list[str]] = (None, [])

    def of(self, table: Table, texts: Texts, names: list[str]) -> list[Text]:
        told = table.state.told or []
        if self.words != (texts, names):
            self.words = (texts, names)
            self.events, self.lines = [], []
        same = 0
        while same < min(len(told), len(self.events)) and told[same] is self.events[same]:
            same += 1
        self.events = told[:]
        self.lines = self.lines[:same] + [sentence(event, texts, names) for event in told[same:]]
        return self.lines


def sentence(event: Event, texts: Texts, names: list[str]) -> Text:
    words = texts.event(event, names)
    for (_, domain), value in zip(event.kind.fields, event.values, strict=True):
        if domain == SEAT:
            line = row(mark(value), " ", words)
            start = line.cell_len - cell_len(words)
            if words.startswith(names[value]):
                line.stylize(colour(value), start, start + len(names[value]))
            return line
    return Text(words, TITLE)
