"""TZ-11 to TZ-15: when an action of a gear can be performed, and what it does."""

from __future__ import annotations

from copy import deepcopy

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.building import build_one, build_two, buildable, buildable_monuments
from tests.reference.tzolkin.goods import exchange, pay_resources, take_resources
from tests.reference.tzolkin.harvest import fish, harvest, harvests
from tests.reference.tzolkin.tables import RESOURCES, action
from tests.reference.tzolkin.technologies import advance, payable_tracks
from tests.reference.tzolkin.temples import step_up, worship
from tests.reference.tzolkin.world import Player, World

# Actions 1-5 of Palenque, Yaxchilan and Tikal and 1-4 of Uxmal (TZ-14.7).
ANY_ACTION = [
    (gear, space)
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal")
    for space in range(1, 6)
    if (gear, space) != ("uxmal", 5)
]


def can_perform(world: World, player: Player, gear: str, space: int) -> bool:
    """Its cost can be paid and the tile, skull place or building it needs is there (TZ-7.7, TZ-7.9)."""
    does = action(gear, space)
    match does["kind"]:
        case "harvest":
            return bool(harvests(world, player, space))
        case "tech":
            return bool(payable_tracks(player))
        case "build":
            monuments = buildable_monuments(world, player) if does["monument_allowed"] else []
            return bool(buildable(world, player, does.get("corn_per_resource", 0), True) or monuments)
        case "temple" if gear == "tikal":
            return player.resources() >= int(does["cost_any_resource"])
        case "temple" | "any_action":
            return player.can_pay({"corn": does["cost_corn"]})
        case "skull":
            return player.goods["skull"] > 0 and world.skull_places[space] is None
    return True


def can_perform_for(world: World, player: Player, fee: int, gear: str, space: int) -> bool:
    """Whether it can still be performed when a fee in corn was paid before (TZ-7.3)."""
    if player.goods["corn"] < fee:
        return False
    later = deepcopy(world)
    later.players[player.seat].pay({"corn": fee})
    return can_perform(later, later.players[player.seat], gear, space)


def perform(world: World, player: Player, gear: str, space: int) -> Rules[None]:
    match gear:
        case "palenque" if space == 1:
            fish(player)
        case "palenque":
            yield from harvest(world, player, space)
        case "yaxchilan":
            extract(world, player, space)
        case "tikal":
            yield from perform_in_tikal(world, player, space)
        case "uxmal":
            yield from perform_in_uxmal(world, player, space)
        case _:
            yield from place_skull(world, player, space)


def extract(world: World, player: Player, space: int) -> None:
    """TZ-12.1, with the extra goods of TZ-21.6, TZ-21.7 and TZ-21.16."""
    level_for_extra = {"wood": 1, "stone": 2, "gold": 3}
    for good in ("corn", *RESOURCES, "skull"):
        n = action("yaxchilan", space).get(good, 0)
        if n and good in level_for_extra and player.technologies["extraction"] >= level_for_extra[good]:
            n += 1
        if n and good == "skull" and player.technologies["theology"] >= 3:
            n += 1
        world.gain(player, good, n)


def perform_in_tikal(world: World, player: Player, space: int) -> Rules[None]:
    """TZ-13."""
    if space in (1, 3):
        yield from advance(world, player, 1 if space == 1 else 2)
    elif space == 2:
        yield from build_one(world, player, 0, False, carry_out)
    elif space == 4:
        yield from build_two(world, player, carry_out)
    else:  # TZ-13.9
        yield from pay_resources(player, 1)
        first = yield from worship(world, player, [])
        yield from worship(world, player, [first])


def perform_in_uxmal(world: World, player: Player, space: int) -> Rules[None]:
    """TZ-14."""
    if space == 1:
        player.pay({"corn": 3})
        yield from worship(world, player, [])
    elif space == 2:
        yield from exchange(world, player)
    elif space == 3:
        world.gain_worker(player)
    elif space == 4:
        yield from build_one(world, player, 2, False, carry_out)
    else:
        yield from any_action(world, player, False)


def any_action(world: World, player: Player, optional: bool) -> Rules[None]:
    """For 1 corn any action of four gears (TZ-14.5), by a building only if wanted (TZ-19.9)."""
    spaces = {f"{gear}-{space}": (gear, space) for gear, space in ANY_ACTION}
    possible = [code for code, space in spaces.items() if can_perform_for(world, player, 1, *space)]
    code = yield from ask(player.seat, "act", [*possible, "nothing"] if optional else possible)
    if code != "nothing":
        player.pay({"corn": 1})
        yield from perform(world, player, *spaces[code])


def carry_out(world: World, player: Player, granted: str) -> Rules[None]:
    """The optional action of a building (TZ-19.8, TZ-19.9)."""
    if granted == "build":
        yield from build_one(world, player, 0, True, carry_out)
    elif granted == "exchange":
        yield from exchange(world, player)
    else:
        yield from any_action(world, player, True)


def place_skull(world: World, player: Player, space: int) -> Rules[None]:
    """TZ-15, and the offering of theology 2 (TZ-21.15)."""
    does = action("chichen_itza", space)
    player.pay({"skull": 1})
    world.skull_places[space] = player.seat
    player.score("chichen_itza", does["vp"])
    step_up(world, player, does["temple"])
    if does["resource_choice"]:
        yield from take_resources(player, does["resource_choice"])
    if player.technologies["theology"] >= 2:
        held = [resource for resource in RESOURCES if player.goods[resource] > 0]
        offered = yield from ask(player.seat, "offering", [*held, "no"])
        if offered != "no":
            player.pay({offered: 1})
            yield from worship(world, player, [])
