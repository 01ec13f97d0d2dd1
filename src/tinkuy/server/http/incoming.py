"""What a client may say on the socket of a table. Anything else is malformed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import LINE_LENGTH, MESSAGE_BYTES

Id = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Base = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Codes = Annotated[list[Code], msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Said(msgspec.Struct, tag_field="do", tag=str.lower, kw_only=True):
    id: Id | None = None


class Hello(Said):
    seat: SeatNumber | None


class Draft(Said):
    """The turn in the making; as a `plan` the next one while others are asked, on an imagined moment."""

    seat: SeatNumber
    base: Base
    answers: Codes
    plan: bool = False


class Commit(Said):
    seat: SeatNumber
    base: Base
    answers: Annotated[list[Code], msgspec.Meta(min_length=1, max_length=200)]
    key: Key


class Why(Said):
    seat: SeatNumber
    base: Base
    answers: Codes
    kind: Code
    option: Code
    plan: bool = False


class Hint(Said):
    """What could be done now: 1 where to look, 2 a good turn, 3 the best turn with what it brings."""

    seat: SeatNumber
    base: Base
    answers: Codes
    grade: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Ping(Said):
    pass


class Say(Said):
    """To all who sit here, or among those who watch; things are named as `[[domain:code]]`."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LINE_LENGTH)]


class Chat(Said):
    """What was said before a line."""

    before: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Mute(Said):
    who: Key
    muted: bool


class Propose(Said):
    """Ask all people at the table to go back, before one's own last turn if no version is named, or to end the game.

    Without winners it ends as the points stand.
    """

    seat: SeatNumber
    what: Literal["take-back", "end"]
    to: Base | None = None
    winners: Annotated[list[SeatNumber], msgspec.Meta(min_length=1, max_length=12)] | None = None


class Agree(Said):
    """`at` says which proposal is meant; who does not accept takes it off the table."""

    seat: SeatNumber
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    accept: bool


Incoming = Hello | Draft | Commit | Why | Hint | Ping | Say | Chat | Mute | Propose | Agree

_decode = msgspec.json.Decoder(Incoming).decode


class _Numbered(msgspec.Struct):
    id: Id | None = None


_decode_id = msgspec.json.Decoder(_Numbered).decode


def read(text: str) -> Incoming:
    if len(text) > MESSAGE_BYTES or len(text.encode(errors="replace")) > MESSAGE_BYTES:
        raise Refusal("too-large", f"A message may have {MESSAGE_BYTES} bytes at most.")
    try:
        said: Incoming = _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"This message cannot be understood: {error}.") from None
    return said


def id_of(text: str) -> int | None:
    """The number of a message that could not be understood, so that the client knows which one it was."""
    try:
        return _decode_id(text[:MESSAGE_BYTES]).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
