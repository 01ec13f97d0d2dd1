"""Tzolk'in in the terminal: gears, temples, technologies, offers and players' boards in signs and short words."""

from __future__ import annotations

from tinkuy.cli.terminal.tzolkin.board import TzolkinBoard

__all__ = ["TzolkinBoard"]
