"""The game after the setup, round by round (TZ-4.1)."""

from __future__ import annotations

from tests.reference.asking import Rules
from tests.reference.tzolkin.calendar import calendar_phase
from tests.reference.tzolkin.ending import score_the_end
from tests.reference.tzolkin.food_day import hold_food_day, is_food_day
from tests.reference.tzolkin.turn import take_turn
from tests.reference.tzolkin.world import World


def play_rounds(world: World) -> Rules[None]:
    """From the first round to the scores."""
    while True:
        seats = [(world.first + n) % len(world.players) for n in range(len(world.players))]  # TZ-4.2
        for seat in seats:
            yield from take_turn(world, world.players[seat])
        if is_food_day(world):
            hold_food_day(world)
        last = world.food_days == 4
        yield from calendar_phase(world, last)
        if last:  # TZ-23.1, TZ-23.2
            break
        world.round += 1
    score_the_end(world)
    world.over = True
