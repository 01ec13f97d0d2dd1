"""What tiles give: one function per verb of the tables (TZ-2.17, TZ-19.4, TZ-19.13)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tzolkin.components import (
    ANY,
    E_FEED_DISCOUNT,
    E_FEED_FREE,
    E_GAIN,
    E_TECH,
    E_TEMPLE,
    E_VP,
    E_WORKER,
    Effect,
)
from tinkuy.games.tzolkin.goods import gain_goods, gain_worker, score
from tinkuy.games.tzolkin.state import FROM_BUILDINGS, Player, Tzolkin
from tinkuy.games.tzolkin.technologies import advance, free_advances
from tinkuy.games.tzolkin.temples import step_up, worship


def receive(game: Tzolkin, me: Player, effects: list[Effect]) -> Rules[None]:
    """TZ-19.13: in the order of the tables."""
    for effect in effects:
        kind = effect.kind
        if kind == E_GAIN:
            gain_goods(game, me, effect.goods)
        elif kind == E_TECH:
            if effect.target == ANY:
                yield from free_advances(game, me, effect.n)
            else:
                for _ in range(effect.n):
                    yield from advance(game, me, effect.target)
        elif kind == E_TEMPLE:
            for _ in range(effect.n):
                if effect.target == ANY:
                    yield from worship(game, me)
                else:
                    step_up(game, me, effect.target)
        elif kind == E_VP:
            score(game, me, FROM_BUILDINGS, effect.n)
        elif kind == E_WORKER:
            for _ in range(effect.n):
                gain_worker(game, me)
        elif kind == E_FEED_FREE:  # TZ-19.5, TZ-19.7
            me.free_workers += effect.n
        elif kind == E_FEED_DISCOUNT:
            me.food_discount += effect.n
