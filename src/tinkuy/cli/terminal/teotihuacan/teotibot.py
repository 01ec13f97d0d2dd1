"""Teotibot's action pyramid with the rolls of its places, the tile aside and the direction tiles."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, row
from tinkuy.cli.terminal.seats import colour
from tinkuy.cli.terminal.shown import Shown
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.state import NONE
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS, PLACES

ROWS = [[0], [1, 2], [3, 4, 5]]
ARROWS = ["→", "←"]  # in the order of DIRECTIONS
HEADS = 24  # columns at the right


def teotibot(shown: Shown, components: Components, width: int) -> Block:
    """Nothing at tables without it."""
    state = shown.state
    if not state["action_tiles"]:
        return []
    bot = len(state["players"]) - 1
    upper, lower = (ARROWS[direction] for direction in state["directions"])
    heads = [
        Text(shown.names[bot], f"{TITLE} {colour(bot)}"),
        Text(f"{shown.say('teotihuacan-directions')} {upper}{lower}", DIM),
        row(Text(f"{shown.say('teotihuacan-aside')} ", DIM), tile_word(shown, PLACES)),
    ]
    cell = (width - HEADS) // len(ROWS[-1])
    lines: Block = []
    for number, places in enumerate(ROWS):
        line = Text(" " * (cell * (len(ROWS[-1]) - len(places)) // 2))
        for place in places:
            line = row(line, padded(row(rolls(components, place), tile_word(shown, place)), cell))
        lines.append(row(padded(line, width - HEADS), heads[number]))
    if state["bot_priest"] != NONE:
        priest = shown.texts.name("bot_priest", BOT_PRIESTS[state["bot_priest"]])
        lines.append(row(" " * (width - HEADS), Text(priest, DIM)))
    return lines


def tile_word(shown: Shown, place: int) -> Text:
    return Text(shown.say(f"teotihuacan-tile-{ACTION_TILES[shown.state['action_tiles'][place]]}"), "bold")


def rolls(components: Components, place: int) -> Text:
    """`2-3 `, nothing for the place that is never rolled."""
    found = [rolled for rolled, its in enumerate(components.solo.place) if its == place]
    return Text(f"{found[0]}-{found[-1]} " if found else "", DIM)
