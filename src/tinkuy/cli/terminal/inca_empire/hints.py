"""A few signs beside an option: its price and points, and what lies at the ends of a road or in a province."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import row
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.signs import changed
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
    totals: dict[str, int] = {}
    for event in [] if shown.preview is None else shown.preview.told:
        if event.kind is told.SCORED and event.values[0] == shown.view["seat"]:
            totals[signs.POINTS] = totals.get(signs.POINTS, 0) + event.values[2]
        elif event.kind in (told.LABOUR_PAID, told.LABOUR_TAKEN) and event.values[0] == shown.view["seat"]:
            n = event.values[1] if event.kind is told.LABOUR_TAKEN else -event.values[1]
            totals[signs.LABOUR] = totals.get(signs.LABOUR, 0) + n
    ordered = sorted(totals.items(), key=lambda item: item[1] > 0)
    return signs.painted(" ".join(changed(n, sign) for sign, n in ordered if n))


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
