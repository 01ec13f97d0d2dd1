"""A player's turn (TZ-4) and the order of turns."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules
from tinkuy.games.tzolkin.begging import may_beg
from tinkuy.games.tzolkin.buildings import refill_buildings
from tinkuy.games.tzolkin.calendar import end_round
from tinkuy.games.tzolkin.pickup import pick_up_workers
from tinkuy.games.tzolkin.placing import any_placement, mercy, place_workers
from tinkuy.games.tzolkin.setup import choose_wealth
from tinkuy.games.tzolkin.state import CHOOSING_WEALTH, OVER, ROUND_END, TURNS, Player, Tzolkin, on_gears
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import PLAN, PLAN_PICK_UP, PLAN_PLACE

MERCY = -1


def next_turn(game: Tzolkin) -> Rules[None] | None:
    """TZ-4.1, TZ-4.2: wealth, then rounds of turns clockwise from the marker, each with its end."""
    if game.stage == TURNS:
        return take_turn(game, game.players[(game.first + game.turns_taken) % len(game.players)])
    if game.stage == ROUND_END:
        return end_round(game)
    if game.stage == CHOOSING_WEALTH:
        return choose_wealth(game)
    assert game.stage == OVER
    return None


def take_turn(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-4.6: beg, then place or pick up, then refill, then collect the teeth's corn."""
    game.placed = 0
    if game.told is not None:
        game.tell(told.TURN_BEGAN, [me.seat])
    yield from may_beg(game, me)
    plan = yield from choose_plan(game, me)
    if plan == PLAN_PLACE:
        yield from place_workers(game, me)
    elif plan == PLAN_PICK_UP:
        yield from pick_up_workers(game, me)
    else:
        yield from mercy(game, me)
    yield Ask(me.seat, CONFIRM, [0])
    refill_buildings(game)
    if game.fp_space == me.seat:
        collect_teeth(game, me)
    game.placed = 0
    game.turns_taken += 1
    if game.turns_taken == len(game.players):
        game.stage = ROUND_END


def choose_plan(game: Tzolkin, me: Player) -> Rules[int]:
    """TZ-4.3, TZ-4.4: place or pick up, never both, never neither."""
    options = [plan for plan in (PLAN_PLACE, PLAN_PICK_UP) if plan_blocked(game, me, plan) is None]
    if not options:
        return MERCY
    return options[0] if len(options) == 1 else (yield Ask(me.seat, PLAN, options))


def plan_blocked(game: Tzolkin, me: Player, plan: int) -> Blocked | None:
    """TZ-4.5, TZ-6.8."""
    if plan == PLAN_PICK_UP:
        return None if on_gears(game, me) > 0 else refusals.NO_WORKER_ON_GEARS
    if me.hand == 0:
        return refusals.NO_WORKER_IN_HAND
    return None if any_placement(game, me) else refusals.NO_PLACEMENT_PAID


def collect_teeth(game: Tzolkin, me: Player) -> None:
    """TZ-16.2, TZ-6.10: at the end of the turn, too late to pay for its placements."""
    if game.tooth_corn:
        if game.told is not None:
            game.tell(told.TEETH_EMPTIED, [me.seat, game.tooth_corn])
        me.corn += game.tooth_corn
        game.tooth_corn = 0
