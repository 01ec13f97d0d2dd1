"""Gaining, paying and scoring: the one way for each (TE-1)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Ask, Asks, Blocked, Rules
from tinkuy.games.teotihuacan.state import Player, Teotihuacan, total, without
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import GIVE, MOST_TAKEN, PAY, PAY_COCOA, PAY_TILE, TAKE, mixes
from tinkuy.games.teotihuacan.vocabulary import COCOA, G_VP, GOLD, GOODS, RESOURCES, WOOD

MIXES: Final = mixes(MOST_TAKEN)
OF_TOTAL: Final = [[n for n, mix in enumerate(MIXES) if sum(mix) == total] for total in range(MOST_TAKEN + 1)]
BOTH_WAYS: Final = [PAY_COCOA, PAY_TILE]


def gain(game: Teotihuacan, me: Player, good: int, n: int) -> None:
    """TE-1.5: nothing is ever short."""
    if n == 0:
        return
    me.goods[good] += n
    if game.told is not None:
        game.tell(told.GAINED, [me.seat, good, n])
    if good == COCOA:
        me.conduct.got_cocoa(game, me)


def spend(game: Teotihuacan, me: Player, good: int, n: int) -> None:
    if n == 0:
        return
    me.goods[good] -= n
    if game.told is not None:
        game.tell(told.SPENT, [me.seat, good, n])


def spend_all(game: Teotihuacan, me: Player, cost: list[int]) -> None:
    for good, n in enumerate(cost):
        if n:
            spend(game, me, good, n)


def affords(me: Player, cost: list[int]) -> bool:
    goods = me.goods
    return goods[0] >= cost[0] and goods[1] >= cost[1] and goods[2] >= cost[2] and goods[3] >= cost[3]


def affords_with(me: Player, cost: list[int], surcharge: int) -> bool:
    """With resources of choice on top."""
    return affords(me, cost) and (not surcharge or sum(me.goods[WOOD:]) - sum(cost[WOOD:]) >= surcharge)


def score(game: Teotihuacan, me: Player, source: int, vp: int) -> None:
    """TE-1.6: never below 0."""
    if vp == 0:
        return
    if vp > 0:
        vp += me.conduct.vp_more(game, me)
    else:
        vp = max(vp, -total(me))
        if vp == 0:
            return
    me.points[source] += vp
    if game.told is not None:
        game.tell(told.SCORED, [me.seat, source, vp])


def gain_goods(game: Teotihuacan, me: Player, gains: list[int], source: int) -> None:
    """What there is nothing to choose about."""
    for good in range(len(GOODS)):
        if gains[good]:
            gain(game, me, good, gains[good])
    if gains[G_VP]:
        score(game, me, source, gains[G_VP])


def take_resources(game: Teotihuacan, me: Player, n: int, cost: list[int] | None = None) -> Rules[None]:
    """Resources of choice, in one question for as many as it can name; with them a `cost` must be payable."""
    while n > 0:
        part = min(n, MOST_TAKEN)
        game.about = [TAKE, part]
        options = OF_TOTAL[part]
        if cost is not None:
            game.about += [n - part, *cost]
            options = [option for option in options if take_blocked(game, me, option) is None]
        mix = MIXES[options[0] if len(options) == 1 else (yield Ask(me.seat, TAKE, options))]
        for resource in range(len(RESOURCES)):
            gain(game, me, WOOD + resource, mix[resource])
        n -= part


def take_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """Exactly as many as are given, and what is still missing for a price that follows."""
    about, mix = game.about, MIXES[option]
    if sum(mix) != about[1]:
        return refusals.OTHER_NUMBER
    if len(about) > 2 and missing(me, about[3:], mix) > about[2]:
        return refusals.TILE_TOO_DEAR
    return None


def missing(me: Player, cost: list[int], more: tuple[int, ...] = (0, 0, 0)) -> int:
    """Resources of a price that the player lacks, with so many more of each."""
    lacking = 0
    for resource in range(len(RESOURCES)):
        good = WOOD + resource
        lacking += max(0, cost[good] - me.goods[good] - more[resource])
    return lacking


def give_resource(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-13.14: one resource of choice as a price."""
    options = [good - WOOD for good in range(WOOD, GOLD + 1) if me.goods[good]]
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, GIVE, options))
    spend(game, me, WOOD + chosen, 1)


def give_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    return None if me.goods[WOOD + option] else refusals.NO_SUCH_RESOURCE


# ---------------------------------------------------------------------- cocoa payments


def free_tile(game: Teotihuacan, me: Player) -> int:
    """A free cocoa tile of the player, or -1 (TE-13.7)."""
    for tile in game.components.free_cocoa:
        if tile in me.tiles:
            return tile
    return -1


def can_pay(game: Teotihuacan, me: Player, cocoa: int) -> bool:
    """With cocoa or with the tile that skips the payment."""
    return me.goods[COCOA] >= cocoa or free_tile(game, me) >= 0


def pay_cocoa(game: Teotihuacan, me: Player, cocoa: int, reserved: int = 0) -> Asks:
    """TE-13.7, TE-13.24: a payment that the free cocoa tile can replace; `reserved` cocoa is needed right after it."""
    tile = free_tile(game, me) if cocoa and me.tiles else -1
    if tile >= 0:
        return pay_or_skip(game, me, cocoa, reserved, tile)
    spend(game, me, COCOA, cocoa)
    return ASKS_NOTHING


def pay_or_skip(game: Teotihuacan, me: Player, cocoa: int, reserved: int, tile: int) -> Rules[None]:
    game.about = [PAY, cocoa + reserved]
    way = PAY_TILE
    if me.goods[COCOA] >= cocoa + reserved:
        way = yield Ask(me.seat, PAY, BOTH_WAYS)
    if way == PAY_COCOA:
        spend(game, me, COCOA, cocoa)
    else:
        use_up(game, me, tile)


def pay_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-13.24."""
    if option == PAY_TILE:
        return None if free_tile(game, me) >= 0 else refusals.NO_FREE_COCOA
    return None if me.goods[COCOA] >= game.about[1] else refusals.TOO_LITTLE_COCOA


def use_up(game: Teotihuacan, me: Player, tile: int) -> None:
    """TE-13.3: a used tile stays with its owner."""
    me.tiles = without(me.tiles, tile)
    me.used = [*me.used, tile]
    if game.told is not None:
        game.tell(told.TILE_USED, [me.seat, tile])
