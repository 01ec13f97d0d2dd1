"""Its workers: which one is meant, how they advance, failure and success (TE-18.13 to TE-18.15)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.teotihuacan.goods import gain
from tinkuy.games.teotihuacan.power import raise_worker
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, COCOA, PALACE, WORKERS


def from_palace(game: Teotihuacan, board: int) -> int:
    """TE-18.37: how far clockwise from the Palace a board lies."""
    return (game.ring.index(board) - game.ring.index(PALACE)) % BOARD_COUNT


def unlocked(bot: Player) -> list[int]:
    """TE-18.53."""
    return [worker for worker in range(WORKERS) if 0 <= bot.at[worker] < LOCKED]


def weakest(game: Teotihuacan, bot: Player) -> int:
    """TE-18.37."""
    return min(unlocked(bot), key=lambda worker: (bot.powers[worker], from_palace(game, bot.at[worker])))


def by_strength(game: Teotihuacan, bot: Player) -> list[int]:
    """TE-18.26, TE-18.37: the unlocked ones, the strongest first."""
    return sorted(unlocked(bot), key=lambda worker: (-bot.powers[worker], from_palace(game, bot.at[worker])))


def strongest_on(bot: Player, board: int) -> int:
    """TE-18.36."""
    return max([worker for worker in unlocked(bot) if bot.at[worker] == board], key=lambda worker: bot.powers[worker])


def advance(game: Teotihuacan, bot: Player, worker: int) -> None:
    """TE-18.13: by its power, the Palace does not count."""
    start = bot.at[worker]
    slot = game.ring.index(start)
    for _ in range(game.components.solo.distance[bot.powers[worker]]):
        slot = (slot + 1) % BOARD_COUNT
        if game.ring[slot] == PALACE:
            slot = (slot + 1) % BOARD_COUNT
    bot.at[worker] = game.ring[slot]
    if game.told is not None:
        game.tell(told.BOT_ADVANCES, [bot.powers[worker], start, bot.at[worker]])


def succeed(game: Teotihuacan, bot: Player, worker: int) -> Rules[None]:
    """TE-18.15: a power-up of the acting worker, which or whose successor then advances."""
    if game.told is not None:
        game.tell(told.BOT_SUCCEEDS, [])
    yield from raise_worker(game, bot, worker)
    advance(game, bot, worker)


def fail(game: Teotihuacan, bot: Player, cocoa: int) -> Rules[None]:
    """TE-18.14."""
    if game.told is not None:
        game.tell(told.BOT_FAILS, [])
    gain(game, bot, COCOA, cocoa)
    worker = weakest(game, bot)
    yield from raise_worker(game, bot, worker)
    advance(game, bot, worker)


def train(game: Teotihuacan, bot: Player) -> Rules[None]:
    """TE-18.23, TE-18.39: two single power-ups of one die, which stays where it is."""
    if game.told is not None:
        game.tell(told.BOT_TRAINS, [])
    worker = weakest(game, bot)
    for _ in range(2):
        yield from raise_worker(game, bot, worker)
