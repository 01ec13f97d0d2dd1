"""A session with the engine without a process: lines in, replies out."""

from __future__ import annotations

import io
import json
from typing import Any

from tests.cli.command import GAME
from tinkuy.cli.engine import serve
from tinkuy.cli.requests import Engine
from tinkuy.core.game import Game
from tinkuy.core.position import position
from tinkuy.core.record import read_record, replay, write_record


class Session:
    def __init__(self, game: Game = GAME) -> None:
        self.engine = Engine(lambda name: game if name == game.name else _nothing(name))

    def lines(self, given: bytes) -> list[dict[str, Any]]:
        """The replies to raw lines; each must be one ASCII line of JSON that says whether it is ok."""
        out = io.BytesIO()
        serve(self.engine, io.BytesIO(given), out)
        written = out.getvalue().decode("ascii")
        assert written == "" or written.endswith("\n")
        replies: list[dict[str, Any]] = [json.loads(line, parse_constant=_nothing) for line in written.splitlines()]
        for reply in replies:
            assert next(iter(reply)) == "ok"
            assert reply["ok"] is True or _is_sentence(reply)
        return replies

    def do(self, request: Any) -> dict[str, Any]:
        replies = self.lines(json.dumps(request).encode() + b"\n")
        assert len(replies) == 1
        return replies[0]

    def ok(self, do: str, **fields: Any) -> dict[str, Any]:
        reply = self.do({"do": do, **fields})
        assert reply["ok"], reply
        return reply

    def refused(self, do: str, **fields: Any) -> str:
        """The sentence of a refusal, after which everything is as it was."""
        before = self.moment()
        reply = self.do({"do": do, **fields})
        assert not reply["ok"], reply
        assert self.moment() == before
        return str(reply["error"])

    def moment(self) -> str:
        """Everything there is to know about the table."""
        table = self.engine.table
        if table is None:
            return ""
        undoable = [table.undoable(seat) for seat in range(table.seats)]
        asks = [(ask.seat, ask.kind, ask.options) for ask in table.asks()]
        told = len(table.state.told or [])
        return json.dumps([write_record(table, self.engine.names), position(table), undoable, asks, told])

    def check(self) -> None:
        """The table is sound: nothing lost, and its record and position lead to the same table."""
        table = self.engine.table
        if table is None:
            return
        assert table.game.audit(table.state) is None
        again = replay(read_record(write_record(table)), self.engine.find)
        assert position(again) == position(table)


def _is_sentence(reply: dict[str, Any]) -> bool:
    error = reply["error"]
    return set(reply) == {"ok", "error"} and error == error.strip() and "\n" not in error and 0 < len(error) <= 400


def _nothing(name: str) -> Any:
    from tinkuy.games import find_game

    return find_game(name)
