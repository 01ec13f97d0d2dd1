"""TZ-8 Advancing the calendar and TZ-16 First-player space."""

from __future__ import annotations

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.tables import GEAR
from tests.reference.tzolkin.world import NEUTRAL, World


def calendar_phase(world: World, last: bool) -> Rules[None]:
    placer = world.first_player_space
    if placer is None:
        world.tooth_corn += 1  # TZ-8.3
        advance_one_day(world)
        return
    player = world.players[placer]
    world.first_player_space = None  # TZ-16.3
    player.hand += 1
    if world.first == placer:  # TZ-16.5
        world.first = (placer + 1) % len(world.players)
    else:  # TZ-16.4
        world.first = placer
    may_skip = player.light and not last and not somebody_would_be_pushed(world)
    days = yield from ask(placer, "days", ["one", "two"] if may_skip else ["one"])
    advance_one_day(world)
    if days == "two":
        player.light = False
        advance_one_day(world)


def somebody_would_be_pushed(world: World) -> bool:
    """A player's worker on space 6 of a small gear or 9 of Chichen Itza (TZ-16.9)."""
    before_last = [world.gears[gear][GEAR[gear]["last_space"] - 1] for gear in world.gears]
    return any(worker is not None and worker != NEUTRAL for worker in before_last)


def advance_one_day(world: World) -> None:
    """TZ-8.1, TZ-8.2, TZ-3.9."""
    world.day += 1
    for gear, positions in world.gears.items():
        last = positions[GEAR[gear]["last_space"]]
        if isinstance(last, int):
            world.players[last].hand += 1
            positions[GEAR[gear]["last_space"]] = None
        world.gears[gear] = [positions[-1], *positions[:-1]]
