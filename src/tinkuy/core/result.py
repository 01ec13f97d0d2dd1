"""The result of a game: scores with the sheet of sources, and who won."""

from __future__ import annotations

from typing import Any

from tinkuy.core.automa import automas
from tinkuy.core.table import Table


def vp(table: Table, parts: int) -> int | float:
    """Points as people write them: whole where they are whole, else the exact fraction."""
    unit = table.game.unit
    return parts // unit if parts % unit == 0 else parts / unit


def players(table: Table) -> int:
    """Seats and the opponents that the game plays by itself."""
    return table.seats + automas(table.game.automa, table.seats)


def scores(table: Table) -> list[int | float]:
    return [vp(table, sum(table.game.points(table.state, seat))) for seat in range(players(table))]


def result(table: Table) -> dict[str, Any]:
    """Scores at any moment; the winners only when the game is over."""
    sheets = []
    for seat in range(players(table)):
        parts = table.game.points(table.state, seat)
        sources = {name: vp(table, n) for name, n in zip(table.game.sources, parts, strict=True) if n}
        sheets.append({"seat": seat, "points": vp(table, sum(parts)), "sources": sources})
    return {"over": table.over, "scores": sheets, "winners": table.game.winners(table.state) if table.over else []}
