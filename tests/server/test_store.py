"""The store by itself: group commit, one writer, an append-only log, files of other versions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tinkuy.core.errors import Refused
from tinkuy.server.store.schema import MIGRATIONS
from tinkuy.server.store.sqlite import LINKS, SqliteStore, connect
from tinkuy.server.store.store import BOT, PERSON, Kept, NotSaved, Opened, Seat, Taken
from tinkuy.server.workers.work import Note, Setup

SETUP = Setup("tzolkin", "1", "hash", 2, {"first_player": "0"}, "seed")


def note(version: int, *waiting: int, over: bool = False) -> Note:
    return Note(version, list(waiting), over, [0, 0.25], [], ("heading", {"round": 1}))


def kept(name: str, *seats: Seat, **more: Any) -> Kept:
    return Kept(name, SETUP, "owner", False, 1, 1, note(0, 0), list(seats or (Seat(PERSON), Seat(PERSON))), **more)


def with_store(path: Path, do: Callable[[SqliteStore], Coroutine[None, None, None]], page_limit: int = 0) -> None:
    async def run() -> None:
        store = SqliteStore(path, page_limit)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_kept(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        opened = {"owner": Opened("", 0)}
        table = kept("one", Seat(PERSON, "Anna", holders=["owner"], opened=opened), Seat(BOT, bot="greedy"))
        await store.create(table, [])
        assert await store.table("one") == table
        assert await store.table("two") is None

    with_store(folder / "t.sqlite", do)


def test_a_version_can_be_appended_once(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(kept("one"), [])
        await store.append("one", 0, ["plan place", "place tikal"], "k1", note(2, 1))
        for version in (1, 2, 3):  # 3: two answers, of which the first is there
            codes = ["plan place"] if version < 3 else ["plan place", "place tikal"]
            with pytest.raises(Taken):
                await store.append("one", 1, codes, "k2", note(version, 0))
        assert [(row.version, row.code, row.key) for row in await store.answers("one", 0)] == [
            (1, "plan place", "k1"),
            (2, "place tikal", "k1"),
        ]
        found = await store.table("one")
        assert found is not None
        assert found.note == note(2, 1)
        assert [row.version for row in await store.answers("one", 1)] == [2]

    with_store(folder / "t.sqlite", do)


def test_one_failing_job_takes_no_other_with_it(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create(kept(name), []) for name in names))
        jobs = [store.append(name, 0, ["a b"], "", note(1, 0)) for name in names for _ in range(2)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 50
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 50
        for name in names:
            assert len(await store.answers(name, 0)) == 1

    with_store(folder / "t.sqlite", do)


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


def test_lists_put_first_what_waits(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        mine = Seat(PERSON, holders=["me"])
        for number, (waiting, over) in enumerate([(1, False), (0, False), (0, True), (1, False)]):
            table = kept(f"t{number}", mine, Seat(PERSON), archived=False)
            table.note = note(0, waiting, over=over)
            table.changed = number
            await store.create(table, [])
        await store.create(kept("other"), [])
        assert [table.id for table in await store.tables_of("me", 0, 10)] == ["t1", "t3", "t0", "t2"]
        assert [table.id for table in await store.tables_of("me", 1, 2)] == ["t3", "t0"]
        assert len(await store.tables_of("owner", 0, 10)) == 5
        assert await store.tables_of("nobody", 0, 10) == []

    with_store(folder / "t.sqlite", do)


def test_tables_that_wait_for_a_bot_are_found_again(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        for name, seat, over in (("person", 0, False), ("bot", 1, False), ("over", 1, True)):
            table = kept(name, Seat(PERSON), Seat(BOT, bot="random"))
            table.note = note(0, seat, over=over)
            await store.create(table, [])
        assert await store.running_with_bots() == ["bot"]

    with_store(folder / "t.sqlite", do)


def test_a_seat_given_away_has_no_holders_and_no_links(folder: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(kept("one"), [])
        await store.name_visitor("ben", "Ben")
        await store.hold("one", 1, "ben")
        for number in range(LINKS + 3):
            await store.add_link("one", 1, f"h{number}")
        assert len(await store.links("one")) == LINKS
        found = await store.table("one")
        assert found is not None
        assert (found.seats[1].holders, found.seats[1].holder_name) == (["ben"], "Ben")
        await store.give("one", 1, BOT, "random")
        found = await store.table("one")
        assert found is not None
        assert (found.seats[1].kind, found.seats[1].bot, found.seats[1].holders) == (BOT, "random", [])
        assert await store.links("one") == []

    with_store(folder / "t.sqlite", do)


def test_a_link_works_after_the_clock_was_set_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(kept("one"), [])
        for number in range(LINKS):
            await store.add_link("one", 1, f"h{number}")
        monkeypatch.setattr("tinkuy.server.store.sqlite.now", lambda: 1)
        monkeypatch.setattr("time.time_ns", lambda: 1)
        await store.add_link("one", 1, "newest")
        hashes = [link.hash for link in await store.links("one")]
        assert "newest" in hashes
        assert "h0" not in hashes

    with_store(folder / "t.sqlite", do)


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
