"""Notes of somebody at a seat, for nobody else: they are in no view, no record and no message of a table."""

from __future__ import annotations

from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import NOTES_LENGTH
from tinkuy.server.store.store import NotSaved
from tinkuy.server.tables.live_table import NOT_SAVED, LiveTable


def clean(text: str) -> str:
    """Lines as they are, without anything that is not to be seen."""
    return "".join(sign for sign in text.replace("\r\n", "\n") if sign in "\n\t" or sign.isprintable())


async def read(live: LiveTable, visitor: str, seat: int) -> str:
    _check(live, visitor, seat)
    return await live.tables.store.company.notes(live.kept.id, seat, visitor)


async def keep(live: LiveTable, visitor: str, seat: int, text: str) -> str:
    _check(live, visitor, seat)
    kept = clean(text)
    if len(kept) > NOTES_LENGTH:
        raise Refusal("too-large", f"Notes may have {NOTES_LENGTH} signs at most.")
    try:
        await live.tables.store.company.keep_notes(live.kept.id, seat, visitor, kept)
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    return kept


def _check(live: LiveTable, visitor: str, seat: int) -> None:
    live.check_seat(seat)
    if visitor not in live.kept.seats[seat].holders:
        raise Refusal("not-your-seat", f"Seat {seat} is not yours, and so are its notes.")
