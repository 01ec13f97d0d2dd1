"""The worship tile and the mask tile (TE-18.24, TE-18.25, TE-18.44, TE-18.46)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import discoveries, locking, temples
from tinkuy.games.teotihuacan.goods import affords
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.workers import from_palace, weakest
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.turn import refill_slot
from tinkuy.games.teotihuacan.vocabulary import BASE_SPACES, BOARD_COUNT, ROYAL_SPACES, SPACE_BOARDS, SPACE_TEMPLES
from tinkuy.games.teotihuacan.worship import holder, tile_at

NO_SLOT: Final = -1


def worship(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.24: on to the next worship space, steps on its temple, the Discovery tile there is replaced."""
    worker = worshipper(game, bot)
    place = bot.at[worker]
    space = next_space(game, SPACE_BOARDS[place - LOCKED] if place >= LOCKED else place)
    other = holder(game, space)
    if place < LOCKED and game.told is not None:
        game.tell(told.BOT_GOES_TO_PRAY, [bot.powers[worker], place])
    bot.at[worker] = LOCKED + space
    if game.told is not None:
        game.tell(told.BOT_WORSHIPS, [bot.powers[worker], space])
    if other is not None:
        locking.free(game, other, other.at.index(LOCKED + space))
    tables = game.components.solo
    steps = game.rulings.bot_worship or tables.worship_steps
    temple = SPACE_TEMPLES[space]
    if temple < 0:
        yield from temples.climb(game, bot, temples.NO_STEPS, steps + tables.worship_more)
    else:
        due = temples.NO_STEPS.copy()
        due[temple] = steps
        yield from temples.climb(game, bot, due, 0)
    discard_tile(game, SPACE_BOARDS[space])


def worshipper(game: Teotihuacan, bot: Player) -> int:
    """TE-18.44: the locked worker, else the weakest one goes to pray."""
    for worker, place in enumerate(bot.at):
        if place >= LOCKED:
            return worker
    return weakest(game, bot)


def next_space(game: Teotihuacan, board: int) -> int:
    """The next worship space clockwise behind a board; never in the Palace or of the orange temple (A-22)."""
    slot = game.ring.index(board)
    for distance in range(1, BOARD_COUNT + 1):
        reached = game.ring[(slot + distance) % BOARD_COUNT]
        for space in range(ROYAL_SPACES, BASE_SPACES):
            if SPACE_BOARDS[space] == reached:
                return space
    raise AssertionError("some board of the ring has a worship space")


def discard_tile(game: Teotihuacan, board: int) -> None:
    """TE-18.24, TE-13.26."""
    tile = tile_at(game, board)
    if tile != EMPTY:
        game.laid.cards[board * game.components.depth] = EMPTY
        game.box.cards.append(tile)
        if game.told is not None:
            game.tell(told.BOT_DISCARDS, [board, tile])
    refill_slot(game, board)


def wanted_slot(game: Teotihuacan, bot: Player) -> int:
    """TE-18.25, TE-18.46: the board with the rarest mask that it lacks and can pay; ties clockwise from the Palace."""
    discovered = game.components.discoveries
    owned = {discovered[tile].mask for tile in bot.masks}
    best, found = NO_SLOT, (0, 0)
    for board in game.rulings.slots:
        tile = tile_at(game, board)
        if tile == EMPTY or not discovered[tile].mask or discovered[tile].mask in owned:
            continue
        rank = (discovered[tile].rarity, from_palace(game, board))
        if affords(bot, discovered[tile].cost) and (best == NO_SLOT or rank < found):
            best, found = board, rank
    return best


def take_mask(game: Teotihuacan, bot: Player, board: int) -> Rules[None]:
    """TE-18.25: paid, and the slot is refilled at once."""
    if game.told is not None:
        game.tell(told.BOT_TAKES_MASK, [board])
    yield from discoveries.claim(game, bot, board, tile_at(game, board))
    refill_slot(game, board)
