"""What the server keeps: tables, who sits there, and the log of answers, which is the truth about every game.

Any store that fulfils this interface will do, as long as two processes can never both append the same version.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, Protocol

import msgspec

from tinkuy.server.clocks import Clock, Watch
from tinkuy.server.ratings import Result
from tinkuy.server.store.company import Company
from tinkuy.server.store.ratings import Rated
from tinkuy.server.workers.about import Note, Setup, Stranded

if TYPE_CHECKING:
    from tinkuy.server.store.people import People

Digests = Sequence[tuple[int, str]]  # of the state after so many answers, where turns ended
SeatKind = Literal["person", "bot"]
PERSON: Final = "person"
BOT: Final = "bot"
LINKS = 16  # of a seat that stay valid; the oldest goes first
NOTICES = 20  # of a table that are kept
DOWN = 10_000  # milliseconds without a sign of a server after which none was up


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class NotSaved(Exception):
    """The disk is full, or the file is in use elsewhere: nothing was written."""


class Taken(Exception):
    """Somebody else has appended this version, or changed the table since it was read."""


class Notice(msgspec.Struct, frozen=True):
    """Said to everybody at the table: somebody who was away lost the seat, or all agreed to what somebody proposed."""

    at: int  # milliseconds since 1970
    kind: Literal["freed", "bot", "take-back", "end"]  # free for a person again, or played by a bot; what was proposed
    seat: int
    name: str  # of whoever had it, or proposed it
    bot: str = ""


class Proposal(msgspec.Struct, frozen=True):
    """What happens when all people at the table have accepted it: back to a version, or the end of the game."""

    at: int  # milliseconds since 1970; who answers it names it by this
    what: Literal["take-back", "end"]
    seat: int  # of whoever proposed it
    to: int = 0  # the version
    reveals: bool = False  # somebody has learnt something since then
    winners: list[int] = []
    accepted: list[int] = []  # by these seats


class Opened(msgspec.Struct, frozen=True):
    """A holder's name, and when the page was last seen: milliseconds since 1970, 0 for never."""

    name: str
    at: int


class Link(msgspec.Struct, frozen=True):
    """A link that was given out, for one use: `used_by` is the visitor who sat down with it."""

    seat: int
    hash: str
    used_by: str = ""


class Seat(msgspec.Struct):
    kind: SeatKind
    name: str = ""  # given when the table was opened; else that of whoever sits there
    bot: str = ""
    holders: list[str] = []  # visitors, the first to come first
    holder_name: str = ""
    opened: dict[str, Opened] = {}  # by holder


class Kept(msgspec.Struct):
    """A table as it is kept, without its answers."""

    id: str
    setup: Setup
    owner: str
    open: bool
    created: int  # milliseconds since 1970
    changed: int
    note: Note
    seats: list[Seat]
    archived: bool = False  # a record that somebody opened: nobody plays here
    paused: str = ""
    notices: list[Notice] = []  # the newest last
    stranded: Stranded | None = None
    again: str = ""  # the table where the same people play once more
    revision: int = 0  # how often anything of this was changed
    said: int = 0  # lines of its chat
    clock: Clock | None = None
    hints: bool = False  # may be asked for though other people play
    proposal: Proposal | None = None
    orders: bool = False  # somebody has answered beforehand

    @property
    def rated(self) -> bool:
        return self.clock is not None and self.clock.rated

    def bot_of(self, seat: int) -> str:
        """Whose seat it is, or who plays on since its player's time ran out; empty for a person."""
        if self.seats[seat].kind == BOT:
            return self.seats[seat].bot
        return self.clock.seats[seat].bot if self.clock is not None else ""


class Answer(msgspec.Struct, frozen=True):
    version: int
    seat: int
    code: str
    key: str
    said: str = ""  # hash of the commit that the key stands for


