"""Which folder a game has in the terminal. A game without a board of its own is drawn field by field."""

from __future__ import annotations

from importlib import import_module

from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.cli.terminal.shown import Board
from tinkuy.core.game import Game

# By the game's name: a package with `make_board` and, in its folder `text`, the words of that board.
PACKAGES = {
    "tzolkin": "tinkuy.cli.terminal.tzolkin",
    "tawantinsuyu": "tinkuy.cli.terminal.tawantinsuyu",
    "inca_empire": "tinkuy.cli.terminal.inca_empire",
    "teotihuacan": "tinkuy.cli.terminal.teotihuacan",
}


def find_board(game: Game) -> Board:
    if game.name not in PACKAGES:
        return FallbackBoard()
    board: Board = import_module(PACKAGES[game.name]).make_board(game)
    return board
