"""Levels for people, from beginner to master: names that mean the same strength in every game.

Which bot plays a level says `Game.levels`, in the order of the names; a match of neighbouring levels shows whether it
is right (docs/opponents.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from tinkuy.core.game import Game
from tinkuy.core.table import Table

LEVELS: Final = ["beginner", "casual", "experienced", "expert", "master"]


class Playing(Protocol):
    """What a level needs of a bot; tinkuy.bots.bot says more."""

    def choose(self, table: Table, seat: int) -> int: ...


class Level:
    def __init__(self, name: str, seed: str, find: Callable[[str, str], Playing]) -> None:
        self.name = name
        self.seed = seed
        self.find = find
        self.game: Game | None = None
        self.bot: Playing | None = None

    def choose(self, table: Table, seat: int) -> int:
        if self.bot is None or self.game is not table.game:
            self.game = table.game
            self.bot = self.find(level_bot(table.game, self.name), self.seed)
        return self.bot.choose(table, seat)


def level_bot(game: Game, level: str) -> str:
    """The bot that plays this level of a game."""
    return game.levels[LEVELS.index(level)]
