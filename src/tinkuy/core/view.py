"""What a seat may see: the one function that makes it."""

from __future__ import annotations

from typing import Any

from tinkuy.core.data import EVERYTHING, SPECTATOR, to_data, view_data
from tinkuy.core.questions import CONFIRM, Ask
from tinkuy.core.result import players, scores
from tinkuy.core.table import Answer, Table

# How the end of a turn is shown: a question of this kind with this one option.
CONFIRM_KIND = "confirm"
END_TURN = "end_turn"


def ask_data(table: Table, ask: Ask) -> dict[str, Any]:
    if ask.kind == CONFIRM:
        return {"seat": ask.seat, "kind": CONFIRM_KIND, "options": [END_TURN]}
    kind = table.game.kinds[ask.kind]
    asked = {"seat": ask.seat, "kind": kind.name, "options": [kind.codes[option] for option in ask.options]}
    label = table.game.question(table.state, ask.kind)
    return asked if label is None else asked | {"label": label}


def answer_data(table: Table, answer: Answer) -> dict[str, Any]:
    seat, kind, option = answer
    return {"seat": seat, "kind": table.game.kinds[kind].name, "option": table.game.kinds[kind].codes[option]}


def view(table: Table, seat: int) -> dict[str, Any]:
    """The table for a seat, for SPECTATOR, or for analysis with EVERYTHING open."""
    all_open = seat == EVERYTHING
    asks = table.asks()
    answers = [answer for index, answer in enumerate(table.answers) if all_open or known(table, index, seat)]
    return {
        "game": table.game.name,
        "rules": table.game.version,
        "tables": table.game.component_set.hash,
        "seats": table.seats,
        "seat": None if seat in (SPECTATOR, EVERYTHING) else seat,
        "turn": len(table.turns),
        "over": table.over,
        "waiting": [ask.seat for ask in asks],
        "ask": [ask_data(table, ask) for ask in asks if all_open or ask.seat == seat],
        "answers": [answer_data(table, answer) for answer in answers if answer[1] != CONFIRM],
        "scores": scores(table),
        "points": [table.game.points(table.state, each) for each in range(players(table))],
        "upkeep": [{"name": name, "needs": needs} for name, needs in table.game.upkeep(table.state)],
        "projections": [{"name": name, "points": points} for name, points in table.game.projections(table.state)],
        "state": to_data(table.state) if all_open else view_data(table.state, seat),
    }


def known(table: Table, index: int, seat: int) -> bool:
    """Answers to secret questions and of an open simultaneous choice are known only to who gave them."""
    answerer, kind, _ = table.answers[index]
    if answerer == seat:
        return True
    if kind != CONFIRM and table.game.kinds[kind].secret:
        return False
    return table.together is None or index < table.opened
