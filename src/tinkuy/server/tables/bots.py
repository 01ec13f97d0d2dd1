"""Bots at a table: they answer through the same door as people until a person is asked."""

from __future__ import annotations

import asyncio
import logging
import secrets

from tinkuy.server.refusals import Refusal
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.workers import work

PATIENCE = 5.0  # seconds until a bot tries again when its answer could not be saved
TRIES = 5  # in a row that may fail because somebody else answered first or took the seat

log = logging.getLogger("tinkuy.server")


async def play_bots(live: LiveTable) -> None:
    failed = 0
    while failed < TRIES and (seat := live.waiting_bot()) is not None:
        await asyncio.sleep(live.tables.settings.pace)
        try:
            await _take_turn(live, seat)
            failed = 0
        except Refusal as refusal:
            if refusal.code == "not-saved":
                await asyncio.sleep(PATIENCE)
            else:
                log.info("table %s: the bot of seat %d was refused: %s", live.kept.id, seat, refusal)
                failed += 1


async def _take_turn(live: LiveTable, seat: int) -> None:
    """One turn, answer by answer, committed as a whole."""
    base, bot = live.version, live.kept.seats[seat].bot
    answers: list[str] = []
    seed = secrets.token_hex(8)
    while True:
        chosen = await live.ask(work.Choose(live.kept.id, base, seat, answers, bot, seed), aside=True)
        assert isinstance(chosen, work.Chosen)
        answers.append(chosen.answer)
        if chosen.last:
            break
    await live.commit(seat, base, answers, "")
