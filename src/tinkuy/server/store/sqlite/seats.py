"""Who sits where, and by which links."""

from __future__ import annotations

import sqlite3

from tinkuy.server.clocks import Clock
from tinkuy.server.store.sqlite.base import move
from tinkuy.server.store.sqlite.clocks import Clocks
from tinkuy.server.store.sqlite.notices import note_down
from tinkuy.server.store.store import LINKS, Link, Notice, now


class Seats(Clocks):
    """Visitors, seats and their links."""

    async def visitor_name(self, visitor: str) -> str:
        def query(connection: sqlite3.Connection) -> str:
            row = connection.execute("SELECT name FROM visitors WHERE id = ?", (visitor,)).fetchone()
            return "" if row is None else str(row[0])

        name: str = await self._read(query)
        return name

    async def name_visitor(self, visitor: str, name: str) -> None:
        await self._execute(
            "INSERT INTO visitors VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            visitor,
            name,
            now(),
        )

    async def hold(
        self,
        table: str,
        seat: int,
        visitor: str,
        secret_hash: str = "",
        revision: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            move(connection, table, revision)
            place = (table, seat)
            if not connection.execute("SELECT 1 FROM holders WHERE table_id = ? AND seat = ?", place).fetchone():
                # Whoever made these did so before the seat was somebody's.
                others = "DELETE FROM links WHERE table_id = ? AND seat = ? AND hash <> ?"
                connection.execute(others, (*place, secret_hash))
            used = "UPDATE links SET used_by = ? WHERE table_id = ? AND seat = ? AND hash = ?"
            connection.execute(used, (visitor, *place, secret_hash))
            connection.execute("INSERT OR IGNORE INTO holders VALUES (?, ?, ?, ?, 0)", (*place, visitor, now()))
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def leave(
        self, table: str, seat: int, visitor: str, revision: int | None = None, clock: Clock | None = None
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            move(connection, table, revision)
            leaving = "DELETE FROM holders WHERE table_id = ? AND seat = ? AND visitor = ?"
            connection.execute(leaving, (table, seat, visitor))
            connection.execute("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat))
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def seen(self, table: str, seat: int, visitor: str, at: int) -> None:
        statement = "UPDATE holders SET opened = ? WHERE table_id = ? AND seat = ? AND visitor = ?"
        await self._execute(statement, at, table, seat, visitor)

    async def give(
        self,
        table: str,
        seat: int,
        kind: str,
        bot: str,
        notice: Notice | None = None,
        revision: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            move(connection, table, revision)
            connection.execute("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))
            connection.execute("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat))
            connection.execute(
                "UPDATE seats SET kind = ?, bot = ?, name = '' WHERE table_id = ? AND seat = ?",
                (kind, bot, table, seat),
            )
            if notice is not None:
                note_down(connection, table, notice)
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def add_link(self, table: str, seat: int, secret_hash: str, revision: int | None = None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            move(connection, table, revision)
            statement = "INSERT INTO links (table_id, seat, hash, used_by) VALUES (?, ?, ?, '')"
            connection.execute(statement, (table, seat, secret_hash))
            connection.execute(
                """DELETE FROM links WHERE table_id = ?1 AND seat = ?2 AND number NOT IN (
                    SELECT number FROM links WHERE table_id = ?1 AND seat = ?2 ORDER BY number DESC LIMIT ?3)""",
                (table, seat, LINKS),
            )

        await self.writer.write(job)

    async def links(self, table: str) -> list[Link]:
        def query(connection: sqlite3.Connection) -> list[Link]:
            rows = connection.execute("SELECT seat, hash, used_by FROM links WHERE table_id = ?", (table,))
            return [Link(*row) for row in rows]

        found: list[Link] = await self._read(query)
        return found
