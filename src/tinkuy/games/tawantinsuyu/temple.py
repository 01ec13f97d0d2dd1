"""The temple track (TA-15.1, TA-15.2, TA-15.7)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.state import FROM_TEMPLE, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told


def steps_left(game: Tawantinsuyu, me: Player) -> int:
    return len(game.components.temple) - 1 - me.temple


def at_top(game: Tawantinsuyu, me: Player) -> bool:
    return steps_left(game, me) == 0


def climb(game: Tawantinsuyu, me: Player, n: int) -> Rules[None]:
    """TA-15.1: every step entered gives what stands left of it; TA-15.7: steps beyond the top are lost."""
    for _ in range(min(n, steps_left(game, me))):
        me.temple += 1
        if game.told is not None:
            game.tell(told.CLIMBED, [me.seat, me.temple])
        yield from rewards.receive(game, me, game.components.temple[me.temple].left, FROM_TEMPLE)
