"""The map: points, links and provinces by index, and what of them lies on each side of the board (IN-1, IN-3.8).

Sets of points, links or provinces are ints with a bit for each: joining and comparing them is what roads live on.
"""

from __future__ import annotations

from typing import Any, Final

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.games.inca_empire.geometry import Polygon, Spot
from tinkuy.games.inca_empire.lines import Ground
from tinkuy.games.inca_empire.wild import Wild, kept, look, map_hash

KINDS = ["capital", "city", "garrison", "huaca"]
CAPITAL: Final = 0
CITY_SITE: Final = 1
GARRISON_SITE: Final = 2


class Side:
    """What of the map one number of players plays on."""

    def __init__(self, board: Board, players: int) -> None:
        self.players = players
        there = [players in counts for counts in board.province_players]
        self.provinces = [province for province, here in enumerate(there) if here]
        self.adjacent = [[other for other in board.adjacent[each] if there[other]] for each in range(len(there))]
        self.wild_provinces = [province for province in self.provinces if not board.is_start[province]]
        self.points = [point for point, counts in enumerate(board.point_players) if players in counts]
        self.links = [link for link, counts in enumerate(board.link_players) if players in counts]
        on_side = set(self.points)
        self.at: list[list[int]] = [[] for _ in board.point_ids]
        for point in self.points:
            self.at[point] = [province for province in board.point_provinces[point] if there[province]]
        self.near = [as_set(provinces) for provinces in self.at]
        self.points_of = [0] * len(there)
        self.links_to = [0] * len(there)  # with an end in the province
        self.roads_at: list[list[tuple[int, int]]] = [[] for _ in board.point_ids]  # link and its other end
        self.links_at = [0] * len(board.point_ids)
        self.at_ends: list[list[int]] = [[] for _ in board.link_ids]  # by link, the provinces at its ends
        for point in self.points:
            for province in self.at[point]:
                self.points_of[province] |= 1 << point
        for link in self.links:
            a, b = board.link_ends[link]
            if a not in on_side or b not in on_side or not there[board.link_province[link]]:
                raise Refused(f"Road '{board.link_ids[link]}' leads off the side for {players} players.")
            self.roads_at[a].append((link, b))
            self.roads_at[b].append((link, a))
            self.links_at[a] |= 1 << link
            self.links_at[b] |= 1 << link
            self.at_ends[link] = list(dict.fromkeys(self.at[a] + self.at[b]))
            for province in self.at_ends[link]:
                self.links_to[province] |= 1 << link
        self.all_links = as_set(self.links)
        self.city_sites = as_set([point for point in self.points if board.kinds[point] == CITY_SITE])
        self.garrison_sites = as_set([point for point in self.points if board.kinds[point] == GARRISON_SITE])
        self.starts = [start for start, counts in enumerate(board.start_players) if players in counts]
        self.links_in = [0] * len(there)  # that lie in the province
        for link in self.links:
            self.links_in[board.link_province[link]] |= 1 << link
        self.unconquered = as_set(self.wild_provinces)
        self.lawless = 0  # links that lie in these
        for province in self.wild_provinces:
            self.lawless |= self.links_in[province]
        self.start_provinces = [province for province in self.provinces if board.is_start[province]]
        self.wild = 0  # numbers of the wild roads that this side allows
        self.wild_at = [0] * len(board.point_ids)
        self.wild_to = [0] * len(there)  # with an end in the province
        if len(self.starts) != players:
            raise Refused(f"The side for {players} players needs {players} starts, not {len(self.starts)}.")

    def ground(self, board: Board) -> Ground:
        on_side, links = set(self.points), set(self.links)
        return Ground(
            [spot if point in on_side else None for point, spot in enumerate(board.spots)],
            [ends if link in links else None for link, ends in enumerate(board.link_ends)],
            [polygon if province in self.provinces else None for province, polygon in enumerate(board.polygons)],
            board.coast,
            board.gap,
            board.tolerance,
        )

    def common(self, a: int, b: int) -> list[int]:
        """The provinces to which both points belong, in table order."""
        return [province for province in self.provinces if (self.near[a] & self.near[b]) >> province & 1]


