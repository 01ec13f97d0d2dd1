"""The pyramid from above: the topmost icon of every corner with its level, the Decorations, the offers."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, row
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.cli.terminal.teotihuacan.ring import asked
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.told.kinds import decoration_ids, pyramid_ids, space_ids
from tinkuy.games.teotihuacan.vocabulary import SIDES

WIDTH = 23
Cell = tuple[int, str, int, str]  # icon, mark behind it, level, style
CORNERS = [(0, 0), (0, 1), (1, 1), (1, 0)]  # as the icons of a tile go round


def pyramid(shown: Shown, components: Components) -> Block:
    head = row(Text(shown.say("teotihuacan-pyramid"), TITLE))
    return [head, *grid_lines(shown, components), pyramid_offer(shown, components), decoration_offer(shown, components)]


def grid_lines(shown: Shown, components: Components) -> Block:
    """Two columns for each corner: icon and level; the outermost ring has the Decorations of level 0."""
    size = 2 * components.geometry.side
    cells = grid(shown, components)
    lines: Block = []
    for y in range(-1, size + 1):
        line = Text()
        for x in range(-1, size + 1):
            if (y, x) not in cells:
                line.append("  ")
                continue
            number, behind, level, style = cells[y, x]
            word = row(signs.icon(number), Text(behind))
            word.stylize(f"{signs.LEVELS[min(level, 4)]}{' dim' if not behind.strip() and not style else ''}")
            if style:
                word.stylize(style)
            line.append_text(word)
        lines.append(line)
    return lines


def grid(shown: Shown, components: Components) -> dict[tuple[int, int], Cell]:
    """What lies on top at every place of the grid."""
    shape, state = components.geometry, shown.state
    cells: dict[tuple[int, int], Cell] = {}
    styles = space_styles(shown, components)
    for space, level in enumerate(shape.level):
        tile = state["pyramid"][space]
        icons = shape.printed[space] if level == 0 else []
        if tile != EMPTY:
            icons = components.pyramid_icons[tile]
        top, left = 2 * shape.row[space] + level, 2 * shape.col[space] + level
        for corner, (down, right) in enumerate(CORNERS):
            place = (top + down, left + right)
            if icons:
                mark = str(level + 1) if tile != EMPTY else " "
                cells[place] = (icons[corner], mark, level + (tile != EMPTY), "")
            if space in styles:
                number, mark, height, _ = cells[place]
                cells[place] = (number, mark, height, styles[space])
    for place, cell in decorations(shown, components).items():
        cells[place] = cell
    return cells


def space_styles(shown: Shown, components: Components) -> dict[int, str]:
    """Spaces for the tile in hand, the one under the cursor last."""
    if asked(shown) != "space":
        return {}
    codes = space_ids(components)
    found = {space: shown.light(code) for space, code in enumerate(codes) if code in shown.lit or code == shown.focus}
    return dict(sorted(found.items(), key=lambda item: codes[item[0]] == shown.focus))


def decorations(shown: Shown, components: Components) -> dict[tuple[int, int], Cell]:
    """By side and level, seen from above: the highest of a side lies innermost."""
    side_length = components.geometry.side
    middle, far = side_length - 1, 2 * side_length
    cells: dict[tuple[int, int], Cell] = {}
    for side, code in enumerate(SIDES):
        asking = asked(shown) == "side" and (code in shown.lit or code == shown.focus)
        for level in range(components.geometry.levels):
            tile = shown.state["decorations"][side * components.geometry.levels + level]
            if tile == EMPTY and level:
                continue
            near, beyond = level - 1, far - level
            places = [
                [(near, middle), (near, middle + 1)],
                [(middle, beyond), (middle + 1, beyond)],
                [(beyond, middle), (beyond, middle + 1)],
                [(middle, near), (middle + 1, near)],
            ][side]
            icons = components.geometry.deco_printed[side]
            if tile != EMPTY:
                icons = components.decoration_icons[tile] if side < 2 else components.decoration_icons[tile][::-1]
            for place, number in zip(places, icons, strict=True):
                mark = "'" if tile != EMPTY else " "
                cells[place] = (number, mark, level + (tile != EMPTY), shown.light(code) if asking else "")
    return cells


def pyramid_offer(shown: Shown, components: Components) -> Text:
    ids, line = pyramid_ids(components), Text()
    for tile in shown.state["pyramid_offer"]:
        word = signs.nothing() if tile == EMPTY else signs.icons(components.pyramid_icons[4 * tile])
        if tile != EMPTY and shown.light(ids[tile]):
            word.stylize(shown.light(ids[tile]))
        line = row(line, word, " ")
    return row(line, Text(f"+{shown.state['pyramid_stack']}", DIM))


def decoration_offer(shown: Shown, components: Components) -> Text:
    ids, line = decoration_ids(components), Text()
    for tile in shown.state["decoration_offer"]:
        word = signs.nothing() if tile == EMPTY else signs.icons(components.decoration_icons[tile])
        if tile != EMPTY and shown.light(ids[tile]):
            word.stylize(shown.light(ids[tile]))
        line = row(line, word, " ")
    return row(line, Text(f"+{shown.state['decoration_stack']}", DIM))
