"""Everybody's goods, markers, tiles and points; below, what the tiles are."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, right, row, wrapped
from tinkuy.cli.terminal.seats import mark, player_name
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.state import NONE

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
    """Priest, masks, Discovery tiles and abilities of each player, one after another."""
    found: list[Text] = []
    for player in shown.state["players"]:
        words: list[Text] = []
        if player["priest"] != NONE:
            words.append(Text(shown.texts.name("priest", components.priest_ids[player["priest"]]), TITLE))
        masks = "".join(str(components.discoveries[tile].mask) for tile in sorted(player["masks"]))
        if masks:
            words.append(signs.painted(f"{signs.MASK}{masks}"))
        words += [signs.discovery(components, tile, priced=False) for tile in sorted(player["tiles"])]
        if player["abilities"]:
            words.append(Text(" ".join(components.ability_ids[ability] for ability in player["abilities"]), "bold"))
        if words:
            words[0] = row(mark(player["seat"]), " ", words[0])
        found += words
    return [row(" ", line) for line in wrapped(found, width - 1)]


def to_choose(shown: Shown) -> tuple[list[int], list[int]]:
    """Starting tiles and priests that were dealt to the seat of the view, or starting tiles of the draft.

    Who chooses a priest thinks of the tiles that are kept already, too.
    """
    seat, state = shown.view["seat"], shown.state
    if seat is None:
        return [tile for tile in state["draft"] if tile >= 0], []
    me = state["players"][seat]
    tiles = me["kept"] + me["dealt"] if me["offered"] else me["dealt"] or me["waiting"] or state["draft"]
    return [tile for tile in tiles if tile >= 0], me["offered"]


def starting(shown: Shown, components: Components, width: int) -> Block:
    """What the seat of the view may choose from, or what lies open for the draft."""
    tiles, priests = to_choose(shown)
    words: list[Text] = []
    for tile in tiles:
        entry, code = components.starting[tile], components.starting_ids[tile]
        boards = "".join(str(board + 1) for board in entry.boards)
        style = "bold" if priests and tile in shown.state["players"][shown.view["seat"]]["kept"] else DIM
        words.append(row(Text(f"{boards}:", shown.light(code, style)), signs.painted(signs.gains(entry.gain))))
    names: list[Text] = []
    for priest in priests:
        code = components.priest_ids[priest]
        names.append(Text(shown.texts.name("priest", code), shown.light(code)))
    return [
        *titled(shown.say("teotihuacan-starting"), words, width),
        *titled(shown.say("teotihuacan-priests"), names, width),
    ]


def titled(title: str, words: list[Text], width: int) -> Block:
    """Words behind a title; nothing without words."""
    head = row(Text(title, TITLE), " ")
    lines = wrapped(words, width - head.cell_len)
    return [row(head if index == 0 else " " * head.cell_len, line) for index, line in enumerate(lines)]
