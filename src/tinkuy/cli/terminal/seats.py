"""How seats look: a shape and a colour each, so that nobody depends on colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tinkuy.cli.terminal.drawing import cut, row

HUMAN: Final = "human"
SHAPES = ["●", "■", "▲", "◆"]
COLOURS = ["#f47067", "#6cb6ff", "#e6c84f", "#6bc46d"]
TURN = "►"
NEUTRAL_SHAPE = "⬡"
NEUTRAL_COLOUR = "#909dab"


def shape(seat: int) -> str:
    return SHAPES[seat] if 0 <= seat < len(SHAPES) else NEUTRAL_SHAPE


def colour(seat: int) -> str:
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else NEUTRAL_COLOUR


def mark(seat: int, style: str = "") -> Text:
    return Text(shape(seat), f"{colour(seat)} {style}".strip())


def player_name(name: str, seat: int, width: int, turn: bool, first: bool) -> Text:
    """At the head of a player's line: whose turn it is and who began."""
    return row(
        Text(TURN if turn else " ", "bold"),
        mark(seat, "bold"),
        " ",
        Text(cut(name, width), f"{colour(seat)} {'bold underline' if turn else ''}".strip()),
        Text("¹", "bold") if first else "",
    )
