"""Discovery tiles: claiming and using them (TE-13.1 to TE-13.8, TE-13.15 to TE-13.17, TE-13.25)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Ask, Asks, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import asking, gains, main_action, movement, power
from tinkuy.games.teotihuacan.goods import affords, missing, spend_all, take_resources, use_up
from tinkuy.games.teotihuacan.state import FROM_DISCOVERIES, LOCKED, Player, Teotihuacan, lying_at
from tinkuy.games.teotihuacan.tiles import DOUBLE_MOVE, EXTRA_WORKER, MOVE_ANYWHERE
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import ACTION, CLAIM, MOVE, SALARY
from tinkuy.games.teotihuacan.vocabulary import COCOA, G_POWER_UP

# What a claim stands beside: the reward of a wide step, or nothing; only the last leaves time for other tiles.
INSTEAD: Final = 0
MID_STEP: Final = 1
BETWEEN: Final = 2


# ---------------------------------------------------------------------- claiming


def tile_blocked(game: Teotihuacan, me: Player, site: int, tile: int) -> Blocked | None:
    """TE-13.1, TE-11.8: a tile that lies there and can be paid."""
    if tile not in (lying_at(game, site) if site >= 0 else game.about[3:]):  # beside a starting tile it lies nowhere
        return refusals.TILE_NOT_THERE
    return lying_blocked(game, me, site, tile)


def lying_blocked(game: Teotihuacan, me: Player, site: int, tile: int) -> Blocked | None:
    blocked = me.conduct.claim_blocked(game, me, site, tile)
    if blocked is not None:
        return blocked
    return None if payable(game, me, tile) else refusals.TILE_TOO_DEAR


def payable(game: Teotihuacan, me: Player, tile: int) -> bool:
    """TE-13.1: with what the claim itself brings first."""
    cost = game.components.discoveries[tile].cost
    if affords(me, cost):
        return True
    return me.goods[COCOA] >= cost[COCOA] and missing(me, cost) <= me.conduct.claim_help(game, me)


def claim_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-11.2, TE-12.4: a tile, or the printed reward of a wide step, or nothing elsewhere."""
    tiles = len(game.components.discoveries)
    beside = game.about[2]
    if option == tiles:
        return refusals.REWARD_OR_TILE if beside == INSTEAD else None
    if option == tiles + 1:
        return None if beside == INSTEAD else refusals.NO_REWARD_HERE
    return tile_blocked(game, me, game.about[1], option)


def claims(game: Teotihuacan, me: Player) -> list[int]:
    """As `claim_blocked`, looking only at the tiles that lie there."""
    site = game.about[1]
    tiles = len(game.components.discoveries)
    found: list[int] = []
    for tile in lying_at(game, site):
        if tile not in found and lying_blocked(game, me, site, tile) is None:
            found.append(tile)
    found.sort()
    found.append(tiles + 1 if game.about[2] == INSTEAD else tiles)
    return found


def claim_instead(game: Teotihuacan, me: Player, site: int) -> Rules[bool]:
    """TE-11.2, TE-11.3: on a wide step a tile instead of the printed reward; whether one was claimed."""
    game.about = [CLAIM, site, INSTEAD]
    options = claims(game, me)
    if len(options) == 1:
        return False
    chosen = yield Ask(me.seat, CLAIM, options)
    if chosen > len(game.components.discoveries):
        return False
    yield from claim(game, me, site, chosen)
    return True


def may_claim(game: Teotihuacan, me: Player, site: int, free: bool) -> Rules[None]:
    """TE-12.2, TE-6.12: one tile of the site or none."""
    game.about = [CLAIM, site, BETWEEN if free else MID_STEP]
    if free:
        chosen = yield from asking.ask(game, me, CLAIM, claims)
    else:
        options = claims(game, me)
        if len(options) == 1:
            return
        chosen = yield Ask(me.seat, CLAIM, options)
    if chosen < len(game.components.discoveries):
        yield from claim(game, me, site, chosen)


def claim(game: Teotihuacan, me: Player, site: int, tile: int) -> Asks:
    """TE-13.1, TE-13.2: pay, then keep it."""
    depth = game.components.depth
    place = game.laid.cards.index(tile, site * depth, site * depth + depth)
    game.laid.cards[place] = EMPTY
    return receive(game, me, tile)


def receive(game: Teotihuacan, me: Player, tile: int) -> Asks:
    discovery = game.components.discoveries[tile]
    if game.told is not None:
        game.tell(told.CLAIMED, [me.seat, tile])
    if discovery.mask:
        me.masks = [*me.masks, tile]
    else:
        me.tiles = [*me.tiles, tile]
    if not me.conduct.plain:
        return receive_otherwise(game, me, tile)
    spend_all(game, me, discovery.cost)
    return ASKS_NOTHING


def receive_otherwise(game: Teotihuacan, me: Player, tile: int) -> Rules[None]:
    """With what modules add before and after the payment."""
    cost = game.components.discoveries[tile].cost
    yield from take_resources(game, me, me.conduct.claim_help(game, me), cost)
    spend_all(game, me, cost)
    yield from me.conduct.claimed(game, me, tile)


# ---------------------------------------------------------------------- using


def use_blocked(game: Teotihuacan, me: Player, kind: int, tile: int) -> Blocked | None:
    """TE-13.15, TE-13.16: beside a question of this kind."""
    if tile not in me.tiles:
        return refusals.NO_SUCH_TILE
    discovery = game.components.discoveries[tile]
    if kind == SALARY:
        return None if discovery.gain[COCOA] else refusals.NOT_FOR_SALARY
    if discovery.use == DOUBLE_MOVE:
        if kind != MOVE:
            return refusals.BEFORE_MOVING
        if game.double:
            return refusals.MOVEMENT_TILE_ONCE
        return None if movement.pairs(me) else refusals.NO_PAIR
    if discovery.use == MOVE_ANYWHERE:
        if kind != MOVE:
            return refusals.BEFORE_MOVING
        if game.anywhere:
            return refusals.MOVEMENT_TILE_ONCE
        return None if any(0 <= place < LOCKED for place in me.at) else refusals.ALL_LOCKED
    if discovery.use == EXTRA_WORKER:
        if kind != ACTION:
            return refusals.BEFORE_ACTION
        if game.here not in discovery.boards:
            return refusals.EXTRA_NOT_HERE
        return main_action.main_blocked(game, me, 1)
    if discovery.gain[G_POWER_UP] and not power.any_receivers(game, me):
        return refusals.NOBODY_TO_POWER_UP
    return None


def use(game: Teotihuacan, me: Player, tile: int) -> Asks:
    """TE-13.4 to TE-13.8."""
    discovery = game.components.discoveries[tile]
    use_up(game, me, tile)
    if discovery.use == DOUBLE_MOVE:
        game.double = True
    elif discovery.use == MOVE_ANYWHERE:
        game.anywhere = True
    elif discovery.use == EXTRA_WORKER:
        game.extra += 1
    else:
        return gains.take(game, me, discovery.gain, FROM_DISCOVERIES)
    return ASKS_NOTHING
