"""Routes "why not?" to the legality of each kind of question, each in its chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Blocked
from tinkuy.games.inca_empire import construction, people_phase, pilgrimage, roads, sun_phase, tiles
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.told import kinds

Legality = Callable[[IncaEmpire, Player, int], Blocked | None]

LEGALITY: Final[dict[int, Legality]] = {
    kinds.CARD: sun_phase.card_blocked,
    kinds.SECTOR: sun_phase.sector_blocked,
    kinds.ACT: people_phase.act_blocked,
    kinds.ROAD: roads.road_blocked,
    kinds.CITY: construction.city_blocked,
    kinds.GARRISON: construction.garrison_blocked,
    kinds.CONQUER: tiles.conquer_blocked,
    kinds.TEMPLE: construction.temple_blocked,
    kinds.TERRACE: construction.terrace_blocked,
    kinds.OUTPOST: construction.outpost_blocked,
    kinds.PILGRIMAGE: pilgrimage.pilgrimage_card_blocked,
    kinds.GIVE_UP: pilgrimage.give_up_blocked,
}


def why_not(game: IncaEmpire, me: Player, kind: int, option: int) -> Blocked | None:
    """The reason and its clause, or None when the open question offers it."""
    return LEGALITY[kind](game, me, option)
