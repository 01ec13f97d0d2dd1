"""What one server consists of behind its door: the store, the workers and the live tables."""

from __future__ import annotations

import asyncio

import msgspec

from tinkuy.server.calls.caller import Caller
from tinkuy.server.settings import Settings, data_file
from tinkuy.server.store.opening import open_store
from tinkuy.server.tables.bots import play_bots
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.places import Places
from tinkuy.server.workers.pool import Pool
from tinkuy.server.workers.shapes import GameEntry
from tinkuy.server.workers.slot import START_SECONDS


class Services:
    def __init__(self, settings: Settings) -> None:
        arguments = [str(settings.limits.loaded), str(settings.limits.bot_level), *settings.games]
        self.store, self.neighbours = open_store(settings)
        self.engine = Pool(settings.workers, arguments)
        self.places = Places(settings.workers, arguments)
        folder = data_file(settings).parent
        self.tables = LiveTables(self.store, self.engine, self.places, settings, folder, play_bots, self.neighbours)
        self.caller = Caller(self.tables)

    async def start(self) -> None:
        """Tables stay where they were; bots whose turn it was go on."""
        self.tables.spawn(self.engine.warm())
        self.tables.rules = await self._rules()
        await self.store.resume()
        await self.store.refloat(self.tables.rules)
        await self.neighbours.start(self.tables)
        await self.tables.timekeeper.start()
        waiting = set(await self.store.company.ordered())
        if self.neighbours.alone:  # else the bots are shared out
            waiting |= set(await self.store.running_with_bots())
        self.tables.spawn(self.tables.wake(waiting))
        self.caller.start()

    async def _rules(self) -> dict[str, str]:
        games = await self.engine.ask("", requests.Games(), START_SECONDS)
        assert isinstance(games, replies.Json)
        return {entry.id: entry.rules for entry in msgspec.json.decode(games.json, type=list[GameEntry])}

    async def close(self) -> None:
        await self.tables.close()
        await self.neighbours.close()
        await asyncio.gather(self.engine.close(), self.places.close())
        await self.store.close()
