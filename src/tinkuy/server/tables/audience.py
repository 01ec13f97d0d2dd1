"""Who looks at a table, and how they are told: every message is written once, however many get it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from tinkuy.server.clocks import Watch
from tinkuy.server.store.neighbours import Present
from tinkuy.server.store.store import Kept
from tinkuy.server.tables import payloads
from tinkuy.server.tables.clock_face import face
from tinkuy.server.tables.payloads import Letter

PACE = 1.0  # seconds between two messages about the table; the states of the game do not wait
CROWD = 8  # watchers from which on what spectators see is kept for the next one


class Watcher(Protocol):
    """A socket, as a table sees it."""

    visitor: str | None
    seat: int | None
    name: str  # of a visitor who has none of a seat

    def send(self, message: payloads.Message | Letter) -> None: ...


class Audience:
    """The pages of one table."""

    def __init__(
        self, kept: Callable[[], Kept], elsewhere: Callable[[], Present] = Present, watch: Watch | None = None
    ) -> None:
        self.kept = kept
        self.watch = watch or Watch()
        self.elsewhere = elsewhere  # who looks at it through another process
        self.watchers: set[Watcher] = set()
        self.told = 0.0  # when the table was last told
        self.telling: asyncio.TimerHandle | None = None

    @property
    def here(self) -> Present:
        visitors = frozenset(watcher.visitor for watcher in self.watchers if watcher.visitor is not None)
        holders = {holder for seat in self.kept().seats for holder in seat.holders}
        # A visitor with several pages is one; of those without a cookie nothing is known.
        watching = {(watcher.visitor or watcher): watcher.name for watcher in self.watchers if watcher.seat is None}
        names = tuple(sorted(name for who, name in watching.items() if who not in holders))
        return Present(visitors, sum(watcher.seat is None for watcher in self.watchers), names)

    @property
    def present(self) -> frozenset[str]:
        return self.here.visitors | self.elsewhere().visitors

    @property
    def watching(self) -> int:
        return self.here.watching + self.elsewhere().watching

    @property
    def names(self) -> list[str]:
        return [*self.here.names, *self.elsewhere().names]

    @property
    def crowded(self) -> bool:
        return len(self.watchers) >= CROWD

    def rename(self, visitor: str, name: str) -> bool:
        """Whether somebody who only watches has another name now."""
        mine = [watcher for watcher in self.watchers if watcher.visitor == visitor and watcher.seat is None]
        pages = [watcher for watcher in mine if watcher.name != name]
        for watcher in pages:
            watcher.name = name
        return bool(pages)

    def players_first(self) -> list[Watcher]:
        return sorted(self.watchers, key=lambda watcher: watcher.seat is None)

    def show(self, states: list[payloads.State]) -> None:
        """To everybody the state with the eyes of the own seat."""
        letters = {state.seat: Letter(state) for state in states}
        for watcher in self.players_first():
            if watcher.seat in letters:
                watcher.send(letters[watcher.seat])

    def tell(self, but: Watcher | None = None) -> None:
        """A seat, a name or somebody's presence has changed: told at once, but the next change only a second later."""
        if self.telling is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self.told + PACE - loop.time() if self.told else 0.0
        if wait > 0:
            self.telling = loop.call_later(wait, self.tell_now)
        else:
            self.tell_now(but)

    def tell_now(self, but: Watcher | None = None) -> None:
        """Two who stand alike to the table get the same letter."""
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None
        self.told = asyncio.get_running_loop().time()
        kept, present, watching, names = self.kept(), self.present, self.watching, self.names
        now = self.watch.now()
        letters: dict[str | None, Letter] = {}
        for watcher in self.players_first():
            if watcher is but:
                continue
            standing = payloads.standing(kept, watcher.visitor)
            if standing not in letters:
                message = payloads.table_message(kept, watcher.visitor, present, watching, names, now)
                letters[standing] = Letter(message)
            watcher.send(letters[standing])

    def show_clock(self) -> None:
        """To all the same: there is nothing secret about time."""
        shown = face(self.kept().clock, self.watch.now())
        if shown is not None:
            letter = Letter(payloads.Clock(clock=shown))
            for watcher in self.players_first():
                watcher.send(letter)
