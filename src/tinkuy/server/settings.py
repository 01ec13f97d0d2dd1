"""What can be chosen when the server is started, and the limits that keep it standing."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tinkuy.folders import data_path

MESSAGE_BYTES = 16_384  # of a message on the socket, and of a body over HTTP
RECORD_BYTES = 524_288  # of a record file; the longest games have some 100 kB
PAGE = 100  # entries of a list at most
NAME_LENGTH = 40
LINE_LENGTH = 500  # of something said in a chat
NOTES_LENGTH = 4_000  # of somebody's notes at a table


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask for. `*_rate` is per second in the long run, `*_burst` at once."""

    message_rate: float = 30.0  # of one socket
    message_burst: float = 120.0
    hello_rate: float = 2.0  # of one socket; the answer is the whole game so far
    hello_burst: float = 20.0
    request_rate: float = 40.0  # over HTTP, of one address
    request_burst: float = 400.0
    opening_rate: float = 1.0  # new tables and records, of one address
    opening_burst: float = 60.0
    talk_rate: float = 0.5  # lines of chat, of one visitor
    talk_burst: float = 10.0
    household_talk_rate: float = 3.0  # of one address, since anybody can have many cookies
    household_talk_burst: float = 60.0
    entering_rate: float = 0.05  # codes, passkeys and invitations, of one address
    entering_burst: float = 20.0
    receivers: int = 8  # of one visitor who wants to be called
    calls_per_hour: int = 30  # at each of them
    call_after: float = 20.0  # seconds that somebody may be away before a call
    call_again: tuple[float, ...] = (30.0, 300.0, 3600.0)  # seconds until a call that failed is tried again
    sockets: int = 200  # of one address
    all_sockets: int = 4_000  # beyond that somebody makes room for a newcomer
    connections: int = 5_000  # sockets and requests together
    patience: float = 10.0  # seconds for the head of a request, and for the hello of a page
    engine_seconds: float = 5.0  # one question to the rules
    bot_seconds: float = 30.0  # one answer of a bot
    analysis_seconds: float = 40.0  # for a finished game; with all around it less than a minute on one core
    bot_level: int = 2_000  # the highest level of a bot that a person may choose
    loaded: int = 400  # tables that one worker keeps in memory
    retry_seconds: tuple[float, ...] = (30.0, 120.0, 600.0, 3600.0)  # until a paused table is tried again, and again


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8765  # 0 for any free one
    names: list[str] = []  # by which the server is reached beside its addresses
    data: str = ""  # the SQLite file, empty for the user's data folder; or the address of a PostgreSQL database
    workers: int = 1  # processes for the rules; one more for quick bots, two for dear ones
    pace: float = 0.4  # seconds before a bot's turn, so that people can follow
    games: list[str] = []  # modules with a GAMES of their own, for those who write a game
    client: str = ""  # folder of the built browser client; empty for where the build puts it
    limits: Limits = Limits()
    processes: int = 1  # that share the port and a database
    metrics: str = ""  # where the measures are shown, such as 127.0.0.1:9100; empty for nowhere
    push: str = ""  # switches web push on: whom its services may write to, mailto:... or https://...
    webhooks: bool = False
    smtp: str = ""  # switches e-mail on: smtp://name:password@host:port
    mail_from: str = ""
    private_calls: bool = False  # webhooks may lead into the own network, and be plain HTTP
    invite_only: bool = False  # newcomers need an invitation
    listening: int = -1  # the descriptor of a socket to serve, which another process has bound
    number: int = 0  # of this process among those of one port
    deals: str = ""  # if given, every visitor's tables are dealt by this word in the same order; known deals for tests
    watch: str = ""  # a file that says how far the time is moved, for tests
    page_limit: int = 0  # pages of the SQLite file at most, 0 for no limit; a small disk for tests


def data_file(settings: Settings) -> Path:
    """Where the tables are kept: what was asked for, or the user's data folder; of a database what lies beside it."""
    asked = "" if database(settings) else settings.data
    return Path(asked).expanduser() if asked else data_path("tinkuy.sqlite")


def database(settings: Settings) -> str:
    """The address of the database; empty when the tables are kept in a file."""
    return settings.data if settings.data.startswith(("postgresql://", "postgres://")) else ""


def kept_in(settings: Settings) -> str:
    """Where the tables are kept, for people: without the password."""
    return shown(settings.data) if database(settings) else str(data_file(settings))


def shown(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
