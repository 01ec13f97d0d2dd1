"""Tables with their logs, only ever appended to."""

from __future__ import annotations

import contextlib
from typing import Any

from psycopg import AsyncConnection

from tinkuy.server.clocks import Clock
from tinkuy.server.ratings import Result
from tinkuy.server.store.postgresql.clocks import Clocks
from tinkuy.server.store.ratings import Steps, rate
from tinkuy.server.store.rows import COLUMNS, TABLES, kept_from, pack
from tinkuy.server.store.store import NOTICES, Answer, Digests, Kept, Notice, Proposal, Taken, now
from tinkuy.server.workers.about import Note, Setup, Stranded

_TABLES = f"""SELECT {COLUMNS},
    (SELECT json_agg(json_build_array(s.kind, s.name, s.bot) ORDER BY s.seat)
        FROM seats s WHERE s.table_id = t.id),
    (SELECT json_agg(json_build_array(h.seat, h.visitor, coalesce(v.name, ''), h.opened) ORDER BY h.since, h.visitor)
        FROM holders h LEFT JOIN visitors v ON v.id = h.visitor WHERE h.table_id = t.id),
    (SELECT json_agg(json_build_array(n.at, n.kind, n.seat, n.name, n.bot) ORDER BY n.number)
        FROM notices n WHERE n.table_id = t.id)
    FROM {TABLES} """

_APPEND = """
    WITH moved AS (
        UPDATE tables SET changed = %(at)s, over = %(over)s, note = %(note)s, waiting = %(waiting)s, proposal = ''
        WHERE id = %(table)s AND revision = coalesce(%(revision)s, revision) RETURNING id),
    logged AS (
        INSERT INTO answers
        SELECT id, %(first)s + number, %(seat)s, code, %(key)s, %(at)s, %(said)s
        FROM moved, unnest(%(codes)s::TEXT[]) WITH ORDINALITY AS given (code, number)),
    noted AS (
        INSERT INTO notices SELECT id, 1 + coalesce((SELECT max(number) FROM notices WHERE table_id = id), 0),
            %(at)s, (%(notice)s::TEXT[])[1], (%(notice)s::TEXT[])[2]::INTEGER, (%(notice)s::TEXT[])[3], ''
        FROM moved WHERE %(notice)s::TEXT[] IS NOT NULL),
    forgotten AS (
        DELETE FROM notices WHERE table_id IN (SELECT id FROM moved) AND %(notice)s::TEXT[] IS NOT NULL
            AND number <= (SELECT max(number) FROM notices WHERE table_id = %(table)s) - %(notices)s),
    kept AS (
        INSERT INTO digests SELECT id, version, digest
        FROM moved, unnest(%(versions)s::INTEGER[], %(digests)s::TEXT[]) AS given (version, digest))
    SELECT id FROM moved"""


