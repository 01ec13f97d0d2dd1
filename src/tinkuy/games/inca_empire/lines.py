"""Which points a wild road may join on a side of the board, before any other wild road lies there (IN-13.6)."""

from __future__ import annotations

import itertools
from typing import Final

from tinkuy.games.inca_empire.geometry import (
    Line,
    Polygon,
    Spot,
    apart,
    cross,
    distance,
    inside,
    nearest,
    sides,
    stretches,
    touch,
)

STEP: Final = 0.25  # millimetres between two looks at a stretch off the land

# What a line comes to.
FINE: Final = 0
PRINTED: Final = 1  # it is a printed link
CROSSES: Final = 2
TOO_NEAR: Final = 3
OFF_LAND: Final = 4
SEAWARD: Final = 5


class Ground:
    """A side of the board as the tests of wild roads see it; what of the map is not on it is None."""

    def __init__(
        self,
        spots: list[Spot | None],
        links: list[tuple[int, int] | None],
        provinces: list[Polygon | None],
        coast: list[Spot],
        gap: float,
        tolerance: float,
    ) -> None:
        self.spots = spots
        self.gap = gap
        self.tolerance = tolerance
        self.provinces = provinces
        self.land = [(polygon, box_of(polygon)) for polygon in provinces if polygon is not None]
        self.borders = [(side, box_of(list(side))) for polygon, _ in self.land for side in sides(polygon)]
        self.printed = {link for link in links if link is not None}
        self.links: list[Line] = [self.line(a, b) for a, b in self.printed]
        self.near: list[list[Line]] = []  # by point, the nearest links first: most lines cross one of these
        for spot in spots:
            self.near.append([] if spot is None else _by_distance(self.links, spot))
        self.to_sea: list[Line | None] = [None if spot is None else self._way_to_sea(spot, coast) for spot in spots]

    def line(self, a: int, b: int) -> Line:
        one, other = self.spots[a], self.spots[b]
        assert one is not None
        assert other is not None
        return (one, other)

    def _way_to_sea(self, spot: Spot, coast: list[Spot]) -> Line | None:
        """IN-13.41: the shortest line to the coast, if the point is coastal."""
        shores = [nearest((one, two), spot) for one, two in itertools.pairwise(coast)]
        if not shores:
            return None
        way = (spot, min([(apart(shore, spot), shore) for shore in shores])[1])
        return None if any(spot not in link and touch(way, link) for link in self.links) else way

    def judge(self, a: int, b: int) -> int:
        """IN-13.38 to IN-13.41 for the straight line between two points of this side."""
        if (a, b) in self.printed or (b, a) in self.printed:
            return PRINTED
        line = self.line(a, b)
        near = self.near[a]
        for index, link in enumerate(near):
            if cross(line, link):
                near.insert(0, near.pop(index))  # it stands in the way of the next line, too
                return CROSSES
        low_x, low_y, high_x, high_y = _widened(box_of(list(line)), self.gap)
        for point, spot in enumerate(self.spots):
            if spot is None or point in (a, b) or not low_x < spot[0] < high_x or not low_y < spot[1] < high_y:
                continue
            if distance(line, spot) < self.gap:
                return TOO_NEAR
        if not self.on_land(line):
            return OFF_LAND
        for point, way in enumerate(self.to_sea):
            if way is not None and point not in (a, b) and touch(line, way):
                return SEAWARD
        return FINE

    def on_land(self, line: Line) -> bool:
        """IN-13.40."""
        wide = _widened(box_of(list(line)), self.tolerance)
        land = [polygon for polygon, box in self.land if _overlap(wide, box)]
        borders = [side for side, box in self.borders if _overlap(wide, box)]
        (ax, ay), (bx, by) = line
        for start, end, middle in stretches(line, land):
            if any(inside(polygon, middle) for polygon in land):
                continue
            if not self._close(borders, middle):
                return False
            looks = int((end - start) * apart(*line) / STEP) + 2
            for look in range(looks + 1):
                at = start + (end - start) * look / looks
                if not self._close(borders, (ax + at * (bx - ax), ay + at * (by - ay))):
                    return False
        return True

    def _close(self, borders: list[Line], spot: Spot) -> bool:
        return any(distance(side, spot) <= self.tolerance for side in borders)

    def longest_in(self, a: int, b: int) -> int:
        """IN-13.6f: the province in which the longest part of the line lies."""
        line = self.line(a, b)
        parts = [0.0] * len(self.provinces)
        polygons = [polygon for polygon in self.provinces if polygon is not None]
        for start, end, middle in stretches(line, polygons):
            for province, polygon in enumerate(self.provinces):
                if polygon is not None and inside(polygon, middle):
                    parts[province] += end - start
        return parts.index(max(parts))

    def pairs(self) -> list[tuple[int, int]]:
        """All lines that pass, in the order of the points."""
        there = [point for point, spot in enumerate(self.spots) if spot is not None]
        return [(a, b) for a in there for b in there if a < b and self.judge(a, b) == FINE]


Box = tuple[float, float, float, float]


def box_of(spots: list[Spot]) -> Box:
    xs, ys = [spot[0] for spot in spots], [spot[1] for spot in spots]
    return min(xs), min(ys), max(xs), max(ys)


def _widened(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _overlap(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def _by_distance(links: list[Line], spot: Spot) -> list[Line]:
    order = sorted([(distance(link, spot), index) for index, link in enumerate(links)])
    return [links[index] for _, index in order]
