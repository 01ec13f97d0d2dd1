"""Its turn: the roll, the action pyramid and the tile that acts (TE-18.6 to TE-18.9, TE-18.26, TE-18.48)."""

from __future__ import annotations

from tinkuy.core.chance import Chance
from tinkuy.core.questions import END, Rules
from tinkuy.games.teotihuacan.state import NOBODY_MOVED, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot import boards, worship
from tinkuy.games.teotihuacan.teotibot.priests import NO_PLACE, manner_of
from tinkuy.games.teotihuacan.teotibot.tables import (
    ALCHEMY_TILE,
    DICE,
    FACES,
    MASK_TILE,
    MASTERY_TILE,
    PLACES,
    WORSHIP_TILE,
)
from tinkuy.games.teotihuacan.teotibot.workers import by_strength, fail, strongest_on, succeed, train
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.turn import end_turn


def take_turn(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.6 to TE-18.9: roll, act, fill the gap, turn the direction tile."""
    if game.told is not None:
        game.tell(told.TURN_BEGAN, [bot.seat])
    game.moved = NOBODY_MOVED
    rolled = roll(game.chance)
    place = game.components.solo.place[rolled]
    if game.told is not None:
        game.tell(told.BOT_ROLLED, [rolled, game.action_tiles[place]])
    second = manner_of(game).second_place(game, bot, place)
    yield from use_place(game, bot, place)
    if second != NO_PLACE:
        if game.told is not None:
            game.tell(told.BOT_USES_SECOND, [game.action_tiles[second]])
        yield from use_place(game, bot, second)  # TE-20.27
    turn_direction(game)
    end_turn(game)
    yield END


def roll(chance: Chance) -> int:
    return sum([1 + chance.below(FACES) for _ in range(DICE)])


def use_place(game: Teotihuacan, bot: Player, place: int) -> Rules[None]:
    """The tile at this place of the action pyramid acts, then its gap is filled."""
    yield from use_tile(game, bot, game.action_tiles[place])
    fill_gap(game, place)


def fill_gap(game: Teotihuacan, place: int) -> None:
    """TE-18.7, TE-18.8: from below, by the upper and then the lower direction tile; at the bottom the one aside."""
    tiles, filled_from = game.action_tiles, game.components.solo.filled_from
    gap = place
    for direction in game.directions:
        source = filled_from[direction][gap]
        if source < 0:
            break
        tiles[gap], tiles[source] = tiles[source], tiles[gap]  # the used tile stands for the gap
        if game.told is not None:
            game.tell(told.BOT_TILE_MOVES, [tiles[gap], gap + 1, direction])
        gap = source
    tiles[gap], tiles[PLACES] = tiles[PLACES], tiles[gap]
    if game.told is not None:
        game.tell(told.BOT_TILE_ASIDE, [tiles[PLACES], tiles[gap], gap + 1])


def turn_direction(game: Teotihuacan) -> None:
    """TE-18.9, TE-18.48: the upper direction tile is flipped and goes below."""
    upper, lower = game.directions
    game.directions = [lower, 1 - upper]
    if game.told is not None:
        game.tell(told.BOT_TURNS_DIRECTION, game.directions.copy())


def use_tile(game: Teotihuacan, bot: Player, tile: int) -> Rules[None]:
    if tile == WORSHIP_TILE:
        return worship.worship(game, bot)
    if tile == MASK_TILE:
        return collect_mask(game, bot)
    if tile == MASTERY_TILE:
        return show_mastery(game, bot)
    return use_boards(game, bot, tile)


def use_boards(game: Teotihuacan, bot: Player, tile: int) -> Rules[None]:
    """TE-18.16 to TE-18.23: the first of the tile's boards with a worker that can act there."""
    entry = game.components.solo.tiles[tile]
    for board in (entry.board, entry.gather_board):
        if board in bot.at and boards.able(game, bot, board):
            yield from act(game, bot, board)
            return
    if tile == ALCHEMY_TILE:
        yield from train(game, bot)
        manner_of(game).alchemy_failed(game, bot)
    else:
        yield from fail(game, bot, game.components.solo.failure_cocoa)


def act(game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
    """The action of a board, then success of the strongest worker there."""
    worker = strongest_on(bot, board)
    yield from boards.perform(game, bot, board)
    yield from manner_of(game).after_action(game, bot, board)
    yield from succeed(game, bot, worker)


def collect_mask(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.25: a mask for its price and no die moves, otherwise failure."""
    board = worship.wanted_slot(game, bot)
    if board == worship.NO_SLOT:
        yield from fail(game, bot, manner_of(game).mask_failure(game))
    else:
        yield from worship.take_mask(game, bot, board)
        yield from manner_of(game).after_mask(game, bot)


def show_mastery(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.26: the strongest worker that can act where it stands."""
    for worker in by_strength(game, bot):
        board = bot.at[worker]
        if boards.able(game, bot, board):
            if game.told is not None:
                game.tell(told.BOT_MASTERS, [bot.powers[worker], board])
            yield from act(game, bot, board)
            return
    yield from fail(game, bot, game.components.solo.failure_cocoa)
