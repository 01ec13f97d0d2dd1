"""The tables of the SQLite file, version by version. An older file is brought up to date when it is opened."""

from __future__ import annotations

import sqlite3

from tinkuy.core.errors import Refused
from tinkuy.server.store.people import PEOPLE
from tinkuy.server.store.ratings import RATINGS

MIGRATIONS = [
    """
    CREATE TABLE visitors (
        id TEXT PRIMARY KEY, -- SHA-256 of the cookie
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        setup TEXT NOT NULL, -- what the game is replayed from, as JSON
        owner TEXT NOT NULL,
        open INTEGER NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        over INTEGER NOT NULL,
        archived INTEGER NOT NULL,
        paused TEXT NOT NULL,
        note TEXT NOT NULL -- where it stands, as JSON; can be made again from the answers
    ) WITHOUT ROWID;
    CREATE INDEX open_tables ON tables (changed) WHERE open = 1 AND over = 0;
    CREATE INDEX owned_tables ON tables (owner);
    CREATE INDEX running_tables ON tables (over) WHERE over = 0;

    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;

    CREATE TABLE holders (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, visitor)
    ) WITHOUT ROWID;
    CREATE INDEX held_tables ON holders (visitor);

    CREATE TABLE links (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        hash TEXT NOT NULL, -- SHA-256 of the secret
        created INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, hash)
    ) WITHOUT ROWID;

    CREATE TABLE answers ( -- the log: only ever appended to
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        code TEXT NOT NULL,
        key TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TRIGGER answers_stay BEFORE UPDATE ON answers BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER answers_remain BEFORE DELETE ON answers BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    """,
    """
    ALTER TABLE holders ADD COLUMN opened INTEGER NOT NULL DEFAULT 0; -- when the page was last seen, 0 for never
    ALTER TABLE answers ADD COLUMN said TEXT NOT NULL DEFAULT ''; -- hash of the commit that its key stands for

    CREATE TABLE one_use_links (
        number INTEGER PRIMARY KEY AUTOINCREMENT, -- the order in which they were made, whatever the clock says
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        hash TEXT NOT NULL, -- SHA-256 of the secret
        used_by TEXT NOT NULL, -- the visitor who sat down with it, or nobody yet
        UNIQUE (table_id, seat, hash)
    );
    INSERT INTO one_use_links (table_id, seat, hash, used_by)
        SELECT l.table_id, l.seat, l.hash, '' FROM links l WHERE NOT EXISTS (
            SELECT 1 FROM holders h WHERE h.table_id = l.table_id AND h.seat = l.seat)
        ORDER BY l.created;
    DROP TABLE links;
    ALTER TABLE one_use_links RENAME TO links;

    CREATE TABLE notices ( -- what everybody at the table is told about its seats
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE components ( -- the component tables that games are played with
        game TEXT NOT NULL,
        hash TEXT NOT NULL,
        text TEXT NOT NULL, -- as JSON
        PRIMARY KEY (game, hash)
    ) WITHOUT ROWID;

    CREATE TABLE digests ( -- of the state where a turn ended: what an upgrade must not change
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;

    ALTER TABLE tables ADD COLUMN stranded TEXT NOT NULL DEFAULT ''; -- why the rules of today cannot go on, as JSON
    """,
    """
    ALTER TABLE tables ADD COLUMN again TEXT NOT NULL DEFAULT ''; -- the table where the same people play once more
    """,
    """
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0; -- how often anything of the table was changed
    """,
    """
    CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        seat INTEGER NOT NULL, -- -1 for somebody who watches
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;

    CREATE TABLE mutes (
        visitor TEXT NOT NULL,
        muted TEXT NOT NULL, -- whom the visitor does not want to read
        PRIMARY KEY (visitor, muted)
    ) WITHOUT ROWID;

    CREATE TABLE notes ( -- for the eyes of one visitor at one seat
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, visitor)
    ) WITHOUT ROWID;
    """,
    PEOPLE,
    """
    CREATE TABLE clocks ( -- of tables that are played by the clock
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        clock TEXT NOT NULL, -- the rules of the clock and what everybody has left, as JSON
        due INTEGER NOT NULL, -- when the next time runs out, by the table's own time; 0 while no clock runs
        at INTEGER NOT NULL, -- when this was written, by a server that was up
        stood INTEGER NOT NULL DEFAULT 0, -- how long the table stood still; its own time is the server's less this
        paused_at INTEGER NOT NULL DEFAULT 0 -- since when it stands, 0 while it does not
    ) WITHOUT ROWID;
    CREATE INDEX clocks_due ON clocks (due + stood) WHERE due > 0;

    CREATE TABLE up ( -- one row: when a server was last up while a clock ran
        at INTEGER NOT NULL
    );
    INSERT INTO up VALUES (0);
    """,
    RATINGS,
    """
    CREATE TABLE judged_turns ( -- of finished games that were looked at again
        table_id TEXT NOT NULL,
        turn INTEGER NOT NULL,
        judged TEXT NOT NULL, -- as JSON
        PRIMARY KEY (table_id, turn)
    ) WITHOUT ROWID;

    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0; -- may be asked for though other people play
    """,
    """
    ALTER TABLE tables ADD COLUMN proposal TEXT NOT NULL DEFAULT ''; -- what somebody wants all to agree to, as JSON
    """,
    """
    CREATE TABLE orders ( -- answers that a visitor at a seat has given before the question
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        kind TEXT NOT NULL,
        options TEXT NOT NULL, -- codes in the order in which they are wanted, as JSON
        turn INTEGER NOT NULL, -- until the own turn after this one; -1 until they are withdrawn
        PRIMARY KEY (table_id, seat, visitor, kind)
    ) WITHOUT ROWID;
    """,
]


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Every step is one transaction, so that a crash leaves a whole older file."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Refused(f"'{path}' was written by a newer Tinkuy (schema {version}); this one knows {len(MIGRATIONS)}.")
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN IMMEDIATE;{MIGRATIONS[number]};PRAGMA user_version = {number + 1};COMMIT;")
