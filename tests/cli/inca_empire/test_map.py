"""`tinkuy tables` and the map: checked for whoever corrects it, and drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.command import quickly, refused
from tests.games.inca_empire.maps import broken
from tests.games.inca_empire.test_chart import add_road
from tinkuy.cli.maps import MODULES
from tinkuy.cli.maps.inca_empire import picture
from tinkuy.games import GAMES, components_text, find_game

TEXT = components_text("inca_empire")
CROSSING = '[[map.road]]\nid = "new"\na = "cusco"\nb = "choquequirao"\nprovince = "s_chinchay"\nplayers = [3, 4]\n'
SVG = "{http://www.w3.org/2000/svg}"


def words(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.slow
def test_the_picture_names_every_point_road_and_province_of_both_sides(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "map.svg"
    said = quickly(capsys, "tables", "draw", "inca_empire", str(file))
    assert (said.code, said.out) == (0, f"The map of inca_empire is in '{file}'.\n")
    drawn = words(file.read_text(encoding="utf-8"))
    board = find_game("inca_empire").components.board  # type: ignore[attr-defined]
    expected: list[str] = []
    for side in board.sides.values():
        expected += [board.point_ids[point] for point in side.points]
        expected += [board.link_ids[link] for link in side.links]
        expected += [board.province_ids[province] for province in side.provinces]
    assert sorted(word for word in drawn if word in expected) == sorted(expected)
    assert "Inca Empire, 4 players" in drawn
    assert "Inca Empire, 3 players" in drawn
    assert any("Reconstructed: not the printed map" in word for word in drawn)


def test_flaws_are_marked_and_written_below() -> None:
    game = broken(lambda data: add_road(data, "cusco", "choquequirao", "s_chinchay"))
    drawn = ElementTree.fromstring(picture(game))
    marked = [line for line in drawn.iter(f"{SVG}line") if "flaw" in line.attrib["class"].split()]
    assert len(marked) == 4  # two roads on each side
    assert any("crosses road 'new'" in (text.text or "") for text in drawn.iter(f"{SVG}text"))


@pytest.mark.slow
def test_a_map_with_flaws_is_not_valid(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT + CROSSING, encoding="utf-8")
    said = quickly(capsys, "tables", "check", str(path))
    assert said.code == 1
    assert said.out.splitlines() == [
        f"{path}: the map of inca_empire cannot be played as it is:",
        "  Road 'r001' (abancay to limatambo) crosses road 'new' (cusco to choquequirao).",
    ]
    drawn = quickly(capsys, "tables", "draw", "inca_empire", "--tables", str(path)).out
    assert drawn.count("crosses road 'new'") == 1


def test_a_road_to_another_province_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('b = "limatambo"\nprovince = "s_chinchay"', 'b = "limatambo"\nprovince = "cana"', 1))
    sentence = refused(quickly(capsys, "tables", "check", str(path)))
    assert (
        "Both ends of road 'r001' must belong to the province it lies in, 'cana', but 'abancay' does not." in sentence
    )


@pytest.mark.slow
def test_a_picture_is_never_written_over_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    file.write_text("mine")
    assert "is already there" in refused(quickly(capsys, "tables", "draw", "inca_empire", str(file)))
    assert file.read_text() == "mine"


def test_a_game_without_a_map_is_not_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(quickly(capsys, "tables", "draw", "tzolkin")) == "tzolkin has no map to draw."


def test_maps_are_of_games_that_there_are() -> None:
    assert set(MODULES) <= set(GAMES)
