"""Statues: making them (TA-8.9 to TA-8.11, TA-8.27) and giving them up (TA-9.6 to TA-9.8)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Rules
from tinkuy.games.tawantinsuyu.resources import pay, payable, score
from tinkuy.games.tawantinsuyu.state import FROM_STATUES, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import STATUE

SMALL: Final = 0
LARGE: Final = 1


def supply(game: Tawantinsuyu, size: int) -> list[int]:
    return game.small_supply if size == SMALL else game.large_supply


def makeable(game: Tawantinsuyu, me: Player) -> list[int]:
    """TA-8.9, TA-8.10: as options, small ones first."""
    count = len(game.components.symbols)
    options: list[int] = []
    for size in (SMALL, LARGE):
        if payable(me, game.components.statue_cost[size], 0):
            options += [size * count + symbol for symbol, n in enumerate(supply(game, size)) if n > 0]
    return options


def make_statue(game: Tawantinsuyu, me: Player, optional: bool) -> Rules[None]:
    options = makeable(game, me)
    if not options:
        return
    nothing = 2 * len(game.components.symbols)
    if optional:
        options.append(nothing)
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, STATUE, options))
    if chosen == nothing:
        return
    size, symbol = divmod(chosen, len(game.components.symbols))
    yield from pay(game, me, game.components.statue_cost[size])
    gain_statue(game, me, size, symbol)


def gain_statue(game: Tawantinsuyu, me: Player, size: int, symbol: int) -> None:
    """TA-8.11: its VP come however it is gained."""
    supply(game, size)[symbol] -= 1
    (me.small if size == SMALL else me.large)[symbol] += 1
    if game.told is not None:
        game.tell(told.STATUE_MADE, [me.seat, size * len(game.components.symbols) + symbol])
    score(game, me, FROM_STATUES, game.components.statue_vp[size])


def free_small_statue(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.27: lost if no small one is left."""
    options = [symbol for symbol, n in enumerate(game.small_supply) if n > 0]
    if not options:
        return
    options.append(2 * len(game.components.symbols))
    chosen = yield Ask(me.seat, STATUE, options)
    if chosen < len(game.components.symbols):
        gain_statue(game, me, SMALL, chosen)


def give_statue(game: Tawantinsuyu, me: Player, size: int, symbol: int) -> None:
    """TA-9.8: out of the game."""
    (me.small if size == SMALL else me.large)[symbol] -= 1
    if game.told is not None:
        game.tell(told.STATUE_GIVEN, [me.seat, size * len(game.components.symbols) + symbol])


def owns_symbol(me: Player, symbol: int) -> bool:
    return me.small[symbol] > 0 or me.large[symbol] > 0
