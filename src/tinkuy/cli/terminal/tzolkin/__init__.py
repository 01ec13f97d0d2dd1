"""Tzolk'in in the terminal: gears, temples, technologies, offers and players' boards in signs and short words."""

from __future__ import annotations

from tinkuy.cli.terminal.shown import Board
from tinkuy.cli.terminal.tzolkin.board import TzolkinBoard
from tinkuy.core.game import Game
from tinkuy.games.tzolkin import TzolkinGame

__all__ = ["TzolkinBoard", "make_board"]


def make_board(game: Game) -> Board:
    assert isinstance(game, TzolkinGame)
    return TzolkinBoard(game)
