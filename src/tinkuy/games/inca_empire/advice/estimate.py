"""How good a position is for a player, in victory points: what bots look at.

Points, what the network will score in the Sapa Inca phases to come, labour by what it will build and for how long,
sites and provinces in reach, and the event cards. Only open information and the own card on the Sun board are used.
"""

from __future__ import annotations

from tinkuy.games.inca_empire.advice.ahead import Ahead
from tinkuy.games.inca_empire.advice.cards import Cards
from tinkuy.games.inca_empire.advice.weights import WEIGHTS
from tinkuy.games.inca_empire.components import CITY, GARRISON, TEMPLE, Components
from tinkuy.games.inca_empire.inca_phase import income
from tinkuy.games.inca_empire.network import members
from tinkuy.games.inca_empire.sapa_inca import network_vp
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.track import INCA, PEOPLE, SAPA_INCA, Track


class Horizon:
    """What is left of the game from a phase on."""

    __slots__ = ("incomes", "peoples", "sapas", "spendable", "token", "turns")

    def __init__(self, components: Components, track: Track, phase: int, spent: float) -> None:
        rest = track.phases[phase:]
        self.sapas = rest.count(SAPA_INCA)
        self.peoples = rest.count(PEOPLE)
        self.turns = rest[: rest.index(SAPA_INCA)].count(PEOPLE) if self.sapas else 0  # before the next Sapa Inca
        era = components.eras[track.era[min(phase, len(track.phases) - 1)]]
        dearest = components.cost[CITY]
        self.spendable = era.kept + dearest * self.turns  # what is above it goes back to the bank
        self.token = _token(components, self.sapas - (0 if self.turns else 1), spent) if self.peoples else 0.0
        self.incomes = 0.0  # of a token in every Inca phase to come
        for later in range(phase, len(track.phases)):
            after = track.phases[later:]
            if track.phases[later] == INCA and PEOPLE in after:
                self.incomes += _token(components, after.count(SAPA_INCA), spent)


def _token(components: Components, sapas: int, spent: float) -> float:
    """What a token of labour brings when so many Sapa Inca phases follow."""
    return spent * (components.vp[CITY] + components.sapa_vp[CITY] * sapas) / max(1, components.cost[CITY])


class Advice:
    """An evaluation, with what is left of the game by phase, made once from the tables."""

    def __init__(self, components: Components, weights: dict[str, float] | None = None) -> None:
        self.components = components
        weigh = WEIGHTS if weights is None else WEIGHTS | weights
        self.left = [
            [Horizon(components, track, phase, weigh["spent"]) for phase in range(len(track.phases) + 1)]
            for track in components.tracks
        ]
        self.cards = Cards(weigh)
        self.ahead = Ahead(components, weigh)
        self.rivals = weigh["rivals"]
        self.soon = weigh["soon"]
        self.city_site = weigh["city_site"] * components.sapa_vp[CITY]
        self.garrison_site = weigh["garrison_site"] * components.sapa_vp[GARRISON]
        self.temple_site = weigh["temple_site"]
        self.tile = weigh["tile"]
        self.unknown = weigh["unknown"]
        self.point = weigh["point"]
        self.link = weigh["link"]

    def estimate(self, game: IncaEmpire, me: Player) -> float:
        """The own prospects above those of the others, and the cards: cities and garrisons are everybody's."""
        left = self.left[1 if game.rulings.early_fall else 0][game.phase]
        value = self._prospects(game, me, left)
        others = sum([self._prospects(game, player, left) for player in game.players if player is not me])
        value -= self.rivals * others / (len(game.players) - 1)
        return value + left.turns * (self.cards.open_worth(game, me) + self.cards.laid_worth(game, me))

    def outlook(self, game: IncaEmpire, me: Player) -> float:
        """With what a few roads more would join to the own network; the others' told nothing."""
        left = self.left[1 if game.rulings.early_fall else 0][game.phase]
        value = self.estimate(game, me)
        return value + self.ahead.worth(game, me, left.sapas, left.peoples) if left.peoples else value

    def _prospects(self, game: IncaEmpire, me: Player, left: Horizon) -> float:
        """The points that a player will have."""
        value = float(me.score)
        if left.sapas == 0:
            return value
        value += sum(network_vp(game, me)) * left.sapas
        if left.peoples == 0:
            return value
        use = left.peoples / (left.peoples + self.soon)
        value += use * left.token * min(me.labour, left.spendable)
        value += use * left.incomes * income(game, me)
        return value + use * self._room(game, me, left)

    def _room(self, game: IncaEmpire, me: Player, left: Horizon) -> float:
        """Where the network could be built on."""
        components, side = self.components, game.side
        later = left.sapas - 0.5
        cities = (me.reach & side.city_sites & ~game.cities).bit_count()
        garrisons = (me.reach & side.garrison_sites & ~(game.garrisons | game.cities)).bit_count()
        temples = (me.reach & game.cities & ~game.temples).bit_count()
        value = later * (self.city_site * cities + self.garrison_site * garrisons)
        value += self.temple_site * (components.vp[TEMPLE] + components.sapa_vp[TEMPLE] * left.sapas) * temples
        value += self.point * me.reach.bit_count() + self.link * (me.touching & game.free & game.open).bit_count()
        face = game.face.cards
        for province in members(me.near & game.unconquered):
            if face[province] < 0:
                value += self.unknown
                continue
            tile = components.tiles[face[province]]
            value += self.tile * max(0.0, tile.vp + tile.labour * left.incomes - tile.resistance * left.token)
        return value
