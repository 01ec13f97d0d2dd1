"""Culture tiles: turning them up (IN-9.9, IN-10.12) and conquest (IN-10.8 to IN-10.14)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.components import CONQUEST_COST, FURTHER
from tinkuy.games.inca_empire.network import members
from tinkuy.games.inca_empire.scoring import pay, score
from tinkuy.games.inca_empire.state import FROM_CONQUESTS, IncaEmpire, Player
from tinkuy.games.inca_empire.survey import settle
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.told import refusals
from tinkuy.games.inca_empire.told.kinds import CONQUER


def turn_up(game: IncaEmpire, provinces: list[int]) -> None:
    """Every tile of these provinces that lies face down."""
    face = game.face.cards
    for province in provinces:
        if face[province] == EMPTY and province in game.covered:
            place = game.covered.index(province)
            del game.covered[place]
            face[province] = game.hidden.cards.pop(place)
            if game.told is not None:
                game.tell(told.TILE_OPENED, [province, face[province]])


def conquest_cost(game: IncaEmpire, me: Player, province: int, further: bool) -> int:
    """IN-10.9, IN-13.13, IN-13.15, IN-13.16."""
    cost = game.components.resistance[game.face.cards[province]] + me.effects[CONQUEST_COST]
    if further:
        cost += game.components.surcharge
    return cost if cost > 0 else 0


def conquer_blocked(game: IncaEmpire, me: Player, province: int) -> Blocked | None:
    """IN-10.8, IN-10.9."""
    if not game.unconquered >> province & 1:
        if province not in game.side.provinces:
            return refusals.NOT_ON_SIDE
        return refusals.START_PROVINCE if game.components.board.is_start[province] else refusals.CONQUERED_ALREADY
    if not me.near >> province & 1:
        return refusals.NO_ROAD_END
    return refusals.TOO_DEAR if conquest_cost(game, me, province, game.beside) > me.labour else None


def conquests(game: IncaEmpire, me: Player, further: bool) -> list[int]:
    """The provinces that can be conquered and paid."""
    found = members(me.near & game.unconquered)
    return [province for province in found if conquest_cost(game, me, province, further) <= me.labour]


def conquest_blocked(game: IncaEmpire, me: Player, further: bool) -> Blocked | None:
    """Whether there is anything to conquer."""
    if further and me.effects[FURTHER] <= game.further:
        return refusals.NO_FURTHER
    near = me.near & game.unconquered
    if not near:
        return refusals.NO_ROAD_END
    components = game.components
    most = me.labour - me.effects[CONQUEST_COST] - (components.surcharge if further else 0)
    if most >= components.dearest:
        return None
    if most >= components.cheapest:
        face, resistance = game.face.cards, components.resistance
        for province in members(near):
            if resistance[face[province]] <= most:
                return None
    return refusals.TOO_DEAR


def conquer(game: IncaEmpire, me: Player, further: bool) -> Rules[None]:
    """IN-10.8, IN-13.13."""
    game.beside = further
    province = yield Ask(me.seat, CONQUER, conquests(game, me, further))
    pay(game, me, conquest_cost(game, me, province, further))
    game.conqueror[province] = me.seat
    me.tiles.append(province)
    side = game.side
    game.unconquered &= ~(1 << province)
    game.lawless &= ~side.links_in[province]
    settle(game, province)
    if game.told is not None:
        game.tell(told.CONQUERED, [me.seat, province])
    score(game, me, FROM_CONQUESTS, game.components.tiles[game.face.cards[province]].vp)
    turn_up(game, side.adjacent[province])
