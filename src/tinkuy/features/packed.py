"""The numbers of a layout as bytes, where one table is looked at again and again: most of it is as it was.

A list that is found unchanged is not packed again, which costs several times as much as to compare it. As in `quick`,
there is one function for every seat, written out from the layout and compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any

from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY
from tinkuy.features.layout import Block, Layout
from tinkuy.features.quick import Quick, expression, holder_name, is_nested, named_boards, source, thing_of
from tinkuy.features.shapes import Growing

NARROW = 3  # lists up to here are packed with the single numbers

Body = Callable[[list[int], Any, list[Any], list[bytes]], list[bytes]]


class Memory:
    """What was last found at a table in every list, and how it was packed."""

    __slots__ = ("found", "packed")

    def __init__(self, lists: int) -> None:
        self.found: list[Any] = [None] * lists
        self.packed: list[bytes] = [b""] * lists


class Packed:
    """The same numbers as Quick, of two bytes each, in pieces to be joined and in another order.

    Number `order[n]` of them is number n of the layout.
    """

    def __init__(self, layout: Layout, quick: Quick) -> None:
        self.quick = quick
        self.order = _order(layout)
        self.places: dict[tuple[object, ...], int] = {}  # of lists in a memory
        self.bodies = [self._compiled(layout, seat) for seat in range(layout.seats)]

    def memory(self) -> Memory:
        return Memory(len(self.places))

    def pieces(self, table: Table, seat: int, memory: Memory) -> list[bytes]:
        return self.bodies[seat](self.quick.head(table, seat), table.state, memory.found, memory.packed)

    def _compiled(self, layout: Layout, seat: int) -> Body:
        names: dict[str, Any] = {"REST": [[EMPTY] * count for count in range(NARROW + 1)], "grown": _grown}
        lines: list[str] = []
        pieces: list[str] = []
        numbers, width = ["*head"], layout.size - layout.width_of_body
        for block in layout.blocks[seat]:
            if block.shape.width > NARROW:
                place = self._place(layout, block, seat)
                lines += _remembered(names, layout, block, seat, place)
                pieces.append(f"packed[{place}]")
            elif block.shape.width:
                thing = thing_of(layout, block, seat)
                numbers.append(expression(block.shape, f"{holder_name(block)}.{block.key}", thing, seat))
                width += block.shape.width
        code = [
            "def body(head, state, found, packed):",
            *named_boards(layout, seat),
            *lines,
            f"    return [{_packer(names, width)}({', '.join(numbers)}), {', '.join(pieces)}]",
        ]
        exec("\n".join(code), names)  # of names of fields and numbers only
        body: Body = names["body"]
        return body

    def _place(self, layout: Layout, block: Block, seat: int) -> int:
        """The same for all seats that find the same in it: what only some see is kept apart."""
        whose = EMPTY if block.player == EMPTY else (seat + block.player) % layout.players
        asked = source("", thing_of(layout, block, seat), seat)
        return self.places.setdefault((whose, block.key, type(block.shape), asked), len(self.places))


def _order(layout: Layout) -> list[int]:
    """For every number of the layout, the which of the packed ones it is: the single ones come first."""
    head = layout.size - layout.width_of_body
    single = head + sum(block.shape.width for block in layout.blocks[0] if block.shape.width <= NARROW)
    order, first, later = list(range(head)), head, single
    for block in layout.blocks[0]:
        width = block.shape.width
        start = first if width <= NARROW else later
        order += range(start, start + width)
        if width <= NARROW:
            first += width
        else:
            later += width
    return order


def _packer(names: dict[str, Any], width: int) -> str:
    names[f"pack{width}"] = Struct(f"{width}h").pack
    return f"pack{width}"


def _remembered(names: dict[str, Any], layout: Layout, block: Block, seat: int, place: int) -> list[str]:
    """The lines that pack a list anew when it is not what was found before."""
    thing = thing_of(layout, block, seat)
    name = source(f"{holder_name(block)}.{block.key}", thing, seat)
    found = f"[{expression(block.shape, name, thing, seat)}]" if is_nested(thing) else name
    numbers = f"grown(x, {block.shape.room})" if isinstance(block.shape, Growing) else "x"
    return [
        f"    x = {found}",
        f"    if x != found[{place}]:",
        f"        found[{place}] = x[:]",
        f"        packed[{place}] = {_packer(names, block.shape.width)}(*{numbers})",
    ]


def _grown(cards: list[int], room: int) -> list[int]:
    shown = cards[:room]
    return [len(cards), *shown, *[EMPTY] * (room - len(shown))]
