"""How the clocks of live tables go on: with answers, with who sits where, and when time runs out.

Every process looks every second for tables at which a time has run out. Whoever is first decides, by the revision; the
others then see that nothing is left to do. So a process that dies stops no clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from tinkuy.server.clocks import Choice, Clock
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import DOWN, PERSON, Kept, Notice, NotSaved
from tinkuy.server.workers.about import Note

if TYPE_CHECKING:
    from tinkuy.server.tables.live_table import LiveTable
    from tinkuy.server.tables.live_tables import LiveTables

LOOK = 1.0  # seconds between two looks at the clocks
SIGN = 3_000  # milliseconds between two signs that a server is up
NOT_SAVED = "This could not be written to the disk, so it does not count; try again later."

log = logging.getLogger("tinkuy.server")


def asked(kept: Kept, note: Note | None = None) -> set[int]:
    """People who sit at the table and are asked."""
    note = note or kept.note
    if note.over or kept.archived or kept.stranded is not None:
        return set()
    return {seat for seat in note.waiting if kept.seats[seat].kind == PERSON and kept.seats[seat].holders}


class By(NamedTuple):
    """Who has answered, and when it came: nobody pays for what the server took to look at it."""

    seat: int
    visitor: str | None
    came: int


def after_answer(kept: Kept, note: Note, ended: bool, now: int, by: By | None = None) -> Clock | None:
    """When a turn has `ended` a new one begins, else only for who was not asked before."""
    if kept.clock is None:
        return None
    clock = kept.clock.copy()
    seat, visitor, came = by or By(0, None, now)
    clock.halt(seat, came)
    if clock.rated and visitor:
        clock.seats[seat].player = clock.seats[seat].player or visitor
    clock.go_on(now, asked(kept, note), [seat for seat in note.waiting if ended or seat not in kept.note.waiting])
    return clock


def after_seating(kept: Kept, seat: int, sits: bool, now: int) -> Clock | None:
    """A person sits there from now on, or nobody or a bot does."""
    if kept.clock is None:
        return None
    clock = kept.clock.copy()
    others = asked(kept) - {seat}
    newcomer = sits and not kept.seats[seat].holders
    if newcomer or not sits:
        clock.seats[seat].bot, clock.seats[seat].away, clock.seats[seat].unasked = "", 0, False
    there = {seat} if sits and seat in kept.note.waiting and not kept.note.over else set()
    clock.go_on(now, others | there, there if newcomer else ())
    return clock


def voters(kept: Kept, about: int) -> set[int]:
    """People who are at the table beside the one whose time has run out."""
    assert kept.clock is not None
    return {
        number
        for number, seat in enumerate(kept.seats)
        if number != about and seat.kind == PERSON and seat.holders and not kept.clock.seats[number].bot
    }


# ---------------------------------------------------------------------- time runs out


class Timekeeper:
    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.signed = 0
        self.needed = asyncio.Event()  # while no table here has a clock, nobody has to look

    async def start(self) -> None:
        """What has stood still while no server was up costs nobody time."""
        store, alone = self.tables.store, self.tables.neighbours.alone
        if not alone or await store.clocks_run():
            self.needed.set()
            with contextlib.suppress(Refusal, NotSaved):  # a full disk is no reason not to start
                await self.sign(0 if alone else DOWN)
        self.tables.spawn(self._look_on())

    async def _look_on(self) -> None:
        while True:
            await self.needed.wait()
            try:
                await self.look()
            except (Refusal, NotSaved):  # the database is away, the disk is full: the next look comes soon
                pass
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        await self.awake(SIGN)
        for table in await self.tables.store.due_clocks():
            with contextlib.suppress(Refusal):
                await run_out(await self.tables.find(table))

    async def awake(self, since: int = DOWN) -> None:
        """This process may have slept, with the machine or by a signal; nobody pays for that."""
        if abs(self.tables.watch.up() - self.signed) >= since and await self.tables.store.clocks_run():
            await self.sign()

    async def sign(self, down: int = DOWN) -> None:
        moved = await self.tables.store.be_up(down)
        self.signed = self.tables.watch.up()
        for table in moved:
            live = self.tables.live.get(table)
            if live is not None:
                await live.catch_up()


async def run_out(live: LiveTable) -> None:
    """What happens at a table when somebody's time has run out."""

    async def decide() -> bool:
        kept, now = live.kept, live.tables.watch.now()
        seat = None if kept.clock is None or kept.paused else kept.clock.expired(now)
        if seat is None:
            return False
        assert kept.clock is not None
        clock = kept.clock.copy()
        if seat not in asked(kept):
            clock.go_on(now, asked(kept))  # nobody waits for it any more
            await _save(live.tables.store.set_clock(kept.id, clock, kept.revision))
        elif clock.expire(seat, now, voters(kept, seat), kept.seats[seat].holders[0]) == "free":
            await _free(live, clock, seat, now)
        else:
            await _save(live.tables.store.set_clock(kept.id, clock, kept.revision))
        await live.seats_changed()
        return True

    await live.look_again()
    while await live.decide(decide):
        pass


