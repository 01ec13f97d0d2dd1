"""Design 5.6: undo never takes back knowledge, and never stops where nobody learnt anything."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.cases import Case, every_case
from tests.conformance.play import curious, stubborn, walk
from tests.games.given import reveals
from tinkuy.core.data import SPECTATOR
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table

Cards = Counter[tuple[str, int]]


def unseen_by_all(table: Table) -> list[Cards]:
    """For the spectator and every seat, the cards that lie where they cannot look."""
    zones = table.state.zones()
    return [
        Counter((zone.family, card) for zone in zones if not zone.seen_by(viewer) for card in zone.cards)
        for viewer in (SPECTATOR, *range(table.seats))
    ]


def lying(table: Table) -> list[list[int]]:
    return [zone.cards for zone in table.state.zones()]


def learnt(before: Table, after: Table) -> bool:
    """Whether somebody sees a card that lay where they could not look."""
    if lying(before) == lying(after):
        return False
    return any(old - now for old, now in zip(unseen_by_all(before), unseen_by_all(after), strict=True))


def hidden_places(table: Table) -> list[list[int]]:
    return [zone.cards[:] for zone in table.state.zones() if not zone.seen_by(SPECTATOR)]


@every_case
def test_what_was_learnt_cannot_be_taken_back(case: Case) -> None:
    final_ones = quiet = 0
    for seed, chooser in ((50, curious), (51, stubborn)):
        table = case.open(seed)
        for seat, option in walk(table, chooser(seed), seed):
            places, chance = hidden_places(table), table.state.chance.value
            turns, undoable, final = len(table.turns), table.undoable(seat), reveals(table, seat, option)
            trial = table.copy()
            together = trial.together
            trial.answer(seat, option)
            new = (
                learnt(table, trial)
                or chance != trial.state.chance.value
                or (together is not None and trial.together is not together)
            )
            if new or len(trial.turns) > turns or trial.over:
                final_ones += 1
                assert final
                assert not any(trial.undoable(each) for each in range(trial.seats))
                with pytest.raises(Refused):
                    trial.undo(seat)
            elif places == hidden_places(trial) and trial.asked(seat) is not None and together is trial.together:
                quiet += 1
                assert not final
                assert trial.undoable(seat) == undoable + 1
    assert final_ones > 5
    assert quiet > 5


@every_case
def test_nobody_takes_back_what_somebody_else_answered(case: Case) -> None:
    table = case.open(52)
    for _ in walk(table, curious(52), 52):
        for seat in range(table.seats):
            own = sum(1 for answerer, _, _ in table.answers if answerer == seat)
            assert table.undoable(seat) <= own
            if table.answers and table.together is None and table.answers[-1][0] != seat:
                assert table.undoable(seat) == 0
