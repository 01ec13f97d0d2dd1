"""Tables of boards whose reward is found by the number of workers and the weakest power (TE-23.3, TE-24.3)."""

from __future__ import annotations

from typing import Any

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.modules.stand_in import is_stand_in, known, stand_ins


class Cell:
    """What a cell allows and gives."""

    __slots__ = ("decorations", "free", "gold", "levels")

    def __init__(self, entry: Reader) -> None:
        self.decorations = entry.number("decorations", 0)  # most that may be placed
        self.gold = entry.number("gold", 0)
        self.free = entry.number("free_worker", 0)  # own locked workers
        self.levels = [level - 1 for level in entry.numbers("tiles")] if entry.has("tiles") else []  # highest, per tile


class Grid:
    """The cells by row and column, and the power-ups by row."""

    def __init__(self, data: Reader, name: str, columns: int) -> None:
        entry = known(data.part(name), stand_ins(data), name, "table")
        self.stand_in = is_stand_in(entry)
        rows: Any = entry.value("table")
        full = isinstance(rows, list) and all(isinstance(row, list) and len(row) == columns for row in rows)
        if not full or len(rows) != 3:
            raise Refused(f"Table '{entry.where}' needs three rows of {columns} cells.")
        self.cells = [[Cell(Reader(cell, entry.where, {})) for cell in row] for row in rows]
        ups = known(data.part(name), stand_ins(data), name, "power_ups")
        self.power_ups = ups.numbers("power_ups")
        if len(self.power_ups) != len(self.cells) or min(self.power_ups) < 0:
            raise Refused(f"Table '{ups.where}' needs power-ups for 1, 2 and 3 workers.")

    def row(self, workers: int) -> int:
        return min(workers, len(self.cells)) - 1
