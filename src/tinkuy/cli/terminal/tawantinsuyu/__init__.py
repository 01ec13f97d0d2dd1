"""Tawantinsuyu in the terminal: hill, village, market, temple, regions and players' areas in signs and short words."""

from __future__ import annotations

from tinkuy.cli.terminal.shown import Board
from tinkuy.cli.terminal.tawantinsuyu.board import TawantinsuyuBoard
from tinkuy.core.game import Game
from tinkuy.games.tawantinsuyu import TawantinsuyuGame

__all__ = ["TawantinsuyuBoard", "make_board"]


def make_board(game: Game) -> Board:
    assert isinstance(game, TawantinsuyuGame)
    return TawantinsuyuBoard(game)
