"""A moment that may come: a seat's next turn as far as it can know, for plans made while others think.

Everything that the seat cannot see is dealt anew before the open turn is begun again, not after, as in forks for
search: else the options of somebody else's question would still tell what lies in that hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.beforehand import own_turn
from tinkuy.core.chance import Chance
from tinkuy.core.data import view_data
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table
from tinkuy.core.view import known
from tinkuy.core.zones import redraw

LONGEST: Final = 300  # answers until the own turn; what comes later is not worth a plan
SHOWN: Final = "The turn that is being played has shown something: a plan can be made when it is over."

Choose = Callable[[Table, int], int]  # an option of the question that a seat is asked


def imagine(table: Table, seat: int, chance: Chance, choose: Choose) -> Table:
    """A table of its own at the question that begins the seat's next turn, or goes on with it.

    It depends on nothing but what the seat can know, the chance and the choices made for everybody until then.
    """
    if table.over or table.asked(seat) is not None:
        raise Refused("A plan is made while others are asked.")
    moment = _as_known(table, seat, chance, choose)
    for _ in range(LONGEST):
        if moment.over:
            raise Refused("The game may well be over before your next turn.")
        own = moment.asked(seat)
        if own is not None and own_turn(moment, seat):
            return moment
        answerer = seat if own is not None else moment.ask.seat
        moment.answer(answerer, choose(moment, answerer))
    raise Refused("Your next turn is too far away to be planned.")


def _as_known(table: Table, seat: int, chance: Chance, choose: Choose) -> Table:
    """The present in another deal, where the answers of the open turn lead to what the seat sees."""
    moment = _dealt(table, seat, chance)
    for index, (answerer, kind, option) in enumerate(table.answers):
        if table.together is not None and index >= table.opened and answerer != seat:
            continue  # somebody's part of a secret choice that is still open
        ask = moment.asked(answerer)
        if ask is None or ask.kind != kind:
            raise Refused(SHOWN)
        given = option if known(table, index, seat) else choose(moment, answerer)
        if given not in ask.options:
            raise Refused(SHOWN)
        moment.answer(answerer, given)
    if view_data(moment.state, seat) != view_data(table.state, seat):
        raise Refused(SHOWN)
    return moment


def _dealt(table: Table, seat: int, chance: Chance) -> Table:
    """The open turn at its beginning."""
    state = table.start.copy()
    state.told = (table.state.told or [])[: table.first_event]
    redraw(state.zones(), seat, chance)
    state.chance.value = chance.below(1 << 62)
    moment = Table(table.game, state, table.seats)
    moment.options, moment.turns = table.options, table.turns[:]
    moment.begin()
    return moment
