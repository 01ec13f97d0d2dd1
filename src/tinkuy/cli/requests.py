"""The requests of the engine protocol. Each works on a copy of the table, so that a refusal changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from tinkuy.bots import Bot, find_bot
from tinkuy.core.codes import answer_code, kind_index, never, option_index
from tinkuy.core.data import EVERYTHING, SPECTATOR
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seed
from tinkuy.core.position import load_position, position
from tinkuy.core.questions import Blocked
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.result import result
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import answer_data, ask_data, view
from tinkuy.games import GAMES

Request = dict[str, Any]
Reply = dict[str, Any]
UNTIL = ("answer", "turn", "end")


class Engine:
    """One table and what can be asked of it."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self.find = find
        self.table: Table | None = None
        self.names: dict[int, str] = {}  # of a replayed record, so that they are in the next one too
        self.requests: dict[str, Callable[[Request], Reply]] = {
            "games": self.games,
            "new": self.new,
            "answer": self.answer,
            "undo": self.undo,
            "view": self.view,
            "why": self.why,
            "go": self.go,
            "result": self.result,
            "record": self.record,
            "replay": self.replay,
            "position": self.position,
            "load": self.load,
        }

    def answer_request(self, request: Request) -> Reply:
        do = request.get("do")
        if not isinstance(do, str) or do not in self.requests:
            given = f"cannot be '{do[:40]}'" if isinstance(do, str) else "is missing"
            raise Refused(f"'do' {given}; it is one of: {', '.join(self.requests)}.")
        return self.requests[do](request)

    # ------------------------------------------------------------------ tables

    def games(self, request: Request) -> Reply:
        return {"games": [_game_data(self.find(name)) for name in GAMES]}

    def new(self, request: Request) -> Reply:
        game = self.find(_text(request, "game"))
        seed = request.get("seed", str(secrets.randbits(128)))
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise Refused("'seed' must be a whole number or a text.")
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise Refused("'options' must be an object of names with values, such as {}.")
        return self._put(open_table(game, _whole(request, "seats"), seed, options), {})

    def replay(self, request: Request) -> Reply:
        record = read_record(_text(request, "record"))
        table = replay(record, self.find)
        return {**self._put(table, record.names), "cut": record.cut}

    def load(self, request: Request) -> Reply:
        if not isinstance(request.get("position"), dict):
            raise Refused("'position' must be an object, as 'position' gives it.")
        return self._put(load_position(request["position"], self.find), {})

    def _put(self, table: Table, names: dict[int, str]) -> Reply:
        """A table takes the place of the last one, now that nothing can go wrong any more."""
        reply = _asks(table)
        self.table, self.names = table, names
        return reply

    def _copy(self) -> Table:
        return self._here().copy()

    def _here(self) -> Table:
        if self.table is None:
            raise Refused("There is no game on the table yet; begin with 'new', 'replay' or 'load'.")
        return self.table

    # ------------------------------------------------------------------ playing

    def answer(self, request: Request) -> Reply:
        table = self._copy()
        seat = _seat(request, table)
        code = _text(request, "option")
        ask = table.asked(seat)
        if ask is None:
            raise Refused("The game is over." if table.over else f"Seat {seat} is not asked anything now.")
        kind = table.game.kinds[ask.kind].name
        if request.get("kind", kind) != kind:
            raise Refused(f"Seat {seat} is asked a question of kind '{kind}', not the one that was answered.")
        option = option_index(table.game, ask.kind, code)
        if option not in ask.options:
            raise Refused(_not_offered(table, seat, ask.kind, option))
        table.answer(seat, option)
        return self._put(table, self.names)

    def undo(self, request: Request) -> Reply:
        table = self._copy()
        table.undo(_seat(request, table))
        return self._put(table, self.names)

    def go(self, request: Request) -> Reply:
        """A bot answers for whoever is asked."""
        table = self._copy()
        if table.over:
            raise Refused("The game is over.")
        until = request.get("until", "turn")
        if until not in UNTIL:
            raise Refused(f"'until' must be one of: {', '.join(UNTIL)}.")
        bots = self._bots(request, table)
        turn, given = len(table.turns), []
        while not table.over:
            ask = table.asks()[0]
            option = bots[ask.seat].choose(table, ask.seat)
            given.append(answer_data(table, (ask.seat, ask.kind, option)))
            table.answer(ask.seat, option)
            if until == "answer" or (until == "turn" and len(table.turns) > turn):
                break
        return {**self._put(table, self.names), "answers": given}

    def _bots(self, request: Request, table: Table) -> list[Bot]:
        name, seed = _text(request, "bot"), request.get("seed", 1)
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise Refused("'seed' must be a whole number or a text.")
        check_seed(seed)
        return [find_bot(name, seed) for _ in range(table.seats)]

    # ------------------------------------------------------------------ looking

    def view(self, request: Request) -> Reply:
        table = self._here()
        seat = request.get("seat")
        if seat is None:
            return {"view": view(table, SPECTATOR)}
        if seat == "all":
            return {"view": view(table, EVERYTHING)}
        return {"view": view(table, _seat(request, table))}

    def why(self, request: Request) -> Reply:
        table = self._here()
        seat = _seat(request, table)
        kind, option = kind_index(table.game, _text(request, "kind")), _text(request, "option")
        blocked = never(table.game, table.seats, kind, option)
        if blocked is None:
            blocked = table.why(seat, kind, option_index(table.game, kind, option))
        if blocked is None:
            return {"why": None}
        return {"why": {"reason": blocked.reason, "clause": blocked.clause, "text": _said(table, blocked)}}

    def result(self, request: Request) -> Reply:
        return result(self._here())

    def record(self, request: Request) -> Reply:
        return {"record": write_record(self._here(), self.names)}

    def position(self, request: Request) -> Reply:
        return {"position": position(self._here())}


def _game_data(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "seats": list(game.seats),
        "options": {option.name: option.values for option in game.options},
        "version": game.version,
        "tables": game.component_set.hash,
    }


def _said(table: Table, blocked: Blocked) -> str:
    from tinkuy.text import Texts  # slow to import, and most programs never ask

    return Texts(table.game, "en").blocked(blocked)


def _not_offered(table: Table, seat: int, kind: int, option: int) -> str:
    blocked = table.why(seat, kind, option)
    clause = "" if blocked is None else blocked.clause
    reason = "" if blocked is None or not clause else f": {_said(table, blocked).rstrip('.')} ({clause})"
    return f"'{answer_code(table.game, kind, option)}' is not offered to seat {seat} now{reason}."


def _asks(table: Table) -> Reply:
    return {"ask": [ask_data(table, ask) for ask in table.asks()], "over": table.over}


def _text(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise Refused(f"'{request['do']}' needs '{name}', a text.")
    return value


def _whole(request: Request, name: str) -> int:
    value = request.get(name)
    if type(value) is not int:
        raise Refused(f"'{request['do']}' needs '{name}', a whole number.")
    return value


def _seat(request: Request, table: Table) -> int:
    seat = _whole(request, "seat")
    if not 0 <= seat < table.seats:
        raise Refused(f"There is no seat {str(seat)[:20]}; the seats are 0 to {table.seats - 1}.")
    return seat
