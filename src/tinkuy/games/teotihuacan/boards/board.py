"""What a board is to the main action: whether it can be done, and what it does."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Blocked, Rules
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import refusals


class Board:
    """A board without main action: the Palace (TE-7.1)."""

    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        """Why it cannot be done with so many workers, cocoa aside (TE-7.17)."""
        return refusals.NO_MAIN_ACTION

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        """Costs and effect; how many power-ups follow."""
        yield from ASKS_NOTHING
        return 0


def power_ups(game: Teotihuacan, workers: int) -> int:
    """TE-7.3: by the number of workers, three or more alike."""
    return game.components.power_ups[game.here][min(workers, 3) - 1]