async def _free(live: LiveTable, clock: Clock, seat: int, now: int) -> None:
    """Free for whoever comes: also who had it."""
    kept = live.kept
    notice = Notice(now, "freed", seat, kept.seats[seat].name or kept.seats[seat].holder_name)
    await _save(live.tables.store.give(kept.id, seat, PERSON, "", notice, kept.revision, clock))


async def _save(writing: Awaitable[None]) -> None:
    try:
        await writing
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None


# ---------------------------------------------------------------------- what people can do

Changing = Callable[[Kept, Clock, int], int | None]  # at this time; a seat that becomes free by it


async def take_days(live: LiveTable, visitor: str, seat: int, days: int) -> None:
    """A holiday for the seat; 0 days end it."""

    def changing(kept: Kept, clock: Clock, now: int) -> None:
        left = clock.seats[seat].holidays
        if days > left:
            raise Refusal("no-holiday", f"There are {left} days of holiday left, not {days}.")
        clock.take_days(seat, days, now)

    await _change(live, visitor, seat, changing)


async def come_back(live: LiveTable, visitor: str, seat: int) -> None:
    """Whoever ran out of time plays again."""

    def changing(kept: Kept, clock: Clock, now: int) -> None:
        clock.come_back(seat, seat in kept.note.waiting)

    await _change(live, visitor, seat, changing)


async def vote(live: LiveTable, visitor: str, seat: int, about: int, choice: Choice) -> None:
    """What is to be done about somebody whose time has run out."""

    def changing(kept: Kept, clock: Clock, now: int) -> int | None:
        live.check_seat(about)
        if clock.seats[about].votes is None or seat not in voters(kept, about):
            raise Refusal("no-vote", f"There is no vote about seat {about}, or not for seat {seat}.")
        decided = clock.vote(about, seat, choice, voters(kept, about))
        if decided == "wait":
            clock.wait(about, now)
        elif decided is not None:
            clock.replaced(about, decided)
        return about if decided == "free" else None

    await _change(live, visitor, seat, changing)


async def _change(live: LiveTable, visitor: str, seat: int, changing: Changing) -> None:
    """By somebody who holds the seat, at a table with a clock that goes on."""

    async def decide() -> None:
        live.check_seat(seat)
        kept, now = live.kept, live.tables.watch.now()
        if visitor not in kept.seats[seat].holders:
            raise Refusal("not-your-seat", f"Seat {seat} is not yours.")
        live.check_running()
        if kept.clock is None:
            raise Refusal("no-clock", "This table is played without a clock.")
        clock = kept.clock.copy()
        freed = changing(kept, clock, now)
        if freed is None:
            await _save(live.tables.store.set_clock(kept.id, clock, kept.revision))
        else:
            await _free(live, clock, freed, now)
        await live.seats_changed()

    await live.tables.timekeeper.awake()
    await live.decide(decide)
