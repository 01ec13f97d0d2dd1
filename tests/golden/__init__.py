"""Golden records: whole games that every later version of the rules must replay to the same result.

`python -m tests.golden` writes the ones that are missing. A test only reads them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tinkuy.core.game import Game
from tinkuy.core.position import answer_checked
from tinkuy.core.record import Record, read_record, replay
from tinkuy.core.table import Table

FOLDER = Path(__file__).parent


def records_of(game: Game) -> list[Path]:
    return sorted((FOLDER / game.name).glob("*.record"))


def retrace(path: Path, game: Game) -> Iterator[Table]:
    """The recorded game, before every answer and at its end; always the same table."""
    record = read_record(path.read_text(encoding="utf-8"))
    table = replay(_opening(record), lambda name: game)
    for _, answers in record.turns:
        for seat, code in answers:
            yield table
            answer_checked(table, seat, code)
    yield table


def _opening(record: Record) -> Record:
    opening = Record()
    for name in ("game", "rules", "tables", "seats", "seed", "position", "options"):
        setattr(opening, name, getattr(record, name))
    return opening
