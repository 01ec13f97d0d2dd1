"""Evening out the side for three players: what is offered keeps the map sound, and what is written is that change."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.inca_empire.maps import game_on, small_map
from tests.games.inca_empire.positions import BOARD
from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.games import components_text
from tinkuy.games.inca_empire import IncaEmpireGame
from tinkuy.games.inca_empire.audit.chart import side_flaws
from tinkuy.lab.inca_empire import THREE, distances, gap, possible, report, rewritten, with_road, worth

TEXT = components_text("inca_empire")


def test_distance_counts_roads_from_the_start_road() -> None:
    side = BOARD.sides[THREE]
    blue = side.starts[0]
    away = distances(BOARD, side, blue)
    names = {BOARD.point_ids[point]: n for point, n in away.items()}
    assert (names["cusco"], names["limatambo"], names["abancay"], names["andahuaylas"]) == (0, 0, 1, 2)
    assert set(away) == set(side.points)


def test_a_road_less_makes_a_start_no_better() -> None:
    side = BOARD.sides[THREE]
    for link in side.links[::20]:
        if link in BOARD.start_links:
            continue
        changed = with_road(BOARD, link, there=False)
        assert link not in changed.links
        assert BOARD.link_players[link] == [3, 4]  # the board itself stays
        for start in side.starts:
            assert worth(BOARD, changed, start) <= worth(BOARD, side, start)


def test_what_is_offered_keeps_the_map_sound_and_the_exits_of_the_starts() -> None:
    board = game_on(small_map()).components.board
    offered = possible(board)
    assert offered == sorted(offered)
    names = {board.link_ids[link] for _, _, link in offered}
    assert "r003" not in names  # a start road
    assert "r001" not in names  # an exit of one
    assert "r117" not in names  # the only road to Huaytara
    assert "r130" not in names  # the only one to Antabamba
    assert "r114" in names
    for after, change, link in offered:
        changed = with_road(board, link, there=change == "add")
        assert side_flaws(board, changed) == []
        assert gap(board, changed) == after


def test_the_tables_are_rewritten_in_that_place_alone() -> None:
    text = rewritten(TEXT, ["r129"], [])
    lines = [(old, new) for old, new in zip(TEXT.splitlines(), text.splitlines(), strict=True) if old != new]
    assert lines == [("players = [3, 4]", "players = [4]")]
    board = IncaEmpireGame(read_components(text)).components.board
    assert [board.link_ids[link] for link in BOARD.sides[THREE].links if link not in board.sides[THREE].links] == [
        "r129"
    ]
    assert rewritten(text, [], ["r129"]) == TEXT
    with pytest.raises(Refused, match="no road 'r999'"):
        rewritten(TEXT, ["r999"], [])
    with pytest.raises(Refused, match="would spoil the map: With 3 players the start road of blue"):
        rewritten(TEXT, ["r003"], [])


def test_the_report_names_every_start_and_some_changes() -> None:
    board = game_on(small_map()).components.board
    lines = report(board).splitlines()
    assert [line.split()[0] for line in lines[1:4]] == ["blue", "orange", "brown"]
    assert any("--drop r114 (andahuaylas to choquequirao): " in line for line in lines)


@pytest.mark.slow
def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    command = [sys.executable, "-m", "tinkuy.lab.inca_empire", "--drop", "r129", "--out", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Gap between the starts" in done.stdout
    assert file.read_text(encoding="utf-8") == rewritten(TEXT, ["r129"], [])
    wrong = subprocess.run([*command[:4], "r999"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stderr) == (1, "The tables have no road 'r999'.\n")
