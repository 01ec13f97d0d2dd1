"""What one click gives is what the questions would have given, and can be taken back."""

from __future__ import annotations

from tests.conformance.cases import Case, every_case
from tests.conformance.moments import moments
from tinkuy.core.draft import Draft
from tinkuy.core.reach import Step, way_to_end, ways
from tinkuy.core.table import Table


def given(table: Table, seat: int, steps: list[Step]) -> Draft:
    """The steps answered one by one; each answers the question that is open then and shows nothing."""
    draft = Draft(table, seat)
    for kind, option in steps:
        assert draft.ask is not None
        assert draft.ask.kind == kind
        assert draft.answer(option)
    return draft


@every_case
def test_every_way_leads_where_it_says(case: Case) -> None:
    for table in moments(case):
        for ask in table.asks():
            for way in ways(Draft(table, ask.seat)):
                there = given(table, ask.seat, way.steps).ask
                assert there is not None
                if not way.told:
                    assert way.options
                    assert there.kind == way.kind
                    assert set(way.options) <= set(there.options)


@every_case
def test_confirming_completes_the_turn(case: Case) -> None:
    for table in moments(case):
        for ask in table.asks():
            end = way_to_end(Draft(table, ask.seat))
            if end:
                assert given(table, ask.seat, end).complete
