"""A table at which the rules or a bot got stuck stops for a while and tries again by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from tinkuy.server.store.store import NotSaved
from tinkuy.server.workers import about, requests

if TYPE_CHECKING:
    from tinkuy.server.tables.live_table import LiveTable

PAUSED = (
    "The rules or a bot got stuck here, so the table is paused; it is tried again by itself in {}. Nothing is lost."
)

log = logging.getLogger("tinkuy.server")


async def pause(live: LiveTable, why: str, request: requests.Request) -> None:
    """Only this table stops, for a while; what is needed to find the fault is written beside the tables."""
    patience = live.tables.settings.limits.retry_seconds
    seconds = patience[min(live.faults, len(patience) - 1)]
    live.faults += 1
    live.kept.paused = PAUSED.format(_duration(seconds))
    if live.kept.clock is not None:
        live.kept.clock.paused_at = live.tables.watch.now()
    live.resting = True
    path = live.tables.folder / "paused" / f"{live.kept.id}-{live.version}.json"
    log.error("table %s is paused: %s; see %s", live.kept.id, why.strip().splitlines()[-1], path)
    with contextlib.suppress(OSError, NotSaved):
        answers = await live.tables.store.answers(live.kept.id, 0)
        fault = {
            "why": why,
            "request": msgspec.to_builtins(request),
            "setup": {name: getattr(live.kept.setup, name) for name in about.Setup.__struct_fields__},
            "answers": [[answer.seat, answer.code] for answer in answers],
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(fault)))
    with contextlib.suppress(NotSaved):
        await live.tables.store.pause(live.kept.id, live.kept.paused)
    live.audience.tell_now()
    live.tables.spawn(_resume(live, seconds))


async def _resume(live: LiveTable, seconds: float) -> None:
    """What stopped the table was never written: after a while it may try again."""
    await asyncio.sleep(seconds)
    with contextlib.suppress(NotSaved):
        await live.tables.store.pause(live.kept.id, "")
    live.resting = False
    live.kept.paused = ""
    if live.kept.clock is not None:
        async with live.turn:
            await live.refresh()  # how long it stood still
    live.audience.tell_now()
    live.wake_bots()


def _duration(seconds: float) -> str:
    return f"{seconds / 60:g} minutes" if seconds >= 120 else f"{seconds:g} seconds"
