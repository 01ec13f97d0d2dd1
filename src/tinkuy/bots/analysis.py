"""A finished game looked at again: everybody's chances turn by turn, and what each turn cost beside the best one.

    for moment in analyse(table, seconds=45):
        ...

Every turn is judged by what its seat could know then. The same effort for every turn, so that a game of any length is
done in the seconds that are given.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from tinkuy.bots.planner.adviser import Adviser, Judgement
from tinkuy.bots.planner.chances import chances
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.position import load_position
from tinkuy.core.record import Record, replay
from tinkuy.core.table import Answer, Table, open_table

LINES = 400  # of a turn, where no time is given
SEED = "analysis"


class Moment:
    """A turn: how things stood before it, who took it with which answers, and what that cost, if it was judged."""

    __slots__ = ("answers", "before", "chances", "judgement", "seat", "turn")

    def __init__(
        self, turn: int, seat: int, before: Table, answers: list[Answer], odds: list[float], judgement: Judgement | None
    ) -> None:
        self.turn = turn  # counted from 0, as records have them
        self.seat = seat
        self.before = before
        self.answers = answers
        self.chances = odds
        self.judgement = judgement

    @property
    def loss(self) -> float:
        return 0.0 if self.judgement is None else self.judgement.loss


def analyse(table: Table, seconds: float = 0.0, lines: int = LINES) -> Iterator[Moment]:
    """Turn by turn; without seconds by lines, which gives the same every time."""
    each = seconds / max(1, len(table.turns))
    adviser = Adviser(table.seed or SEED, lines, each)
    here = _opened(table)
    for number, turn in enumerate(table.turns):
        yield look_at(here.copy(), turn.answers, number / len(table.turns), adviser)
        for seat, _, option in turn.answers:
            here.send_for(seat, option)


def curve(table: Table) -> Iterator[list[float]]:
    """Everybody's chances before every turn of a finished game."""
    here = _opened(table)
    for number, turn in enumerate(table.turns):
        yield chances(here, number / len(table.turns))
        for seat, _, option in turn.answers:
            here.send_for(seat, option)


def look_at(here: Table, answers: list[Answer], progress: float, adviser: Adviser | None) -> Moment:
    """The turn that begins here with these answers; without an adviser only the chances are looked at."""
    mover = answers[0][0]
    alone = here.together is None and here.ask.seat == mover
    judgement = adviser.judge(here, mover, answers) if alone and adviser is not None else None
    return Moment(len(here.turns), mover, here, answers, chances(here, progress), judgement)


def _opened(table: Table) -> Table:
    """The game at its first question."""
    if not table.position:
        return open_table(table.game, table.seats, table.seed, table.options)
    return load_position(json.loads(table.position), lambda _: table.game, of_any_version=True)


def replay_as_far(record: Record, find: Callable[[str], Game]) -> tuple[Table, str]:
    """The table at the end of a record, or where it stops to replay by the rules here, and then the reason."""
    try:
        return replay(record, find), ""
    except Refused as refused:
        why = str(refused)
    least, most = 0, len(record.turns)
    whole = record.turns
    result, record.result = record.result, ""
    try:
        while least < most:
            middle = (least + most + 1) // 2
            record.turns = whole[:middle]
            try:
                replay(record, find)
                least = middle
            except Refused:
                most = middle - 1
        record.turns = whole[:least]
        if not least:
            raise Refused(why)
        return replay(record, find), why
    finally:
        record.turns, record.result = whole, result
