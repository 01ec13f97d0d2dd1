"""The Sun board: for every sector whom it touches and which cards lie there, open or face down."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, row, wrapped
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.games.inca_empire.components import Components


def sun(shown: Shown, components: Components, width: int) -> Block:
    """A sector begins with the signs of the two players at it."""
    state = shown.state
    lines: Block = [Text(shown.say("inca_empire-sun"), TITLE)]
    seats = {player["start"]: player["seat"] for player in state["players"]}
    for sector in components.sectors_of[shown.view["seats"]]:
        code = components.sector_ids[sector]
        touched = row(*(mark(seats[start], "bold") if start in seats else " " for start in components.sectors[sector]))
        if shown.asked == "sector":
            touched.stylize(shown.light(code))
        words = [
            Text(short(shown, components.event_ids[card]))
            for card, lies in zip(state["sun"], state["sun_sectors"], strict=True)
            if lies == sector
        ]
        for player in state["players"]:
            if player["sector"] == sector:
                words.append(row(Text(signs.CARD, "bold"), mark(player["seat"])))
        for index, line in enumerate(wrapped(words or [Text(signs.NONE, DIM)], width - 3, gap=1)):
            lines.append(row(touched if index == 0 else "  ", " ", line))
    return lines


def short(shown: Shown, code: str) -> str:
    """A card's name in a word or two."""
    name = f"inca_empire-card-{code}"
    return shown.say(name) if shown.texts.has(name) else shown.texts.name("card", code)
