"""The main action of a board: its cost, its effect, what follows from it (TE-7)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import gains, power
from tinkuy.games.teotihuacan.goods import can_pay, gain, pay_cocoa, spend
from tinkuy.games.teotihuacan.state import FROM_TECHNOLOGIES, Player, Teotihuacan, stands_at
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import NO, ONE_MORE, YES
from tinkuy.games.teotihuacan.vocabulary import COCOA, PALACE, WOOD, WORKERS


def workers_on(game: Teotihuacan, me: Player, board: int) -> int:
    """TE-1.10, TE-7.20: own unlocked workers there and virtual ones."""
    workers = me.at.count(board) + game.extra
    if not me.conduct.plain:
        workers += me.conduct.extra_workers(game, me, board)
    if me.technologies:
        for technology in me.technologies:
            tile = game.components.technologies[technology]
            if tile.extra_worker and board in tile.boards:
                workers += tile.extra_worker
    return workers


def weakest_on(me: Player, board: int) -> int:
    """TE-7.2."""
    return min([me.powers[worker] for worker in range(WORKERS) if me.at[worker] == board])


def main_blocked(game: Teotihuacan, me: Player, more: int) -> Blocked | None:
    """TE-5.5, TE-7.17, TE-21.23: with so many workers more than now."""
    here = game.here
    if here == PALACE:
        return refusals.NO_MAIN_ACTION
    if not stands_at(me, here):
        return refusals.LEFT_BOARD
    cost = me.conduct.main_cost(game, me)
    if cost > me.goods[COCOA] and not can_pay(game, me, cost):
        return refusals.TOO_LITTLE_COCOA
    if me.conduct.plain:
        return game.rulings.boards[here].blocked(game, me, workers_on(game, me, here) + more)
    wood = me.conduct.main_wood(game, me)
    if wood > me.goods[WOOD]:
        return refusals.TOO_LITTLE_WOOD
    me.goods[WOOD] -= wood  # it is paid before what the board costs
    blocked = game.rulings.boards[here].blocked(game, me, workers_on(game, me, here) + more)
    me.goods[WOOD] += wood
    return blocked


def perform(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-7.18, TE-7.22: cocoa, the board, technologies, power-ups, one more power-up."""
    here = game.here
    if game.told is not None:
        game.tell(told.ACTED, [me.seat, here])
    yield from pay_cocoa(game, me, me.conduct.main_cost(game, me))
    spend(game, me, WOOD, me.conduct.main_wood(game, me))
    workers, weakest = workers_on(game, me, here), weakest_on(me, here)
    owned = me.technologies  # TE-7.10: what the action brings does not work for it
    ups = yield from game.rulings.boards[here].perform(game, me, workers, weakest)
    for technology in owned:
        tile = game.components.technologies[technology]
        if here in tile.boards:
            if tile.own_resource:
                gain(game, me, here, tile.own_resource)  # the goods stand in the order of their boards
            yield from gains.take(game, me, tile.gain, FROM_TECHNOLOGIES)
    raised = False
    for _ in range(ups):
        if not (yield from power.power_up(game, me, here)):
            break
        raised = True
    if raised:
        yield from one_more(game, me, owned)


def one_more(game: Teotihuacan, me: Player, owned: list[int]) -> Rules[None]:
    """TE-13.12, TE-13.20: a further power-up for cocoa, once per main action."""
    for technology in owned:
        price = game.components.technologies[technology].power_up_price
        if price and me.goods[COCOA] >= price and game.here in me.at:
            game.about = [ONE_MORE]
            if (yield Ask(me.seat, ONE_MORE, [NO, YES])) == YES:
                spend(game, me, COCOA, price)
                yield from power.power_up(game, me, game.here)
