"""The shape of the pyramid: which space covers what (TE-9.1, TE-9.2, TE-9.11, TE-10)."""

from __future__ import annotations

from typing import Any, Final

from tinkuy.core.errors import Refused

ICONS: Final = "brgn"  # statue, face and serpent of the blue, red and green temple, and the small glyph
COLOURED: Final = 4  # added to an icon that also advances its temple
PRINTED: Final = -1  # covered by nothing but the board
CORNERS: Final = 4  # top left, top right, bottom right, bottom left


def icon(sign: str) -> int:
    return ICONS.index(sign.lower()) + (COLOURED if sign.isupper() else 0)


def rotations(text: str) -> list[list[int]]:
    """The icons of a tile by corner, unrotated and turned clockwise once, twice, three times."""
    icons = [icon(sign) for sign in text]
    return [icons[-turn:] + icons[:-turn] if turn else icons for turn in range(len(icons))]


def _is_place(place: Any) -> bool:
    return isinstance(place, list) and len(place) == 3 and all(type(number) is int for number in place)


class Geometry:
    """Spaces of Pyramid tiles level by level, each row by row; Decoration spaces side by side, each from level 0 up."""

    def __init__(self, sizes: list[int], printed: list[str], printed_sides: list[str]) -> None:
        side = sizes[0] if sizes else 0
        if side < 2 or side % 2 or sizes != list(range(side, 0, -1)):
            raise Refused("Table 'pyramid': 'level_sizes' must go down one by one from an even number to 1.")
        if len(printed) != 2 * side or any(len(row) != 2 * side or not set(row) <= set(ICONS) for row in printed):
            raise Refused(f"Table 'pyramid': 'printed_grid' needs {2 * side} rows of {2 * side} icons of b, r, g, n.")
        if any(len(text) != 2 or not set(text) <= set(ICONS) for text in printed_sides):
            raise Refused("Table 'decoration_spaces': two printed icons of b, r, g, n are needed for each side.")
        self.side = side
        self.levels = side
        self.level: list[int] = []  # of a space, from 0
        self.row: list[int] = []
        self.col: list[int] = []
        self.spaces: list[list[int]] = [[] for _ in sizes]  # of a level
        for level, size in enumerate(sizes):
            for row in range(size):
                for col in range(size):
                    self.spaces[level].append(len(self.level))
                    self.level.append(level)
                    self.row.append(row)
                    self.col.append(col)
        self.top = len(self.level) - 1
        self.below: list[list[int]] = []  # spaces under the corners of a space, none on the lowest level
        self.printed: list[list[int]] = []  # icons under the corners of a space of the lowest level
        for space in range(len(self.level)):
            self._under(space, printed)
        # Decorations: by side and level, the spaces under both halves and the corner of each that is covered.
        self.deco_below: list[list[int]] = []
        self.deco_corners: list[list[int]] = []
        self.deco_printed = [[icon(sign) for sign in text] for text in printed_sides]
        for number in range(len(printed_sides)):
            for level in range(side):
                self._decoration(number, level)

    def space(self, level: int, row: int, col: int) -> int:
        size = self.side - level
        if not (0 <= level < self.levels and 0 <= row < size and 0 <= col < size):
            raise Refused(f"The pyramid has no space in row {row}, column {col} of level {level + 1}.")
        first = sum((self.side - lower) ** 2 for lower in range(level))
        return first + row * size + col

    def layout(self, layout: Any) -> list[int]:
        """Spaces of starting tiles given as [level, row, column], from below."""
        if not isinstance(layout, list) or not all(_is_place(place) for place in layout):
            raise Refused("Table 'pyramid': a starting layout is a list of [level, row, column].")
        spaces = sorted(self.space(place[0] - 1, place[1], place[2]) for place in layout)
        for space in spaces:
            if not set(self.below[space]) <= set(spaces):
                raise Refused("Table 'pyramid': a starting tile of the layout lacks its supporting tiles.")
        return spaces

    def _under(self, space: int, printed: list[str]) -> None:
        level, row, col = self.level[space], self.row[space], self.col[space]
        corners = [(row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col)]
        if level:
            self.below.append([self.space(level - 1, *corner) for corner in corners])
            self.printed.append([])
            return
        cells = [(2 * row, 2 * col), (2 * row, 2 * col + 1), (2 * row + 1, 2 * col + 1), (2 * row + 1, 2 * col)]
        self.below.append([])
        self.printed.append([icon(printed[y][x]) for y, x in cells])

    def _decoration(self, side: int, level: int) -> None:
        if level == 0:
            self.deco_below.append([])
            self.deco_corners.append([])
            return
        middle, far = self.side - 1, 2 * self.side - level
        near = level - 1
        cells = [
            [(near, middle), (near, middle + 1)],
            [(middle, far), (middle + 1, far)],
            [(far, middle), (far, middle + 1)],
            [(middle, near), (middle + 1, near)],
        ][side]
        below, corners = [], []
        for y, x in cells:
            row, down = divmod(y - near, 2)
            col, right = divmod(x - near, 2)
            below.append(self.space(level - 1, row, col))
            corners.append([[0, 1], [3, 2]][down][right])
        self.deco_below.append(below)
        self.deco_corners.append(corners)
