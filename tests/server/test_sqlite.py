"""The store in a file: flushed to the disk, full, of other versions, or no database at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from tests.server.test_store import kept
from tinkuy.core.errors import Refused
from tinkuy.server.store.sqlite.base import connect
from tinkuy.server.store.sqlite.schema import MIGRATIONS
from tinkuy.server.store.sqlite.store import SqliteStore
from tinkuy.server.store.store import NotSaved


def with_store(path: Path, do: Callable[[SqliteStore], Coroutine[None, None, None]], page_limit: int = 0) -> None:
    async def run() -> None:
        store = SqliteStore(path, page_limit)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


async def nothing(_: SqliteStore) -> None: ...


def test_a_full_file_refuses_and_keeps_what_it_has(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        jobs = [store.create(kept(f"t{number}"), []) for number in range(300)]
        for job in jobs[:20]:
            await job
        outcomes = await asyncio.gather(*jobs[20:], return_exceptions=True)
        assert any(isinstance(outcome, NotSaved) for outcome in outcomes)
        for number, outcome in enumerate([*[None] * 20, *outcomes]):
            assert (await store.table(f"t{number}") is not None) == (outcome is None)

    with_store(folder / "t.sqlite", nothing)
    connection = sqlite3.connect(folder / "t.sqlite")
    empty = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    with_store(folder / "t.sqlite", do, page_limit=empty + 10)


def test_every_commit_is_flushed_to_the_disk(folder: Path) -> None:
    connection = connect(folder / "t.sqlite")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_the_log_can_only_grow(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(kept("one"), [(0, "plan place")])

    with_store(folder / "t.sqlite", do)
    connection = sqlite3.connect(folder / "t.sqlite")
    for statement in ("DELETE FROM answers", "UPDATE answers SET code = 'x'"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute(statement)
    connection.close()


def test_links_of_held_seats_do_not_outlive_the_old_schema(folder: Path) -> None:
    """Nobody knows who made them; those of free seats are invitations on their way."""
    connection = sqlite3.connect(folder / "t.sqlite")
    connection.executescript(f"{MIGRATIONS[0]};PRAGMA user_version = 1")
    connection.execute("INSERT INTO holders VALUES ('one', 0, 'ben', 1)")
    for seat, secret in enumerate(("held", "free")):
        connection.execute("INSERT INTO links VALUES ('one', ?, ?, 1)", (seat, secret))
    connection.commit()
    connection.close()

    async def do(store: SqliteStore) -> None:
        assert [(link.seat, link.hash, link.used_by) for link in await store.links("one")] == [(1, "free", "")]

    with_store(folder / "t.sqlite", do)


def test_a_file_of_a_newer_version_is_refused(folder: Path) -> None:
    connection = sqlite3.connect(folder / "t.sqlite")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(Refused, match="newer"):
        SqliteStore(folder / "t.sqlite")


def test_what_is_no_database_is_refused(folder: Path) -> None:
    (folder / "t.sqlite").write_text("this is a letter to my aunt, and quite a long one at that\n" * 100)
    with pytest.raises(Refused, match="cannot be kept"):
        SqliteStore(folder / "t.sqlite")
    with pytest.raises(Refused, match="cannot be kept"):
        SqliteStore(Path("/dev/null/t.sqlite"))
