"""Cities, garrisons, temples and terraces (IN-10.1 to IN-10.7, IN-10.15 to IN-10.19), and what cards make of them."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.inca_empire.components import (
    CITY,
    CITY_COST,
    CITY_VP,
    GARRISON,
    GARRISON_COST,
    GARRISON_VP,
    GARRISONS,
    OUTPOST,
    TEMPLE,
    TERRACE,
    TERRACES,
    ZEAL,
)
from tinkuy.games.inca_empire.network import members
from tinkuy.games.inca_empire.scoring import pay, score
from tinkuy.games.inca_empire.state import (
    CITY_MARK,
    FROM_CITIES,
    FROM_GARRISONS,
    FROM_TEMPLES,
    FROM_TERRACES,
    GARRISON_MARK,
    TEMPLE_MARK,
    IncaEmpire,
    Player,
)
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.told import kinds, refusals


def site_blocked(game: IncaEmpire, me: Player, point: int) -> Blocked | None:
    """IN-1.12, IN-10.2, IN-10.6: of an empty site."""
    if not me.reach >> point & 1:
        return refusals.SITE_NOT_CONNECTED
    return None if game.settled >> point & 1 else refusals.SITE_UNCONQUERED


def city_cost(game: IncaEmpire, me: Player) -> int:
    """IN-10.1, IN-13.7."""
    return max(0, game.components.cost[CITY] + me.effects[CITY_COST])


def city_places(game: IncaEmpire, me: Player) -> int:
    return me.reach & game.side.city_sites & game.settled & ~game.cities


def city_blocked(game: IncaEmpire, me: Player, point: int) -> Blocked | None:
    """IN-10.1, IN-10.2, IN-10.4."""
    if not game.side.city_sites >> point & 1:
        return refusals.NO_CITY_SITE
    if game.cities >> point & 1:
        return refusals.CITY_STANDS
    return site_blocked(game, me, point)


def build_city(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-10.1, IN-10.3, IN-13.8."""
    point = yield Ask(me.seat, kinds.CITY, members(city_places(game, me)))
    pay(game, me, city_cost(game, me))
    game.marks[point] |= CITY_MARK
    game.cities |= 1 << point
    if game.told is not None:
        game.tell(told.CITY_BUILT, [me.seat, point])
    score(game, me, FROM_CITIES, game.components.vp[CITY] + me.effects[CITY_VP])


def garrison_cost(game: IncaEmpire, me: Player) -> int:
    """IN-10.5, IN-13.11."""
    return max(0, game.components.cost[GARRISON] + me.effects[GARRISON_COST])


def garrison_places(game: IncaEmpire, me: Player) -> int:
    """Empty: a garrison may also have become a city, or a temple in its place."""
    taken = game.garrisons | game.cities | game.temples
    return me.reach & game.side.garrison_sites & game.settled & ~taken


def garrison_blocked(game: IncaEmpire, me: Player, point: int) -> Blocked | None:
    """IN-10.5, IN-10.6; the last answer stops before the second one of Mass Construction (IN-13.12)."""
    if point == len(game.marks):
        return None if game.laid else refusals.FIRST_GARRISON
    if not game.side.garrison_sites >> point & 1:
        return refusals.NO_GARRISON_SITE
    if game.marks[point]:
        return refusals.GARRISON_STANDS
    return site_blocked(game, me, point)


