"""What it answers where a chapter asks it as it asks people (TE-18.27 to TE-18.29, TE-18.47, TE-18.52)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.automa import Choice
from tinkuy.core.questions import Ask
from tinkuy.games.teotihuacan.goods import MIXES
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.told.kinds import CLAIM, TAKE, TEMPLE
from tinkuy.games.teotihuacan.vocabulary import GOLD, RESOURCES, WOOD


def no_tile(game: Teotihuacan, ask: Ask) -> int:
    """TE-18.27, TE-18.47: the printed reward or nothing, the last option."""
    return ask.options[-1]


def highest_temple(game: Teotihuacan, ask: Ask) -> int:
    """TE-18.28, TE-18.52: of those where it can still step; ties in their order."""
    return max(ask.options, key=lambda temple: (game.players[ask.seat].temples[temple], -temple))


def least_resource(game: Teotihuacan, ask: Ask) -> int:
    """TE-18.29: one by one what it has least of; ties gold, stone, wood."""
    goods = game.players[ask.seat].goods.copy()
    taken = [0] * len(RESOURCES)
    for _ in range(sum(MIXES[ask.options[0]])):
        good = min(range(GOLD, WOOD - 1, -1), key=lambda each: goods[each])
        goods[good] += 1
        taken[good - WOOD] += 1
    return MIXES.index((taken[0], taken[1], taken[2]))


ANSWERS: Final[dict[int, Choice]] = {CLAIM: no_tile, TAKE: least_resource, TEMPLE: highest_temple}
