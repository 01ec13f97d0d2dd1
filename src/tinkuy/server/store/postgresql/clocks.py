"""Clocks of tables, and when they stand still."""

from __future__ import annotations

from typing import Any

from psycopg import AsyncConnection

from tinkuy.server.clocks import Clock
from tinkuy.server.store.people import Statement
from tinkuy.server.store.postgresql.base import Base
from tinkuy.server.store.rows import pack
from tinkuy.server.store.store import (
    DOWN,
)

_CLOCK = """INSERT INTO clocks (table_id, clock, stand_ins, due, at) VALUES (%s, %s, %s, %s, %s) ON CONFLICT (table_id)
    DO UPDATE SET clock = excluded.clock, stand_ins = excluded.stand_ins, due = excluded.due, at = excluded.at"""
_GO_ON = """UPDATE clocks SET stood = stood + %s - paused_at, paused_at = 0, at = %s
    WHERE paused_at > 0 AND table_id"""
AGAIN = "UPDATE tables SET changed = changed WHERE id = %s"  # whether a bot is asked is seen anew


class Clocks(Base):
    """What a table's time is kept by."""

    def _clock(self, table: str, clock: Clock | None) -> list[Statement]:
        if clock is None:
            return []
        stand_ins = [number for number, seat in enumerate(clock.seats) if seat.bot]
        return [(_CLOCK, (table, pack(clock), stand_ins, clock.due, self.watch.up()))]

    async def set_clock(self, table: str, clock: Clock, revision: int | None = None) -> None:
        await self._change(table, revision, *self._clock(table, clock), (AGAIN, (table,)))

    async def due_clocks(self) -> list[str]:
        due = "SELECT table_id FROM clocks WHERE due > 0 AND due + stood <= %s AND paused_at = 0"
        return [row[0] for row in await self.rows(due, self.watch.now())]

    async def clocks_run(self) -> bool:
        return bool(await self.rows("SELECT 1 FROM clocks WHERE due > 0 LIMIT 1"))

    async def be_up(self, down: int = DOWN) -> list[str]:
        at = self.watch.up()
        running = "SELECT table_id FROM clocks WHERE due > 0 AND at < %s AND paused_at = 0"
        move = f"UPDATE tables SET changed = changed WHERE id IN ({running}) RETURNING id"
        still = f"""UPDATE clocks SET stood = stood + %s - greatest(at, %s), at = %s
            WHERE table_id = ANY (%s) AND table_id IN ({running})"""

        async def do(connection: AsyncConnection[Any]) -> list[str]:
            async with connection.transaction():
                last = (await (await connection.execute("SELECT at FROM up FOR UPDATE")).fetchall())[0][0]
                stood: list[str] = []
                if at - last > down:
                    rows = await connection.execute(move.encode(), (at - down,))
                    stood = [row[0] for row in await rows.fetchall()]
                    await connection.execute(still.encode(), (at, last, at, stood, at - down))
                await connection.execute("UPDATE up SET at = greatest(at, %s)", (at,))
                return stood

        stood = await self._write(do)
        for table in stood:
            self.moved(table)
        return stood

    async def pause(self, table: str, sentence: str) -> None:
        pause = "UPDATE tables SET paused = %s, paused_by = %s WHERE id = %s"
        at, up = self.watch.now(), self.watch.up()
        stop = ("UPDATE clocks SET paused_at = %s WHERE paused_at = 0 AND table_id = %s", (at, table))
        go_on = (f"{_GO_ON} = %s", (at, up, table))
        await self._change(table, None, (pause, (sentence, self.host, table)), stop if sentence else go_on)

    async def resume(self) -> None:
        """But for those that another process will try again by itself."""
        await self._update(
            f"""WITH resumed AS (
                UPDATE tables SET paused = '' WHERE paused <> '' AND paused_by NOT IN (SELECT id FROM alive)
                RETURNING id),
            going_on AS ({_GO_ON} IN (SELECT id FROM resumed))
            SELECT id FROM resumed""",
            self.watch.now(),
            self.watch.up(),
        )
