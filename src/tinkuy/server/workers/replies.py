"""What worker processes reply to the server."""

from __future__ import annotations

import msgspec

from tinkuy.server.workers.about import Note, Setup, Shown, Stranded


class Done(msgspec.Struct, tag=True):
    pass


class Need(msgspec.Struct, tag=True):
    """The table is not loaded here, or only up to `have` answers."""

    have: int


class NeedTables(msgspec.Struct, tag=True):
    """The table is played with component tables that are not known here."""


class OtherRules(msgspec.Struct, tag=True):
    """The table is of another version of the rules or of lost tables: it must be carried over first."""


class Carried(msgspec.Struct, tag=True):
    """The table as it stands here, if it `stranded` nowhere."""

    setup: Setup
    note: Note
    components: str
    digests: list[tuple[int, str]]
    stranded: Stranded | None


class No(msgspec.Struct, tag=True):
    code: str
    sentence: str


class Failed(msgspec.Struct, tag=True):
    """A rule broke; the text is for whoever mends it."""

    trace: str


class Prepared(msgspec.Struct, tag=True):
    note: Note
    digests: list[tuple[int, str]] = []  # of the turns that ended


class Proposed(msgspec.Struct, tag=True):
    """The version to go back to, and whether somebody has learnt something since."""

    to: int
    reveals: bool


class Foreseen(msgspec.Struct, tag=True):
    """The answer, or nothing; the number of the turn, and whether the seat is asked in its own."""

    code: str
    turn: int
    own: bool


class Applied(msgspec.Struct, tag=True):
    """`first` is the number of events before `events`."""

    first: int
    events: bytes
    heading: bytes
    shown: list[Shown]


class Drafted(msgspec.Struct, tag=True):
    version: int
    answers: list[str]
    shown: Shown
    events: bytes
    confirm: bool
    undo: int


class Reason(msgspec.Struct, tag=True):
    reason: str | None
    clause: str | None


class Hinted(msgspec.Struct, tag=True):
    """Of the first grade only `look` says something, of the second also `answers`."""

    look: str
    answers: list[str]
    turns: int
    gains: list[tuple[str, float]]


class Chosen(msgspec.Struct, tag=True):
    """`last`: commit them before the bot goes on. `seconds`: of computing, for the dearest of them."""

    answers: list[str]
    last: bool
    seconds: float = 0.0


class Text(msgspec.Struct, tag=True):
    text: str


class Json(msgspec.Struct, tag=True):
    """Made in the worker, so that the event loop has nothing to do with it."""

    json: bytes


class Opened(msgspec.Struct, tag=True):
    setup: Setup
    note: Note
    digests: list[tuple[int, str]]
    components: str  # the tables as JSON
    answers: list[tuple[int, str]] = []
    who: dict[int, tuple[str, str]] = {}  # of a record or guide: bot and name
    partly: bool = False  # a record of other rules that could not be replayed to its end


Reply = (
    Done
    | Need
    | NeedTables
    | OtherRules
    | Carried
    | No
    | Failed
    | Prepared
    | Proposed
    | Foreseen
    | Applied
    | Drafted
    | Reason
    | Hinted
    | Chosen
    | Text
    | Json
    | Opened
)
