"""Roads (IN-9), extra roads (IN-10.20) and wild roads (IN-13.6).

An answer of the road question is a printed link, behind these a wild road along each link, behind these the wild roads
that join two points without one, and last the word to stop.
"""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.inca_empire.components import BONUS_ROADS, EXTRA_ROAD, FREE_ROADS, WILD_ROADS
from tinkuy.games.inca_empire.network import join, members, rejoin, road_ends
from tinkuy.games.inca_empire.scoring import pay
from tinkuy.games.inca_empire.state import FREE, IncaEmpire, Player
from tinkuy.games.inca_empire.survey import note_roads
from tinkuy.games.inca_empire.tiles import turn_up
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.told import refusals
from tinkuy.games.inca_empire.told.kinds import ROAD


def stop_of(game: IncaEmpire) -> int:
    """The last answer of the road question."""
    return 2 * len(game.roads) + len(game.components.board.wild.ends)


def roads_allowed(game: IncaEmpire, me: Player) -> int:
    """IN-9.1, IN-9.2."""
    components = game.components
    return max(components.fewest_roads, components.free_roads + me.effects[FREE_ROADS])


def road_blocked(game: IncaEmpire, me: Player, road: int) -> Blocked | None:
    """IN-9.3 to IN-9.8, IN-13.6."""
    links = len(game.roads)
    if road == stop_of(game):
        return refusals.ROAD_PAID if not game.laying and game.laid == 0 else None
    if road < 2 * links and not game.side.all_links >> road % links & 1:
        return refusals.NOT_ON_SIDE
    if road >= links:
        refused = wild_blocked(game, me, road)
        if refused is not None:
            return refused
    elif game.roads[road] != FREE:
        return refusals.OWN_ROAD if game.roads[road] == me.seat else refusals.ROAD_TAKEN
    a, b = road_ends(game, road)
    if not (me.reach >> a | me.reach >> b) & 1:
        return refusals.NOT_CONNECTED
    return None if (game.settled >> a | game.settled >> b) & 1 else refusals.UNCONQUERED_ENDS


def wild_blocked(game: IncaEmpire, me: Player, road: int) -> Blocked | None:
    """IN-13.6, IN-13.36 to IN-13.38: what a wild road must fulfil above any other."""
    if me.effects[WILD_ROADS] <= game.wild_used:
        return refusals.WILD_ROADS_LAID if game.wild_used else refusals.NO_WILD_ROAD
    links = len(game.roads)
    if road in me.wild:
        return refusals.OWN_PARALLEL
    if road < 2 * links:
        owner = game.roads[road - links]
        if owner == me.seat:
            return refusals.OWN_PARALLEL
        return refusals.LINK_IS_FREE if owner == FREE else None
    number = road - 2 * links
    if not game.side.wild >> number & 1:
        return refusals.NOT_ON_THIS_SIDE
    return refusals.CROSSES_WILD if game.wild_crossed >> number & 1 else None


def open_roads(game: IncaEmpire, me: Player) -> list[int]:
    """As `road_blocked`, without the word to stop: the links that the network touches, and wild roads if there are."""
    found = members(me.touching & game.free & game.open)
    if me.effects[WILD_ROADS] > game.wild_used:
        found += _wild_roads(game, me)
    return found


def can_build_road(game: IncaEmpire, me: Player) -> bool:
    if me.touching & game.free & game.open:
        return True
    return me.effects[WILD_ROADS] > game.wild_used and bool(_wild_roads(game, me))


def _wild_roads(game: IncaEmpire, me: Player) -> list[int]:
    links = len(game.roads)
    along = me.touching & game.open & ~(game.free | me.links | me.along)
    alone = me.wilding & game.wild_open & ~(game.wild_crossed | me.wilds)
    return [links + link for link in members(along)] + [2 * links + number for number in members(alone)]


def lay_roads(game: IncaEmpire, me: Player, count: int, paid: bool) -> Rules[None]:
    """IN-9.1: one road after another, each with what the one before has turned up (IN-9.10)."""
    game.laying, game.laid, game.left = not paid, 0, count
    stop = stop_of(game)
    while game.left:
        offered = open_roads(game, me)
        if not offered:
            break
        if not paid or game.laid:
            offered.append(stop)
        road = yield Ask(me.seat, ROAD, offered)
        if road == stop:
            break
        if paid and game.laid == 0:
            pay(game, me, game.components.cost[EXTRA_ROAD])
        place_road(game, me, road)
        game.laid += 1
        game.left -= 1


def road_action(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-9.1."""
    return lay_roads(game, me, roads_allowed(game, me), paid=False)


def extra_road(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-10.20, IN-13.4."""
    return lay_roads(game, me, 1 + me.effects[BONUS_ROADS], paid=True)


def place_road(game: IncaEmpire, me: Player, road: int) -> None:
    """IN-9.9: the road joins the network, and all tiles at its ends are turned up."""
    if game.told is not None:
        game.tell(told.ROAD_BUILT, [me.seat, road])
    links = len(game.roads)
    a, b = road_ends(game, road)
    if road < links:
        game.roads[road] = me.seat
        game.free &= ~(1 << road)
        me.links |= 1 << road
    else:
        me.wild.append(road)
        me.wild_provinces.append(province_of_wild(game, road))
        game.wild_used += 1
        if road < 2 * links:
            me.along |= 1 << (road - links)
        else:
            me.wilds |= 1 << (road - 2 * links)
            game.wild_crossed |= game.components.board.wild.crosses[road - 2 * links]
    if me.reach >> a & 1:
        join(game, me, b)
    else:
        join(game, me, a)
    if game.covered:
        turn_up(game, game.side.at_ends[road] if road < links else game.side.at[a] + game.side.at[b])


def province_of_wild(game: IncaEmpire, road: int) -> int:
    """IN-13.6f, IN-13.42, IN-13.43."""
    board, links = game.components.board, len(game.roads)
    if road < 2 * links:
        return board.link_province[road - links]
    number = road - 2 * links
    a, b = board.wild.ends[number]
    common = game.side.common(a, b)
    if not common:
        return board.wild.longest[game.side.players, number]
    for province in common:
        if not game.unconquered >> province & 1:
            return province
    return common[0]


def lose_roads(game: IncaEmpire, me: Player) -> None:
    """IN-13.1, IN-13.26 to IN-13.28: the roads in unconquered provinces."""
    lost = members(me.links & game.lawless)
    for link in lost:
        game.roads[link] = FREE
        game.free |= 1 << link
    me.links &= ~game.lawless
    places = [place for place, province in enumerate(me.wild_provinces) if game.unconquered >> province & 1]
    for place in reversed(places):
        lost.append(me.wild[place])
        del me.wild[place], me.wild_provinces[place]
    if places:
        note_roads(game)
    if lost:
        rejoin(game, me)
        if game.told is not None:
            for road in lost:
                game.tell(told.ROAD_LOST, [me.seat, road])
