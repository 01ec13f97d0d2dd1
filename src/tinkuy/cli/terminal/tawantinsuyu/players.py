"""Everybody's area: goods, workers, cards, buildings, markers, points; below, tapestries, statues and buildings."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, right, row, wrapped
from tinkuy.cli.terminal.seats import mark, player_name
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.games.tawantinsuyu.components import WORKERS, Components

# Behind the name: four resources, workers, god cards, army cards in hand and up/down, buildings up/down and passive,
# steps and conquest markers left, points.
COLUMNS = [3, 3, 3, 3, 5, 4, 3, 5, 5, 3, 3, 4, 5]


def players(shown: Shown, width: int) -> Block:
    name = max(9, min(24, width - sum(COLUMNS) - 4))
    return [head(shown, name), *(player_line(shown, player, name) for player in shown.state["players"])]


def head(shown: Shown, name: int) -> Text:
    words = [
        *signs.RESOURCES,
        signs.WORKER,
        signs.GOD_CARD,
        signs.ARMY_CARD,
        f"{signs.ARMY_CARD}↑↓",
        f"{signs.PRODUCE}↑↓",
        signs.LASTING,
        signs.STAIRS,
        signs.FLAG,
        signs.POINTS,
    ]
    line = padded(Text(shown.say("terminal-players"), TITLE), name + 4)
    for word, width in zip(words, COLUMNS, strict=True):
        line = row(line, " " * (width - len(word)), signs.painted(word, DIM))
    return line


def count(cards: list[int] | int) -> int:
    """A hand is a list for its owner and a number for everybody else."""
    return cards if isinstance(cards, int) else len(cards)


def player_line(shown: Shown, player: dict[str, Any], name: int) -> Text:
    seat: int = player["seat"]
    who = player_name(shown.names[seat], seat, name, turn=shown.turn == seat, first=shown.state["first"] == seat)
    up = sum(player["production_up"])
    cells = [
        str(count(player["god_hand"])),
        str(count(player["army_hand"])),
        f"{len(player['army_up'])}/{len(player['army_down'])}",
        f"{up}/{len(player['production']) - up}",
        str(len(player["passive"])),
        str(player["step_markers"]),
        str(player["conquest_markers"]),
        shown.texts.points(sum(player["points"]), shown.game.unit),
    ]
    line = padded(who, name + 4)
    for n, width in zip(player["resources"], COLUMNS, strict=False):
        line = row(line, right(str(n), width, "" if n else DIM))
    held = workers(shown, player)
    line = row(line, " " * max(1, COLUMNS[4] - held.cell_len), held)
    for index, (cell, width) in enumerate(zip(cells, COLUMNS[5:], strict=True)):
        style = "bold" if index == len(cells) - 1 else DIM if cell in ("0", "0/0") else ""
        line = row(line, right(cell, width, style))
    return line


def workers(shown: Shown, player: dict[str, Any]) -> Text:
    """A letter each; Axomamma's in the order in which she will place them."""
    kinds = player["held"] or [kind for kind, n in enumerate(player["workers"]) for _ in range(n)]
    asking = player["seat"] == shown.view["seat"] and shown.asked in ("worker", "dismiss")
    line = Text()
    for kind in kinds:
        line.append_text(signs.worker(shown, kind, shown.light(WORKERS[kind]) if asking else ""))
    return line if kinds else Text(signs.NONE, DIM)


def areas(shown: Shown, components: Components, width: int, buildings: bool) -> Block:
    """What lies before the players, a line or more each; without the buildings where there is no room."""
    lines: Block = []
    for player in shown.state["players"]:
        words = [signs.tapestry(components, row_) for row_ in signs.tapestries(player["tapestries"])]
        if words:
            words[0] = row(signs.painted(signs.WEAVE), " ", words[0])
        for sign, field in ((signs.SMALL, "small"), (signs.LARGE, "large")):
            owned = "".join(signs.symbol(components, index) * n for index, n in enumerate(player[field]))
            if owned:
                words.append(row(signs.painted(sign), Text(owned, signs.SYMBOL_COLOUR)))
        if buildings:
            words += built(shown, components, player)
        for index, line in enumerate(wrapped(words, width - 3, gap=1)):
            lines.append(row(" " if index == 0 else "  ", mark(player["seat"]) if index == 0 else "", " ", line))
    return lines


def built(shown: Shown, components: Components, player: dict[str, Any]) -> list[Text]:
    """Production buildings, the face-down ones in brackets; then what the passive ones do."""
    words: list[Text] = []
    for tile, up in zip(player["production"], player["production_up"], strict=True):
        output = signs.painted(signs.rewards(components.buildings[tile].output))
        words.append(row(signs.painted(signs.PRODUCE), output) if up else row(Text("("), output, Text(")")))
        if not up:
            words[-1].stylize(DIM)
    for tile in player["passive"]:
        words.append(row(signs.painted(signs.LASTING), signs.painted(signs.passive(shown, components, tile))))
    return words
