"""What people keep beside the game, in the database."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from psycopg import AsyncConnection

from tinkuy.server.store.company import FORGET, LINES, Line, Order
from tinkuy.server.store.postgresql.lines import Do
from tinkuy.server.store.store import Taken, now

Rows = Callable[..., Awaitable[list[tuple[Any, ...]]]]
Write = Callable[[Do[Any]], Awaitable[Any]]

# The table's row is locked by its change, so that two lines never have one number.
_MOVE = "UPDATE tables SET changed = changed WHERE id = %s AND revision = coalesce(%s, revision)"
_SAY = """INSERT INTO chat SELECT %s, coalesce(max(number), 0) + 1, %s, %s, %s, %s, %s FROM chat WHERE table_id = %s
    RETURNING number"""


class PostgresqlCompany:
    """Fulfils tinkuy.server.store.company.Company by the ways of a store to read, to write and to tell of a table."""

    def __init__(self, rows: Rows, write: Write, moved: Callable[[str], None]) -> None:
        self.rows = rows
        self.write = write
        self.moved = moved

    async def say(self, table: str, visitor: str, seat: int, name: str, text: str, revision: int | None = None) -> Line:
        at = now()

        async def do(connection: AsyncConnection[Any]) -> Line:
            async with connection.transaction():
                if not (await connection.execute(_MOVE, (table, revision))).rowcount:
                    raise Taken(f"the table has changed since revision {revision}")
                row = await (await connection.execute(_SAY, (table, at, visitor, seat, name, text, table))).fetchone()
                assert row is not None
                await connection.execute(FORGET, (table, seat, table, seat, LINES))
                return Line(row[0], at, visitor, seat, name, text)

        line: Line = await self.write(do)
        self.moved(table)
        return line

    async def lines(self, table: str, after: int, before: int, gallery: bool, limit: int) -> list[Line]:
        query = """SELECT number, at, visitor, seat, name, text FROM chat
            WHERE table_id = %s AND number > %s AND number < %s AND (seat >= 0 OR %s) ORDER BY number DESC LIMIT %s"""
        rows = await self.rows(query, table, after, before, gallery, limit)
        return [Line(*row) for row in reversed(rows)]

    async def speakers(self, table: str) -> list[str]:
        rows = await self.rows("SELECT DISTINCT visitor FROM chat WHERE table_id = %s", table)
        return [row[0] for row in rows]

    async def mute(self, visitor: str, other: str, muted: bool) -> None:
        add = "INSERT INTO mutes VALUES (%s, %s) ON CONFLICT DO NOTHING"
        drop = "DELETE FROM mutes WHERE visitor = %s AND muted = %s"
        await self._execute(add if muted else drop, visitor, other)

    async def muted(self, visitor: str) -> list[str]:
        return [row[0] for row in await self.rows("SELECT muted FROM mutes WHERE visitor = %s", visitor)]

    async def notes(self, table: str, seat: int, visitor: str) -> str:
        query = "SELECT text FROM notes WHERE table_id = %s AND seat = %s AND visitor = %s"
        rows = await self.rows(query, table, seat, visitor)
        return str(rows[0][0]) if rows else ""

    async def keep_notes(self, table: str, seat: int, visitor: str, text: str) -> None:
        keep = """INSERT INTO notes VALUES (%s, %s, %s, %s)
            ON CONFLICT (table_id, seat, visitor) DO UPDATE SET text = excluded.text"""
        await self._execute(keep, table, seat, visitor, text)

    async def ordered(self) -> list[str]:
        query = "SELECT DISTINCT o.table_id FROM orders o JOIN tables t ON t.id = o.table_id WHERE NOT t.over"
        return [row[0] for row in await self.rows(query)]

    async def orders(self, table: str) -> list[Order]:
        rows = await self.rows("SELECT seat, visitor, kind, options, turn FROM orders WHERE table_id = %s", table)
        return [Order(seat, visitor, kind, json.loads(codes), turn) for seat, visitor, kind, codes, turn in rows]

    async def order(
        self, table: str, seat: int, visitor: str, orders: list[Order], revision: int | None = None
    ) -> None:
        rows = [(table, seat, visitor, order.kind, json.dumps(order.options), order.turn) for order in orders]

        async def do(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction(), connection.cursor() as cursor:
                if not (await cursor.execute(_MOVE, (table, revision))).rowcount:
                    raise Taken(f"the table has changed since revision {revision}")
                before = "DELETE FROM orders WHERE table_id = %s AND seat = %s AND visitor = %s"
                await cursor.execute(before, (table, seat, visitor))
                await cursor.executemany("INSERT INTO orders VALUES (%s, %s, %s, %s, %s, %s)", rows)

        await self.write(do)
        self.moved(table)

    async def _execute(self, statement: str, *values: Any) -> None:
        async def do(connection: AsyncConnection[Any]) -> None:
            await connection.execute(statement.encode(), values)

        await self.write(do)
