"""Who and what lies around the hill: village, nomads, casualties, statues, weaves, the altar, the ceremonies."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, FOCUS, TITLE, Block, fit, padded, row, wrapped
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.components import CORN, POTATO, WORKERS, Components
from tinkuy.games.tawantinsuyu.state import FREE


def title(shown: Shown, name: str) -> Text:
    return row(Text(shown.say(name), TITLE), " ")


def around(shown: Shown, components: Components, width: int) -> Block:
    return [
        village(shown),
        row(nomads(shown), "  ", Text(shown.say("tawantinsuyu-bag", n=shown.state["bag"]), DIM)),
        casualties(shown),
        statues(shown, components),
        *weaves(shown, components, width),
    ]


def village(shown: Shown) -> Text:
    """The queue between its two ends; at each end a worker can be hired for what is written there."""
    line = title(shown, "tawantinsuyu-village")
    for code, resource in (("potato_end", POTATO), ("corn_end", CORN)):
        sign = signs.painted(f"1{signs.RESOURCES[resource]}")
        sign.stylize(shown.light(code))
        if resource == POTATO:
            line.append_text(sign).append("▸", DIM)
            for kind in shown.state["village"] or [FREE]:
                line.append(" ").append_text(signs.worker(shown, kind))
        else:
            line.append(" ◂", DIM).append_text(sign)
    return line


def nomads(shown: Shown) -> Text:
    line = title(shown, "tawantinsuyu-nomads")
    asking = shown.asked == "nomad"
    found = [kind for kind, n in enumerate(shown.state["nomads"]) for _ in range(n)]
    for kind in found:
        line.append_text(signs.worker(shown, kind, shown.light(WORKERS[kind]) if asking else ""))
    return line if found else row(line, Text(signs.NONE, DIM))


def casualties(shown: Shown) -> Text:
    return row(title(shown, "tawantinsuyu-casualties"), signs.workers(shown, shown.state["casualties"]))


def statues(shown: Shown, components: Components) -> Text:
    """Small/large ones left, by symbol."""
    line = signs.painted(f"{signs.SMALL}/{signs.LARGE}")
    state = shown.state
    for index, (small, large) in enumerate(zip(state["small_supply"], state["large_supply"], strict=True)):
        code = components.symbols[index]
        style = shown.light(f"small_{code}") or shown.light(f"large_{code}")
        if FOCUS in (shown.light(f"small_{code}"), shown.light(f"large_{code}")):
            style = FOCUS
        sign = Text(signs.symbol(components, index), f"{signs.SYMBOL_COLOUR} {style}".strip())
        line = row(line, " ", sign, Text(f"{small}/{large}", DIM if small + large == 0 else ""))
    return line


def weaves(shown: Shown, components: Components, width: int) -> Block:
    """The tile on top, or the drawn and the starting ones while somebody chooses; and how many lie in the stack."""
    state = shown.state
    open_tiles = [*state["starting_weaves"], *state["weave_drawn"]]
    words: list[Text] = []
    for tile in open_tiles or [tile for tile in state["weave_top"] if tile != EMPTY]:
        word = signs.weave(components, tile)
        style = shown.light(components.weave_ids[tile])
        if style:
            word.stylize(style)
        words.append(word)
    head = title(shown, "tawantinsuyu-weaves")
    left = Text(f"+{state['weave_stack']}", DIM)
    lines = wrapped([*words, left], width - head.cell_len, gap=1)
    return [row(head if index == 0 else " " * head.cell_len, line) for index, line in enumerate(lines)]


def altar(shown: Shown, components: Components, width: int) -> Block:
    """Open god cards, oldest first; at the right how far the ceremonies are."""
    state = shown.state
    head = row(title(shown, "tawantinsuyu-altar"))
    cards: list[Text] = []
    for card in [*state["altar"], *([state["played"]] if state["played"] != FREE else [])]:
        word = signs.god_card(components, card)
        style = shown.light(components.god_ids[card])
        if style:
            word.stylize(style)
        cards.append(word)
    cards.append(Text(f"+{state['god_deck']}", DIM))
    ending = ceremonies(shown, width // 2)
    room = width - head.cell_len - ending.cell_len - 2
    lines = wrapped(cards, room, gap=1)
    block = [row(head if index == 0 else " " * head.cell_len, line) for index, line in enumerate(lines)]
    block[0] = row(padded(block[0], width - ending.cell_len), ending)
    return block


def ceremonies(shown: Shown, width: int) -> Text:
    """How many there were, who holds the token, and whether one comes."""
    state = shown.state
    name = "tawantinsuyu-ceremony-comes" if state["pending"] else "tawantinsuyu-ceremonies"
    last = shown.say("tawantinsuyu-ceremony-last") if state["last_ceremony"] and not shown.view["over"] else ""
    words = shown.say(name, n=state["ceremonies"])
    line = Text(fit(width - 2, f"{words} {last}".strip(), words), "bold" if state["pending"] else "")
    return line if state["token"] == FREE else row(line, " ", mark(state["token"], "bold"))
