"""Blocks of styled lines that are laid beside and below each other; a board is one big block."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block = list[Text]

DIM = "#7d8590"
TITLE = "bold #d4b483"
WARNING = "#e5a03c"
LIT = "bold underline"  # an option of the open question
FOCUS = "bold on #3d4f66"  # the option under the cursor


def cut(text: str, width: int) -> str:
    """No wider than that many columns; what had to go is marked."""
    if cell_len(text) <= width:
        return text
    return "" if width < 1 else set_cell_size(text, width - 1).rstrip() + "…"


def fit(width: int, *wordings: str) -> str:
    """The first wording that fits, else the last one, cut."""
    for wording in wordings:
        if cell_len(wording) <= width:
            return wording
    return cut(wordings[-1], width)


def padded(text: Text, width: int) -> Text:
    """Exactly that many columns."""
    line = text.copy()
    if line.cell_len > width:
        line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line


def right(text: str, width: int, style: str = "") -> Text:
    line = Text(cut(text, width), style)
    line.pad_left(width - line.cell_len)
    return line


def row(*parts: Text | str) -> Text:
    line = Text()
    for part in parts:
        line.append(part) if isinstance(part, str) else line.append_text(part)
    return line


def beside(blocks: Sequence[Block], widths: Sequence[int]) -> Block:
    """Columns from left to right, the shorter ones filled up."""
    height = max(len(block) for block in blocks)
    lines: Block = []
    for index in range(height):
        parts = [
            padded(block[index] if index < len(block) else Text(), width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(row(*parts))
    return lines


def wrapped(words: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Short texts one after another over as many lines as they need."""
    lines: Block = []
    for word in words:
        if lines and lines[-1].cell_len + gap + word.cell_len <= width:
            lines[-1].append(" " * gap).append_text(word)
        else:
            lines.append(word.copy())
    return lines


def stacked(blocks: Sequence[Block], height: int) -> Text:
    """One below the other; what room is left is air between them."""
    parts = [block for block in blocks if block]
    gaps = min(len(parts) - 1, max(0, height - sum(len(block) for block in parts)))
    lines: Block = []
    for index, block in enumerate(parts):
        lines += block
        if index < gaps:
            lines.append(Text())
    return joined(lines)


def joined(lines: Block) -> Text:
    whole = Text("\n", no_wrap=True, end="").join(lines)
    whole.no_wrap = True
    return whole
