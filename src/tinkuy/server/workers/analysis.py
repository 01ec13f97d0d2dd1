"""A finished game looked at again: one turn for one request, so that others come in between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tinkuy.bots.analysis import SEED, Moment, look_at
from tinkuy.bots.planner.adviser import Advice, Adviser
from tinkuy.bots.planner.chances import chances
from tinkuy.core.codes import answer_code, read_answer
from tinkuy.core.errors import Refused
from tinkuy.core.events import event_data
from tinkuy.core.game import Game
from tinkuy.core.position import give_forced
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table
from tinkuy.core.view import view
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.history import History
from tinkuy.server.workers.loaded import Loaded, answer_again, json_bytes, offered, told
from tinkuy.server.workers.requests import Analyse, Retrace

HALF: Final = 0.5  # of the dealt worlds in which another turn would win
LONGEST: Final = 0.8  # seconds for a turn, however few there are: so long a bot may have to wait for it


def judged(history: History, loaded: Loaded, request: Analyse) -> bytes:
    """The turn that begins there; where none was ended any more, how things stood in the end."""
    here = history.at(loaded, request.at)
    turn, turns = len(here.turns), len(loaded.table.turns)
    row: dict[str, Any] = {"turn": turn, "version": request.at, "heading": here.game.heading(here.state)}
    if turn >= turns:
        return json_bytes(row | _ended(here, loaded))
    seconds = min(LONGEST, request.seconds / turns)
    adviser = Adviser(SEED, 0, seconds) if seconds else None
    moment = look_at(here, loaded.table.turns[turn].answers, turn / turns, adviser)
    return json_bytes(row | {"end": _end_of_turn(here.copy(), loaded, request.at)} | _data(moment))


def _ended(here: Table, loaded: Loaded) -> dict[str, Any]:
    odds = [round(chance, 4) for chance in chances(here, 1.0)]
    if loaded.ended:
        odds = [1 / len(loaded.ended) if seat in loaded.ended else 0.0 for seat in range(len(odds))]
    nothing = {"seat": None, "loss": None, "points": 0.0, "game": False, "played": None, "better": None}
    return {"end": loaded.version, "chances": odds, **nothing}


def _end_of_turn(table: Table, loaded: Loaded, at: int) -> int:
    turn = len(table.turns)
    for version in _counted(loaded, at, loaded.version):
        answer_again(table, *loaded.log[version - 1])
        at = version
        if len(table.turns) != turn:
            break
    return at


def _counted(loaded: Loaded, at: int, end: int) -> list[int]:
    """The versions after `at` whose answers were not taken back."""
    return [version for version in loaded.line if at < version <= end]


def _data(moment: Moment) -> dict[str, Any]:
    found, game = moment.judgement, moment.before.game
    return {
        "seat": moment.seat,
        "chances": [round(chance, 4) for chance in moment.chances],
        "loss": None if found is None else round(found.loss, 2),
        "points": 0.0 if found is None else round(found.points, 2),
        "game": found is not None and found.game >= HALF,
        "played": None if found is None else _line(game, found.played),
        "better": None if found is None else _line(game, found.better),
    }


def _line(game: Game, advice: Advice) -> dict[str, Any]:
    gains = [(code, parts / game.unit) for code, parts in zip(game.sources, advice.gains, strict=True) if parts]
    answers = [answer_code(game, kind, option) for kind, _, option in advice.line]
    return {"answers": answers, "gains": gains, "turns": advice.turns}


# ---------------------------------------------------------------------- on the board


def retraced(history: History, loaded: Loaded, request: Retrace) -> bytes:
    """Both stop where the turn only waits to be confirmed, so that they can be compared."""
    if not 0 <= request.at <= request.end <= loaded.version:
        raise Refusal("unknown-version", f"The table can be read up to {loaded.version} answers.")
    played = _Retracing(history.at(loaded, request.at), request.seat)
    played.follow(loaded.log[version - 1] for version in _counted(loaded, request.at, request.end))
    better = _Retracing(history.at(loaded, request.at), request.seat)
    better.follow((request.seat, code) for code in request.answers)
    return json_bytes({"played": played.steps, "better": better.steps, "whole": better.whole})


class _Retracing:
    """A turn that is played once more on a copy of the table at its start."""

    def __init__(self, table: Table, seat: int) -> None:
        table.confirming = True
        self.table = table
        self.seat = seat
        self.turn = len(table.turns)
        self.steps: list[dict[str, Any]] = []
        self._step(None, None, told(table))

    def follow(self, answers: Iterable[tuple[int, str]]) -> None:
        """As far as they fit: what the real deal reveals may be other than what was thought of."""
        table, game = self.table, self.table.game
        for seat, code in answers:
            first = told(table)
            self._confirm()
            try:
                kind, option = read_answer(game, code)
                give_forced(table, seat, kind, option)
                offered(table, seat, code)
            except (Refusal, Refused):
                return
            label = game.wording(table.state, kind, option)
            table.send_for(seat, option)
            self._step(code, label, first)
            if len(table.turns) != self.turn:
                return

    def _confirm(self) -> None:
        """What comes after it was answered, too."""
        asks = self.table.asks()
        if asks and asks[0].kind == CONFIRM:
            self.table.send_for(asks[0].seat, asks[0].options[0])

    def _step(self, answer: str | None, label: object, first: int) -> None:
        table = self.table
        happened = (table.state.told or [])[first:]
        events = [{"v": None, **event_data(event, table.game.domains)} for event in happened]
        self.steps.append({"answer": answer, "label": label, "view": view(table, self.seat), "events": events})

    @property
    def whole(self) -> bool:
        asks = self.table.asks()
        return len(self.table.turns) != self.turn or not asks or asks[0].kind == CONFIRM
