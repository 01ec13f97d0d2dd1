"""The map, north to the left: roads in dots, points and provinces as one sign each.

The board is twice as long as it is wide and a terminal the other way round, so the map lies on its side. A province is
its resistance while it can be conquered, ? while its tile lies face down, then the sign of who conquered it.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.inca_empire.canvas import Canvas, Cell
from tinkuy.cli.terminal.seats import colour, shape
from tinkuy.cli.terminal.shown import Shown
from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.state import FREE

POINT_KINDS: Final = ("city", "garrison", "temple", "outpost")
PROVINCE_KINDS: Final = ("conquer", "terrace")
PRINTED: Final = "#5a6472"
GLOWING: Final = "bold #ffffff"  # a road that can be laid
WILD_SHOWN: Final = 12  # with more wild roads than this only the one under the cursor is drawn
AROUND: Final = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (-2, 0)]


class Chart:
    """Where everything lies on a sheet of a size; made once for each size."""

    def __init__(self, components: Components, players: int, width: int, height: int) -> None:
        self.components = components
        self.side = components.board.sides[players]
        self.width = width
        self.height = height
        board = components.board
        spots = [board.spots[point] for point in self.side.points]
        self.low = min(x for x, _ in spots), min(y for _, y in spots)
        self.high = max(x for x, _ in spots), max(y for _, y in spots)
        self.taken: set[Cell] = set()
        self.points = {point: self._cell(board.spots[point]) for point in self.side.points}
        self.provinces = {province: self._cell(self._middle(province)) for province in self.side.provinces}

    def _middle(self, province: int) -> tuple[float, float]:
        """Of its points, so that its sign lies among them."""
        board = self.components.board
        inside = [board.spots[point] for point in self.side.points if province in self.side.at[point]]
        spots = inside if len(inside) > 2 else board.polygons[province]
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def _cell(self, spot: tuple[float, float]) -> Cell:
        """The nearest one that nothing else has."""
        across = (spot[1] - self.low[1]) / ((self.high[1] - self.low[1]) or 1)
        up = (spot[0] - self.low[0]) / ((self.high[0] - self.low[0]) or 1)
        x, y = round(across * (self.width - 1)), round((1 - up) * (self.height - 1))
        for right, down in AROUND:
            cell = (min(self.width - 1, max(0, x + right)), min(self.height - 1, max(0, y + down)))
            if cell not in self.taken:
                break
        self.taken.add(cell)
        return cell

    def draw(self, shown: Shown) -> Canvas:
        canvas = Canvas(self.width, self.height)
        self._roads(shown, canvas)
        for province, cell in self.provinces.items():
            if not self.components.board.is_start[province]:
                canvas.put(cell, self._province(shown, province))
        for point, cell in self.points.items():
            canvas.put(cell, self._point(shown, point))
        return canvas

    def _roads(self, shown: Shown, canvas: Canvas) -> None:
        board, laid = self.components.board, shown.state["roads"]
        asking = shown.asked == "road"
        for link in self.side.links:
            style, rank = (PRINTED, 0) if laid[link] == FREE else (f"bold {colour(laid[link])}", 2)
            if asking and board.link_ids[link] in shown.lit:
                style, rank = GLOWING, 3
            if asking and shown.focus == board.link_ids[link]:
                style, rank = FOCUS, 4
            self._line(canvas, board.link_ends[link], style, rank)
        for player in shown.state["players"]:
            for road in player["wild"]:
                self._line(canvas, self._ends(road), f"bold {colour(player['seat'])}", 2)
        if asking:
            codes = shown.game.domains["road"]
            wild = [code for code in shown.lit if code.startswith(("wild_", "along_"))]
            for code in wild:
                if code == shown.focus:
                    self._line(canvas, self._ends(codes.index(code)), FOCUS, 4)
                elif len(wild) <= WILD_SHOWN:
                    self._line(canvas, self._ends(codes.index(code)), DIM, 1)

    def _ends(self, road: int) -> tuple[int, int]:
        board = self.components.board
        links = len(board.link_ends)
        return board.link_ends[road % links] if road < 2 * links else board.wild.ends[road - 2 * links]

    def _line(self, canvas: Canvas, ends: tuple[int, int], style: str, rank: int) -> None:
        canvas.line(self.points[ends[0]], self.points[ends[1]], style, rank)

    def _point(self, shown: Shown, point: int) -> Text:
        board = self.components.board
        sign = signs.point(board.kinds[point], shown.state["marks"][point])
        plain = signs.COLOURS.get(sign, DIM)
        asking = shown.asked in POINT_KINDS
        return Text(sign, shown.light(board.point_ids[point], plain, f"reverse {plain}") if asking else plain)

    def _province(self, shown: Shown, province: int) -> Text:
        state: dict[str, Any] = shown.state
        owner = state["conqueror"][province]
        if owner != FREE:
            terrace = province in state["players"][owner]["terraces"]
            sign, plain = shape(owner), f"{colour(owner)}{' underline' if terrace else ''}"
        elif state["face"][province] == EMPTY:
            sign, plain = signs.COVERED, DIM
        else:
            sign, plain = str(self.components.resistance[state["face"][province]]), "#e0a0c0"
        code = self.components.board.province_ids[province]
        if shown.asked not in PROVINCE_KINDS:
            return Text(sign, plain)
        return Text(sign, shown.light(code, plain, f"reverse {plain}"))
