"""Inca Empire, for 3 and 4 players. One module per chapter of the rules."""

from __future__ import annotations

from tinkuy.games.inca_empire.game import IncaEmpireGame

__all__ = ["IncaEmpireGame"]
