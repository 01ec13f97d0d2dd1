"""What every store keeps in the same form: setups and notes as JSON, and a table put together from its rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tinkuy.server.clocks import Clock
from tinkuy.server.store.store import PERSON, Kept, Notice, Opened, Proposal, Seat
from tinkuy.server.workers.about import Note, Setup, Stranded

COLUMNS = (
    "t.id, t.setup, t.owner, t.open, t.created, t.changed, t.note, t.archived, t.paused, t.stranded, t.again, "
    "t.revision, (SELECT coalesce(max(number), 0) FROM chat WHERE table_id = t.id), t.hints, t.proposal, "
    "EXISTS (SELECT 1 FROM orders WHERE table_id = t.id), "
    "c.clock, c.stood, c.paused_at"
)
TABLES = "tables t LEFT JOIN clocks c ON c.table_id = t.id"

_json = msgspec.json.Encoder().encode
_setup = msgspec.json.Decoder(Setup).decode
_note = msgspec.json.Decoder(Note).decode
_clock = msgspec.json.Decoder(Clock).decode
_proposal = msgspec.json.Decoder(Proposal).decode
_stranded = msgspec.json.Decoder(Stranded).decode


def pack(thing: Setup | Note | Stranded | Clock | Proposal) -> str:
    return _json(thing).decode()


def kept_from(
    row: tuple[Any, ...],
    seats: Iterable[tuple[Any, ...]],
    holders: Iterable[tuple[int, str, str, int]],
    notices: Iterable[tuple[Any, ...]],
) -> Kept:
    """COLUMNS of a table; kind, name and bot of its seats; seat, visitor, name and last visit of who holds one."""
    identity, setup, owner, is_open, created, changed, note, archived, paused, stranded, again, revision = row[:12]
    said, hints, asked, orders, *times = row[12:]
    seated = [Seat(*seat) for seat in seats]
    for number, visitor, name, opened in holders:
        seat = seated[number]
        if seat.kind == PERSON:
            seat.holders = [*seat.holders, visitor]
            seat.holder_name = seat.holder_name or name
            seat.opened[visitor] = Opened(name, opened)
    return Kept(
        identity,
        _setup(setup),
        owner,
        bool(is_open),
        created,
        changed,
        _note(note),
        seated,
        bool(archived),
        paused,
        [Notice(*notice) for notice in notices],
        _stranded(stranded) if stranded else None,
        again,
        revision,
        said,
        clock_from(*times),
        bool(hints),
        _proposal(asked) if asked else None,
        bool(orders),
    )


def clock_from(packed: str | None, stood: int, paused_at: int) -> Clock | None:
    if packed is None:
        return None
    clock = _clock(packed)
    clock.stood, clock.paused_at = stood, paused_at
    return clock
