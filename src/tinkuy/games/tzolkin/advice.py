"""How good a position is for a player, in victory points: what the greedy bot looks at."""

from __future__ import annotations

from tinkuy.games.tzolkin.monuments import monument_vp
from tinkuy.games.tzolkin.scoring import value_in_corn
from tinkuy.games.tzolkin.state import Player, Tzolkin


def estimate(game: Tzolkin, me: Player) -> float:
    return sum(me.points) / 4 + value_in_corn(game, me) / 4 + sum(monument_vp(game, me, m) for m in me.monuments)
