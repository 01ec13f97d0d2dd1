"""Statues: making them (TA-8.9 to TA-8.11, TA-8.27) and giving them up (TA-9.6 to TA-9.8)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu.resources import pay, payable, score
from tinkuy.games.tawantinsuyu.state import FROM_STATUES, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import NO, STATUE, YES

SMALL: Final = 0
LARGE: Final = 1


def supply(game: Tawantinsuyu, size: int) -> list[int]:
    return game.small_supply if size == SMALL else game.large_supply


def statue_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.9, TA-8.10, TA-8.27, TA-8.36: one that is left and paid; a gift is a small one and costs nothing."""
    gift, optional = game.about[1], game.about[2]
    size, symbol = divmod(option, len(game.components.symbols))
    if size > LARGE:
        return None if optional else refusals.MUST_MAKE_STATUE
    if gift and size == LARGE:
        return refusals.SMALL_STATUE_ONLY
    if supply(game, size)[symbol] == 0:
        return refusals.STATUE_GONE
    return None if gift or payable(me, game.components.statue_cost[size], 0) else refusals.STATUE_TOO_DEAR


def statue_options(game: Tawantinsuyu, me: Player) -> list[int]:
    domain = range(2 * len(game.components.symbols) + 1)
    return [option for option in domain if statue_blocked(game, me, option) is None]


def makeable(game: Tawantinsuyu, me: Player) -> list[int]:
    """TA-8.9, TA-8.10: as the options of the task, small ones first."""
    count = len(game.components.symbols)
    options: list[int] = []
    for size in (SMALL, LARGE):
        if payable(me, game.components.statue_cost[size], 0):
            options += [size * count + symbol for symbol, n in enumerate(supply(game, size)) if n > 0]
    return options


def make_statue(game: Tawantinsuyu, me: Player, optional: bool) -> Rules[None]:
    if not makeable(game, me):
        return
    nothing = 2 * len(game.components.symbols)
    game.about = [STATUE, NO, int(optional)]
    options = statue_options(game, me)
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
    if not any(game.small_supply):
        return
    game.about = [STATUE, YES, YES]
    chosen = yield Ask(me.seat, STATUE, statue_options(game, me))
    if chosen < len(game.components.symbols):
        gain_statue(game, me, SMALL, chosen)


def give_statue(game: Tawantinsuyu, me: Player, size: int, symbol: int) -> None:
    """TA-9.8: out of the game."""
    (me.small if size == SMALL else me.large)[symbol] -= 1
    if game.told is not None:
        game.tell(told.STATUE_GIVEN, [me.seat, size * len(game.components.symbols) + symbol])


def owns_symbol(me: Player, symbol: int) -> bool:
    return me.small[symbol] > 0 or me.large[symbol] > 0
