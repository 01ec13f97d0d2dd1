"""The technologies, a track in two lines: what each level gives, and the markers that stand there."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, cut, fit, padded, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.games.tzolkin.components import AGRICULTURE, ARCHITECTURE, EXTRACTION, TRACKS, Components


def technologies(shown: Shown, components: Components, width: int) -> Block:
    """A track in two lines: what each level gives, and under it the markers that stand there."""
    levels = components.levels
    cell = 5 if width < 48 else 7
    first = min(22, width - cell * (levels + 1))
    head = Text(cut(shown.say("tzolkin-technologies"), first - 1), TITLE)
    costs = [Text(f"{level + 1}:{signs.MINUS}{components.advance_cost[level]}", DIM) for level in range(levels)]
    costs.append(Text(f"+:{signs.MINUS}{components.advance_cost[levels]}", DIM))
    lines = [row(padded(head, first), *(padded(cost, cell) for cost in costs))]
    for track, code in enumerate(TRACKS):
        style = shown.light(code)
        name = fit(first - 1, shown.texts.name("track", code), shown.say(f"tzolkin-name-{code}"))
        gives = [padded(signs.painted(text), cell) for text in level_signs(components, track)]
        lines.append(row(padded(Text(name, style), first), *gives))
        standing: list[Text] = [Text() for _ in range(levels + 1)]
        for player in shown.state["players"]:
            standing[player["technologies"][track]].append_text(mark(player["seat"], "bold"))
        start = row(" " * max(0, first - 1 - standing[0].cell_len), standing[0])
        lines.append(row(padded(start, first), *(padded(text, cell) for text in standing[1:])))
    return lines


def level_signs(components: Components, track: int) -> list[str]:
    """What each level adds, and the bonus beyond the last."""

    def gained(totals: list[int], level: int) -> int:
        return totals[level] - totals[level - 1]

    texts: list[str] = []
    for level in range(1, components.levels + 1):
        text = ""
        if track == AGRICULTURE:
            if n := gained(components.harvest_corn, level):
                text += f"+{n}{signs.CORN}"
            if gained(components.tileless, level):
                text += f"{signs.CORN}{signs.NONE}"
            if n := gained(components.fishing_corn, level):
                text += f"+{n}"
        elif track == EXTRACTION:
            for sign, totals in zip(signs.RESOURCES, components.extra, strict=True):
                if n := gained(totals, level):
                    text += f"+{n}{sign}"
        elif track == ARCHITECTURE:
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
