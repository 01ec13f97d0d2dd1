"""Signs that mean the same on every board, each in its colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

POINTS: Final = "★"
STEP: Final = "∆"
HOUSE: Final = "⌂"
TRADE: Final = "⇄"
MINUS: Final = "\N{MINUS SIGN}"
NONE: Final = "·"
COLOURS: Final = {POINTS: "bold #f0f0f0", STEP: "#c297ff", HOUSE: "#e0a080"}


class Paint:
    """Paints every sign of a text in its colour: `painted = Paint({CORN: "#b8d65c"})`."""

    def __init__(self, colours: Mapping[str, str]) -> None:
        self.colours = {**COLOURS, **colours}

    def __call__(self, text: str, style: str = "") -> Text:
        line = Text(text, style)
        for index, letter in enumerate(text):
            if letter in self.colours:
                line.stylize(self.colours[letter], index, index + 1)
        return line
