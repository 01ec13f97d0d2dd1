"""The store in one SQLite file: write-ahead log, every commit flushed to the disk."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tinkuy.core.errors import Refused
from tinkuy.server.clocks import Clock, Watch
from tinkuy.server.ratings import ACQUAINTED, NEWCOMER, Result
from tinkuy.server.store.file import damaged, look_through, make_private
from tinkuy.server.store.people import People, Statement
from tinkuy.server.store.ratings import LADDER, Rated, Steps, rate
from tinkuy.server.store.rows import COLUMNS, TABLES, kept_from, pack
from tinkuy.server.store.schema import migrate
from tinkuy.server.store.sqlite_company import SqliteCompany
from tinkuy.server.store.store import DOWN, LINKS, NOTICES, Answer, Digests, Kept, Link, Notice, Proposal, Taken, now
from tinkuy.server.store.writer import Writer
from tinkuy.server.workers.work import Note, Setup, Stranded

BUSY = 3.0  # seconds that a write waits when another program has the file

_WAITS_FOR_ME = """EXISTS (SELECT 1 FROM holders h, json_each(t.note, '$.waiting') w
    WHERE h.table_id = t.id AND h.visitor = :visitor AND h.seat = w.value AND t.stranded = '')"""


_GO_ON = """UPDATE clocks SET stood = stood + ?1 - paused_at, paused_at = 0, at = ?2 WHERE paused_at > 0 AND table_id"""


def connect(path: Path, page_limit: int = 0) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if page_limit:
        connection.execute(f"PRAGMA max_page_count = {page_limit}")
    return connection


class SqliteStore:
    """Fulfils tinkuy.server.store.store.Store."""

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
        self.company = SqliteCompany(self._read, self.writer.write, _move)
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

    # ------------------------------------------------------------------ tables

    async def create(
        self, table: Kept, answers: list[tuple[int, str]], digests: Digests = (), components: str = ""
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', ?, '', '', 0, ?, '')",
                (
                    table.id,
                    pack(table.setup),
                    table.owner,
                    table.open,
                    table.created,
                    table.changed,
                    table.note.over or table.archived,
                    table.archived,
                    pack(table.note),
                    table.hints,
                ),
            )
            for number, seat in enumerate(table.seats):
                row = (table.id, number, seat.kind, seat.name, seat.bot)
                connection.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", row)
                for visitor in seat.holders:
                    connection.execute(
                        "INSERT INTO holders VALUES (?, ?, ?, ?, 0)", (table.id, number, visitor, table.created)
                    )
            _insert(connection, table.id, 0, answers, "", table.created)
            _keep_digests(connection, table.id, digests)
            _keep_components(connection, table.setup, components)
            self._keep_clock(connection, table.id, table.clock)

        await self.writer.write(job)

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
        first = note.version - len(codes)
        at = now()
        packed = pack(note)

        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
            _insert(connection, table, first, [(seat, code) for code in codes], key, at, said)
            _keep_digests(connection, table, digests)
            connection.execute(
                "UPDATE tables SET changed = ?, over = ?, note = ?, proposal = '' WHERE id = ?",
                (at, note.over, packed, table),
            )
            self._keep_clock(connection, table, clock)
            if result is not None:
                _take(connection, rate(table, result, at))
            if notice is not None:
                _note_down(connection, table, notice)

        await self.writer.write(job)

    async def table(self, table: str) -> Kept | None:
        def query(connection: sqlite3.Connection) -> Kept | None:
            row = connection.execute(f"SELECT {COLUMNS} FROM {TABLES} WHERE t.id = ?", (table,)).fetchone()
            return None if row is None else _kept(connection, row)

        found: Kept | None = await self._read(query)
        return found

    async def answers(self, table: str, first: int) -> list[Answer]:
        def query(connection: sqlite3.Connection) -> list[Answer]:
            log = "SELECT version, seat, code, key, said FROM answers WHERE table_id = ? AND version > ? ORDER BY 1"
            rows = connection.execute(log, (table, first))
            return [Answer(*row) for row in rows]

        found: list[Answer] = await self._read(query)
        return found

    async def tables_of(self, visitor: str, offset: int, limit: int) -> list[Kept]:
        return await self._tables(
            f"""WHERE t.owner = :visitor OR t.id IN (SELECT table_id FROM holders WHERE visitor = :visitor)
            ORDER BY t.over, {_WAITS_FOR_ME} DESC, t.changed DESC LIMIT :limit OFFSET :offset""",
            {"visitor": visitor, "limit": limit, "offset": offset},
        )

    async def open_tables(self, offset: int, limit: int) -> list[Kept]:
        return await self._tables(
            """WHERE t.open = 1 AND t.over = 0 AND t.stranded = '' AND EXISTS (
                SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'person'
                AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.table_id = t.id AND h.seat = s.seat))
            ORDER BY t.changed DESC LIMIT :limit OFFSET :offset""",
            {"limit": limit, "offset": offset},
        )

    async def _tables(self, where: str, values: dict[str, Any]) -> list[Kept]:
        def query(connection: sqlite3.Connection) -> list[Kept]:
            rows = connection.execute(f"SELECT {COLUMNS} FROM {TABLES} {where}", values).fetchall()
            return [_kept(connection, row) for row in rows]

        found: list[Kept] = await self._read(query)
        return found

    async def running_with_bots(self) -> list[str]:
        def query(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                """SELECT t.id FROM tables t WHERE t.over = 0 AND t.stranded = '' AND EXISTS (
                    SELECT 1 FROM seats s, json_each(t.note, '$.waiting') w
                    WHERE s.table_id = t.id AND s.seat = w.value AND (s.kind = 'bot' OR EXISTS (
                        SELECT 1 FROM clocks c, json_each(c.clock, '$.seats') k
                        WHERE c.table_id = t.id AND k.key = s.seat AND json_extract(k.value, '$.bot') <> '')))"""
            )
            return [row[0] for row in rows]

        found: list[str] = await self._read(query)
        return found

    # ------------------------------------------------------------------ analysis

    async def judge(self, table: str, turn: int, judged: str) -> None:
        await self._execute("INSERT OR REPLACE INTO judged_turns VALUES (?, ?, ?)", table, turn, judged)

    async def judged(self, table: str) -> list[str]:
        def query(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute("SELECT judged FROM judged_turns WHERE table_id = ? ORDER BY turn", (table,))
            return [str(row[0]) for row in rows]

        found: list[str] = await self._read(query)
        return found

    # ------------------------------------------------------------------ upgrades

    async def components(self, game: str, tables: str) -> str:
        def query(connection: sqlite3.Connection) -> str:
            row = connection.execute(
                "SELECT text FROM components WHERE game = ? AND hash = ?", (game, tables)
            ).fetchone()
            return "" if row is None else str(row[0])

        found: str = await self._read(query)
        return found

    async def digests(self, table: str) -> Digests:
        def query(connection: sqlite3.Connection) -> Digests:
            return connection.execute(
                "SELECT version, digest FROM digests WHERE table_id = ? ORDER BY version", (table,)
            ).fetchall()

        found: Digests = await self._read(query)
        return found

    async def carry(self, table: str, setup: Setup, note: Note, digests: Digests, components: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table)
            connection.execute(
                "UPDATE tables SET setup = ?, note = ?, stranded = '' WHERE id = ?",
                (pack(setup), pack(note), table),
            )
            connection.execute("DELETE FROM digests WHERE table_id = ?", (table,))
            _keep_digests(connection, table, digests)
            _keep_components(connection, setup, components)

        await self.writer.write(job)

    async def strand(self, table: str, stranded: Stranded) -> None:
        await self._change(table, None, "UPDATE tables SET stranded = ? WHERE id = ?", pack(stranded), table)

    async def refloat(self, rules: dict[str, str]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for game, version in rules.items():
                connection.execute(
                    """UPDATE tables SET stranded = '' WHERE stranded <> ''
                    AND json_extract(setup, '$[0]') = ? AND json_extract(stranded, '$.rules') <> ?""",
                    (game, version),
                )

        await self.writer.write(job)

    # ------------------------------------------------------------------ faults

    async def pause(self, table: str, sentence: str) -> None:
        at, up = self.watch.now(), self.watch.up()

        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table)
            connection.execute("UPDATE tables SET paused = ? WHERE id = ?", (sentence, table))
            if sentence:
                connection.execute("UPDATE clocks SET paused_at = ? WHERE table_id = ? AND paused_at = 0", (at, table))
            else:
                connection.execute(f"{_GO_ON} = ?3", (at, up, table))

        await self.writer.write(job)

    async def play_again(self, table: str, again: str, revision: int | None = None) -> None:
        await self._change(table, revision, "UPDATE tables SET again = ? WHERE id = ?", again, table)

    async def propose(self, table: str, proposal: Proposal | None, revision: int | None = None) -> None:
        asked = "" if proposal is None else pack(proposal)
        await self._change(table, revision, "UPDATE tables SET proposal = ? WHERE id = ?", asked, table)

    async def resume(self) -> None:
        at, up = self.watch.now(), self.watch.up()

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET paused = '' WHERE paused <> ''")
            connection.execute(f"{_GO_ON} = table_id", (at, up))

        await self.writer.write(job)

    async def _execute(self, statement: str, *values: Any) -> None:
        await self.writer.write(lambda connection: connection.execute(statement, values).rowcount)

    async def _change(self, table: str, revision: int | None, statement: str, *values: Any) -> None:
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
            connection.execute(statement, values)

        await self.writer.write(job)

    # ------------------------------------------------------------------ visitors and seats

    async def visitor_name(self, visitor: str) -> str:
        def query(connection: sqlite3.Connection) -> str:
            row = connection.execute("SELECT name FROM visitors WHERE id = ?", (visitor,)).fetchone()
            return "" if row is None else str(row[0])

        name: str = await self._read(query)
        return name

    async def name_visitor(self, visitor: str, name: str) -> None:
        await self._execute(
            "INSERT INTO visitors VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            visitor,
            name,
            now(),
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
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
            place = (table, seat)
            if not connection.execute("SELECT 1 FROM holders WHERE table_id = ? AND seat = ?", place).fetchone():
                # Whoever made these did so before the seat was somebody's.
                others = "DELETE FROM links WHERE table_id = ? AND seat = ? AND hash <> ?"
                connection.execute(others, (*place, secret_hash))
            used = "UPDATE links SET used_by = ? WHERE table_id = ? AND seat = ? AND hash = ?"
            connection.execute(used, (visitor, *place, secret_hash))
            connection.execute("INSERT OR IGNORE INTO holders VALUES (?, ?, ?, ?, 0)", (*place, visitor, now()))
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def leave(
        self, table: str, seat: int, visitor: str, revision: int | None = None, clock: Clock | None = None
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
            leaving = "DELETE FROM holders WHERE table_id = ? AND seat = ? AND visitor = ?"
            connection.execute(leaving, (table, seat, visitor))
            connection.execute("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat))
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def seen(self, table: str, seat: int, visitor: str, at: int) -> None:
        statement = "UPDATE holders SET opened = ? WHERE table_id = ? AND seat = ? AND visitor = ?"
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
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
            connection.execute("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))
            connection.execute("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat))
            connection.execute(
                "UPDATE seats SET kind = ?, bot = ?, name = '' WHERE table_id = ? AND seat = ?",
                (kind, bot, table, seat),
            )
            if notice is not None:
                _note_down(connection, table, notice)
            self._keep_clock(connection, table, clock)

        await self.writer.write(job)

    async def add_link(self, table: str, seat: int, secret_hash: str, revision: int | None = None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
            statement = "INSERT INTO links (table_id, seat, hash, used_by) VALUES (?, ?, ?, '')"
            connection.execute(statement, (table, seat, secret_hash))
            connection.execute(
                """DELETE FROM links WHERE table_id = ?1 AND seat = ?2 AND number NOT IN (
                    SELECT number FROM links WHERE table_id = ?1 AND seat = ?2 ORDER BY number DESC LIMIT ?3)""",
                (table, seat, LINKS),
            )

        await self.writer.write(job)

    async def links(self, table: str) -> list[Link]:
        def query(connection: sqlite3.Connection) -> list[Link]:
            rows = connection.execute("SELECT seat, hash, used_by FROM links WHERE table_id = ?", (table,))
            return [Link(*row) for row in rows]

        found: list[Link] = await self._read(query)
        return found

    # ------------------------------------------------------------------ clocks

    def _keep_clock(self, connection: sqlite3.Connection, table: str, clock: Clock | None) -> None:
        if clock is not None:
            connection.execute(
                """INSERT INTO clocks (table_id, clock, due, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)
                DO UPDATE SET clock = excluded.clock, due = excluded.due, at = excluded.at""",
                (table, pack(clock), clock.due, self.watch.up()),
            )

    async def set_clock(self, table: str, clock: Clock, revision: int | None = None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            _move(connection, table, revision)
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

    async def ladder(self, game: str, seats: int, visitor: str, limit: int) -> tuple[list[Rated], Rated | None]:
        query = LADDER.replace("%s", "?")
        listed = f"{query} AND games >= ? AND opponents >= ? ORDER BY mean - 3 * sigma DESC LIMIT ?"

        def read(connection: sqlite3.Connection) -> tuple[list[Rated], Rated | None]:
            rows = connection.execute(listed, (game, seats, NEWCOMER, ACQUAINTED, limit)).fetchall()
            own = connection.execute(f"{query} AND visitor = ?", (game, seats, visitor)).fetchone()
            return [Rated(*row) for row in rows], None if own is None else Rated(*own)

        found: tuple[list[Rated], Rated | None] = await self._read(read)
        return found

    async def be_up(self, down: int = DOWN) -> list[str]:
        at = self.watch.up()

        def job(connection: sqlite3.Connection) -> list[str]:
            last = connection.execute("SELECT at FROM up").fetchone()[0]
            stood = []
            if at - last > down:
                running = "SELECT table_id FROM clocks WHERE due > 0 AND at < ? AND paused_at = 0"
                stood = [row[0] for row in connection.execute(running, (at - down,)).fetchall()]
            for table in stood:
                _move(connection, table)
                still = "UPDATE clocks SET stood = stood + ?1 - max(at, ?2), at = ?1 WHERE table_id = ?3"
                connection.execute(still, (at, last, table))
            connection.execute("UPDATE up SET at = ?", (at,))
            return stood

        moved: list[str] = await self.writer.write(job)
        return moved


def _take(connection: sqlite3.Connection, steps: Steps) -> None:
    """Step by step, within this transaction."""
    with contextlib.suppress(StopIteration):
        statement, values = next(steps)
        while True:
            statement, values = steps.send(connection.execute(statement.replace("%s", "?"), values).fetchall())


def _move(connection: sqlite3.Connection, table: str, revision: int | None = None) -> None:
    """The table is about to change; Taken when it is not as it was read."""
    moved = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = coalesce(?2, revision)"
    if not connection.execute(moved, (table, revision)).rowcount:
        raise Taken(f"the table has changed since revision {revision}")


def _note_down(connection: sqlite3.Connection, table: str, notice: Notice) -> None:
    last = connection.execute("SELECT coalesce(max(number), 0) FROM notices WHERE table_id = ?", (table,)).fetchone()[0]
    row = (table, last + 1, notice.at, notice.kind, notice.seat, notice.name, notice.bot)
    connection.execute("INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.execute("DELETE FROM notices WHERE table_id = ? AND number <= ?", (table, last + 1 - NOTICES))


def _insert(
    connection: sqlite3.Connection,
    table: str,
    first: int,
    answers: list[tuple[int, str]],
    key: str,
    at: int,
    said: str = "",
) -> None:
    connection.executemany(
        "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, version, seat, code, key, at, said) for version, (seat, code) in enumerate(answers, start=first + 1)],
    )


def _keep_digests(connection: sqlite3.Connection, table: str, digests: Digests) -> None:
    connection.executemany(
        "INSERT INTO digests VALUES (?, ?, ?)", [(table, version, digest) for version, digest in digests]
    )


def _keep_components(connection: sqlite3.Connection, setup: Setup, text: str) -> None:
    """Once for all tables that are played with them."""
    if text:
        connection.execute("INSERT OR IGNORE INTO components VALUES (?, ?, ?)", (setup.game, setup.tables, text))


def _kept(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Kept:
    table = (row[0],)
    holders = """SELECT h.seat, h.visitor, coalesce(v.name, ''), h.opened
        FROM holders h LEFT JOIN visitors v ON v.id = h.visitor WHERE h.table_id = ? ORDER BY h.since, h.visitor"""
    return kept_from(
        row,
        connection.execute("SELECT kind, name, bot FROM seats WHERE table_id = ? ORDER BY seat", table),
        connection.execute(holders, table),
        connection.execute("SELECT at, kind, seat, name, bot FROM notices WHERE table_id = ? ORDER BY number", table),
    )
