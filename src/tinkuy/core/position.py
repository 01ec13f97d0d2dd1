"""A position: the start of the turn and the answers since, as JSON data that can be edited, loaded and shared."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tinkuy.core.codes import answer_code, read_answer
from tinkuy.core.data import fill, to_data
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seats, clean_options
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table

FORMAT = "position 1"


def position(table: Table) -> dict[str, Any]:
    game = table.game
    return {
        "tinkuy": FORMAT,
        "game": game.name,
        "rules": game.version,
        "tables": game.component_set.hash,
        "seats": table.seats,
        "options": table.options,
        "state": to_data(table.start),
        "answers": [[seat, answer_code(game, kind, option)] for seat, kind, option in table.choices()],
    }


def load_position(data: Any, find: Callable[[str], Game], of_any_version: bool = False) -> Table:
    """A table at the position; refused with a sentence when it cannot be one."""
    if not isinstance(data, dict) or data.get("tinkuy") != FORMAT:
        raise Refused(f'This is not a position: it must say "tinkuy": "{FORMAT}".')
    game = find(str(data.get("game")))
    if not of_any_version:
        check_version(game, str(data.get("rules")), str(data.get("tables")))
    seats = data.get("seats")
    if type(seats) is not int:
        raise Refused("A position needs the number of 'seats'.")
    check_seats(game, seats)
    chosen = data.get("options", {})
    if not isinstance(chosen, dict):
        raise Refused("The 'options' of a position must be names with values.")
    options = clean_options(game, chosen, seats)
    state = game.blank(seats, options)
    fill(state, data.get("state"))
    wrong = game.audit(state)
    if wrong is not None:
        raise Refused(f"This position cannot occur: {wrong}")
    state.told = []
    table = Table(game, state, seats)
    table.options = options
    table.position = json.dumps({**position(table), "answers": []}, separators=(",", ":"))
    table.begin()
    _answer_all(table, data.get("answers", []))
    return table


def _answer_all(table: Table, answers: Any) -> None:
    if not isinstance(answers, list):
        raise Refused("The 'answers' of a position must be a list.")
    for number, entry in enumerate(answers, start=1):
        if not isinstance(entry, list) or len(entry) != 2 or type(entry[0]) is not int or not isinstance(entry[1], str):
            example = answer_code(table.game, 0, 0)
            raise Refused(f'Answer {number} of the position must be a seat and a code, such as [0, "{example}"].')
        answer_checked(table, entry[0], entry[1])


def check_version(game: Game, rules: str, tables: str) -> None:
    if rules != game.version:
        raise Refused(f"This was played by rules version {rules} of {game.name}; here is version {game.version}.")
    if tables != game.component_set.hash:
        raise Refused(
            f"This was played with tables {tables} of {game.name}; here are tables {game.component_set.hash}."
        )


def answer_checked(table: Table, seat: int, code: str) -> None:
    """An answer in code form, checked against the open question."""
    kind, option = read_answer(table.game, code)
    give_forced(table, seat, kind, option)
    ask = table.asked(seat)
    if ask is not None and ask.kind != kind:
        raise Refused(f"'{code}' does not answer the question '{table.game.kinds[ask.kind].name}' of seat {seat}.")
    table.answer(seat, option)


def give_forced(table: Table, seat: int, kind: int, option: int) -> None:
    """Give the forced answers that must come before this one: older logs do not name those to veiled questions."""
    while (ask := table.asked(seat)) is None or ask.kind != kind or option not in ask.options:
        forced = [one for one in table.asks() if len(one.options) == 1 and one.kind != CONFIRM]
        if not forced:
            return
        table.send_for(forced[0].seat, forced[0].options[0])
