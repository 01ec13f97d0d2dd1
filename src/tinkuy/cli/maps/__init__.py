"""Which games have a map that an owner can correct: checked and drawn by `tinkuy tables`."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from tinkuy.core.game import Game


class Map(Protocol):
    """A module of this package."""

    def flaws(self, game: Game) -> list[str]:
        """What is wrong with the map, a sentence each."""

    def picture(self, game: Game) -> str:
        """The map as SVG, with the names that stand in the tables and the flaws marked."""


# By the game's name: a module here.
MODULES = {"inca_empire": "tinkuy.cli.maps.inca_empire"}


def find_map(game: Game) -> Map | None:
    return cast(Map, import_module(MODULES[game.name])) if game.name in MODULES else None
