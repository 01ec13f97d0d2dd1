"""Steps of the orange temple: a special ability, a move counter-clockwise (TE-21.4 to TE-21.6, TE-21.21, TE-21.23)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import movement
from tinkuy.games.teotihuacan.goods import gain
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import ABILITY, BACK, BACK_TO
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, COCOA, PALACE, POWERS

STAY: Final = BOARD_COUNT * POWERS  # of BACK: nobody moves


def reward(game: Teotihuacan, me: Player, step: int) -> Rules[None]:
    orange = game.components.orange
    if orange.ability[step]:
        yield from choose_ability(game, me, orange.ability[step])
    least, most = orange.back[step]
    if most:
        yield from move_back(game, me, least, most)


# ---------------------------------------------------------------------- abilities


def choose_ability(game: Teotihuacan, me: Player, level: int) -> Rules[None]:
    """TE-21.4, TE-21.21: exactly of that level and not yet owned; with none left there is nothing."""
    game.about = [ABILITY, level]
    options = [n for n in range(len(game.components.abilities)) if ability_blocked(game, me, n) is None]
    if not options:
        return
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, ABILITY, options))
    me.abilities = [*me.abilities, chosen]
    if game.told is not None:
        game.tell(told.ABILITY_CHOSEN, [me.seat, chosen])


def ability_blocked(game: Teotihuacan, me: Player, ability: int) -> Blocked | None:
    if game.components.abilities[ability].level != game.about[1]:
        return refusals.OTHER_LEVEL
    return refusals.ABILITY_OWNED if ability in me.abilities else None


# ---------------------------------------------------------------------- the move counter-clockwise


def move_back(game: Teotihuacan, me: Player, least: int, most: int) -> Rules[None]:
    """TE-21.6: one own unlocked worker, optional, without an action."""
    game.about = [BACK]
    workers = sorted({place * POWERS + me.powers[n] - 1 for n, place in enumerate(me.at) if 0 <= place < LOCKED})
    if not workers:
        return
    option = yield Ask(me.seat, BACK, [*workers, STAY])
    if option == STAY:
        return
    worker, start = whom(game, me, option), option // POWERS
    slot = game.ring.index(start)
    game.about = [BACK_TO, start, least, most]
    boards = sorted([game.ring[(slot - distance) % BOARD_COUNT] for distance in range(least, most + 1)])
    board = boards[0] if len(boards) == 1 else (yield Ask(me.seat, BACK_TO, boards))
    me.at[worker] = board
    if game.told is not None:
        game.tell(told.MOVED_BACK, [me.seat, me.powers[worker], start, board])
    me.conduct.moved(game, me, board, 1)
    if 0 < (slot - game.ring.index(PALACE)) % BOARD_COUNT <= (slot - game.ring.index(board)) % BOARD_COUNT:
        for technology in me.technologies:  # TE-21.23: past the Palace in this direction, too
            gain(game, me, COCOA, game.components.technologies[technology].palace_cocoa)


def whom(game: Teotihuacan, me: Player, option: int) -> int:
    """Of equal workers on a board one that stood there before, so that the moved one can still worship (TE-21.23)."""
    place, power = option // POWERS, option % POWERS + 1
    equal = [n for n, at in enumerate(me.at) if at == place and me.powers[n] == power]
    return next((worker for worker in equal if worker not in game.moved), equal[0])


def back_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    if option == STAY:
        return None
    return None if movement.find_worker(me, option) >= 0 else refusals.NO_SUCH_WORKER


def back_to_blocked(game: Teotihuacan, me: Player, board: int) -> Blocked | None:
    _, start, least, most = game.about
    distance = (game.ring.index(start) - game.ring.index(board)) % BOARD_COUNT
    return None if least <= distance <= most else refusals.TOO_FAR_BACK
