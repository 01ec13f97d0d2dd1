"""Many watch one table: what changes is written once, and the crowd's coming and going is told once a second."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from tests.server.visitors import Visitor
from tinkuy.server.http.outbox import UNSENT, UNSENT_BYTES, Full, Outbox
from tinkuy.server.store.store import BOT, Kept, Seat
from tinkuy.server.tables import payloads
from tinkuy.server.tables.audience import Audience
from tinkuy.server.workers import about

NOTE = about.Note(0, [0], False, [0], [], ("heading", {}))
SETUP = about.Setup("tzolkin", "1", "hash", 2, {}, "seed")
KEPT = Kept("t", SETUP, "owner", False, 1, 1, NOTE, [Seat("person", holders=["anna"]), Seat(BOT, bot="greedy")])


class Watching:
    def __init__(self, visitor: str | None, seat: int | None = None) -> None:
        self.visitor = visitor
        self.seat = seat
        self.name = ""
        self.got: list[payloads.Letter] = []

    def send(self, message: payloads.Message | payloads.Letter) -> None:
        assert isinstance(message, payloads.Letter)
        self.got.append(message)


def test_who_stands_alike_to_the_table_gets_the_same_letter() -> None:
    async def tell() -> None:
        audience = Audience(lambda: KEPT)
        crowd = [Watching(None) for _ in range(5)] + [Watching("eve")]
        anna, owner = Watching("anna", 0), Watching("owner")
        audience.watchers |= {*crowd, anna, owner}
        audience.tell()
        assert len({watcher.got[0] for watcher in crowd}) == 1
        assert '"mine":true' in anna.got[0].text
        assert '"owner":true' in owner.got[0].text
        assert '"mine":true' not in crowd[0].got[0].text
        assert '"owner":true' not in crowd[0].got[0].text
        assert '"watching":7' in crowd[0].got[0].text

    asyncio.run(tell())


def test_changes_that_follow_at_once_are_told_together() -> None:
    async def tell() -> None:
        audience = Audience(lambda: KEPT)
        anna = Watching("anna", 0)
        audience.watchers.add(anna)
        for _ in range(50):
            audience.tell()
        assert len(anna.got) == 1
        await asyncio.sleep(1.1)
        assert len(anna.got) == 2
        audience.tell()
        audience.tell_now()  # a pause or the end does not wait
        assert len(anna.got) == 3

    asyncio.run(tell())


def test_a_crowd_that_comes_is_told_in_few_messages(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    page = anna.page(table, 0)
    begun = time.monotonic()
    for _ in range(30):
        ben.page(table, None)
    page.until(lambda message: message["is"] == "table" and message["watching"] == 30)
    told = sum('"is":"table"' in text for text in page.received)
    assert told <= 4 + time.monotonic() - begun
    version = page.play(random.Random(1))
    for watching in ben.pages:
        watching.caught_up(version)


def test_what_waits_for_a_slow_client_is_bounded() -> None:
    box = Outbox()
    box.put("x" * (2 * UNSENT_BYTES))  # one message may have any size
    with pytest.raises(Full):
        box.put("x")
    box = Outbox()
    for _ in range(UNSENT):
        box.put("x")
    with pytest.raises(Full):
        box.put("x")
    box = Outbox()
    box.put("x")
    with pytest.raises(Full):
        box.put("x" * UNSENT_BYTES)


def test_nothing_goes_into_a_closed_box_or_past_it() -> None:
    box = Outbox()
    assert box.idle
    box.put("what waits is forgotten")
    box.close()
    box.put("too late")
    assert not box.waiting
    box = Outbox()
    box.close()
    assert not box.idle  # else something would be said after the goodbye


def test_nothing_is_read_from_a_client_that_has_not_taken_what_is_for_it() -> None:
    async def send() -> None:
        box, gate = Outbox(), asyncio.Event()

        async def slow(_: str) -> None:
            await gate.wait()

        sending = asyncio.ensure_future(box.empty_into(slow))
        box.put("hello")
        await asyncio.sleep(0.01)
        assert not box.empty.is_set()
        assert not box.idle  # nothing may overtake it
        gate.set()
        await asyncio.wait_for(box.empty.wait(), 1)
        box.close()
        await sending

    asyncio.run(send())
