"""Inca Empire in the browser: tables that begin in a position a test is about, and pointing at the map."""

from __future__ import annotations

from tests.browser.player import Player
from tests.browser.playing import ready


def position(me: Player, name: str, seats: int = 4) -> str:
    """A table of the prepared server in one of its positions; the others are bots."""
    table = me.open_table("me", *["random"] * (seats - 1), game="inca_empire", options={"position": name})
    ready(me)
    return table


def place(me: Player, thing: str) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = me.one(f'[data-thing="{thing}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw(me: Player, start: str, end: str) -> None:
    """A line from point to point, with the button still held."""
    me.page.mouse.move(*place(me, f"point:{start}"))
    me.page.mouse.down()
    x, y = place(me, f"point:{end}")
    me.page.mouse.move(x - 40, y - 40)
    me.page.mouse.move(x, y)


def scale(me: Player) -> float:
    """Pixels a unit of the map."""
    found: float = me.one(".map > svg").evaluate("svg => svg.clientWidth / svg.viewBox.baseVal.width")
    return found
