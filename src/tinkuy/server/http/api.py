"""The interface over HTTP: what each request does, with the types of its body and answer (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tinkuy.server.http.call import Call
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import PAGE
from tinkuy.server.store.store import NotSaved
from tinkuy.server.tables import lobby, payloads
from tinkuy.server.tables.live_table import NOT_SAVED
from tinkuy.server.workers import work


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: lobby.Name


class Me(msgspec.Struct):
    name: str
    tables: list[payloads.Summary]


class Tables(msgspec.Struct):
    tables: list[payloads.Summary]


class Link(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(description="For a link such as /t/<id>#<secret>.")]


class Health(msgspec.Struct):
    ok: bool


# ---------------------------------------------------------------------- the visitor


async def me(call: Call) -> Me:
    kept = await call.rooms.store.tables_of(call.visitor, call.query["offset"], call.query["limit"])
    return Me(await call.rooms.store.visitor_name(call.visitor), [call.summary(table) for table in kept])


async def rename(call: Call) -> Me:
    try:
        await call.rooms.store.name_visitor(call.visitor, lobby.clean(call.body.name))
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    for room in list(call.rooms.rooms.values()):
        if any(call.visitor in seat.holders for seat in room.kept.seats):
            async with room.turn:
                await room.refresh()
            room.tell_table()
    return await me(call)


# ---------------------------------------------------------------------- tables


async def open_tables(call: Call) -> Tables:
    kept = await call.rooms.store.open_tables(call.query["offset"], call.query["limit"])
    return Tables([call.summary(table) for table in kept])


async def new_table(call: Call) -> payloads.Summary:
    return call.summary((await lobby.open_table(call.rooms, call.visitor, call.body)).kept)


async def new_record(call: Call) -> payloads.Summary:
    return call.summary((await lobby.open_record(call.rooms, call.visitor, call.body)).kept)


async def table(call: Call) -> payloads.Summary:
    return call.summary((await call.room()).kept)


async def join(call: Call) -> payloads.Summary:
    room = await call.room()
    await lobby.join(room, call.visitor, call.body)
    return call.summary(room.kept)


async def leave(call: Call) -> payloads.Summary:
    room = await call.room()
    await lobby.leave(room, call.visitor, call.body.seat)
    return call.summary(room.kept)


async def give(call: Call) -> payloads.Summary:
    room = await call.room()
    await lobby.give(room, call.visitor, call.seat(), call.body)
    return call.summary(room.kept)


async def link(call: Call) -> Link:
    return Link(await lobby.link(await call.room(), call.visitor, call.seat()))


async def at(call: Call) -> msgspec.Raw:
    """While the game runs, a seat's view is for those who hold it; afterwards for everybody."""
    room = await call.room()
    seat = call.query.get("seat")
    if seat is not None:
        room.check_seat(seat)
        over = room.kept.archived or room.kept.note.over
        if not over and call.visitor not in room.kept.seats[seat].holders:
            raise Refusal("not-your-seat", f"Seat {seat} is not yours; you can watch the table.")
    version = call.path["version"]
    if version > room.version:
        raise Refusal("unknown-version", f"The table has {room.version} answers, not {version}.")
    reply = await room.ask(work.At(room.kept.id, 0, version, seat))
    assert isinstance(reply, work.Json)
    return msgspec.Raw(reply.json)


async def record(call: Call) -> str:
    room = await call.room()
    if not (room.kept.archived or room.kept.note.over):
        raise Refusal("not-over", "The record has the seed in it, so it is given out when the game is over.")
    seats = enumerate(payloads.summary(room.kept, None, ()).seats)
    who = {seat: (known.bot, known.name) for seat, known in seats if known.bot or known.name}
    reply = await room.ask(work.WriteRecord(room.kept.id, 0, who))
    assert isinstance(reply, work.Text)
    return reply.text


async def health(call: Call) -> Health:
    return Health(True)


PAGING = {"offset": (0, 1_000_000, 0), "limit": (1, PAGE, PAGE)}  # name: least, most, default
