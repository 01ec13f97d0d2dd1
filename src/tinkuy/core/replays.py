"""Within a turn the truth is its start and the answers since: taking back, copying and forking give them again.

A table calls these; they need to know how a table is made, so the two modules import each other.
"""

from __future__ import annotations

from tinkuy.core import table as tables
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.zones import redraw


def undo(table: tables.Table, seat: int) -> None:
    if table.undoable(seat) == 0:
        raise Refused(f"Seat {seat} has nothing to take back: the turn has passed on or something was revealed.")
    last = max(index for index, answer in enumerate(table.answers) if answer[0] == seat)
    _replay(table, table.answers[:last] + table.answers[last + 1 :])


def restart(table: tables.Table, seat: int) -> None:
    while (count := table.undoable(seat)) > 0:
        own = [index for index, answer in enumerate(table.answers) if answer[0] == seat][-count:]
        _replay(table, [answer for index, answer in enumerate(table.answers) if index not in own])


def _replay(table: tables.Table, answers: list[tables.Answer]) -> None:
    """The turn again with these answers only; what was learnt in it stays known."""
    barrier, told = table.barrier, table.state.told
    table.state = table.start.copy()
    if told is not None:
        table.state.told = told[: table.first_event]
    table.begin_again()
    for seat, _, option in answers:
        table.send_for(seat, option)
    table.barrier = barrier


def copy(table: tables.Table) -> tables.Table:
    made = copy_of_turn_start(table)
    for seat, _, option in table.answers:
        made.send_for(seat, option)
    made.barrier = table.barrier
    return made


def copy_of_turn_start(table: tables.Table) -> tables.Table:
    assert table.tracked, "only a tracked table remembers the turn that its copy needs"
    made = tables.Table(table.game, table.start.copy(), table.seats)
    made.confirming, made.discreet = table.confirming, table.discreet
    made.forked = table.forked
    made.options, made.seed, made.position = table.options, table.seed, table.position
    made.start = table.start  # nobody changes it
    made.turns = table.turns[:]
    made.first_event = table.first_event
    if table.state.told is not None:
        made.state.told = table.state.told[: table.first_event]
    if table.over:
        made.over = True
        made.state.told = None if table.state.told is None else table.state.told[:]
    else:
        made.begin_again()
    return made


def fork(table: tables.Table, seat: int, chance: Chance | None) -> tables.Table:
    """Redealing comes after the replay: the answers of the turn were given in the real world."""
    assert table.tracked, "only a tracked table remembers the turn that its fork needs"
    table.forked = True
    made = tables.Table(table.game, table.mark.copy(), table.seats, tracked=False)
    if table.over:
        made.over = True
        return made
    if table.dice:
        made.dice = table.dice
        made.begun = table.begun - (0 if table.game.mid_turn(table.mark) else 1)
    # Else the replay would run past the end of a turn that waits, and past what was asked out of discretion.
    made.confirming, made.discreet = table.confirming, table.discreet
    hidden = chance is not None and table.together is not None
    if hidden and table.opened == table.marked:
        assert chance is not None
        made.veil = (seat, chance)
    made.next_turn()
    for index in range(table.marked, len(table.answers)):
        answerer, _, option = table.answers[index]
        if hidden and index >= table.opened and answerer != seat:
            continue  # a secret choice of somebody else is not known yet
        if hidden and index + 1 == table.opened:
            assert chance is not None
            made.veil = (seat, chance)
        made.send_for(answerer, option)
    made.veil = None
    made.confirming = made.discreet = False
    if chance is not None:
        if not hidden:
            redraw(made.state.zones(), seat, chance)
        made.state.chance.value = chance.below(1 << 62)
    return made
