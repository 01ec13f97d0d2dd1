"""Advancing technologies (TZ-10) and the bonus beyond the last level."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.components import E_RESOURCES, E_TEMPLE, E_VP
from tinkuy.games.tzolkin.goods import gain_goods, score
from tinkuy.games.tzolkin.payments import pay_any, take_any
from tinkuy.games.tzolkin.state import FROM_ARCHITECTURE_BONUS, Player, Tzolkin
from tinkuy.games.tzolkin.temples import worship
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import ADVANCE, TRACK_DONE


def advance_cost(game: Tzolkin, me: Player, track: int) -> int:
    """TZ-10.1: 1, 2, 3 resources; TZ-10.2: 1 for the bonus on the last level."""
    return game.components.advance_cost[me.technologies[track]]


def advance_blocked(game: Tzolkin, me: Player, track: int) -> Blocked | None:
    """TZ-10.1, TZ-7.7; TZ-10.4: without cost every track; enough is enough only after the first of Tikal 3."""
    if track == TRACK_DONE:
        return game.due
    if game.free_level:
        return None
    return refusals.NOT_ENOUGH_RESOURCES if sum(me.resources) < advance_cost(game, me, track) else None


def any_advance(game: Tzolkin, me: Player) -> bool:
    held = sum(me.resources)
    cost = game.components.advance_cost
    for level in me.technologies:
        if cost[level] <= held:
            return True
    return False


def advance(game: Tzolkin, me: Player, track: int) -> Rules[None]:
    """TZ-10.2, TZ-10.4: one level up, or the track's bonus on the last level; the price is paid elsewhere."""
    level = me.technologies[track]
    if level < game.components.levels:
        me.technologies[track] = level + 1
        if game.told is not None:
            game.tell(told.ADVANCED, [me.seat, track, level + 1])
        return
    if game.told is not None:
        game.tell(told.TRACK_BONUS, [me.seat, track])
    bonus = game.components.bonus[track]
    if bonus.kind == E_TEMPLE:  # TZ-21.5
        for _ in range(bonus.n):
            yield from worship(game, me)
    elif bonus.kind == E_RESOURCES:  # TZ-21.9
        yield from take_any(game, me, bonus.n, refusals.TAKE_BONUS)
    elif bonus.kind == E_VP:  # TZ-21.13
        score(game, me, FROM_ARCHITECTURE_BONUS, bonus.n)
    else:  # TZ-21.18
        gain_goods(game, me, bonus.goods)


def paid_advances(game: Tzolkin, me: Player, most: int) -> Rules[None]:
    """TZ-13.1, TZ-13.3, TZ-10.7: up to `most` advances, chosen, paid and carried out one after the other."""
    for done in range(most):
        game.due = None if done else refusals.ACTION_CHOSEN
        options = [track for track in range(TRACK_DONE + 1) if advance_blocked(game, me, track) is None]
        track = options[0] if len(options) == 1 else (yield Ask(me.seat, ADVANCE, options))
        if track == TRACK_DONE:
            return
        yield from pay_any(game, me, advance_cost(game, me, track))
        yield from advance(game, me, track)


def free_advances(game: Tzolkin, me: Player, n: int) -> Rules[None]:
    """TZ-10.4, TZ-10.6, TZ-19.10: n levels on tracks of choice without cost."""
    for _ in range(n):
        game.due, game.free_level = refusals.FREE_LEVEL, True
        track = yield Ask(me.seat, ADVANCE, list(range(TRACK_DONE)))
        game.free_level = False
        yield from advance(game, me, track)
