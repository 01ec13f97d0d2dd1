"""Everybody's line: colour, labour, tiles, terraces, roads, cards and points, and what Sapa Inca would bring."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, cut, padded, right, row
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.seats import colour, player_name
from tinkuy.cli.terminal.shown import Shown
from tinkuy.games.inca_empire.components import Components

COLOUR = 11
# Labour, tiles, terraces, roads, cards in hand, points, points with the next Sapa Inca phase.
COLUMNS = [4, 4, 4, 4, 4, 6, 6]


def players(shown: Shown, components: Components, width: int) -> Block:
    name = max(9, min(24, width - sum(COLUMNS) - COLOUR - 4))
    words = [signs.LABOUR, signs.TILE, signs.TERRACE, signs.ROAD, signs.CARD, signs.POINTS, f"+{signs.CUSCO}"]
    head = padded(Text(shown.say("terminal-players"), TITLE), name + 4 + COLOUR)
    for word, room in zip(words, COLUMNS, strict=True):
        head = row(head, " " * (room - len(word)), signs.painted(word, DIM))
    order = shown.state["order"]
    return [head, *(_line(shown, components, shown.state["players"][seat], name) for seat in order)]


def count(cards: list[int] | int) -> int:
    """A hand is a list for its owner and a number for everybody else."""
    return cards if isinstance(cards, int) else len(cards)


def _line(shown: Shown, components: Components, player: dict[str, Any], name: int) -> Text:
    """In turn order; the leader of the score track is marked."""
    seat: int = player["seat"]
    who = player_name(shown.names[seat], seat, name, turn=shown.turn == seat, first=shown.state["ranking"][0] == seat)
    stripe = shown.texts.name("colour", components.board.colours[player["start"]])
    line = row(padded(who, name + 4), padded(Text(cut(stripe, COLOUR - 1), colour(seat)), COLOUR))
    roads = shown.state["roads"].count(seat) + len(player["wild"])
    points = sum(player["points"])
    sapa = [sum(sheet[seat]) - points for sheet in (each["points"] for each in shown.view["projections"])]
    cells = [player["labour"], len(player["tiles"]), len(player["terraces"]), roads, count(player["hand"])]
    for cell, room in zip(cells, COLUMNS, strict=False):
        line = row(line, right(str(cell), room, "" if cell else DIM))
    line = row(line, right(shown.texts.points(points, shown.game.unit), COLUMNS[-2], "bold"))
    return row(line, right(f"+{sapa[0]}" if sapa else "", COLUMNS[-1], DIM))
