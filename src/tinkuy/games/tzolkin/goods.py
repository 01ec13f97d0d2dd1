"""Gaining and spending: the one way for each, so that events and score sources cannot be forgotten (TZ-1, TZ-9)."""

from __future__ import annotations

from tinkuy.games.tzolkin.components import CORN, SKULL
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told


def gain_corn(game: Tzolkin, me: Player, n: int) -> None:
    """TZ-1.2, TZ-9.1: corn is never short."""
    if n == 0:
        return
    me.corn += n
    if game.told is not None:
        game.tell(told.GAINED, [me.seat, CORN, n])


def spend_corn(game: Tzolkin, me: Player, n: int) -> None:
    """TZ-9.1: back to the supply. Callers have looked that it is there (TZ-6.8, TZ-7.7)."""
    if n == 0:
        return
    me.corn -= n
    if game.told is not None:
        game.tell(told.SPENT, [me.seat, CORN, n])


def gain_resource(game: Tzolkin, me: Player, resource: int, n: int) -> None:
    """TZ-1.2, TZ-9.1."""
    if n == 0:
        return
    me.resources[resource] += n
    if game.told is not None:
        game.tell(told.GAINED, [me.seat, resource + 1, n])


def spend_resources(game: Tzolkin, me: Player, cost: list[int]) -> None:
    """TZ-9.1: wood, stone, gold back to the supply."""
    for resource, n in enumerate(cost):
        if n:
            me.resources[resource] -= n
            if game.told is not None:
                game.tell(told.SPENT, [me.seat, resource + 1, n])


def gain_skulls(game: Tzolkin, me: Player, n: int) -> None:
    """TZ-1.1, TZ-1.9: at most what the supply has, down to nothing."""
    got = min(n, game.skull_supply)
    game.skull_supply -= got
    me.skulls += got
    if game.told is not None:
        if got:
            game.tell(told.GAINED, [me.seat, SKULL, got])
        if got < n:
            game.tell(told.NO_SKULL_LEFT, [me.seat])


def spend_skulls(game: Tzolkin, me: Player, n: int) -> None:
    """TZ-9.1, TZ-1.10: a skull paid as a price goes back to the supply and can be gained again."""
    if n == 0:
        return
    me.skulls -= n
    game.skull_supply += n
    if game.told is not None:
        game.tell(told.SPENT, [me.seat, SKULL, n])


def gain_good(game: Tzolkin, me: Player, good: int, n: int) -> None:
    """One of the five goods by its index."""
    if good == CORN:
        gain_corn(game, me, n)
    elif good == SKULL:
        gain_skulls(game, me, n)
    else:
        gain_resource(game, me, good - 1, n)


def gain_goods(game: Tzolkin, me: Player, goods: list[int]) -> None:
    for good, n in enumerate(goods):
        if n:
            gain_good(game, me, good, n)


def gain_worker(game: Tzolkin, me: Player) -> None:
    """TZ-1.3, TZ-7.10, TZ-14.3: into the hand; a seventh does not come."""
    if me.workers < game.components.worker_limit:
        me.workers += 1
        me.hand += 1
        if game.told is not None:
            game.tell(told.WORKER_GAINED, [me.seat])
    elif game.told is not None:
        game.tell(told.NO_WORKER_LEFT, [me.seat])


def score_quarters(game: Tzolkin, me: Player, source: int, quarters: int) -> None:
    """TZ-1.8, TZ-23.4: scores are kept in exact quarters and may be negative."""
    if quarters == 0:
        return
    me.points[source] += quarters
    if game.told is not None:
        game.tell(told.SCORED, [me.seat, source, quarters])


def score(game: Tzolkin, me: Player, source: int, vp: int) -> None:
    score_quarters(game, me, source, 4 * vp)


def covers(held: list[int], cost: list[int]) -> bool:
    """Whether wood, stone and gold in hand pay a price."""
    return held[0] >= cost[0] and held[1] >= cost[1] and held[2] >= cost[2]
