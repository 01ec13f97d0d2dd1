"""How the file is read and written: many read, one writes, every commit is flushed to the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tinkuy.core.errors import Refused
from tinkuy.server.clocks import Watch
from tinkuy.server.store.people import People, Statement
from tinkuy.server.store.sqlite.company import SqliteCompany
from tinkuy.server.store.sqlite.file import damaged, look_through, make_private
from tinkuy.server.store.sqlite.schema import migrate
from tinkuy.server.store.sqlite.writer import Writer
from tinkuy.server.store.store import Taken

BUSY = 3.0  # seconds that a write waits when another program has the file


def connect(path: Path, page_limit: int = 0) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if page_limit:
        connection.execute(f"PRAGMA max_page_count = {page_limit}")
    return connection


class Base:
    """Connections to one file."""

    def __init__(self, path: Path, page_limit: int = 0, watch: Watch | None = None) -> None:
        self.watch = watch or Watch()
        try:
            make_private(path)
            connection = connect(path, page_limit)
            look_through(connection, path)
            migrate(connection, str(path))
            beside = connect(path)
        except (OSError, sqlite3.Error) as error:
            if "malformed" in str(error):  # what the tables are, so that it cannot even be looked through
                raise damaged(path, str(error)) from None
            raise Refused(f"The tables cannot be kept in '{path}': {error}.") from None
        self.path = path
        self.writer = Writer(connection, beside)
        self.readers = ThreadPoolExecutor(2, "tinkuy-reader")
        self.local = threading.local()
        self.opened: list[sqlite3.Connection] = []
        self.company = SqliteCompany(self._read, self.writer.write, move)
        self.people = People(self)

    async def _read(self, query: Callable[[sqlite3.Connection], Any]) -> Any:
        def run() -> Any:
            connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
            if connection is None:
                connection = self.local.connection = connect(self.path)
                self.opened.append(connection)
            return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    async def rows_of(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await self._read(lambda connection: connection.execute(query, values).fetchall())
        return found

    async def change(self, *statements: Statement) -> list[tuple[Any, ...]]:
        def job(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            found: list[tuple[Any, ...]] = []
            for statement, values in statements:
                found = connection.execute(statement, values).fetchall()
            return found

        changed: list[tuple[Any, ...]] = await self.writer.write(job)
        return changed

    async def close(self) -> None:
        self.readers.shutdown()
        for connection in self.opened:
            connection.close()
        await asyncio.to_thread(self.writer.close)

    async def _execute(self, statement: str, *values: Any) -> None:
        await self.writer.write(lambda connection: connection.execute(statement, values).rowcount)

    async def _change(self, table: str, revision: int | None, statement: str, *values: Any) -> None:
        def job(connection: sqlite3.Connection) -> None:
            move(connection, table, revision)
            connection.execute(statement, values)

        await self.writer.write(job)


def move(connection: sqlite3.Connection, table: str, revision: int | None = None) -> None:
    """The table is about to change; Taken when it is not as it was read."""
    moved = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = coalesce(?2, revision)"
    if not connection.execute(moved, (table, revision)).rowcount:
        raise Taken(f"the table has changed since revision {revision}")
