"""Weaves: the task, left-over tiles and free weaves (TA-8.12 to TA-8.15)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.components import CORN
from tinkuy.games.tawantinsuyu.resources import NOTHING, pay, payable
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, in_turn_order, owns
from tinkuy.games.tawantinsuyu.tapestries import place_weave
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import (
    BENEATH,
    BUY_WEAVE,
    DROP_WEAVE,
    FREE_WEAVE,
    LAY_WEAVE,
    LEFTOVER,
    NO_TILE,
    TOP_TILE,
)


def corn(n: int) -> list[int]:
    price = NOTHING[:]
    price[CORN] = n
    return price


def weave_left(game: Tawantinsuyu) -> bool:
    return game.weave_top.cards[0] != EMPTY


def turn_up_top(game: Tawantinsuyu) -> None:
    """TA-8.14, TA-8.30."""
    if game.weave_top.cards[0] == EMPTY and game.weave_stack.cards:
        game.weave_top.cards[0] = game.weave_stack.draw()


def take_from_stack(game: Tawantinsuyu) -> int:
    """The face-up tile first, then those below."""
    tile = game.weave_top.cards[0]
    if tile != EMPTY:
        game.weave_top.cards[0] = EMPTY
        return tile
    return game.weave_stack.draw() if game.weave_stack.cards else EMPTY


def draw_weaves(game: Tawantinsuyu, me: Player, n: int) -> None:
    """TA-8.29, TA-8.37: what there is, open to all."""
    for _ in range(n):
        tile = take_from_stack(game)
        if tile != EMPTY:
            game.weave_drawn.cards.append(tile)
    if game.told is not None:
        game.tell(told.WEAVES_DRAWN, [me.seat, len(game.weave_drawn.cards)])


def drop_weave_blocked(game: Tawantinsuyu, me: Player, tile: int) -> Blocked | None:
    """TA-16.8."""
    return None if tile in game.weave_drawn.cards else refusals.DROP_ONE_DRAWN


def lay_weave_blocked(game: Tawantinsuyu, me: Player, tile: int) -> Blocked | None:
    """TA-8.28."""
    return None if tile in game.weave_kept.cards else refusals.LAY_ONE_BOUGHT


def weave_task(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.12 to TA-8.14, TA-16.8."""
    components = game.components
    extra = 2 if owns(game, me, 8) else 0
    draw_weaves(game, me, components.weave_draw + extra)
    while extra and len(game.weave_drawn.cards) > components.weave_draw:
        options = sorted(game.weave_drawn.cards)
        dropped = yield Ask(me.seat, DROP_WEAVE, options)
        game.weave_drawn.cards.remove(dropped)
        game.weave_stack.cards.insert(0, dropped)
    yield from _keep(game, me)
    kept = game.weave_kept.cards
    yield from pay(game, me, corn(components.weaves_corn[len(kept)]))
    while kept:
        tile = kept[0] if len(kept) == 1 else (yield Ask(me.seat, LAY_WEAVE, kept[:]))
        yield from place_weave(game, me, tile)
    yield from offer_leftovers(game, me)


def buy_weave_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.12: a drawn tile; the price of all together must be payable, also of those taken already."""
    prices, kept = game.components.weaves_corn, len(game.weave_kept.cards)
    if option == len(game.components.weaves):
        return None if payable(me, corn(prices[kept]), 0) else refusals.WEAVES_UNPAID
    if option not in game.weave_drawn.cards:
        return refusals.WEAVE_NOT_DRAWN
    return None if payable(me, corn(prices[kept + 1]), 0) else refusals.WEAVE_TOO_DEAR


def weaves_to_buy(game: Tawantinsuyu, me: Player) -> list[int]:
    domain = [*sorted(game.weave_drawn.cards), len(game.components.weaves)]
    return [option for option in domain if buy_weave_blocked(game, me, option) is None]


def _keep(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """Which of the drawn tiles."""
    done = len(game.components.weaves)
    kept = game.weave_kept.cards
    while game.weave_drawn.cards and len(kept) + 1 < len(game.components.weaves_corn):
        chosen = yield from ask(game, me, BUY_WEAVE, weaves_to_buy)
        if chosen == done:
            break
        game.weave_drawn.cards.remove(chosen)
        kept.append(chosen)


def offer_leftovers(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.13: every other player may buy one; TA-8.14, TA-8.31: the rest goes under the stack as drawn."""
    for other in in_turn_order(game, me.seat)[1:]:
        if not game.weave_drawn.cards:
            break
        yield from other.conduct.buy_leftover(game, other)
    for tile in game.weave_drawn.cards:
        game.weave_stack.cards.insert(0, tile)
    game.weave_drawn.cards = []
    turn_up_top(game)


def leftover_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.13."""
    if option == len(game.components.weaves):
        return None
    if option not in game.weave_drawn.cards:
        return refusals.WEAVE_NOT_LEFT
    return None if payable(me, corn(game.components.leftover_corn), 0) else refusals.LEFTOVER_TOO_DEAR


def leftovers(game: Tawantinsuyu, me: Player) -> list[int]:
    domain = [*sorted(game.weave_drawn.cards), len(game.components.weaves)]
    return [option for option in domain if leftover_blocked(game, me, option) is None]


def buy_leftover(game: Tawantinsuyu, me: Player) -> Rules[None]:
    none = len(game.components.weaves)
    price = corn(game.components.leftover_corn)
    chosen = yield from ask(game, me, LEFTOVER, leftovers)
    if chosen == none:
        return
    game.weave_drawn.cards.remove(chosen)
    game.weave_kept.cards.append(chosen)
    yield from pay(game, me, price)
    if game.told is not None:
        game.tell(told.WEAVE_BOUGHT, [me.seat, chosen])
    yield from place_weave(game, me, chosen)


def free_weave_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.15, TA-8.36."""
    return refusals.NOTHING_BENEATH if option == BENEATH and not game.weave_stack.cards else None


def free_weave(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.15, TA-8.30: the top tile, or unseen the one beneath; may be declined (TA-8.36)."""
    if not weave_left(game):
        return
    domain = (TOP_TILE, BENEATH, NO_TILE)
    options = [option for option in domain if free_weave_blocked(game, me, option) is None]
    chosen = yield Ask(me.seat, FREE_WEAVE, options)
    if chosen == NO_TILE:
        return
    tile = take_from_stack(game) if chosen == TOP_TILE else game.weave_stack.draw()
    turn_up_top(game)
    game.weave_kept.cards.append(tile)
    yield from place_weave(game, me, tile)
