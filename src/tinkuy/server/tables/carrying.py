"""A table that was begun by other rules than those of today: it goes on by them, or it has stranded."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import NotSaved
from tinkuy.server.workers import about, replies, requests

if TYPE_CHECKING:
    from tinkuy.server.tables.live_table import LiveTable

Asking = Callable[[requests.Request], Awaitable[replies.Reply]]

log = logging.getLogger("tinkuy.server")


async def carry(live: LiveTable, asking: Asking, setup: about.Setup) -> replies.Reply:
    """Let the table go on by the rules of today, or strand it where they would make another game of it."""
    async with live.carrying:
        kept, store = live.kept, live.tables.store
        if kept.stranded is not None or kept.setup != setup:
            return replies.Need(0)  # somebody else has just tried
        answers = [(answer.seat, answer.code) for answer in await store.answers(kept.id, 0)]
        digests = list(await store.digests(kept.id))
        request = requests.Carry(setup, await live.components(), answers, digests, kept.note)
        reply = await asking(request)
        if not isinstance(reply, replies.Carried):
            return reply
        try:
            await _keep(live, reply)
        except NotSaved:
            raise Refusal("not-saved", "The table could not be written to the disk; try again later.") from None
        return replies.Need(0)


async def _keep(live: LiveTable, carried: replies.Carried) -> None:
    kept, store = live.kept, live.tables.store
    if carried.stranded is None:
        await store.carry(kept.id, carried.setup, carried.note, carried.digests, carried.components)
        kept.setup, kept.note = carried.setup, carried.note
        return
    await store.strand(kept.id, carried.stranded)
    kept.stranded = carried.stranded
    log.warning("table %s cannot go on by version %s of the rules", kept.id, carried.stranded.rules)


async def write_log(live: LiveTable, who: dict[int, tuple[str, str]]) -> replies.Reply:
    """The record of a stranded game: all that was answered, also what the rules of today would not take."""
    kept, store = live.kept, live.tables.store
    answers = [(answer.seat, answer.code) for answer in await store.answers(kept.id, 0)]
    ends = [version for version, _ in await store.digests(kept.id)]
    request = requests.WriteLog(kept.setup, answers, ends, kept.note, who)
    with live.tables.places.dear.place(kept.owner) as place:
        return await place.ask(request, live.tables.settings.limits.engine_seconds, (kept.owner, kept.id))
