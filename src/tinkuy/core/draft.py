"""A turn in the making: answers that its author can look at and take back before anybody else learns of them.

Whatever an answer would show is never told before it is given: such an answer waits until the draft is committed.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.errors import Refused
from tinkuy.core.events import SEAT, Event
from tinkuy.core.game import State
from tinkuy.core.questions import CONFIRM, NOBODY, Ask
from tinkuy.core.table import Table

NOTHING: Final[dict[str, str]] = {}
NONE_PRICED: Final[frozenset[str]] = frozenset()


class Preview:
    """What an answer would do, as far as its author may know: the change of the own board and what would be told.

    Behind an answer that cannot be taken back (`reveals`) only that is told which teaches its author nothing.
    """

    __slots__ = ("asks", "change", "ends", "passes", "reveals", "told")

    def __init__(self, reveals: bool, ends: bool) -> None:
        self.reveals = reveals
        self.ends = ends  # whether the turn would be complete
        self.passes = False  # cannot be taken back because others go on from there, though nothing is shown
        self.told: list[Event] = []
        self.change: dict[str, int] = {}  # by field of the own board, in lists by place: `resources.0`
        self.asks = NOBODY  # the kind of question that the seat would be asked next


class Draft:
    """Answers of a seat on top of a table, which stays as it is until `commit`."""

    __slots__ = ("answers", "made", "seat", "table", "waiting")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.answers: list[int] = []  # each of them can be taken back
        self.waiting: int | None = None  # an answer that cannot, waiting for a second thought
        self.made: Table | None = None

    @property
    def here(self) -> Table:
        """The table as it would be after the answers; a complete turn stops before its end."""
        if self.made is None:
            self.made = self.after(self.answers)
        return self.made

    @property
    def ask(self) -> Ask | None:
        return self.here.asked(self.seat)

    @property
    def complete(self) -> bool:
        ask = self.ask
        return ask is not None and ask.kind == CONFIRM

    def after(self, options: list[int]) -> Table:
        """Made from the table itself: a copy of a copy would ask anew for confirmations that it took as forced.

        Of all but the last option it is known that it can be taken back, so nothing is looked for that they reveal.
        """
        copy = self.table.copy()
        copy.confirming = True
        for option in options[:-1]:
            copy.send_for(self.seat, option)
        for option in options[-1:]:
            copy.apply_for(self.seat, option)
        return copy

    # ------------------------------------------------------------------ answers

    def answer(self, option: int) -> bool:
        """Give an answer; one that could not be taken back is left waiting, and False says so."""
        undoable = self.here.undoable(self.seat)
        self.here.answer(self.seat, option)
        if self.here.undoable(self.seat) != undoable + 1:
            self.made = None
            self.waiting = option
            return False
        self.answers.append(option)
        return True

    def commit(self) -> None:
        """Give everything to the table."""
        given = self.answers if self.waiting is None else [*self.answers, self.waiting]
        self.answers, self.waiting, self.made = [], None, None
        for option in given:
            self.table.answer(self.seat, option)

    def undo(self) -> None:
        """Take back the last answer: the waiting one, one of the draft, or of the table where it can still be."""
        if self.waiting is not None:
            self.waiting = None
        elif self.answers:
            self.answers.pop()
            self.made = None
        else:
            self.table.undo(self.seat)
            self.made = None

    @property
    def undoable(self) -> int:
        return (self.waiting is not None) + len(self.answers) + self.table.undoable(self.seat)

    def restart(self) -> None:
        while self.undoable:
            self.undo()

    # ------------------------------------------------------------------ looking ahead

    def preview(self, option: int, settles: dict[str, str] = NOTHING, priced: frozenset[str] = NONE_PRICED) -> Preview:
        """What an answer of the open question would do.

        Questions named by `settles` only settle a price: the preview walks through them, with the answer named there
        or the first one. What is told up to one of the events `priced` is known before, even if more is shown then.
        """
        seat, here = self.seat, self.here
        ask = here.asked(seat)
        if ask is None:
            raise Refused(f"Seat {seat} is not asked anything now.")
        if ask.kind == CONFIRM:
            return Preview(True, True)
        trial = self.after([*self.answers, option])
        following = trial.asked(seat)
        ends = following is not None and following.kind == CONFIRM
        preview = Preview(trial.undoable(seat) != here.undoable(seat) + 1, ends)
        unseen, before, known = unseen_by(here.state, seat), own_numbers(here.state, seat), _told(here)
        preview.passes = preview.reveals and unseen_by(trial.state, seat) == unseen
        while True:
            new = (trial.state.told or [])[known:]
            if unseen_by(trial.state, seat) != unseen:
                stops = [index for index, event in enumerate(new) if event.kind.name in priced and _about(event, seat)]
                preview.told += new[: stops[0] + 1] if stops else []
                return preview
            preview.told += new
            preview.change = _change(before, own_numbers(trial.state, seat))
            known, following = _told(trial), trial.asked(seat)
            if following is None or following.kind == CONFIRM:
                return preview
            kind = trial.game.kinds[following.kind]
            if kind.name not in settles:
                preview.asks = following.kind
                return preview
            wanted = [one for one in following.options if kind.codes[one] == settles[kind.name]]
            trial.apply_for(seat, wanted[0] if wanted else following.options[0])


def unseen_by(state: State, seat: int) -> tuple[int, list[list[int]]]:
    """Chance and what lies where a seat cannot look: when that stays as it is, nothing was learnt."""
    return state.chance.value, [zone.cards[:] for zone in state.zones() if not zone.seen_by(seat)]


def own_numbers(state: State, seat: int) -> dict[str, int]:
    """The numbers on a seat's own board; those in lists by their place, as `resources.0`."""
    numbers: dict[str, int] = {}
    own = state.board(seat)
    for name in own.FIELDS:
        value = getattr(own, name)
        if isinstance(value, list):
            # A list that grows holds things, not amounts: its length keeps it apart from another one.
            numbers[f"{name}#"] = len(value)
            numbers |= {f"{name}.{place}": n for place, n in enumerate(value) if type(n) is int}
        elif type(value) is int:
            numbers[name] = value
    return numbers


def _change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    change: dict[str, int] = {}
    for name, n in after.items():
        whole = f"{name.partition('.')[0]}#"
        if name.endswith("#") or before.get(whole) != after.get(whole):
            continue
        if n != before.get(name, n):
            change[name] = n - before[name]
    return change


def _told(table: Table) -> int:
    return len(table.state.told or [])


def _about(event: Event, seat: int) -> bool:
    fields = zip(event.kind.fields, event.values, strict=True)
    return any(domain == SEAT and value == seat for (_, domain), value in fields)
