"""TZ-10 Advancing technologies, with the bonuses of TZ-21."""

from __future__ import annotations

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.goods import pay_resources, take_resources
from tests.reference.tzolkin.tables import TRACKS
from tests.reference.tzolkin.temples import worship
from tests.reference.tzolkin.world import Player, World

TOP_LEVEL = 3


def cost_of_level(player: Player, track: str) -> int:
    """TZ-10.1, TZ-10.2."""
    level = player.technologies[track]
    return 1 if level == TOP_LEVEL else level + 1


def payable_tracks(player: Player) -> list[str]:
    return [track for track in TRACKS if player.resources() >= cost_of_level(player, track)]


def advance(world: World, player: Player, at_most: int) -> Rules[None]:
    """One level, or up to two one after the other, each paid by itself (TZ-13.1, TZ-13.3, TZ-10.7)."""
    for done in range(at_most):
        leave = ["done"] if done else []
        track = yield from ask(player.seat, "advance", [*payable_tracks(player), *leave])
        if track == "done":
            return
        yield from pay_resources(player, cost_of_level(player, track))
        yield from rise(world, player, track)


def advance_free(world: World, player: Player, levels: int) -> Rules[None]:
    """Levels of choice that a building gives (TZ-10.4, TZ-19.10)."""
    for _ in range(levels):
        track = yield from ask(player.seat, "advance", TRACKS)
        yield from rise(world, player, track)


def rise(world: World, player: Player, track: str) -> Rules[None]:
    """A level up, or the bonus of the track on level 3 (TZ-10.2)."""
    if player.technologies[track] < TOP_LEVEL:
        player.technologies[track] += 1
    elif track == "agriculture":  # TZ-21.5
        yield from worship(world, player, [])
    elif track == "extraction":  # TZ-21.9
        yield from take_resources(player, 2)
    elif track == "architecture":  # TZ-21.13
        player.score("architecture_bonus", 3)
    else:  # TZ-21.18
        world.gain(player, "skull", 1)
