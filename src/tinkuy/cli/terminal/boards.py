"""Which board a game is drawn with. A game without a board of its own is drawn field by field."""

from __future__ import annotations

from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.cli.terminal.shown import Board
from tinkuy.core.game import Game


def find_board(game: Game) -> Board:
    if game.name == "tzolkin":
        from tinkuy.cli.terminal.tzolkin import TzolkinBoard
        from tinkuy.games.tzolkin import TzolkinGame

        assert isinstance(game, TzolkinGame)
        return TzolkinBoard(game)
    if game.name == "tawantinsuyu":
        from tinkuy.cli.terminal.tawantinsuyu import TawantinsuyuBoard
        from tinkuy.games.tawantinsuyu import TawantinsuyuGame

        assert isinstance(game, TawantinsuyuGame)
        return TawantinsuyuBoard(game)
    return FallbackBoard()
