"""Who may ask for hints: the one place that decides it."""

from __future__ import annotations

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import BOT, Kept


def hints_allowed(kept: Kept, visitor: str | None) -> bool:
    """Whoever plays alone; among other people only where the table was opened so, and at a rated table nobody."""
    people = [seat for seat in kept.seats if seat.kind != BOT]
    sits = any(visitor in seat.holders for seat in people)
    alone = all(visitor in seat.holders for seat in people)
    return sits and (kept.hints or alone) and not kept.rated


def check_hints(kept: Kept, visitor: str | None) -> None:
    if kept.rated:
        raise Refusal("no-hint", "There are no hints at a rated table.")
    if not hints_allowed(kept, visitor):
        raise Refusal("no-hint", "There are no hints at this table, since other people play here.")
