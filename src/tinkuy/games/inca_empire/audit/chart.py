"""What must hold of a map before anybody plays on it, for whoever corrects the reconstructed one (IN-1, IN-3.8).

Reading the tables refuses what no rule could work with; here is what would make a bad board: each flaw is a sentence
with the roads, points and provinces it is about, so that a picture can mark them.
"""

from __future__ import annotations

import itertools
from typing import Final

from tinkuy.games.inca_empire.board import Board, Side
from tinkuy.games.inca_empire.components import PILGRIMAGE, Components
from tinkuy.games.inca_empire.geometry import Line, Polygon, Spot, apart, cross, distance, inside, sides

SLACK: Final = 1.0  # millimetres by which a drawing may be off
BORDER: Final = 5.0  # millimetres of common border that make two provinces neighbours whatever the table says
LOOKS: Final = 8  # at a road or at a side of a province


class Flaw:
    """A sentence for a person, and where on the map it is."""

    __slots__ = ("links", "points", "provinces", "sentence")

    def __init__(
        self,
        sentence: str,
        links: list[int] | None = None,
        points: list[int] | None = None,
        provinces: list[int] | None = None,
    ) -> None:
        self.sentence = sentence
        self.links = links or []
        self.points = points or []
        self.provinces = provinces or []


def flaws(components: Components) -> list[Flaw]:
    """Of both sides; a sound map has none."""
    board = components.board
    found = _nowhere(board) + _places(board) + _roads(board) + _borders(board)
    for players, side in board.sides.items():
        found += side_flaws(board, side)
        found += _pilgrimages(components, side, f"With {players} players")
    return found + _smaller_side(board)


def _named(ids: list[str], found: list[int]) -> str:
    """A few of them by name, the rest by number."""
    names = ", ".join(f"'{ids[each]}'" for each in found[:5])
    return names if len(found) <= 5 else f"{names} and {len(found) - 5} more"


def _touches(polygon: Polygon, spot: Spot) -> bool:
    return inside(polygon, spot) or min(distance(side, spot) for side in sides(polygon)) <= SLACK


def _along(line: Line) -> list[Spot]:
    (ax, ay), (bx, by) = line
    parts = [(look + 0.5) / LOOKS for look in range(LOOKS)]
    return [(ax + part * (bx - ax), ay + part * (by - ay)) for part in parts]


def _nowhere(board: Board) -> list[Flaw]:
    """What is on no side of the board; a slip in its list of players."""
    found: list[Flaw] = []
    sides = sorted(board.sides)
    for word, ids, listed in (
        ("Province", board.province_ids, board.province_players),
        ("Point", board.point_ids, board.point_players),
        ("Road", board.link_ids, board.link_players),
    ):
        for entry, players in enumerate(listed):
            if not set(players) & set(sides):
                said = f"{word} '{ids[entry]}' is on no side: its players are {players}, not of {sides}."
                found.append(Flaw(said))
    return found


def _places(board: Board) -> list[Flaw]:
    """Points apart from each other, each in or on the border of the provinces it names (IN-1.4)."""
    found: list[Flaw] = []
    ids, provinces = board.point_ids, board.province_ids
    for a, b in itertools.combinations(range(len(ids)), 2):
        if apart(board.spots[a], board.spots[b]) < board.gap:
            found.append(Flaw(f"Points '{ids[a]}' and '{ids[b]}' lie on top of each other.", points=[a, b]))
    for point, spot in enumerate(board.spots):
        for province, polygon in enumerate(board.polygons):
            named = province in board.point_provinces[point]
            if named and not _touches(polygon, spot):
                said = f"Point '{ids[point]}' names province '{provinces[province]}', but lies away from it."
                found.append(Flaw(said, points=[point], provinces=[province]))
            elif not named and inside(polygon, spot) and min(distance(e, spot) for e in sides(polygon)) > SLACK:
                said = f"Point '{ids[point]}' lies in province '{provinces[province]}', but does not name it."
                found.append(Flaw(said, points=[point], provinces=[province]))
    return found


def _roads(board: Board) -> list[Flaw]:
    """Planar, each drawn in its province (IN-1.6)."""
    found: list[Flaw] = []
    lines = [(board.spots[a], board.spots[b]) for a, b in board.link_ends]
    for one, other in itertools.combinations(range(len(lines)), 2):
        together = set(board.link_players[one]) & set(board.link_players[other])
        if together and cross(lines[one], lines[other]):
            found.append(Flaw(f"Road {_road(board, one)} crosses road {_road(board, other)}.", [one, other]))
    for link, line in enumerate(lines):
        province = board.link_province[link]
        if not all(_touches(board.polygons[province], spot) for spot in _along(line)):
            said = f"Road {_road(board, link)} leaves province '{board.province_ids[province]}', in which it lies."
            found.append(Flaw(said, [link], provinces=[province]))
    return found


