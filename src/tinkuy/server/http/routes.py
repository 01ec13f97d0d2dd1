"""The table of requests over HTTP, from which both the server and its OpenAPI document are made."""

from __future__ import annotations

from typing import Any

import msgspec

from tinkuy.server.http import api, calling, identity, words
from tinkuy.server.http.api import PAGING
from tinkuy.server.http.call import Handler
from tinkuy.server.tables import lobby, payloads, ratings, standing
from tinkuy.server.tables.analysis import Analysis
from tinkuy.server.workers.shapes import GameEntry, GameMeta, Moment, RetracedTurn

TEXT = "text/plain; charset=utf-8"
JSON = "application/json"


class Route:
    """`body` and `answer` are types; str stands for plain text."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        does: str,
        answer: Any,
        *,
        body: Any = None,
        query: dict[str, tuple[int, int, int | None]] | None = None,
        visitor: bool = True,
        opens: bool = False,
        enters: bool = False,
        newcomers: bool = False,
        packed: bool = False,
        status: int = 200,
        refuses: tuple[str, ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.does = does
        self.answer = answer
        self.body = body
        self.query = query or {}
        self.visitor = visitor  # somebody without a cookie gets one
        self.opens = opens  # a table: counted apart
        self.enters = enters  # as somebody else: counted apart, so that nobody tries codes
        self.newcomers = newcomers  # also on a closed server, for who is somebody invited on another device
        self.packed = packed  # compressed, though it is for one visitor: nobody else's words are in it
        self.status = status
        self.refuses = refuses  # codes that are particular to it


_SEAT: dict[str, tuple[int, int, int | None]] = {"seat": (0, 99, None)}
_TABLE = "/api/tables/{table}"
_RATED = ("rated-alone", "rated-clock", "rated-one-seat", "rated-no-person", "rated-bot")
_CLOCK = ("unknown-table", "unknown-seat", "not-your-seat", "no-clock", "game-over", "paused", "stranded")

ROUTES = [
    Route("GET", "/health", api.health, "Whether the process is up", api.Health, visitor=False),
    Route("GET", "/api/games", words.games, "Every game", list[GameEntry], visitor=False),
    Route("GET", "/api/games/{game}", words.game, "All a client needs to show a game", GameMeta, visitor=False,
          refuses=("unknown-game",)),
    Route("GET", "/api/text/{game}/{language}", words.text, "The Fluent messages of a game, or of 'table'", str,
          visitor=False, refuses=("unknown-text",)),
    Route("GET", "/api/rules/{game}/{language}", words.rules, "The rules by chapters", words.RulesText, visitor=False,
          refuses=("unknown-text",)),
    Route("GET", "/api/ratings/{game}", api.ladder, "The ladder of a game by its number of seats", ratings.Ladder,
          query={"seats": (2, 12, 4), "limit": PAGING["limit"]}, refuses=("unknown-game",)),
    Route("GET", "/api/me", api.me, "The visitor and the visitor's tables", api.Me, query=dict(PAGING)),
    Route("PATCH", "/api/me", api.rename, "Change the visitor's name", api.Me, body=api.Rename, query=dict(PAGING)),
    Route("GET", "/api/me/ways", identity.ways, "How the visitor can come from another device", identity.Ways),
    Route("POST", "/api/me/code", identity.make_code, "Make a recovery code", identity.Code, enters=True),
    Route("POST", "/api/me/challenge", identity.passkey_challenge, "A challenge for a new passkey", identity.Challenge,
          refuses=("no-passkeys", "many-passkeys")),
    Route("POST", "/api/me/passkeys", identity.add_passkey, "Add a passkey", identity.Ways, body=identity.Credential,
          refuses=("no-passkeys", "wrong-passkey")),
    Route("DELETE", "/api/me/passkeys", identity.forget_passkeys, "Forget all passkeys", identity.Ways),
    Route("DELETE", "/api/me/devices", identity.sign_out, "Sign all other devices out", identity.Ways),
    Route("POST", "/api/enter", identity.enter, "Be the visitor of a code", api.Me, body=identity.Enter, enters=True,
          refuses=("wrong-code",)),
    Route("POST", "/api/enter/challenge", identity.enter_challenge, "A challenge for a passkey", identity.Challenge,
          enters=True, newcomers=True, refuses=("no-passkeys",)),
    Route("POST", "/api/enter/passkey", identity.enter_with_passkey, "Be the visitor of a passkey", api.Me,
          body=identity.Credential, newcomers=True, refuses=("no-passkeys", "wrong-passkey", "not-invited")),
    Route("GET", "/api/calls", calling.calling, "Where and when the visitor wants to be called", calling.Calling),
    Route("POST", "/api/calls", calling.add_receiver, "Be called here, too", calling.Calling, body=calling.NewReceiver,
          enters=True,
          refuses=("bad-address", "bad-mail", "unknown-mail", "mail-sent", "many-receivers", "no-calls", "not-sent")),
    Route("PUT", "/api/calls", calling.set_hours, "Choose language and quiet hours", calling.Calling,
          body=calling.NewHours, refuses=("bad-zone",)),
    Route("DELETE", "/api/calls/{receiver}", calling.drop_receiver, "Not be called here any more", calling.Calling,
          refuses=("unknown-receiver",)),
    Route("POST", "/api/calls/{receiver}", calling.try_receiver, "Be called here now, to try it", calling.Calling,
          enters=True, refuses=("unknown-receiver", "not-sent")),
    Route("POST", "/api/invitations", identity.invite, "Make an invitation", identity.Invitation,
          refuses=("not-host",)),
    Route("GET", "/api/tables", api.open_tables, "Open tables with a free seat", api.Tables, query=dict(PAGING)),
    Route("POST", "/api/tables", api.new_table, "Open a table", payloads.Summary, body=lobby.NewTable, opens=True,
          status=201, refuses=("unknown-game", "unknown-bot", "bad-table", "bad-clock", *_RATED, "internal")),
    Route("POST", "/api/guides", api.new_guide, "Open a guided first game", payloads.Summary, body=lobby.Learn,
          opens=True, status=201, refuses=("unknown-game", "bad-table", "internal")),
    Route("GET", _TABLE, api.table, "The table's summary", payloads.Summary, refuses=("unknown-table",)),
    Route("GET", _TABLE + "/game", words.game_of_table, "The game with the component tables of this table", GameMeta,
          visitor=False, refuses=("unknown-table", "unknown-game")),
    Route("POST", _TABLE + "/join", api.join, "Hold a seat", payloads.Summary, body=lobby.Join,
          refuses=("unknown-table", "unknown-seat", "wrong-secret", "not-open", "seat-taken", "rated-one-seat")),
    Route("POST", _TABLE + "/leave", api.leave, "Give a seat up", payloads.Summary, body=lobby.Leave,
          refuses=("unknown-table", "unknown-seat", "not-your-seat", "rated-stay")),
    Route("POST", _TABLE + "/again", api.play_again, "The same seats at a new table", payloads.Summary,
          body=lobby.Again, opens=True, status=201,
          refuses=("unknown-table", "not-your-seat", "not-over", "bad-table", "unknown-bot", *_RATED, "internal")),
    Route("POST", _TABLE + "/seats/{seat}", api.give, "Give a seat to a bot or free it", payloads.Summary,
          body=lobby.Give,
          refuses=("unknown-table", "unknown-seat", "not-owner", "seat-present", "unknown-bot", "rated-seat",
                   "rated-bot", "paused")),
    Route("POST", _TABLE + "/holiday", api.holiday, "Take days off, or end that", payloads.Summary, body=lobby.Holiday,
          refuses=(*_CLOCK, "no-holiday")),
    Route("POST", _TABLE + "/back", api.back, "Play again after the time ran out", payloads.Summary, body=lobby.Back,
          refuses=_CLOCK),
    Route("POST", _TABLE + "/vote", api.vote, "Vote about somebody whose time ran out", payloads.Summary,
          body=lobby.Vote, refuses=(*_CLOCK, "no-vote")),
    Route("GET", _TABLE + "/seats/{seat}/link", api.link, "A secret of the seat", api.Link,
          refuses=("unknown-table", "unknown-seat", "not-your-seat")),
    Route("GET", _TABLE + "/seats/{seat}/notes", api.notes, "The visitor's own notes at the seat", api.Notes,
          refuses=("unknown-table", "unknown-seat", "not-your-seat")),
    Route("PUT", _TABLE + "/seats/{seat}/notes", api.keep_notes, "Keep notes that nobody else can read", api.Notes,
          body=api.Notes, refuses=("unknown-table", "unknown-seat", "not-your-seat")),
    Route("GET", _TABLE + "/seats/{seat}/standing", api.standing, "What the visitor has answered beforehand",
          standing.Standing, refuses=("unknown-table", "unknown-seat", "not-your-seat")),
    Route("PUT", _TABLE + "/seats/{seat}/standing", api.keep_standing, "Answer questions of others' turns beforehand",
          standing.Standing, body=standing.Standing,
          refuses=("unknown-table", "unknown-seat", "not-your-seat", "not-offered", "game-over", "paused", "stranded")),
    Route("GET", _TABLE + "/at/{version}", api.at, "The view after so many answers", Moment, query=_SEAT, packed=True,
          refuses=("unknown-table", "unknown-seat", "unknown-version", "not-your-seat", "paused", "stranded",
                   "bad-table")),
    Route("GET", _TABLE + "/record", api.record, "The record of a game that is over", str, packed=True,
          refuses=("unknown-table", "not-over", "paused", "bad-table")),
    Route("GET", _TABLE + "/analysis", api.analysis, "What is known of a finished game, turn by turn", Analysis,
          query={"from": (0, 100_000, 0)}, packed=True, refuses=("unknown-table", "not-over", "stranded")),
    Route("POST", _TABLE + "/analysis", api.analyse, "Look at a finished game again", Analysis, opens=True,
          refuses=("unknown-table", "not-over", "stranded")),
    Route("GET", _TABLE + "/analysis/{turn}", api.retraced, "A turn as it was played and as it could have been",
          RetracedTurn, packed=True,
          refuses=("unknown-table", "unknown-version", "not-over", "no-analysis", "paused", "stranded")),
    Route("POST", "/api/records", api.new_record, "Open a record", payloads.Summary, body=str, opens=True, status=201,
          refuses=("bad-record", "unknown-game", "internal")),
]  # fmt: skip

NUMBERS = {"seat": 99, "version": 1_000_000, "turn": 100_000}  # path parameters that are numbers, with the highest

encode = msgspec.json.Encoder().encode
