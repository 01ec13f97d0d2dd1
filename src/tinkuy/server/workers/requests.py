"""What the server asks of its worker processes."""

from __future__ import annotations

import msgspec

from tinkuy.server.workers.about import Note, Setup


class Prepare(msgspec.Struct, tag=True):
    """Check answers of a seat against the table without keeping them."""

    table: str
    version: int
    base: int
    seat: int
    answers: list[str]


class Enter(msgspec.Struct, tag=True):
    """Prepare an entry of the log that is no answer: see entries."""

    table: str
    version: int
    seat: int
    code: str


class Propose(msgspec.Struct, tag=True):
    """Whether and how a seat's wish to go back can be fulfilled; without `to` before its last turn."""

    table: str
    version: int
    seat: int
    to: int | None


class Foresee(msgspec.Struct, tag=True):
    """What a seat answers now that has said beforehand what it wants, by kind of question the first option first."""

    table: str
    version: int
    seat: int
    orders: dict[str, list[str]]


class Apply(msgspec.Struct, tag=True):
    """The prepared answers are on the disk: keep them, and show the table to these seats."""

    table: str
    version: int  # before them
    answers: int  # how many they are
    seats: list[int | None]


class Show(msgspec.Struct, tag=True):
    table: str
    version: int
    seat: int | None


class Since(msgspec.Struct, tag=True):
    """What happened after the first `first` answers, to these seats."""

    table: str
    version: int
    first: int
    seats: list[int | None]


class Draft(msgspec.Struct, tag=True):
    """A `plan` is a draft of the seat's next turn, as it may come."""

    table: str
    version: int
    base: int
    seat: int
    answers: list[str]
    plan: bool = False


class Why(msgspec.Struct, tag=True):
    table: str
    version: int
    base: int
    seat: int
    answers: list[str]
    kind: str
    option: str
    plan: bool = False


class Hint(msgspec.Struct, tag=True):
    """What a seat could do after these answers of its draft: 1 where to look, 2 a good turn, 3 the best turn."""

    table: str
    version: int
    base: int
    seat: int
    answers: list[str]
    grade: int


class Analyse(msgspec.Struct, tag=True):
    """The turn that begins after `at` answers; `seconds` are for the whole game, 0 for the chances alone."""

    table: str
    version: int
    at: int
    seconds: float


class Retrace(msgspec.Struct, tag=True):
    """What was played from `at` to `end`, and what a seat could have answered instead, step by step."""

    table: str
    version: int
    at: int
    end: int
    seat: int
    answers: list[str]


class At(msgspec.Struct, tag=True):
    """The table as it was after `at` answers."""

    table: str
    version: int
    at: int
    seat: int | None


class Choose(msgspec.Struct, tag=True):
    """The next answers of a bot, as many as take no time, after those of its turn that are not committed yet."""

    table: str
    version: int
    seat: int
    answers: list[str]
    bot: str


class WriteRecord(msgspec.Struct, tag=True):
    table: str
    version: int
    who: dict[int, tuple[str, str]]  # bot and name of each seat that has one of them


AboutTable = (
    Prepare
    | Enter
    | Propose
    | Foresee
    | Apply
    | Show
    | Since
    | Draft
    | Why
    | Hint
    | Analyse
    | Retrace
    | At
    | Choose
    | WriteRecord
)


class Load(msgspec.Struct, tag=True):
    """Continue a table from the answers `first` + 1 on, or from nothing when `first` is 0; then do what was asked.

    Both in one request: in between, the room could be given to other tables. `components` are the tables it is played
    with, when they were asked for; empty when they are not kept. What is `stranded` is replayed by other rules than it
    was played by, up to where that goes.
    """

    table: str
    setup: Setup
    first: int
    answers: list[tuple[int, str]]
    then: AboutTable | None = None
    components: str | None = None
    stranded: bool = False


class Carry(msgspec.Struct, tag=True):
    """Try whether a table of other rules can go on by those here: the same answers must lead to the same game."""

    setup: Setup
    components: str
    answers: list[tuple[int, str]]
    digests: list[tuple[int, str]]  # after so many answers a turn was over, and this was the state's digest
    note: Note


class WriteLog(msgspec.Struct, tag=True):
    """The record of a table that the rules here cannot replay; `ends` are the versions at which turns ended."""

    setup: Setup
    answers: list[tuple[int, str]]
    ends: list[int]
    note: Note
    who: dict[int, tuple[str, str]]


class CheckBot(msgspec.Struct, tag=True):
    bot: str


class ReadRecord(msgspec.Struct, tag=True):
    text: str


class Open(msgspec.Struct, tag=True):
    """A new game: what it is replayed from, if it can be played so."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    bots: list[str]


class OpenGuide(msgspec.Struct, tag=True):
    """A guided first game, from its position."""

    table: str
    game: str


class Hello(msgspec.Struct, tag=True):
    """Answered as soon as everything is imported; no game is made for it."""


class Games(msgspec.Struct, tag=True):
    pass


class GameInfo(msgspec.Struct, tag=True):
    """With the tables of a hash, or with its own when there is none or they are not kept."""

    game: str
    tables: str = ""
    components: str | None = None


class GameText(msgspec.Struct, tag=True):
    """The words of a game, which lie in its package."""

    game: str
    language: str


Request = (
    AboutTable
    | Load
    | Carry
    | WriteLog
    | CheckBot
    | ReadRecord
    | Open
    | OpenGuide
    | Hello
    | Games
    | GameInfo
    | GameText
)
