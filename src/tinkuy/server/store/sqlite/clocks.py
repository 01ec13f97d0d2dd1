"""Clocks of tables, and when they stand still."""

from __future__ import annotations

import sqlite3

from tinkuy.server.clocks import Clock
from tinkuy.server.store.rows import pack
from tinkuy.server.store.sqlite.base import Base, move
from tinkuy.server.store.store import DOWN

_GO_ON = """UPDATE clocks SET stood = stood + ?1 - paused_at, paused_at = 0, at = ?2 WHERE paused_at > 0 AND table_id"""


class Clocks(Base):
    """What a table's time is kept by."""

    def _keep_clock(self, connection: sqlite3.Connection, table: str, clock: Clock | None) -> None:
        if clock is not None:
            connection.execute(
                """INSERT INTO clocks (table_id, clock, due, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)
                DO UPDATE SET clock = excluded.clock, due = excluded.due, at = excluded.at""",
                (table, pack(clock), clock.due, self.watch.up()),
            )

    async def set_clock(self, table: str, clock: Clock, revision: int | None = None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            move(connection, table, revision)
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def due_clocks(self) -> list[str]:
        at = self.watch.now()

        def query(connection: sqlite3.Connection) -> list[str]:
            due = "SELECT table_id FROM clocks WHERE due > 0 AND due + stood <= ? AND paused_at = 0"
            return [row[0] for row in connection.execute(due, (at,))]

        found: list[str] = await self._read(query)
        return found

    async def clocks_run(self) -> bool:
        running = "SELECT 1 FROM clocks WHERE due > 0"
        return await self._read(lambda connection: connection.execute(running).fetchone()) is not None

    async def be_up(self, down: int = DOWN) -> list[str]:
        at = self.watch.up()

        def job(connection: sqlite3.Connection) -> list[str]:
            last = connection.execute("SELECT at FROM up").fetchone()[0]
            stood = []
            if at - last > down:
                running = "SELECT table_id FROM clocks WHERE due > 0 AND at < ? AND paused_at = 0"
                stood = [row[0] for row in connection.execute(running, (at - down,)).fetchall()]
            for table in stood:
                move(connection, table)
                still = "UPDATE clocks SET stood = stood + ?1 - max(at, ?2), at = ?1 WHERE table_id = ?3"
                connection.execute(still, (at, last, table))
            connection.execute("UPDATE up SET at = ?", (at,))
            return stood

        moved: list[str] = await self.writer.write(job)
        return moved

    async def pause(self, table: str, sentence: str) -> None:
        at, up = self.watch.now(), self.watch.up()

        def job(connection: sqlite3.Connection) -> None:
            move(connection, table)
            connection.execute("UPDATE tables SET paused = ? WHERE id = ?", (sentence, table))
            if sentence:
                connection.execute("UPDATE clocks SET paused_at = ? WHERE table_id = ? AND paused_at = 0", (at, table))
            else:
                connection.execute(f"{_GO_ON} = ?3", (at, up, table))

        await self.writer.write(job)

    async def resume(self) -> None:
        at, up = self.watch.now(), self.watch.up()

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET paused = '' WHERE paused <> ''")
            connection.execute(f"{_GO_ON} = table_id", (at, up))

        await self.writer.write(job)
