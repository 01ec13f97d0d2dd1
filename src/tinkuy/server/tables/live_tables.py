"""The tables that are in use now, by id; everything else is read from the store when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine
from pathlib import Path

from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import Settings
from tinkuy.server.steadfast import steadfast
from tinkuy.server.store.neighbours import Alone, Neighbours
from tinkuy.server.store.store import Kept, Store
from tinkuy.server.tables import standing
from tinkuy.server.tables.live_table import LiveTable, keys_of
from tinkuy.server.tables.timekeeping import Timekeeper
from tinkuy.server.workers import requests
from tinkuy.server.workers.about import Stranded
from tinkuy.server.workers.places import Places
from tinkuy.server.workers.pool import Pool

MOST_LIVE = 2_000  # unused ones beyond this are left to the store


async def _as_before(visitor: str) -> None:
    """Where nobody has pages."""


class LiveTables:
    """All live tables with what they share: store, workers, settings. Fulfils store.neighbours.Household."""

    def __init__(
        self,
        store: Store,
        engine: Pool,
        places: Places,
        settings: Settings,
        folder: Path,
        play_bots: Callable[[LiveTable], Coroutine[None, None, None]],
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.watch = store.watch
        self.neighbours = neighbours or Alone()
        self.engine = engine
        self.places = places  # for bots and records: nobody at a table waits behind them
        self.settings = settings
        self.folder = folder
        self.play_bots = play_bots
        self.timekeeper = Timekeeper(self)
        self.dealt: Counter[str] = Counter()  # tables by who opened them, where the deals are known
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.reading: dict[str, asyncio.Future[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.waking: asyncio.Task[None] | None = None
        self.catalogue: dict[str, bytes] = {}  # what workers say of the games, as JSON
        self.asked: Callable[[LiveTable], None] = lambda live: None  # told when others may be asked than before
        self.recognise: Callable[[str], Awaitable[None]] = _as_before  # looks whose pages a visitor's are now
        self.rules: dict[str, str] = {}  # the games of today with the versions of their rules

    async def find(self, table: str) -> LiveTable:
        """The live table; refused when there is no such table."""
        found = self.live.get(table)
        if found is not None:
            self.live.move_to_end(table)
            await found.look_again()
            return found
        reading = self.reading.get(table)
        if reading is None:
            # Whoever comes meanwhile waits for the same reading: a table must never be live twice.
            reading = self.reading[table] = asyncio.ensure_future(self._enliven(table))
            reading.add_done_callback(lambda _: self.reading.pop(table))
        return await steadfast(reading)

    async def read(self, table: str) -> Kept:
        kept = await self.store.table(table)
        if kept is None:
            raise Refusal("unknown-table", "There is no such table; perhaps the link was cut off.")
        return self._noted(kept)

    def _noted(self, kept: Kept) -> Kept:
        """A game that is not here any more has stranded until it comes back."""
        if self.rules and kept.setup.game not in self.rules:
            kept.stranded = Stranded("", -1, "game")
        return kept

    async def today(self, kept: Kept) -> Kept:
        """As it stands by the rules of today: nobody is told that a game waits before it was seen that it can go on."""
        of_today = self.rules.get(kept.setup.game) == kept.setup.rules
        if of_today or kept.note.over or kept.archived or self._noted(kept).stranded is not None:
            return kept
        live = await self.find(kept.id)
        with contextlib.suppress(Refusal):
            await live.ask(requests.Show(kept.id, 0, None))
        return live.kept

    async def _enliven(self, table: str) -> LiveTable:
        kept = await self.read(table)
        if self.neighbours.alone:
            kept.paused = ""  # a paused table stays live until it is tried again
        answers = await self.store.answers(table, 0)
        live = LiveTable(self, kept, keys_of(answers, kept.note.version))
        live.read = answers
        return self._add(live)

    def _add(self, added: LiveTable) -> LiveTable:
        if added.kept.clock is not None:
            self.timekeeper.needed.set()
        self.live[added.kept.id] = added
        unused = [name for name, old in self.live.items() if not old.busy and old is not added]
        for name in unused[: max(0, len(self.live) - MOST_LIVE)]:
            del self.live[name]
        return added

    # ------------------------------------------------------------------ neighbours

    def revisions(self) -> dict[str, int]:
        return {name: live.kept.revision for name, live in self.live.items() if live.busy}

    def moved(self, table: str) -> None:
        live = self.live.get(table)
        if live is not None and live.busy:  # else whoever comes looks again
            live.fall_behind()

    def met(self, table: str) -> None:
        live = self.live.get(table)
        if live is not None:
            live.audience.tell()

    async def visitor_changed(self, visitor: str) -> None:
        """Another name, or fewer devices: here, and wherever else the visitor has pages."""
        self.neighbours.tell_of(visitor)
        await self._look_at(visitor)

    def changed(self, visitor: str) -> None:
        self.spawn(self._look_at(visitor))

    async def _look_at(self, visitor: str) -> None:
        with contextlib.suppress(Refusal):  # the store is away; it is looked again before long
            await self.recognise(visitor)
            name = await self.store.visitor_name(visitor)
            for live in list(self.live.values()):
                if live.audience.rename(visitor, name):
                    live.tell_table()

    def bereft(self) -> None:
        """Nobody has a lease for a standing answer: all who are left look, and the first one gives it."""
        self.spawn(self._take_up())

    async def _take_up(self) -> None:
        with contextlib.suppress(Refusal):  # the store is away; whoever comes to the table looks again
            await self.wake(await self.store.company.ordered())

    def wanted(self, tables: Collection[str]) -> None:
        if tables and (self.waking is None or self.waking.done()):
            self.waking = self.spawn(self.wake(tables))

    async def wake(self, tables: Collection[str]) -> None:
        """One after the other, while people come in already."""
        for table in tables:
            with contextlib.suppress(Refusal):
                live = await self.find(table)
                live.wake_bots()
                standing.wake(live)

    # ------------------------------------------------------------------ work

    def spawn(self, work_to_do: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work_to_do)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
