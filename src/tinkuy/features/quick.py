"""The numbers of a layout straight from a table: for every seat one function, written out from the layout and compiled.

It reads a field or a zone where the view would show it, and counts a zone where the view would; tests hold both equal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinkuy.core.data import view_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table
from tinkuy.core.view import known
from tinkuy.core.zones import EMPTY, Zone
from tinkuy.features.layout import RECENT, Block, Layout
from tinkuy.features.shapes import Count, Growing, Parts, Shape

Body = Callable[[list[int], Any], list[int]]


class Quick:
    """Numbers as they lie on the table: at `layout.places` seats are not yet counted from whoever looks."""

    __slots__ = ("bodies", "layout", "offsets", "unanswered", "waiting")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.offsets = layout.offsets
        self.bodies = [_compiled(layout, seat) for seat in range(layout.seats)]
        count = layout.seats
        self.waiting = [
            [[int((seat + number) % count == asked) for number in range(count)] for asked in range(count)]
            for seat in range(count)
        ]
        self.unanswered = [EMPTY] * (2 * RECENT)

    def numbers(self, table: Table, seat: int) -> list[int]:
        """Of a table that remembers the answers of its turn."""
        head = self.head(table, seat)
        numbers = self.bodies[seat](head, table.state)
        if len(numbers) == self.layout.size:
            return numbers
        # Some list is longer than its room: only the slow way cuts it.
        return head + self.layout.body(view_data(table.state, seat), seat)

    def head(self, table: Table, seat: int) -> list[int]:
        """Who is asked what, and what was answered in this turn."""
        ask = table.ask
        kind = ask.kind if ask.seat == seat and not table.over else EMPTY
        if table.together is None and not table.over:
            waiting = self.waiting[seat][ask.seat]
        else:
            asked = {one.seat: one.kind for one in table.asks()}
            waiting = [int((seat + number) % table.seats in asked) for number in range(table.seats)]
            kind = asked.get(seat, EMPTY)
        recent = self._recent(table, seat) if table.answers else self.unanswered
        return [seat, kind, *waiting, *recent]

    def _recent(self, table: Table, seat: int) -> list[int]:
        """The latest answers of the turn first, as far as the seat knows them."""
        found: list[int] = []
        answers = table.answers
        for index in range(len(answers) - 1, -1, -1):
            if known(table, index, seat):
                answerer, kind, option = answers[index]
                if kind != CONFIRM:
                    found += (answerer, self.offsets[kind] + option)
                    if len(found) == 2 * RECENT:
                        return found
        return found + self.unanswered[len(found) :]


def _compiled(layout: Layout, seat: int) -> Body:
    fields = [_written(layout, block, seat) for block in layout.blocks[seat]]
    lines = [
        "def body(head, state):",
        *named_boards(layout, seat),
        f"    return [*head, {', '.join(field for field in fields if field)}]",
    ]
    names: dict[str, Any] = {"REST": [[EMPTY] * n for n in range(max(_rooms(layout)) + 1)]}
    exec("\n".join(lines), names)  # of names of fields and numbers only
    body: Body = names["body"]
    return body


def named_boards(layout: Layout, seat: int) -> list[str]:
    """`b0` is the board of whoever looks."""
    boards = [f"    b{number} = boards[{(seat + number) % layout.players}]" for number in range(layout.players)]
    return [f"    boards = state.{layout.boards}", *boards]


def _rooms(layout: Layout) -> list[int]:
    return [block.field.room for block in layout.blocks[0]]


def _written(layout: Layout, block: Block, seat: int) -> str:
    return expression(block.shape, f"{holder_name(block)}.{block.key}", thing_of(layout, block, seat), seat)


def holder_name(block: Block) -> str:
    return "state" if block.player == EMPTY else f"b{block.player}"


def thing_of(layout: Layout, block: Block, seat: int) -> Any:
    """What lies in the block's field when a game begins; it tells of which type it always is."""
    if block.player == EMPTY:
        return getattr(layout.start, block.key)
    return getattr(layout.start.board((seat + block.player) % layout.players), block.key)


def source(name: str, thing: Any, seat: int) -> str:
    """A zone with a way of its own to be seen, such as marks, is asked; the others show their cards."""
    if not isinstance(thing, Zone):
        return name
    return f"{name}.cards" if type(thing).view is Zone.view else f"{name}.view({seat})"


def expression(shape: Shape, name: str, thing: Any, seat: int) -> str:
    if isinstance(shape, Count):
        return f"len({name}.cards)"
    name = source(name, thing, seat)
    if isinstance(shape, Growing):
        return f"(n := len(x := {name})), *x, *REST[{shape.room} - n]"
    if not isinstance(shape, Parts):
        return name
    if is_nested(thing):
        parts = [expression(part, f"{name}[{n}]", thing[n], seat) for n, part in enumerate(shape.parts)]
        return ", ".join(part for part in parts if part)
    return f"*{name}"


def is_nested(thing: Any) -> bool:
    return isinstance(thing, list) and any(isinstance(item, (list, Zone)) for item in thing)
