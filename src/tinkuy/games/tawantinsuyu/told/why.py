"""Why a thing is not among the options."""

from __future__ import annotations

from tinkuy.core.questions import Blocked
from tinkuy.games.tawantinsuyu import stairs, statues, tasks, turn, weaving
from tinkuy.games.tawantinsuyu.placement import extra_blocked, space_blocked
from tinkuy.games.tawantinsuyu.resources import payable
from tinkuy.games.tawantinsuyu.state import FREE, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import kinds, refusals, why_priest
from tinkuy.games.tawantinsuyu.told.kinds import AS_IT_IS, CORN_END, POTATO_END
from tinkuy.games.tawantinsuyu.workers import hire_price


def why_not(game: Tawantinsuyu, me: Player, kind: int, option: int) -> Blocked | None:
    """The reason and its clause, or None when no rule forbids it by itself."""
    components = game.components
    if option >= components.own_counts[kind]:
        return _free(game, me, option - components.own_counts[kind])
    if kind == kinds.PLAN:
        return turn.plan_blocked(game, me, option, game.secondary)
    if kind == kinds.WORKER:
        return refusals.NO_WORKER if me.workers[option] == 0 else refusals.NO_SPACE
    if kind == kinds.SPACE:
        return space_blocked(game, me, AS_IT_IS, option)
    if kind == kinds.EXTRA:
        return extra_blocked(me, option)
    if kind == kinds.TASK:
        return tasks.icon_blocked(game, me, option) if option < len(components.icon_ids) else None
    if kind == kinds.STAIR and option < len(game.steps):
        return _stair(game, me, option)
    if kind == kinds.BUILD:
        return _build(game, me, option)
    if kind == kinds.STATUE and option < 2 * len(components.symbols):
        size, symbol = divmod(option, len(components.symbols))
        if statues.supply(game, size)[symbol] == 0:
            return refusals.STATUE_GONE
        return None if payable(me, components.statue_cost[size], 0) else refusals.STATUE_TOO_DEAR
    if kind == kinds.HIRE and option in (POTATO_END, CORN_END):
        if not game.village:
            return refusals.VILLAGE_EMPTY
        return None if payable(me, hire_price(option), 0) else refusals.HIRE_TOO_DEAR
    if kind == kinds.NOMAD and option < len(game.nomads):
        return refusals.NO_NOMAD if game.nomads[option] == 0 else None
    if kind == kinds.PAY:
        mix = components.mixes[option]
        return None if all(n <= held for n, held in zip(mix, me.resources, strict=True)) else refusals.CANNOT_PAY
    if kind == kinds.WEAVE_END and option >= 2:
        rows = weaving.tapestries_of(me)
        return refusals.PATTERN_TWICE if (option - 2) // 4 < len(rows) else refusals.NOT_YOURS
    if kind in (kinds.KEEP, kinds.PLAY_GOD, kinds.PRICE, kinds.GIVE_GOD) and option < len(components.gods):
        return refusals.NOT_YOURS
    if kind == kinds.TRAIN:
        return refusals.NOT_YOURS
    return why_priest.why_not(game, me, kind, option)


def _free(game: Tawantinsuyu, me: Player, action: int) -> Blocked | None:
    """TA-3.5, TA-3.13, TA-16.15, TA-16.19: an army card's bonus, an exchange, a god card for a potato."""
    army = len(game.components.army)
    swap = army <= action < army + len(kinds.SWAPS)
    mine = action in me.army_hand.cards if action < army else owns(game, me, 15 if swap else 19)
    if not mine:
        return refusals.NOT_YOURS
    if game.acting != me.seat and (not swap or game.rulings.z15_own_turn):
        return refusals.OWN_TURN_ONLY
    return None if action < army else refusals.CANNOT_PAY


def _stair(game: Tawantinsuyu, me: Player, spot: int) -> Blocked | None:
    if me.step_markers == 0:
        return refusals.NO_MARKER
    if game.steps[spot] != FREE:
        return refusals.SPOT_TAKEN
    return None if spot in stairs.free_spots(game) else refusals.UPPER_FIRST


def _build(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    components = game.components
    if option >= len(components.buildings):
        return refusals.NO_GOD_CARD if not me.god_hand.cards else None
    if option not in game.market.cards:
        return refusals.NOT_IN_MARKET
    return None if payable(me, components.buildings[option].cost, 0) else refusals.BUILDING_TOO_DEAR
