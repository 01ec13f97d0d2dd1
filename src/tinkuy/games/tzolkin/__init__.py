"""Tzolk'in: The Mayan Calendar, for 2 to 4 players. One module per chapter of the rules."""

from __future__ import annotations

from tinkuy.games.tzolkin.game import TzolkinGame

__all__ = ["TzolkinGame"]
