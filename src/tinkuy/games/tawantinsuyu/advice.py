"""How good a position is for a player, in victory points: what the greedy bot looks at."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu import weaving
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, total


def estimate(game: Tawantinsuyu, me: Player) -> float:
    goods = me.resources[0] * 0.5 + me.resources[1] * 0.9 + me.resources[2] * 1.0 + me.resources[3] * 1.9
    value = total(me) + goods + 1.5 * len(me.god_hand.cards) + 1.2 * (len(me.army_hand.cards) + len(me.army_up))
    value += (
        2.0 * min(2, sum(me.workers)) + 2.0 * len(me.production) + 3.0 * len(me.passive) + 0.8 * sum(me.production_up)
    )
    for row in weaving.tapestries_of(me):
        value += game.components.tapestry_vp[min(len(row), 7)] + 0.8
    value += 1.2 * len(weaving.seams(game, me)) + 1.5 * (sum(me.small) + 2 * sum(me.large))
    return value + 1.8 * me.temple + game.components.temple[me.temple].end_vp
