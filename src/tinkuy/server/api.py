"""The interface over HTTP: what each request does, with the types of its body and answer (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from tinkuy.core.errors import Refused
from tinkuy.server import lobby, payloads, work
from tinkuy.server.pool import Stuck
from tinkuy.server.refusals import Refusal
from tinkuy.server.room import NOT_SAVED, Room
from tinkuy.server.rooms import Rooms
from tinkuy.server.settings import PAGE
from tinkuy.server.store import Kept, NotSaved


class Call:
    """One request, read and checked: who asks, about what."""

    def __init__(self, rooms: Rooms, visitor: str, path: dict[str, Any], query: dict[str, int], body: Any) -> None:
        self.rooms = rooms
        self.visitor = visitor
        self.path = path
        self.query = query
        self.body = body

    async def room(self) -> Room:
        return await self.rooms.room(self.path["table"])

    def seat(self) -> int:
        seat: int = self.path["seat"]
        return seat

    def summary(self, kept: Kept) -> payloads.Summary:
        room = self.rooms.rooms.get(kept.id)
        return payloads.summary(kept, self.visitor, room.present if room else ())


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]


class GameEntry(msgspec.Struct):
    id: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    board: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: lobby.Name


class Me(msgspec.Struct):
    name: str
    tables: list[payloads.Summary]


class Tables(msgspec.Struct):
    tables: list[payloads.Summary]


class Link(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(description="for a link such as /table/<id>?seat=<n>#<secret>")]


class Health(msgspec.Struct):
    ok: bool


class ClauseText(msgspec.Struct):
    id: str
    text: str


class ChapterText(msgspec.Struct):
    id: str
    title: str
    introduction: str
    clauses: list[ClauseText]


class RulesText(msgspec.Struct):
    title: str
    introduction: str
    chapters: list[ChapterText]


Handler = Callable[[Call], Awaitable[Any]]

# ---------------------------------------------------------------------- games and words


async def games(call: Call) -> msgspec.Raw:
    return await _static(call, "", work.Games())


async def game(call: Call) -> msgspec.Raw:
    return await _static(call, call.path["game"], work.GameInfo(call.path["game"]))


async def _static(call: Call, name: str, request: work.Request) -> msgspec.Raw:
    """Made by a worker once, then kept: the rules do not change while the server runs."""
    known = call.rooms.catalogue
    if name not in known:
        try:
            reply = await call.rooms.engine.ask(name, request, call.rooms.settings.limits.engine_seconds)
        except Stuck:
            raise Refusal("internal", "The game could not be described.") from None
        if isinstance(reply, work.No):
            raise Refusal(reply.code, reply.sentence)
        if not isinstance(reply, work.Json):
            raise Refusal("internal", "The game could not be described.")
        known[name] = reply.json
    return msgspec.Raw(known[name])


async def text(call: Call) -> str:
    """The Fluent source; `table` for what every table says."""
    name, language = call.path["game"], call.path["language"]
    _check_language(language)
    folder, path = (
        ("tinkuy.text", f"{language}.ftl") if name == "table" else (f"tinkuy.games.{name}", f"text/{language}.ftl")
    )
    try:
        if not name.isidentifier():
            raise FileNotFoundError
        return files(folder).joinpath(path).read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError):
        raise Refusal("unknown-text", f"There are no texts of '{name[:40]}' in the language '{language}'.") from None


async def rules(call: Call) -> RulesText:
    from tinkuy.text import Rulebook  # only now: it takes a third of the server's start

    name, language = call.path["game"], call.path["language"]
    _check_language(language)
    try:
        if not name.isidentifier():
            raise Refused(f"There are no rules of '{name[:40]}'.")
        book = Rulebook(name, language)
    except Refused as refused:
        raise Refusal("unknown-text", str(refused)) from None
    return RulesText(
        book.title,
        book.introduction,
        [
            ChapterText(
                chapter.id,
                chapter.title,
                chapter.introduction,
                [ClauseText(identity, words) for identity, words in chapter.clauses],
            )
            for chapter in book.chapters
        ],
    )


def _check_language(language: str) -> None:
    from tinkuy.text import LANGUAGES

    if language not in LANGUAGES:
        raise Refusal("unknown-text", f"There is no language '{language[:20]}'; there are: {', '.join(LANGUAGES)}.")


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
    named = enumerate(payloads.summary(room.kept, None, ()).seats)
    names = {seat: known.name or known.bot for seat, known in named if known.name or known.bot}
    reply = await room.ask(work.WriteRecord(room.kept.id, 0, names))
    assert isinstance(reply, work.Text)
    return reply.text


async def health(call: Call) -> Health:
    return Health(True)


PAGING = {"offset": (0, 1_000_000, 0), "limit": (1, PAGE, PAGE)}  # name: least, most, default
