"""What it scores in its own way (TE-18.12, TE-18.31, TE-18.33)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.goods import score, spend
from tinkuy.games.teotihuacan.state import (
    FROM_ASCENSION,
    FROM_BONUS,
    FROM_SOLO,
    FROM_TECHNOLOGIES,
    Player,
    Teotihuacan,
)
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import COCOA


def swap_cocoa(game: Teotihuacan, bot: Player) -> None:
    """TE-18.12, TE-18.50: whenever it has enough."""
    tables = game.components.solo
    while bot.goods[COCOA] >= tables.cocoa:
        if game.told is not None:
            game.tell(told.BOT_SWAPS_COCOA, [])
        spend(game, bot, COCOA, tables.cocoa)
        score(game, bot, FROM_SOLO, game.rulings.bot_cocoa_vp or tables.cocoa_vp)


def score_ascension(game: Teotihuacan, bot: Player) -> None:
    """TE-18.31."""
    if game.told is not None:
        game.tell(told.BOT_ASCENDS, [])
    score(game, bot, FROM_ASCENSION, game.components.solo.ascension_vp)


def score_bonus(game: Teotihuacan, bot: Player, temple: int) -> None:
    """TE-18.33: the same for every bonus tile reached."""
    if game.told is not None:
        game.tell(told.BOT_HAS_BONUS, [temple])
    score(game, bot, FROM_BONUS, game.components.solo.bonus_vp)


def score_rest(game: Teotihuacan, bot: Player) -> None:
    """TE-18.33: goods and technologies."""
    tables = game.components.solo
    if game.told is not None:
        game.tell(told.BOT_COUNTS, [sum(bot.goods), len(bot.technologies)])
    score(game, bot, FROM_SOLO, tables.good_vp * sum(bot.goods))
    score(game, bot, FROM_TECHNOLOGIES, tables.technology_vp * len(bot.technologies))
