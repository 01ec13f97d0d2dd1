"""Tables that cannot be played are refused with a sentence; the map is sound."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.games.inca_empire.positions import BOARD, GAME, given, me, reached
from tinkuy.core.components import ComponentSet
from tinkuy.core.errors import Refused
from tinkuy.games.inca_empire.game import IncaEmpireGame
from tinkuy.games.inca_empire.geometry import cross
from tinkuy.games.inca_empire.network import members


def changed(*path: Any, to: Any) -> ComponentSet:
    data = copy.deepcopy(GAME.component_set.data)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return ComponentSet(data, printed=False)


@pytest.mark.parametrize(
    ("path", "to", "sentence"),
    [
        (("era", 1, "labour_income"), 9, "never rise"),
        (("era", 3, "phases"), ["inca", "people"], "end with a Sapa Inca phase"),
        (("era", 2, "phases"), ["inca", "sapa_inca"], "needs a People phase"),
        (("era", 3, "phases"), ["inca", "people", "sapa_inca"], "invasion token"),
        (("event", 18, "temples"), ["atlantis"], "no point of the map"),
        (("event", 0, "effect"), "rain", "'effect' cannot be 'rain'"),
        (("culture_tile", 0, "count"), 3, "need a tile"),
        (("map", "road", 0, "a"), "atlantis", "does not exist"),
        (("map", "road", 0, "a"), "la_tolita", "must belong to the province"),
        (("map", "point", 5, "kind"), "capital", "one point that is the capital"),
        (("map", "point", 5, "xy"), [1], "two numbers"),
        (("map", "point", 5, "id"), "cusco", "same id"),
        (("map", "province", 5, "adjacent"), [], "names 'quito' as adjacent, but not the other way"),
        (("map", "road", 0, "b"), "abancay", "Road 'r001' must join two points, not 'abancay' twice"),
        (("map", "province", 5, "polygon"), [], "at least three places"),
        (("start", 0, "site"), "la_tolita", "one road to the capital"),
        (("start", 0, "players"), [3], "needs 4 starts"),
        (("sun_board", "three_players", "ring"), ["blue", "green"], "each colour of that side once"),
    ],
)
def test_a_wrong_table_is_refused(path: tuple[Any, ...], to: Any, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        IncaEmpireGame(changed(*path, to=to))


@pytest.mark.parametrize("players", [3, 4])
def test_the_map_is_planar_and_connected_and_every_province_can_be_reached(players: int) -> None:
    side = BOARD.sides[players]
    lines = [tuple(BOARD.spots[end] for end in BOARD.link_ends[each]) for each in side.links]
    for index, one in enumerate(lines):
        assert not any(cross(one, other) for other in lines[:index])  # type: ignore[arg-type]
    start = given(players)
    for each in side.links:
        start.state.roads[each] = 0
    for player in start.state.players:
        start.state.roads[BOARD.start_links[player.start]] = player.seat
    table = start.turn_of(0)
    assert len(reached(table, 0)) == len(side.points)
    assert set(members(me(table, 0).near)) == set(side.provinces)
