"""A board for any game: its state field by field, a table where there is one entry per player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, cut, joined, padded, row
from tinkuy.cli.terminal.seats import colour, mark
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.core.events import Event
from tinkuy.core.questions import Kind

LABEL = 22
NARROWEST = 40


class FallbackBoard:
    """Not pretty, but everything is there: a new game can be played before it has a board of its own."""

    settles: ClassVar[dict[str, str]] = {}
    priced: ClassVar[frozenset[str]] = frozenset()
    ahead: ClassVar[Mapping[str, Sequence[str]] | None] = None

    def draw(self, shown: Shown, width: int, height: int) -> Text:
        width = max(NARROWEST, width)
        lines: Block = []
        for field, value in shown.state.items():
            if _per_player(value, len(shown.view["scores"])):
                lines += [*([Text()] if lines else []), *self._players(shown, field, value, width)]
            else:
                lines += self._field(field, value, width)
        return joined(lines)

    def _field(self, field: str, value: Any, width: int) -> Block:
        label = padded(Text(cut(field.replace("_", " "), LABEL - 1), DIM), LABEL)
        if isinstance(value, list) and value and isinstance(value[0], list):
            first = [row(label, Text(cut(_plain(value[0]), width - LABEL)))]
            return first + [row(" " * LABEL, Text(cut(_plain(item), width - LABEL))) for item in value[1:]]
        return [row(label, Text(cut(_plain(value), width - LABEL)))]

    def _players(self, shown: Shown, field: str, players: list[dict[str, Any]], width: int) -> Block:
        column = max(8, (width - LABEL) // len(players))
        head = padded(Text(field.replace("_", " "), TITLE), LABEL)
        for seat in range(len(players)):
            turn = "bold underline" if shown.turn == seat else ""
            name = Text(cut(shown.names[seat], column - 3), f"{colour(seat)} {turn}".strip())
            head = row(head, padded(row(mark(seat), " ", name), column))
        lines = [head]
        for name_ in players[0]:
            line = padded(Text(cut(name_.replace("_", " "), LABEL - 1), DIM), LABEL)
            for player in players:
                line = row(line, padded(Text(cut(_plain(player[name_]), column - 1)), column))
            lines.append(line)
        return lines

    def shows_secrets(self, shown: Shown) -> bool:
        """Everything in the view is drawn, so a seat's view is secret unless a spectator sees the same."""
        return shown.view["seat"] is not None

    def hint(self, shown: Shown, kind: Kind, option: int) -> Text:
        return Text()

    def legend(self, shown: Shown) -> list[Text]:
        return []

    def whose(self, event: Event) -> int | None:
        return None

    def things(self, shown: Shown) -> list[tuple[str, list[Thing]]]:
        return []


def _per_player(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players and all(isinstance(item, dict) for item in value)


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value) if value else "-"
    if isinstance(value, bool):
        return "+" if value else "-"
    return str(value)
