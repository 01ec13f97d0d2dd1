"""The store in a PostgreSQL database. What belongs together is one statement or one transaction."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg import AsyncConnection

from tinkuy.server.clocks import Clock, Watch
from tinkuy.server.ratings import ACQUAINTED, NEWCOMER, Result
from tinkuy.server.refusals import Refusal
from tinkuy.server.steadfast import steadfast
from tinkuy.server.store.people import People, Statement
from tinkuy.server.store.postgresql.company import PostgresqlCompany
from tinkuy.server.store.postgresql.lines import Away, Do, Lines, T, prepare
from tinkuy.server.store.ratings import LADDER, Rated, Steps, rate
from tinkuy.server.store.rows import COLUMNS, TABLES, kept_from, pack
from tinkuy.server.store.store import (
    DOWN,
    LINKS,
    NOTICES,
    Answer,
    Digests,
    Kept,
    Link,
    Notice,
    NotSaved,
    Proposal,
    Taken,
    now,
)
from tinkuy.server.workers.work import Note, Setup, Stranded

LINES = 8  # to the database, of one process
AWAY = "The tables cannot be reached just now; try again in a moment."

_TABLES = f"""SELECT {COLUMNS},
    (SELECT json_agg(json_build_array(s.kind, s.name, s.bot) ORDER BY s.seat)
        FROM seats s WHERE s.table_id = t.id),
    (SELECT json_agg(json_build_array(h.seat, h.visitor, coalesce(v.name, ''), h.opened) ORDER BY h.since, h.visitor)
        FROM holders h LEFT JOIN visitors v ON v.id = h.visitor WHERE h.table_id = t.id),
    (SELECT json_agg(json_build_array(n.at, n.kind, n.seat, n.name, n.bot) ORDER BY n.number)
        FROM notices n WHERE n.table_id = t.id)
    FROM {TABLES} """

# Whoever changes a table has its row first, so that two changes come one after the other.
_MOVE = "UPDATE tables SET changed = changed WHERE id = %s AND revision = coalesce(%s, revision)"

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

_CLOCK = """INSERT INTO clocks (table_id, clock, stand_ins, due, at) VALUES (%s, %s, %s, %s, %s) ON CONFLICT (table_id)
    DO UPDATE SET clock = excluded.clock, stand_ins = excluded.stand_ins, due = excluded.due, at = excluded.at"""
_GO_ON = """UPDATE clocks SET stood = stood + %s - paused_at, paused_at = 0, at = %s
    WHERE paused_at > 0 AND table_id"""
_AGAIN = "UPDATE tables SET changed = changed WHERE id = %s"  # whether a bot is asked is seen anew


class PostgresqlStore:
    """Fulfils tinkuy.server.store.store.Store."""

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

    # ------------------------------------------------------------------ tables

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

    # ------------------------------------------------------------------ analysis

    async def judge(self, table: str, turn: int, judged: str) -> None:
        statement = """INSERT INTO judged_turns VALUES (%s, %s, %s)
            ON CONFLICT (table_id, turn) DO UPDATE SET judged = excluded.judged"""
        await self._execute(statement, table, turn, judged)

    async def judged(self, table: str) -> list[str]:
        query = "SELECT judged FROM judged_turns WHERE table_id = %s ORDER BY turn"
        return [row[0] for row in await self.rows(query, table)]

    # ------------------------------------------------------------------ upgrades

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

    # ------------------------------------------------------------------ faults

    async def pause(self, table: str, sentence: str) -> None:
        pause = "UPDATE tables SET paused = %s, paused_by = %s WHERE id = %s"
        at, up = self.watch.now(), self.watch.up()
        stop = ("UPDATE clocks SET paused_at = %s WHERE paused_at = 0 AND table_id = %s", (at, table))
        go_on = (f"{_GO_ON} = %s", (at, up, table))
        await self._change(table, None, (pause, (sentence, self.host, table)), stop if sentence else go_on)

    async def play_again(self, table: str, again: str, revision: int | None = None) -> None:
        await self._change(table, revision, ("UPDATE tables SET again = %s WHERE id = %s", (again, table)))

    async def propose(self, table: str, proposal: Proposal | None, revision: int | None = None) -> None:
        asked = "" if proposal is None else pack(proposal)
        await self._change(table, revision, ("UPDATE tables SET proposal = %s WHERE id = %s", (asked, table)))

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

    # ------------------------------------------------------------------ visitors and seats

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
            (_AGAIN, (table,)),
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

    # ------------------------------------------------------------------ clocks

    def _clock(self, table: str, clock: Clock | None) -> list[Statement]:
        if clock is None:
            return []
        stand_ins = [number for number, seat in enumerate(clock.seats) if seat.bot]
        return [(_CLOCK, (table, pack(clock), stand_ins, clock.due, self.watch.up()))]

    async def set_clock(self, table: str, clock: Clock, revision: int | None = None) -> None:
        await self._change(table, revision, *self._clock(table, clock), (_AGAIN, (table,)))

    async def due_clocks(self) -> list[str]:
        due = "SELECT table_id FROM clocks WHERE due > 0 AND due + stood <= %s AND paused_at = 0"
        return [row[0] for row in await self.rows(due, self.watch.now())]

    async def clocks_run(self) -> bool:
        return bool(await self.rows("SELECT 1 FROM clocks WHERE due > 0 LIMIT 1"))

    async def ladder(self, game: str, seats: int, visitor: str, limit: int) -> tuple[list[Rated], Rated | None]:
        listed = f"{LADDER} AND games >= %s AND opponents >= %s ORDER BY mean - 3 * sigma DESC LIMIT %s"
        rows = await self.rows(listed, game, seats, NEWCOMER, ACQUAINTED, limit)
        own = await self.rows(f"{LADDER} AND visitor = %s", game, seats, visitor)
        return [Rated(*row) for row in rows], Rated(*own[0]) if own else None

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
