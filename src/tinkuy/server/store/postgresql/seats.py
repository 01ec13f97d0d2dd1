"""Who sits where, and by which links."""

from __future__ import annotations

from tinkuy.server.clocks import Clock
from tinkuy.server.store.people import Statement
from tinkuy.server.store.postgresql.clocks import AGAIN, Clocks
from tinkuy.server.store.store import LINKS, NOTICES, Link, Notice, now


class Seats(Clocks):
    """Visitors, seats and their links."""

    async def visitor_name(self, visitor: str) -> str:
        rows = await self.rows("SELECT name FROM visitors WHERE id = %s", visitor)
        return str(rows[0][0]) if rows else ""

    async def name_visitor(self, visitor: str, name: str) -> None:
        await self._execute(
            "INSERT INTO visitors VALUES (%s, %s, %s) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            visitor,
            name,
            now(),
        )
        # Those who look at the visitor's tables elsewhere must see it too.
        held = "SELECT table_id FROM holders WHERE visitor = %s"
        await self._update(
            f"UPDATE tables SET changed = changed WHERE id IN ({held}) AND NOT over RETURNING id", visitor
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
        # Whoever made the others did so before the seat was somebody's.
        others = """DELETE FROM links l WHERE table_id = %s AND seat = %s AND hash <> %s AND NOT EXISTS (
            SELECT 1 FROM holders h WHERE h.table_id = l.table_id AND h.seat = l.seat)"""
        used = "UPDATE links SET used_by = %s WHERE table_id = %s AND seat = %s AND hash = %s"
        await self._change(
            table,
            revision,
            (others, (table, seat, secret_hash)),
            (used, (visitor, table, seat, secret_hash)),
            ("INSERT INTO holders VALUES (%s, %s, %s, %s, 0) ON CONFLICT DO NOTHING", (table, seat, visitor, now())),
            *self._clock(table, clock),
        )

    async def leave(
        self, table: str, seat: int, visitor: str, revision: int | None = None, clock: Clock | None = None
    ) -> None:
        leaving = "DELETE FROM holders WHERE table_id = %s AND seat = %s AND visitor = %s"
        void = "DELETE FROM links WHERE table_id = %s AND seat = %s"
        await self._change(
            table, revision, (leaving, (table, seat, visitor)), (void, (table, seat)), *self._clock(table, clock)
        )

    async def seen(self, table: str, seat: int, visitor: str, at: int) -> None:
        statement = "UPDATE holders SET opened = %s WHERE table_id = %s AND seat = %s AND visitor = %s"
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
        place = (table, seat)
        changes: list[Statement] = [
            ("DELETE FROM holders WHERE table_id = %s AND seat = %s", place),
            ("DELETE FROM links WHERE table_id = %s AND seat = %s", place),
            ("UPDATE seats SET kind = %s, bot = %s, name = '' WHERE table_id = %s AND seat = %s", (kind, bot, *place)),
            *self._clock(table, clock),
            (AGAIN, (table,)),
        ]
        if notice is not None:
            next_one = """INSERT INTO notices SELECT %s, coalesce(max(number), 0) + 1, %s, %s, %s, %s, %s
                FROM notices WHERE table_id = %s"""
            old = """DELETE FROM notices WHERE table_id = %s
                AND number <= (SELECT max(number) FROM notices WHERE table_id = %s) - %s"""
            row = (table, notice.at, notice.kind, notice.seat, notice.name, notice.bot, table)
            changes += [(next_one, row), (old, (table, table, NOTICES))]
        await self._change(table, revision, *changes)

    async def add_link(self, table: str, seat: int, secret_hash: str, revision: int | None = None) -> None:
        oldest = """DELETE FROM links WHERE table_id = %s AND seat = %s AND number NOT IN (
            SELECT number FROM links WHERE table_id = %s AND seat = %s ORDER BY number DESC LIMIT %s)"""
        await self._change(
            table,
            revision,
            ("INSERT INTO links (table_id, seat, hash) VALUES (%s, %s, %s)", (table, seat, secret_hash)),
            (oldest, (table, seat, table, seat, LINKS)),
        )

    async def links(self, table: str) -> list[Link]:
        rows = await self.rows("SELECT seat, hash, used_by FROM links WHERE table_id = %s", table)
        return [Link(*row) for row in rows]
