"""The five gears, a column each: spaces with workers, what they do, and what lies beside them."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, LIT, TITLE, Block, beside, cut, fit, padded, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.games.tzolkin.components import CHICHEN_ITZA, GEARS, HARVEST, SKULL_PLACE, Components
from tinkuy.games.tzolkin.state import BARE, CORN_TILE, FREE, NEUTRAL

TILES = {BARE: signs.NONE, CORN_TILE: signs.GOODS[0]}
WORDS_FROM = 17  # columns from which spaces are described in words


def gear_widths(width: int) -> list[int]:
    """Chichen Itza has more to say than the others."""
    small = max(12, min(26, (width - 18) // 4 if width < 100 else (width - 30) // 4))
    return [small] * (len(GEARS) - 1) + [width - small * (len(GEARS) - 1)]


def gears(shown: Shown, components: Components, width: int) -> Block:
    widths = gear_widths(width)
    columns = [gear_column(shown, components, gear, widths[gear]) for gear in range(len(GEARS))]
    return beside(columns, widths)


def gear_column(shown: Shown, components: Components, gear: int, width: int) -> Block:
    code = GEARS[gear]
    positions: list[int] = shown.state["gears"][gear]
    last = components.last_space[gear]
    style = shown.light(code, TITLE, f"{TITLE} {LIT}")
    title = row(Text(cut(shown.texts.name("gear", code), width - 1), style))
    # Neutral workers on positions without a number come back to space 0 one day.
    if NEUTRAL in positions[last + 1 :]:
        title.append(" ")
        for occupant in positions[last + 1 :]:
            title.append_text(worker(occupant))
    return [title, *(space_line(shown, components, gear, space, width) for space in range(last + 1))]


def worker(occupant: int, style: str = "") -> Text:
    return Text(signs.NONE, DIM) if occupant == FREE else mark(occupant, f"bold {style}")


def space_line(shown: Shown, components: Components, gear: int, space: int, width: int) -> Text:
    code = f"{GEARS[gear]}-{space}"
    occupant: int = shown.state["gears"][gear][space]
    digits = len(str(components.last_space[gear]))
    number = f"{space:>{digits}}"
    style = shown.light(code, DIM)
    room = width - digits - 3
    action = components.actions[gear][space]
    if action.kind == HARVEST and not components.free_choice[gear][space]:
        words = plantation(shown, components, space, room)
    elif action.kind == SKULL_PLACE and not components.free_choice[gear][space]:
        words = skull_place(shown, components, space, room)
    else:
        long = signs.action(shown, gear, space, components, whole=True)
        short = signs.action(shown, gear, space, components, whole=False)
        words = signs.painted(fit(room, long, short) if width >= WORDS_FROM else fit(room, short))
    return row(Text(number, style), worker(occupant), " ", words)


def plantation(shown: Shown, components: Components, space: int, room: int) -> Text:
    """Corn and wood of a tile, and the fields: wood on top, corn, or bare."""
    fields: list[int] = shown.state["jungle"][space]
    tiles = "".join(TILES.get(field, signs.RESOURCES[0]) for field in fields)
    whole = room >= 8 + len(tiles)
    words = signs.action(shown, 0, space, components, whole)
    return row(padded(signs.painted(words), 8 if whole else 4), signs.painted(tiles))


def skull_place(shown: Shown, components: Components, space: int, room: int) -> Text:
    """Points, temple, resource of choice, and the skull that lies there with whose it is."""
    owner: int = shown.state["skull_places"][space]
    long = signs.action(shown, CHICHEN_ITZA, space, components, whole=True)
    short = signs.action(shown, CHICHEN_ITZA, space, components, whole=False)
    left = room - 3
    words = padded(signs.painted(fit(left, long, short)), left)
    place = (
        Text(signs.NONE * 2, DIM) if owner == FREE else row(Text(signs.SKULL, signs.COLOURS[signs.SKULL]), mark(owner))
    )
    return row(words, " ", place)
