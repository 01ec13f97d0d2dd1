"""A small map out of the middle of the real one, for tests that break it: reading it takes no time."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from tests.games.inca_empire.positions import GAME
from tinkuy.core.components import ComponentSet
from tinkuy.games.inca_empire.game import IncaEmpireGame

PROVINCES = ["s_chinchay", "s_anti", "s_colla", "s_cunti", "vilcabamba", "cana", "aymara", "chanka"]

Data = dict[str, Any]


def small_map() -> Data:
    """Tables of a board that ends a step behind the start provinces."""
    data: Data = copy.deepcopy(GAME.component_set.data)
    chart = data["map"]
    chart["province"] = [each for each in chart["province"] if each["id"] in PROVINCES]
    chart["road"] = [each for each in chart["road"] if each["province"] in PROVINCES]
    ends = {road[end] for road in chart["road"] for end in ("a", "b")}
    chart["point"] = [each for each in chart["point"] if each["id"] in ends]
    for province in chart["province"]:
        province["adjacent"] = [name for name in province["adjacent"] if name in PROVINCES]
    for point in chart["point"]:
        point["provinces"] = [name for name in point["provinces"] if name in PROVINCES]
        roads = [road for road in chart["road"] if point["id"] in (road["a"], road["b"])]
        point["players"] = sorted({players for road in roads for players in road["players"]})
    for event in data["event"]:
        if "temples" in event:
            event["temples"] = ["machu_picchu"]
    return data


def game_on(data: Data) -> IncaEmpireGame:
    return IncaEmpireGame(ComponentSet(data, printed=False))


def entry(data: Data, kind: str, id: str) -> Data:
    found: Data = next(each for each in data["map"][kind] if each["id"] == id)
    return found


def broken(change: Callable[[Data], object]) -> IncaEmpireGame:
    data = small_map()
    change(data)
    return game_on(data)
