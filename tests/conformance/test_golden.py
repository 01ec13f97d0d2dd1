"""Design 5.8: the golden records replay to their result, and writing them again gives the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.cases import option_sets
from tests.conformance.moments import points_told, whole
from tests.golden import records_of, retrace
from tinkuy.core.game import Game
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.result import players
from tinkuy.games import GAMES, find_game

pytestmark = pytest.mark.slow

MEANT = "if the change of the rules is meant, run 'python -m tests.golden --again' and look at the difference"
REGISTERED = [find_game(name) for name in GAMES]
RECORDS = [(path, game) for game in REGISTERED for path in records_of(game)]


@pytest.mark.parametrize(("path", "game"), RECORDS, ids=[f"{game.name}-{path.stem}" for path, game in RECORDS])
def test_a_golden_record_replays(path: Path, game: Game) -> None:
    text = path.read_bytes().decode()
    record = read_record(text)
    table = replay(record, lambda name: game)
    assert not record.cut
    assert table.over
    assert text.endswith(f"\n{record.result}\n")
    assert write_record(table, record.names) == text, MEANT
    careful = table
    for careful in retrace(path, game):
        assert game.audit(careful.state) is None
    assert whole(careful) == whole(table)
    if not record.position:
        told = [sum(sheet.values()) for sheet in points_told(table.state.told or [], players(table))]
        assert told == [sum(game.points(table.state, seat)) for seat in range(players(table))]


@pytest.mark.parametrize("game", REGISTERED, ids=list(GAMES))
def test_there_is_a_golden_record_for_every_seat_count_and_option_value(game: Game) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in records_of(game)]
    assert {record.seats for record in records} == set(game.seats)
    for chosen in option_sets(game):
        defaults = {option.name: option.values[0] for option in game.options}
        assert any(record.options == defaults | dict(chosen) for record in records), chosen
