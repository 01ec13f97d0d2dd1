"""What everybody at a table is told about its seats."""

from __future__ import annotations

import sqlite3

from tinkuy.server.store.store import NOTICES, Notice


def note_down(connection: sqlite3.Connection, table: str, notice: Notice) -> None:
    last = connection.execute("SELECT coalesce(max(number), 0) FROM notices WHERE table_id = ?", (table,)).fetchone()[0]
    row = (table, last + 1, notice.at, notice.kind, notice.seat, notice.name, notice.bot)
    connection.execute("INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.execute("DELETE FROM notices WHERE table_id = ? AND number <= ?", (table, last + 1 - NOTICES))
