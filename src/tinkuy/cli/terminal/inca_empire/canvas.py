"""A sheet of letters: lines in dots, eight to a letter (Braille), and signs and blocks laid over them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tinkuy.cli.terminal.drawing import Block, row

ACROSS: Final = 2  # dots of a letter
DOWN: Final = 4
BLANK: Final = 0x2800
# The bit of each dot, by row and column.
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

Cell = tuple[int, int]  # column and row


class Canvas:
    """Lines of higher rank give a letter its style; signs stand over lines."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.dots: dict[Cell, int] = {}
        self.styles: dict[Cell, tuple[int, str]] = {}
        self.signs: dict[Cell, Text] = {}

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str, rank: int) -> None:
        """Between two places in letters, through the middles of letters at whole numbers."""
        (ax, ay), (bx, by) = (((x + 0.5) * ACROSS, (y + 0.5) * DOWN) for x, y in (start, end))
        steps = max(1, int(max(abs(bx - ax), abs(by - ay)) * 2))
        for step in range(steps + 1):
            part = step / steps
            self._dot(int(ax + (bx - ax) * part), int(ay + (by - ay) * part), style, rank)

    def _dot(self, x: int, y: int, style: str, rank: int) -> None:
        cell = (x // ACROSS, y // DOWN)
        if not (0 <= cell[0] < self.width and 0 <= cell[1] < self.height):
            return
        self.dots[cell] = self.dots.get(cell, 0) | DOTS[y % DOWN][x % ACROSS]
        if rank >= self.styles.get(cell, (-1, ""))[0]:
            self.styles[cell] = (rank, style)

    def put(self, cell: Cell, sign: Text) -> None:
        self.signs[cell] = sign

    def free(self, left: int, top: int, width: int, height: int) -> bool:
        """Whether nothing is drawn there yet."""
        if left < 0 or top < 0 or left + width > self.width or top + height > self.height:
            return False
        room = [(x, y) for x in range(left, left + width) for y in range(top, top + height)]
        return not any(cell in self.dots or cell in self.signs for cell in room)

    def lay(self, left: int, top: int, block: Block) -> None:
        """A block of lines over the sheet."""
        for down, line in enumerate(block):
            styled = row(line)  # a letter keeps the style of the whole line only so
            for across in range(len(styled.plain)):
                self.put((left + across, top + down), styled[across])

    def drawn(self) -> Block:
        lines: Block = []
        for y in range(self.height):
            line = Text()
            for x in range(self.width):
                cell = (x, y)
                if cell in self.signs:
                    line.append_text(self.signs[cell])
                elif cell in self.dots:
                    line.append(chr(BLANK + self.dots[cell]), self.styles[cell][1])
                else:
                    line.append(" ")
            line.rstrip()
            lines.append(line)
        return lines
