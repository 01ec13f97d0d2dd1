"""The temples, a column each, highest step on top: what a step gives, Discovery tiles there, markers."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import FOCUS, Block, beside, fit, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.cli.terminal.teotihuacan.ring import asked
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.modules.height.tables import LEVELS
from tinkuy.games.teotihuacan.vocabulary import ORANGE, TEMPLES

ASKED_OF_TEMPLES = ("temple", "another")


def temples(shown: Shown, components: Components, width: int) -> Block:
    count = len(shown.state["bonuses"])
    column = width // count
    columns = [temple_column(shown, components, temple, column) for temple in range(count)]
    return beside(columns, [column] * count)


def temple_column(shown: Shown, components: Components, temple: int, width: int) -> Block:
    code, colour = TEMPLES[temple], signs.TEMPLE_COLOURS[temple]
    asking = asked(shown) in ASKED_OF_TEMPLES
    style = f"bold {colour}{' underline' if asking and code in shown.lit else ''}"
    bonus = signs.bonus(components, shown.state["bonuses"][temple])
    short = shown.say(f"teotihuacan-short-{code}")
    invented = signs.stand_in() if temple == ORANGE and components.orange.stand_in else Text()
    name = fit(width - len(bonus) - 2 - invented.cell_len, shown.say(f"teotihuacan-temple-{code}"), short)
    named = Text(name, FOCUS if asking and shown.focus == code else style)
    lines = [row(named, invented, " ", signs.painted(bonus))]
    top = len(components.steps[temple]) - 1
    return lines + [step_line(shown, components, temple, step) for step in range(top, -1, -1)]


def step_line(shown: Shown, components: Components, temple: int, step: int) -> Text:
    given = signs.gains(components.steps[temple][step])
    line = row(Text(f"{step:>2}", signs.TEMPLE_COLOURS[temple]), " ", signs.painted(given))
    site = components.wide[temple][step]
    if site >= 0:
        line = row(line, signs.painted(f"{signs.DISCOVERY}{len(lying(shown, components, site))}"))
    if temple == ORANGE:
        line = row(line, orange_words(components, step))
    line = row(line, " ")
    for player in shown.state["players"]:
        if player["temples"][temple] == step:
            line.append_text(mark(player["seat"], "bold"))
    return line


def orange_words(components: Components, step: int) -> Text:
    """The level of an ability to choose, or how far a worker may go back."""
    orange = components.orange
    words = LEVELS[orange.ability[step] - 1] if orange.ability[step] else ""
    least, most = orange.back[step]
    return Text(f"{words}←{least}-{most}" if most else words, "bold")


def lying(shown: Shown, components: Components, site: int) -> list[int]:
    """The Discovery tiles at a site."""
    first = site * components.depth
    return [tile for tile in shown.state["laid"][first : first + components.depth] if tile != EMPTY]
