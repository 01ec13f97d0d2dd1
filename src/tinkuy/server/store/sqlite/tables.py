"""Tables with their logs, only ever appended to."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

from tinkuy.server.clocks import Clock
from tinkuy.server.ratings import Result
from tinkuy.server.store.ratings import Steps, rate
from tinkuy.server.store.rows import COLUMNS, TABLES, kept_from, pack
from tinkuy.server.store.sqlite.base import move
from tinkuy.server.store.sqlite.clocks import Clocks
from tinkuy.server.store.sqlite.notices import note_down
from tinkuy.server.store.store import Answer, Digests, Kept, Notice, Proposal, now
from tinkuy.server.workers.about import Note, Setup, Stranded

_WAITS_FOR_ME = """EXISTS (SELECT 1 FROM holders h, json_each(t.note, '$.waiting') w
    WHERE h.table_id = t.id AND h.visitor = :visitor AND h.seat = w.value AND t.stranded = '')"""


class Tables(Clocks):
    """A row for each table, its answers, and where the rules have left it."""

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
            move(connection, table, revision)
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
                note_down(connection, table, notice)

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

    async def play_again(self, table: str, again: str, revision: int | None = None) -> None:
        await self._change(table, revision, "UPDATE tables SET again = ? WHERE id = ?", again, table)

    async def propose(self, table: str, proposal: Proposal | None, revision: int | None = None) -> None:
        asked = "" if proposal is None else pack(proposal)
        await self._change(table, revision, "UPDATE tables SET proposal = ? WHERE id = ?", asked, table)

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
            move(connection, table)
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


def _take(connection: sqlite3.Connection, steps: Steps) -> None:
    """Step by step, within this transaction."""
    with contextlib.suppress(StopIteration):
        statement, values = next(steps)
        while True:
            statement, values = steps.send(connection.execute(statement.replace("%s", "?"), values).fetchall())


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
