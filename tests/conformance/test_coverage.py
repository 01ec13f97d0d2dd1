"""The played and the golden games together meet every question and every event, but for what has a reason."""

from __future__ import annotations

from tests.conformance.cases import Case, every_game
from tests.conformance.play import CHOOSERS, walk
from tests.games import seldom
from tests.golden import records_of, retrace
from tinkuy.core.automa import automas
from tinkuy.core.game import Game
from tinkuy.core.table import Table


def questions(table: Table) -> set[str]:
    return {f"question {table.game.kinds[ask.kind].name}" for ask in table.asks()}


def events(table: Table) -> set[str]:
    return {f"event {event.kind.name}" for event in table.state.told or []}


@every_game
def test_every_question_and_every_event_occurs(game: Game) -> None:
    met: set[str] = set()
    for seats in game.seats:
        for seed, chooser in enumerate(CHOOSERS):
            table = Case(game.name, seats, ()).open(seed)
            for _ in walk(table, chooser(seed), seed):
                met |= questions(table)
            met |= events(table)
    for path in records_of(game):
        for table in retrace(path, game):
            met |= questions(table)
        met |= events(table)
    declared = {f"question {kind.name}" for kind in game.kinds} | {f"event {kind.name}" for kind in game.events}
    excused = set(seldom(game.name))
    assert excused <= declared
    assert met <= declared
    assert declared - met == excused, "what occurs needs no excuse, what does not occur needs one"


@every_game
def test_events_say_what_they_declare(game: Game) -> None:
    """Seats are seats, names are in their domain, points name a seat and a source, and nothing of it changes later."""
    for seats in game.seats:
        table = Case(game.name, seats, ()).open(9)
        heard: list[list[int]] = []
        for _ in walk(table, CHOOSERS[1](9), 9):
            heard += [event.values[:] for event in (table.state.told or [])[len(heard) :]]
        assert heard == [event.values for event in (table.state.told or [])[: len(heard)]]
        for event in table.state.told or []:
            assert len(event.values) == len(event.kind.fields)
            for (name, domain), value in zip(event.kind.fields, event.values, strict=True):
                if domain == "seat":
                    assert 0 <= value < seats + automas(game.automa, seats), name
                elif domain in game.domains:
                    assert 0 <= value < len(game.domains[domain]), name
                else:
                    assert domain in ("number", "points"), name


@every_game
def test_only_an_automa_takes_an_automas_steps(game: Game) -> None:
    """They are told where it plays and nowhere else, and its seat is never asked."""
    for seats in game.seats:
        table = Case(game.name, seats, ()).open(9)
        for _ in walk(table, CHOOSERS[1](9), 9):
            assert all(ask.seat < seats for ask in table.asks())
        steps = [event.kind.name for event in table.state.told or [] if event.kind.automa]
        assert bool(steps) == bool(automas(game.automa, seats))
