"""Design 5.8: the golden records replay to their result, and writing them again gives the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.cases import UNDER_TEST, option_sets
from tests.conformance.moments import points_told, whole
from tests.golden import digest as golden_digest
from tests.golden import records_of, retrace
from tests.golden.digest import RAISE, digest_of, expected
from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.result import players
from tinkuy.games import GAMES, components_text, find_game

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


@pytest.mark.parametrize("game", REGISTERED, ids=list(GAMES))
def test_other_games_have_another_version(game: Game) -> None:
    """What is played by a version of the rules never changes; tables at servers and records rely on it."""
    version, digest = expected(game)
    assert version == game.version, f"run 'python -m tests.golden {game.name}' for the new version"
    assert digest_of(game) == digest, RAISE.format(name=game.name, version=version)


def test_a_digest_is_never_written_over_within_a_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("tzolkin")
    monkeypatch.setattr(golden_digest, "FOLDER", tmp_path)
    monkeypatch.setattr(golden_digest, "records_of", lambda game: [])
    (tmp_path / "tzolkin").mkdir()
    golden_digest.write_digest(game)
    written = (tmp_path / "tzolkin" / "digest").read_text(encoding="utf-8")
    owners = find_game(
        "tzolkin", read_components(components_text("tzolkin").replace("wealth_kept = 2", "wealth_kept = 1"))
    )
    monkeypatch.setitem(UNDER_TEST, "tzolkin", owners)
    with pytest.raises(Refused, match="raise `version`"):
        golden_digest.write_digest(owners)
    assert (tmp_path / "tzolkin" / "digest").read_text(encoding="utf-8") == written
    owners.version = "next"
    golden_digest.write_digest(owners)
    assert golden_digest.expected(owners)[0] == "next"
