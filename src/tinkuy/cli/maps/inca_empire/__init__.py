"""The map of Inca Empire as a picture for whoever corrects it: both sides, every entry by its id in the tables."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from tinkuy.cli.maps.inca_empire.labels import Labels
from tinkuy.core.components import reconstructed
from tinkuy.core.game import Game
from tinkuy.games.inca_empire.audit import chart
from tinkuy.games.inca_empire.audit.chart import Flaw
from tinkuy.games.inca_empire.board import KINDS, Board, Side
from tinkuy.games.inca_empire.game import IncaEmpireGame
from tinkuy.games.inca_empire.geometry import Spot

WIDTH, HEIGHT, HEAD = 420, 900, 34  # millimetres of a side, and above it
STYLE = """
text { font-family: "Noto Sans", "DejaVu Sans", sans-serif; fill: #0f212d; }
.sea { fill: #bcd5e2; } .province { stroke: #8c7a66; stroke-width: .5; fill: #f1d9b4; }
.antisuyu { fill: #c6ddb0; } .collasuyu { fill: #e6cfe0; } .cuntisuyu { fill: #f3e6a6; } .start { fill: #fff6dc; }
.decor { fill: #a8c7d8; stroke: #3f5566; stroke-width: .4; } .road { stroke: #3f5566; stroke-width: 1.1; }
.start-road { stroke-width: 2.4; } .capital { fill: #ffd23f; stroke: #1b1712; stroke-width: 1; }
.city { fill: #fff; stroke: #155985; stroke-width: 1.3; } .garrison { fill: #fff; stroke: #bf5600; stroke-width: 1.3; }
.huaca { fill: #fff; stroke: #1b1712; stroke-width: .7; } .point-name { font-size: 4.2px; }
.province-name { font-size: 5px; font-weight: 700; fill: #7d5200; text-anchor: middle; letter-spacing: .3px; }
.road-name { font-size: 2.5px; fill: #3f5566; text-anchor: middle; }
.point-name, .province-name { paint-order: stroke; stroke: #fffc; stroke-width: .8; }
.title { font-size: 11px; font-weight: 700; } .remark { font-size: 6px; fill: #3f5566; }
.flaw, .flaws { stroke: #c8402f; stroke-width: 2.2; } .flaws { fill: #c8402f; stroke: none; font-size: 6px; }
"""
REMARK = "Reconstructed: not the printed map, made by us from real geography."
LEGEND = (
    "sun: capital; circle: city site, filled with its temple's points if significant; square: garrison site; dot: huaca"
)


def flaws(game: Game) -> list[str]:
    assert isinstance(game, IncaEmpireGame)
    return [flaw.sentence for flaw in chart.flaws(game.components)]


def picture(game: Game) -> str:
    assert isinstance(game, IncaEmpireGame)
    board, data = game.components.board, game.component_set.data["map"]
    found = chart.flaws(game.components)
    parts: list[str] = []
    for place, players in enumerate(sorted(board.sides, reverse=True)):
        parts.append(f'<g transform="translate({place * WIDTH} {HEAD})">')
        parts += _side(board, board.sides[players], data, found)
        parts.append("</g>")
    parts += _heads(board, data)
    below = HEAD + HEIGHT
    for number, flaw in enumerate(found):
        parts.append(_text(4, below + 8 * (number + 1), "flaws", flaw.sentence))
    width, height = WIDTH * len(board.sides), below + 8 * len(found) + (4 if found else 0)
    size = f'viewBox="0 0 {width} {height}" width="{2 * width}" height="{2 * height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><title>Inca Empire</title><style>{STYLE}</style>'
    return "\n".join([head, f'<rect class="sea" width="{width}" height="{height}"/>', *parts, "</svg>"]) + "\n"


def _heads(board: Board, data: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for place, players in enumerate(sorted(board.sides, reverse=True)):
        side, x = board.sides[players], 4 + place * WIDTH
        counts = f"{len(side.points)} points, {len(side.links)} roads, {len(side.provinces)} provinces"
        found.append(_text(x, 13, "title", f"Inca Empire, {players} players"))
        found.append(_text(x, 21, "remark", counts + (f". {REMARK}" if reconstructed(data) else "")))
        found.append(_text(x, 29, "remark", LEGEND))
    return found


def _side(board: Board, side: Side, data: dict[str, Any], found: list[Flaw]) -> list[str]:
    parts = [_province(board, data, province, _marked(found, "provinces", province)) for province in side.provinces]
    parts += [f'<polygon class="decor" points="{_path(each["polygon"])}"/>' for each in data.get("decor", [])]
    labels = Labels([board.spots[point] for point in side.points])
    starts = {board.start_links[start] for start in side.starts}
    names: list[str] = []
    for link in side.links:
        a, b = (board.spots[end] for end in board.link_ends[link])
        labels.line(a, b)
        style = "road start-road" if link in starts else "road"
        ends = f'x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}"'
        title = f"{board.link_ids[link]} in {board.province_ids[board.link_province[link]]}"
        parts.append(f'<line class="{style}{_marked(found, "links", link)}" {ends}>{_title(title)}</line>')
        names.append(_text((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.8, "road-name", board.link_ids[link]))
    for point in side.points:
        parts.append(_point(board, side, point, _marked(found, "points", point)))
    for province in side.provinces:
        polygon, name = board.polygons[province], board.province_ids[province]
        x, y = labels.middle(polygon, _middle(polygon), name)
        names.append(_text(x, y, "province-name", name))
    for point in side.points:
        x, y, anchor = labels.place(board.spots[point], board.point_ids[point])
        names.append(_text(x, y, "point-name", board.point_ids[point], f'text-anchor="{anchor}"'))
    return parts + names


def _marked(found: list[Flaw], what: str, index: int) -> str:
    return " flaw" if any(index in getattr(flaw, what) for flaw in found) else ""


def _province(board: Board, data: dict[str, Any], province: int, flaw: str) -> str:
    suyu = "start" if board.is_start[province] else str(data["province"][province].get("suyu", ""))
    near = ", ".join(board.province_ids[other] for other in board.adjacent[province])
    title = f"{board.province_ids[province]}, adjacent to {near}"
    shape = f'class="province {escape(suyu)}{flaw}" points="{_path(board.polygons[province])}"'
    return f"<polygon {shape}>{_title(title)}</polygon>"


def _point(board: Board, side: Side, point: int, flaw: str) -> str:
    kind, (x, y) = KINDS[board.kinds[point]], board.spots[point]
    where = ", ".join(board.province_ids[province] for province in side.at[point])
    title = _title(f"{board.point_ids[point]}, {kind}, in {where}")
    if kind == "garrison":
        return f'<rect class="{kind}{flaw}" x="{x - 2.6}" y="{y - 2.6}" width="5.2" height="5.2">{title}</rect>'
    radius = {"capital": 6.0, "city": 3.2}.get(kind, 1.5)
    drawn = f'<circle class="{kind}{flaw}" cx="{x}" cy="{y}" r="{radius}">{title}</circle>'
    points = board.temple_vp[point]
    return drawn + (_text(x, y + 1.5, "point-name", str(points), 'text-anchor="middle"') if points else "")


def _path(spots: list[Any]) -> str:
    return " ".join(f"{x},{y}" for x, y in spots)


def _middle(polygon: list[Spot]) -> Spot:
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


def _title(text: str) -> str:
    return f"<title>{escape(text)}</title>"


def _text(x: float, y: float, style: str, text: str, more: str = "") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" {more}>{escape(text)}</text>'
