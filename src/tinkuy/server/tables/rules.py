"""What a table asks the rules: of a worker that has its log, or gets what it lacks with the question."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from time import perf_counter
from typing import TYPE_CHECKING

from tinkuy.server.measures import MEASURES
from tinkuy.server.refusals import Refusal
from tinkuy.server.tables.carrying import Asking, carry
from tinkuy.server.tables.pausing import pause
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.pool import BOTS, PEOPLE
from tinkuy.server.workers.slot import Slot, Stuck

if TYPE_CHECKING:
    from tinkuy.server.tables.live_table import LiveTable

STRANDED = (
    "The rules have changed, and this game cannot go on by those of today. It can be read, and its record be had."
)
MOVES = 20  # times that the table may move on between reading its log and asking about it
READING = (
    requests.Show | requests.At | requests.Analyse | requests.Retrace
)  # what can be asked of a game that only lies open

log = logging.getLogger("tinkuy.server")


async def ask(live: LiveTable, request: requests.Request, place: Slot | None = None) -> replies.Reply:
    """A reply of a worker that has the table at the current version; bots have places of their own."""
    if live.kept.paused:
        raise Refusal("paused", live.kept.paused)
    begun = perf_counter()
    limits = live.tables.settings.limits
    slot = place or live.tables.engine.slot(live.kept.id)
    whose = (live.kept.owner, live.kept.id) if place else _whose(live, request)
    thinks = isinstance(request, requests.Choose | requests.Hint | requests.Analyse)
    seconds = limits.bot_seconds if thinks else limits.engine_seconds

    def asking(asked: requests.Request) -> Awaitable[replies.Reply]:
        return slot.ask(asked, seconds, whose)

    try:
        reply = await asking(_now(live, request))
        for _ in range(MOVES):
            if not isinstance(reply, replies.Need):
                break
            reply = await _load(live, asking, reply.have, request)
        if isinstance(reply, replies.No):
            raise Refusal(reply.code, reply.sentence)
        if isinstance(reply, replies.Failed):
            raise Stuck(reply.trace)
        if isinstance(reply, replies.Applied | replies.Drafted):
            MEASURES.views.took(perf_counter() - begun)
        if isinstance(reply, replies.Need):
            raise Stuck(f"the log does not lead to version {live.version}, only to {reply.have}")
        return reply
    except Stuck as stuck:
        if isinstance(request, requests.Hint):
            log.warning("table %s: a hint got stuck: %s", live.kept.id, stuck)
            raise Refusal("no-hint", "No hint was found.") from None
        if isinstance(request, requests.Draft | requests.Why) and request.plan:
            log.warning("table %s: a plan got stuck: %s", live.kept.id, stuck)
            raise Refusal("no-plan", "No next turn could be imagined.") from None
        if isinstance(request, requests.Analyse):
            log.warning("table %s: its analysis got stuck: %s", live.kept.id, stuck)
            raise Refusal("no-analysis", "This turn could not be looked at.") from None
        await pause(live, str(stuck), request)
        raise Refusal("paused", live.kept.paused) from None


def _whose(live: LiveTable, request: requests.Request) -> tuple[str, str, str]:
    """In whose share it is asked: that of whoever sits there, of all who watch, or of the bots' owner."""
    number = getattr(request, "seat", None)
    seat = None if number is None else live.kept.seats[number]
    if isinstance(request, requests.Prepare) and number is not None and live.bot_of(number):
        return BOTS, live.kept.owner, live.kept.id
    return PEOPLE, seat.holders[0] if seat is not None and seat.holders else "", live.kept.id


def _now(live: LiveTable, request: requests.Request) -> requests.Request:
    """The request as of the version that the table has come to; a stranded game is only looked at."""
    stranded = live.kept.stranded
    readable = isinstance(request, READING) or (live.kept.archived and isinstance(request, requests.WriteRecord))
    if stranded is not None and (stranded.upto < 0 or not readable):
        raise Refusal("stranded", STRANDED)
    if not isinstance(request, requests.Apply) and hasattr(request, "version"):
        request.version = live.version
    return request


async def _load(live: LiveTable, asking: Asking, have: int, request: requests.Request) -> replies.Reply:
    """What the worker lacks for this request; others need the room, too, so both go together."""
    assert isinstance(request, requests.AboutTable)
    _now(live, request)
    first, version = have if have <= live.version else 0, live.version
    answers, live.read = live.read, []
    if first or len(answers) < version:
        answers = await live.tables.store.answers(live.kept.id, first)
    # What is being written just now belongs to the next version.
    known = [(answer.seat, answer.code) for answer in answers if answer.version <= version]
    load = requests.Load(live.kept.id, live.kept.setup, first, known, request)
    load.stranded = live.kept.stranded is not None
    reply = await asking(load)
    if isinstance(reply, replies.NeedTables):
        load.components = await live.components()
        reply = await asking(load)
    return await carry(live, asking, load.setup) if isinstance(reply, replies.OtherRules) else reply
