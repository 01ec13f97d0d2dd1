"""TZ-2 and TZ-3 Setup: everything but the shuffling, which is given."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.effects import receive
from tests.reference.tzolkin.tables import GEAR, TABLES, WEALTH, for_players
from tests.reference.tzolkin.world import NEUTRAL, Player, World


@dataclass
class Shuffled:
    """What chance decided: who is first and the order of tiles; the next one of a stack is the last."""

    first: int
    age1: list[str]
    age2: list[str]
    monuments: list[str]
    dealt: list[list[str]]
    revealed: list[str]  # for neutral workers, in this order


def lay_out(shuffled: Shuffled) -> World:
    players = [Player(seat, dealt=list(tiles)) for seat, tiles in enumerate(shuffled.dealt)]
    world = World(players, shuffled.first)
    numbers = for_players(len(players))
    for plantation in (2, 3, 4, 5):  # TZ-2.2, TZ-2.3
        pile = ["corn"] if plantation == 2 else ["corn", "wood"]
        world.jungle[plantation] = [list(pile) for _ in range(numbers["fields_per_plantation"])]
    world.age1_stack = list(shuffled.age1)
    world.age2_stack = list(shuffled.age2)
    world.buildings = [world.age1_stack.pop() for _ in range(6)]  # TZ-2.11
    world.monuments = [shuffled.monuments[-1 - place] for place in range(numbers["monuments_face_up"])]
    place_neutral_workers(world, shuffled.revealed, numbers["neutral_workers"])
    return world


def place_neutral_workers(world: World, revealed: list[str], needed: int) -> None:
    """TZ-3.3 to TZ-3.8: as many tiles as it takes are turned up."""
    turned_up = 0
    while needed > 0:
        tile = WEALTH[revealed[turned_up]]
        turned_up += 1
        positions = world.gears[tile["dummy_gear"]]
        first_here = NEUTRAL not in positions
        spaces = [tile["dummy_space"]]
        if first_here and tile["dummy_gear"] != "chichen_itza":
            spaces.append((tile["dummy_space"] + 5) % GEAR[tile["dummy_gear"]]["teeth"])
        for space in spaces[:needed]:
            positions[space] = NEUTRAL
            needed -= 1
    assert turned_up == len(revealed), "more or fewer tiles were turned up than neutral workers needed"


def choose_wealth(world: World) -> Rules[None]:
    """Two of four, gained when everybody has chosen (TZ-2.15, TZ-2.19)."""
    chosen: list[list[str]] = []
    for player in world.players:
        kept: list[str] = []
        for _ in range(TABLES["setup"]["wealth_kept"]):
            left = [tile for tile in player.dealt if tile not in kept]
            kept.append((yield from ask(player.seat, "wealth", left)))
        chosen.append(kept)
    for player, kept in zip(world.players, chosen, strict=True):
        player.wealth = kept
        player.dealt = [tile for tile in player.dealt if tile not in kept]
        for tile in kept:
            for good, n in WEALTH[tile]["gain"].items():
                world.gain(player, good, n)
            yield from receive(world, player, WEALTH[tile]["effects"], "wealth")