def build_garrisons(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-10.5, IN-10.7, IN-13.10, IN-13.12."""
    cost, stop = garrison_cost(game, me), len(game.marks)
    game.laid, game.left = 0, 1 + me.effects[GARRISONS]
    while game.left and me.labour >= cost:
        offered = members(garrison_places(game, me))
        if not offered:
            break
        if game.laid:
            offered.append(stop)
        point = yield Ask(me.seat, kinds.GARRISON, offered)
        if point == stop:
            break
        pay(game, me, cost)
        game.marks[point] |= GARRISON_MARK
        game.garrisons |= 1 << point
        game.laid += 1
        game.left -= 1
        if game.told is not None:
            game.tell(told.GARRISON_BUILT, [me.seat, point])
        score(game, me, FROM_GARRISONS, game.components.vp[GARRISON] + me.effects[GARRISON_VP])


def outpost_cost(game: IncaEmpire, me: Player) -> int:
    """IN-13.9."""
    return max(0, game.components.outpost_cost + me.effects[CITY_COST])


def outpost_blocked(game: IncaEmpire, me: Player, point: int) -> Blocked | None:
    """IN-13.9: any connected garrison."""
    if not game.garrisons >> point & 1:
        return refusals.NO_GARRISON
    return None if me.reach >> point & 1 else refusals.SITE_NOT_CONNECTED


def turn_outpost(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-13.9, IN-13.29: the garrison becomes a city; a temple there stays (A-12)."""
    point = yield Ask(me.seat, kinds.OUTPOST, members(me.reach & game.garrisons))
    pay(game, me, outpost_cost(game, me))
    game.marks[point] += CITY_MARK - GARRISON_MARK
    game.garrisons &= ~(1 << point)
    game.cities |= 1 << point
    if game.told is not None:
        game.tell(told.OUTPOST_TURNED, [me.seat, point])
    score(game, me, FROM_CITIES, game.components.outpost_vp + me.effects[CITY_VP])


def temple_places(game: IncaEmpire, me: Player) -> int:
    """IN-10.15, IN-13.17."""
    ground = game.cities | game.garrisons if me.effects[ZEAL] else game.cities
    return me.reach & ground & ~game.temples


def temple_blocked(game: IncaEmpire, me: Player, point: int) -> Blocked | None:
    """IN-10.15, IN-10.16, IN-10.25, IN-13.17."""
    if game.temples >> point & 1:
        return refusals.TEMPLE_STANDS
    if not (game.cities | (game.garrisons if me.effects[ZEAL] else 0)) >> point & 1:
        return refusals.NO_CITY
    return None if me.reach >> point & 1 else refusals.SITE_NOT_CONNECTED


def build_temple(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-10.15, IN-10.17."""
    point = yield Ask(me.seat, kinds.TEMPLE, members(temple_places(game, me)))
    pay(game, me, game.components.cost[TEMPLE])
    vp = game.components.vp[TEMPLE]
    if game.cities >> point & 1:
        vp = game.components.board.temple_vp[point] or vp
    elif game.rulings.replace_garrison:
        game.marks[point] -= GARRISON_MARK
        game.garrisons &= ~(1 << point)
    game.marks[point] |= TEMPLE_MARK
    game.temples |= 1 << point
    if game.told is not None:
        game.tell(told.TEMPLE_BUILT, [me.seat, point])
    score(game, me, FROM_TEMPLES, vp)


def terrace_blocked(game: IncaEmpire, me: Player, province: int) -> Blocked | None:
    """IN-10.18; the last answer stops before the second one of Expert Surveyors (IN-13.2)."""
    if province == len(game.conqueror):
        return None if game.laid else refusals.FIRST_TERRACE
    if game.conqueror[province] != me.seat:
        return refusals.NOT_YOUR_TILE
    return refusals.TERRACE_STANDS if province in me.terraces else None


def build_terraces(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-10.18, IN-10.19, IN-13.2."""
    cost, stop = game.components.cost[TERRACE], len(game.conqueror)
    game.laid, game.left = 0, 1 + me.effects[TERRACES]
    while game.left and me.labour >= cost:
        offered = [province for province in me.tiles if province not in me.terraces]
        if not offered:
            break
        if game.laid:
            offered.append(stop)
        province = yield Ask(me.seat, kinds.TERRACE, offered)
        if province == stop:
            break
        pay(game, me, cost)
        me.terraces.append(province)
        game.laid += 1
        game.left -= 1
        if game.told is not None:
            game.tell(told.TERRACE_BUILT, [me.seat, province])
        score(game, me, FROM_TERRACES, game.components.vp[TERRACE])


def price_blocked(game: IncaEmpire, me: Player, building: int) -> Blocked | None:
    """IN-10.22: whether it can be paid and has a place; `OUTPOST` beside the buildings."""
    if building == CITY:
        cost, places = city_cost(game, me), city_places(game, me)
    elif building == GARRISON:
        cost, places = garrison_cost(game, me), garrison_places(game, me)
    elif building == TEMPLE:
        cost, places = game.components.cost[TEMPLE], temple_places(game, me)
    elif building == TERRACE:
        cost, places = game.components.cost[TERRACE], len(me.tiles) - len(me.terraces)
    else:
        if not me.effects[OUTPOST]:
            return refusals.NO_OUTPOST
        cost, places = outpost_cost(game, me), me.reach & game.garrisons
    if cost > me.labour:
        return refusals.TOO_DEAR
    return None if places else refusals.NO_PLACE
