"""The temple track and the four regions, from left to right, with the markers on them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, fit, padded, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.games.tawantinsuyu.components import Components
from tinkuy.games.tawantinsuyu.state import FREE

LABEL = 7
SHORT_REGION = 4


def temple(shown: Shown, components: Components, width: int) -> Block:
    """Points at a ceremony and, behind +, at the end; what stands left of a step; markers."""
    steps = components.temple
    cell = (width - LABEL) // len(steps)
    label = fit(LABEL - 1, shown.say("tawantinsuyu-temple"))
    points, gifts, markers = padded(Text(label, TITLE), LABEL), Text(" " * LABEL), Text(" " * LABEL)
    for index, step in enumerate(steps):
        score = Text(f"{step.vp}", signs.COLOURS[signs.POINTS])
        if step.end_vp:
            score.append(f"+{step.end_vp}", "not bold #d4b483")
        standing = Text()
        for player in shown.state["players"]:
            if player["temple"] == index:
                standing.append_text(mark(player["seat"], "bold"))
        gift = signs.rewards(step.left, short=True)
        points = row(points, padded(score, cell))
        gifts = row(gifts, padded(signs.painted(fit(cell - 1, gift or signs.NONE), "" if gift else DIM), cell))
        markers = row(markers, padded(standing, cell))
    return [points, gifts, markers]


def regions(shown: Shown, components: Components, width: int) -> Block:
    """A line per region; `●2/1 4★` is a space of ● for 2 soldiers to flip and 1 to discard."""
    names = [shown.texts.name("region", code) for code in components.regions]
    longest = max(space.pos for space in components.conquest)
    whole = max(cell_len(name) for name in names) + 1
    label = whole if width - whole >= longest * 11 else SHORT_REGION + 1
    cell = (width - label) // longest
    lines: Block = []
    for region, name in enumerate(names):
        line = padded(Text(name if label == whole else name[:SHORT_REGION], TITLE), label)
        for index, space in enumerate(components.conquest):
            if space.region == region:
                line = row(line, padded(conquest(shown, components, index, cell - 1), cell))
        lines.append(line)
    return lines


def conquest(shown: Shown, components: Components, index: int, width: int) -> Text:
    space = components.conquest[index]
    owner: int = shown.state["conquest"][index]
    code = components.conquest_ids[index]
    demand = Text(f"{space.flip}/{space.discard}", shown.light(code))
    place = Text(signs.NONE, DIM) if owner == FREE else mark(owner, "bold")
    gift = fit(width - 5, signs.rewards(space.reward), signs.rewards(space.reward, short=True))
    reward = signs.painted(gift)
    line = row(place, demand, " ", reward)
    if owner != FREE:
        line.stylize(DIM, 1)
    return line
