"""Inca Empire in the terminal: the map turned on its side, the Sun board in a corner of it, players and cards below."""

from __future__ import annotations

from tinkuy.cli.terminal.inca_empire.board import IncaEmpireBoard
from tinkuy.cli.terminal.shown import Board
from tinkuy.core.game import Game
from tinkuy.games.inca_empire import IncaEmpireGame

__all__ = ["IncaEmpireBoard", "make_board"]


def make_board(game: Game) -> Board:
    assert isinstance(game, IncaEmpireGame)
    return IncaEmpireBoard(game)
