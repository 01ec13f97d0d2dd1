"""Tables to begin with after the wealth is chosen, so that it comes to what is seldom in random games."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.reference.tzolkin.tables import RESOURCES, TEMPLES, TRACKS
from tests.reference.tzolkin.world import NEUTRAL, World

Start = Callable[[World, random.Random], None]


def plain(world: World, chance: random.Random) -> None:
    """As the rules say."""


def rich(world: World, chance: random.Random) -> None:
    """Everybody has much of everything."""
    for player in world.players:
        player.goods |= {"corn": chance.randrange(30)} | {resource: chance.randrange(20) for resource in RESOURCES}
        player.workers = player.hand = chance.randint(3, 6)
        player.technologies = {track: chance.randint(0, 3) for track in TRACKS}
        player.temples = {temple: chance.randint(0, 5) for temple in TEMPLES}
        world.gain(player, "skull", chance.randrange(4))


def late(world: World, chance: random.Random) -> None:
    """Rich, on the day after the second Food Day."""
    rich(world, chance)
    world.day, world.round, world.food_days, world.age = 14, 15, 2, 2
    world.age1_stack = []
    world.buildings = [world.age2_stack.pop() for _ in range(6)]


def poor(world: World, chance: random.Random) -> None:
    """Nothing to pay with, nothing to beg with, and strangers on the cheap spaces."""
    for player in world.players:
        player.goods |= {"corn": chance.randrange(3)}
        player.temples = {temple: chance.choice([0, 0, 0, 1]) for temple in TEMPLES}
    for positions in world.gears.values():
        positions[0:3] = [NEUTRAL] * 3
    world.first_player_space = world.players[world.first - 1].seat
    world.players[world.first - 1].hand -= 1


STARTS: dict[str, Start] = {"plain": plain, "rich": rich, "late": late, "poor": poor}
