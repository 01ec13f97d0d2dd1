"""What is kept of visitors beside their seats: devices, words they are known by, who was invited, and how to call them.

Both stores speak the same SQL here; each says only how a query is run.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from tinkuy.server.store.store import now

PEOPLE = """
    CREATE TABLE devices ( -- further cookies of a visitor, who is named by the first one
        cookie TEXT PRIMARY KEY, -- SHA-256
        visitor TEXT NOT NULL, -- empty for one that was signed out
        added BIGINT NOT NULL
    );
    CREATE INDEX devices_of ON devices (visitor);

    CREATE TABLE tickets ( -- words that open something: codes, invitations, challenges, links in mails
        hash TEXT PRIMARY KEY, -- SHA-256
        purpose TEXT NOT NULL,
        visitor TEXT NOT NULL,
        about TEXT NOT NULL,
        made BIGINT NOT NULL,
        until BIGINT NOT NULL
    );
    CREATE INDEX tickets_of ON tickets (visitor, purpose);
    CREATE INDEX tickets_until ON tickets (until);

    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        visitor TEXT NOT NULL,
        public_key TEXT NOT NULL,
        counter BIGINT NOT NULL,
        added BIGINT NOT NULL
    );
    CREATE INDEX passkeys_of ON passkeys (visitor);

    CREATE TABLE members ( -- who was invited to a server that is closed to others
        visitor TEXT PRIMARY KEY,
        host INTEGER NOT NULL, -- may invite
        since BIGINT NOT NULL
    );

    CREATE TABLE vault ( -- keys that are made once for all processes
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    );

    CREATE TABLE receivers ( -- where a visitor wants to be called
        id TEXT PRIMARY KEY,
        visitor TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        about TEXT NOT NULL, -- keys of a push, the template of a webhook
        origin TEXT NOT NULL, -- of the page where it was given; links lead there
        added BIGINT NOT NULL
    );
    CREATE INDEX receivers_of ON receivers (visitor);

    CREATE TABLE hours (
        visitor TEXT PRIMARY KEY,
        language TEXT NOT NULL,
        zone TEXT NOT NULL,
        quiet_from INTEGER NOT NULL, -- minutes of the visitor's day
        quiet_to INTEGER NOT NULL
    );

    CREATE TABLE calls ( -- one for each turn and receiver
        receiver TEXT NOT NULL,
        table_id TEXT NOT NULL,
        turn INTEGER NOT NULL, -- the version of the last answer of the seat
        visitor TEXT NOT NULL,
        seat INTEGER NOT NULL,
        made BIGINT NOT NULL,
        due BIGINT NOT NULL, -- 0 when nothing is to be done any more
        tries INTEGER NOT NULL,
        claimed BIGINT NOT NULL, -- a process is at it until then
        PRIMARY KEY (receiver, table_id, turn)
    );
    CREATE INDEX calls_due ON calls (due) WHERE due > 0;
    CREATE INDEX calls_of ON calls (visitor, made);
"""

Purpose = Literal["recovery", "invitation", "new-passkey", "passkey", "confirm", "stop"]
Kind = Literal["push", "webhook", "mail"]
KEPT = 2 * 3_600_000  # milliseconds that calls of earlier turns are counted
Statement = tuple[str, Sequence[Any]]


class Ticket(msgspec.Struct, frozen=True):
    hash: str
    purpose: Purpose
    visitor: str
    about: str
    until: int


class Passkey(msgspec.Struct, frozen=True):
    id: str
    visitor: str
    public_key: str
    counter: int


class Receiver(msgspec.Struct, frozen=True):
    id: str
    visitor: str
    kind: Kind
    address: str
    about: str
    origin: str


class Hours(msgspec.Struct, frozen=True):
    """The same minute twice: there are no quiet hours."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0


class Due(msgspec.Struct, frozen=True):
    """A call that this process is to send."""

    receiver: str
    table: str
    turn: int
    visitor: str
    seat: int
    tries: int


class Rows(Protocol):
    """How a store runs SQL that is the same for all; values stand for question marks."""

    async def rows_of(self, query: str, *values: Any) -> list[tuple[Any, ...]]: ...

    async def change(self, *statements: Statement) -> list[tuple[Any, ...]]:
        """One transaction; the rows of the last statement."""


