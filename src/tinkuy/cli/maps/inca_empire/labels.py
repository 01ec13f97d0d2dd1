"""Where names stand on a map: in the province, or beside the point, where they cover the least."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import inf
from typing import Final

from tinkuy.games.inca_empire.geometry import Polygon, Spot, apart, inside

LETTER: Final = 2.35  # millimetres of a letter
CAPITAL: Final = 3.4  # of one in the name of a province
LINE: Final = 4.4  # and of a line of text
STEP: Final = 1.5  # between two looks at a road

Box = tuple[float, float, float, float]


class Labels:
    """What lies on the map already; every name that is placed is added to it."""

    def __init__(self, spots: list[Spot]) -> None:
        self.boxes: list[Box] = [(x - 3, y - 3, x + 3, y + 3) for x, y in spots]
        self.dots: list[Spot] = []  # from left to right

    def line(self, a: Spot, b: Spot) -> None:
        """A road, as a row of dots."""
        looks = int(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 / STEP) + 1
        self.dots += [
            (a[0] + (b[0] - a[0]) * look / looks, a[1] + (b[1] - a[1]) * look / looks) for look in range(looks)
        ]
        self.dots.sort()

    def middle(self, polygon: Polygon, wanted: Spot, name: str) -> Spot:
        """The middle of a province's name, near the wanted place."""
        width = len(name) * CAPITAL
        tries: list[tuple[float, Box, Spot]] = []
        for x, y in [wanted, *self._grid(polygon)]:
            box = (x - width / 2, y - LINE, x + width / 2, y + 1)
            tries.append((self._covered(box, (x, y)) + apart((x, y), wanted) / 3, box, (x, y)))
        _, box, found = min(tries, key=lambda one: one[0])
        self.boxes.append(box)
        return found

    def _grid(self, polygon: Polygon) -> list[Spot]:
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        steps = [number / 9 for number in range(1, 9)]
        spots = [
            (min(xs) + across * (max(xs) - min(xs)), min(ys) + down * (max(ys) - min(ys)))
            for across in steps
            for down in steps
        ]
        return [spot for spot in spots if inside(polygon, spot)]

    def place(self, spot: Spot, name: str) -> tuple[float, float, str]:
        """Left end, baseline and anchor."""
        (x, y), width = spot, len(name) * LETTER
        tries: list[tuple[float, Box, tuple[float, float, str]]] = []
        for down in (1.5, -2.8, 5.8, -4.5, 7.0):
            aside = 4.2 if down == 1.5 else 2.2
            for left, anchor, at in (
                (x + aside, "start", x + aside),
                (x - aside - width, "end", x - aside),
                (x - width / 2, "middle", x),
            ):
                if anchor == "middle" and down == 1.5:
                    continue
                box = (left, y + down - LINE + 1, left + width, y + down + 1)
                tries.append((self._covered(box, spot), box, (at, y + down, anchor)))
        _, box, found = min(tries, key=lambda one: one[0])
        self.boxes.append(box)
        return found

    def _covered(self, box: Box, spot: Spot) -> float:
        """How bad it is: over other names most, over roads less; further from the point a little."""
        low_x, low_y, high_x, high_y = box
        found = 0.0
        for left, top, right, bottom in self.boxes:
            if right <= low_x or left >= high_x:
                continue
            wide, high = min(right, high_x) - max(left, low_x), min(bottom, high_y) - max(top, low_y)
            if wide > 0 and high > 0:
                found += 2 * wide * high
        first, end = bisect_right(self.dots, (low_x, inf)), bisect_left(self.dots, (high_x, -inf))
        found += 3 * sum(1 for _, y in self.dots[first:end] if low_y < y < high_y)
        return found + abs((low_y + high_y) / 2 - spot[1]) / 5 + (50 if low_x < 0 or high_x > 420 else 0)