class Board:
    """The whole map with both sides."""

    def __init__(self, top: Reader) -> None:
        table = top.part("map")
        provinces, points, roads = table.parts("province"), table.parts("point"), table.parts("road")
        self.province_ids = _ids(provinces)
        self.point_ids = _ids(points)
        self.link_ids = _ids(roads)
        self._read_provinces(provinces)
        self._read_points(points)
        self._read_links(roads)
        self._read_starts(top)
        self.coast = _spots(table, "coast")
        wild = top.part("wild_road")
        self.gap = float(wild.number("point_gap_mm"))
        self.tolerance = float(wild.number("land_tolerance_mm"))
        self.sides = {players: Side(self, players) for players in (3, 4)}
        self._find_wild_roads()

    def _read_provinces(self, entries: list[Reader]) -> None:
        self.adjacent = [
            [_index(self.province_ids, name, entry) for name in entry.texts("adjacent")] for entry in entries
        ]
        self.province_players = [entry.numbers("players") for entry in entries]
        self.is_start = [entry.flag("start") for entry in entries]
        self.hand_of_god = [entry.flag("hand_of_god") for entry in entries]
        self.polygons: list[Polygon] = [_spots(entry, "polygon") for entry in entries]
        for province, others in enumerate(self.adjacent):
            for other in others:
                if province not in self.adjacent[other]:
                    here, there = self.province_ids[province], self.province_ids[other]
                    raise Refused(f"Province '{here}' names '{there}' as adjacent, but not the other way round.")

    def _read_points(self, entries: list[Reader]) -> None:
        self.kinds = [KINDS.index(entry.text("kind", KINDS)) for entry in entries]
        self.point_players = [entry.numbers("players") for entry in entries]
        self.point_provinces = [
            [_index(self.province_ids, name, entry) for name in entry.texts("provinces")] for entry in entries
        ]
        self.temple_vp = [entry.number("temple_vp", 0) for entry in entries]
        self.spots: list[Spot] = [_spot(entry.value("xy"), entry) for entry in entries]
        if self.kinds.count(CAPITAL) != 1:
            raise Refused("The map needs one point that is the capital.")
        self.capital = self.kinds.index(CAPITAL)

    def _read_links(self, entries: list[Reader]) -> None:
        self.link_ends = [
            (_index(self.point_ids, entry.text("a"), entry), _index(self.point_ids, entry.text("b"), entry))
            for entry in entries
        ]
        self.link_province = [_index(self.province_ids, entry.text("province"), entry) for entry in entries]
        self.link_players = [entry.numbers("players") for entry in entries]
        for link, (a, b) in enumerate(self.link_ends):
            if a == b:
                raise Refused(f"Road '{self.link_ids[link]}' must join two points, not '{self.point_ids[a]}' twice.")
            province = self.link_province[link]
            for end in (a, b):
                if province not in self.point_provinces[end]:
                    raise Refused(
                        f"Both ends of road '{self.link_ids[link]}' must belong to the province it lies in, "
                        f"'{self.province_ids[province]}', but '{self.point_ids[end]}' does not."
                    )

    def _read_starts(self, top: Reader) -> None:
        entries = top.parts("start")
        self.colours = [entry.text("colour") for entry in entries]
        self.start_provinces = [_index(self.province_ids, entry.text("province"), entry) for entry in entries]
        self.start_players = [entry.numbers("players") for entry in entries]
        sites = [_index(self.point_ids, entry.text("site"), entry) for entry in entries]
        self.start_links: list[int] = []
        for entry, site in zip(entries, sites, strict=True):
            links = [link for link, ends in enumerate(self.link_ends) if set(ends) == {self.capital, site}]
            if len(links) != 1 or self.link_province[links[0]] not in self.start_provinces:
                raise Refused(f"Table '{entry.where}': the site needs one road to the capital, in a start province.")
            self.start_links.append(links[0])

    def map_hash(self) -> str:
        shape = (self.spots, self.link_ends, self.polygons, self.coast, self.gap, self.tolerance)
        return map_hash(*shape, self.point_players, self.link_players, self.province_players, self.point_provinces)

    def look_for_wild_roads(self) -> Wild:
        grounds = {players: side.ground(self) for players, side in self.sides.items()}
        return look(self.spots, grounds, {players: side.near for players, side in self.sides.items()})

    def _find_wild_roads(self) -> None:
        of_map = self.map_hash()
        if of_map not in _FOUND:
            _FOUND[of_map] = kept(of_map) or self.look_for_wild_roads()
        self.wild = _FOUND[of_map]
        for players, side in self.sides.items():
            for number in self.wild.on[players]:
                a, b = self.wild.ends[number]
                side.wild |= 1 << number
                side.wild_at[a] |= 1 << number
                side.wild_at[b] |= 1 << number
                for province in side.at[a] + side.at[b]:
                    side.wild_to[province] |= 1 << number


_FOUND: dict[str, Wild] = {}  # by map


def as_set(items: list[int]) -> int:
    return sum(1 << item for item in items)


def _ids(entries: list[Reader]) -> list[str]:
    ids = [entry.text("id") for entry in entries]
    if len(set(ids)) != len(ids):
        raise Refused(f"Two entries of the map have the same id: {max(ids, key=ids.count)}.")
    return ids


def _index(ids: list[str], name: str, entry: Reader) -> int:
    if name not in ids:
        raise Refused(f"Table '{entry.where}' names '{name}', which does not exist.")
    return ids.index(name)


def _spots(entry: Reader, key: str) -> list[Spot]:
    value = entry.value(key)
    if not isinstance(value, list) or len(value) < 3:
        raise Refused(f"Table '{entry.where}' needs a list '{key}' of at least three places.")
    return [_spot(item, entry) for item in value]


def _spot(value: Any, entry: Reader) -> Spot:
    if not isinstance(value, list) or len(value) != 2 or not all(type(number) in (int, float) for number in value):
        raise Refused(f"Table '{entry.where}' needs places as two numbers, in millimetres, not {value!r}.")
    return float(value[0]), float(value[1])
