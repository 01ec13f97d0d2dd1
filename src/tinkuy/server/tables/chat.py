"""The chat of a table. Those who sit and those who watch talk apart.

Everybody reads what is said at the seats. What spectators say to each other is kept from those who sit until the game
is over, since it could be advice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.company import WATCHING, Line
from tinkuy.server.store.store import Kept, NotSaved
from tinkuy.server.tables import payloads
from tinkuy.server.tables.audience import Watcher
from tinkuy.server.tables.payloads import ChatLine, Letter
from tinkuy.server.tokens import hashed

if TYPE_CHECKING:
    from tinkuy.server.tables.live_table import LiveTable

AT_ONCE = 100  # lines that are shown to somebody who comes, or asks for earlier ones
NEWEST = 2**53
NOT_SAVED = "This could not be written to the disk, so nobody has read it; try again later."


def who(table: str, visitor: str) -> str:
    """A name for muting: of no use anywhere but at this table."""
    return hashed(f"{table} {visitor}")[:16]


def sits(kept: Kept, visitor: str | None) -> bool:
    return any(visitor in seat.holders for seat in kept.seats)


def hears_gallery(kept: Kept, visitor: str | None) -> bool:
    """Whether the talk of spectators is for this visitor, whichever page it is asked from."""
    return kept.note.over or kept.archived or not sits(kept, visitor)


def clean(text: str) -> str:
    """One line, without anything that is not to be seen."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable()).strip()


async def say(live: LiveTable, watcher: Watcher, text: str, reply_to: int | None) -> None:
    """Kept first, then told to all whom it is for."""
    visitor, words = watcher.visitor, clean(text)
    if visitor is None:
        raise Refusal("no-cookie", "To be heard you need a cookie of this server; open a page of it first.")
    if not words:
        raise Refusal("malformed", "There is nothing to read in this.")

    async def decide() -> Line:
        kept = live.kept
        if watcher.seat is None and sits(kept, visitor):
            raise Refusal("not-your-seat", "Whoever sits at the table talks there; say hello with your seat.")
        seat = WATCHING if watcher.seat is None else watcher.seat
        name = watcher.name if watcher.seat is None else _seat_name(kept, watcher.seat, visitor)
        try:
            line = await live.tables.store.company.say(kept.id, visitor, seat, name, words, kept.revision)
        except NotSaved:
            raise Refusal("not-saved", NOT_SAVED) from None
        kept.revision, kept.said = kept.revision + 1, line.number
        return line

    line = await live.decide(decide)
    _tell(live, [line], but=watcher)
    watcher.send(payloads.Chat(id=reply_to, lines=[_shown(live, line, visitor)]))


def _seat_name(kept: Kept, seat: int, visitor: str) -> str:
    known = kept.seats[seat].opened.get(visitor)
    return kept.seats[seat].name or (known.name if known else "")


def _tell(live: LiveTable, lines: list[Line], but: Watcher | None = None) -> None:
    """Everybody gets what is for them; all but who said it the same letter."""
    letters: dict[tuple[str | None, bool], Letter] = {}
    speakers = {line.visitor for line in lines}
    for watcher in live.watchers:
        key = (watcher.visitor if watcher.visitor in speakers else None, hears_gallery(live.kept, watcher.visitor))
        heard = [_shown(live, line, watcher.visitor) for line in lines if key[1] or line.seat != WATCHING]
        if heard and watcher is not but:
            if key not in letters:
                letters[key] = Letter(payloads.Chat(lines=heard))
            watcher.send(letters[key])


def _shown(live: LiveTable, line: Line, visitor: str | None) -> ChatLine:
    seat = None if line.seat == WATCHING else line.seat
    mine = line.visitor == visitor
    return ChatLine(line.number, line.at, who(live.kept.id, line.visitor), mine, seat, line.name, line.text)


async def catch_up(live: LiveTable, after: int) -> None:
    """What was said by way of a neighbour."""
    _tell(live, await live.tables.store.company.lines(live.kept.id, after, NEWEST, True, AT_ONCE))


async def greet(live: LiveTable, watcher: Watcher) -> None:
    """Whoever comes reads what was said last; where nobody has spoken there is nothing to tell."""
    if live.kept.said:
        await show(live, watcher, None, NEWEST)


async def show(live: LiveTable, watcher: Watcher, reply_to: int | None, before: int) -> None:
    company, table = live.tables.store.company, live.kept.id
    gallery = hears_gallery(live.kept, watcher.visitor)
    lines = await company.lines(table, 0, before, gallery, AT_ONCE + 1)
    muted = await _muted(live, watcher.visitor)
    shown = [_shown(live, line, watcher.visitor) for line in lines[-AT_ONCE:]]
    watcher.send(payloads.Chat(id=reply_to, lines=shown, muted=muted, earlier=len(lines) > AT_ONCE))


async def mute(live: LiveTable, watcher: Watcher, other: str, muted: bool, reply_to: int | None) -> None:
    """Somebody who has spoken here is not read any more by this visitor, at no table; or is again."""
    company, visitor = live.tables.store.company, watcher.visitor
    found = [speaker for speaker in await company.speakers(live.kept.id) if who(live.kept.id, speaker) == other]
    if visitor is None or not found or found[0] == visitor:
        raise Refusal("not-known", "Nobody else of that name has spoken here.")
    try:
        await company.mute(visitor, found[0], muted)
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    watcher.send(payloads.Chat(id=reply_to, lines=[], muted=await _muted(live, visitor)))


async def _muted(live: LiveTable, visitor: str | None) -> list[str]:
    """Those of them who have spoken here, by the names they have here."""
    company, table = live.tables.store.company, live.kept.id
    muted = set(await company.muted(visitor)) if visitor is not None else set()
    return [who(table, other) for other in await company.speakers(table) if other in muted] if muted else []
