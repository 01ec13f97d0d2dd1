"""Its priest tiles: what each of the six changes of its manner (TE-20.24 to TE-20.31, TE-20.45 to TE-20.50)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Rules
from tinkuy.games.teotihuacan import temples
from tinkuy.games.teotihuacan.goods import gain, spend
from tinkuy.games.teotihuacan.state import NONE, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot import boards, points
from tinkuy.games.teotihuacan.teotibot.tables import BOT_PRIESTS, BotPriest
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import ALCHEMY, BASE_TEMPLES, COCOA, CONSTRUCTION, DECORATIONS, GOLD, STONE

NO_PLACE: Final = -1


class Manner:
    """Without a priest tile."""

    def human_moved(self, game: Teotihuacan, bot: Player, board: int, workers: int) -> None:
        """What comes of workers of the human that moved to a board."""

    def second_place(self, game: Teotihuacan, bot: Player, place: int) -> int:
        """The place of the action pyramid that acts beside the rolled one, already paid for."""
        return NO_PLACE

    def ascended(self, game: Teotihuacan, bot: Player) -> Rules[None]:
        points.score_ascension(game, bot)
        yield from ASKS_NOTHING

    def pays_owners(self) -> bool:
        """TE-18.22: whether the human scores for a technology that it copies."""
        return True

    def after_action(self, game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
        """Between the action of a board and the success."""
        yield from ASKS_NOTHING

    def after_mask(self, game: Teotihuacan, bot: Player) -> Rules[None]:
        yield from ASKS_NOTHING

    def mask_failure(self, game: Teotihuacan) -> int:
        """TE-18.14: cocoa for a mask tile that failed."""
        return game.components.solo.failure_cocoa

    def alchemy_failed(self, game: Teotihuacan, bot: Player) -> None:
        """TE-18.23: nothing beside the power-ups."""


class Moon(Manner):
    """S01."""

    def human_moved(self, game: Teotihuacan, bot: Player, board: int, workers: int) -> None:
        """TE-20.25, TE-20.50."""
        if board in bot.at:
            for _ in range(workers):
                if game.told is not None:
                    game.tell(told.BOT_WATCHES, [board])
                gain(game, bot, COCOA, tile_of(game).cocoa)


class MorningStar(Manner):
    """S02."""

    def second_place(self, game: Teotihuacan, bot: Player, place: int) -> int:
        """TE-20.26, TE-20.48: of the lowest and the highest rolls each brings the other's tile too, for cocoa."""
        places = game.components.solo.place
        ends = [places[2], places[-1]]
        price = tile_of(game).cocoa
        if place not in ends or bot.goods[COCOA] < price:
            return NO_PLACE
        if game.told is not None:
            game.tell(told.BOT_PAYS_FOR_TWO, [])
        spend(game, bot, COCOA, price)
        return ends[1 - ends.index(place)]


class Butterfly(Manner):
    """S03."""

    def ascended(self, game: Teotihuacan, bot: Player) -> Rules[None]:
        """TE-20.28, TE-20.49: a step on each temple but orange, in order."""
        if game.told is not None:
            game.tell(told.BOT_CLIMBS_ALL, [])
        for temple in range(BASE_TEMPLES):
            due = temples.NO_STEPS.copy()
            due[temple] = 1
            yield from temples.climb(game, bot, due, 0)


class Obsidian(Manner):
    """S04."""

    def after_mask(self, game: Teotihuacan, bot: Player) -> Rules[None]:
        """TE-20.29, TE-20.45: a Pyramid tile, then, also without it, a Decoration."""
        yield from lay_more(game, bot)
        yield from decorate_more(game, bot)

    def mask_failure(self, game: Teotihuacan) -> int:
        return tile_of(game).mask_failure


class Fire(Manner):
    """S05."""

    def after_action(self, game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
        """TE-20.30, TE-20.46."""
        if board == DECORATIONS:
            yield from lay_more(game, bot)
        elif board == CONSTRUCTION:
            yield from decorate_more(game, bot)


class Underworld(Manner):
    """S06."""

    def pays_owners(self) -> bool:
        """TE-20.31."""
        return False

    def after_action(self, game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
        """TE-20.31, TE-20.46, TE-20.47: Alchemy once more while there is gold."""
        if board == ALCHEMY and boards.able(game, bot, ALCHEMY):
            if game.told is not None:
                game.tell(told.BOT_STUDIES_AGAIN, [])
            yield from boards.pay_and_do(game, bot, ALCHEMY)

    def alchemy_failed(self, game: Teotihuacan, bot: Player) -> None:
        """TE-20.31."""
        if game.told is not None:
            game.tell(told.BOT_CONSOLED, [])
        gain(game, bot, COCOA, tile_of(game).cocoa)


PLAIN: Final = Manner()
MANNERS: Final[list[Manner]] = [Moon(), MorningStar(), Butterfly(), Obsidian(), Fire(), Underworld()]


def manner_of(game: Teotihuacan) -> Manner:
    return PLAIN if game.bot_priest == NONE else MANNERS[game.bot_priest]


def tile_of(game: Teotihuacan) -> BotPriest:
    return game.components.solo.priests[game.bot_priest]


def deal_priest(game: Teotihuacan) -> None:
    """TE-20.24."""
    game.bot_priest = game.chance.below(len(BOT_PRIESTS))
    if game.told is not None:
        game.tell(told.BOT_PRIEST_DEALT, [game.bot_priest])


def lay_more(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-20.45: a Pyramid tile by the priest's price, without worker, power-up or movement."""
    if bot.goods[STONE] >= tile_of(game).stone and boards.possible(game, bot, CONSTRUCTION):
        if game.told is not None:
            game.tell(told.BOT_LAYS_MORE, [])
        spend(game, bot, STONE, tile_of(game).stone)
        yield from boards.lay(game, bot)


def decorate_more(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-20.45: a Decoration likewise."""
    if bot.goods[GOLD] >= tile_of(game).gold and boards.possible(game, bot, DECORATIONS):
        if game.told is not None:
            game.tell(told.BOT_DECORATES_MORE, [])
        spend(game, bot, GOLD, tile_of(game).gold)
        yield from boards.decorate(game, bot)