class Store(Protocol):
    """Who decides something by a table as it was read gives its `revision`: if that has changed, it is Taken.

    A `clock` that is given is how the table's clock goes on with this change.
    """

    watch: Watch

    @property
    def company(self) -> Company: ...

    people: People  # what is kept of visitors beside their seats

    async def create(
        self, table: Kept, answers: list[tuple[int, str]], digests: Digests = (), components: str = ""
    ) -> None:
        """With the component tables that it is played with."""

    async def table(self, table: str) -> Kept | None: ...

    async def answers(self, table: str, first: int) -> list[Answer]:
        """The log after the first `first` answers."""

    async def append(
        self,
        table: str,
        seat: int,
        codes: list[str],
        key: str,
        note: Note,
        said: str = "",
        digests: Digests = (),
        revision: int | None = None,
        clock: Clock | None = None,
        result: Result | None = None,
        notice: Notice | None = None,
    ) -> None:
        """One transaction, on the disk when it returns; `note.version` is the version after them.

        The `result` of a rated game is rated with it, once. Nothing is proposed any more.
        """

    async def components(self, game: str, tables: str) -> str:
        """The component tables of a hash; empty when they are not kept."""

    async def digests(self, table: str) -> Digests: ...

    async def carry(self, table: str, setup: Setup, note: Note, digests: Digests, components: str) -> None:
        """The table goes on by other rules."""

    async def strand(self, table: str, stranded: Stranded) -> None:
        """The table cannot go on by the rules of today."""

    async def refloat(self, rules: dict[str, str]) -> None:
        """Games with the versions of their rules: what has stranded by others may try again."""

    async def judge(self, table: str, turn: int, judged: str) -> None:
        """What was found of a turn of a finished game."""

    async def judged(self, table: str) -> list[str]:
        """All that was found so far, turn by turn."""

    async def tables_of(self, visitor: str, offset: int, limit: int) -> list[Kept]:
        """Running ones first, those that wait for the visitor before all."""

    async def open_tables(self, offset: int, limit: int) -> list[Kept]: ...

    async def running_with_bots(self) -> list[str]:
        """Tables that wait for a bot."""

    async def pause(self, table: str, sentence: str) -> None: ...

    async def play_again(self, table: str, again: str, revision: int | None = None) -> None:
        """The same people go on at another table."""

    async def propose(self, table: str, proposal: Proposal | None, revision: int | None = None) -> None: ...

    async def resume(self) -> None:
        """Every paused table may try again: what stopped it was never written."""

    async def visitor_name(self, visitor: str) -> str: ...

    async def name_visitor(self, visitor: str, name: str) -> None: ...

    async def hold(
        self,
        table: str,
        seat: int,
        visitor: str,
        secret_hash: str = "",
        revision: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        """The link is used up; when the seat was free, all its other links are void."""

    async def leave(
        self, table: str, seat: int, visitor: str, revision: int | None = None, clock: Clock | None = None
    ) -> None:
        """All links of the seat are void."""

    async def seen(self, table: str, seat: int, visitor: str, at: int) -> None:
        """A holder has opened the page."""

    async def give(
        self,
        table: str,
        seat: int,
        kind: str,
        bot: str,
        notice: Notice | None = None,
        revision: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        """To a bot or to whoever comes: holders and links of the seat are void."""

    async def add_link(self, table: str, seat: int, secret_hash: str, revision: int | None = None) -> None: ...

    async def links(self, table: str) -> list[Link]:
        """The hashes of the secrets that were given out."""

    async def set_clock(self, table: str, clock: Clock, revision: int | None = None) -> None: ...

    async def due_clocks(self) -> list[str]:
        """Tables at which somebody's time has run out."""

    async def clocks_run(self) -> bool:
        """Whether there is any that may run out."""

    async def ladder(self, game: str, seats: int, visitor: str, limit: int) -> tuple[list[Rated], Rated | None]:
        """Those who have played enough to be listed, the best first, and the visitor's own row."""

    async def be_up(self, down: int = DOWN) -> list[str]:
        """A sign that a server is up; tables that stood still since the last one, when that was longer ago."""

    async def close(self) -> None: ...
