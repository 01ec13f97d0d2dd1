"""The tables of the database, version by version. An older one is brought up to date by whoever comes first."""

from __future__ import annotations

from typing import Any

import psycopg

from tinkuy.core.errors import Refused
from tinkuy.server.store.people import PEOPLE
from tinkuy.server.store.ratings import RATINGS

LOCK = 0x74696E6B75790001  # whoever changes the schema has this advisory lock

MIGRATIONS = [
    """
    CREATE TABLE visitors (
        id TEXT PRIMARY KEY, -- SHA-256 of the cookie
        name TEXT NOT NULL,
        created BIGINT NOT NULL
    );

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        setup TEXT NOT NULL, -- what the game is replayed from, as JSON
        game TEXT NOT NULL,
        owner TEXT NOT NULL,
        open BOOLEAN NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        over BOOLEAN NOT NULL,
        archived BOOLEAN NOT NULL,
        paused TEXT NOT NULL DEFAULT '',
        note TEXT NOT NULL, -- where it stands, as JSON; can be made again from the answers
        waiting INTEGER[] NOT NULL, -- the seats that are asked, as in the note
        stranded TEXT NOT NULL DEFAULT '', -- why the rules of today cannot go on, as JSON
        stranded_by TEXT NOT NULL DEFAULT '', -- the version of the rules that could not
        again TEXT NOT NULL DEFAULT '', -- the table where the same people play once more
        revision BIGINT NOT NULL DEFAULT 0, -- how often anything of the table was changed
        bot_asked BOOLEAN NOT NULL DEFAULT FALSE -- a bot is to play
    );
    CREATE INDEX open_tables ON tables (changed) WHERE open AND NOT over AND stranded = '';
    CREATE INDEX owned_tables ON tables (owner);
    CREATE INDEX bots_asked ON tables (id) WHERE bot_asked;
    CREATE INDEX paused_tables ON tables (id) WHERE paused <> '';
    CREATE INDEX stranded_tables ON tables (game) WHERE stranded <> '';

    CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    );

    CREATE FUNCTION tables_moved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'UPDATE' THEN NEW.revision := OLD.revision + 1; END IF;
        NEW.bot_asked := NOT NEW.over AND NEW.stranded = '' AND EXISTS (
            SELECT 1 FROM seats WHERE table_id = NEW.id AND kind = 'bot' AND seat = ANY (NEW.waiting));
        RETURN NEW;
    END $$;
    CREATE TRIGGER tables_move BEFORE INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION tables_moved();

    CREATE TABLE holders (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        since BIGINT NOT NULL,
        opened BIGINT NOT NULL DEFAULT 0, -- when the page was last seen, 0 for never
        PRIMARY KEY (table_id, seat, visitor)
    );
    CREATE INDEX held_tables ON holders (visitor);

    CREATE TABLE links (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- the order in which they were made
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        hash TEXT NOT NULL, -- SHA-256 of the secret
        used_by TEXT NOT NULL DEFAULT '', -- the visitor who sat down with it, or nobody yet
        UNIQUE (table_id, seat, hash)
    );

    CREATE TABLE notices ( -- what everybody at the table is told about its seats
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at BIGINT NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    );

    CREATE TABLE answers ( -- the log: only ever appended to
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        code TEXT NOT NULL,
        key TEXT NOT NULL,
        at BIGINT NOT NULL,
        said TEXT NOT NULL, -- hash of the commit that its key stands for
        PRIMARY KEY (table_id, version)
    );
    CREATE FUNCTION answers_stay() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    BEGIN RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only'; END $$;
    CREATE TRIGGER answers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON answers EXECUTE FUNCTION answers_stay();

    CREATE TABLE digests ( -- of the state where a turn ended: what an upgrade must not change
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY (table_id, version)
    );

    CREATE TABLE components ( -- the component tables that games are played with
        game TEXT NOT NULL,
        hash TEXT NOT NULL,
        text TEXT NOT NULL, -- as JSON
        PRIMARY KEY (game, hash)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN paused_by TEXT NOT NULL DEFAULT ''; -- the process that will try again

    -- Of the processes: it is gone after a crash of the database, and so are their lines to it.
    CREATE UNLOGGED TABLE hosts (
        id TEXT PRIMARY KEY,
        pid INTEGER NOT NULL, -- of its line to the database
        until TIMESTAMPTZ NOT NULL -- when it has lost all it held, if nothing is heard of it
    );
    CREATE VIEW alive AS
        SELECT id FROM hosts WHERE until > clock_timestamp() AND EXISTS (SELECT 1 FROM pg_stat_get_activity(hosts.pid));

    CREATE UNLOGGED TABLE leases ( -- who plays the bots of a table
        table_id TEXT PRIMARY KEY,
        host TEXT NOT NULL
    );

    CREATE UNLOGGED TABLE presence ( -- who looks at a table, and where
        table_id TEXT NOT NULL,
        host TEXT NOT NULL,
        visitors TEXT[] NOT NULL,
        watching INTEGER NOT NULL,
        PRIMARY KEY (table_id, host)
    );
    CREATE INDEX presence_of_hosts ON presence (host);
    """,
    """
    CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at BIGINT NOT NULL,
        visitor TEXT NOT NULL,
        seat INTEGER NOT NULL, -- -1 for somebody who watches
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    );

    CREATE TABLE mutes (
        visitor TEXT NOT NULL,
        muted TEXT NOT NULL, -- whom the visitor does not want to read
        PRIMARY KEY (visitor, muted)
    );

    CREATE TABLE notes ( -- for the eyes of one visitor at one seat
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        visitor TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, visitor)
    );

    ALTER TABLE presence ADD COLUMN names TEXT[] NOT NULL DEFAULT '{}'; -- of those who look on without a seat
    """,
    PEOPLE,
    """
    CREATE TABLE clocks ( -- of tables that are played by the clock
        table_id TEXT PRIMARY KEY,
        clock TEXT NOT NULL, -- the rules of the clock and what everybody has left, as JSON
        stand_ins INTEGER[] NOT NULL, -- seats for which a bot plays on, as in the clock
        due BIGINT NOT NULL, -- when the next time runs out, by the table's own time; 0 while no clock runs
        at BIGINT NOT NULL, -- when this was written, by a server that was up
        stood BIGINT NOT NULL DEFAULT 0, -- how long the table stood still; its own time is the server's less this
        paused_at BIGINT NOT NULL DEFAULT 0 -- since when it stands, 0 while it does not
    );
    CREATE INDEX clocks_due ON clocks ((due + stood)) WHERE due > 0;

    CREATE TABLE up ( -- one row: when a server was last up while a clock ran
        at BIGINT NOT NULL
    );
    INSERT INTO up VALUES (0);

    CREATE OR REPLACE FUNCTION tables_moved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'UPDATE' THEN NEW.revision := OLD.revision + 1; END IF;
        NEW.bot_asked := NOT NEW.over AND NEW.stranded = '' AND (
            EXISTS (SELECT 1 FROM seats WHERE table_id = NEW.id AND kind = 'bot' AND seat = ANY (NEW.waiting))
            OR EXISTS (SELECT 1 FROM clocks WHERE table_id = NEW.id AND stand_ins && NEW.waiting));
        RETURN NEW;
    END $$;
    """,
    RATINGS,
    """
    CREATE TABLE judged_turns ( -- of finished games that were looked at again
        table_id TEXT NOT NULL,
        turn INTEGER NOT NULL,
        judged TEXT NOT NULL, -- as JSON
        PRIMARY KEY (table_id, turn)
    );

    ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT false; -- may be asked for though other people play
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
    );
    """,
]


def migrate(connection: psycopg.Connection[Any], shown: str) -> None:
    """All steps are one transaction, and processes that start together do it one after the other."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        row = connection.execute("SELECT version FROM schema_version").fetchone()
        if row is None:
            connection.execute("INSERT INTO schema_version VALUES (0)")
        version = 0 if row is None else row[0]
        if version > len(MIGRATIONS):
            raise Refused(
                f"{shown} was written by a newer Tinkuy (schema {version}); this one knows {len(MIGRATIONS)}."
            )
        for step in MIGRATIONS[version:]:
            connection.execute(step.encode())
        connection.execute("UPDATE schema_version SET version = %s", (len(MIGRATIONS),))
