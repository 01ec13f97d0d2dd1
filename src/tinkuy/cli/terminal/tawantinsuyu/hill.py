"""The hill, a column per sector: the Coricancha's action, then terrace by terrace the spaces and the steps between."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS, LIT, TITLE, Block, beside, fit, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.games.tawantinsuyu.components import ACTIONS, BOT, TASKS, TERRACES, Components
from tinkuy.games.tawantinsuyu.state import FREE

SPACED_FROM = 17  # columns of a sector from which task signs stand apart


def hill(shown: Shown, components: Components, width: int) -> Block:
    column = width // components.sectors
    deepest = [
        max(len(spaces_of(components, sector, terrace)) for sector in range(components.sectors))
        for terrace in range(len(TERRACES))
    ]
    columns = [sector_column(shown, components, sector, column, deepest) for sector in range(components.sectors)]
    return beside(columns, [column] * components.sectors)


def spaces_of(components: Components, sector: int, terrace: int) -> list[int]:
    return [
        index for index, space in enumerate(components.spaces) if space.sector == sector and space.terrace == terrace
    ]


def action_at(shown: Shown, components: Components, sector: int) -> str:
    """The Coricancha may be turned (TA-2.3): the code of the action that faces a sector."""
    order, turned = components.coricancha, int(shown.state["orientation"])
    return ACTIONS[order[(sector - turned) % len(order)]]


def action_name(shown: Shown, code: str) -> str:
    name = shown.texts.name("action", code)
    return name[:1].upper() + name[1:]


def sector_column(shown: Shown, components: Components, sector: int, width: int, deepest: list[int]) -> Block:
    lines = [heading(shown, components, sector, width)]
    for terrace, depth in enumerate(deepest):
        spaces = spaces_of(components, sector, terrace)
        lines += [space_line(shown, components, space, n + 1, width) for n, space in enumerate(spaces)]
        lines += [Text() for _ in range(depth - len(spaces))]
        if terrace != BOT:
            lines.append(stair_line(shown, sector, terrace, width))
    return lines


def heading(shown: Shown, components: Components, sector: int, width: int) -> Text:
    """Sector, action and the high priests there."""
    priests = [player["seat"] for player in shown.state["players"] if player["priest"] == sector]
    action = action_at(shown, components, sector)
    code = f"sector{sector + 1}"
    style = shown.light(code, TITLE, f"{TITLE} {LIT}")
    room = width - 2 - len(priests) - (1 if priests else 0)
    name = fit(room, action_name(shown, action), shown.say(f"tawantinsuyu-short-{action}"))
    line = row(Text(f"{sector + 1} ", DIM), Text(name, style), " " if priests else "")
    for seat in priests:
        line.append_text(mark(seat, "bold"))
    return line


def space_line(shown: Shown, components: Components, index: int, number: int, width: int) -> Text:
    """`2[≈]A øψ▦`: number, symbol in the frame of its colour, worker, the three tasks it touches."""
    space = components.spaces[index]
    code = components.space_ids[index]
    style = shown.light(code, DIM)
    frame = signs.FRAMES[space.colour]
    colour = signs.SPACE_COLOURS[space.colour]
    chosen = shown.focus == code
    symbol = Text(f"{frame[0]}{signs.symbol(components, space.symbol)}{frame[1]}", FOCUS if chosen else colour)
    here = shown.state["task_space"] == index
    gap = " " if width >= SPACED_FROM else ""
    line = row(Text(str(number), style), symbol, signs.worker(shown, shown.state["hill"][index]), " ")
    for place, icon in enumerate(space.icons):
        sign = signs.painted(signs.TASKS[TASKS[components.icon_tasks[icon]]])
        if here:
            task = components.icon_ids[icon]
            used = icon in shown.state["task_used"]
            sign.stylize(FOCUS if shown.focus == task else DIM if used else LIT if task in shown.lit else "bold")
        line = row(line, gap if place else "", sign)
    return line


def stair_line(shown: Shown, sector: int, terrace: int, width: int) -> Text:
    """The spot for steps below a terrace and whose steps are there."""
    level = ("upper", "lower")[terrace]
    code = f"{level}-{sector + 1}"
    style = shown.light(code, signs.COLOURS[signs.STAIRS])
    owner: int = shown.state["steps"][2 * sector + terrace]
    place = Text(signs.NONE, DIM) if owner == FREE else mark(owner, "bold")
    return row(Text("── ", DIM), Text(signs.STAIRS, style), place, Text(f" {'─' * (width - 7)}", DIM))
