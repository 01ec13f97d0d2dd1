"""Placing workers (TZ-6) and mercy for those who cannot (TZ-18.3)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.components import FIRST_PLAYER_SPACE
from tinkuy.games.tzolkin.state import FREE, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import PLACE, PLACE_DONE

NO_SPACE = -1


def lowest_free(game: Tzolkin, gear: int) -> int:
    """TZ-6.2, TZ-6.4: the lowest free numbered space, or NO_SPACE (TZ-6.5)."""
    positions = game.gears[gear]
    if FREE not in positions:
        return NO_SPACE
    space = positions.index(FREE)
    return space if space <= game.components.last_space[gear] else NO_SPACE


def placement_blocked(game: Tzolkin, me: Player, gear: int) -> Blocked | None:
    """TZ-6.5, TZ-6.6, TZ-6.7, TZ-6.8, TZ-6.9, TZ-16.1: `gear` may be the first-player space."""
    if me.hand == 0:
        return refusals.NO_WORKER_IN_HAND
    components = game.components
    if gear == FIRST_PLAYER_SPACE:
        if game.fp_space != FREE:
            return refusals.FIRST_SPACE_TAKEN
        cost = components.fp_cost
    else:
        cost = lowest_free(game, gear)
        if cost == NO_SPACE:
            return refusals.GEAR_FULL
    return refusals.PLACE_TOO_DEAR if cost + components.crowd_cost[game.placed] > me.corn else None


def place_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-4.4, TZ-6.1: a gear or the first-player space for the next worker, or enough; by mercy TZ-18.3."""
    if option == PLACE_DONE:
        return None if game.placed else refusals.AT_LEAST_ONE
    if game.mercy == FREE or option == FIRST_PLAYER_SPACE:
        return placement_blocked(game, me, option)
    space = lowest_free(game, option)
    if space == NO_SPACE:
        return refusals.GEAR_FULL
    return refusals.MERCY_IS_CHEAP if space != game.mercy else None


def placements(game: Tzolkin, me: Player) -> list[int]:
    return [gear for gear in range(FIRST_PLAYER_SPACE + 1) if placement_blocked(game, me, gear) is None]


def any_placement(game: Tzolkin, me: Player) -> bool:
    for gear in range(FIRST_PLAYER_SPACE, -1, -1):
        if placement_blocked(game, me, gear) is None:
            return True
    return False


def place_workers(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-6.1, TZ-6.3: one worker after another, at least one."""
    while True:
        options = placements(game, me)
        if game.placed:
            if not options:
                return
            options.append(PLACE_DONE)
        gear = options[0] if len(options) == 1 else (yield Ask(me.seat, PLACE, options))
        if gear == PLACE_DONE:
            return
        place_worker(game, me, gear)


def place_worker(game: Tzolkin, me: Player, gear: int) -> None:
    """TZ-6.2, TZ-6.6, TZ-6.7."""
    crowd = game.components.crowd_cost[game.placed]
    if gear == FIRST_PLAYER_SPACE:
        cost = game.components.fp_cost + crowd
        game.fp_space = me.seat
        if game.told is not None:
            game.tell(told.PLACED_FIRST, [me.seat, cost])
    else:
        space = lowest_free(game, gear)
        cost = space + crowd
        game.gears[gear][space] = me.seat
        if game.told is not None:
            game.tell(told.PLACED, [me.seat, gear, space, cost])
    # The price is part of the event above: a line of its own for every worker would drown the log.
    me.corn -= cost
    me.hand -= 1
    game.placed += 1


def mercy(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-18.3: exactly one worker on a cheapest free space of choice, for all the corn there is."""
    free = [lowest_free(game, gear) for gear in range(FIRST_PLAYER_SPACE)]
    cheapest = game.mercy = min([space for space in free if space != NO_SPACE])
    gear = yield Ask(me.seat, PLACE, [gear for gear, space in enumerate(free) if space == cheapest])
    game.mercy = FREE
    game.gears[gear][cheapest] = me.seat
    me.hand -= 1
    me.corn = 0
    game.placed += 1
    if game.told is not None:
        game.tell(told.MERCY, [me.seat, gear, cheapest])
