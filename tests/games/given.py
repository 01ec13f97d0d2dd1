"""What tests of every game say: a table at a position, answers by code, what is offered, refused, told and scored.

A game's own builders of positions lie in tests/games/<game>/positions.py, which passes these words on.
"""

from __future__ import annotations

from tinkuy.core.codes import read_answer
from tinkuy.core.data import to_data
from tinkuy.core.events import Event
from tinkuy.core.game import Game, State
from tinkuy.core.position import answer_checked
from tinkuy.core.questions import Blocked
from tinkuy.core.table import Table

__all__ = [
    "answer",
    "asked",
    "events",
    "free_actions",
    "log",
    "options",
    "points",
    "reveals",
    "same",
    "table_at",
    "vp",
    "why",
]


def table_at(game: Game, state: State, seats: int, options: dict[str, str] | None = None) -> Table:
    """The table at this position, up to its first question; what needs no decision has happened."""
    state.told = []
    table = Table(game, state, seats)
    table.options = options or {option.name: option.values[0] for option in game.options}
    table.begin()
    return table


def answer(table: Table, *codes: str) -> Table:
    """Whoever is asked answers, one code after another: `plan place`, `worker priest`. What is sound stays so."""
    sound = table.game.audit(table.state) is None
    for code in codes:
        answer_checked(table, table.ask.seat, code)
        wrong = table.game.audit(table.state) if sound else None
        assert wrong is None, f"after '{code}': {wrong}"
    return table


def asked(table: Table) -> str:
    """The kind of the open question."""
    return table.game.kinds[table.ask.kind].name


def options(table: Table, free: bool = False) -> list[str]:
    """The codes that are offered; free actions only if wanted."""
    kind = table.game.kinds[table.ask.kind]
    return [kind.codes[option] for option in table.ask.options if free or not kind.is_free(option)]


def free_actions(table: Table) -> list[str]:
    """The free actions that are offered beside the question."""
    kind = table.game.kinds[table.ask.kind]
    return [kind.codes[option] for option in table.ask.options if kind.is_free(option)]


def refused(table: Table, seat: int, code: str) -> Blocked:
    """What the legality says by itself, where a question with one answer is never open."""
    blocked = table.game.why(table.state, seat, *read_answer(table.game, code))
    assert blocked is not None, f"'{code}' is allowed"
    return blocked


def why(table: Table, seat: int, code: str) -> Blocked:
    """Why `kind option` is not offered; fails when it is."""
    blocked = table.why(seat, *read_answer(table.game, code))
    assert blocked is not None, f"'{code}' is offered"
    return blocked


def vp(table: Table, seat: int) -> float:
    return sum(table.game.points(table.state, seat)) / table.game.unit


def points(table: Table, seat: int, source: str) -> float:
    """The VP that a seat has from one source of the score sheet."""
    return table.game.points(table.state, seat)[table.game.sources.index(source)] / table.game.unit


def events(table: Table, name: str) -> list[Event]:
    return [event for event in table.state.told or [] if event.kind.name == name]


def log(table: Table, *names: str) -> list[str]:
    """What was told, all or only some kinds of events, as `placed 0 palenque 2 3`."""
    lines = []
    for event in table.state.told or []:
        if not names or event.kind.name in names:
            words = [event.kind.name]
            for (_, domain), value in zip(event.kind.fields, event.values, strict=True):
                domains = table.game.domains
                words.append(domains[domain][value] if domain in domains else str(value))
            lines.append(" ".join(words))
    return lines


def reveals(table: Table, seat: int, option: int) -> bool:
    """Whether this answer could not be taken back, because it shows something or passes the turn on."""
    trial = table.copy()
    trial.answer(seat, option)
    return trial.undoable(seat) != table.undoable(seat) + 1


def same(table: Table, other: Table) -> bool:
    return bool(to_data(table.state) == to_data(other.state))
