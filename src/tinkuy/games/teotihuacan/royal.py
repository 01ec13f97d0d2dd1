"""Royal tiles of the Palace (TE-13.14, TE-13.22)."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Asks, Blocked, Rules
from tinkuy.games.teotihuacan import asking, gains, temples
from tinkuy.games.teotihuacan.goods import affords, free_tile, give_resource, pay_cocoa, score, spend_all
from tinkuy.games.teotihuacan.state import FROM_ROYAL, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import DO_TRADE, STOP, TRADE
from tinkuy.games.teotihuacan.vocabulary import COCOA, G_ANY_TEMPLE, GOLD, WOOD


def use_royal(game: Teotihuacan, me: Player, royal: int, power: int) -> Asks:
    """TE-13.14: by the power of the worker on it."""
    tile = game.components.royals[royal]
    if tile.counted:
        counts = [0, len(me.technologies), me.track, me.avenue]
        score(game, me, FROM_ROYAL, tile.vp_each * min(counts[tile.counted], tile.limit[power]))
        return ASKS_NOTHING
    if not tile.times[power] and not any(tile.pay):
        return gains.take(game, me, tile.gain_by_power[power], FROM_ROYAL)
    return trade(game, me, royal, power)


def trade(game: Teotihuacan, me: Player, royal: int, power: int) -> Rules[None]:
    """TE-13.22: up to so many times."""
    tile = game.components.royals[royal]
    for _ in range(tile.times[power]):
        game.about = [TRADE, royal, power]
        if (yield from asking.ask(game, me, TRADE, trades)) == STOP:
            return
        if game.rulings.every_payment:
            yield from pay_cocoa(game, me, tile.pay[COCOA])
            spend_all(game, me, [0, *tile.pay[WOOD:]])
        else:
            spend_all(game, me, tile.pay)
        for _ in range(tile.pay_any):
            yield from give_resource(game, me)
        yield from gains.take(game, me, tile.gain_by_power[power], FROM_ROYAL)


def trade_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-13.14, TE-13.22: one at a time, as long as it can be paid and gives something."""
    if option == STOP:
        return None
    tile = game.components.royals[game.about[1]]
    pay = tile.pay
    if not affords(me, pay):
        skips = game.rulings.every_payment and free_tile(game, me) >= 0 and affords(me, [0, *pay[WOOD:]])
        if not skips:
            return refusals.TRADE_TOO_DEAR
    if sum(me.goods[WOOD : GOLD + 1]) - sum(pay[WOOD:]) < tile.pay_any:
        return refusals.TRADE_TOO_DEAR
    if tile.gain_by_power[game.about[2]][G_ANY_TEMPLE] and not temples.can_step_anywhere(game, me):
        return refusals.TEMPLE_TOP
    return None


def trades(game: Teotihuacan, me: Player) -> list[int]:
    return [DO_TRADE, STOP] if trade_blocked(game, me, DO_TRADE) is None else [STOP]
