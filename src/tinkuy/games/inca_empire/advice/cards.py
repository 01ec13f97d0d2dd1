"""What event cards are worth to a player while they lie open: what bots lay them by."""

from __future__ import annotations

from typing import Final

from tinkuy.games.inca_empire.components import (
    BONUS_ROADS,
    CITY_COST,
    CITY_VP,
    CONQUEST_COST,
    ECLIPSE,
    EFFECTS,
    FREE_ROADS,
    FURTHER,
    GARRISON_COST,
    GARRISON_VP,
    GARRISONS,
    OUTPOST,
    PILGRIMAGE,
    REVOLT,
    SUPPORT,
    TERRACES,
    WILD_ROADS,
    ZEAL,
)
from tinkuy.games.inca_empire.state import IncaEmpire, Player

# In points, for each People phase in which the card lies open, by one of its amount.
WORTH: Final = {
    TERRACES: 0.8,
    FREE_ROADS: 1.2,
    BONUS_ROADS: 0.3,
    WILD_ROADS: 1.0,
    CITY_COST: -0.5,
    CITY_VP: 0.4,
    OUTPOST: 1.2,
    GARRISON_VP: 0.4,
    GARRISON_COST: -0.4,
    GARRISONS: 0.8,
    FURTHER: 1.2,
    CONQUEST_COST: -0.7,
    ZEAL: 0.5,
    ECLIPSE: -0.5,
    PILGRIMAGE: 0.5,
}
LOST_ROAD: Final = 1.2  # a road that a revolt would take
TOKEN: Final = 0.8  # of labour that support brings
HARM: Final = 0.4  # what is good for one of the others is that much of it bad for me
_WORTH: Final = [WORTH.get(effect, 0.0) for effect in range(len(EFFECTS))]


def effect_worth(game: IncaEmpire, me: Player, effect: int) -> float:
    """Of one card at the own stripe in one People phase."""
    if effect == REVOLT:
        return -LOST_ROAD * (me.links & game.lawless).bit_count()
    if effect == SUPPORT:
        components, face = game.components, game.face.cards
        return TOKEN * sum(1 for each in me.tiles if components.resistance[face[each]] == components.supported)
    return _WORTH[effect]


def laid_worth(game: IncaEmpire, me: Player) -> float:
    """Of the own card that lies face down: good for those at its sector, and the others' good is my harm."""
    if not me.placed.cards:
        return 0.0
    components = game.components
    card, beside = me.placed.cards[0], components.sectors[me.sector]
    effect, amount = components.event_effects[card], components.event_amounts[card]
    value = 0.0
    for player in game.players:
        if player.start in beside:
            worth = amount * effect_worth(game, player, effect)
            value += worth if player is me else -HARM * worth
    return value


def open_worth(game: IncaEmpire, me: Player) -> float:
    """Of all cards that lie open."""
    value = 0.0
    for player in game.players:
        worth = 0.0
        for effect, amount in enumerate(player.effects):
            if amount:
                worth += amount * effect_worth(game, player, effect)
        value += worth if player is me else -HARM * worth
    return value
