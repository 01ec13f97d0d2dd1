"""What a tile or a cell gives, in order (TE-3.15)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.teotihuacan import avenue, power, temples
from tinkuy.games.teotihuacan.goods import gain_goods
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import G_ANY_TEMPLE, G_AVENUE, G_POWER_UP, G_TECHNOLOGY, G_TEMPLE


def take(game: Teotihuacan, me: Player, gains: list[int], source: int) -> Rules[None]:
    """Goods, goods of choice, Avenue steps, power-ups, temple steps."""
    yield from gain_goods(game, me, gains, source)
    if gains[G_AVENUE]:
        yield from avenue.walk(game, me, gains[G_AVENUE])
    if gains[G_POWER_UP]:
        yield from power.power_ups_anywhere(game, me, gains[G_POWER_UP])
    due = [*gains[G_TEMPLE:G_TECHNOLOGY], 0]  # no tile names orange
    if gains[G_ANY_TEMPLE] or any(due):
        yield from temples.climb(game, me, due, gains[G_ANY_TEMPLE])
