"""The store in a PostgreSQL database."""

from __future__ import annotations

from tinkuy.server.ratings import ACQUAINTED, NEWCOMER
from tinkuy.server.store.postgresql.seats import Seats
from tinkuy.server.store.postgresql.tables import Tables
from tinkuy.server.store.ratings import LADDER, Rated


class PostgresqlStore(Tables, Seats):
    """Fulfils tinkuy.server.store.store.Store."""

    async def judge(self, table: str, turn: int, judged: str) -> None:
        statement = """INSERT INTO judged_turns VALUES (%s, %s, %s)
            ON CONFLICT (table_id, turn) DO UPDATE SET judged = excluded.judged"""
        await self._execute(statement, table, turn, judged)

    async def judged(self, table: str) -> list[str]:
        query = "SELECT judged FROM judged_turns WHERE table_id = %s ORDER BY turn"
        return [row[0] for row in await self.rows(query, table)]

    async def ladder(self, game: str, seats: int, visitor: str, limit: int) -> tuple[list[Rated], Rated | None]:
        listed = f"{LADDER} AND games >= %s AND opponents >= %s ORDER BY mean - 3 * sigma DESC LIMIT %s"
        rows = await self.rows(listed, game, seats, NEWCOMER, ACQUAINTED, limit)
        own = await self.rows(f"{LADDER} AND visitor = %s", game, seats, visitor)
        return [Rated(*row) for row in rows], Rated(*own[0]) if own else None
