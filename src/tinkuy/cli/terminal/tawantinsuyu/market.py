"""The market: production buildings with their output, passive ones with their effect, and their prices."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS, LIT, TITLE, Block, cut, fit, padded, row
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.components import Components

PRICE = 5


def market(shown: Shown, components: Components, width: int) -> Block:
    state = shown.state
    stacks = shown.say("tawantinsuyu-market", production=state["production_stack"], passive=state["passive_stack"])
    lines = [Text(cut(stacks, width), TITLE)]
    room = width - PRICE - 4
    tiles = [tile for tile in state["market"] if tile != EMPTY]
    named = {tile: _named(shown, components, tile) for tile in tiles}
    whole = all(cell_len(words) <= room for words in named.values())
    for place, tile in enumerate(state["market"]):
        number = Text(f"{place + 1}", DIM)
        if tile == EMPTY:
            lines.append(row(number, " ", Text(signs.NONE, DIM)))
            continue
        building = components.buildings[tile]
        code = components.building_ids[tile]
        sign = signs.painted(signs.LASTING if building.passive else signs.PRODUCE)
        price = padded(signs.painted(signs.amounts(building.cost)), PRICE)
        words = named[tile] if whole else fit(room, signs.building(shown, components, tile))
        line = row(number, sign, " ", price, " ", signs.painted(words))
        if shown.focus == code:
            line.stylize(FOCUS)
        elif code in shown.lit:
            line.stylize(LIT, 0, 2 + len(signs.amounts(building.cost)) + 1)
        lines.append(line)
    return lines


def _named(shown: Shown, components: Components, tile: int) -> str:
    effect = signs.building(shown, components, tile)
    if not components.buildings[tile].passive:
        return effect
    return f"{shown.texts.name('building', components.building_ids[tile])} ({effect})"
