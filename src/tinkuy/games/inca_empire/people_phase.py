"""The People phase (IN-8): a turn is the road action and the construction action, in either order."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import CONFIRM, END, Ask, Blocked, Rules
from tinkuy.games.inca_empire import construction
from tinkuy.games.inca_empire.actions import (
    CONSTRUCTED,
    CONSTRUCTION_GIVEN_UP,
    CONSTRUCTION_OVER,
    MAIN_OVER,
    PILGRIM,
    ROADS_GIVEN_UP,
    ROADS_OVER,
    TEMPLE_BUILT,
)
from tinkuy.games.inca_empire.components import (
    CITY,
    CITY_COST,
    ECLIPSE,
    EXTRA_ROAD,
    FURTHER,
    GARRISON,
    GARRISON_COST,
    OUTPOST,
    PILGRIMAGE,
    TEMPLE,
    TERRACE,
)
from tinkuy.games.inca_empire.construction import city_places, garrison_places, temple_places
from tinkuy.games.inca_empire.pilgrimage import make_pilgrimage, pilgrimage_blocked
from tinkuy.games.inca_empire.roads import can_build_road, extra_road, road_action
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.tiles import conquer, conquest_blocked
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.told import refusals
from tinkuy.games.inca_empire.told.kinds import (
    A_CITY,
    A_CONQUEST,
    A_END,
    A_EXTRA_ROAD,
    A_FURTHER,
    A_GARRISON,
    A_OUTPOST,
    A_PILGRIMAGE,
    A_ROADS,
    A_TEMPLE,
    A_TERRACE,
    ACT,
)

CLOSED: Final = MAIN_OVER | CONSTRUCTION_OVER

# Which building a construction of the menu is.
_BUILDS: Final = {
    A_CITY: CITY,
    A_GARRISON: GARRISON,
    A_TEMPLE: TEMPLE,
    A_TERRACE: TERRACE,
    A_OUTPOST: OUTPOST,
}


def begin_turn(game: IncaEmpire, me: Player) -> None:
    """IN-8.1."""
    game.acting = True
    game.done = game.roads_built = game.wild_used = game.further = 0
    game.menu = acts(game, me)
    if game.told is not None:
        game.tell(told.TURN_BEGAN, [me.seat])


def roads_blocked(game: IncaEmpire, me: Player) -> Blocked | None:
    """IN-8.2, IN-9.11, IN-13.18."""
    if game.done & ROADS_OVER:
        return refusals.GAVE_UP_ROADS if game.done & ROADS_GIVEN_UP else refusals.ROADS_DONE
    if game.done & TEMPLE_BUILT and me.effects[ECLIPSE]:
        return refusals.ECLIPSE_ROADS
    return None if can_build_road(game, me) else refusals.NO_ROAD


def construction_over(game: IncaEmpire, further: bool) -> Blocked | None:
    """IN-8.2, IN-8.4, IN-13.31."""
    if game.done & CONSTRUCTION_GIVEN_UP:
        return refusals.GAVE_UP_CONSTRUCTION
    if game.done & MAIN_OVER and not further:
        return refusals.CONSTRUCTION_DONE
    return refusals.NOT_INTERLEAVED if game.done & CONSTRUCTION_OVER else None


def act_blocked(game: IncaEmpire, me: Player, act: int) -> Blocked | None:
    """IN-8.2 to IN-8.6, IN-10.22: the one legality of the menu."""
    if act == A_END:
        return None
    if act == A_ROADS:
        return roads_blocked(game, me)
    if act == A_PILGRIMAGE:
        return pilgrimage_blocked(game, me)
    further = act == A_FURTHER
    over = construction_over(game, further)
    if over is not None:
        return over
    if further or act == A_CONQUEST:
        return conquest_blocked(game, me, further)
    if act == A_EXTRA_ROAD:
        if me.labour < game.components.cost[EXTRA_ROAD]:
            return refusals.TOO_DEAR
        return None if can_build_road(game, me) else refusals.NO_ROAD
    if act == A_TEMPLE and me.effects[ECLIPSE]:
        if game.roads_built:
            return refusals.ECLIPSE_TEMPLE
        if game.done & PILGRIM:
            return refusals.ECLIPSE_PILGRIM
    return construction.price_blocked(game, me, _BUILDS[act])


def acts(game: IncaEmpire, me: Player) -> list[int]:
    """As `act_blocked`, which is asked only for what can be open and paid at all."""
    done, labour, effects, cost = game.done, me.labour, me.effects, game.components.cost
    found = [A_ROADS] if not done & ROADS_OVER and roads_blocked(game, me) is None else []
    if not done & CLOSED:
        if labour >= cost[CITY] + effects[CITY_COST] and city_places(game, me):
            found.append(A_CITY)
        if labour >= cost[GARRISON] + effects[GARRISON_COST] and garrison_places(game, me):
            found.append(A_GARRISON)
        if conquest_blocked(game, me, False) is None:
            found.append(A_CONQUEST)
        if labour >= cost[TEMPLE] and temple_places(game, me) and act_blocked(game, me, A_TEMPLE) is None:
            found.append(A_TEMPLE)
        if labour >= cost[TERRACE] and len(me.terraces) < len(me.tiles):
            found.append(A_TERRACE)
        if labour >= cost[EXTRA_ROAD] and can_build_road(game, me):
            found.append(A_EXTRA_ROAD)
        if effects[OUTPOST] and act_blocked(game, me, A_OUTPOST) is None:
            found.append(A_OUTPOST)
    if effects[FURTHER] and act_blocked(game, me, A_FURTHER) is None:
        found.append(A_FURTHER)
    if effects[PILGRIMAGE] and me.reach & game.temples and pilgrimage_blocked(game, me) is None:
        found.append(A_PILGRIMAGE)
    found.append(A_END)
    return found


def take_turn(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-8.2, IN-8.3: one thing of the turn; what comes after it is the next part."""
    if not game.acting:
        begin_turn(game, me)
    act = yield Ask(me.seat, ACT, game.menu)
    if act == A_ROADS:
        if game.done & CONSTRUCTED:
            game.done |= CONSTRUCTION_OVER  # IN-8.4
        yield from road_action(game, me)
        game.roads_built = game.laid
        game.done |= ROADS_OVER
    elif act == A_PILGRIMAGE:
        yield from make_pilgrimage(game, me)
    elif act == A_FURTHER:
        yield from conquer(game, me, further=True)
        game.further += 1
        game.done |= CONSTRUCTED
    elif act != A_END:
        yield from construct(game, me, act)
        game.done |= CONSTRUCTED | MAIN_OVER
        if act == A_TEMPLE:
            game.done |= TEMPLE_BUILT
    if act != A_END:
        game.menu = acts(game, me)
    if act == A_END or len(game.menu) == 1:  # nothing is left but to end the turn
        if game.told is not None and game.done == 0:
            game.tell(told.PASSED, [me.seat])
        yield Ask(me.seat, CONFIRM, [0])
        end_turn(game)
    yield END


def construct(game: IncaEmpire, me: Player, act: int) -> Rules[None]:
    """IN-10: exactly one of them, once."""
    if act == A_CITY:
        return construction.build_city(game, me)
    if act == A_GARRISON:
        return construction.build_garrisons(game, me)
    if act == A_CONQUEST:
        return conquer(game, me, further=False)
    if act == A_TEMPLE:
        return construction.build_temple(game, me)
    if act == A_TERRACE:
        return construction.build_terraces(game, me)
    if act == A_EXTRA_ROAD:
        return extra_road(game, me)
    return construction.turn_outpost(game, me)


def end_turn(game: IncaEmpire) -> None:
    """IN-4.3, IN-8.1."""
    game.acting = False
    game.turns += 1
