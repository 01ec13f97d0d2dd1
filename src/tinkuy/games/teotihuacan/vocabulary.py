"""The words of the game that its tables, rules and texts share, with their numbers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused

GOODS: Final = ["cocoa", "wood", "stone", "gold"]
COCOA: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
RESOURCES: Final = ["wood", "stone", "gold"]  # TE-1.4: goods without cocoa, one place earlier

# What a cell, a step or a tile can give, in the order in which it is gained (TE-3.15).
GAINS: Final = [
    *GOODS,
    "vp",
    "resource_any",
    "avenue",
    "power_up",
    "temple_any",
    "temple_blue",
    "temple_red",
    "temple_green",
    "technology",
    "discovery",
]
G_VP: Final = 4
G_RESOURCE: Final = 5
G_AVENUE: Final = 6
G_POWER_UP: Final = 7
G_ANY_TEMPLE: Final = 8
G_TEMPLE: Final = 9  # and the other temples behind it
G_TECHNOLOGY: Final = 12
G_DISCOVERY: Final = 13

TEMPLES: Final = ["blue", "red", "green", "orange"]
BASE_TEMPLES: Final = 3
ORANGE: Final = 3  # in play only with the module that has it (TE-21)
BOARDS: Final = ["palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction"]
PALACE: Final = 0
FOREST: Final = 1
QUARRY: Final = 2
GOLD_DEPOSITS: Final = 3
ALCHEMY: Final = 4
NOBLES: Final = 5
DECORATIONS: Final = 6
CONSTRUCTION: Final = 7
BOARD_COUNT: Final = 8
POWERS: Final = 5  # TE-1.3
WORKERS: Final = 4  # TE-1.2
STARTING_WORKERS: Final = 3

# Worship spaces (TE-6.1): those of the Palace, then one on each board that has one.
SPACES: Final = ["royal_a", "royal_b", "royal_c", "forest", "quarry", "gold", "decorations", "nobles"]
ROYAL_SPACES: Final = 3
SPACE_BOARDS: Final = [PALACE, PALACE, PALACE, FOREST, QUARRY, GOLD_DEPOSITS, DECORATIONS, NOBLES]
SPACE_COUNT: Final = 8
BASE_SPACES: Final = 7
SPACE_TEMPLES: Final = [
    -1,
    -1,
    -1,
    1,
    2,
    0,
    -1,
    ORANGE,
]  # TE-6.8, TE-21.1: which temple each advances, -1 on Decorations for any

ROWS: Final = ["top", "centre", "bottom"]  # of Buildings on Nobles
SIDES: Final = ["top", "right", "bottom", "left"]
REWARDS: Final = ["vp", "cocoa", "temple", "two_temples", "fourth_worker"]
DISCS: Final = ["light", "dark"]  # of the calendar
SEATS: Final = (2, 3, 4)


def gains(entry: Reader) -> list[int]:
    """The numbers of an entry in the order of GAINS."""
    return entry.amounts(GAINS)


def powers_of(entry: Reader, key: str) -> list[int]:
    """Powers of workers that an entry names."""
    powers = entry.numbers(key)
    if not set(powers) <= set(range(1, POWERS + 1)):
        raise Refused(f"Table '{entry.where}': '{key}' names powers from 1 to 5.")
    return powers
