"""Tawantinsuyu in the terminal: hill, village, market, temple, regions and players' areas in signs and short words."""

from __future__ import annotations

from tinkuy.cli.terminal.tawantinsuyu.board import TawantinsuyuBoard

__all__ = ["TawantinsuyuBoard"]
