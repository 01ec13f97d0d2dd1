"""Buildings and monuments on offer: frame, price, effect; and how many wait in the stacks."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS, LIT, TITLE, Block, cut, fit, padded, row
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.components import FRAMES, Components

PRICE = 7


def frame(shown: Shown, index: int) -> Text:
    """A letter in the colour of the frame."""
    return Text(shown.say(f"tzolkin-letter-{FRAMES[index]}"), f"bold {signs.FRAME_COLOURS[index]}")


def buildings(shown: Shown, components: Components, width: int) -> Block:
    state = shown.state
    waiting = state["age1_stack"] if state["age"] == 1 else state["age2_stack"]
    title = shown.say("tzolkin-buildings", age=state["age"], n=waiting)
    room = width - PRICE - 3
    offered = [tile for tile in state["building_offer"] if tile != EMPTY]
    long = {tile: signs.building(shown, components.buildings[tile], whole=True) for tile in offered}
    named = {tile: f"{shown.texts.name('building', components.building_ids[tile])}: {long[tile]}" for tile in offered}
    words = named if all(cell_len(text) <= room for text in named.values()) else long
    lines = [Text(cut(title, width - 1), TITLE)]
    for tile in state["building_offer"]:
        if tile == EMPTY:
            lines.append(Text(signs.NONE, DIM))
            continue
        building = components.buildings[tile]
        text = fit(room, words[tile], signs.building(shown, building, whole=False))
        lines.append(_line(shown, components.building_ids[tile], building.frame, signs.price(building.cost), text))
    return lines


def monuments(shown: Shown, components: Components, width: int) -> Block:
    room = width - PRICE - 2
    offered = [tile for tile in shown.state["monument_offer"] if tile != EMPTY]
    plain = {tile: signs.monument(shown, components.monuments[tile], shown.view["seats"]) for tile in offered}
    named = {tile: f"{shown.texts.name('monument', components.monument_ids[tile])}: {plain[tile]}" for tile in offered}
    words = named if all(cell_len(text) <= room for text in named.values()) else plain
    lines = [Text(cut(shown.say("tzolkin-monuments"), width), TITLE)]
    for tile in shown.state["monument_offer"]:
        if tile == EMPTY:
            lines.append(Text(signs.NONE, DIM))
            continue
        monument = components.monuments[tile]
        price = signs.price(monument.cost, monument.skulls)
        lines.append(_line(shown, components.monument_ids[tile], monument.frame, price, fit(room, words[tile])))
    return lines


def _line(shown: Shown, code: str, frame_index: int, price: str, words: str) -> Text:
    line = row(frame(shown, frame_index), " ", padded(signs.painted(price), PRICE), signs.painted(words))
    if code == shown.focus:
        line.stylize(FOCUS)
    elif code in shown.lit:
        line.stylize(LIT, 2, 2 + len(price))
    return line
