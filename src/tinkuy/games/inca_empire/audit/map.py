"""What must hold on the map: roads, marks, conquered provinces (IN-1, IN-9, IN-10)."""

from __future__ import annotations

from tinkuy.games.inca_empire.board import CITY_SITE, GARRISON_SITE
from tinkuy.games.inca_empire.network import road_ends
from tinkuy.games.inca_empire.state import CITY_MARK, FREE, GARRISON_MARK, TEMPLE_MARK, IncaEmpire, Player

CITY_SITE_MARKS = (0, CITY_MARK, CITY_MARK | TEMPLE_MARK)
GARRISON_SITE_MARKS = (
    *CITY_SITE_MARKS,
    GARRISON_MARK,
    GARRISON_MARK | TEMPLE_MARK,
    TEMPLE_MARK,
)


def audit_map(game: IncaEmpire) -> str | None:
    return _roads(game) or _wild_roads(game) or _marks(game) or _provinces(game) or _road_ends(game)


def _roads(game: IncaEmpire) -> str | None:
    board, side, seats = game.components.board, game.side, len(game.players)
    if len(game.roads) != len(board.link_ids) or not all(FREE <= seat < seats for seat in game.roads):
        return "Every link has a place for one road of somebody at the table."
    if any(seat != FREE and not side.all_links >> link & 1 for link, seat in enumerate(game.roads)):
        return "A road lies on a link that is not on this side of the board."
    for player in game.players:
        if not 0 <= player.start < len(board.start_links) or game.roads[board.start_links[player.start]] != player.seat:
            return f"Seat {player.seat} has lost its start road."
    return None


def _wild_roads(game: IncaEmpire) -> str | None:
    side, links = game.side, len(game.roads)
    laid: set[int] = set()
    for player in game.players:
        if len(player.wild) != len(player.wild_provinces) or len(set(player.wild)) != len(player.wild):
            return f"Every wild road of seat {player.seat} lies in one province."
        if not set(player.wild_provinces) <= set(side.provinces):
            return f"A wild road of seat {player.seat} lies beside the board."
        for road in player.wild:
            number = road - 2 * links
            there = side.all_links >> (road - links) & 1 if links <= road < 2 * links else 0
            if number >= 0:
                there = side.wild >> number & 1
                laid.add(number)
            if not there:
                return f"A wild road of seat {player.seat} joins points that no wild road can join."
    crosses = game.components.board.wild.crosses
    if any(crosses[one] >> other & 1 for one in laid for other in laid):
        return "Two wild roads cross."
    return None


def _marks(game: IncaEmpire) -> str | None:
    board = game.components.board
    if len(game.marks) != len(board.point_ids):
        return "Every point has a place for marks."
    for point, marks in enumerate(game.marks):
        kind = board.kinds[point]
        fits = CITY_SITE_MARKS if kind == CITY_SITE else GARRISON_SITE_MARKS if kind == GARRISON_SITE else (0,)
        if marks not in fits or (marks and len(game.players) not in board.point_players[point]):
            return f"What stands at '{board.point_ids[point]}' cannot stand there."
    return None


def _provinces(game: IncaEmpire) -> str | None:
    board, seats = game.components.board, len(game.players)
    if len(game.conqueror) != len(board.province_ids) or not all(FREE <= seat < seats for seat in game.conqueror):
        return "Every province is unconquered or somebody's at the table."
    wild = set(game.side.wild_provinces)
    if any(seat != FREE and province not in wild for province, seat in enumerate(game.conqueror)):
        return "A province was conquered that cannot be."
    for player in game.players:
        if not _own_tiles(game, player):
            return f"The tiles and terraces of seat {player.seat} do not add up."
    return None


def _own_tiles(game: IncaEmpire, me: Player) -> bool:
    own = [province for province, seat in enumerate(game.conqueror) if seat == me.seat]
    if sorted(me.tiles) != own or any(province in game.covered for province in own):
        return False
    return set(me.terraces) <= set(own) and len(set(me.terraces)) == len(me.terraces)


def _road_ends(game: IncaEmpire) -> str | None:
    """IN-2.13, IN-9.9: a province with a road end is open."""
    covered = set(game.covered)
    roads = [link for link, seat in enumerate(game.roads) if seat != FREE]
    for road in roads + [road for player in game.players for road in player.wild]:
        for point in road_ends(game, road):
            if any(province in covered for province in game.side.at[point]):
                return "The tile of a province with a road end lies face down."
    return None
