"""The store in a database: a log that only grows, lines that break, a server that goes away and comes back."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from itertools import pairwise
from pathlib import Path

import psycopg
import pytest

from tests.server.hosting import Host, hosted
from tests.server.postgresql import Postgresql
from tests.server.test_never_lose import free_port
from tests.server.test_serve import ended, serve
from tests.server.test_store import kept, note
from tests.server.visitors import Page, Visitor
from tests.server.visitors import Refused as Unknown
from tinkuy.core.errors import Refused
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.postgresql import lines
from tinkuy.server.store.postgresql.schema import MIGRATIONS
from tinkuy.server.store.postgresql.store import PostgresqlStore
from tinkuy.server.store.store import NotSaved, Taken


def test_the_log_can_only_grow(database: str) -> None:
    async def fill() -> None:
        store = PostgresqlStore(database)
        await store.create(kept("one"), [(0, "plan place")])
        await store.close()

    asyncio.run(fill())
    with psycopg.connect(database, autocommit=True) as connection:
        for statement in (b"DELETE FROM answers", b"UPDATE answers SET code = 'x'", b"TRUNCATE answers"):
            with pytest.raises(psycopg.IntegrityError, match="append-only"):
                connection.execute(statement)


def test_processes_that_start_together_make_the_tables_once(database: str) -> None:
    problems: list[BaseException] = []

    def start() -> None:
        try:
            lines.prepare(database)
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(len(MIGRATIONS),)]


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    lines.prepare(database)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE schema_version SET version = version + 1")
    with pytest.raises(Refused, match="newer"):
        PostgresqlStore(database)


def test_what_cannot_be_reached_is_one_sentence_without_the_password(folder: Path) -> None:
    process = serve(folder, "--port", "0", "--data", f"postgresql://anna:geheim@/tables?host={folder}")
    code, errors = ended(process)
    assert code == 2
    assert errors.startswith("tinkuy: The tables cannot be kept in postgresql://")
    assert "geheim" not in errors
    assert len(errors.splitlines()) == 1


def test_a_server_goes_on_where_it_was(folder: Path, database: str) -> None:
    with hosted(folder, data=database, port=free_port()) as host, Visitor(host.address, "Anna") as anna:
        table = anna.open_table("me", "random")["id"]
        page = anna.page(table, 0)
        page.becomes(lambda view: view["ask"])
        page.play(random.Random(1))
        events, version = page.events, page.version
        page.close()
        host.kill()
        host.start()
        back = anna.page(table, 0)
        assert back.version >= version
        assert back.events[: len(events)] == events
        assert [known["id"] for known in anna.get("/api/me")["tables"]] == [table]
        with pytest.raises(Unknown) as refused:
            anna.get("/api/tables/%00")
        assert refused.value.code == "unknown-table"
        while back.asked is None:  # the bot plays
            back.next()
        with pytest.raises(Unknown) as refused:
            back.commit(back.turn(random.Random(1)), key="a\0b")  # which no text of the database can have
        assert refused.value.code == "not-saved"
        back.play(random.Random(1))
        assert host.up
    assert "Traceback" not in (folder / "errors.txt").read_text()


def test_every_commit_is_flushed_whatever_the_database_does_otherwise(database: str) -> None:
    async def found() -> object:
        async with await lines.connect(database) as connection:
            return await (await connection.execute("SHOW synchronous_commit")).fetchone()

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("ALTER ROLE tinkuy SET synchronous_commit = off")
        try:
            assert asyncio.run(found()) == ("on",)
        finally:
            connection.execute("ALTER ROLE tinkuy RESET synchronous_commit")


def test_a_line_that_was_cut_is_made_anew(database: str) -> None:
    async def run() -> None:
        store = PostgresqlStore(database)
        await store.create(kept("one"), [])
        for version in range(1, 6):
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tinkuy' AND pid <> %s"
            with psycopg.connect(database, autocommit=True) as other:
                other.execute(cut, (other.info.backend_pid,))
            await store.append("one", 0, ["plan place"], f"k{version}", note(version, 0), revision=version - 1)
        assert [row.key for row in await store.answers("one", 0)] == ["k1", "k2", "k3", "k4", "k5"]
        await store.close()

    asyncio.run(run())


def test_who_writes_waits_for_a_database_that_comes_back(own_postgresql: Postgresql) -> None:
    database = own_postgresql.new_database()

    async def run() -> None:
        store = PostgresqlStore(database)
        await store.create(kept("one"), [])
        await store.append("one", 0, ["plan place"], "before", note(1, 0))
        own_postgresql.kill()
        waiting = [
            asyncio.ensure_future(store.append("one", 0, ["plan place"], "while away", note(2, 0), revision=1)),
            asyncio.ensure_future(store.table("one")),
        ]
        await asyncio.sleep(0.3)
        assert not any(task.done() for task in waiting)
        await asyncio.to_thread(own_postgresql.start)
        back = time.monotonic()
        await asyncio.gather(*waiting)
        assert time.monotonic() - back < 2.0
        assert [row.key for row in await store.answers("one", 0)] == ["before", "while away"]
        await store.close()

    asyncio.run(run())


def test_one_looks_for_a_database_that_is_away_however_many_wait(
    own_postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = own_postgresql.new_database()
    tried: list[float] = []
    connect = lines.connect

    async def counted(address: str) -> psycopg.AsyncConnection[object]:
        tried.append(time.monotonic())
        return await connect(address)

    async def run() -> None:
        store = PostgresqlStore(database)
        await store.create(kept("one"), [])
        own_postgresql.kill()
        monkeypatch.setattr(lines, "connect", counted)
        waiting = [asyncio.ensure_future(store.table("one")) for _ in range(100)]
        await asyncio.sleep(1.0)
        assert not any(task.done() for task in waiting)
        assert len(tried) < 8 + 2 * 1.0 / lines.PAUSE  # those that were under way, and then one after the other
        assert max(later - earlier for earlier, later in pairwise(tried)) < 1.0
        await asyncio.to_thread(own_postgresql.start)
        await asyncio.gather(*waiting)
        await store.close()

    asyncio.run(run())


def test_who_waits_for_the_database_is_told_that_somebody_is_at_it(folder: Path, own_postgresql: Postgresql) -> None:
    with hosted(folder, data=own_postgresql.new_database()) as host, Visitor(host.address, "Anna") as anna:
        table = anna.open_table("me", "person")["id"]
        page = anna.page(table, 0)
        own_postgresql.kill()
        number = page.say("hello", seat=0)
        assert page.next() == {"is": "pong"}
        newcomer = Page(anna, table)
        assert newcomer.next() == {"is": "pong"}
        own_postgresql.start()
        assert page.reply(number)["is"] == "state"
        assert newcomer.hello(0)["is"] == "state"
        newcomer.close()


def test_who_starts_beside_others_is_not_waited_for(folder: Path, database: str) -> None:
    """A proxy, or somebody who tries again, is refused until it is ready and goes elsewhere."""
    host = Host(folder, data=database, port=free_port())
    host.launch()
    refused = 0
    try:
        while True:
            with socket.socket() as line:
                line.settimeout(60)
                if not line.connect_ex(("127.0.0.1", host.settings["port"])):
                    break
            refused += 1
            time.sleep(0.01)
        began = time.monotonic()
        host.ready()
        assert time.monotonic() - began < 0.5
        assert refused > 10
    finally:
        host.stop()


def test_who_has_waited_long_is_refused(own_postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    database = own_postgresql.new_database()

    async def run() -> None:
        store = PostgresqlStore(database)
        await store.create(kept("one"), [])
        own_postgresql.kill()
        monkeypatch.setattr(store.lines, "patience", 0.3)
        with pytest.raises(NotSaved):
            await store.append("one", 0, ["plan place"], "k", note(1, 0))
        with pytest.raises(Refusal) as refused:
            await store.table("one")
        assert refused.value.code == "away"
        await store.close()

    asyncio.run(run())


def test_what_was_done_when_the_line_broke_is_not_done_again(database: str) -> None:
    """The answer of the database is lost, so the store tries again, and the version tells."""

    async def run() -> None:
        store = PostgresqlStore(database)
        broken = 0
        run = store.lines.run

        async def run_twice(do: lines.Do[object]) -> object:
            async def lossy(connection: psycopg.AsyncConnection[object]) -> object:
                nonlocal broken
                result = await do(connection)
                if not broken:
                    broken += 1
                    raise psycopg.OperationalError("the line is dead")
                return result

            return await run(lossy)

        store.lines.run = run_twice  # type: ignore[assignment, method-assign]
        await store.create(kept("one"), [(0, "plan place")])
        assert broken == 1
        broken = 0
        with pytest.raises(Taken):
            await store.append("one", 0, ["plan place"], "k", note(2, 0), revision=0)
        assert broken == 1
        assert [row.version for row in await store.answers("one", 0)] == [1, 2]
        other = kept("one")
        other.created += 1
        with pytest.raises(Taken):
            await store.create(other, [])
        await store.close()

    asyncio.run(run())
