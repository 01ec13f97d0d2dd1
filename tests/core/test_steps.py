"""A solo opponent's turn is cut into the steps that were told of it, each with the table as it was then."""

from __future__ import annotations

from tests.core.test_automa import SoloToy, accepts
from tests.toy.state import Owner, Toy
from tests.toy.told.kinds import ACCEPT, DO, DONE, DRAW, GRAB, OFFER, SHOW, SHOWING
from tinkuy.core.automa import Automa
from tinkuy.core.data import SPECTATOR
from tinkuy.core.game import State
from tinkuy.core.questions import Ask
from tinkuy.core.steps import MOST, Sketches, steps, view_between
from tinkuy.core.table import Table, open_table


def busy(toy: Toy, ask: Ask) -> int:
    """A card is drawn, a gem grabbed, which scores, and a card shown."""
    return next(thing for thing in (DRAW, GRAB, SHOWING, DONE) if thing in ask.options)


def first(toy: Toy, ask: Ask) -> int:
    return ask.options[0]


def table() -> Table:
    game = SoloToy()
    game.automa = Automa((1,), {DO: busy, SHOW: first, ACCEPT: accepts})
    return open_table(game, 1, 3, {"bids": "off"})


def answered(table: Table, option: int) -> list[tuple[int, State]]:
    told = len(table.state.told or [])
    sketches = Sketches(table.state)
    sketches.begin()
    table.answer(0, option)
    sketches.end()
    return steps(table, told, sketches)


def owner(state: State) -> Owner:
    assert isinstance(state, Toy)
    return state.owners[1]


def test_every_step_ends_where_the_next_thing_is_told() -> None:
    here = table()
    found = answered(here, DONE)
    names = [event.kind.name for event in (here.state.told or [])[-6:]]
    assert names == ["turn_began", "drew", "grabbed", "scored", "shown", "turn_began"]
    assert [told for told, _ in found] == [2, 4]  # the last step is the table itself


def test_every_step_has_the_table_as_it_was_then() -> None:
    here = table()
    cards = len(owner(here.state).hand.cards)
    found = [owner(state) for _, state in answered(here, DONE)]
    assert [len(one.hand.cards) - cards for one in found] == [1, 1]
    assert [len(one.gems) for one in found] == [0, 1]
    assert [sum(one.points) > 0 for one in found] == [False, True]  # what follows from a thing comes with it
    assert here.state.witness is None


def test_what_a_person_does_is_no_step() -> None:
    here = table()
    assert answered(here, DRAW) == []
    assert answered(here, GRAB) == []


def test_what_it_does_in_a_persons_turn_is_one() -> None:
    here = table()
    assert len(answered(here, OFFER)) == 0  # the one thing it does there is the last
    assert len(answered(here, DONE)) == 2


def test_an_event_that_was_put_in_afterwards_has_the_table_before_it() -> None:
    here = table()
    sketches = Sketches(here.state)
    sketches.begin()
    known = len(here.state.told or [])
    here.answer(0, DONE)
    sketches.end()
    assert here.state.told is not None
    del sketches.made[here.state.told[known + 1]]
    assert [len(owner(state).gems) for _, state in steps(here, known, sketches)] == [0, 1]


def test_no_more_steps_are_shown_than_can_be_followed() -> None:
    here = table()
    told = len(here.state.told or [])
    sketches = Sketches(here.state)
    sketches.begin()
    here.answer(0, DONE)
    sketches.end()
    assert here.state.told is not None
    grabbed = here.state.told[told + 2]
    here.state.told += [grabbed] * 2 * MOST
    assert len(steps(here, told, sketches)) == MOST


def test_nobody_is_asked_in_between_and_hands_stay_hidden() -> None:
    here = table()
    for _, state in answered(here, DONE):
        for seat in (0, SPECTATOR):
            seen = view_between(here, state, seat)
            assert (seen["ask"], seen["waiting"], seen["answers"], seen["over"]) == ([], [1], [], False)
            assert seen["state"]["owners"][1]["hand"] == len(owner(state).hand.cards)
