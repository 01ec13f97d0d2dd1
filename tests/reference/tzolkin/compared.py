"""The table in one plain form, once from the model and once from the engine's own account of its state."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.reference.tzolkin.effects import feeding
from tests.reference.tzolkin.setup import Shuffled
from tests.reference.tzolkin.tables import BUILDING, GEARS, MONUMENT, RESOURCES, TEMPLES, TRACKS, WEALTH
from tests.reference.tzolkin.world import NEUTRAL, Player, World

Data = dict[str, Any]
BUILDINGS, MONUMENTS, TILES = list(BUILDING), list(MONUMENT), list(WEALTH)
PILES = {0: [], 1: ["corn"], 2: ["corn", "wood"]}


def of_model(world: World) -> Data:
    return {
        "day": world.day,
        "round": world.round,
        "food_days": world.food_days,
        "first": world.first,
        "age": world.age,
        "gears": world.gears,
        "first_player_space": world.first_player_space,
        "tooth_corn": world.tooth_corn,
        "jungle": world.jungle,
        "skulls": world.skulls,
        "skull_places": world.skull_places,
        "buildings": sorted(world.buildings),
        "monuments": sorted(world.monuments),
        "age1_stack": world.age1_stack,
        "age2_stack": world.age2_stack,
        "players": [_of_player(player) for player in world.players],
    }


def _of_player(player: Player) -> Data:
    return {
        "goods": player.goods,
        "workers": player.workers,
        "hand": player.hand,
        "light": player.light,
        "temples": player.temples,
        "technologies": player.technologies,
        "buildings": sorted(player.buildings),
        "monuments": sorted(player.monuments),
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
        "feed_free": feeding(player, "feed_free_workers"),
        "feed_discount": feeding(player, "feed_discount_each"),
        "wealth": sorted(player.wealth),
        "dealt": sorted(player.dealt),
        "points": {source: points for source, points in player.points.items() if points},
    }


def of_engine(state: Data, sources: list[str]) -> Data:
    return {
        "day": state["day"],
        "round": state["round"],
        "food_days": state["food_days"],
        "first": state["first"],
        "age": state["age"],
        "gears": {gear: [_worker(n) for n in state["gears"][index]] for index, gear in enumerate(GEARS)},
        "first_player_space": _worker(state["fp_space"]),
        "tooth_corn": state["tooth_corn"],
        "jungle": {plantation: [PILES[n] for n in state["jungle"][plantation]] for plantation in (2, 3, 4, 5)},
        "skulls": state["skull_supply"],
        "skull_places": {space: _worker(state["skull_places"][space]) for space in range(1, 10)},
        "buildings": sorted(_named(BUILDINGS, state["building_offer"])),
        "monuments": sorted(_named(MONUMENTS, state["monument_offer"])),
        "age1_stack": _named(BUILDINGS, state["age1_stack"]),
        "age2_stack": _named(BUILDINGS, state["age2_stack"]),
        "players": [_of_seat(player, sources) for player in state["players"]],
    }


def _of_seat(player: Data, sources: list[str]) -> Data:
    goods = dict(zip(RESOURCES, player["resources"], strict=True))
    points = {source: Fraction(n, 4) for source, n in zip(sources, player["points"], strict=True) if n}
    return {
        "goods": {"corn": player["corn"], **goods, "skull": player["skulls"]},
        "workers": player["workers"],
        "hand": player["hand"],
        "light": player["light"],
        "temples": dict(zip(TEMPLES, player["temples"], strict=True)),
        "technologies": dict(zip(TRACKS, player["technologies"], strict=True)),
        "buildings": sorted(_named(BUILDINGS, player["buildings"])),
        "monuments": sorted(_named(MONUMENTS, player["monuments"])),
        "corn_tiles": player["corn_tiles"],
        "wood_tiles": player["wood_tiles"],
        "feed_free": player["free_workers"],
        "feed_discount": player["food_discount"],
        "wealth": sorted(_named(TILES, player["wealth"])),
        "dealt": sorted(_named(TILES, player["dealt"])),
        "points": points,
    }


def shuffled(state: Data) -> Shuffled:
    """What chance decided, read off the table before the first question."""
    return Shuffled(
        first=state["first"],
        age1=_named(BUILDINGS, state["age1_stack"]) + _named(BUILDINGS, state["building_offer"])[::-1],
        age2=_named(BUILDINGS, state["age2_stack"]),
        monuments=_named(MONUMENTS, state["monuments_left_out"]) + _named(MONUMENTS, state["monument_offer"])[::-1],
        dealt=[_named(TILES, player["dealt"]) for player in state["players"]],
        revealed=_named(TILES, state["wealth_shown"]),
    )


def _named(names: list[str], numbers: list[int]) -> list[str]:
    """Tiles by their ids; an emptied space has a negative number."""
    return [names[n] for n in numbers if n >= 0]


def _worker(number: int) -> int | str | None:
    return {-1: None, 4: NEUTRAL}.get(number, number)


def lay_out_alike(state: Any, world: World) -> None:
    """Puts what a start changed in the model on the engine's table too."""
    state.day, state.round, state.food_days, state.age = world.day, world.round, world.food_days, world.age
    state.gears = [[_number(worker) for worker in world.gears[gear]] for gear in GEARS]
    state.fp_space = _number(world.first_player_space)
    state.skull_supply = world.skulls
    state.age1_stack.cards[:] = [BUILDINGS.index(tile) for tile in world.age1_stack]
    state.age2_stack.cards[:] = [BUILDINGS.index(tile) for tile in world.age2_stack]
    state.building_offer.cards[:] = [BUILDINGS.index(tile) for tile in world.buildings]
    for board, player in zip(state.players, world.players, strict=True):
        board.corn, board.skulls = player.goods["corn"], player.goods["skull"]
        board.resources = [player.goods[resource] for resource in RESOURCES]
        board.workers, board.hand = player.workers, player.hand
        board.technologies = list(player.technologies.values())
        board.temples = list(player.temples.values())


def _number(worker: int | str | None) -> int:
    if isinstance(worker, int):
        return worker
    return -1 if worker is None else 4


def differences(model: Data, engine: Data, path: str = "") -> list[str]:
    """Where two accounts of the table part, by name."""
    found: list[str] = []
    for key in sorted(set(model) | set(engine), key=str):
        mine, theirs = model.get(key), engine.get(key)
        where = f"{path}{key}"
        if isinstance(mine, dict) and isinstance(theirs, dict):
            found += differences(mine, theirs, f"{where}.")
        elif key == "players":
            for seat, (one, other) in enumerate(zip(mine or [], theirs or [], strict=True)):
                found += differences(one, other, f"{where}[{seat}].")
        elif mine != theirs:
            found.append(f"{where}: model {mine}, engine {theirs}")
    return found
