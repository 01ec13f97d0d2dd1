"""The score sheet: sources by seats, exact to the quarter."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, cut, fit, padded, right, row
from tinkuy.cli.terminal.seats import colour, mark
from tinkuy.core.result import players
from tinkuy.core.table import Table
from tinkuy.text import Texts


def sheet(table: Table, texts: Texts, names: list[str], width: int) -> Block:
    game = table.game
    count = players(table)
    points = [game.points(table.state, seat) for seat in range(count)]
    longest = max(cell_len(texts.source(code)) for code in game.sources) + 1
    column = max(9, min(18, (width - longest) // count))
    first = max(12, min(longest, width - column * count))
    head = padded(Text(texts.message("terminal-score"), TITLE), first)
    for seat in range(count):
        name = Text(cut(names[seat], column - 3), colour(seat))
        who = row(mark(seat), " ", name)
        head = row(head, " " * (column - who.cell_len), who)
    lines = [head]
    for source, code in enumerate(game.sources):
        cells = [parts[source] for parts in points]
        style = "" if any(cells) else DIM
        line = padded(Text(fit(first - 1, texts.source(code)), style), first)
        lines.append(row(line, *(right(texts.points(parts), column, style if parts else DIM) for parts in cells)))
    total = padded(Text(texts.message("terminal-total"), "bold"), first)
    lines.append(row(total, *(right(texts.points(sum(parts)), column, "bold") for parts in points)))
    return lines


def winners(table: Table, texts: Texts, names: list[str]) -> str:
    seats = table.game.winners(table.state)
    return texts.message("winner", n=len(seats), names=", ".join(names[seat] for seat in seats))
