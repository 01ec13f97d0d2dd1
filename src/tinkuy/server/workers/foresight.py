"""Answers that a seat has given before the question: checked, and found when the question has come."""

from __future__ import annotations

from tinkuy.core.beforehand import foreseen, interposed
from tinkuy.core.codes import answer_code, read_answer
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.loaded import Loaded
from tinkuy.server.workers.replies import Foreseen


def foresee(loaded: Loaded, seat: int, orders: dict[str, list[str]]) -> Foreseen:
    table = loaded.table
    known = _read(table.game, orders)
    option, ask = foreseen(table, seat, known), table.asked(seat)
    code = "" if option is None or ask is None else answer_code(table.game, ask.kind, option)
    own = ask is not None and interposed(table, seat) is None
    return Foreseen(code, len(table.turns), own)


def _read(game: Game, orders: dict[str, list[str]]) -> dict[int, list[int]]:
    """Only questions that may be answered beforehand, and only answers of their own."""
    found: dict[int, list[int]] = {}
    for kind, codes in orders.items():
        for code in codes:
            try:
                index, option = read_answer(game, f"{kind} {code}")
            except Refused as refused:
                raise Refusal("not-offered", str(refused)) from None
            if not game.kinds[index].beforehand or game.kinds[index].is_free(option):
                raise Refusal("not-offered", f"'{kind} {code}' cannot be answered before it is asked.")
            found.setdefault(index, []).append(option)
    return found
