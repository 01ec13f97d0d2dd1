"""Plans: the moment that is imagined for a seat is its own next turn, and depends on nothing that it cannot know."""

from __future__ import annotations

from tests.conformance.cases import Case, every_default
from tests.conformance.moments import events_of, moments, whole
from tests.conformance.test_secrecy import reached, rolled, shown, world
from tinkuy.core.beforehand import own_turn
from tinkuy.core.chance import Chance
from tinkuy.core.data import view_data
from tinkuy.core.draft import Draft
from tinkuy.core.errors import Refused
from tinkuy.core.imagined import imagine
from tinkuy.core.table import Table


def last(table: Table, seat: int) -> int:
    """What is offered last: an option of a real hand would show."""
    ask = table.asked(seat)
    assert ask is not None
    return ask.options[-1]


def imagined(table: Table, seat: int) -> Table | str:
    try:
        return imagine(table, seat, Chance.from_seed("plan"), last)
    except Refused as refused:
        return str(refused)


def planned(moment: Table | str, seat: int) -> object:
    """Everything that a plan shows at its beginning."""
    return moment if isinstance(moment, str) else [shown(moment, seat), reached(moment, seat)]


@every_default
def test_an_imagined_moment_is_the_next_own_turn_and_leaves_the_table_alone(case: Case) -> None:
    found = refused = 0
    for table in moments(case):
        before = whole(table)
        for seat in range(table.seats):
            moment = imagined(table, seat)
            if isinstance(moment, str):
                refused += table.over or table.asked(seat) is not None
                continue
            found += 1
            assert table.asked(seat) is None
            assert moment.asked(seat) is not None
            assert own_turn(moment, seat)
            assert case.game.audit(moment.state) is None
            assert moment.seed == moment.position == ""
            assert len(moment.turns) >= len(table.turns)
            assert events_of(moment)[: table.first_event] == events_of(table)[: table.first_event]
            _plan_a_turn(moment, seat)
        assert whole(table) == before
    assert refused
    assert found > 3 or case.seats == 1


def _plan_a_turn(moment: Table, seat: int) -> None:
    """A draft as any other: up to its end or to what shows something, and the moment stays as it is."""
    before = view_data(moment.state, seat)
    draft = Draft(moment, seat)
    for _ in range(60):
        ask = draft.ask
        assert ask is not None
        if draft.complete or not draft.answer(ask.options[0]):
            break
    while draft.answers:
        draft.undo()
    assert view_data(moment.state, seat) == before


@every_default
def test_worlds_that_differ_in_secrets_give_the_same_plan(case: Case) -> None:
    chance = Chance.from_seed(f"plans {case}")
    compared = 0
    for table in moments(case)[::2]:
        if table.over:
            continue
        for seat in range(table.seats):
            if table.asked(seat) is not None:
                continue
            real, twin = world(table, None, chance), world(table, seat, chance)
            if rolled(real) or rolled(twin) or not _same_answers(table, real, twin):
                continue
            moment = imagined(real, seat)
            compared += isinstance(moment, Table)
            assert planned(moment, seat) == planned(imagined(twin, seat), seat)
    assert compared > 3 or case.seats == 1


def _same_answers(table: Table, real: Table, twin: Table) -> bool:
    """Give the answers of the turn in both worlds; False where one of them does not fit or chance had a part."""
    for answerer, _, option in table.answers:
        ask = twin.asked(answerer)
        if ask is None or option not in ask.options:
            return False
        real.answer(answerer, option)
        twin.answer(answerer, option)
    return not rolled(real) and not rolled(twin)
