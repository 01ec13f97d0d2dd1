"""Several processes on one database: any of them serves any table, and no two play the same bot."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Collection, Iterator

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import Host
from tests.server.test_store import kept, note
from tests.server.visitors import Page, Refused, Visitor
from tinkuy.server.http.visitors import SECONDS
from tinkuy.server.store.neighbours import Present
from tinkuy.server.store.postgresql import neighbours
from tinkuy.server.store.postgresql.neighbours import PostgresqlNeighbours
from tinkuy.server.store.postgresql.store import PostgresqlStore

SOON = 60.0  # seconds, on a busy machine


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[tuple[Host, Host, str]]:
    """Two processes for all tests that do not hurt them, with their database."""
    database = request.getfixturevalue("postgresql").new_database()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    hosts = [Host(folder, data=database) for folder in folders]
    for host in hosts:
        host.launch()
    try:
        yield hosts[0].ready(), hosts[1].ready(), database
    finally:
        for host in hosts:
            host.stop()
    for host in hosts:
        assert host.errors.read_text() == ""


def at(visitor: Visitor, host: Host) -> Visitor:
    """The same visitor, served by another process."""
    there = Visitor(host.address)
    there.http.cookies.clear()
    there.http.cookies.set("tinkuy", visitor.cookie, domain="127.0.0.1")
    return there


def two_players(one: Host, other: Host) -> tuple[Visitor, Visitor, str]:
    """Anna at one process, Ben at the other, at the same table."""
    anna, ben = Visitor(one.address, "Anna"), Visitor(other.address, "Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})["id"]
    ben.take(table, anna, 1)
    return anna, ben, table


def test_an_answer_here_is_seen_there(pair: tuple[Host, Host, str]) -> None:
    anna, ben, table = two_players(*pair[:2])
    with anna, ben:
        pages = [anna.page(table, 0), ben.page(table, 1)]
        rng = random.Random(1)
        for _ in range(4):
            for page in pages:
                page.caught_up(max(known.version for known in pages))
            asked = next(page for page in pages if page.asked)
            asked.play(rng)
        for page in pages:
            page.caught_up(max(known.version for known in pages))
        assert pages[0].events == pages[1].events


def test_who_is_here_is_known_there(pair: tuple[Host, Host, str]) -> None:
    anna, ben, table = two_players(*pair[:2])

    def seen(page: Page) -> list[bool]:
        return [seat["here"] for seat in page.table["seats"]]

    with anna, ben, Visitor(pair[1].address) as cora:
        page = anna.page(table, 0)
        assert seen(page) == [True, False]
        there = ben.page(table, 1)
        page.until(lambda message: message["is"] == "table" and seen(page) == [True, True])
        cora.page(table, None)
        page.until(lambda message: message["is"] == "table" and message["watching"] == 1)
        assert [seat["here"] for seat in cora.get(f"/api/tables/{table}")["seats"]] == [True, True]
        with pytest.raises(Refused) as refused:  # nobody takes the seat of somebody who looks on elsewhere
            anna.post(f"/api/tables/{table}/seats/1", {"kind": "bot"})
        assert refused.value.code == "seat-present"
        ben.send("PATCH", "/api/me", {"name": "Benjamin"})
        page.until(lambda message: message["is"] == "table" and message["seats"][1]["name"] == "Benjamin")
        there.close()
        page.until(lambda message: message["is"] == "table" and seen(page) == [True, False])


def test_a_device_that_was_signed_out_elsewhere_is_shown_nothing_more(pair: tuple[Host, Host, str]) -> None:
    anna, ben, table = two_players(*pair[:2])
    with anna, ben, Visitor(pair[1].address) as lost:
        lost.post("/api/enter", {"code": anna.post("/api/me/code", None)["code"]})
        page = lost.page(table, 0)  # and nothing is said on it any more
        began = time.monotonic()
        anna.send("DELETE", "/api/me/devices", None)
        with pytest.raises(ConnectionClosed):
            page.until(lambda message: False)
        assert time.monotonic() - began < SECONDS
        mine = anna.page(table, 0)
        mine.play(random.Random(1))
        assert lost.get(f"/api/tables/{table}")["seats"][0]["mine"] is False


def test_a_new_name_of_who_watches_there_is_read_here(pair: tuple[Host, Host, str]) -> None:
    anna, ben, table = two_players(*pair[:2])
    with anna, ben, Visitor(pair[1].address, "Cora") as cora, at(cora, pair[0]) as phone:
        page = anna.page(table, 0)
        cora.page(table, None)
        page.until(lambda message: message["is"] == "table" and message["watchers"] == ["Cora"])
        phone.send("PATCH", "/api/me", {"name": "Cordula"})  # here, while she watches there
        page.until(lambda message: message["is"] == "table" and message["watchers"] == ["Cordula"])


def test_the_same_commit_is_acknowledged_anywhere_and_done_once(pair: tuple[Host, Host, str]) -> None:
    anna, ben, table = two_players(*pair[:2])
    with anna, ben, at(anna, pair[1]) as elsewhere:
        page, other = anna.page(table, 0), elsewhere.page(table, 0)
        answers = page.turn(random.Random(1))
        version = page.commit(answers, key="once")["version"]
        assert other.commit(answers, base=0, key="once")["version"] == version
        with pytest.raises(Refused) as refused:
            other.commit(answers, base=0, key="another")
        assert refused.value.code == "stale"
        assert ben.get(f"/api/tables/{table}")["version"] == version


def test_who_lost_the_seat_there_cannot_answer_here(pair: tuple[Host, Host, str]) -> None:
    """At once, however late the news comes: rights are checked when the answer is written."""
    anna, ben, table = two_players(*pair[:2])
    with anna, ben:
        page, there = anna.page(table, 0), ben.page(table, 1)
        page.play(random.Random(1))
        there.caught_up(page.version)
        answers = there.turn(random.Random(1))
        with psycopg.connect(pair[2], autocommit=True) as file:  # as a neighbour would that tells nobody
            file.execute("UPDATE tables SET changed = changed WHERE id = %s", (table,))
            file.execute("DELETE FROM holders WHERE table_id = %s AND seat = 1", (table,))
        with pytest.raises(Refused) as refused:
            there.commit(answers)
        assert refused.value.code == "not-your-seat"


def test_what_nobody_told_of_is_seen_by_the_revision(pair: tuple[Host, Host, str]) -> None:
    anna, ben, table = two_players(*pair[:2])
    with anna, ben:
        page, there = anna.page(table, 0), ben.page(table, 1)
        version = asyncio.run(_append_silently(pair[2], table, page))
        began = time.monotonic()
        there.caught_up(version)
        assert time.monotonic() - began < SOON


async def _append_silently(database: str, table: str, page: Page) -> int:
    store = PostgresqlStore(database)
    known = await store.table(table)
    assert known is not None
    assert page.asked is not None
    option = page.state["options"][0]["code"]
    await store.append(table, 0, [f"{page.asked['kind']} {option}"], "", note(1, 0), revision=known.revision)
    await store.close()
    return 1


class Home:
    """A household that remembers what it was told."""

    def __init__(self) -> None:
        self.told: set[str] = set()
        self.asked: set[str] = set()
        self.losses = 0

    def revisions(self) -> dict[str, int]:
        return {}

    def moved(self, table: str) -> None:
        self.told.add(table)

    def met(self, table: str) -> None:
        self.told.add(table)

    def changed(self, visitor: str) -> None:
        self.told.add(visitor)

    def bereft(self) -> None:
        self.losses += 1

    def wanted(self, tables: Collection[str]) -> None:
        self.asked |= set(tables)


async def _until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not fits():
            await asyncio.sleep(0.01)


def _forget(database: str, host: str) -> None:
    """In a thread of its own: a neighbour may hold the row until its turn comes, so nobody may wait here."""
    with psycopg.connect(database) as file:
        file.execute("UPDATE hosts SET until = clock_timestamp() - interval '1 s' WHERE id = %s", (host,))
        file.execute("DELETE FROM hosts WHERE id = %s", (host,))


def test_a_lease_is_one_processes_and_ends_with_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.1)

    async def run() -> None:
        stores = [PostgresqlStore(database) for _ in range(3)]
        known = [PostgresqlNeighbours(store) for store in stores]
        homes = [Home() for _ in known]
        for one, home in zip(known, homes, strict=True):
            await one.start(home)
        assert [await one.may_play("t") for one in known] == [True, False, False]
        assert [one.plays("t") for one in known] == [True, False, False]
        await known[0].has_played("t")
        granted = await asyncio.gather(*(one.may_play("t") for one in known))
        assert sum(granted) == 1
        first = granted.index(True)
        await known[first].close()  # as if it were killed: its line breaks
        rest = [one for one in known if one is not known[first]]
        async with asyncio.timeout(SOON):
            while not await rest[0].may_play("t"):
                await asyncio.sleep(0.02)
        assert not await rest[1].may_play("t")
        # Who is stalled has not been heard of for a while, and learns that it has lost everything.
        await asyncio.to_thread(_forget, database, rest[0].host)
        assert await rest[1].may_play("t")
        await _until(lambda: not rest[0].plays("t"))
        assert not await rest[0].may_play("t")
        for one in known:
            await one.close()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_presence_ends_with_the_process_that_saw_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.1)

    async def run() -> None:
        stores = [PostgresqlStore(database) for _ in range(2)]
        one, other = (PostgresqlNeighbours(store) for store in stores)
        home = Home()
        await one.start(Home())
        one.show("t", Present(frozenset({"anna"}), 2))
        await asyncio.sleep(0.1)
        await other.start(home)  # who comes later knows it too
        await _until(lambda: other.elsewhere("t") == Present(frozenset({"anna"}), 2))
        one.show("t", Present(frozenset({"anna", "ben"}), 0))
        await _until(lambda: other.elsewhere("t") == Present(frozenset({"anna", "ben"}), 0))
        home.told.clear()
        await one.close()
        await _until(lambda: other.elsewhere("t") == Present())
        await _until(lambda: home.told == {"t"})
        await other.close()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_table_that_waits_for_a_bot_is_taken_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that was paused by somebody who is gone."""
    monkeypatch.setattr(neighbours, "BEAT", 0.1)

    async def run() -> None:
        stores = [PostgresqlStore(database) for _ in range(2)]
        one, other = (PostgresqlNeighbours(store) for store in stores)
        home = Home()
        await other.start(home)
        await one.start(Home())
        await _until(lambda: one.host in other.others)
        for name in ("asked", "paused"):
            table = kept(name)
            table.seats[0].kind, table.seats[0].bot = "bot", "random"
            await stores[0].create(table, [])
        await stores[0].pause("paused", "It got stuck.")
        await _until(lambda: "asked" in home.asked)
        home.asked.clear()
        await asyncio.sleep(0.3)
        assert home.asked == {"asked"}
        await one.close()
        await _until(lambda: home.asked == {"asked", "paused"})
        await other.close()
        for store in stores:
            await store.close()

    asyncio.run(run())
