"""Forest, Stone Quarry and Gold Deposits (TE-7.2)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan import gains
from tinkuy.games.teotihuacan.boards.board import Board, power_ups
from tinkuy.games.teotihuacan.state import FROM_BOARDS, Player, Teotihuacan


class Production(Board):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        return None

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        """TE-7.2: row by workers, column by the weakest power."""
        components = game.components
        if not me.conduct.plain:
            workers, weakest = yield from me.conduct.crew(game, me, workers, weakest)
        cell = components.cells[game.here][min(workers, 3) - 1][components.column[weakest]]
        yield from gains.take(game, me, cell, FROM_BOARDS)
        return power_ups(game, workers)
