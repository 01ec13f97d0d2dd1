"""Design 5.9: every point of the result was told as an event, and the sheet names where it came from."""

from __future__ import annotations

from tests.conformance.cases import Case, every_case
from tests.conformance.moments import moments, points_told
from tinkuy.core.result import players, result, scores
from tinkuy.core.table import Table
from tinkuy.core.view import view


@every_case
def test_points_told_are_points_held(case: Case) -> None:
    scored = finished = 0
    for table in moments(case):
        if table.position:
            continue  # its first events were told at another table
        sums = points_told(table.state.told or [], players(table))
        for seat in range(players(table)):
            points = case.game.points(table.state, seat)
            assert len(points) == len(case.game.sources)
            assert points == [sums[seat].get(source, 0) for source in range(len(points))]
            scored += sum(map(abs, points))
        check_sheet(table)
        finished += table.over
    assert scored > 0
    assert finished > 0


def check_sheet(table: Table) -> None:
    """The final sheet explains every point."""
    game, sheet = table.game, result(table)
    assert sheet["over"] == table.over
    for seat, entry in enumerate(sheet["scores"]):
        points = game.points(table.state, seat)
        assert entry["seat"] == seat
        assert entry["points"] * game.unit == sum(points)
        assert sum(entry["sources"].values()) * game.unit == sum(points)
        assert set(entry["sources"]) == {name for name, n in zip(game.sources, points, strict=True) if n}
    assert [entry["points"] for entry in sheet["scores"]] == scores(table) == view(table, 0)["scores"]
    # Alone one may lose with more points than the opponent that the game plays: it can ask for a number of points.
    people = scores(table)[: table.seats]
    best = [seat for seat, points in enumerate(scores(table)) if points == max(people) or seat >= table.seats]
    assert not table.over or (sheet["winners"] and set(sheet["winners"]) <= set(best))
    assert table.over or sheet["winners"] == []
