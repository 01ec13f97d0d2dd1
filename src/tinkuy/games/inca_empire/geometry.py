"""Straight lines on the map, for wild roads: crossing, distance, inside and outside (IN-13.38 to IN-13.41)."""

from __future__ import annotations

import itertools

Spot = tuple[float, float]  # in millimetres
Line = tuple[Spot, Spot]
Polygon = list[Spot]


def turn(a: Spot, b: Spot, c: Spot) -> float:
    """Above 0 when a, b, c turn one way, below 0 the other way, 0 on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def between(a: Spot, b: Spot, c: Spot) -> bool:
    """Whether c, which is on the line of a and b, lies between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def touch(one: Line, other: Line) -> bool:
    """Whether two lines have a point in common."""
    (a, b), (c, d) = one, other
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    first, second, third, fourth = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if (first > 0) != (second > 0) and (third > 0) != (fourth > 0) and 0 not in (first, second, third, fourth):
        return True
    return (
        (first == 0 and between(a, b, c))
        or (second == 0 and between(a, b, d))
        or (third == 0 and between(c, d, a))
        or (fourth == 0 and between(c, d, b))
    )


def cross(one: Line, other: Line) -> bool:
    """Whether two lines have a point in common that is not an end of both."""
    (a, b), (c, d) = one, other
    if a in (c, d) or b in (c, d):
        shared, far = (a, b) if a in (c, d) else (b, a)
        away = d if shared == c else c
        if far == away:
            return True
        forward = (far[0] - shared[0]) * (away[0] - shared[0]) + (far[1] - shared[1]) * (away[1] - shared[1]) > 0
        return turn(shared, far, away) == 0 and forward
    return touch(one, other)


def nearest(line: Line, spot: Spot) -> Spot:
    """The point of a line that is nearest to a spot."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    part = 0.0 if length == 0 else max(0.0, min(1.0, ((spot[0] - ax) * dx + (spot[1] - ay) * dy) / length))
    return (ax + part * dx, ay + part * dy)


def apart(a: Spot, b: Spot) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def distance(line: Line, spot: Spot) -> float:
    return apart(nearest(line, spot), spot)


def inside(polygon: Polygon, spot: Spot) -> bool:
    found = False
    x, y = spot
    before = polygon[-1]
    for here in polygon:
        if (here[1] > y) != (before[1] > y):
            at = here[0] + (y - here[1]) * (before[0] - here[0]) / (before[1] - here[1])
            if x < at:
                found = not found
        before = here
    return found


def sides(polygon: Polygon) -> list[Line]:
    return [(polygon[index - 1], corner) for index, corner in enumerate(polygon)]


def cuts(line: Line, other: Line) -> list[float]:
    """Where along a line, from 0 to 1, another one meets it."""
    (a, b), (c, d) = line, other
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    slope = dx * ey - dy * ex
    if slope == 0:
        return []
    here = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / slope
    there = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / slope
    return [here] if 0 < here < 1 and -0.001 <= there <= 1.001 else []


def stretches(line: Line, polygons: list[Polygon]) -> list[tuple[float, float, Spot]]:
    """The line cut where it meets a side of a polygon: from, to and the middle of each stretch."""
    marks = [0.0, 1.0]
    for polygon in polygons:
        for side in sides(polygon):
            marks += cuts(line, side)
    marks.sort()
    (ax, ay), (bx, by) = line
    found: list[tuple[float, float, Spot]] = []
    for start, end in itertools.pairwise(marks):
        if end - start > 1e-9:
            middle = (start + end) / 2
            found.append((start, end, (ax + middle * (bx - ax), ay + middle * (by - ay))))
    return found
