"""TZ-4 Turn, TZ-5 Begging, TZ-6 Placing and TZ-7 Picking up workers."""

from __future__ import annotations

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.actions import can_perform_for, perform
from tests.reference.tzolkin.tables import GEAR, GEARS
from tests.reference.tzolkin.temples import anger, can_anger
from tests.reference.tzolkin.world import Player, World

FIRST_PLAYER_SPACE = "first_player_space"


def take_turn(world: World, player: Player) -> Rules[None]:
    """TZ-4.6."""
    yield from beg(world, player)
    mercy = player.hand > 0 and not world.on_gears(player) and not payable_places(world, player, 0)
    plans = []
    if player.hand > 0 and (mercy or payable_places(world, player, 0)):
        plans.append("place")
    if world.on_gears(player):
        plans.append("pick_up")
    plan = yield from ask(player.seat, "plan", plans)
    if plan == "pick_up":
        yield from pick_up(world, player)
    elif mercy:
        yield from place_by_mercy(world, player)
    else:
        yield from place(world, player)
    refill(world)
    if plan == "place" and world.first_player_space == player.seat:  # TZ-16.2
        player.goods["corn"] += world.tooth_corn
        world.tooth_corn = 0


def beg(world: World, player: Player) -> Rules[None]:
    """TZ-5.1 to TZ-5.6."""
    if player.goods["corn"] > 2 or not can_anger(player):
        return
    must = not world.on_gears(player) and not payable_places(world, player, 0)
    answer = yield from ask(player.seat, "beg", ["yes"] if must else ["yes", "no"])
    if answer == "yes":
        player.goods["corn"] = 3
        yield from anger(player)


def places(world: World) -> dict[str, int]:
    """The lowest free space of every gear, and the first-player space, with their costs (TZ-6.2, TZ-6.9)."""
    found = {}
    for gear in GEARS:
        free = [space for space in range(GEAR[gear]["last_space"] + 1) if world.gears[gear][space] is None]
        if free:
            found[gear] = min(free)
    if world.first_player_space is None:
        found[FIRST_PLAYER_SPACE] = 0
    return found


def payable_places(world: World, player: Player, placed: int) -> list[str]:
    """Where one more worker can go; the k-th of a turn costs k - 1 extra (TZ-6.6, TZ-6.7, TZ-6.8)."""
    return [where for where, cost in places(world).items() if cost + placed <= player.goods["corn"]]


def put(world: World, player: Player, where: str) -> None:
    player.hand -= 1
    if where == FIRST_PLAYER_SPACE:
        world.first_player_space = player.seat
    else:
        world.gears[where][places(world)[where]] = player.seat


def place(world: World, player: Player) -> Rules[None]:
    """One after another, as many as can be paid (TZ-6.1, TZ-6.3)."""
    placed = 0
    while player.hand > 0:
        leave = ["done"] if placed else []
        where = yield from ask(player.seat, "place", [*payable_places(world, player, placed), *leave])
        if where == "done":
            return
        player.pay({"corn": places(world)[where] + placed})
        put(world, player, where)
        placed += 1


def place_by_mercy(world: World, player: Player) -> Rules[None]:
    """TZ-18.3: one worker on one of the cheapest spaces, for all the corn."""
    lowest = min(places(world).values())
    where = yield from ask(player.seat, "place", [each for each, cost in places(world).items() if cost == lowest])
    put(world, player, where)
    player.goods["corn"] = 0


def pick_up(world: World, player: Player) -> Rules[None]:
    """TZ-7.1, TZ-7.4."""
    picked_up = 0
    while world.on_gears(player):
        workers = {f"{gear}-{space}": (gear, space) for gear, space in world.on_gears(player)}
        leave = ["done"] if picked_up else []
        code = yield from ask(player.seat, "pick_up", [*workers, *leave])
        if code == "done":
            return
        gear, space = workers[code]
        world.gears[gear][space] = None
        player.hand += 1
        picked_up += 1
        yield from act(world, player, gear, space)


def act(world: World, player: Player, gear: str, space: int) -> Rules[None]:
    """An action of the worker's space or a lower one, or nothing (TZ-7.2)."""
    fees = reachable(player, gear, space)
    possible = {
        f"{gear}-{target}": target for target, fee in fees.items() if can_perform_for(world, player, fee, gear, target)
    }
    code = yield from ask(player.seat, "act", [*possible, "nothing"])
    if code != "nothing":
        player.pay({"corn": fees[possible[code]]})
        yield from perform(world, player, gear, possible[code])


def reachable(player: Player, gear: str, space: int) -> dict[int, int]:
    """Actions a worker can use, with what it costs to step back to them (TZ-7.3, TZ-7.6, TZ-21.17, TZ-21.23)."""
    regular = range(1, GEAR[gear]["regular_actions"] + 1)
    any_here = dict.fromkeys(regular, 0)
    free_choice = GEAR[gear]["free_choice_spaces"]
    if space in free_choice:
        return any_here
    fees = {target: space - target for target in regular if target <= space}
    if gear == "chichen_itza" and player.technologies["theology"] >= 1:
        fees |= any_here if space + 1 in free_choice else {space + 1: 0}
    return fees


def refill(world: World) -> None:
    """At the end of the turn, from the stack of the age (TZ-19.2, TZ-19.3)."""
    stack = world.age1_stack if world.age == 1 else world.age2_stack
    while len(world.buildings) < 6 and stack:
        world.buildings.append(stack.pop())
