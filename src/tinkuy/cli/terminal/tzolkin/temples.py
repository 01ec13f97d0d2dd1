"""The three temples, a column each, highest step on top: points, goods, markers; below them the leader's bonus."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS, Block, beside, cut, fit, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.games.tzolkin.components import TEMPLES, Components
from tinkuy.text.numbers import signed

COLUMN = 11


def temples(shown: Shown, components: Components, width: int) -> Block:
    column = max(COLUMN, width // len(TEMPLES))
    highest = max(components.temple_top)
    columns = [temple_column(shown, components, temple, column, highest) for temple in range(len(TEMPLES))]
    return beside(columns, [column] * len(TEMPLES))


def temple_column(shown: Shown, components: Components, temple: int, width: int, highest: int) -> Block:
    code = TEMPLES[temple]
    colour = signs.TEMPLE_COLOURS[temple]
    style = FOCUS if shown.focus == code else f"bold {colour} {'underline' if code in shown.lit else ''}"
    name = fit(width - 1, shown.texts.name("temple", code), shown.say(f"tzolkin-name-{code}"))
    lines = [Text(cut(name, width - 1), style.strip())]
    top = components.temple_top[temple]
    lines += [Text() for _ in range(highest - top)]
    for step in range(top, -1, -1):
        lines.append(step_line(shown, components, temple, step))
    bonus = [f"{components.leader_bonus[age][temple]}{signs.POINTS}" for age in (1, 2)]
    now = 0 if shown.state["age"] == 1 else 1
    lines.append(
        row(
            Text(fit(width - 7, shown.say("tzolkin-leader"), "+"), DIM),
            " ",
            Text(bonus[0], "bold" if now == 0 else DIM),
            Text("/", DIM),
            Text(bonus[1], "bold" if now == 1 else DIM),
        )
    )
    return lines


def step_line(shown: Shown, components: Components, temple: int, step: int) -> Text:
    good = components.temple_goods[temple][step]
    sign = signs.painted(signs.GOODS[good]) if good >= 0 else Text(" ")
    start = step == components.start_step
    points = signed(components.temple_vp[temple][step])
    line = row(Text(f"{points:>2}", "bold" if start else signs.TEMPLE_COLOURS[temple]), sign, " ")
    for player in shown.state["players"]:
        if player["temples"][temple] == step:
            line.append_text(mark(player["seat"], "bold"))
    return line
