"""Plans over several own turns: lines as greedy's, carried on, with the others' replies found once.

`plans` varies plans in one world, `budget` says how long, `planner` is the bot. What a position is worth says
`tinkuy.bots.values`.
"""

from __future__ import annotations

from tinkuy.bots.planner.planner import LINES, Planner

__all__ = ["LINES", "Planner"]
