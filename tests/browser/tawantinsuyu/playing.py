"""Tawantinsuyu in the browser: short games, and tables that begin in a position a test is about."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.player import Player
from tests.browser.playing import ready

# Answers that end a question soonest, so that a whole game is short.
SOON = ["done", "stop", "none", "nobody", "no", "later", "itself"]


def brief(rng: random.Random) -> Callable[[Player, list[str]], str]:
    """Mostly on the shortest way: questions end soon, and who hires empties the village."""

    def pick(me: Player, options: list[str]) -> str:
        hire = [option for option in ("potato_end", "corn_end") if option in options]
        if hire:
            return hire[0]
        soon = [option for option in SOON if option in options]
        if soon and rng.random() < 0.7:
            return soon[0]
        return rng.choice(options)

    return pick


def position(me: Player, name: str, *seats: str) -> str:
    """A table of the prepared server in one of its positions."""
    table = me.open_table(*(seats or ("me", "random")), game="tawantinsuyu", options={"position": name})
    ready(me)
    return table
