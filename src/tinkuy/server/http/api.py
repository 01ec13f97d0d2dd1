"""The interface over HTTP: what each request does, with the types of its body and answer (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tinkuy.server.http.call import Call
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import NOTES_LENGTH, PAGE
from tinkuy.server.store.store import NotSaved
from tinkuy.server.tables import analysis as analyses
from tinkuy.server.tables import lobby, payloads, ratings, timekeeping
from tinkuy.server.tables import notes as own_notes
from tinkuy.server.tables import standing as standing_answers
from tinkuy.server.tables.carrying import write_log
from tinkuy.server.tables.live_table import NOT_SAVED
from tinkuy.server.workers import replies, requests


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: lobby.Name


class Me(msgspec.Struct):
    name: str
    tables: list[payloads.Summary]


class Tables(msgspec.Struct):
    tables: list[payloads.Summary]


class Link(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(description="For a link such as /t/<id>#<secret>.")]


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """For the one who wrote them."""

    text: Annotated[str, msgspec.Meta(description=f"Of {NOTES_LENGTH} signs at most.")]


class Health(msgspec.Struct):
    ok: bool


# ---------------------------------------------------------------------- the visitor


async def me(call: Call) -> Me:
    kept = await call.tables.store.tables_of(call.visitor, call.query["offset"], call.query["limit"])
    name = await call.tables.store.visitor_name(call.visitor)
    return Me(name, [call.summary(await call.tables.today(table)) for table in kept])


async def rename(call: Call) -> Me:
    try:
        await call.tables.store.name_visitor(call.visitor, lobby.clean(call.body.name))
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    await call.tables.visitor_changed(call.visitor)
    for live in list(call.tables.live.values()):
        if any(call.visitor in seat.holders for seat in live.kept.seats):
            async with live.turn:
                await live.refresh()
            live.tell_table()
    return await me(call)


# ---------------------------------------------------------------------- tables


async def open_tables(call: Call) -> Tables:
    kept = await call.tables.store.open_tables(call.query["offset"], call.query["limit"])
    today = [await call.tables.today(table) for table in kept]
    return Tables([call.summary(table) for table in today if table.stranded is None])


async def new_table(call: Call) -> payloads.Summary:
    return call.summary((await lobby.open_table(call.tables, call.visitor, call.body)).kept)


async def new_guide(call: Call) -> payloads.Summary:
    return call.summary((await lobby.open_guide(call.tables, call.visitor, call.body)).kept)


async def play_again(call: Call) -> payloads.Summary:
    return call.summary((await lobby.play_again(await call.live(), call.visitor, call.body)).kept)


async def new_record(call: Call) -> payloads.Summary:
    return call.summary((await lobby.open_record(call.tables, call.visitor, call.body)).kept)


async def table(call: Call) -> payloads.Summary:
    return call.summary(await call.tables.today((await call.live()).kept))


async def join(call: Call) -> payloads.Summary:
    live = await call.live()
    await lobby.join(live, call.visitor, call.body)
    return call.summary(live.kept)


async def leave(call: Call) -> payloads.Summary:
    live = await call.live()
    await lobby.leave(live, call.visitor, call.body.seat)
    return call.summary(live.kept)


async def give(call: Call) -> payloads.Summary:
    live = await call.live()
    await lobby.give(live, call.visitor, call.seat(), call.body)
    return call.summary(live.kept)


async def holiday(call: Call) -> payloads.Summary:
    live = await call.live()
    await timekeeping.take_days(live, call.visitor, call.body.seat, call.body.days)
    return call.summary(live.kept)


async def back(call: Call) -> payloads.Summary:
    live = await call.live()
    await timekeeping.come_back(live, call.visitor, call.body.seat)
    return call.summary(live.kept)


async def vote(call: Call) -> payloads.Summary:
    live = await call.live()
    await timekeeping.vote(live, call.visitor, call.body.seat, call.body.about, call.body.choice)
    return call.summary(live.kept)


async def ladder(call: Call) -> ratings.Ladder:
    game = call.path["game"]
    if game not in call.tables.rules:
        raise Refusal("unknown-game", f"There is no game '{game[:40]}'.")
    return await ratings.ladder(call.tables.store, call.visitor, game, call.query["seats"], call.query["limit"])


async def link(call: Call) -> Link:
    return Link(await lobby.link(await call.live(), call.visitor, call.seat()))


async def notes(call: Call) -> Notes:
    return Notes(await own_notes.read(await call.live(), call.visitor, call.seat()))


async def keep_notes(call: Call) -> Notes:
    return Notes(await own_notes.keep(await call.live(), call.visitor, call.seat(), call.body.text))


async def standing(call: Call) -> standing_answers.Standing:
    return await standing_answers.read(await call.live(), call.visitor, call.seat())


async def keep_standing(call: Call) -> standing_answers.Standing:
    return await standing_answers.keep(await call.live(), call.visitor, call.seat(), call.body)


async def at(call: Call) -> msgspec.Raw:
    """While the game runs, a seat's view is for those who hold it; afterwards for everybody."""
    live = await call.live()
    seat = call.query.get("seat")
    if seat is not None:
        live.check_seat(seat)
        over = live.kept.archived or live.kept.note.over
        if not over and call.visitor not in live.kept.seats[seat].holders:
            raise Refusal("not-your-seat", f"Seat {seat} is not yours; you can watch the table.")
    version = call.path["version"]
    if version > live.version:
        raise Refusal("unknown-version", f"The table has {live.version} answers, not {version}.")
    reply = await live.ask(requests.At(live.kept.id, 0, version, seat))
    assert isinstance(reply, replies.Json)
    return msgspec.Raw(reply.json)


async def record(call: Call) -> str:
    """Of a game that has stranded it is what was said, so that it can be had in any case."""
    live = await call.live()
    kept = await call.tables.today(live.kept)
    if not (kept.archived or kept.note.over or kept.stranded):
        raise Refusal("not-over", "The record has the seed in it, so it is given out when the game is over.")
    seats = enumerate(payloads.summary(kept, None, ()).seats)
    who = {seat: (known.bot, known.name) for seat, known in seats if known.bot or known.name}
    try:
        reply = await live.ask(requests.WriteRecord(kept.id, 0, who))
    except Refusal as refusal:
        if refusal.code != "stranded":
            raise
        reply = await write_log(live, who)
    assert isinstance(reply, replies.Text)
    return reply.text


async def analysis(call: Call) -> analyses.Analysis:
    return await analyses.found(await call.live(), call.query["from"])


async def analyse(call: Call) -> analyses.Analysis:
    return await analyses.begin(await call.live())


async def retraced(call: Call) -> msgspec.Raw:
    return await analyses.retraced(await call.live(), call.path["turn"])


async def health(call: Call) -> Health:
    return Health(True)


PAGING = {"offset": (0, 1_000_000, 0), "limit": (1, PAGE, PAGE)}  # name: least, most, default
