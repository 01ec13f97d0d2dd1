"""What can be reached from a question through answers that do nothing by themselves, and the way to the end of a turn.

Both are for people who point at things: one click gives a whole chain of answers. Nothing behind an answer that shows
something or passes the turn on is looked at.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.draft import Draft
from tinkuy.core.events import Event
from tinkuy.core.questions import CONFIRM, NO_OPTION, NOBODY, Ask
from tinkuy.core.table import Table

DEPTH: Final = 3  # answers through which is looked
TRIALS: Final = 40  # of them at most; every one is a copy of the table
LONGEST_END: Final = 8

Step = tuple[int, int]  # kind and option


class Way:
    """Answers that lead to a question, with those of its options that do something.

    Where a thing was the only one, the last answer has done it without a question: `told` says what.
    """

    __slots__ = ("kind", "options", "steps", "told")

    def __init__(self, steps: list[Step], kind: int, options: list[int], told: list[Event]) -> None:
        self.steps = steps
        self.kind = kind
        self.options = options
        self.told = told


def ways(draft: Draft) -> list[Way]:
    """Through what leads on, from the draft's question; nearer ones first."""
    found: list[Way] = []
    seat, first = draft.seat, draft.ask
    if first is None or first.kind == CONFIRM or not draft.table.tracked:
        return found
    undoable = draft.here.undoable(seat)
    paths: list[tuple[list[Step], Table, Ask]] = [([], draft.here, first)]
    trials = 0
    for steps, here, ask in paths:
        for option in ask.options:
            if not leads_on(here, ask, option):
                continue
            if trials == TRIALS or len(steps) == DEPTH:
                return found
            trials += 1
            path = [*steps, (ask.kind, option)]
            there = draft.after([*draft.answers, *[step[1] for step in path]])
            following = there.asked(seat)
            if there.undoable(seat) != undoable + len(path) or following is None:
                continue
            told = (there.state.told or [])[len(here.state.told or []) :]
            if told:
                found.append(Way(path, NOBODY, [], told))
            elif following.kind != CONFIRM:
                deeds = _deeds(there, following)
                if deeds:
                    found.append(Way(path, following.kind, deeds, told))
                paths.append((path, there, following))
    return found


def way_to_end(draft: Draft) -> list[Step]:
    """The answers "no more" and the usual ones that complete a turn which has begun; none where something is left."""
    seat, here = draft.seat, draft.here
    if not draft.table.tracked or not any(answer[0] == seat for answer in here.answers):
        return []
    steps: list[Step] = []
    trial = draft.after(draft.answers)
    for _ in range(LONGEST_END):
        ask = trial.asked(seat)
        if ask is None or trial.undoable(seat) != here.undoable(seat) + len(steps):
            return []
        if ask.kind == CONFIRM:
            return steps
        option = _closing(trial, ask)
        if option == NO_OPTION:
            return []
        steps.append((ask.kind, option))
        trial.apply_for(seat, option)
    return []


def leads_on(table: Table, ask: Ask, option: int) -> bool:
    """Whether an answer is only a way; "no more" is one as soon as there was some."""
    kind = table.game.kinds[ask.kind]
    return option in kind.ways or (option == kind.stop and _going_on(table, ask))


def _going_on(table: Table, ask: Ask) -> bool:
    """Whether the question goes on with what the last answers did; payments and the like in between do not count."""
    kinds = table.game.kinds
    for seat, kind, option in reversed(table.answers):
        if seat == ask.seat and kind != CONFIRM and kinds[kind].stop != NO_OPTION:
            return kind == ask.kind and option != kinds[kind].stop
    return False


def _deeds(table: Table, ask: Ask) -> list[int]:
    kind = table.game.kinds[ask.kind]
    return [option for option in ask.options if not kind.is_free(option) and not leads_on(table, ask, option)]


def _closing(table: Table, ask: Ask) -> int:
    usual = table.game.usual(table.state, ask.kind)
    if usual in ask.options:
        return usual
    stop = table.game.kinds[ask.kind].stop
    return stop if stop in ask.options and leads_on(table, ask, stop) else NO_OPTION