class People:
    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def _number(self, query: str, *values: Any) -> int:
        return int((await self.rows.rows_of(query, *values))[0][0])

    # ------------------------------------------------------------------ devices

    async def visitor_of(self, cookie: str) -> str | None:
        """None for a cookie that was signed out; one that is not known is a visitor of its own."""
        found = await self.rows.rows_of("SELECT visitor FROM devices WHERE cookie = ?", cookie)
        return (found[0][0] or None) if found else cookie

    async def add_device(self, cookie: str, visitor: str) -> None:
        await self.rows.change(("INSERT INTO devices VALUES (?, ?, ?)", (cookie, visitor, now())))

    async def devices(self, visitor: str) -> int:
        """How many cookies stand for the visitor."""
        first = await self.visitor_of(visitor) == visitor
        return first + await self._number(
            "SELECT count(*) FROM devices WHERE visitor = ? AND cookie <> ?", visitor, visitor
        )

    async def sign_out_others(self, visitor: str, cookie: str) -> None:
        changes: list[Statement] = [
            ("UPDATE devices SET visitor = '' WHERE visitor = ? AND cookie <> ?", (visitor, cookie))
        ]
        if cookie != visitor:
            first = "INSERT INTO devices VALUES (?, '', ?) ON CONFLICT (cookie) DO UPDATE SET visitor = ''"
            changes.append((first, (visitor, now())))
        await self.rows.change(*changes)

    # ------------------------------------------------------------------ tickets

    async def put(self, ticket: Ticket, instead: bool = False) -> None:
        """Instead of all others of the visitor for this purpose, or beside them; what is over is forgotten."""
        changes: list[Statement] = [("DELETE FROM tickets WHERE until < ?", (now(),))]
        if instead:
            old = "DELETE FROM tickets WHERE visitor = ? AND purpose = ?"
            changes.append((old, (ticket.visitor, ticket.purpose)))
        row = (ticket.hash, ticket.purpose, ticket.visitor, ticket.about, now(), ticket.until)
        await self.rows.change(*changes, ("INSERT INTO tickets VALUES (?, ?, ?, ?, ?, ?)", row))

    async def ticket(self, word: str, *purposes: Purpose) -> Ticket | None:
        query = "SELECT hash, purpose, visitor, about, until FROM tickets WHERE hash = ? AND until >= ?"
        found = [Ticket(*row) for row in await self.rows.rows_of(query, word, now())]
        return next((ticket for ticket in found if ticket.purpose in purposes), None)

    async def use(self, word: str, purpose: Purpose) -> Ticket | None:
        """Of all who come with it one gets it."""
        statement = """DELETE FROM tickets WHERE hash = ? AND purpose = ? AND until >= ?
            RETURNING hash, purpose, visitor, about, until"""
        found = await self.rows.change((statement, (word, purpose, now())))
        return Ticket(*found[0]) if found else None

    async def count(self, visitor: str, purpose: Purpose, since: int = 0) -> int:
        query = "SELECT count(*) FROM tickets WHERE visitor = ? AND purpose = ? AND made >= ? AND until >= ?"
        return await self._number(query, visitor, purpose, since, now())

    async def count_about(self, address: str, purpose: Purpose, since: int) -> int:
        """Of all visitors, whichever page it was that they asked from."""
        escaped = re.sub(r"([\\%_])", r"\\\1", address)
        query = "SELECT count(*) FROM tickets WHERE about LIKE ? ESCAPE '\\' AND purpose = ? AND made >= ?"
        return await self._number(query, f"% {escaped}", purpose, since)

    # ------------------------------------------------------------------ passkeys

    async def add_passkey(self, key: Passkey) -> None:
        row = (key.id, key.visitor, key.public_key, key.counter, now())
        await self.rows.change(("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?)", row))

    async def passkey(self, key: str) -> Passkey | None:
        found = await self.rows.rows_of("SELECT id, visitor, public_key, counter FROM passkeys WHERE id = ?", key)
        return Passkey(*found[0]) if found else None

    async def passkeys(self, visitor: str) -> list[str]:
        return [row[0] for row in await self.rows.rows_of("SELECT id FROM passkeys WHERE visitor = ?", visitor)]

    async def count_up(self, key: str, counter: int) -> None:
        await self.rows.change(("UPDATE passkeys SET counter = ? WHERE id = ?", (counter, key)))

    async def forget_passkeys(self, visitor: str) -> None:
        await self.rows.change(("DELETE FROM passkeys WHERE visitor = ?", (visitor,)))

    # ------------------------------------------------------------------ members

    async def member(self, visitor: str) -> bool | None:
        """Whether the visitor may invite; None for somebody who was not invited."""
        found = await self.rows.rows_of("SELECT host FROM members WHERE visitor = ?", visitor)
        return bool(found[0][0]) if found else None

    async def let_in(self, visitor: str, host: bool) -> None:
        statement = """INSERT INTO members VALUES (?, ?, ?)
            ON CONFLICT (visitor) DO UPDATE SET host = CASE WHEN excluded.host = 1 THEN 1 ELSE members.host END"""
        await self.rows.change((statement, (visitor, int(host), now())))

    async def has_host(self) -> bool:
        return bool(await self._number("SELECT count(*) FROM members WHERE host = 1"))

    async def kept(self, name: str, made: str) -> str:
        """A key that was made once; the one that is given if there is none yet."""
        put = "INSERT INTO vault VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        await self.rows.change((put, (name, made)))
        return str((await self.rows.rows_of("SELECT value FROM vault WHERE name = ?", name))[0][0])

    # ------------------------------------------------------------------ receivers

    async def add_receiver(self, receiver: Receiver) -> None:
        """The same address of the same visitor comes instead of the former."""
        old = "DELETE FROM receivers WHERE visitor = ? AND kind = ? AND address = ?"
        row = (*(getattr(receiver, name) for name in Receiver.__struct_fields__), now())
        await self.rows.change(
            (old, (receiver.visitor, receiver.kind, receiver.address)),
            ("INSERT INTO receivers VALUES (?, ?, ?, ?, ?, ?, ?)", row),
        )

    async def receivers(self, visitor: str) -> list[Receiver]:
        query = "SELECT id, visitor, kind, address, about, origin FROM receivers WHERE visitor = ? ORDER BY added, id"
        return [Receiver(*row) for row in await self.rows.rows_of(query, visitor)]

    async def receiver(self, receiver: str) -> Receiver | None:
        query = "SELECT id, visitor, kind, address, about, origin FROM receivers WHERE id = ?"
        found = await self.rows.rows_of(query, receiver)
        return Receiver(*found[0]) if found else None

    async def drop_receiver(self, receiver: str) -> None:
        await self.rows.change(
            ("DELETE FROM calls WHERE receiver = ?", (receiver,)),
            ("DELETE FROM receivers WHERE id = ?", (receiver,)),
        )

    async def hours(self, visitor: str) -> Hours:
        query = "SELECT language, zone, quiet_from, quiet_to FROM hours WHERE visitor = ?"
        found = await self.rows.rows_of(query, visitor)
        return Hours(*found[0]) if found else Hours()

    async def set_hours(self, visitor: str, hours: Hours) -> None:
        statement = """INSERT INTO hours VALUES (?, ?, ?, ?, ?) ON CONFLICT (visitor) DO UPDATE SET
            language = excluded.language, zone = excluded.zone,
            quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to"""
        row = (visitor, hours.language, hours.zone, hours.quiet_from, hours.quiet_to)
        await self.rows.change((statement, row))

    # ------------------------------------------------------------------ calls

    async def turn_of(self, table: str, seat: int, version: int) -> int:
        """Which turn of the seat it is at this version: the same until the seat answers, or all agree to go back."""
        query = """SELECT coalesce(max(version), 0) FROM answers
            WHERE table_id = ? AND (seat = ? OR substr(code, 1, 1) = '@') AND version <= ?"""
        return await self._number(query, table, seat, version)

    async def ask_for(self, call: Due, due: int) -> bool:
        """Whether it is the first of its turn. Calls of earlier turns are forgotten after a while."""
        old = "DELETE FROM calls WHERE receiver = ? AND table_id = ? AND turn < ? AND made < ?"
        new = "INSERT INTO calls VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING RETURNING turn"
        row = (call.receiver, call.table, call.turn, call.visitor, call.seat, now(), due)
        return bool(await self.rows.change((old, (call.receiver, call.table, call.turn, now() - KEPT)), (new, row)))

    async def claim(self, at: int, until: int, most: int) -> list[Due]:
        """Calls that are due, each for one process alone until that moment."""
        statement = """UPDATE calls SET claimed = ? WHERE due > 0 AND due <= ? AND claimed < ?
            AND (receiver, table_id, turn) IN (SELECT receiver, table_id, turn FROM calls
                WHERE due > 0 AND due <= ? AND claimed < ? ORDER BY due LIMIT ?)
            RETURNING receiver, table_id, turn, visitor, seat, tries"""
        return [Due(*row) for row in await self.rows.change((statement, (until, at, at, at, at, most)))]

    async def settle(self, call: Due, due: int = 0, tries: int = 0) -> None:
        """It is done, or due again later."""
        statement = """UPDATE calls SET due = ?, tries = ?, claimed = 0
            WHERE receiver = ? AND table_id = ? AND turn = ?"""
        await self.rows.change((statement, (due, tries, call.receiver, call.table, call.turn)))

    async def called_since(self, visitor: str, since: int) -> int:
        """How many calls were tried, not only thought of."""
        query = "SELECT count(*) FROM calls WHERE visitor = ? AND made >= ? AND tries > 0"
        return await self._number(query, visitor, since)

    async def next_due(self) -> int | None:
        found = await self.rows.rows_of("SELECT min(due) FROM calls WHERE due > 0")
        return None if found[0][0] is None else int(found[0][0])

    async def tables_to_look_at(self) -> list[str]:
        """Running tables of those who want to be called."""
        query = """SELECT DISTINCT t.id FROM receivers r JOIN holders h ON h.visitor = r.visitor
            JOIN tables t ON t.id = h.table_id WHERE NOT t.over AND t.stranded = ''"""
        return [row[0] for row in await self.rows.rows_of(query)]
