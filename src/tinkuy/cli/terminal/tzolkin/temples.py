"""The three temples, a column each, highest step on top: points, goods, markers; below them the leader's bonus."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS, LIT, TITLE, Block, beside, cut, fit, padded, row
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


def technologies(shown: Shown, components: Components, width: int) -> Block:
    """A track in two lines: what each level gives, and under it the markers that stand there."""
    levels = components.levels
    cell = 5 if width < 48 else 7
    first = min(22, width - cell * (levels + 1))
    head = Text(cut(shown.say("tzolkin-technologies"), first - 1), TITLE)
    costs = [Text(f"{level + 1}:{MINUS_SIGN}{components.advance_cost[level]}", DIM) for level in range(levels)]
    costs.append(Text(f"+:{MINUS_SIGN}{components.advance_cost[levels]}", DIM))
    lines = [row(padded(head, first), *(padded(cost, cell) for cost in costs))]
    for track, code in enumerate(TRACK_CODES):
        style = FOCUS if shown.focus == code else LIT if code in shown.lit else ""
        name = fit(first - 1, shown.texts.name("track", code), shown.say(f"tzolkin-name-{code}"))
        gives = [padded(signs.painted(text), cell) for text in level_signs(components, track)]
        lines.append(row(padded(Text(name, style), first), *gives))
        standing: list[Text] = [Text() for _ in range(levels + 1)]
        for player in shown.state["players"]:
            standing[player["technologies"][track]].append_text(mark(player["seat"], "bold"))
        start = row(" " * max(0, first - 1 - standing[0].cell_len), standing[0])
        lines.append(row(padded(start, first), *(padded(text, cell) for text in standing[1:])))
    return lines


MINUS_SIGN = signs.MINUS
TRACK_CODES = ["agriculture", "extraction", "architecture", "theology"]


def level_signs(components: Components, track: int) -> list[str]:
    """What each level adds, and the bonus beyond the last."""

    def gained(totals: list[int], level: int) -> int:
        return totals[level] - totals[level - 1]

    texts: list[str] = []
    for level in range(1, components.levels + 1):
        text = ""
        if track == 0:
            if n := gained(components.harvest_corn, level):
                text += f"+{n}{signs.CORN}"
            if gained(components.tileless, level):
                text += f"{signs.CORN}{signs.NONE}"
            if n := gained(components.fishing_corn, level):
                text += f"+{n}"
        elif track == 1:
            for sign, totals in zip(signs.RESOURCES, components.extra, strict=True):
                if n := gained(totals, level):
                    text += f"+{n}{sign}"
        elif track == 2:
            if n := gained(components.building_corn, level):
                text += f"{signs.HOUSE}{n}{signs.CORN}"
            if n := gained(components.building_vp, level):
                text += f"{signs.HOUSE}{n}{signs.POINTS}"
            if n := gained(components.discount, level):
                text += f"{signs.HOUSE}{signs.MINUS}{n}"
        else:
            if gained(components.next_space, level):
                text += "→1"
            if n := gained(components.offering, level):
                text += f"{signs.MINUS}{n}:{signs.STEP}"
            if n := gained(components.extra_skull, level):
                text += f"+{n}{signs.SKULL}"
        texts.append(text)
    bonus = components.bonus[track]
    goods = signs.amounts(bonus.goods, signs.GOODS) if bonus.goods else ""
    texts.append(
        [goods, "", f"{bonus.n}{signs.STEP}", f"{bonus.n}{signs.POINTS}", "", "", "", f"{bonus.n}?"][bonus.kind]
    )
    return texts
