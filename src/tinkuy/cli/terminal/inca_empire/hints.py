"""A few signs beside an option: its price and points, and what lies at the ends of a road or in a province."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal import hints
from tinkuy.cli.terminal.drawing import row
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.shown import Shown
from tinkuy.core.events import Event
from tinkuy.core.questions import Kind
from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.told import events as told


def hint(shown: Shown, components: Components, asked: Kind, option: int) -> Text:
    kind, code = asked.name, asked.codes[option]
    said = changes(shown)
    if kind == "road" and code in shown.game.domains["road"]:
        return row(_ends(shown, components, option), " " if said else "", said)
    if kind == "conquer":
        return row(said, " " if said else "", _income(shown, components, option))
    return said


def changes(shown: Shown) -> Text:
    """What would become of the own labour and points."""
    return hints.changes(shown, signs.painted, _change)


def _change(event: Event) -> hints.Change:
    if event.kind is told.SCORED:
        return signs.POINTS, event.values[2]
    if event.kind is told.LABOUR_TAKEN:
        return signs.LABOUR, event.values[1]
    return (signs.LABOUR, -event.values[1]) if event.kind is told.LABOUR_PAID else ("", 0)


def _ends(shown: Shown, components: Components, road: int) -> Text:
    """The sites that the road joins, but for plain way points."""
    board, marks = components.board, shown.state["marks"]
    links = len(board.link_ends)
    ends = board.link_ends[road % links] if road < 2 * links else board.wild.ends[road - 2 * links]
    found = [signs.point(board.kinds[end], marks[end]) for end in ends]
    return signs.painted("".join(sign for sign in found if sign not in (signs.HUACA, signs.CUSCO)))


def _income(shown: Shown, components: Components, province: int) -> Text:
    """What its tile brings in every Inca phase."""
    tile = shown.state["face"][province]
    return Text() if tile == EMPTY else signs.painted(f"+{components.tiles[tile].labour}{signs.LABOUR}/☼")
