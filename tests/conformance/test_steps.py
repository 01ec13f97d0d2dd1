"""The steps of a solo opponent, in between the moments of the game: they show what may be seen, and tell all of it."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.conformance.cases import Case, all_cases
from tests.conformance.moments import frozen
from tests.conformance.play import curious
from tinkuy.core.automa import automas
from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.steps import MOST, Sketches, steps, view_between
from tinkuy.core.zones import redraw

ALONE = [case for case in all_cases() if automas(case.game.automa, case.seats)]


@pytest.mark.slow
@pytest.mark.parametrize("case", ALONE, ids=str)
def test_steps_in_between_show_nothing_hidden_and_lose_nothing(case: Case) -> None:
    chance = Chance.from_seed(f"steps {case}")
    on_its_way: tuple[str, ...] = import_module(f"tests.games.{case.name}.seldom").ON_ITS_WAY
    table, choose = case.open(1), curious(1)
    shown = 0
    while not table.over:
        told = len(table.state.told or [])
        sketches = Sketches(table.state)
        sketches.begin()
        table.answer(0, choose(table, table.ask))
        sketches.end()
        found = steps(table, told, sketches)
        ends = [end for end, _ in found]
        assert ends == sorted(set(ends))
        assert len(ends) <= MOST
        assert not ends or 0 < ends[0] <= ends[-1] < len(table.state.told or []) - told
        for _, state in found:
            shown += 1
            wrong = case.game.audit(state)
            assert wrong is None or wrong.startswith(on_its_way), wrong
            for seat in (0, SPECTATOR):
                seen = frozen(view_between(table, state, seat))
                redraw(state.zones(), seat, chance)
                state.chance.value = chance.below(1 << 62)
                assert frozen(view_between(table, state, seat)) == seen
    assert shown > 50
