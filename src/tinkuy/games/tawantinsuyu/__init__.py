"""Tawantinsuyu: The Inca Empire, for 1 to 4 players. One module per chapter of the rules."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu.game import TawantinsuyuGame

__all__ = ["TawantinsuyuGame"]
