"""The lobby: opening tables, taking seats, leaving them, giving them to others."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from typing import Annotated, Literal

import msgspec

from tinkuy.server.clocks import Choice, Clock, ClockRules, check_rules, new_clock
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import NAME_LENGTH
from tinkuy.server.store.store import BOT, PERSON, Kept, Notice, NotSaved, Seat, now
from tinkuy.server.tables.live_table import NOT_SAVED, LiveTable
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.tables.ratings import check_give, check_join, check_leave, check_rated
from tinkuy.server.tables.timekeeping import after_seating, asked
from tinkuy.server.tokens import hashed, new_secret, same
from tinkuy.server.workers import about, replies, requests
from tinkuy.server.workers.pool import PEOPLE
from tinkuy.server.workers.slot import Slot, Stuck

Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "person", "bot"]
    bot: Word = ""
    name: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatChoice], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=60)] = {}
    open: bool = False
    clock: ClockRules | None = None
    rated: bool = False
    hints: Annotated[bool, msgspec.Meta(description="May be asked for though other people play.")] = False


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    game: Word


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """The options of the next game; without them as in this one."""

    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=60)] | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """With the secret of the seat's link, or as a free seat of an open table."""

    secret: Word | None = None
    seat: SeatNumber | None = None


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Holiday(msgspec.Struct, forbid_unknown_fields=True):
    """No days end it; those that have not begun are given back."""

    seat: SeatNumber
    days: Annotated[int, msgspec.Meta(ge=0, le=60)]