class Tables(Clocks):
    """A row for each table, its answers, and where the rules have left it."""

    async def create(
        self, table: Kept, answers: list[tuple[int, str]], digests: Digests = (), components: str = ""
    ) -> None:
        async def do(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction(), connection.cursor() as cursor:
                for statement, values in self._clock(table.id, table.clock):
                    await cursor.execute(statement.encode(), values)
                await cursor.executemany(
                    "INSERT INTO seats VALUES (%s, %s, %s, %s, %s)",
                    [(table.id, number, seat.kind, seat.name, seat.bot) for number, seat in enumerate(table.seats)],
                )
                await cursor.executemany(
                    "INSERT INTO holders VALUES (%s, %s, %s, %s, 0)",
                    [
                        (table.id, number, visitor, table.created)
                        for number, seat in enumerate(table.seats)
                        for visitor in seat.holders
                    ],
                )
                await cursor.execute(
                    """INSERT INTO tables
                        (id, setup, game, owner, open, created, changed, over, archived, note, waiting, hints)
                    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)""",
                    (
                        table.id,
                        pack(table.setup),
                        table.setup.game,
                        table.owner,
                        table.open,
                        table.created,
                        table.changed,
                        table.note.over or table.archived,
                        table.archived,
                        pack(table.note),
                        table.note.waiting,
                        table.hints,
                    ),
                )
                await cursor.executemany(
                    "INSERT INTO answers VALUES (%s, %s, %s, %s, '', %s, '')",
                    [
                        (table.id, version, seat, code, table.created)
                        for version, (seat, code) in enumerate(answers, start=1)
                    ],
                )
                await _keep_digests(connection, table.id, digests)
                await _keep_components(connection, table.setup, components)

        try:
            await self._write(do)
        except Taken:
            known = await self.table(table.id)
            if known is None or (known.setup, known.created) != (table.setup, table.created):
                raise  # else the line broke when all was done

    async def append(
        self,
        table: str,
        seat: int,
        codes: list[str],
        key: str,
        note: Note,
        said: str = "",
        digests: Digests = (),
        revision: int | None = None,
        clock: Clock | None = None,
        result: Result | None = None,
        notice: Notice | None = None,
    ) -> None:
        values = {
            "table": table,
            "first": note.version - len(codes),
            "seat": seat,
            "codes": codes,
            "key": key,
            "said": said,
            "at": now(),
            "over": note.over,
            "note": pack(note),
            "waiting": note.waiting,
            "versions": [version for version, _ in digests],
            "digests": [digest for _, digest in digests],
            "revision": revision,
            "notices": NOTICES - 1,
            "notice": None if notice is None else [notice.kind, str(notice.seat), notice.name],
        }

        async def do(connection: AsyncConnection[Any]) -> None:
            if await (await connection.execute(_APPEND, values)).fetchone() is None:
                raise Taken(f"the table has changed since revision {revision}")

        async def do_by_the_clock(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table,))
                for statement, row in self._clock(table, clock):
                    await connection.execute(statement.encode(), row)
                await do(connection)
                if result is not None:
                    await _take(connection, rate(table, result, now()))

        await self._write(do if clock is None else do_by_the_clock)
        self.moved(table)

    async def revision(self, table: str) -> int | None:
        rows = await self.rows("SELECT revision FROM tables WHERE id = %s", table)
        return int(rows[0][0]) if rows else None

    async def table(self, table: str) -> Kept | None:
        if "\0" in table:  # which no text of the database can have
            return None
        found = await self._tables("WHERE t.id = %s", table)
        return found[0] if found else None

    async def answers(self, table: str, first: int) -> list[Answer]:
        log = "SELECT version, seat, code, key, said FROM answers WHERE table_id = %s AND version > %s ORDER BY 1"
        return [Answer(*row) for row in await self.rows(log, table, first)]

    async def tables_of(self, visitor: str, offset: int, limit: int) -> list[Kept]:
        return await self._tables(
            """WHERE t.id IN (SELECT id FROM tables WHERE owner = %s UNION
                SELECT table_id FROM holders WHERE visitor = %s)
            ORDER BY t.over, t.stranded = '' AND EXISTS (SELECT 1 FROM holders h
                WHERE h.table_id = t.id AND h.visitor = %s AND h.seat = ANY (t.waiting)) DESC, t.changed DESC
            LIMIT %s OFFSET %s""",
            visitor, visitor, visitor, limit, offset,
        )  # fmt: skip

    async def open_tables(self, offset: int, limit: int) -> list[Kept]:
        return await self._tables(
            """WHERE t.open AND NOT t.over AND t.stranded = '' AND EXISTS (
                SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'person'
                AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.table_id = t.id AND h.seat = s.seat))
            ORDER BY t.changed DESC LIMIT %s OFFSET %s""",
            limit, offset,
        )  # fmt: skip

    async def _tables(self, where: str, *values: Any) -> list[Kept]:
        rows = await self.rows(_TABLES + where, *values)
        return [kept_from(row[:-3], row[-3] or (), row[-2] or (), row[-1] or ()) for row in rows]

    async def running_with_bots(self) -> list[str]:
        return [row[0] for row in await self.rows("SELECT id FROM tables WHERE bot_asked")]

    async def play_again(self, table: str, again: str, revision: int | None = None) -> None:
        await self._change(table, revision, ("UPDATE tables SET again = %s WHERE id = %s", (again, table)))

    async def propose(self, table: str, proposal: Proposal | None, revision: int | None = None) -> None:
        asked = "" if proposal is None else pack(proposal)
        await self._change(table, revision, ("UPDATE tables SET proposal = %s WHERE id = %s", (asked, table)))

    async def components(self, game: str, tables: str) -> str:
        rows = await self.rows("SELECT text FROM components WHERE game = %s AND hash = %s", game, tables)
        return str(rows[0][0]) if rows else ""

    async def digests(self, table: str) -> Digests:
        rows = await self.rows("SELECT version, digest FROM digests WHERE table_id = %s ORDER BY version", table)
        return [(version, digest) for version, digest in rows]

    async def carry(self, table: str, setup: Setup, note: Note, digests: Digests, components: str) -> None:
        async def do(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction():
                await connection.execute(
                    """UPDATE tables SET setup = %s, note = %s, waiting = %s, stranded = '', stranded_by = ''
                    WHERE id = %s""",
                    (pack(setup), pack(note), note.waiting, table),
                )
                await connection.execute("DELETE FROM digests WHERE table_id = %s", (table,))
                await _keep_digests(connection, table, digests)
                await _keep_components(connection, setup, components)

        await self._write(do)
        self.moved(table)

    async def strand(self, table: str, stranded: Stranded) -> None:
        statement = "UPDATE tables SET stranded = %s, stranded_by = %s WHERE id = %s RETURNING id"
        await self._update(statement, pack(stranded), stranded.rules, table)

    async def refloat(self, rules: dict[str, str]) -> None:
        for game, version in rules.items():
            statement = """UPDATE tables SET stranded = '', stranded_by = ''
                WHERE stranded <> '' AND game = %s AND stranded_by <> %s RETURNING id"""
            await self._update(statement, game, version)


async def _take(connection: AsyncConnection[Any], steps: Steps) -> None:
    """Step by step, within this transaction."""
    with contextlib.suppress(StopIteration):
        statement, values = next(steps)
        while True:
            done = await connection.execute(statement.encode(), values)
            statement, values = steps.send(await done.fetchall() if done.description else [])


async def _keep_digests(connection: AsyncConnection[Any], table: str, digests: Digests) -> None:
    async with connection.cursor() as cursor:
        rows = [(table, version, digest) for version, digest in digests]
        await cursor.executemany("INSERT INTO digests VALUES (%s, %s, %s)", rows)


async def _keep_components(connection: AsyncConnection[Any], setup: Setup, text: str) -> None:
    """Once for all tables that are played with them."""
    if text:
        statement = "INSERT INTO components VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
        await connection.execute(statement, (setup.game, setup.tables, text))
