"""Players that are programs. They know core's interface only, so each of them plays any game.

bot = find_bot("greedy", seed=1)
table.answer(seat, bot.choose(table, seat))
"""

from __future__ import annotations

from tinkuy.bots.bot import (
    BOTS,
    GUIDE,
    NAMES,
    OPPONENTS,
    Bot,
    bot_and_name,
    bot_level,
    bot_seed,
    find_bot,
    recorded_name,
)
from tinkuy.bots.levels import LEVELS, level_bot

__all__ = [
    "BOTS",
    "GUIDE",
    "LEVELS",
    "NAMES",
    "OPPONENTS",
    "Bot",
    "bot_and_name",
    "bot_level",
    "bot_seed",
    "find_bot",
    "level_bot",
    "recorded_name",
]
