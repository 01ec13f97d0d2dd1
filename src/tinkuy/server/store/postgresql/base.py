"""How the database is read and written. What belongs together is one statement or one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import psycopg
from psycopg import AsyncConnection

from tinkuy.server.clocks import Watch
from tinkuy.server.refusals import Refusal
from tinkuy.server.steadfast import steadfast
from tinkuy.server.store.people import People, Statement
from tinkuy.server.store.postgresql.company import PostgresqlCompany
from tinkuy.server.store.postgresql.lines import Away, Do, Lines, T, prepare
from tinkuy.server.store.store import NotSaved, Taken

LINES = 8  # to the database, of one process
AWAY = "The tables cannot be reached just now; try again in a moment."

# Whoever changes a table has its row first, so that two changes come one after the other.
_MOVE = "UPDATE tables SET changed = changed WHERE id = %s AND revision = coalesce(%s, revision)"


class Base:
    """Lines to one database."""

    def __init__(self, address: str, watch: Watch | None = None) -> None:
        prepare(address)
        self.watch = watch or Watch()
        self.address = address
        self.lines = Lines(address, LINES)
        self.host = ""  # what this process is called among others
        self.moved: Callable[[str], None] = lambda table: None  # told of every table that was changed here
        self.company = PostgresqlCompany(self.rows, self._write, self._told)
        self.people = People(self)

    def _told(self, table: str) -> None:
        self.moved(table)

    async def close(self) -> None:
        await self.lines.close()

    async def _read(self, do: Do[T]) -> T:
        try:
            return await self.lines.run(do)
        except Away:
            raise Refusal("away", AWAY) from None

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        async def do(connection: AsyncConnection[Any]) -> list[tuple[Any, ...]]:
            return await (await connection.execute(query.encode(), values)).fetchall()

        return await self._read(do)

    async def rows_of(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.rows(query.replace("?", "%s"), *values)

    async def change(self, *statements: Statement) -> list[tuple[Any, ...]]:
        async def do(connection: AsyncConnection[Any]) -> list[tuple[Any, ...]]:
            async with connection.transaction():
                for statement, values in statements:
                    cursor = await connection.execute(statement.replace("?", "%s").encode(), values)
                return await cursor.fetchall() if cursor.description else []

        return await self._write(do)

    async def _write(self, do: Do[T]) -> T:
        """A client that goes away does not undo what it asked for."""
        try:
            return await steadfast(self.lines.run(do))
        except psycopg.IntegrityError as error:
            raise Taken(str(error)) from None
        except (Away, psycopg.Error) as error:
            raise NotSaved(" ".join(str(error).split())) from None

    async def _change(self, table: str, revision: int | None, *statements: Statement) -> None:
        """All or nothing; Taken when the table is not as it was read."""

        async def do(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction():
                if not (await connection.execute(_MOVE, (table, revision))).rowcount:
                    raise Taken(f"the table has changed since revision {revision}")
                for statement, values in statements:
                    await connection.execute(statement.encode(), values)

        await self._write(do)
        self.moved(table)

    async def _update(self, statement: str, *values: Any) -> None:
        """Tables, each with its id."""

        async def do(connection: AsyncConnection[Any]) -> list[tuple[str]]:
            return await (await connection.execute(statement.encode(), values)).fetchall()

        for (table,) in await self._write(do):
            self.moved(table)

    async def _execute(self, statement: str, *values: Any) -> None:
        async def do(connection: AsyncConnection[Any]) -> None:
            await connection.execute(statement.encode(), values)

        await self._write(do)
