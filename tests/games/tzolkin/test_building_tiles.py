"""TZ-19 The 32 building tiles: what each costs and gives, by building it."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tzolkin.positions import (
    COMPONENTS,
    acting,
    answer,
    events,
    me,
    options,
    points,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table

AGE_1 = {
    "a1_farm_one": 3,
    "a1_farm_discount": 2,
    "a1_civic_agriculture": 1,
    "a1_civic_agriculture_stone": 1,
    "a1_civic_extraction_corn": 1,
    "a1_civic_extraction_gold": 1,
    "a1_tomb_chaac_quetzalcoatl": 1,
    "a1_tomb_chaac_kukulcan": 1,
    "a1_tomb_build": 1,
    "a1_shrine_architecture": 1,
    "a1_shrine_theology_kukulcan": 1,
}
AGE_2 = {
    "a2_farm_three": 3,
    "a2_civic_tech_stone": 1,
    "a2_civic_tech_gold": 1,
    "a2_civic_tech_corn": 1,
    "a2_civic_tech_skull": 1,
    "a2_tomb_exchange": 1,
    "a2_tomb_worker": 1,
    "a2_tomb_eight_vp": 1,
    "a2_tomb_any_action": 1,
    "a2_tomb_three_temples": 1,
    "a2_shrine_chaac": 1,
    "a2_shrine_kukulcan": 1,
    "a2_shrine_quetzalcoatl": 1,
    "a2_shrine_architecture": 1,
    "a2_shrine_theology": 1,
    "a2_shrine_two_techs": 1,
}
# Price in wood, stone, gold; answers after the payment; what the player then has beyond the start.
TILES: list[tuple[str, list[int], list[str], dict[str, object]]] = [
    ("a1_farm_one", [1, 0, 0], [], {"free_workers": 1}),
    ("a1_farm_discount", [4, 0, 0], [], {"food_discount": 1}),
    ("a1_civic_agriculture", [2, 0, 0], [], {"technologies": [1, 0, 0, 0]}),
    ("a1_civic_agriculture_stone", [3, 0, 0], [], {"technologies": [1, 0, 0, 0], "resources": [0, 1, 0]}),
    ("a1_civic_extraction_corn", [1, 1, 0], [], {"technologies": [0, 1, 0, 0], "corn": 1}),
    ("a1_civic_extraction_gold", [2, 1, 0], [], {"technologies": [0, 1, 0, 0], "resources": [0, 0, 1]}),
    ("a1_tomb_chaac_quetzalcoatl", [2, 1, 0], [], {"temples": [2, 2, 1]}),
    ("a1_tomb_chaac_kukulcan", [1, 2, 0], [], {"temples": [2, 1, 2]}),
    ("a1_tomb_build", [1, 0, 1], ["worship quetzalcoatl"], {"temples": [1, 2, 1]}),
    ("a1_shrine_architecture", [0, 0, 1], [], {"technologies": [0, 0, 1, 0]}),
    ("a1_shrine_theology_kukulcan", [0, 1, 1], [], {"technologies": [0, 0, 0, 1], "temples": [1, 1, 2]}),
    ("a2_farm_three", [2, 0, 0], [], {"free_workers": 3}),
    ("a2_civic_tech_stone", [3, 0, 0], ["advance theology"], {"technologies": [0, 0, 0, 1], "resources": [0, 1, 0]}),
    ("a2_civic_tech_gold", [2, 1, 0], ["advance extraction"], {"technologies": [0, 1, 0, 0], "resources": [0, 0, 1]}),
    ("a2_civic_tech_corn", [3, 1, 0], ["advance architecture"], {"technologies": [0, 0, 1, 0], "corn": 6}),
    ("a2_civic_tech_skull", [2, 2, 0], ["advance agriculture"], {"technologies": [1, 0, 0, 0], "skulls": 1}),
    ("a2_tomb_exchange", [0, 3, 0], [], {"vp": 6}),
    ("a2_tomb_worker", [1, 1, 1], [], {"workers": 2, "hand": 2, "vp": 6}),
    ("a2_tomb_eight_vp", [1, 0, 2], [], {"vp": 8}),
    ("a2_tomb_any_action", [2, 1, 1], [], {"vp": 2}),
    ("a2_tomb_three_temples", [1, 2, 1], [], {"temples": [2, 2, 2], "vp": 3}),
    ("a2_shrine_chaac", [0, 2, 0], [], {"temples": [3, 1, 1], "vp": 2}),
    ("a2_shrine_kukulcan", [0, 0, 2], [], {"temples": [1, 1, 3], "vp": 3}),
    ("a2_shrine_quetzalcoatl", [0, 0, 3], [], {"temples": [1, 3, 1], "vp": 4}),
    ("a2_shrine_architecture", [0, 1, 1], [], {"technologies": [0, 0, 1, 0], "vp": 3}),
    ("a2_shrine_theology", [0, 2, 1], [], {"technologies": [0, 0, 0, 1], "temples": [2, 1, 2]}),
    ("a2_shrine_two_techs", [0, 1, 2], ["advance theology"] * 2, {"technologies": [0, 0, 0, 2]}),
]
BEFORE: dict[str, object] = {
    "corn": 0,
    "skulls": 0,
    "resources": [0, 0, 0],
    "workers": 1,
    "hand": 1,
    "temples": [1, 1, 1],
    "technologies": [0, 0, 0, 0],
    "free_workers": 0,
    "food_discount": 0,
    "vp": 0,
}


def holds(table: Table, seat: int) -> dict[str, object]:
    return {name: vp(table, seat) if name == "vp" else getattr(me(table, seat), name) for name in BEFORE}


@clause("TZ-19.1", "TZ-19.4", "TZ-19.5")
@pytest.mark.parametrize(("tile", "cost", "answers", "after"), TILES, ids=[tile[0] for tile in TILES])
def test_each_tile_costs_and_gives_what_is_printed(
    tile: str, cost: list[int], answers: list[str], after: dict[str, object]
) -> None:
    table = answer(
        acting(worker_on("tikal", 2, wood=cost[0], stone=cost[1], gold=cost[2]).offer(tile)), "act tikal-2", *answers
    )
    assert table.ask.seat == 1
    assert holds(table, 0) == {**BEFORE, **after}
    assert me(table, 0).buildings == [COMPONENTS.building_ids.index(tile)]
    assert points(table, 0, "buildings") == after.get("vp", 0)
    assert events(table, "built")[0].values == [0, COMPONENTS.building_ids.index(tile)]
    for seat in range(1, 4):
        assert holds(table, seat) == {**BEFORE, "workers": 3, "hand": 3}


@clause("TZ-19.1")
@pytest.mark.parametrize(("tile", "cost"), [tile[:2] for tile in TILES], ids=[tile[0] for tile in TILES])
def test_the_full_cost_is_needed(tile: str, cost: list[int]) -> None:
    for resource in range(3):
        if cost[resource] == 0:
            continue
        held = [9, 9, 9]
        held[resource] = cost[resource] - 1
        wood, stone, gold = held
        table = acting(worker_on("tikal", 6, wood=wood, stone=stone, gold=gold).offer(tile))
        assert options(table) == ["tikal-1", "tikal-3", "tikal-5", "nothing"]
        blocked = why(table, 0, "act tikal-2")
        assert (blocked.reason, blocked.clause) == ("blocked-not-enough-resources", "TZ-7.7")
        blocked = refused(table, 0, f"build {tile}")
        assert (blocked.reason, blocked.clause) == ("blocked-building-too-dear", "TZ-19.1")


@clause("TZ-19.1")
def test_there_are_32_tiles() -> None:
    ids = COMPONENTS.building_ids
    assert {ids[index]: tile.count for index, tile in enumerate(COMPONENTS.buildings) if tile.age == 1} == AGE_1
    assert {ids[index]: tile.count for index, tile in enumerate(COMPONENTS.buildings) if tile.age == 2} == AGE_2
