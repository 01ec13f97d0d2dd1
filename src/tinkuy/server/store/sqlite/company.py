"""What people keep beside the game, in the SQLite file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

from tinkuy.server.store.company import FORGET, LINES, Line, Order
from tinkuy.server.store.store import now

Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]
Write = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]
Move = Callable[[sqlite3.Connection, str, int | None], None]


class SqliteCompany:
    """Fulfils tinkuy.server.store.company.Company by the ways of a store to read, to write and to move a table."""

    def __init__(self, read: Read, write: Write, move: Move) -> None:
        self.read = read
        self.write = write
        self.move = move

    async def say(self, table: str, visitor: str, seat: int, name: str, text: str, revision: int | None = None) -> Line:
        def job(connection: sqlite3.Connection) -> Line:
            self.move(connection, table, revision)
            query = "SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_id = ?"
            number: int = connection.execute(query, (table,)).fetchone()[0]
            line = Line(number, now(), visitor, seat, name, text)
            row = (table, number, line.at, visitor, seat, name, text)
            connection.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            connection.execute(FORGET.replace("%s", "?"), (table, seat, table, seat, LINES))
            return line

        said: Line = await self.write(job)
        return said

    async def lines(self, table: str, after: int, before: int, gallery: bool, limit: int) -> list[Line]:
        query = """SELECT number, at, visitor, seat, name, text FROM chat
            WHERE table_id = ? AND number > ? AND number < ? AND (seat >= 0 OR ?) ORDER BY number DESC LIMIT ?"""
        rows = await self._rows(query, table, after, before, gallery, limit)
        return [Line(*row) for row in reversed(rows)]

    async def speakers(self, table: str) -> list[str]:
        return [row[0] for row in await self._rows("SELECT DISTINCT visitor FROM chat WHERE table_id = ?", table)]

    async def mute(self, visitor: str, other: str, muted: bool) -> None:
        add, drop = "INSERT OR IGNORE INTO mutes VALUES (?, ?)", "DELETE FROM mutes WHERE visitor = ? AND muted = ?"
        await self._execute(add if muted else drop, visitor, other)

    async def muted(self, visitor: str) -> list[str]:
        return [row[0] for row in await self._rows("SELECT muted FROM mutes WHERE visitor = ?", visitor)]

    async def notes(self, table: str, seat: int, visitor: str) -> str:
        query = "SELECT text FROM notes WHERE table_id = ? AND seat = ? AND visitor = ?"
        rows = await self._rows(query, table, seat, visitor)
        return str(rows[0][0]) if rows else ""

    async def keep_notes(self, table: str, seat: int, visitor: str, text: str) -> None:
        keep = "INSERT INTO notes VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET text = excluded.text"
        await self._execute(keep, table, seat, visitor, text)

    async def ordered(self) -> list[str]:
        query = "SELECT DISTINCT o.table_id FROM orders o JOIN tables t ON t.id = o.table_id WHERE t.over = 0"
        return [row[0] for row in await self._rows(query)]

    async def orders(self, table: str) -> list[Order]:
        rows = await self._rows("SELECT seat, visitor, kind, options, turn FROM orders WHERE table_id = ?", table)
        return [Order(seat, visitor, kind, json.loads(codes), turn) for seat, visitor, kind, codes, turn in rows]

    async def order(
        self, table: str, seat: int, visitor: str, orders: list[Order], revision: int | None = None
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            self.move(connection, table, revision)
            before = "DELETE FROM orders WHERE table_id = ? AND seat = ? AND visitor = ?"
            connection.execute(before, (table, seat, visitor))
            rows = [(table, seat, visitor, order.kind, json.dumps(order.options), order.turn) for order in orders]
            connection.executemany("INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?)", rows)

        await self.write(job)

    async def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await self.read(lambda connection: connection.execute(query, values).fetchall())
        return found

    async def _execute(self, statement: str, *values: Any) -> None:
        await self.write(lambda connection: connection.execute(statement, values).rowcount)
