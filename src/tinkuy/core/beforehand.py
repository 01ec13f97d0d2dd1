"""Answers given before the question: for what comes in others' turns, so that nobody has to wait for it."""

from __future__ import annotations

from tinkuy.core.events import TURN_BEGAN
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table


def on_turn(table: Table) -> int | None:
    """The seat whose turn was begun last, if any was; of tables that tell what happens."""
    for event in reversed(table.state.told or []):
        if event.kind.name == TURN_BEGAN:
            return event.values[0]
    return None


def own_turn(table: Table, seat: int) -> bool:
    """Whether what a seat is asked belongs to a turn of its own; what all choose at once is everybody's."""
    return table.together is not None or on_turn(table) in (None, seat)


def interposed(table: Table, seat: int) -> Ask | None:
    """The question that a seat is asked because of somebody else.

    What it is asked after an answer of its own follows from that, whoever's turn it is.
    """
    answers = table.choices()
    follows = bool(answers) and answers[-1][0] == seat
    return None if follows or own_turn(table, seat) else table.asked(seat)


def foreseen(table: Table, seat: int, orders: dict[int, list[int]]) -> int | None:
    """By kind of question, options in the order in which they are wanted: the first of them that is offered now."""
    ask = interposed(table, seat)
    if ask is None or not table.game.kinds[ask.kind].beforehand:
        return None
    return next((option for option in orders.get(ask.kind, []) if option in ask.options), None)
