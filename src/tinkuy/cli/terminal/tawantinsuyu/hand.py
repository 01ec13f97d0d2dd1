"""The own cards, which nobody else sees; drawn only from the view of their owner."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import Block, row, wrapped
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.cli.terminal.tawantinsuyu.village import title
from tinkuy.core.labels import name_of
from tinkuy.games.tawantinsuyu.components import Components

GODS = ("god_hand", "set_aside")
ARMY = ("army_hand", "drawn")


def own(shown: Shown) -> dict[str, Any] | None:
    seat = shown.view["seat"]
    return None if seat is None else shown.state["players"][seat]


def secret_cards(shown: Shown, fields: tuple[str, ...]) -> list[int]:
    me = own(shown)
    return [] if me is None else [card for field in fields for card in me[field]]


def hand(shown: Shown, components: Components, width: int) -> Block:
    """Cards still to be resolved or chosen from stand behind the others."""
    gods = sorted(secret_cards(shown, GODS), key=lambda card: components.gods[card].symbol)
    words = [_word(shown, components.god_ids[card], signs.god_card(components, card)) for card in gods]
    words += [
        _word(shown, components.army_ids[card], signs.army_card(components, card)) for card in secret_cards(shown, ARMY)
    ]
    if not words:
        return []
    head = title(shown, "tawantinsuyu-hand")
    lines = wrapped(words, width - head.cell_len)
    return [row(head if index == 0 else " " * head.cell_len, line) for index, line in enumerate(lines)]


def _word(shown: Shown, code: str, word: Text) -> Text:
    style = shown.light(code) or shown.light(name_of("army", code))
    if style:
        word.stylize(style)
    return word
