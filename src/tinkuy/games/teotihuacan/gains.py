"""What a tile or a cell gives, in order (TE-3.15)."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Asks, Rules
from tinkuy.games.teotihuacan import avenue, power, temples
from tinkuy.games.teotihuacan.goods import gain_goods, take_resources
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import (
    G_ANY_TEMPLE,
    G_AVENUE,
    G_POWER_UP,
    G_RESOURCE,
    G_TECHNOLOGY,
    G_TEMPLE,
)


def take(game: Teotihuacan, me: Player, gains: list[int], source: int) -> Asks:
    """Goods, goods of choice, Avenue steps, power-ups, temple steps."""
    gain_goods(game, me, gains, source)
    for gain in range(G_RESOURCE, G_TECHNOLOGY):
        if gains[gain]:
            return take_more(game, me, gains)
    return ASKS_NOTHING


def take_more(game: Teotihuacan, me: Player, gains: list[int]) -> Rules[None]:
    """All but the goods."""
    if gains[G_RESOURCE]:
        yield from take_resources(game, me, gains[G_RESOURCE])
    if gains[G_AVENUE]:
        yield from avenue.walk(game, me, gains[G_AVENUE])
    for _ in range(gains[G_POWER_UP]):  # TE-3.9, TE-13.4
        yield from power.power_up(game, me, power.ANYWHERE)
    due = [*gains[G_TEMPLE:G_TECHNOLOGY], 0]  # no tile names orange
    if gains[G_ANY_TEMPLE] or any(due):
        yield from temples.climb(game, me, due, gains[G_ANY_TEMPLE])
