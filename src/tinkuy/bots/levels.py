"""Levels for people, from beginner to master: names that mean the same strength in every game.

Which bot plays a level says `Game.levels`, in the order of the names; a match of neighbouring levels shows whether it
is right (docs/opponents.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from tinkuy.core.game import Game
from tinkuy.core.table import Table

PLANNERS: Final = ("planner", "handwritten")
LEVELS: Final = ["beginner", "casual", "experienced", "expert", "master"]


class Playing(Protocol):
    """What a level needs of a bot; tinkuy.bots.bot says more."""

    def choose(self, table: Table, seat: int) -> int: ...


class Level:
    def __init__(self, name: str, seed: str, find: Callable[[str, str], Playing]) -> None:
        self.name = name
        self.seed = seed
        self.find = find
        self.game: Game | None = None  # with the number of people, what the bot was found for
        self.seats = 0
        self.bot: Playing | None = None

    def choose(self, table: Table, seat: int) -> int:
        if self.bot is None or self.game is not table.game or self.seats != table.seats:
            self.game, self.seats = table.game, table.seats
            self.bot = self.find(level_bot(table.game, self.name, table.seats), self.seed)
        return self.bot.choose(table, seat)


def level_bot(game: Game, level: str, seats: int) -> str:
    """The bot that plays this level of a game.

    `Game.levels` counts the lines of a planner for the fewest people. More of them make every line longer, so there are
    fewer lines then: a level takes as long for its turn.
    """
    name = game.levels[LEVELS.index(level)]
    plain, _, lines = name.partition(":")
    if plain not in PLANNERS:
        return name
    fewest = max(2, game.seats[0])
    return f"{plain}:{int(lines) * fewest // max(fewest, seats)}"
