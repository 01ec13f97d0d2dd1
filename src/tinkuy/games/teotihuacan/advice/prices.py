"""What bots think things are worth, in points, and how much they count of them."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "salary": 1.6,  # of cocoa that will pay a worker: each that is missing costs 3 VP, but more may come
    "cocoa": 0.8,  # above the salary, in the middle of the game
    "wood": 1.4,
    "stone": 1.4,
    "gold": 1.6,
    "power2": 1.2,  # a worker by its power
    "power3": 2.6,
    "power4": 4.4,
    "power5": 6.4,
    "technology": 2.5,  # per eclipse to come
    "tile": 2.0,
    "locked": -1.6,
    "fourth": 2.5,  # worker, per eclipse to come
    "leader": 0.6,  # of the points of who leads the track
    "step": 0.9,  # of temples, on the way to the bonus tile
}
GOODS: Final = ["cocoa", "wood", "stone", "gold"]
# What these bots seldom do, and what might be worth far more to one who does.
BOLD: Final = ("gold", "power4", "power5", "technology", "fourth", "step")
