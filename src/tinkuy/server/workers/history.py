"""Replay: a table as it was after any number of answers, quick in both directions."""

from __future__ import annotations

from tinkuy.core.automa import automas
from tinkuy.core.data import SPECTATOR
from tinkuy.core.game import State
from tinkuy.core.steps import Sketches, steps, view_between
from tinkuy.core.table import Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.entries import MARK, back_to
from tinkuy.server.workers.loaded import Loaded, answer_again, first_question, json_bytes, show, told

STEP = 32  # answers between two kept copies; replaying so many takes about a millisecond


class History:
    """Copies of one table at every STEP answers, made on the way."""

    __slots__ = ("copies",)

    def __init__(self, loaded: Loaded) -> None:
        self.copies = [first_question(loaded.setup, loaded.table.game)]

    def at(self, loaded: Loaded, version: int) -> Table:
        """A copy of the table after `version` answers."""
        index = min(version // STEP, len(self.copies) - 1)
        table = self.copies[index].copy()
        for number, (seat, code) in enumerate(loaded.log[index * STEP : version], start=index * STEP + 1):
            to = back_to(code)
            if to is not None:
                table = self.at(loaded, to)
            elif not code.startswith(MARK):
                answer_again(table, seat, code)
            if number % STEP == 0 and number // STEP == len(self.copies):
                self.copies.append(table.copy())
        return table

    def step_by_step(self, loaded: Loaded, version: int) -> tuple[Table, list[tuple[int, State]]]:
        """The same, with the steps on the way there of an opponent that the game plays by itself."""
        seat, code = loaded.log[version - 1] if version else (0, MARK)
        if code.startswith(MARK) or not automas(loaded.table.game.automa, loaded.table.seats):
            return self.at(loaded, version), []
        table = self.at(loaded, version - 1)
        known, sketches = told(table), Sketches(table.state)
        sketches.begin()
        answer_again(table, seat, code)
        sketches.end()
        return table, steps(table, known, sketches)


def moment(history: History, loaded: Loaded, version: int, seat: int | None) -> bytes:
    """The view of a seat after so many answers, with what the last of them made happen."""
    if not 0 <= version <= loaded.version:
        raise Refusal("unknown-version", f"The table has {loaded.version} answers; there is no version {version}.")
    table, between = history.step_by_step(loaded, version)
    eyes = SPECTATOR if seat is None else seat
    shown = show(table, seat, None, over=loaded.ended is not None and version == loaded.version)
    parts = {
        "version": json_bytes(version),
        "last": json_bytes(loaded.version),
        "seat": json_bytes(seat),
        "view": shown.view,
        "events": loaded.events(version, version),
        "heading": json_bytes(table.game.heading(table.state)),
        "steps": json_bytes([{"told": end, "view": view_between(table, state, eyes)} for end, state in between]),
    }
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), value) for name, value in parts.items()) + b"}"
