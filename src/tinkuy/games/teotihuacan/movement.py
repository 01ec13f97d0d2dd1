"""Moving a worker, or two, around the ring (TE-4.5, TE-4.6, TE-13.5, TE-13.6, TE-13.9)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan.goods import gain, spend
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan, has_locked, stands_at
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import REST, SECOND
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, COCOA, PALACE, POWERS, WORKERS


def pairs(me: Player) -> list[int]:
    """Boards with two own unlocked workers or more (TE-13.18)."""
    return [place for place in set(me.at) if 0 <= place < LOCKED and me.at.count(place) > 1]


def find_worker(me: Player, option: int, but: int = -1) -> int:
    """An own unlocked worker of this board and power, or -1."""
    place, power = option // POWERS, option % POWERS + 1
    for worker in range(WORKERS):
        if me.at[worker] == place and me.powers[worker] == power and worker != but:
            return worker
    return -1


def move_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-4.2, TE-4.3, TE-4.6: a worker to move, or freeing as the whole turn."""
    if option == REST:
        if not has_locked(me):
            return refusals.NOBODY_LOCKED
        return refusals.MOVEMENT_BEGUN if game.double or game.anywhere else None
    if find_worker(me, option) < 0:
        locked = any(place >= LOCKED for place in me.at)
        return refusals.WORKER_LOCKED if locked else refusals.NO_SUCH_WORKER
    if game.double and me.at.count(option // POWERS) < 2 and pairs(me):
        return refusals.NOT_A_PAIR
    return None


def moves(game: Teotihuacan, me: Player) -> list[int]:
    """As `move_blocked`, worker by worker."""
    found: list[int] = []
    locked = False
    paired = pairs(me) if game.double else []
    for worker in range(WORKERS):
        place = me.at[worker]
        if place >= LOCKED:
            locked = True
        elif place >= 0 and (not paired or place in paired):
            option = place * POWERS + me.powers[worker] - 1
            if option not in found:
                found.append(option)
    if len(found) > 1:
        found.sort()
    if locked and not game.double and not game.anywhere:
        found.append(REST)
    return found


def second_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-13.5, TE-13.18: another one from the same board."""
    if option // POWERS != me.at[game.about[1]]:
        return refusals.OTHER_BOARD
    return None if find_worker(me, option, game.about[1]) >= 0 else refusals.NO_SUCH_WORKER


def to_blocked(game: Teotihuacan, me: Player, board: int) -> Blocked | None:
    """TE-4.5, TE-13.6, TE-13.19."""
    if game.anywhere:
        return None
    ring = game.ring
    least, most = me.conduct.move_range(game, me)
    distance = (ring.index(board) - ring.index(game.about[1])) % BOARD_COUNT
    return None if least <= distance <= most or flies(game, me) else refusals.TOO_FAR


def flies(game: Teotihuacan, me: Player) -> bool:
    """Whether the player can pay for a move to any board."""
    return 0 <= me.conduct.far_move_price(game, me) <= me.goods[COCOA]


def destinations(game: Teotihuacan, me: Player, start: int) -> list[int]:
    """As `to_blocked`."""
    ring = game.ring
    if game.anywhere or flies(game, me):
        return list(range(BOARD_COUNT))
    least, most = me.conduct.move_range(game, me)
    slot = ring.index(start)
    return sorted([ring[(slot + distance) % BOARD_COUNT] for distance in range(least, most + 1)])


def choose_second(game: Teotihuacan, me: Player, worker: int) -> Rules[int]:
    """TE-13.5: who moves beside a worker."""
    start = me.at[worker]
    game.about = [SECOND, worker]
    others = [n for n in range(WORKERS) if n != worker and me.at[n] == start]
    codes = sorted({start * POWERS + me.powers[n] - 1 for n in others})
    return find_worker(me, codes[0] if len(codes) == 1 else (yield Ask(me.seat, SECOND, codes)), worker)


def move(game: Teotihuacan, me: Player, moved: list[int], start: int, board: int) -> None:
    """TE-4.5: the worker, with the tile a second one, goes on; `here` and `cost` are set for the action there."""
    if not me.conduct.plain and not game.anywhere:
        pay_far_move(game, me, start, board)
    for each in moved:
        me.at[each] = LOCKED  # off the boards, so that it does not count for K
    game.here = board
    game.cost = me.conduct.colours(game, me, board)
    for each in moved:
        me.at[each] = board
        if game.told is not None:
            game.tell(told.MOVED, [me.seat, me.powers[each], start, board])
    game.moved = moved
    if not me.conduct.plain:
        me.conduct.moved(game, me, board, len(moved))
    if me.technologies:
        pass_palace(game, me, start, board, 1 if game.rulings.palace_once else len(moved))
    game.double = False
    game.anywhere = False


def pay_far_move(game: Teotihuacan, me: Player, start: int, board: int) -> None:
    """TE-20.12, TE-20.38: for a board beyond the normal distance, which is then reached as with the tile."""
    least, most = me.conduct.move_range(game, me)
    if not least <= (game.ring.index(board) - game.ring.index(start)) % BOARD_COUNT <= most:
        spend(game, me, COCOA, me.conduct.far_move_price(game, me))
        game.anywhere = True


def colours(game: Teotihuacan, board: int) -> int:
    """TE-5.1, TE-5.4: K, the different colours of unlocked workers in the general area."""
    found = game.neutral.count(board)
    for player in game.players:
        if stands_at(player, board):
            found += 1
    return found


def pass_palace(game: Teotihuacan, me: Player, start: int, board: int, workers: int) -> None:
    """TE-13.9, TE-13.27: cocoa for each worker that moved onto or past the Palace; with the tile only onto it."""
    ring = game.ring
    if game.anywhere:
        passed = board == PALACE
    else:
        slot = ring.index(start)
        distance = (ring.index(board) - slot) % BOARD_COUNT
        passed = 0 < (ring.index(PALACE) - slot) % BOARD_COUNT <= distance
    if passed:
        for technology in me.technologies:
            gain(game, me, COCOA, game.components.technologies[technology].palace_cocoa * workers)
