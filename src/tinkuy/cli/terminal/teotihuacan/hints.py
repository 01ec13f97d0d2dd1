"""A few signs beside an option: what it costs and gives, as the game itself would tell it."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal import hints
from tinkuy.cli.terminal.drawing import row
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.core.events import Event
from tinkuy.core.questions import Kind
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.told import events as told

STEPS = {
    told.STEPPED.name: signs.STEP,
    told.WALKED.name: signs.AVENUE,
    told.TRACKED.name: signs.TRACK,
    told.POWERED_UP.name: signs.POWER_UP,
    told.TECHNOLOGY_TAKEN.name: signs.TECHNOLOGY,
}


def hint(shown: Shown, components: Components, asked: Kind, option: int) -> Text:
    kind, code = asked.name, asked.codes[option]
    if kind == "keep" and code in components.starting_ids:
        return signs.painted(signs.gains(components.starting[components.starting_ids.index(code)].gain))
    if kind == "technology" and code in components.technology_ids:
        words = signs.technology(components, components.technology_ids.index(code))
        return row(changes(shown), " ", signs.painted(words))
    return changes(shown)


def changes(shown: Shown) -> Text:
    """What would become of the own goods, points and markers."""
    return hints.changes(shown, signs.painted, _change)


def _change(event: Event) -> hints.Change:
    values = event.values
    if event.kind is told.GAINED or event.kind is told.SPENT:
        return signs.GOODS[values[1]], values[2] if event.kind is told.GAINED else -values[2]
    if event.kind is told.SCORED:
        return signs.POINTS, values[2]
    if event.kind is told.CLAIMED:
        return signs.DISCOVERY, 1
    return STEPS.get(event.kind.name, ""), 1