def _road(board: Board, link: int) -> str:
    a, b = board.link_ends[link]
    return f"'{board.link_ids[link]}' ({board.point_ids[a]} to {board.point_ids[b]})"


def _borders(board: Board) -> list[Flaw]:
    """IN-1.17."""
    found: list[Flaw] = []
    for one, two in itertools.combinations(range(len(board.polygons)), 2):
        border, named = _border(board.polygons[one], board.polygons[two]), two in board.adjacent[one]
        names = f"'{board.province_ids[one]}' and '{board.province_ids[two]}'"
        if named and not border:
            found.append(
                Flaw(f"Provinces {names} are named adjacent, but have no common border.", provinces=[one, two])
            )
        elif border > BORDER and not named:
            said = f"Provinces {names} have a common border, but are not named adjacent."
            found.append(Flaw(said, provinces=[one, two]))
    return found


def _border(one: Polygon, other: Polygon) -> float:
    """Its length, as far as looking at some spots of each side tells."""
    if not _near(one, other):
        return 0.0
    edges, length = sides(other), 0.0
    for side in sides(one):
        shared = sum(1 for spot in _along(side) if min(distance(edge, spot) for edge in edges) <= SLACK / 2)
        length += apart(*side) * shared / LOOKS
    return length


def _near(one: Polygon, other: Polygon) -> bool:
    for axis in (0, 1):
        here, there = [spot[axis] for spot in one], [spot[axis] for spot in other]
        if max(here) + SLACK < min(there) or max(there) + SLACK < min(here):
            return False
    return True


def side_flaws(board: Board, side: Side) -> list[Flaw]:
    """Connected, and every point and province within reach of every start, also alone (IN-9.6, IN-10.8)."""
    when = f"With {side.players} players"
    found: list[Flaw] = []
    homeless = [point for point in side.points if not side.at[point] and point != board.capital]
    if homeless:
        said = f"{when} these points belong to no province of that side: {_named(board.point_ids, homeless)}."
        found.append(Flaw(said, points=homeless))
    for start in side.starts:
        if board.start_links[start] not in side.links:
            said = f"{when} the start road of {board.colours[start]} is not on that side."
            found.append(Flaw(said, [board.start_links[start]]))
    lost = _missed(side, _walk(side, board.capital, set()))
    if lost:
        said = f"{when} no roads lead from '{board.point_ids[board.capital]}' to {_named(board.point_ids, lost)}."
        return [*found, Flaw(said, points=lost)]
    taken = {board.start_links[start] for start in side.starts}
    for start in side.starts:
        reached = _walk(side, board.capital, taken - {board.start_links[start]})
        lost = _missed(side, reached)
        if lost:
            said = f"{when} {board.colours[start]} alone can never reach {_named(board.point_ids, lost)}."
            found.append(Flaw(said, points=lost))
    touched = {province for point in side.points for province in side.at[point]}
    away = [province for province in side.provinces if province not in touched]
    if away:
        said = f"{when} no point belongs to {_named(board.province_ids, away)}, so nobody can conquer it."
        found.append(Flaw(said, provinces=away))
    return found


def _walk(side: Side, capital: int, taken: set[int]) -> set[int]:
    """The points that can be reached over roads that nobody else has.

    Provinces are no hindrance: those at a point that is reached can be conquered, and then its roads be built on.
    """
    reached, waiting = {capital}, [capital]
    while waiting:
        for link, other in side.roads_at[waiting.pop()]:
            if other not in reached and link not in taken:
                reached.add(other)
                waiting.append(other)
    return reached


def _missed(side: Side, reached: set[int]) -> list[int]:
    return [point for point in side.points if point not in reached]


def _pilgrimages(components: Components, side: Side, when: str) -> list[Flaw]:
    """IN-13.20 to IN-13.22: a card that is in play names a place where a temple can stand."""
    found: list[Flaw] = []
    counts = components.card_counts(side.players, early_fall=False)
    for card, event in enumerate(components.events):
        if event.effect == PILGRIMAGE and counts[card] and not any(point in side.points for point in event.temples):
            said = f"{when} no temple of the card '{components.event_ids[card]}' can be built on that side."
            found.append(Flaw(said, points=event.temples))
    return found


def _smaller_side(board: Board) -> list[Flaw]:
    """IN-3.8: the side for three players is a part of the other one."""
    found: list[Flaw] = []
    small, large = board.sides[3], board.sides[4]
    for ids, here, there, word in (
        (board.province_ids, small.provinces, large.provinces, "provinces"),
        (board.point_ids, small.points, large.points, "points"),
        (board.link_ids, small.links, large.links, "roads"),
    ):
        more = sorted(set(here) - set(there))
        if more:
            found.append(Flaw(f"Only the side for three players has these {word}: {_named(ids, more)}."))
    return found
