"""What tiles give when they are received; their optional actions are carried out elsewhere (TZ-19.13)."""

from __future__ import annotations

from typing import Any

from tests.reference.asking import Rules
from tests.reference.tzolkin.tables import BUILDING, WEALTH
from tests.reference.tzolkin.technologies import advance_free, rise
from tests.reference.tzolkin.temples import step_up, worship
from tests.reference.tzolkin.world import Player, World

OPTIONAL_ACTIONS = {"build_building": "build", "exchange": "exchange", "any_action": "any_action"}


def receive(world: World, player: Player, effects: list[dict[str, Any]], source: str) -> Rules[None]:
    """TZ-19.4, in the order of the tables."""
    for effect in effects:
        kind = effect["kind"]
        if kind == "temple" and effect["temple"] == "any":
            for _ in range(effect["n"]):
                yield from worship(world, player, [])
        elif kind == "temple":
            for _ in range(effect["n"]):
                step_up(world, player, effect["temple"])
        elif kind == "tech" and effect["track"] == "any":
            yield from advance_free(world, player, effect["n"])
        elif kind == "tech":
            for _ in range(effect["n"]):
                yield from rise(world, player, effect["track"])
        elif kind == "gain":
            for good, n in effect.items():
                if good != "kind":
                    world.gain(player, good, n)
        elif kind == "vp":
            player.score(source, effect["n"])
        elif kind == "worker":
            for _ in range(effect["n"]):
                world.gain_worker(player)


def granted_actions(building: str) -> list[str]:
    """The optional actions of a building, by the names of the question about their order."""
    kinds = [effect["kind"] for effect in BUILDING[building]["effects"]]
    return [OPTIONAL_ACTIONS[kind] for kind in kinds if kind in OPTIONAL_ACTIONS]


def feeding(player: Player, kind: str) -> int:
    """Farms and the wealth tile add up (TZ-19.5, TZ-19.7, TZ-2.16)."""
    tiles = [BUILDING[tile] for tile in player.buildings] + [WEALTH[tile] for tile in player.wealth]
    return sum(effect["n"] for tile in tiles for effect in tile["effects"] if effect["kind"] == kind)
