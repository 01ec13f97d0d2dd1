"""The other processes that serve the same tables: what they change, who looks on there, and whose turn the bots are.

Whatever is heard of them may be late or lost. The truth is in the store: versions and revisions tell who is behind.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol


class Present(NamedTuple):
    """Who looks at a table: visitors, how many pages without a seat, and the names of those who only watch."""

    visitors: frozenset[str] = frozenset()
    watching: int = 0
    names: tuple[str, ...] = ()  # empty for whoever has none


class Household(Protocol):
    """What this process has and is told: its live tables."""

    def revisions(self) -> dict[str, int]:
        """Of the tables that somebody here looks at or plays."""

    def moved(self, table: str) -> None:
        """Somebody else has changed the table."""

    def met(self, table: str) -> None:
        """Somebody came to the table elsewhere, or left it there."""

    def changed(self, visitor: str) -> None:
        """Elsewhere a visitor was given another name, or some of their devices were signed out."""

    def bereft(self) -> None:
        """Another process is gone, with whatever it was about to do."""

    def wanted(self, tables: Collection[str]) -> None:
        """Tables wait for a bot, and nobody plays it."""


class Neighbours(Protocol):
    alone: bool  # nobody else changes the tables

    async def start(self, household: Household) -> None: ...

    def show(self, table: str, present: Present) -> None:
        """Who looks at the table here, for the others."""

    def elsewhere(self, table: str) -> Present: ...

    def tell_of(self, visitor: str) -> None:
        """The visitor has another name now, or fewer devices."""

    async def revision(self, table: str) -> int | None:
        """Of the table as it is kept; None where nobody else could have changed it."""

    async def may_play(self, table: str) -> bool:
        """Whether the table's bots are this process's to play, until it has done or is gone."""

    def plays(self, table: str) -> bool:
        """Whether they still are."""

    async def has_played(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """Fulfils Neighbours where there are none."""

    alone = True

    async def start(self, household: Household) -> None: ...

    def show(self, table: str, present: Present) -> None: ...

    def elsewhere(self, table: str) -> Present:
        return Present()

    def tell_of(self, visitor: str) -> None: ...

    async def revision(self, table: str) -> int | None:
        return None

    async def may_play(self, table: str) -> bool:
        return True

    def plays(self, table: str) -> bool:
        return True

    async def has_played(self, table: str) -> None: ...

    async def close(self) -> None: ...
