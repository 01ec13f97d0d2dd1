"""A table in use: who watches it, where it stands, and the one way in which answers get into its log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from tinkuy.server.measures import MEASURES
from tinkuy.server.refusals import Refusal
from tinkuy.server.steadfast import steadfast
from tinkuy.server.store.store import Answer, Kept, Notice, NotSaved, Opened, Taken, now
from tinkuy.server.tables import chat, payloads, rules, standing
from tinkuy.server.tables.audience import Audience, Watcher
from tinkuy.server.tables.ratings import result_of
from tinkuy.server.tables.timekeeping import By, after_answer
from tinkuy.server.tokens import hashed
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.slot import Slot

if TYPE_CHECKING:
    from tinkuy.server.tables.live_tables import LiveTables

NOT_SAVED = "The answer could not be written to the disk, so it does not count; try again later."

MOVES = 20  # times that a neighbour may be faster
REMEMBER = 60_000  # milliseconds until it is written down again when a page was last opened
SAID = 32  # hex digits of the hash of a commit

T = TypeVar("T")

log = logging.getLogger("tinkuy.server")


class LiveTable:
    """One table in use: who watches it, where it stands, and its turn to append."""

    def __init__(self, tables: LiveTables, kept: Kept, keys: dict[tuple[int, str], tuple[int, str]]) -> None:
        self.tables = tables
        self.kept = kept
        self.keys = keys  # commits that were acknowledged, with the version after them and the hash of what was said
        self.read: list[Answer] = []  # its log as it was just read, until a worker is told
        self.turn = asyncio.Lock()
        self.carrying = asyncio.Lock()
        self.audience = Audience(lambda: self.kept, lambda: tables.neighbours.elsewhere(self.kept.id), tables.watch)
        self.seen: tuple[int, replies.Applied] | None = None  # by spectators, while there are many
        self.bots: asyncio.Task[None] | None = None
        self.analysing: asyncio.Task[None] | None = None
        self.unanalysed = ""  # why the analysis stopped here
        self.faults = 0  # in a row, without an answer in between
        self.resting = False  # paused by this process, which will try again
        self.behind = False  # a neighbour has changed the table
        self.catching: asyncio.Task[None] | None = None
        self.standing: asyncio.Task[None] | None = None  # gives answers that were given beforehand
        self.foreseen = True  # whether it has looked since anything changed

    @property
    def version(self) -> int:
        """Of a stranded game, up to where it can be read."""
        return self.kept.note.version if self.kept.stranded is None else self.kept.stranded.upto

    @property
    def watchers(self) -> set[Watcher]:
        return self.audience.watchers

    @property
    def present(self) -> frozenset[str]:
        return self.audience.present

    @property
    def busy(self) -> bool:
        """Somebody or something is about to use this very object."""
        working = any(task is not None and not task.done() for task in (self.bots, self.analysing, self.standing))
        return bool(self.watchers or self.turn.locked() or working or self.kept.paused)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.kept.seats):
            raise Refusal(
                "unknown-seat", f"The table has no seat {seat}; its seats are 0 to {len(self.kept.seats) - 1}."
            )

    def check_running(self) -> None:
        if self.kept.paused:
            raise Refusal("paused", self.kept.paused)
        if self.kept.stranded is not None:
            raise Refusal("stranded", rules.STRANDED)
        if self.kept.archived or self.kept.note.over:
            raise Refusal("game-over", "The game is over.")

    async def ask(self, request: requests.Request, place: Slot | None = None) -> replies.Reply:
        """A reply of a worker that has the table at the current version; bots have places of their own."""
        return await rules.ask(self, request, place)

    async def components(self) -> str:
        """The component tables that it is played with."""
        return await self.tables.store.components(self.kept.setup.game, self.kept.setup.tables)

    # ------------------------------------------------------------------ answers

    async def commit(
        self,
        seat: int,
        base: int,
        codes: list[str],
        key: str = "",
        visitor: str | None = None,
        acknowledge: Callable[[int], None] | None = None,
    ) -> int:
        """Check, write, apply, acknowledge, show: in this order. The version after the answers.

        A person has a key and is a visitor, a bot neither.
        """
        # Whoever asked may go away in the middle; the log and the memory must not part because of that.
        if self.kept.clock is not None:
            await self.tables.timekeeper.awake()
        with MEASURES.commits.measured():
            return await steadfast(self._commit(seat, base, codes, key, visitor, acknowledge))

    async def _commit(
        self,
        seat: int,
        base: int,
        codes: list[str],
        key: str,
        visitor: str | None,
        acknowledge: Callable[[int], None] | None,
    ) -> int:
        said = hashed(f"{seat} {base} {codes}")[:SAID] if key else ""
        by = By(seat, visitor, self.tables.watch.now())

        async def decide() -> int:
            self._check_right(seat, key, visitor)
            known = self._known(seat, key, said)
            if known is not None:
                if acknowledge:
                    acknowledge(known)
                return known
            if key and self.bot_of(seat):
                raise Refusal("timed-out", "Your time has run out and a bot plays on; say that you are back.")
            self.check_running()
            before = self.version
            prepared = await self.ask(requests.Prepare(self.kept.id, before, base, seat, codes))
            assert isinstance(prepared, replies.Prepared)
            asked = self.kept.proposal
            await self._append(by, codes, key, prepared, said)
            await self._shown(before, len(codes), acknowledge)
            if self.kept.note.over or asked is not None:
                self.audience.tell_now()  # now with the seed
            return self.version

        return await self.decide(decide)

    async def enter(self, seat: int, code: str, notice: Notice) -> None:
        """An entry of the log that is no answer (workers.entries), as all have agreed. Needs the turn."""
        before = self.version
        prepared = await self.ask(requests.Enter(self.kept.id, before, seat, code))
        assert isinstance(prepared, replies.Prepared)
        by = By(seat, None, self.tables.watch.now())
        await self._append(by, [code], f"agreed {notice.at}", prepared, "", notice)
        await self._shown(before, 1, None)
        await self.refresh()
        self.audience.tell_now()

    async def _shown(self, before: int, count: int, acknowledge: Callable[[int], None] | None) -> None:
        """What is in the log is told to who said it, then to all; bots may go on."""
        shown = None
        with contextlib.suppress(Refusal):  # it is in the log all the same
            seats = list({watcher.seat for watcher in self.watchers})
            shown = await self.ask(requests.Apply(self.kept.id, before, count, seats))
        if acknowledge:
            acknowledge(self.version)
        if shown is not None:
            assert isinstance(shown, replies.Applied)
            self._show(shown)
        self.audience.show_clock()
        self.wake_bots()
        self.tables.asked(self)
        standing.wake(self)

    async def decide(self, deciding: Callable[[], Awaitable[T]]) -> T:
        """In turn with all others; when a neighbour was faster, once more by the table as it is now."""
        async with self.turn:
            for _ in range(MOVES):
                try:
                    return await deciding()
                except Taken:
                    await self.catch_up_now()
            raise Refusal("stale", f"The table has moved on: it is at version {self.version}.")

    def _check_right(self, seat: int, key: str, visitor: str | None) -> None:
        """Whoever waited for the turn may have lost the seat meanwhile."""
        if not key and not self.bot_of(seat):
            raise Refusal("stale", f"Seat {seat} is no longer played by a bot.")
        if key and visitor not in self.kept.seats[seat].holders:
            raise Refusal("not-your-seat", f"Seat {seat} is not yours any more.")

    def _known(self, seat: int, key: str, said: str) -> int | None:
        """The version after a commit that was acknowledged before; a key stands for one content."""
        version, before = self.keys.get((seat, key), (None, "")) if key else (None, "")
        if before and before != said:
            raise Refusal("key-reused", "This key was used for other answers; a new commit needs a new key.")
        return version

    async def _append(
        self,
        by: By,
        codes: list[str],
        key: str,
        prepared: replies.Prepared,
        said: str,
        notice: Notice | None = None,
    ) -> None:
        seat, note, digests = by.seat, prepared.note, prepared.digests
        clock = after_answer(self.kept, note, bool(digests), self.tables.watch.now(), by)
        result = result_of(self.kept, clock, note)
        try:
            revision = self.kept.revision
            with MEASURES.writes.measured():
                await self.tables.store.append(
                    self.kept.id, seat, codes, key, note, said, digests, revision, clock, result, notice
                )
        except NotSaved as error:
            log.error("table %s: an answer was not saved: %s", self.kept.id, error)
            raise Refusal("not-saved", NOT_SAVED) from None
        self.kept.note, self.kept.changed, self.kept.revision, self.kept.clock = note, now(), revision + 1, clock
        self.kept.proposal = None
        self.faults = 0
        MEASURES.answers["person" if key else "bot"] += len(codes)
        if key:
            self.keys[seat, key] = note.version, said

    async def seats_changed(self) -> None:
        """Somebody sat down or left: those who are here now have not been asked to agree. Needs the turn."""
        if self.kept.proposal is not None:
            with contextlib.suppress(NotSaved):
                await self.tables.store.propose(self.kept.id, None)
        await self.refresh()
        await self._free_seats()
        self.audience.show_clock()
        self.tell_table()
        self.wake_bots()

    async def _free_seats(self) -> None:
        """Who no longer holds the seat watches from now on."""
        for watcher in list(self.watchers):
            if watcher.seat is not None and watcher.visitor not in self.kept.seats[watcher.seat].holders:
                watcher.seat = None
                with contextlib.suppress(Refusal):
                    await self.show_now(watcher, None)

    def opened(self, seat: int, visitor: str) -> None:
        """A holder looks at the table now; on the disk at most once a minute, since pages come again often."""
        opened, at = self.kept.seats[seat].opened, now()
        known = opened.get(visitor, Opened("", 0))
        opened[visitor] = Opened(known.name, at)
        if abs(at - known.at) >= REMEMBER:
            self.tables.spawn(self._remember(seat, visitor, at))

    async def _remember(self, seat: int, visitor: str, at: int) -> None:
        with contextlib.suppress(NotSaved):
            await self.tables.store.seen(self.kept.id, seat, visitor, at)

    async def refresh(self) -> None:
        """Read seats and standing again; called by whoever has changed them and has the turn."""
        kept, known = await self.tables.read(self.kept.id), self.kept.note.version
        if kept.note.version > known:
            self.keys |= keys_of(await self.tables.store.answers(kept.id, known), kept.note.version)
        if self.resting or self.tables.neighbours.alone:
            kept.paused = self.kept.paused
        self.kept = kept

    # ------------------------------------------------------------------ neighbours

    def fall_behind(self) -> None:
        """A neighbour has changed the table."""
        self.behind = True
        if self.catching is None or self.catching.done():
            self.catching = self.tables.spawn(self._follow())

    async def _follow(self) -> None:
        while self.behind:
            self.behind = False
            with contextlib.suppress(Refusal):  # the next sign of life tells again
                await self.catch_up()

    async def look_again(self) -> None:
        """Whoever comes finds the table as it is kept, even if a neighbour has changed it just now."""
        revision = await self.tables.neighbours.revision(self.kept.id)
        if revision is not None and revision != self.kept.revision:
            await self.catch_up()

    async def catch_up(self) -> None:
        async with self.turn:
            await self.catch_up_now()

    async def catch_up_now(self) -> None:
        """Read what others have changed, and show it. Needs the turn."""
        before = self.kept
        await self.refresh()
        if self.kept.revision == before.revision:
            return
        if self.kept.said > before.said:
            await chat.catch_up(self, before.said)
        first, seats = before.note.version, list({watcher.seat for watcher in self.watchers})
        if self.kept.note.version > first and seats:
            with contextlib.suppress(Refusal):
                shown = await self.ask(requests.Since(self.kept.id, self.version, first, seats))
                assert isinstance(shown, replies.Applied)
                self._show(shown)
        self.faults = 0 if self.kept.note.version > first else self.faults
        await self._free_seats()
        self.audience.show_clock()
        if told_of(before) != told_of(self.kept):
            self.tell_table()

    # ------------------------------------------------------------------ showing

    def _show(self, applied: replies.Applied) -> None:
        self.seen = None
        self.audience.show([payloads.state_message(applied, shown, self.version) for shown in applied.shown])

    async def show(self, watcher: Watcher, reply_to: int | None = None) -> None:
        """The whole table for one watcher, with all events; nothing can come in between."""
        async with self.turn:
            await self.show_now(watcher, reply_to)

    async def show_now(self, watcher: Watcher, reply_to: int | None) -> None:
        applied = await self._spectacle() if watcher.seat is None else await self._eyes_of(watcher.seat)
        watcher.send(payloads.state_message(applied, applied.shown[0], self.version, reply_to))

    async def _eyes_of(self, seat: int | None) -> replies.Applied:
        applied = await self.ask(requests.Show(self.kept.id, self.version, seat))
        assert isinstance(applied, replies.Applied)
        return applied

    async def _spectacle(self) -> replies.Applied:
        """What all spectators see is asked for once, however many come."""
        if self.seen is not None and self.seen[0] == self.version:
            return self.seen[1]
        applied = await self._eyes_of(None)
        self.seen = (self.version, applied) if self.audience.crowded else None
        return applied

    def tell_table(self, but: Watcher | None = None) -> None:
        """A seat, a name or somebody's presence has changed."""
        self.tables.neighbours.show(self.kept.id, self.audience.here)
        self.audience.tell(but)

    # ------------------------------------------------------------------ hints

    async def hint(self, seat: int, base: int, answers: list[str], grade: int) -> replies.Hinted:
        """Thought of where dear bots think, so that nobody waits for it who did not ask."""
        lane = self.tables.places.dear
        with lane.place(self.kept.owner) as place:
            hinted = await self.ask(requests.Hint(self.kept.id, 0, base, seat, answers, grade), place)
        assert isinstance(hinted, replies.Hinted)
        return hinted

    # ------------------------------------------------------------------ bots

    def waiting_bot(self) -> int | None:
        if self.kept.paused or self.kept.stranded or self.kept.archived or self.kept.note.over:
            return None
        return next((seat for seat in self.kept.note.waiting if self.bot_of(seat)), None)

    def bot_of(self, seat: int) -> str:
        return self.kept.bot_of(seat)

    def wake_bots(self) -> None:
        if self.waiting_bot() is not None and (self.bots is None or self.bots.done()):
            self.bots = self.tables.spawn(self.tables.play_bots(self))


def keys_of(answers: list[Answer], last: int) -> dict[tuple[int, str], tuple[int, str]]:
    """The commits of people up to a version."""
    return {
        (answer.seat, answer.key): (answer.version, answer.said)
        for answer in answers
        if answer.key and answer.version <= last
    }


def told_of(kept: Kept) -> tuple[object, ...]:
    """All that a message about the table tells and one about the state does not."""
    return kept.seats, kept.paused, kept.stranded, kept.again, kept.notices, kept.note.over, kept.proposal
