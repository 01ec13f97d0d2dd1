"""Everybody's board: goods, workers, tiles, points; and whose turn it is."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, right, row, wrapped
from tinkuy.cli.terminal.seats import mark, player_name
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.cli.terminal.tzolkin.offers import frame
from tinkuy.games.tzolkin.components import Components

LIGHT, DARK = "○", "◉"
COLUMNS = [4, 3, 3, 3, 3, 6, 5, 7, 3, 3, 3, 6]  # behind the name


def players(shown: Shown, width: int) -> Block:
    name = max(8, min(24, width - sum(COLUMNS) - 4))
    return [head(shown, name), *(player_line(shown, player, name) for player in shown.state["players"])]


def head(shown: Shown, name: int) -> Text:
    words = [*signs.GOODS, *(shown.say(f"tzolkin-column-{word}") for word in ("workers", "eats", "tiles"))]
    words += [signs.HOUSE, shown.say("tzolkin-column-monuments"), shown.say("tzolkin-column-side"), signs.POINTS]
    line = padded(Text(shown.say("terminal-players"), TITLE), name + 4)
    for word, width in zip(words, COLUMNS, strict=True):
        line.append_text(right(word, width, signs.COLOURS.get(word, DIM)))
    return line


def player_line(shown: Shown, player: dict[str, Any], name: int) -> Text:
    seat: int = player["seat"]
    who = player_name(shown.names[seat], seat, name, turn=shown.turn == seat, first=shown.state["first"] == seat)
    food = next((entry["needs"][seat] for entry in shown.view["upkeep"]), 0)
    tiles = " ".join(
        f"{player[field]}{sign}" for field, sign in (("corn_tiles", signs.CORN), ("wood_tiles", signs.RESOURCES[0]))
    )
    cells = [
        *(str(n) for n in (player["corn"], *player["resources"], player["skulls"])),
        f"{player['hand']}/{player['workers']}",
        f"{food}{signs.CORN}",
        tiles,
        str(len(player["buildings"])),
        str(len(player["monuments"])),
        LIGHT if player["light"] else DARK,
        shown.texts.points(sum(player["points"]), shown.game.unit),
    ]
    line = padded(who, name + 4)
    for index, (cell, width) in enumerate(zip(cells, COLUMNS, strict=True)):
        short = index == 6 and food > player["corn"]
        plain = cell == "0" or cell == f"0{signs.CORN} 0{signs.RESOURCES[0]}"
        style = "bold" if index == len(cells) - 1 else "#f47067" if short else DIM if plain else ""
        text = signs.painted(cell, style) if not plain else Text(cell, style)
        line.append(" " * (width - text.cell_len)).append_text(text)
    return line


def built(shown: Shown, components: Components, player: dict[str, Any], width: int) -> Block:
    """A player's buildings and monuments in signs, for screens that have the room."""
    words = [
        row(frame(shown, components.buildings[tile].frame), ":", tile_words(shown, components, tile))
        for tile in player["buildings"]
    ]
    for tile in player["monuments"]:
        monument = components.monuments[tile]
        score = signs.painted(signs.monument(shown, monument, shown.view["seats"]), "bold")
        words.append(row(frame(shown, monument.frame), ":", score))
    if not words:
        return []
    lines = wrapped(words, width - 3)
    return [row(mark(player["seat"]) if index == 0 else " ", " ", line) for index, line in enumerate(lines)]


def tile_words(shown: Shown, components: Components, tile: int) -> Text:
    return signs.painted(signs.building(shown, components.buildings[tile], whole=False))
