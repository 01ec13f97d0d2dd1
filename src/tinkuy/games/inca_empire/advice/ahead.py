"""What a few roads more would join to the network: buildings that stand there, and sites for others.

Links are taken one by one and never come back, so where a network can still grow to decides what it will score. Only
the way over free links with an end in a conquered province counts; how others might take them does not.
"""

from __future__ import annotations

from typing import Final

from tinkuy.games.inca_empire.components import CITY, GARRISON, TEMPLE, Components
from tinkuy.games.inca_empire.state import IncaEmpire, Player

FURTHEST: Final = 3  # roads; one more told nothing
ROADS_A_TURN: Final = 2.0
_ONLY: Final = [1 << item for item in range(1024)]  # sets of one


class Ahead:
    """Made once from the weights."""

    def __init__(self, components: Components, weights: dict[str, float]) -> None:
        self.built = [weights[f"built{roads}"] for roads in range(1, FURTHEST + 1)]
        self.site = [weights[f"site{roads}"] for roads in range(1, FURTHEST + 1)]
        self.ends = [_ONLY[a] | _ONLY[b] for a, b in components.board.link_ends]
        self.vp = components.sapa_vp

    def worth(self, game: IncaEmpire, me: Player, sapas: int, peoples: int) -> float:
        """With so many Sapa Inca and People phases to come; a building counts in each of the former."""
        side, ends, vp = game.side, self.ends, self.vp
        cities, garrisons = game.cities, game.garrisons
        city_sites, garrison_sites = side.city_sites & ~cities, side.garrison_sites & ~(garrisons | cities)
        ways = game.free & game.open
        links, seen = me.touching & ways, me.reach
        value = 0.0
        for roads in range(FURTHEST):
            points = 0
            while links:
                link = links.bit_length() - 1
                links ^= _ONLY[link]
                points |= ends[link]
            points &= ~seen
            if not points:
                break
            built = vp[CITY] * (points & cities).bit_count() + vp[GARRISON] * (points & garrisons).bit_count()
            built += vp[TEMPLE] * (points & game.temples).bit_count()
            empty = vp[CITY] * (points & city_sites).bit_count() + vp[GARRISON] * (points & garrison_sites).bit_count()
            soon = peoples / (peoples + (roads + 1) / ROADS_A_TURN)
            value += soon * (self.built[roads] * built + self.site[roads] * empty)
            seen |= points
            while points:
                point = points.bit_length() - 1
                points ^= _ONLY[point]
                links |= side.links_at[point]
            links &= ways
        return value * sapas
