"""Everything that leaves the server about a table. `payload` makes the bytes of every message of a socket.

Views come as JSON from a worker's copy of the table, which makes them for one seat; a message names the seat it was
made for, and the socket's only writer compares it with its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec

from tinkuy.core.labels import Label
from tinkuy.server.store.store import BOT, Kept, Notice, Opened, Proposal, Seat, SeatKind
from tinkuy.server.tables.clock_face import ClockFace, face
from tinkuy.server.tables.hints import hints_allowed
from tinkuy.server.workers.about import Lesson, Shown, Stranded
from tinkuy.server.workers.replies import Applied, Drafted
from tinkuy.server.workers.shapes import Ahead, GameEvent, OptionInfo, View

WATCHERS = 50  # names of those who watch that are told

# JSON as a worker made it, with what it was made from.
ViewJson = Annotated[msgspec.Raw, msgspec.Meta(extra={"shape": View})]
EventsJson = Annotated[msgspec.Raw, msgspec.Meta(extra={"shape": list[GameEvent]})]
OptionsJson = Annotated[msgspec.Raw, msgspec.Meta(extra={"shape": list[OptionInfo]})]
AheadJson = Annotated[msgspec.Raw, msgspec.Meta(extra={"shape": Ahead})]
HeadingJson = Annotated[msgspec.Raw, msgspec.Meta(extra={"shape": Label})]


class HolderInfo(msgspec.Struct):
    """A device on which the seat can be played."""

    name: str
    me: bool
    here: bool
    opened: Annotated[int, msgspec.Meta(description="When its page was last opened; 0 for never.")]


class SeatSummary(msgspec.Struct):
    kind: SeatKind
    name: str
    bot: str
    held: Annotated[bool, msgspec.Meta(description="Somebody has taken it.")]
    here: Annotated[bool, msgspec.Meta(description="Somebody who holds it looks at the table now.")]
    mine: bool
    holders: Annotated[list[HolderInfo] | None, msgspec.Meta(description="For those who hold it, else null.")]


class Summary(msgspec.Struct):
    id: str
    game: str
    rules: str
    options: dict[str, str]
    seats: list[SeatSummary]
    open: bool
    owner: bool
    version: int
    waiting: list[int]
    over: bool
    scores: list[int | float]
    winners: list[int]
    heading: Label
    seed_hash: str
    seed: str | None
    paused: str | None
    stranded: Annotated[
        Stranded | None,
        msgspec.Meta(description="The rules of today cannot go on with this game; its record can be had."),
    ]
    watching: Annotated[int, msgspec.Meta(description="Pages that look at the table without a seat.")]
    watchers: Annotated[list[str], msgspec.Meta(description="Names of those who only watch; empty for who has none.")]
    notices: Annotated[list[Notice], msgspec.Meta(description="Who lost a seat while away; the newest last.")]
    proposal: Annotated[Proposal | None, msgspec.Meta(description="What somebody wants all people here to agree to.")]
    agreed: Annotated[bool, msgspec.Meta(description="The game is over because all people agreed to it.")]
    again: Annotated[str, msgspec.Meta(description="The table where the same people play once more, or empty.")]
    created: Annotated[int, msgspec.Meta(description="Milliseconds since 1970.")]
    changed: int
    clock: Annotated[ClockFace | None, msgspec.Meta(description="Null where there is no hurry.")]
    rated: bool
    hints: Annotated[bool, msgspec.Meta(description="Whoever reads this may ask for hints here.")]


class TableMessage(Summary, tag="table", tag_field="is"):
    pass


class Reply(msgspec.Struct, tag_field="is", omit_defaults=True, kw_only=True):
    id: int | None = None


class State(Reply, tag="state"):
    seat: int | None
    version: int
    view: ViewJson
    events: EventsJson
    first: int = msgspec.field(name="from")
    options: OptionsJson
    ahead: AheadJson
    heading: HeadingJson
    guide: Lesson | None = None


class Draft(Reply, tag="draft"):
    seat: int
    base: int
    answers: list[str]
    view: ViewJson
    events: EventsJson
    options: OptionsJson
    ahead: AheadJson
    confirm: bool
    undo: int
    guide: Lesson | None = None
    plan: Annotated[bool, msgspec.Meta(description="Imagined: the next turn, not this one.")] = False


class Ack(Reply, tag="ack"):
    version: int


class Why(Reply, tag="why"):
    reason: str | None
    clause: str | None


class Hint(Reply, tag="hint"):
    """`look` is one answer; `answers` go on from the draft; `gains` are points by source in so many own turns."""

    seat: int
    base: int
    look: str
    answers: list[str]
    turns: int
    gains: list[tuple[str, float]]


class Clock(Reply, tag="clock"):
    """After every answer at a table with a clock, and when somebody's time has changed otherwise."""

    clock: ClockFace


class Error(Reply, tag="error"):
    code: str
    error: str


class Pong(Reply, tag="pong"):
    pass


class ChatLine(msgspec.Struct):
    number: int
    at: Annotated[int, msgspec.Meta(description="Milliseconds since 1970.")]
    who: Annotated[str, msgspec.Meta(description="Who said it, for muting; the same person has another one elsewhere.")]
    mine: bool
    seat: Annotated[int | None, msgspec.Meta(description="Null for somebody who watches.")]
    name: str
    text: str


