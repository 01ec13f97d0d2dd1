"""Teotihuacan in the terminal: ring, pyramid, temples, tracks, tiles and players in signs and short words."""

from __future__ import annotations

from tinkuy.cli.terminal.shown import Board
from tinkuy.cli.terminal.teotihuacan.board import TeotihuacanBoard
from tinkuy.core.game import Game
from tinkuy.games.teotihuacan import TeotihuacanGame

__all__ = ["TeotihuacanBoard", "make_board"]


def make_board(game: Game) -> Board:
    assert isinstance(game, TeotihuacanGame)
    return TeotihuacanBoard(game)
