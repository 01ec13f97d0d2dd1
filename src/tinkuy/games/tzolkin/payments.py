"""Prices of any resources, and resources of choice: one question that lists the distinct mixes (TZ-9.2)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.goods import covers, gain_resource, spend_resources
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import PAY, TAKE


def pay_blocked(game: Tzolkin, me: Player, mix: int) -> Blocked | None:
    """TZ-9.2: any mix that is held and makes up the price."""
    if mix not in game.components.mixes_of[game.amount]:
        return refusals.NOT_THE_PRICE
    return None if covers(me.resources, game.components.mixes[mix]) else refusals.NOT_HELD


def take_blocked(game: Tzolkin, me: Player, mix: int) -> Blocked | None:
    """TZ-15.3, TZ-21.9: any mix of that many."""
    return None if mix in game.components.mixes_of[game.amount] else game.due


def pay_any(game: Tzolkin, me: Player, n: int) -> Rules[None]:
    """TZ-9.2: n resources in any mix of wood, stone and gold."""
    if n == 0:
        return
    game.amount = n
    options = [mix for mix in game.components.mixes_of[n] if pay_blocked(game, me, mix) is None]
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, PAY, options))
    spend_resources(game, me, game.components.mixes[chosen])


def take_any(game: Tzolkin, me: Player, n: int, due: Blocked) -> Rules[None]:
    """TZ-15.3, TZ-21.9: n resources of choice from the supply; `due` says so to whoever would take more or less."""
    if n == 0:
        return
    game.amount, game.due = n, due
    chosen = yield Ask(me.seat, TAKE, game.components.mixes_of[n][:])
    for resource, count in enumerate(game.components.mixes[chosen]):
        gain_resource(game, me, resource, count)
