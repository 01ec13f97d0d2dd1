"""How good a position is for a player, in victory points: what bots look at.

Points, what the network will score in the Sapa Inca phases to come, labour and its income by how long they still work,
and a little for room to grow. Only open information and the number of cards are used.
"""

from __future__ import annotations

from typing import Final

from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.inca_phase import income
from tinkuy.games.inca_empire.sapa_inca import network_vp
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.track import INCA, PEOPLE, SAPA_INCA, Track

LABOUR: Final = 0.75  # what a token brings when it is spent
LATE: Final = 0.1  # of it when no turn is left to spend it
SITE: Final = 0.9  # an empty site in the network, while there are turns to build there
TEMPLE_SITE: Final = 0.5  # a city without a temple
PROVINCE: Final = 0.35  # an unconquered province that a road reaches
POINT: Final = 0.12  # each point of the network
LINK: Final = 0.04  # each link on which it can grow


class Advice:
    """An evaluation, with what is left of the game by phase, made once from the tables."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.left = [[_after(track, phase) for phase in range(len(track.phases) + 1)] for track in components.tracks]

    def estimate(self, game: IncaEmpire, me: Player) -> float:
        value = float(me.score)
        incas, peoples, sapas = self.left[1 if game.rulings.early_fall else 0][game.phase]
        if peoples + sapas == 0:
            return value
        later = sum(network_vp(game, me))
        use = peoples / (peoples + 1.0)
        value += later * sapas
        value += me.labour * (LATE + (LABOUR - LATE) * use)
        value += income(game, me) * incas * LABOUR * use
        sites = game.side.city_sites & ~game.cities | game.side.garrison_sites & ~(game.garrisons | game.cities)
        value += use * sapas * SITE * (me.reach & sites).bit_count()
        value += use * TEMPLE_SITE * (me.reach & game.cities & ~game.temples).bit_count()
        value += use * PROVINCE * (me.near & game.unconquered).bit_count()
        value += use * (POINT * me.reach.bit_count() + LINK * (me.touching & game.free & game.open).bit_count())
        return value


def _after(track: Track, phase: int) -> tuple[int, int, int]:
    """How many Inca, People and Sapa Inca phases are to come, with the one that the marker stands on."""
    rest = track.phases[phase:]
    return rest.count(INCA), rest.count(PEOPLE), rest.count(SAPA_INCA)
