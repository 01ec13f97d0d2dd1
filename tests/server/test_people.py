"""What every store promises of visitors beside their seats: devices, tickets, receivers, and calls for one process."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import HTTPConnection

from tests.server.test_store import Open, opened, with_store
from tinkuy.server.http.guard import COOKIE
from tinkuy.server.http.visitors import Visitors
from tinkuy.server.store.people import Due, Hours, Passkey, People, Receiver, Ticket
from tinkuy.server.store.store import Store, now
from tinkuy.server.tokens import hashed, new_secret

__all__ = ["opened"]  # a fixture
LATER = now() + 3_600_000


def test_a_cookie_stands_for_its_visitor_until_it_is_signed_out(opened: Open) -> None:
    async def do(store: Store) -> None:
        people = store.people
        assert await people.visitor_of("first") == "first"
        await people.add_device("phone", "first")
        await people.add_device("tablet", "first")
        assert await people.visitor_of("phone") == "first"
        assert await people.devices("first") == 3
        await people.sign_out_others("first", "phone")
        assert [await people.visitor_of(name) for name in ("first", "phone", "tablet")] == [None, "first", None]
        assert await people.devices("first") == 1

    with_store(opened, do)


class Slow(People):
    """Tells who it is only when it is told to."""

    def __init__(self, rows: Any) -> None:
        super().__init__(rows)
        self.read, self.tell = asyncio.Event(), asyncio.Event()

    async def visitor_of(self, cookie: str) -> str | None:
        found = await super().visitor_of(cookie)
        self.read.set()
        await self.tell.wait()
        return found


def test_a_cookie_that_is_signed_out_while_it_is_looked_up_is_nobodys(opened: Open) -> None:
    async def do(store: Store) -> None:
        token = new_secret()
        await store.people.add_device(hashed(token), "anna")
        slow = Slow(store)
        visitors = Visitors(slow, closed=False)
        connection = HTTPConnection({"type": "http", "headers": [(b"cookie", f"{COOKIE}={token}".encode())]})
        looking = asyncio.ensure_future(visitors.of(connection))
        await slow.read.wait()
        await store.people.sign_out_others("anna", "anna")
        visitors.forget()
        slow.tell.set()
        assert await looking is None
        assert await visitors.of(connection) is None

    with_store(opened, do)


def test_a_ticket_is_used_once_however_many_come_with_it(opened: Open) -> None:
    async def do(store: Store) -> None:
        people = store.people
        await people.put(Ticket("word", "invitation", "", "host", LATER))
        assert await people.use("word", "recovery") is None
        used = await asyncio.gather(*(people.use("word", "invitation") for _ in range(8)))
        assert [ticket.about for ticket in used if ticket] == ["host"]

    with_store(opened, do)


def test_a_newer_ticket_comes_instead_and_an_old_one_ends(opened: Open) -> None:
    async def do(store: Store) -> None:
        people = store.people
        await people.put(Ticket("one", "recovery", "anna", "", LATER), instead=True)
        await people.put(Ticket("two", "recovery", "anna", "", LATER), instead=True)
        await people.put(Ticket("over", "passkey", "", "", now() - 1))
        assert await people.ticket("one", "recovery") is None
        assert await people.ticket("two", "recovery", "stop") is not None
        assert await people.use("over", "passkey") is None
        assert await people.count("anna", "recovery") == 1

    with_store(opened, do)


def test_what_is_invited_stays_and_a_key_is_made_once(opened: Open) -> None:
    async def do(store: Store) -> None:
        people = store.people
        assert await people.member("anna") is None
        await people.let_in("anna", host=True)
        await people.let_in("anna", host=False)
        await people.let_in("ben", host=False)
        assert (await people.member("anna"), await people.member("ben")) == (True, False)
        assert await people.kept("vapid", "a") == await people.kept("vapid", "b") == "a"
        await people.add_passkey(Passkey("k", "anna", "pub", 3))
        await people.count_up("k", 4)
        assert await people.passkey("k") == Passkey("k", "anna", "pub", 4)

    with_store(opened, do)


def test_a_call_is_asked_for_once_a_turn_and_claimed_by_one(opened: Open) -> None:
    async def do(store: Store) -> None:
        people = store.people
        await people.add_receiver(Receiver("r", "anna", "webhook", "https://x", "plain", "https://t"))
        await people.add_receiver(Receiver("s", "anna", "webhook", "https://x", "ntfy", "https://t"))
        assert [receiver.id for receiver in await people.receivers("anna")] == ["s"]  # the same address
        await people.set_hours("anna", Hours("cs", "Europe/Prague", 1, 2))
        assert await people.hours("anna") == Hours("cs", "Europe/Prague", 1, 2)
        call = Due("s", "table", 4, "anna", 0, 0)
        assert await people.ask_for(call, 10)
        assert not await people.ask_for(call, 10)
        claimed = await asyncio.gather(*(people.claim(20, 50, 10) for _ in range(8)))
        assert [due for some in claimed for due in some] == [call]
        await people.settle(call, due=60, tries=1)
        assert await people.claim(30, 90, 10) == []
        assert await people.next_due() == 60
        assert await people.called_since("anna", 0) == 1
        assert [due.tries for due in await people.claim(60, 90, 10)] == [1]
        assert [due.tries for due in await people.claim(91, 99, 10)] == [1]  # who claimed it has died
        await people.settle(call)
        assert await people.next_due() is None
        assert await people.ask_for(Due("s", "table", 9, "anna", 0, 0), 0)
        await people.drop_receiver("s")
        assert await people.receivers("anna") == []

    with_store(opened, do)
