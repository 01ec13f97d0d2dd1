"""Its setup (TE-18.2 to TE-18.5, TE-18.50)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.goods import gain
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, DIRECTION_TILES, DIRECTIONS, PLACES
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import BASE_TEMPLES, COCOA, SPACE_BOARDS


def set_up(game: Teotihuacan, bot: Player) -> None:
    lay_action_tiles(game)
    take_start(game, bot)
    place_workers(game, bot)


def lay_action_tiles(game: Teotihuacan) -> None:
    """TE-18.5."""
    game.action_tiles = list(range(len(ACTION_TILES)))
    game.chance.riffle(game.action_tiles)
    game.directions = [game.chance.below(len(DIRECTIONS)) for _ in range(DIRECTION_TILES)]
    if game.told is not None:
        game.tell(told.BOT_TILES_LAID, [game.action_tiles[PLACES]])


def take_start(game: Teotihuacan, bot: Player) -> None:
    """TE-18.2, TE-18.3: goods and markers, without any rewards."""
    tables = game.components.solo
    for good, n in enumerate(tables.goods):
        gain(game, bot, good, game.rulings.bot_resources if n and good != COCOA and game.rulings.bot_resources else n)
    bot.temples[:BASE_TEMPLES] = [tables.temple_step] * BASE_TEMPLES
    bot.avenue = tables.avenue_step
    bot.track = tables.track_step
    columns = game.components.technology_columns
    bot.technologies = [game.technologies[tables.technology_row * columns + tables.technology_column]]


def place_workers(game: Teotihuacan, bot: Player) -> None:
    """TE-18.4."""
    for index, worker in enumerate(game.components.solo.workers):
        power = worker.power if worker.locked else game.rulings.bot_power or worker.power
        space = SPACE_BOARDS.index(worker.board) if worker.locked else 0
        bot.powers[index] = power
        bot.at[index] = LOCKED + space if worker.locked else worker.board
        if game.told is None:
            continue
        if worker.locked:
            game.tell(told.BOT_LOCKED, [power, space])
        else:
            game.tell(told.BOT_PLACED, [power, worker.board])
