"""The lines to the database: a few that are shared, made anew when they break.

Who asks waits while the database is away, and is refused only when that takes long. What was under way when a line
broke is tried again: whether it was done already is told by the revision and the version, which nobody can take twice.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection

from tinkuy.core.errors import Refused
from tinkuy.server.settings import shown
from tinkuy.server.store.postgresql.schema import migrate

PATIENCE = 10.0  # seconds until somebody who waits for the database is refused
ONE_TRY = 5.0  # seconds until a line that does not answer is given up
PAUSE = 0.1  # seconds between two tries
CONNECT = 3  # seconds for a new line
STALLED = 2  # seconds that a change may stand still in the middle

T = TypeVar("T")
Do = Callable[[AsyncConnection[Any]], Awaitable[T]]
BROKEN = (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError, OSError)


class Away(Exception):
    """The database could not be reached; whether the last try was done is not known."""


def prepare(address: str) -> None:
    """The database is there, keeps what it says to have kept, and has the tables of today; else Refused."""
    name = shown(address)
    try:
        with psycopg.connect(address, connect_timeout=CONNECT, autocommit=True) as connection:
            if _setting(connection, "fsync") == "off":
                raise Refused(f"{name} does not flush to the disk (fsync = off), so answers could be lost.")
            migrate(connection, name)
    except psycopg.Error as error:
        raise Refused(f"The tables cannot be kept in {name}: {' '.join(str(error).split())}.") from None


def _setting(connection: psycopg.Connection[Any], name: str) -> str:
    row = connection.execute("SELECT current_setting(%s)", (name,)).fetchone()
    assert row is not None
    return str(row[0])


async def connect(address: str) -> AsyncConnection[Any]:
    """A commit is on the disk when it returns, whatever the database does otherwise."""
    connection = await AsyncConnection.connect(address, connect_timeout=CONNECT, autocommit=True)
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', FALSE) WHERE current_setting('synchronous_commit') = 'off'"
    )
    # A process that stalls in the middle of a change does not hold up all others.
    await connection.execute(f"SET idle_in_transaction_session_timeout = '{STALLED}s'")
    return connection


class Lines:
    def __init__(self, address: str, most: int) -> None:
        self.address = address
        self.room = asyncio.Semaphore(most)
        self.free: list[AsyncConnection[Any]] = []
        self.patience = PATIENCE
        self.closed = False
        self.looking: asyncio.Task[None] | None = None  # for the database, while it is away

    async def run(self, do: Do[T]) -> T:
        """Until it has gone through, or patience is at its end; what the database itself refuses is raised at once."""
        end = asyncio.get_running_loop().time() + self.patience
        while True:
            await self._found(end)
            try:
                async with self.room:
                    return await self._try(do)
            except psycopg.errors.DiskFull:
                raise
            except BROKEN as error:
                await self._drop()  # the others lead to the same place
                if self.closed or asyncio.get_running_loop().time() >= end:
                    raise Away(" ".join(str(error).split()) or type(error).__name__) from None
            if self.looking is None:
                self.looking = asyncio.ensure_future(self._look())

    async def _found(self, end: float) -> None:
        """One looks for the database, and all who need it wait for that one: so many tries would only keep it busy."""
        if self.looking is not None:
            await asyncio.wait([self.looking], timeout=end - asyncio.get_running_loop().time())

    async def _look(self) -> None:
        found: AsyncConnection[Any] | None = None
        try:
            while found is None:
                await asyncio.sleep(PAUSE)
                with contextlib.suppress(psycopg.Error, *BROKEN):
                    found = await connect(self.address)
            self.free.append(found)
        finally:
            self.looking = None

    async def _try(self, do: Do[T]) -> T:
        async with asyncio.timeout(ONE_TRY):
            connection = self.free.pop() if self.free else await connect(self.address)
            try:
                result = await do(connection)
            except psycopg.Error:
                await self._put_back(connection)
                raise
            except BaseException:  # in the middle of something: nobody can use it any more
                await connection.close()
                raise
        await self._put_back(connection)
        return result

    async def _put_back(self, connection: AsyncConnection[Any]) -> None:
        idle = connection.info.transaction_status == psycopg.pq.TransactionStatus.IDLE
        if self.closed or connection.closed or not idle:
            await connection.close()
        else:
            self.free.append(connection)

    async def _drop(self) -> None:
        dropped, self.free = self.free, []
        for connection in dropped:
            with contextlib.suppress(psycopg.Error):
                await connection.close()

    async def close(self) -> None:
        self.closed = True
        if self.looking is not None:
            self.looking.cancel()
        await self._drop()
