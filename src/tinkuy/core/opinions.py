"""Other opinions of what things are worth: prices drawn by chance around those of a game.

Bots that all want the same never show what anything else is worth, so games to learn from are played by many minds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

SPREADS: Final = [0.15, 0.4, 0.8]  # of a mind, as logarithms: some think nearly as usual, some quite otherwise
BOLDLY: Final = 0.4  # how often something that is seldom done is wanted far more
MOST: Final = 1.5  # how much more, as a logarithm


def varied(prices: dict[str, float], bold: tuple[str, ...], draw: Callable[[], float]) -> dict[str, float]:
    """Other prices; those of bold things may be several times as high. `draw` gives numbers from 0 to 1."""
    spread = SPREADS[int(draw() * len(SPREADS))]
    found = {name: price * exp(spread * (2 * draw() - 1)) for name, price in prices.items()}
    for name in bold:
        if draw() < BOLDLY:
            found[name] *= exp(MOST * draw())
    return found
