"""Power-ups and ascension (TE-8)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Ask, Asks, Blocked, Rules
from tinkuy.games.teotihuacan import asking, avenue, calendar, temples
from tinkuy.games.teotihuacan.goods import can_pay, gain, pay_cocoa, score, spend
from tinkuy.games.teotihuacan.state import FROM_ASCENSION, LOCKED, NOWHERE, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import POWER_UP, REWARD
from tinkuy.games.teotihuacan.vocabulary import COCOA, PALACE, POWERS, REWARDS, WORKERS

ANYWHERE: Final = -1  # of a power-up: on any board
R_VP: Final = 0
R_COCOA: Final = 1
R_TEMPLE: Final = 2
R_TWO_TEMPLES: Final = 3
R_FOURTH: Final = 4


def receiver(game: Teotihuacan, me: Player, option: int, board: int) -> int:
    """A worker of this board and power that may get the power-up, or -1."""
    place, power = option // POWERS, option % POWERS + 1
    if board not in (ANYWHERE, place):
        return -1
    for worker in range(WORKERS):
        if me.at[worker] == place and me.powers[worker] == power and (board >= 0 or worker not in game.moved):
            return worker
    return -1


def power_up_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-8.1, TE-13.4: an own unlocked worker, on the board of the action or of any board."""
    if receiver(game, me, option, game.about[1]) >= 0:
        return None
    if receiver(game, me, option, option // POWERS) < 0:
        return refusals.NO_SUCH_WORKER
    return refusals.NOT_THE_MOVED_ONE if game.about[1] == ANYWHERE else refusals.OTHER_BOARD


def receivers(game: Teotihuacan, me: Player) -> list[int]:
    """As `power_up_blocked`, worker by worker."""
    board = game.about[1]
    found: list[int] = []
    for worker in range(WORKERS):
        place = me.at[worker]
        if board < 0:
            if not 0 <= place < LOCKED or worker in game.moved:
                continue
        elif place != board:
            continue
        option = place * POWERS + me.powers[worker] - 1
        if option not in found:
            found.append(option)
    return sorted(found) if len(found) > 1 else found


def any_receivers(game: Teotihuacan, me: Player) -> bool:
    """TE-13.4, TE-13.28: whether the power-up tile has anybody to raise."""
    return any(0 <= place < LOCKED and worker not in game.moved for worker, place in enumerate(me.at))


def power_up(game: Teotihuacan, me: Player, board: int) -> Rules[bool]:
    """TE-8.1, TE-8.2, TE-8.11: one power-up; lost where nobody can get it."""
    game.about = [POWER_UP, board]
    option = yield from asking.ask(game, me, POWER_UP, receivers)
    if option < 0:
        return False
    yield from raise_worker(game, me, receiver(game, me, option, board))
    return True


def raise_worker(game: Teotihuacan, me: Player, worker: int) -> Asks:
    """TE-8.3."""
    if me.powers[worker] >= POWERS:
        return ascend(game, me, worker)
    me.powers[worker] += 1
    if game.told is not None:
        game.tell(told.POWERED_UP, [me.seat, me.powers[worker], me.at[worker]])
    return ASKS_NOTHING


def ascend(game: Teotihuacan, me: Player, worker: int) -> Rules[None]:
    """TE-8.4, TE-8.16: Avenue, new worker, reward, light disc."""
    if game.told is not None:
        game.tell(told.ASCENDED, [me.seat, me.at[worker]])
    yield from avenue.walk(game, me, 1)
    board = PALACE if me.conduct.plain else (yield from me.conduct.new_board(game, me))
    me.at[worker] = board
    me.powers[worker] = me.conduct.new_power(game, me)
    if board != PALACE and game.told is not None:
        game.tell(told.NEW_WORKER, [me.seat, board])
    yield from me.conduct.take_reward(game, me)
    calendar.advance_light(game, 1)


def take_reward(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-8.5 to TE-8.9."""
    components = game.components
    reward = yield Ask(me.seat, REWARD, rewards(game, me))
    if game.told is not None:
        game.tell(told.REWARDED, [me.seat, reward])
    if reward == R_VP:
        score(game, me, FROM_ASCENSION, components.reward_vp)
    elif reward == R_COCOA:
        gain(game, me, COCOA, components.reward_cocoa)
    elif reward == R_TEMPLE:
        yield from temples.climb(game, me, temples.NO_STEPS, 1)
    elif reward == R_TWO_TEMPLES:
        if game.rulings.every_payment:
            yield from pay_cocoa(game, me, components.reward_price)
        else:
            spend(game, me, COCOA, components.reward_price)
        yield from temples.climb(game, me, temples.NO_STEPS, components.reward_steps)
    else:
        fourth = me.at.index(NOWHERE)
        me.at[fourth] = PALACE
        me.powers[fourth] = components.fourth_power
        gain(game, me, COCOA, components.fourth_cocoa)


def reward_blocked(game: Teotihuacan, me: Player, reward: int) -> Blocked | None:
    """TE-8.15."""
    price = game.components.reward_price
    skips = game.rulings.every_payment and can_pay(game, me, price)
    if reward == R_TWO_TEMPLES and me.goods[COCOA] < price and not skips:
        return refusals.REWARD_TOO_DEAR
    if reward == R_FOURTH and NOWHERE not in me.at:
        return refusals.FOURTH_IN_PLAY
    return None


def rewards(game: Teotihuacan, me: Player) -> list[int]:
    return [reward for reward in range(len(REWARDS)) if reward_blocked(game, me, reward) is None]
