"""How even the starts of Inca Empire are with three players, and tables in which a road of that side is another.

    python -m tinkuy.lab.inca_empire                                 # the starts, and what would even them out
    python -m tinkuy.lab.inca_empire --drop r129 --out mine.toml     # tables with such a change; also --add
    python -m tinkuy.lab.balance inca_empire --seats 3 --games 1000 --tables mine.toml
    python -m tinkuy.lab.inca_empire --wild                          # after a change of the project's own map

Only roads are changed, and only on the side for three players: the other side, points and provinces stay. What is
offered leaves the map sound (tinkuy.games.inca_empire.audit.chart) and each start its exits. What a start is worth
is guessed from how near sites are to it and to the others; games decide.
"""

from __future__ import annotations

import argparse
import re
import sys
from math import fsum
from pathlib import Path

from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.games import components_text, find_game, inca_empire
from tinkuy.games.inca_empire import IncaEmpireGame
from tinkuy.games.inca_empire.audit.chart import flaws, side_flaws
from tinkuy.games.inca_empire.board import CITY_SITE, GARRISON_SITE, Board, Side
from tinkuy.games.inca_empire.wild import FILE, written

THREE = 3
FADES = 0.8  # of what something is worth, with each road between it and the start
WORTH = {CITY_SITE: 3.0, GARRISON_SITE: 2.0}  # a site, by what Sapa Inca brings there
FAR = 99  # roads to what cannot be reached
STEPS = (2, 4, 6, 8)
SHOWN = 12


def distances(board: Board, side: Side, start: int) -> dict[int, int]:
    """How many roads away from the start road each point is; the start roads of others are theirs."""
    taken = {board.start_links[other] for other in side.starts if other != start}
    found = dict.fromkeys(board.link_ends[board.start_links[start]], 0)
    waiting = list(found)
    for point in waiting:
        for link, other in side.roads_at[point]:
            if other not in found and link not in taken:
                found[other] = found[point] + 1
                waiting.append(other)
    return found


def worth(board: Board, side: Side, start: int) -> float:
    """Sites, the nearer the better and the nearer to others who build there, too: cities are everybody's."""
    away = {each: distances(board, side, each) for each in side.starts}
    parts: list[float] = []
    for point, n in away[start].items():
        built = fsum(FADES ** away[other].get(point, FAR) for other in side.starts if other != start)
        parts.append(WORTH.get(board.kinds[point], 0.0) * FADES**n * built)
    return fsum(parts)


def gap(board: Board, side: Side) -> float:
    """Between the best start and the poorest, as a share of the best."""
    values = [worth(board, side, start) for start in side.starts]
    return 1 - min(values) / max(values)


def with_road(board: Board, link: int, there: bool) -> Side:
    """The side for three players with this road, or without it; the board stays as it is."""
    players = board.link_players[link]
    board.link_players[link] = [THREE, 4] if there else [4]
    try:
        return Side(board, THREE)
    finally:
        board.link_players[link] = players


def possible(board: Board) -> list[tuple[float, str, int]]:
    """Every road that could be left out or added, with the gap after it, the most even first."""
    side = board.sides[THREE]
    exits = {board.start_links[start]: _exits(board, side, start) for start in side.starts}
    found: list[tuple[float, str, int]] = []
    for link, (a, b) in enumerate(board.link_ends):
        there = link in side.links
        on_side = a in side.points and b in side.points and board.link_province[link] in side.provinces
        if link in exits or not on_side:
            continue
        changed = with_road(board, link, not there)
        kept = all(_exits(board, changed, start) == exits[board.start_links[start]] for start in side.starts)
        if kept and not side_flaws(board, changed):
            found.append((gap(board, changed), "drop" if there else "add", link))
    return sorted(found)


def _exits(board: Board, side: Side, start: int) -> int:
    """Roads that go on from the start site."""
    ends = board.link_ends[board.start_links[start]]
    return sum(len(side.roads_at[end]) for end in ends if end != board.capital)


def rewritten(text: str, drop: list[str], add: list[str]) -> str:
    """The tables with these roads left out of the side for three players or added to it."""
    for road in drop + add:
        entry = re.compile(rf'(\[\[map\.road\]\]\nid = "{re.escape(road)}"\n(?:[^\[\n]+\n)*?players = )\[[^\]]*\]')
        text, changed = entry.subn(rf"\g<1>{'[4]' if road in drop else '[3, 4]'}", text)
        if not changed:
            raise Refused(f"The tables have no road '{road}'.")
    wrong = flaws(IncaEmpireGame(read_components(text, printed=False)).components)
    if wrong:
        raise Refused(f"That would spoil the map: {wrong[0].sentence}")
    return text


def report(board: Board) -> str:
    side = board.sides[THREE]
    lines = [f"{'start':<10} worth  " + "  ".join(f"sites, provinces within {steps}" for steps in STEPS)]
    for start in side.starts:
        away = distances(board, side, start)
        cells: list[str] = []
        for steps in STEPS:
            near = [point for point, n in away.items() if n <= steps]
            sites = sum(1 for point in near if board.kinds[point] in WORTH)
            provinces = {province for point in near for province in side.at[point] if not board.is_start[province]}
            cells.append(f"{f'{sites}, {len(provinces)}':>27}")
        lines.append(f"{board.colours[start]:<10} {worth(board, side, start):5.1f}  " + "  ".join(cells))
    lines += [f"Gap between the starts: {gap(board, side):.1%}. Changes that would leave the smallest:"]
    for after, change, link in possible(board)[:SHOWN]:
        a, b = board.link_ends[link]
        lines.append(f"  --{change} {board.link_ids[link]} ({board.point_ids[a]} to {board.point_ids[b]}): {after:.1%}")
    return "\n".join(lines)


def write_wild_roads(board: Board) -> None:
    path = Path(inca_empire.__file__).with_name(FILE)
    path.write_text(written(board.look_for_wild_roads(), board.map_hash()), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tinkuy.lab.inca_empire", description="How even the starts are.")
    parser.add_argument("--tables", type=Path, help="begin with the tables of this file")
    parser.add_argument("--drop", action="append", default=[], metavar="ROAD")
    parser.add_argument("--add", action="append", default=[], metavar="ROAD")
    parser.add_argument("--out", type=Path, help="write the changed tables here")
    parser.add_argument("--wild", action="store_true", help="write down the wild roads of the project's map, and end")
    chosen = parser.parse_args()
    if chosen.wild:
        write_wild_roads(find_game("inca_empire").components.board)  # type: ignore[attr-defined]
        return
    try:
        text = chosen.tables.read_text(encoding="utf-8") if chosen.tables else components_text("inca_empire")
        text = rewritten(text, chosen.drop, chosen.add)
    except (OSError, Refused) as refused:
        raise SystemExit(str(refused)) from None
    if chosen.out is not None:
        chosen.out.write_text(text, encoding="utf-8")
    sys.stdout.write(report(IncaEmpireGame(read_components(text, printed=False)).components.board) + "\n")


if __name__ == "__main__":
    main()
