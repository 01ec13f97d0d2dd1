"""The eight action boards (TE-7); a module that replaces a board puts its own in the place of one of these."""

from __future__ import annotations

from tinkuy.games.teotihuacan.boards.alchemy import Alchemy
from tinkuy.games.teotihuacan.boards.board import Board
from tinkuy.games.teotihuacan.boards.construction import Construction
from tinkuy.games.teotihuacan.boards.decorations import Decorations
from tinkuy.games.teotihuacan.boards.nobles import Nobles
from tinkuy.games.teotihuacan.boards.production import Production

__all__ = ["Board", "base_boards"]


def base_boards() -> list[Board]:
    """In the order of BOARDS."""
    return [Board(), Production(), Production(), Production(), Alchemy(), Nobles(), Decorations(), Construction()]
