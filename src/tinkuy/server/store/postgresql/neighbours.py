"""Processes on one database: each says every second that it lives, and wakes the others by LISTEN and NOTIFY.

What a process holds (bots to play, a paused table, people who look on) ends with it: when its own line to the database
breaks, or when it has not been heard of for some seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import defaultdict
from functools import partial
from typing import Any

import psycopg
from psycopg import AsyncConnection

from tinkuy.server.store.neighbours import Household, Present
from tinkuy.server.store.postgresql.lines import BROKEN, ONE_TRY, Away, connect
from tinkuy.server.store.postgresql.store import PostgresqlStore
from tinkuy.server.tokens import new_secret

BEAT = 1.0  # seconds between two signs of life
LEASE = 5.0  # seconds without one after which a process has lost what it held
PAUSE = 0.2  # seconds until a broken line is made anew
TOGETHER = 100  # tables or visitors in one notice; PostgreSQL takes 8000 bytes
WAKE = 200  # tables with bots that one process takes up at once
CHANNEL = "tinkuy"

_ARRIVE = f"""INSERT INTO hosts VALUES (%s, pg_backend_pid(), clock_timestamp() + '{LEASE} s')
    ON CONFLICT (id) DO UPDATE SET pid = excluded.pid, until = excluded.until"""
_BEAT = f"UPDATE hosts SET until = clock_timestamp() + '{LEASE} s' WHERE id = %s"
_BEHIND = """SELECT t.id FROM unnest(%s::TEXT[], %s::BIGINT[]) AS known (id, revision)
    JOIN tables t USING (id) WHERE t.revision <> known.revision"""
_WANTED = """SELECT id FROM tables t WHERE bot_asked AND paused = '' AND NOT EXISTS (
    SELECT 1 FROM leases l JOIN alive a ON a.id = l.host WHERE l.table_id = t.id) LIMIT %s"""
_LEASE = """INSERT INTO leases VALUES (%s, %s) ON CONFLICT (table_id) DO UPDATE SET host = excluded.host
    WHERE leases.host = excluded.host OR leases.host NOT IN (SELECT id FROM alive)"""
_SHOW = """INSERT INTO presence SELECT table_id, %s, visitors, watching, names
    FROM json_to_recordset(%s::JSON) AS shown (table_id TEXT, visitors TEXT[], watching INTEGER, names TEXT[])
    ON CONFLICT (table_id, host)
    DO UPDATE SET visitors = excluded.visitors, watching = excluded.watching, names = excluded.names"""
_HIDE = "DELETE FROM presence WHERE table_id = ANY (%s) AND host = %s"

log = logging.getLogger("tinkuy.server")


class PostgresqlNeighbours:
    """Fulfils tinkuy.server.store.neighbours.Neighbours."""

    alone = False

    def __init__(self, store: PostgresqlStore) -> None:
        self.store = store
        self.host = store.host = new_secret()
        store.moved = self._moved
        self.household: Household | None = None
        self.here: dict[str, Present] = {}
        self.there: dict[str, dict[str, Present]] = {}  # by table and process
        self.others: set[str] = set()
        self.playing: set[str] = set()
        self.changed: set[str] = set()  # tables of which the others are to be told
        self.shown: set[str] = set()
        self.visitors: set[str] = set()  # who has another name now, or fewer devices
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, household: Household) -> None:
        self.household = household
        arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks = [asyncio.ensure_future(self._live(arrived)), asyncio.ensure_future(self._tell())]
        await arrived

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # ------------------------------------------------------------------ what others are told

    def _moved(self, table: str) -> None:
        self.changed.add(table)
        self.news.set()

    def show(self, table: str, present: Present) -> None:
        if present == self.here.get(table, Present()):
            return
        self.here[table] = present
        if present == Present():
            del self.here[table]
        self.shown.add(table)
        self.news.set()

    def tell_of(self, visitor: str) -> None:
        self.visitors.add(visitor)
        self.news.set()

    async def _tell(self) -> None:
        """Apart from what it tells of: a notice holds up all other commits, so it must not wait for the disk."""
        while True:
            await self.news.wait()
            self.news.clear()
            changed, self.changed = self.changed, set()
            shown, self.shown = self.shown, set()
            visitors, self.visitors = self.visitors, set()
            with contextlib.suppress(Away, psycopg.Error):  # then the others see it by the revision, or a little later
                await self.store.lines.run(partial(self._send, changed, shown, visitors))

    async def _send(
        self, changed: set[str], shown: set[str], visitors: set[str], connection: AsyncConnection[Any]
    ) -> None:
        async with connection.transaction():
            await connection.execute("SET LOCAL synchronous_commit = off")
            here = {table: self.here[table] for table in shown if table in self.here}
            if here:
                rows = [
                    {"table_id": table, "visitors": [*visitors], "watching": watching, "names": names}
                    for table, (visitors, watching, names) in here.items()
                ]
                await connection.execute(_SHOW, (self.host, json.dumps(rows)))
            if len(here) < len(shown):
                await connection.execute(_HIDE, (sorted(shown - here.keys()), self.host))
            for kind, told in (("moved", sorted(changed)), ("met", sorted(shown)), ("changed", sorted(visitors))):
                for first in range(0, len(told), TOGETHER):
                    notice = json.dumps({"from": self.host, kind: told[first : first + TOGETHER]})
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))

    # ------------------------------------------------------------------ what others tell

    def elsewhere(self, table: str) -> Present:
        there = [present for host, present in self.there.get(table, {}).items() if host in self.others]
        if not there:
            return Present()
        visitors = frozenset[str]().union(*(present.visitors for present in there))
        names = tuple(name for present in there for name in present.names)
        return Present(visitors, sum(present.watching for present in there), names)

    async def revision(self, table: str) -> int | None:
        return await self.store.revision(table)

    async def _live(self, arrived: asyncio.Future[None]) -> None:
        """On a line of its own, which stands for this process: who it breaks for is gone."""
        while True:
            try:
                async with await connect(self.store.address) as connection:
                    async with asyncio.timeout(ONE_TRY):
                        await self._arrive(connection)
                    if not arrived.done():
                        arrived.set_result(None)
                    while await self._beat(connection):
                        async for notice in connection.notifies(timeout=BEAT):
                            await self._hear(notice.payload)
                    log.warning("this process was not heard of for a while; it starts anew among the others")
            except BROKEN as error:
                log.warning("the line to the database broke: %s", " ".join(str(error).split()))
            except Exception:
                log.exception("something broke among the neighbours")
            finally:
                self.playing.clear()
            await asyncio.sleep(PAUSE)

    async def _arrive(self, connection: AsyncConnection[Any]) -> None:
        """Nothing is held yet, and nothing that was said before was heard."""
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        async with connection.transaction():
            for name in ("leases", "presence"):
                await connection.execute(f"DELETE FROM {name} WHERE host = %s".encode(), (self.host,))
            await connection.execute(_ARRIVE, (self.host,))
        await self._bury(connection)
        rows = await (
            await connection.execute("SELECT table_id, host, visitors, watching, names FROM presence")
        ).fetchall()
        self._learn(rows, set(self.there))
        self.shown |= set(self.here)
        self.news.set()

    async def _beat(self, connection: AsyncConnection[Any]) -> bool:
        """A sign of life, and a look at all that may have been missed; False when the others have given this one up."""
        assert self.household is not None
        known = self.household.revisions()
        async with asyncio.timeout(ONE_TRY), connection.pipeline():
            beat = await connection.execute(_BEAT, (self.host,))
            alive = await connection.execute("SELECT id FROM alive WHERE id <> %s", (self.host,))
            behind = await connection.execute(_BEHIND, (list(known), list(known.values())))
            wanted = await connection.execute(_WANTED, (WAKE,))
        if not beat.rowcount:
            return False
        for (table,) in await behind.fetchall():
            self.household.moved(table)
        self.household.wanted([table for (table,) in await wanted.fetchall()])
        others = {host for (host,) in await alive.fetchall()}
        gone, self.others = self.others - others, others
        if gone:
            await self._bury(connection)
            self.household.bereft()
            for table, there in list(self.there.items()):
                if gone & set(there):
                    self.there[table] = {host: present for host, present in there.items() if host not in gone}
                    self.household.met(table)
        return True

    async def _bury(self, connection: AsyncConnection[Any]) -> None:
        """Whoever is gone holds nothing any more."""
        await connection.execute(
            """WITH gone AS (DELETE FROM hosts WHERE id NOT IN (SELECT id FROM alive) RETURNING id),
            left_alone AS (DELETE FROM leases WHERE host IN (SELECT id FROM gone))
            DELETE FROM presence WHERE host IN (SELECT id FROM gone)"""
        )
        await self.store.resume()

    async def _hear(self, payload: str) -> None:
        assert self.household is not None
        notice = json.loads(payload)
        if notice["from"] == self.host:
            return
        for table in notice.get("moved", ()):
            self.household.moved(table)
        for visitor in notice.get("changed", ()):
            self.household.changed(visitor)
        met = notice.get("met", ())
        if met:
            self.others.add(notice["from"])
            query = "SELECT table_id, host, visitors, watching, names FROM presence WHERE table_id = ANY (%s)"
            async with asyncio.timeout(ONE_TRY):
                rows = await self.store.rows(query, met)
            self._learn(rows, met)

    def _learn(self, rows: list[tuple[Any, ...]], tables: set[str] | list[str]) -> None:
        """All that is kept of these tables."""
        assert self.household is not None
        found: dict[str, dict[str, Present]] = defaultdict(dict)
        for table, host, visitors, watching, names in rows:
            if host != self.host and (visitors or watching):
                found[table][host] = Present(frozenset(visitors), watching, tuple(names))
        for table in {*tables, *found}:
            if found.get(table, {}) != self.there.pop(table, {}):
                self.household.met(table)
            if table in found:
                self.there[table] = found[table]

    # ------------------------------------------------------------------ bots

    async def may_play(self, table: str) -> bool:
        async def do(connection: AsyncConnection[Any]) -> bool:
            return bool((await connection.execute(_LEASE, (table, self.host))).rowcount)

        try:
            mine = await self.store.lines.run(do)
        except (Away, psycopg.Error):
            return False
        if mine:
            self.playing.add(table)
        return mine

    def plays(self, table: str) -> bool:
        return table in self.playing

    async def has_played(self, table: str) -> None:
        self.playing.discard(table)

        async def do(connection: AsyncConnection[Any]) -> None:
            await connection.execute("DELETE FROM leases WHERE table_id = %s AND host = %s", (table, self.host))

        with contextlib.suppress(Away, psycopg.Error):  # then it ends with this process
            await self.store.lines.run(do)
