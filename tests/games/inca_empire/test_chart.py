"""Maps that would make a bad board, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.clauses import clause
from tests.games.inca_empire.maps import Data, broken, entry, game_on, small_map
from tests.games.inca_empire.positions import COMPONENTS
from tinkuy.games.inca_empire.audit.chart import flaws
from tinkuy.games.inca_empire.game import IncaEmpireGame


def said(game: IncaEmpireGame) -> list[str]:
    return [flaw.sentence for flaw in flaws(game.components)]


def test_our_map_has_no_flaw() -> None:
    assert [flaw.sentence for flaw in flaws(COMPONENTS)] == []


def test_the_small_map_has_none_either() -> None:
    assert said(game_on(small_map())) == []


def add_road(data: Data, a: str, b: str, province: str) -> None:
    data["map"]["road"].append({"id": "new", "a": a, "b": b, "province": province, "players": [3, 4]})


def without_roads(data: Data, *ids: str) -> None:
    data["map"]["road"] = [road for road in data["map"]["road"] if road["id"] not in ids]


def island(data: Data) -> None:
    """A province that no point touches."""
    corners = [[10, 10], [20, 10], [20, 20]]
    new = {"id": "island", "players": [3, 4], "start": False, "hand_of_god": False, "adjacent": [], "polygon": corners}
    data["map"]["province"].append(new)


def only_with_three(data: Data) -> None:
    entry(data, "road", "r137")["players"] = [3]


def neighbours(data: Data, one: str, two: str, named: bool) -> None:
    for here, there in ((one, two), (two, one)):
        adjacent = entry(data, "province", here)["adjacent"]
        adjacent.append(there) if named else adjacent.remove(there)


@clause("IN-1.4", "IN-1.6", "IN-1.17", "IN-3.8")
@pytest.mark.parametrize(
    ("change", "sentences"),
    [
        (
            lambda data: add_road(data, "lares", "machu_picchu", "vilcabamba"),
            [],  # a road more is no flaw where it crosses nothing
        ),
        (
            lambda data: entry(data, "province", "cana").update(polygon=[[244.7, 447.7], [298.3, 452.7], [267.7, 470]]),
            ["Road 'r146' (kanamarca to raqchi) leaves province 'cana', in which it lies."],
        ),
        (
            lambda data: add_road(data, "cusco", "choquequirao", "s_chinchay"),
            ["Road 'r001' (abancay to limatambo) crosses road 'new' (cusco to choquequirao)."],
        ),
        (
            lambda data: entry(data, "point", "andahuaylas").update(xy=[172.5, 395.0]),
            ["Points 'vilcashuaman' and 'andahuaylas' lie on top of each other."],
        ),
        (
            lambda data: entry(data, "point", "raqchi").update(provinces=["cana", "aymara"]),
            ["Point 'raqchi' names province 'aymara', but lies away from it."],
        ),
        (
            lambda data: entry(data, "point", "abancay").update(xy=[215.0, 405.0]),
            ["Point 'abancay' names province 'aymara', but lies away from it."],
        ),
        (
            lambda data: neighbours(data, "cana", "aymara", named=True),
            ["Provinces 'aymara' and 'cana' are named adjacent, but have no common border."],
        ),
        (
            lambda data: neighbours(data, "chanka", "aymara", named=False),
            ["Provinces 'chanka' and 'aymara' have a common border, but are not named adjacent."],
        ),
        (
            lambda data: without_roads(data, "r117"),
            [f"With {players} players no roads lead from 'cusco' to 'huaytara'." for players in (3, 4)],
        ),
        (
            lambda data: without_roads(data, "r006", "r007"),
            [f"With 4 players {colour} alone can never reach 'pisac', 'paucartambo'." for colour in
             ("blue", "green", "brown")],
        ),
        (
            island,
            [f"With {players} players no point belongs to 'island', so nobody can conquer it." for players in (3, 4)],
        ),
        (
            lambda data: entry(data, "road", "r003").update(players=[4]),
            ["With 3 players the start road of blue is not on that side."],
        ),
        (
            lambda data: entry(data, "province", "vilcabamba").update(players=[4]),
            None,  # its roads are refused already
        ),
        (
            lambda data: entry(data, "road", "r137").update(players=[]),
            ["Road 'r137' is on no side: its players are [], not of [3, 4]."],
        ),
        (
            lambda data: entry(data, "road", "r137").update(players=[5]),
            ["Road 'r137' is on no side: its players are [5], not of [3, 4]."],
        ),
        (only_with_three, ["Only the side for three players has these roads: 'r137'."]),
    ],
)  # fmt: skip
def test_a_flaw_is_said_in_a_sentence(change: Callable[[Data], object], sentences: list[str] | None) -> None:
    if sentences is None:
        with pytest.raises(Exception, match="leads off the side for 3 players"):
            broken(change)
        return
    found = said(broken(change))
    assert (found == []) == (sentences == [])
    assert set(sentences) <= set(found)


@clause("IN-13.20", "IN-13.21", "IN-13.22")
def test_a_pilgrimage_needs_a_temple_on_every_side_on_which_its_card_is_played() -> None:
    def change(data: Data) -> None:
        data["event"][-1]["temples"] = ["urcos"]
        data["event"][-1]["removed_3p"] = 0

    card = small_map()["event"][-1]["id"]
    assert said(broken(change)) == [f"With 3 players no temple of the card '{card}' can be built on that side."]


def test_a_flaw_names_what_it_is_about() -> None:
    game = broken(lambda data: add_road(data, "cusco", "choquequirao", "s_chinchay"))
    board = game.components.board
    crossing = next(flaw for flaw in flaws(game.components) if "crosses" in flaw.sentence)
    assert [board.link_ids[link] for link in crossing.links] == ["r001", "new"]
