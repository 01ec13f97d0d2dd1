"""TZ-17 Temples and TZ-18 Anger of the gods."""

from __future__ import annotations

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.tables import TEMPLE, TEMPLES
from tests.reference.tzolkin.world import Player, World


def step_up(world: World, player: Player, temple: str) -> None:
    """One step, lost where it is not possible (TZ-17.2, TZ-17.3, TZ-17.4)."""
    top = TEMPLE[temple]["top_step"]
    target = player.temples[temple] + 1
    if target > top:
        return
    if target == top and any(other.temples[temple] == top for other in world.players):
        return
    player.temples[temple] = target
    if target == top:
        player.light = True


def worship(world: World, player: Player, barred: list[str]) -> Rules[str]:
    """One step in a temple of choice, also where it is lost (TZ-17.6)."""
    temple = yield from ask(player.seat, "worship", [each for each in TEMPLES if each not in barred])
    step_up(world, player, temple)
    return temple


def can_anger(player: Player) -> bool:
    """Not on the lowest step of all three temples (TZ-5.5, TZ-11.9)."""
    return any(step > 0 for step in player.temples.values())


def anger(player: Player) -> Rules[None]:
    """One step down in a temple of choice (TZ-18.1)."""
    temple = yield from ask(player.seat, "anger", [each for each in TEMPLES if player.temples[each] > 0])
    player.temples[temple] -= 1
