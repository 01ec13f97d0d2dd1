"""What it does on a board: build, lay, decorate, study, gather (TE-18.16 to TE-18.22, TE-18.40 to TE-18.43)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import calendar, gains, temples
from tinkuy.games.teotihuacan.boards import alchemy, construction, decorations, nobles
from tinkuy.games.teotihuacan.boards.icons import track_step
from tinkuy.games.teotihuacan.goods import affords, score, spend_all
from tinkuy.games.teotihuacan.state import FROM_BOARDS, FROM_DECORATIONS, FROM_PYRAMID, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot import priests
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD_DEPOSITS,
    NOBLES,
    QUARRY,
)

GATHERS = {FOREST: told.BOT_GATHERS_WOOD, QUARRY: told.BOT_GATHERS_STONE, GOLD_DEPOSITS: told.BOT_GATHERS_GOLD}
NOWHERE_LEFT = -1


def able(game: Teotihuacan, bot: Player, board: int) -> bool:
    """Whether it could do the action of this board with a worker there; TE-18.38: never in the Palace."""
    tables = game.components.solo
    if tables.gathered[board]:
        return True
    tile = tables.tile_of[board]
    return tile >= 0 and affords(bot, tables.tiles[tile].price) and possible(game, bot, board)


def possible(game: Teotihuacan, bot: Player, board: int) -> bool:
    """The price aside (TE-18.40 to TE-18.43)."""
    if board == NOBLES:
        return sum(game.rows) < game.components.buildings and row_for(game) != NOWHERE_LEFT
    if board == CONSTRUCTION:
        return first(game.pyramid_offer.cards) != EMPTY and space_for(game) != NOWHERE_LEFT
    if board == DECORATIONS:
        return first(game.decoration_offer.cards) != EMPTY and bool(decorations.open_sides(game))
    return board == ALCHEMY and bool(lacking(game, bot))


def perform(game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
    """The action of a board that it is able to do."""
    tables = game.components.solo
    if tables.gathered[board]:
        if game.told is not None:
            game.tell(GATHERS[board], [])
        yield from gains.take(game, bot, tables.gathered[board], FROM_BOARDS)
        return
    if game.told is not None:
        game.tell(STARTS[board], [])
    yield from pay_and_do(game, bot, board)


def pay_and_do(game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
    """The first step of an action tile."""
    tables = game.components.solo
    spend_all(game, bot, tables.tiles[tables.tile_of[board]].price)
    if board == NOBLES:
        yield from nobles.build(game, bot, row_for(game))
    elif board == CONSTRUCTION:
        yield from lay(game, bot)
    elif board == DECORATIONS:
        yield from decorate(game, bot)
    else:
        yield from study(game, bot)


STARTS = {
    NOBLES: told.BOT_BUILDS,
    CONSTRUCTION: told.BOT_LAYS,
    DECORATIONS: told.BOT_DECORATES,
    ALCHEMY: told.BOT_STUDIES,
}


def first(cards: list[int]) -> int:
    """The leftmost or topmost tile of an offer, or EMPTY."""
    return next((tile for tile in cards if tile != EMPTY), EMPTY)


def row_for(game: Teotihuacan) -> int:
    """TE-18.16, TE-18.40: by the eclipses held; if that row is full, where the next space has the lowest value."""
    rows = game.rulings.building_rows
    own = min(game.eclipses, len(rows) - 1)
    if game.rows[own] < len(rows[own]):
        return own
    free = [row for row, spaces in enumerate(rows) if game.rows[row] < len(spaces)]
    return min(free, key=lambda row: rows[row][game.rows[row]], default=NOWHERE_LEFT)


def space_for(game: Teotihuacan) -> int:
    """TE-18.18: the lowest level, then the topmost row, then the leftmost: as the spaces are counted."""
    spaces = range(len(game.pyramid))
    return next((space for space in spaces if construction.space_open(game, space)), NOWHERE_LEFT)


def lay(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.18, TE-18.41: no icons count."""
    components = game.components
    tables = components.solo.tiles[components.solo.tile_of[CONSTRUCTION]]
    space = space_for(game)
    construction.put(game, bot, first(game.pyramid_offer.cards), space, game.chance.below(4))
    score(game, bot, FROM_PYRAMID, construction.level_vp(game, components.geometry.level[space]) + tables.vp)
    track_step(game, bot)
    yield from temples.climb(game, bot, temples.NO_STEPS, tables.steps)
    if space == components.geometry.top:
        calendar.finish_pyramid(game)


def decorate(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.20, TE-18.42: no icons count."""
    tables = game.components.solo.tiles[game.components.solo.tile_of[DECORATIONS]]
    decorations.put(game, bot, first(game.decoration_offer.cards), decorations.open_sides(game)[0])
    score(game, bot, FROM_DECORATIONS, tables.vp)
    track_step(game, bot)
    yield from temples.climb(game, bot, temples.NO_STEPS, tables.steps)


def lacking(game: Teotihuacan, bot: Player) -> list[int]:
    """TE-18.22: technologies it could take, in the order in which it wants them."""
    markers = {technology for player in game.players for technology in player.technologies}
    found = [technology for technology in game.technologies if technology not in bot.technologies]
    return sorted(found, key=lambda tile: (tile in markers, game.components.technologies[tile].number))


def study(game: Teotihuacan, bot: Player) -> Rules[None]:
    return alchemy.take(game, bot, lacking(game, bot)[0], paid=priests.manner_of(game).pays_owners())
