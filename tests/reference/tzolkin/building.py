"""TZ-13 Tikal 2 and 4, TZ-14.4, TZ-19 Buildings and TZ-20 Monuments: constructing."""

from __future__ import annotations

from collections.abc import Callable

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.effects import granted_actions, receive
from tests.reference.tzolkin.outcomes import outcomes
from tests.reference.tzolkin.tables import BUILDING, MONUMENT
from tests.reference.tzolkin.world import Player, World

Cost = dict[str, int]
FollowUp = Callable[[World, Player, str], Rules[None]]


def ways_to_build(player: Player, building: str, corn_rate: int, architecture: bool, keeping: bool) -> dict[str, Cost]:
    """Prices that the player can pay, by how architecture is used: not, without its discount, or with one.

    `corn_rate` is 2 for Uxmal 4 and 0 where resources are paid; `architecture` says whether its effects may still be
    used in this action, `keeping` whether they may be kept for a second building (TZ-13.5, TZ-13.12, TZ-21.12).
    """
    printed: Cost = BUILDING[building]["cost"]
    price = {"corn": corn_rate * sum(printed.values())} if corn_rate else dict(printed)
    ways = {"without": price}
    level = player.technologies["architecture"]
    if architecture and level > 0:
        ways["with"] = price
        if not keeping:
            del ways["without"]
        if level == 3 and corn_rate:
            ways["save_corn"] = {"corn": max(0, price["corn"] - 2)}  # TZ-21.22
        elif level == 3:
            for resource in printed:
                ways[f"save_{resource}"] = {**price, resource: price[resource] - 1}
    return {way: cost for way, cost in ways.items() if player.can_pay(cost)}


def buildable(world: World, player: Player, corn_rate: int, architecture: bool) -> list[str]:
    return [tile for tile in world.buildings if ways_to_build(player, tile, corn_rate, architecture, False)]


def buildable_monuments(world: World, player: Player) -> list[str]:
    return [tile for tile in world.monuments if player.can_pay(MONUMENT[tile]["cost"])]


def reward_architecture(player: Player, level: int) -> None:
    """TZ-21.10, TZ-21.11."""
    if level >= 1:
        player.goods["corn"] += 1
    if level >= 2:
        player.score("architecture", 2)


def construct(
    world: World, player: Player, building: str, corn_rate: int, architecture: bool, first_of_two: bool
) -> Rules[bool]:
    """Pay and receive a building, all but its optional action; whether architecture was used."""
    level = player.technologies["architecture"]  # TZ-21.14
    keeping = first_of_two and level > 0 and second_can_follow(world, player, building)
    ways = ways_to_build(player, building, corn_rate, architecture, keeping)
    way = yield from ask(player.seat, "architect", ways)
    take_over(world, player, building, ways[way])
    if way != "without":
        reward_architecture(player, level)
    yield from receive(world, player, BUILDING[building]["effects"], "buildings")
    return way != "without"


def take_over(world: World, player: Player, building: str, price: Cost) -> None:
    player.pay(price)
    world.buildings.remove(building)
    player.buildings.append(building)


def second_can_follow(world: World, player: Player, building: str) -> bool:
    """Whether, with the first one at full price and its effects in whatever way, a second could be paid (TZ-13.12)."""
    if not player.can_pay(BUILDING[building]["cost"]):
        return False

    def without_architecture(later: World) -> Rules[None]:
        builder = later.players[player.seat]
        take_over(later, builder, building, BUILDING[building]["cost"])
        yield from receive(later, builder, BUILDING[building]["effects"], "buildings")

    return any(buildable(later, later.players[player.seat], 0, True) for later in outcomes(world, without_architecture))


def build_one(world: World, player: Player, corn_rate: int, optional: bool, follow_up: FollowUp) -> Rules[None]:
    """Tikal 2, Uxmal 4, or a building's own build effect, which is optional (TZ-19.8, A-13)."""
    leave = ["done"] if optional else []
    building = yield from ask(player.seat, "build", [*buildable(world, player, corn_rate, True), *leave])
    if building == "done":
        return
    yield from construct(world, player, building, corn_rate, True, False)
    for granted in granted_actions(building):
        yield from follow_up(world, player, granted)


def build_two(world: World, player: Player, follow_up: FollowUp) -> Rules[None]:
    """Tikal 4: one or two buildings, or one monument (TZ-13.4)."""
    tiles = buildable(world, player, 0, True) + buildable_monuments(world, player)
    first = yield from ask(player.seat, "build", tiles)
    if first in MONUMENT:
        build_monument(world, player, first)
        return
    level = player.technologies["architecture"]
    used = yield from construct(world, player, first, 0, True, True)
    granted = granted_actions(first)
    second = yield from ask(player.seat, "build", [*buildable(world, player, 0, not used), "done"])
    if second != "done":
        yield from construct(world, player, second, 0, not used, False)
        granted += granted_actions(second)
    elif not used:
        reward_architecture(player, level)  # TZ-13.12: if none follows, the first has used it
    while granted:  # TZ-13.8, TZ-13.14
        chosen = yield from ask(player.seat, "follow_up", granted)
        granted.remove(chosen)
        yield from follow_up(world, player, chosen)


def build_monument(world: World, player: Player, monument: str) -> None:
    """Never with architecture; a paid skull goes back to the supply (TZ-20.3, TZ-9.1)."""
    cost = MONUMENT[monument]["cost"]
    player.pay(cost)
    world.skulls += cost.get("skull", 0)
    world.monuments.remove(monument)
    player.monuments.append(monument)
