"""Why a thing is not among the options: the same legality functions that make the options, asked one by one."""

from __future__ import annotations

from tinkuy.core.questions import Blocked
from tinkuy.games.tzolkin.begging import beg_blocked, must_beg
from tinkuy.games.tzolkin.buildings import building_blocked, can_build_monument
from tinkuy.games.tzolkin.calendar import two_days_blocked
from tinkuy.games.tzolkin.components import ARCHITECTURE, NO_ACTION
from tinkuy.games.tzolkin.gears.actions import action_blocked
from tinkuy.games.tzolkin.gears.palenque import tile_blocked, tileless_blocked
from tinkuy.games.tzolkin.gears.uxmal import target_blocked
from tinkuy.games.tzolkin.goods import covers
from tinkuy.games.tzolkin.pickup import worker_action_blocked
from tinkuy.games.tzolkin.placing import any_placement, placement_blocked
from tinkuy.games.tzolkin.setup import wealth_blocked
from tinkuy.games.tzolkin.state import FREE, TURNS, Player, Tzolkin, on_gears
from tinkuy.games.tzolkin.technologies import advance_blocked
from tinkuy.games.tzolkin.temples import anger_blocked
from tinkuy.games.tzolkin.told import kinds, refusals


def why_not(game: Tzolkin, me: Player, kind: int, option: int) -> Blocked | None:
    """The reason and its clause, or None when no rule forbids it by itself."""
    if kind == kinds.WEALTH:
        return wealth_blocked(me, option)
    if kind == kinds.BEG:
        if option == kinds.NO:
            return refusals.MUST_BEG if must_beg(game, me) else None
        return beg_blocked(game, me) or (refusals.BEG_FIRST if _on_turn(game, me) else None)
    if kind == kinds.ANGER:
        return anger_blocked(game, me, option)
    if kind == kinds.PLAN:
        return _plan(game, me, option)
    if kind == kinds.PLACE:
        if option == kinds.PLACE_DONE:
            return None if game.placed else refusals.AT_LEAST_ONE
        return placement_blocked(game, me, option)
    if kind == kinds.PICK_UP:
        return _pick_up(game, me, option)
    if kind == kinds.ACT:
        return _act(game, me, option)
    if kind == kinds.HARVEST:
        return _harvest(game, me, option)
    if kind == kinds.WORSHIP:
        return refusals.SAME_TEMPLE if game.used_temples >> option & 1 else None
    if kind == kinds.ADVANCE:
        return None if option == kinds.TRACK_DONE else advance_blocked(game, me, option)
    if kind == kinds.PAY:
        return None if covers(me.resources, game.components.mixes[option]) else refusals.NOT_ENOUGH_RESOURCES
    if kind == kinds.BUILD:
        return _build(game, me, option)
    if kind == kinds.ARCHITECT:
        return _architect(game, me, option)
    if kind in (kinds.SELL, kinds.OFFERING):
        if option == kinds.RESOURCE_DONE or me.resources[option] > 0:
            return None
        return refusals.NOTHING_TO_SELL if kind == kinds.SELL else refusals.NOT_ENOUGH_RESOURCES
    if kind == kinds.BUY:
        dear = option != kinds.RESOURCE_DONE and game.components.exchange[option] > me.corn
        return refusals.TOO_DEAR_TO_BUY if dear else None
    if kind == kinds.DAYS and option == kinds.TWO_DAYS:
        last = game.food_days == len(game.components.food_days)
        return refusals.LAST_ROUND if last else two_days_blocked(game, me)
    return None


def _on_turn(game: Tzolkin, me: Player) -> bool:
    return game.stage == TURNS and (game.first + game.turns_taken) % len(game.players) == me.seat


def _plan(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    if option == kinds.PLAN_PICK_UP:
        return refusals.NO_WORKER_ON_GEARS if on_gears(game, me) == 0 else None
    if me.hand == 0:
        return refusals.NO_WORKER_IN_HAND
    return None if any_placement(game, me) else refusals.PLACE_TOO_DEAR


def _pick_up(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    components = game.components
    if option == components.no_space:
        return refusals.AT_LEAST_ONE
    if game.placed:
        return refusals.NEVER_BOTH
    own = game.gears[components.gear_of[option]][components.space_of[option]] == me.seat
    return None if own else refusals.NOT_YOUR_WORKER


def _act(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    components = game.components
    if option == components.no_space:
        return None
    gear, action = components.gear_of[option], components.space_of[option]
    if game.any_action_cost:
        return target_blocked(game, me, gear, action, me.corn - game.any_action_cost)
    if game.worker == FREE:
        # No worker is asked about: what would stop any worker there, such as a missing skull.
        if components.actions[gear][action].kind == NO_ACTION:
            return refusals.NO_ACTION_HERE
        return action_blocked(game, me, gear, action, me.corn)
    if components.gear_of[game.worker] != gear:
        return refusals.OTHER_GEAR
    return worker_action_blocked(game, me, gear, components.space_of[game.worker], action)


def _harvest(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    if game.plantation == 0:
        return None
    if option == kinds.TILELESS_CORN:
        return tileless_blocked(game, me, game.plantation)
    field, way = divmod(option - 1, 3)
    return tile_blocked(game, me, game.plantation, field, way)


def _build(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    first = len(game.components.buildings)
    if option == game.components.build_nothing:
        return None
    return building_blocked(game, me, option) if option < first else can_build_monument(game, me, option - first)


def _architect(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    if game.building == FREE or option == kinds.WITH:
        return None  # asked only if the full price can be paid
    if option == kinds.WITHOUT:
        return None if game.architecture_kept else refusals.NO_SECOND_BUILDING
    discount = game.components.discount[me.technologies[ARCHITECTURE]]
    return refusals.NOT_IN_PRICE if discount else refusals.NEEDS_ARCHITECTURE
