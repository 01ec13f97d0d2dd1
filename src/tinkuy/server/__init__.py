"""The server: lobby, live tables and the store behind them. It knows no rule of any game."""

from __future__ import annotations

from tinkuy.server.settings import Limits, Settings

__all__ = ["Limits", "Settings"]
