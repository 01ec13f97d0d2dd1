"""Bots at a table: they answer through the same door as people until a person is asked."""

from __future__ import annotations

import asyncio
import logging

from tinkuy.server.measures import MEASURES
from tinkuy.server.refusals import Refusal
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.tables.pausing import pause
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.slot import Slot

PATIENCE = 5.0  # seconds until a bot tries again when its answer could not be saved
LONGEST = 600.0  # seconds, when it broke again and again
NOT_ITS_FAULT = ("not-saved", "away", "internal")  # a full disk, a lost database, a worker that cannot be started
WAITS = (0.05, 0.1, 0.2, 0.4)  # seconds between two tries to be the one who plays
TRIES = 5  # of a turn that may be refused in a row while nothing changes at the table

log = logging.getLogger("tinkuy.server")


async def play_bots(live: LiveTable) -> None:
    """Until a person is asked or the game is over, in one process only: the others leave it to that."""
    neighbours, table = live.tables.neighbours, live.kept.id
    while live.waiting_bot() is not None:
        if not await _granted(live):
            return
        try:
            await _play_on(live)
        except Refusal:  # the server is being stopped
            return
        finally:
            await neighbours.has_played(table)


async def _granted(live: LiveTable) -> bool:
    """Whoever has just played the bot before may not have let go yet."""
    for wait in WAITS:
        if await live.tables.neighbours.may_play(live.kept.id):
            return True
        await asyncio.sleep(wait)
        if live.waiting_bot() is None:
            return False
    return False


async def _play_on(live: LiveTable) -> None:
    """Whatever breaks on the server's own side, the bot tries again."""
    broken = 0
    while _waiting(live) is not None:
        try:
            await _play(live)
        except Refusal:
            raise
        except Exception:
            log.exception("table %s: the bot broke the server's side", live.kept.id)
            await asyncio.sleep(min(PATIENCE * 2**broken, LONGEST))
            broken += 1


def _waiting(live: LiveTable) -> int | None:
    """The bot that is asked, as long as it is this process's to play."""
    return live.waiting_bot() if live.tables.neighbours.plays(live.kept.id) else None


async def _play(live: LiveTable) -> None:
    """Seat by seat. A bot keeps its place as long as it is asked: there it knows what it found in its turn."""
    places, game = live.tables.places, live.kept.setup.game
    while (seat := _waiting(live)) is not None:
        bot = live.bot_of(seat)
        lane = places.lane(game, bot)
        with lane.place(live.kept.owner) as place:
            refused = 0
            while _waiting(live) == seat and places.lane(game, bot) is lane:
                refused = await _try(live, seat, place, refused)


async def _try(live: LiveTable, seat: int, place: Slot, refused: int) -> int:
    """A turn, and how often it was refused in a row; a bot that gets nowhere pauses the table, so that all see it."""
    await asyncio.sleep(live.tables.settings.pace)
    turn = requests.Prepare(live.kept.id, live.version, live.version, seat, [])
    try:
        await _take(live, turn, place)
    except Refusal as refusal:
        if refusal.code == "stopped":
            raise
        if refusal.code in NOT_ITS_FAULT:
            await asyncio.sleep(PATIENCE)
            return refused
        log.info("table %s: the bot of seat %d was refused: %s", live.kept.id, seat, refusal)
        # Somebody else may have answered first or been given the seat: that is no fault of the bot.
        alone = live.version == turn.base and bool(live.bot_of(seat))
        if alone and refused + 1 == TRIES:
            await pause(live, f"the bot of seat {seat} was refused {TRIES} times: {refusal}", turn)
        return refused + 1 if alone else 0
    return 0


async def _take(live: LiveTable, turn: requests.Prepare, place: Slot) -> None:
    """One turn, or what of it comes before something is revealed, committed as a whole."""
    bot = live.bot_of(turn.seat)
    last = False
    while not last:
        chosen = await live.ask(requests.Choose(turn.table, turn.version, turn.seat, turn.answers, bot), place)
        assert isinstance(chosen, replies.Chosen)
        MEASURES.bots.took(chosen.seconds)
        live.tables.places.learn(live.kept.setup.game, bot, chosen.seconds)
        turn.answers += chosen.answers
        last = chosen.last
    await live.commit(turn.seat, turn.base, turn.answers)
