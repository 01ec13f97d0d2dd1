"""A table is live once, whatever happens while it is read."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.test_store import kept
from tinkuy.server.settings import Settings
from tinkuy.server.store.sqlite.store import SqliteStore
from tinkuy.server.store.store import Kept
from tinkuy.server.tables.bots import play_bots
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.workers.places import Places
from tinkuy.server.workers.pool import Pool


class Shaky(SqliteStore):
    """The first reading fails when it is told to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.fail = asyncio.Event()
        self.readings = 0

    async def table(self, table: str) -> Kept | None:
        self.readings += 1
        if self.readings == 1:
            await self.fail.wait()
            raise OSError("the disk was away")
        return await super().table(table)


async def come_while_a_reading_fails(path: Path) -> list[LiveTable]:
    store = Shaky(path)
    await store.create(kept("t"), [])
    tables = LiveTables(store, Pool(1, []), Places(1, []), Settings(), path.parent, play_bots)
    early = [asyncio.ensure_future(tables.find("t")) for _ in range(3)]
    await asyncio.sleep(0)
    store.fail.set()
    with pytest.raises(OSError, match="away"):
        await early[0]
    late = [asyncio.ensure_future(tables.find("t")) for _ in range(2)]
    found = await asyncio.gather(*early[1:], *late, return_exceptions=True)
    await store.close()
    assert not tables.reading
    return [live for live in found if isinstance(live, LiveTable)]


def test_a_failed_reading_leaves_no_two_live_tables(folder: Path) -> None:
    found = asyncio.run(come_while_a_reading_fails(folder / "tables.sqlite"))
    assert len(found) >= 2
    assert len(set(map(id, found))) == 1


async def live_while_a_standing_answer_is_given(path: Path) -> tuple[bool, bool]:
    store = SqliteStore(path)
    await store.create(kept("t"), [])
    tables = LiveTables(store, Pool(1, []), Places(1, []), Settings(), path.parent, play_bots)
    live = await tables.find("t")
    given = asyncio.Event()

    async def give() -> None:
        await given.wait()

    live.standing = tables.spawn(give())
    meanwhile = live.busy
    given.set()
    await live.standing
    await store.close()
    return meanwhile, live.busy


def test_a_table_stays_live_while_a_standing_answer_is_given(folder: Path) -> None:
    assert asyncio.run(live_while_a_standing_answer_is_given(folder / "tables.sqlite")) == (True, False)
