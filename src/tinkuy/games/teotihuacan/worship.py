"""Worship: locked workers, temple steps and royal tiles (TE-6)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Asks, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import discoveries, locking, temples
from tinkuy.games.teotihuacan.goods import can_pay, free_tile, pay_cocoa
from tinkuy.games.teotihuacan.royal import use_royal
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan, stands_at
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import (
    BOTH,
    EFFECT_FIRST,
    EFFECT_ONLY,
    FIRST,
    TILE_FIRST,
    TILE_ONLY,
    WORSHIPPER,
)
from tinkuy.games.teotihuacan.vocabulary import COCOA, ROYAL_SPACES, SPACE_BOARDS, SPACE_TEMPLES


def holder(game: Teotihuacan, space: int) -> Player | None:
    """TE-6.2: whose worker is locked there."""
    for player in game.players:
        if stands_at(player, LOCKED + space):
            return player
    return None


def tile_at(game: Teotihuacan, board: int) -> int:
    """The Discovery tile of a board, or EMPTY."""
    return game.laid.cards[board * game.components.depth]


def price(game: Teotihuacan, me: Player, space: int, way: int) -> int:
    """TE-6.3, TE-6.6: cocoa for freeing another worker and for both options."""
    other = holder(game, space)
    return me.conduct.worship_price(game, me, other is not None, way == BOTH)


def worship_blocked(game: Teotihuacan, me: Player, space: int, way: int) -> Blocked | None:
    """TE-6.4, TE-6.7, TE-6.10, TE-6.14, TE-21.23."""
    board = SPACE_BOARDS[space]
    if board != game.here:
        return refusals.OTHER_BOARD
    if not worshippers(game, me):
        return refusals.LEFT_BOARD
    if space not in game.rulings.spaces[board]:
        return refusals.NO_WORSHIP_HERE
    if LOCKED + space in me.at:
        return refusals.OWN_WORKER_THERE
    blocked = me.conduct.worship_blocked(game, me, space)
    if blocked is not None:
        return blocked
    if way != TILE_ONLY and space >= ROYAL_SPACES and not can_advance(game, me, space):
        return refusals.TEMPLE_TOP
    if way != EFFECT_ONLY:
        blocked = slot_blocked(game, me, space, way)
        if blocked is not None:
            return blocked
    cocoa = price(game, me, space, way)
    return None if me.goods[COCOA] >= cocoa or can_pay(game, me, cocoa) else refusals.WORSHIP_TOO_DEAR


def open_ways(game: Teotihuacan, me: Player, space: int) -> list[int]:
    """As `worship_blocked` for a worker here, with what all ways have in common looked at once."""
    found: list[int] = []
    conduct = me.conduct
    if stands_at(me, LOCKED + space) or not (conduct.plain or conduct.worship_blocked(game, me, space) is None):
        return found
    other = holder(game, space) is not None
    skips = bool(me.tiles) and free_tile(game, me) >= 0
    cocoa = me.goods[COCOA]
    effect = space < ROYAL_SPACES or can_advance(game, me, space)
    if effect and (skips or cocoa >= conduct.worship_price(game, me, other, False)):
        found.append(EFFECT_ONLY)
    if tile_at(game, game.here) == EMPTY:
        return found
    if space >= ROYAL_SPACES and slot_blocked(game, me, space, TILE_ONLY) is None:
        found.append(TILE_ONLY)
    payable = skips or cocoa >= conduct.worship_price(game, me, other, True)
    if effect and payable and slot_blocked(game, me, space, BOTH) is None:
        found.append(BOTH)
    return found


def can_advance(game: Teotihuacan, me: Player, space: int) -> bool:
    """TE-6.8: on the temple of the space, or on any."""
    temple = SPACE_TEMPLES[space]
    return temples.can_step(game, me, temple) if temple >= 0 else temples.can_step_anywhere(game, me)


def slot_blocked(game: Teotihuacan, me: Player, space: int, way: int) -> Blocked | None:
    """TE-6.7, TE-6.14: alone a tile must be payable at once, beside the effect only claimable."""
    board = SPACE_BOARDS[space]
    tile = tile_at(game, board)
    if way == TILE_ONLY and space < ROYAL_SPACES:
        return refusals.NOT_ALONE_IN_PALACE
    if tile == EMPTY:
        return refusals.NO_TILE_THERE
    blocked = me.conduct.claim_blocked(game, me, board, tile)
    if blocked is not None or way == BOTH:
        return blocked
    cost = game.components.discoveries[tile].cost
    if not discoveries.payable(game, me, tile):
        return refusals.TILE_TOO_DEAR
    left = me.goods[COCOA] - cost[COCOA]
    cocoa = price(game, me, space, way)
    return None if left >= cocoa or can_pay(game, me, cocoa + cost[COCOA]) else refusals.TILE_TOO_DEAR


def worship(game: Teotihuacan, me: Player, space: int, way: int) -> Rules[None]:
    """TE-6.11: pay, lock the worker, then the options."""
    board = SPACE_BOARDS[space]
    there = worshippers(game, me)
    worker = there[0] if len(there) == 1 else (yield from choose_worshipper(game, me, there))
    other = holder(game, space)
    reserved = game.components.discoveries[tile_at(game, board)].cost[COCOA] if way == TILE_ONLY else 0
    yield from pay_cocoa(game, me, me.conduct.worship_price(game, me, other is not None, way == BOTH), reserved)
    if other is not None:
        locking.free(game, other, other.at.index(LOCKED + space))
    me.at[worker] = LOCKED + space
    if game.told is not None:
        game.tell(told.WORSHIPPED, [me.seat, me.powers[worker], space])
    if way == TILE_ONLY:
        yield from discoveries.claim(game, me, board, tile_at(game, board))
    elif way == EFFECT_ONLY:
        yield from effect(game, me, space, worker)
    else:
        yield from both(game, me, space, worker)


def worshippers(game: Teotihuacan, me: Player) -> list[int]:
    """TE-6.1, TE-21.23: workers that have moved to this board and have not left it again."""
    return [worker for worker in game.moved if me.at[worker] == game.here]


def choose_worshipper(game: Teotihuacan, me: Player, there: list[int]) -> Rules[int]:
    """TE-13.5, TE-13.18: of two that moved together only one."""
    powers = sorted({me.powers[worker] for worker in there})
    game.about = [WORSHIPPER]
    power = powers[0] if len(powers) == 1 else 1 + (yield Ask(me.seat, WORSHIPPER, [power - 1 for power in powers]))
    return next(worker for worker in there if me.powers[worker] == power)


def worshipper_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    powers = [me.powers[worker] for worker in worshippers(game, me)]
    return None if option + 1 in powers else refusals.NOT_MOVED


def both(game: Teotihuacan, me: Player, space: int, worker: int) -> Rules[None]:
    """TE-6.6, TE-6.12: in any order; the claim may be given up."""
    board = SPACE_BOARDS[space]
    game.about = [FIRST, board]
    first = EFFECT_FIRST
    if first_blocked(game, me, TILE_FIRST) is None:
        first = yield Ask(me.seat, FIRST, [EFFECT_FIRST, TILE_FIRST])
    if first == TILE_FIRST:
        yield from discoveries.claim(game, me, board, tile_at(game, board))
        yield from effect(game, me, space, worker)
    else:
        yield from effect(game, me, space, worker)
        yield from discoveries.may_claim(game, me, board, free=True)


def first_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    board = game.about[1]
    return None if option == EFFECT_FIRST else discoveries.tile_blocked(game, me, board, tile_at(game, board))


def effect(game: Teotihuacan, me: Player, space: int, worker: int) -> Asks:
    """TE-6.8, TE-13.14."""
    if space < ROYAL_SPACES:
        return use_royal(game, me, game.royals[space], me.powers[worker])
    temple = SPACE_TEMPLES[space]
    if temple < 0:
        return temples.climb(game, me, temples.NO_STEPS, 1)
    due = temples.NO_STEPS.copy()
    due[temple] = 1
    return temples.climb(game, me, due, 0)
