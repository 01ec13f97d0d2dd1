"""Teotihuacan in the browser: what to choose so that a whole game is short and yet shows much."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.player import Player
from tests.browser.playing import asked, ready
from tests.browser.teotihuacan.prepared import POSITIONS

MODULES = {"play": "modules"}
# Answers that end a question soonest, so that a whole game is short.
SOON = ["end", "done", "stop", "none", "no", "stay"]
# What is done instead of only collecting cocoa.
DEEDS = 0.25


def brief(rng: random.Random, on_board: set[str]) -> Callable[[Player, list[str]], str]:
    """Every question is answered on the board once where it has a place there; then mostly the shortest way."""

    def pick(me: Player, options: list[str]) -> str:
        places = me.places("stage", "dock")
        if places and asked(me) not in on_board:
            on_board.add(asked(me))
            return rng.choice(places)
        soon = [option for option in SOON if option in options]
        if soon and rng.random() >= DEEDS:
            return soon[0]
        if asked(me) == "action":
            deeds = [option for option in options if option != "collect"]
            return rng.choice(deeds) if deeds and rng.random() < DEEDS else options[0]
        return rng.choice(options)

    return pick


def position(me: Player, name: str, *seats: str) -> str:
    """A table of the prepared server in one of its positions, with the modules that the position has."""
    options = {**POSITIONS[name][1], "position": name}
    table = me.open_table(*(seats or ("me", "random")), game="teotihuacan", options=options)
    ready(me)
    return table
