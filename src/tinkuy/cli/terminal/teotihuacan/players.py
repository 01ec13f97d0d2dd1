"""Everybody's goods, markers, tiles and points; below, what the tiles are."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, right, row, wrapped
from tinkuy.cli.terminal.seats import mark, player_name
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.games.teotihuacan.components import Components

# Behind the name: four goods, Avenue, pyramid track, technologies, Discovery tiles left/used, masks, salary, points.
COLUMNS = [4, 3, 3, 3, 4, 4, 3, 5, 3, 5, 5]


def players(shown: Shown, width: int) -> Block:
    name = max(9, min(24, width - sum(COLUMNS) - 4))
    return [head(shown, name), *(player_line(shown, player, name) for player in shown.state["players"])]


def head(shown: Shown, name: int) -> Text:
    words = [
        *signs.GOODS,
        signs.AVENUE,
        signs.TRACK,
        signs.TECHNOLOGY,
        signs.DISCOVERY,
        signs.MASK,
        f"{signs.MINUS}{signs.COCOA}",
        signs.POINTS,
    ]
    line = padded(Text(shown.say("terminal-players"), TITLE), name + 4)
    for word, width in zip(words, COLUMNS, strict=True):
        line = row(line, " " * (width - len(word)), signs.painted(word, DIM))
    return line


def player_line(shown: Shown, player: dict[str, Any], name: int) -> Text:
    seat: int = player["seat"]
    who = player_name(shown.names[seat], seat, name, turn=shown.turn == seat, first=shown.state["first"] == seat)
    salary = next((entry["needs"][seat] for entry in shown.view["upkeep"]), 0)
    cells = [
        *(str(n) for n in player["goods"]),
        str(player["avenue"]),
        str(player["track"]),
        str(len(player["technologies"])),
        f"{len(player['tiles'])}/{len(player['used'])}",
        str(len(player["masks"])),
        str(salary),
        shown.texts.points(sum(player["points"]), shown.game.unit),
    ]
    line = padded(who, name + 4)
    for index, (cell, width) in enumerate(zip(cells, COLUMNS, strict=True)):
        short = index == len(cells) - 2 and salary > player["goods"][0]
        style = "bold" if index == len(cells) - 1 else "#f47067" if short else DIM if cell in ("0", "0/0") else ""
        line = row(line, right(cell, width, style))
    return line


def areas(shown: Shown, components: Components, width: int) -> Block:
    """Masks and Discovery tiles of each player, a line or more, nothing for who has none."""
    lines: Block = []
    for player in shown.state["players"]:
        words: list[Text] = []
        masks = "".join(str(components.discoveries[tile].mask) for tile in sorted(player["masks"]))
        if masks:
            words.append(signs.painted(f"{signs.MASK}{masks}"))
        words += [signs.discovery(components, tile, priced=False) for tile in sorted(player["tiles"])]
        for index, line in enumerate(wrapped(words, width - 3)):
            lines.append(row(" ", mark(player["seat"]) if index == 0 else " ", " ", line))
    return lines


def starting(shown: Shown, components: Components, width: int) -> Block:
    """The starting tiles that the seat of the view may choose from, or that lie open for the draft."""
    seat, state = shown.view["seat"], shown.state
    dealt = [] if seat is None else state["players"][seat]["dealt"]
    tiles = [tile for tile in dealt or state["draft"] if tile >= 0]
    if not tiles:
        return []
    words: list[Text] = []
    for tile in tiles:
        entry, code = components.starting[tile], components.starting_ids[tile]
        boards = "".join(str(board + 1) for board in entry.boards)
        words.append(row(Text(f"{boards}:", shown.light(code, DIM)), signs.painted(signs.gains(entry.gain))))
    head = row(Text(shown.say("teotihuacan-starting"), TITLE), " ")
    lines = wrapped(words, width - head.cell_len)
    return [row(head if index == 0 else " " * head.cell_len, line) for index, line in enumerate(lines)]