class Back(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Vote(msgspec.Struct, forbid_unknown_fields=True):
    """By a seat about another whose time has run out: wait for one more turn's time, let a bot play, or free it."""

    seat: SeatNumber
    about: SeatNumber
    choice: Choice


class Give(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["person", "bot"]
    bot: Word = ""


def clean(name: str) -> str:
    """A name on one line, without anything that is not to be seen."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())


async def open_table(tables: LiveTables, visitor: str, choice: NewTable) -> LiveTable:
    """Shuffle, keep, and let the bots begin."""
    seats = [
        Seat(
            kind=BOT if seat.kind == "bot" else PERSON,
            name=clean(seat.name),
            bot=(seat.bot or "greedy") if seat.kind == "bot" else "",
            holders=[visitor] if seat.kind == "me" else [],
        )
        for seat in choice.seats
    ]
    if choice.clock is not None:
        check_rules(choice.clock)
    if choice.rated:
        check_rated(choice.clock, seats)
    clock = None if choice.clock is None else new_clock(choice.clock, len(seats), choice.rated)
    return await _open(tables, visitor, choice.game, seats, choice.options, choice.open, clock, choice.hints)


async def play_again(live: LiveTable, visitor: str, request: Again) -> LiveTable:
    """The same people and bots at the same seats of a new table; whoever comes second finds it there."""

    async def decide() -> LiveTable:
        kept = live.kept
        if not any(visitor in seat.holders for seat in kept.seats):
            raise Refusal("not-your-seat", "Only those who sat at this table can play again.")
        if not kept.note.over:
            raise Refusal("not-over", "This game is not over yet.")
        if kept.again:
            return await live.tables.find(kept.again)
        options = kept.setup.options if request.options is None else request.options
        seats = [Seat(seat.kind, seat.name, seat.bot, list(seat.holders)) for seat in kept.seats]
        clock = None if kept.clock is None else new_clock(kept.clock.rules, len(seats), kept.rated)
        if clock is not None and clock.rated:
            check_rated(clock.rules, seats)
            for timed, seat in zip(clock.seats, seats, strict=True):
                timed.unasked = visitor not in seat.holders
        again = await _open(live.tables, visitor, kept.setup.game, seats, options, kept.open, clock, kept.hints)
        await _save(live.tables.store.play_again(kept.id, again.kept.id, kept.revision))
        await live.refresh()
        live.tell_table()
        return again

    return await live.decide(decide)


async def _open(
    tables: LiveTables,
    visitor: str,
    game: str,
    seats: list[Seat],
    options: dict[str, str],
    is_open: bool,
    clock: Clock | None = None,
    hints: bool = False,
) -> LiveTable:
    table, seed = new_secret(), _seed(tables, visitor, game)
    bots = [seat.bot for seat in seats if seat.kind == BOT]
    request = requests.Open(table, game, len(seats), options, seed, bots)
    opened = await _ask(tables, tables.engine.slot(table), request, (PEOPLE, visitor, table))
    at = now()
    kept = Kept(table, opened.setup, visitor, is_open, at, at, opened.note, seats, clock=clock, hints=hints)
    if clock is not None:
        clock.go_on(tables.watch.now(), asked(kept))
    return await _keep(tables, kept, opened)


def _seed(tables: LiveTables, visitor: str, game: str) -> str:
    deals = tables.settings.deals
    if not deals:
        return secrets.token_hex(16)
    tables.dealt[visitor] += 1
    return f"{deals} {game} {tables.dealt[visitor]}"


async def open_guide(tables: LiveTables, visitor: str, choice: Learn) -> LiveTable:
    """A guided first game: a table like any other, from the position that the game has for it."""
    table = new_secret()
    request = requests.OpenGuide(table, choice.game)
    opened = await _ask(tables, tables.engine.slot(table), request, (PEOPLE, visitor, table))
    bots = [opened.who.get(seat, ("", ""))[0] for seat in range(opened.setup.seats)]
    seats = [Seat(BOT, "", bot) if bot else Seat(PERSON, holders=[visitor]) for bot in bots]
    at = now()
    return await _keep(tables, Kept(table, opened.setup, visitor, False, at, at, opened.note, seats), opened)


async def open_record(tables: LiveTables, visitor: str, text: str) -> LiveTable:
    """A record becomes a table that can be watched and replayed, not played."""
    table = new_secret()
    with tables.places.dear.place(visitor) as place:
        opened = await _ask(tables, place, requests.ReadRecord(text), (visitor, table))
    who = [opened.who.get(seat, ("", "")) for seat in range(opened.setup.seats)]
    seats = [Seat(BOT if bot else PERSON, clean(name)[:NAME_LENGTH], bot) for bot, name in who]
    at = now()
    kept = Kept(table, opened.setup, visitor, False, at, at, opened.note, seats, archived=True)
    live = await _keep(tables, kept, opened)
    if opened.partly:
        stranded = about.Stranded(opened.setup.rules, opened.note.version, "answer")
        await _save(tables.store.strand(kept.id, stranded))
        await live.catch_up()
    return live


async def _ask(tables: LiveTables, slot: Slot, request: requests.Request, whose: tuple[str, ...]) -> replies.Opened:
    try:
        reply = await slot.ask(request, tables.settings.limits.engine_seconds, whose)
    except Stuck:
        raise Refusal("internal", "The rules could not make a table of this.") from None
    if isinstance(reply, replies.No):
        raise Refusal(reply.code, reply.sentence)
    if not isinstance(reply, replies.Opened):
        raise Refusal("internal", "The rules could not make a table of this.")
    return reply


async def _keep(tables: LiveTables, kept: Kept, opened: replies.Opened) -> LiveTable:
    try:
        await tables.store.create(kept, opened.answers, opened.digests, opened.components)
    except NotSaved:
        raise Refusal("not-saved", "The table could not be written to the disk; try again later.") from None
    live = await tables.find(kept.id)
    live.wake_bots()
    tables.asked(live)
    return live


# ---------------------------------------------------------------------- seats


async def join(live: LiveTable, visitor: str, request: Join) -> int:
    """Sit down; the seat that was taken."""

    async def decide() -> int:
        seat = await _seat_to_join(live, visitor, request)
        if visitor not in live.kept.seats[seat].holders:
            check_join(live.kept, visitor)
            secret = hashed(request.secret) if request.secret is not None else ""
            clock = after_seating(live.kept, seat, True, live.tables.watch.now())
            await _save(live.tables.store.hold(live.kept.id, seat, visitor, secret, live.kept.revision, clock))
            await live.seats_changed()
        return seat

    return await live.decide(decide)


async def _seat_to_join(live: LiveTable, visitor: str, request: Join) -> int:
    if request.secret is not None:
        wanted = hashed(request.secret)
        links = [link for link in await live.tables.store.links(live.kept.id) if same(link.hash, wanted)]
        fitting = [link.seat for link in links if link.used_by in ("", visitor)]
        if not fitting or request.seat not in (None, fitting[0]):
            raise Refusal("wrong-secret", "This link does not open a seat of the table any more; ask for a new one.")
        return fitting[0]
    if request.seat is None:
        raise Refusal("malformed", "To join, give the secret of a link or the number of a free seat.")
    live.check_seat(request.seat)
    chosen = live.kept.seats[request.seat]
    if visitor in chosen.holders:
        return request.seat
    clock = live.kept.clock
    if not live.kept.open and not (clock is not None and clock.seats[request.seat].out):
        raise Refusal("not-open", "This table is not open; its owner can give you the link of a seat.")
    if chosen.kind == BOT or chosen.holders or live.kept.archived:
        raise Refusal("seat-taken", f"Seat {request.seat} is taken.")
    return request.seat


async def leave(live: LiveTable, visitor: str, seat: int) -> None:
    """Give the seat up on this device; links that were given out are void."""

    async def decide() -> None:
        live.check_seat(seat)
        if visitor not in live.kept.seats[seat].holders:
            raise Refusal("not-your-seat", f"Seat {seat} is not yours.")
        check_leave(live.kept, seat, visitor)
        stays = len(live.kept.seats[seat].holders) > 1
        clock = after_seating(live.kept, seat, stays, live.tables.watch.now())
        await _save(live.tables.store.leave(live.kept.id, seat, visitor, live.kept.revision, clock))
        await live.seats_changed()

    await live.decide(decide)


async def give(live: LiveTable, visitor: str, seat: int, request: Give) -> None:
    """The owner gives an abandoned seat to a bot, or a bot's seat to whoever gets the link."""
    if request.kind == BOT:
        await live.ask(requests.CheckBot(request.bot or "greedy"))

    async def decide() -> None:
        live.check_seat(seat)
        if visitor != live.kept.owner:
            raise Refusal("not-owner", "Only the owner of the table can do this.")
        if live.kept.archived:
            raise Refusal("game-over", "Nobody plays at the table of a record.")
        holders = live.kept.seats[seat].holders
        if any(holder != visitor and holder in live.present for holder in holders):
            raise Refusal("seat-present", f"The player of seat {seat} is at the table.")
        bot = (request.bot or "greedy") if request.kind == BOT else ""
        check_give(live.kept, seat, bot)
        notice = None
        if any(holder != visitor for holder in holders):
            name = live.kept.seats[seat].name or live.kept.seats[seat].holder_name
            notice = Notice(now(), "bot" if bot else "freed", seat, name, bot)
        clock = after_seating(live.kept, seat, False, live.tables.watch.now())
        await _save(live.tables.store.give(live.kept.id, seat, request.kind, bot, notice, live.kept.revision, clock))
        await live.seats_changed()

    await live.decide(decide)


async def link(live: LiveTable, visitor: str | None, seat: int) -> str:
    """A new secret of the seat, for one use: of a free seat for the owner, else for its holders alone."""

    async def decide() -> str:
        live.check_seat(seat)
        chosen = live.kept.seats[seat]
        owner = visitor == live.kept.owner and not chosen.holders
        if chosen.kind == BOT or live.kept.archived or not (owner or visitor in chosen.holders):
            raise Refusal("not-your-seat", f"The link of seat {seat} is for the one who sits there.")
        secret = new_secret()
        await _save(live.tables.store.add_link(live.kept.id, seat, hashed(secret), live.kept.revision))
        await live.refresh()
        return secret

    return await live.decide(decide)


async def _save(writing: Awaitable[None]) -> None:
    try:
        await writing
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
