"""Axomamma's board: the number tokens on their loops, the tucked symbols, her personality."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, row
from tinkuy.cli.terminal.seats import colour
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.games.tawantinsuyu.components import RESOURCES, SOLO_ACTIONS, Components
from tinkuy.games.tawantinsuyu.state import FREE

_CORN, _STONE = signs.RESOURCES[1], signs.RESOURCES[2]
ACTIONS = {
    "stone_or_corn": f"{_STONE}/{_CORN}",
    "building_production": signs.PRODUCE + signs.HOUSE,
    "weave": signs.WEAVE,
    "steps": signs.STAIRS,
    "building_passive": signs.LASTING + signs.HOUSE,
    "statue": signs.LARGE,
    "village_potato": f"{signs.WORKER}◂{signs.RESOURCES[0]}",
    "nomad": signs.WORKER,
    "village_corn": f"{signs.WORKER}◂{_CORN}",
}


def axomamma(shown: Shown, components: Components, width: int) -> Block:
    """Nothing at tables without her."""
    state = shown.state
    if not state["tucked"]:
        return []
    her = next(player["seat"] for player in state["players"] if player["auto"])
    tucked = Text()
    for slot, cards in enumerate(state["tucked"]):
        symbol = signs.symbol(components, cards[0]) if cards else signs.NONE
        tucked.append(f"  {slot + 1}:", DIM).append(symbol, signs.SYMBOL_COLOUR)
    head = row(Text(shown.names[her], f"{TITLE} {colour(her)}"), tucked)
    if state["personality"] != FREE:
        words = signs.rewards(components.personalities[state["personality"]])
        head = row(head, "  ", Text(shown.say("tawantinsuyu-personality"), DIM), " ", signs.painted(words))
    return [head, *(loop(shown, components, index, width) for index in range(len(components.solo_rows)))]


def loop(shown: Shown, components: Components, index: int, width: int) -> Text:
    """Actions from left to right and round again, each with the numbers of the tokens that lie there."""
    spaces = components.solo_rows[index]
    cell = (width - 3) // len(spaces)
    line = Text("  ")
    for space, action in enumerate(spaces):
        word = action_word(shown, components, index, space, SOLO_ACTIONS[action])
        tokens = [
            components.token_values[token]
            for token, place in enumerate(shown.state["token_spaces"])
            if components.token_rows[token] == index and place == space
        ]
        for value in tokens:
            word = row(word, " ", Text(str(value), "bold reverse"))
        line = row(line, Text("→" if space else "", DIM), padded(word, cell - (1 if space else 0)))
    return row(line, Text("↺", DIM))


def action_word(shown: Shown, components: Components, index: int, space: int, code: str) -> Text:
    """The personality tile covers one space of the first row."""
    personality = shown.state["personality"]
    if index == 0 and space == components.personality_space and personality != FREE:
        return signs.painted(signs.rewards(components.personalities[personality]))
    amount = components.solo_amounts[space] if index == 0 else 0
    sign = signs.RESOURCES[RESOURCES.index(code)] if code in RESOURCES else ACTIONS[code]
    return signs.painted(f"{amount or ''}{sign}")
