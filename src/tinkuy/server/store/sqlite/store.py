"""The store in one SQLite file: write-ahead log, every commit flushed to the disk."""

from __future__ import annotations

import sqlite3

from tinkuy.server.ratings import ACQUAINTED, NEWCOMER
from tinkuy.server.store.ratings import LADDER, Rated
from tinkuy.server.store.sqlite.seats import Seats
from tinkuy.server.store.sqlite.tables import Tables


class SqliteStore(Tables, Seats):
    """Fulfils tinkuy.server.store.store.Store."""

    async def judge(self, table: str, turn: int, judged: str) -> None:
        await self._execute("INSERT OR REPLACE INTO judged_turns VALUES (?, ?, ?)", table, turn, judged)

    async def judged(self, table: str) -> list[str]:
        def query(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute("SELECT judged FROM judged_turns WHERE table_id = ? ORDER BY turn", (table,))
            return [str(row[0]) for row in rows]

        found: list[str] = await self._read(query)
        return found

    async def ladder(self, game: str, seats: int, visitor: str, limit: int) -> tuple[list[Rated], Rated | None]:
        query = LADDER.replace("%s", "?")
        listed = f"{query} AND games >= ? AND opponents >= ? ORDER BY mean - 3 * sigma DESC LIMIT ?"

        def read(connection: sqlite3.Connection) -> tuple[list[Rated], Rated | None]:
            rows = connection.execute(listed, (game, seats, NEWCOMER, ACQUAINTED, limit)).fetchall()
            own = connection.execute(f"{query} AND visitor = ?", (game, seats, visitor)).fetchone()
            return [Rated(*row) for row in rows], None if own is None else Rated(*own)

        found: tuple[list[Rated], Rated | None] = await self._read(read)
        return found