class Chat(Reply, tag="chat"):
    """What was said, in order. With `muted` also whom this visitor does not want to read."""

    lines: list[ChatLine]
    muted: list[str] | None = None
    earlier: Annotated[bool, msgspec.Meta(description="There are lines before these.")] = False


Message = TableMessage | State | Draft | Ack | Why | Hint | Clock | Error | Pong | Chat

_encode = msgspec.json.Encoder().encode


class Letter:
    """A message written once for all who get it; `eyes` are the seats that may read it, None for all."""

    __slots__ = ("eyes", "frame", "text")

    def __init__(self, message: Message) -> None:
        self.text = _encode(message).decode()
        self.frame: bytes | None = None  # as it goes over a line, once one was made
        self.eyes = (message.seat,) if isinstance(message, State | Draft | Hint) else None


def payload(letter: Letter, seat: int | None) -> str:
    """The text of a message to a socket that was given this seat's eyes."""
    if letter.eyes is not None and seat not in letter.eyes:
        raise AssertionError(f"a view of seat {letter.eyes[0]} was about to go to seat {seat}")
    return letter.text


def standing(kept: Kept, visitor: str | None) -> str | None:
    """All that a summary says of the one who reads it: owner and holders are told apart, all others are alike."""
    special = visitor == kept.owner or any(visitor in seat.holders for seat in kept.seats)
    return visitor if special else None


def summary(
    kept: Kept,
    visitor: str | None,
    present: Collection[str],
    watching: int = 0,
    watchers: Sequence[str] = (),
    now: int = 0,
) -> Summary:
    """What everybody may know of a table; `present` are the visitors who look at it now."""
    note = kept.note
    over = note.over or kept.archived
    seats = [
        SeatSummary(
            kind=seat.kind,
            name=seat.name or _holder_name(kept, number),
            bot=seat.bot,
            held=bool(seat.holders),
            here=seat.kind == BOT or any(holder in present for holder in seat.holders),
            mine=visitor in seat.holders,
            holders=_holders(seat, visitor, present) if visitor in seat.holders else None,
        )
        for number, seat in enumerate(kept.seats)
    ]
    return Summary(
        id=kept.id,
        game=kept.setup.game,
        rules=kept.setup.rules,
        options=kept.setup.options,
        seats=seats,
        open=kept.open,
        owner=visitor == kept.owner,
        version=note.version if kept.stranded is None else max(0, kept.stranded.upto),
        waiting=[] if over or kept.paused or kept.stranded else note.waiting,
        over=over,
        scores=note.scores,
        winners=note.winners,
        heading=note.heading,
        seed_hash=hashlib.sha256(kept.setup.seed.encode()).hexdigest(),
        seed=kept.setup.seed if over or kept.stranded else None,
        paused=kept.paused or None,
        stranded=kept.stranded,
        watching=watching,
        watchers=sorted(watchers, reverse=True)[:WATCHERS],
        notices=kept.notices,
        proposal=kept.proposal,
        agreed=note.agreed,
        again=kept.again,
        created=kept.created,
        changed=kept.changed,
        clock=face(kept.clock, now),
        rated=kept.rated,
        hints=hints_allowed(kept, visitor),
    )


def _holder_name(kept: Kept, seat: int) -> str:
    """Of several seats at one screen the first is its owner's; at the others sit people whose names nobody told."""
    first = kept.seats[seat].holders[:1]
    taken = first and any(earlier.holders[:1] == first for earlier in kept.seats[:seat])
    return "" if taken else kept.seats[seat].holder_name


def _holders(seat: Seat, visitor: str | None, present: Collection[str]) -> list[HolderInfo]:
    opened = [(holder, seat.opened.get(holder, Opened("", 0))) for holder in seat.holders]
    return [HolderInfo(known.name, holder == visitor, holder in present, known.at) for holder, known in opened]


def table_message(
    kept: Kept, visitor: str | None, present: Collection[str], watching: int, watchers: Sequence[str], now: int
) -> TableMessage:
    known = summary(kept, visitor, present, watching, watchers, now)
    return TableMessage(*(getattr(known, field) for field in known.__struct_fields__))


def state_message(applied: Applied, shown: Shown, version: int, reply_to: int | None = None) -> State:
    return State(
        id=reply_to,
        seat=shown.seat,
        version=version,
        view=msgspec.Raw(shown.view),
        events=msgspec.Raw(applied.events),
        first=applied.first,
        options=msgspec.Raw(shown.options),
        ahead=msgspec.Raw(shown.ahead),
        heading=msgspec.Raw(applied.heading),
        guide=shown.guide,
    )


def draft_message(drafted: Drafted, seat: int, reply_to: int | None, plan: bool = False) -> Draft:
    assert drafted.shown.seat == seat
    return Draft(
        id=reply_to,
        seat=seat,
        base=drafted.version,
        answers=drafted.answers,
        view=msgspec.Raw(drafted.shown.view),
        events=msgspec.Raw(drafted.events),
        options=msgspec.Raw(drafted.shown.options),
        ahead=msgspec.Raw(drafted.shown.ahead),
        confirm=drafted.confirm,
        undo=drafted.undo,
        guide=drafted.shown.guide,
        plan=plan,
    )
