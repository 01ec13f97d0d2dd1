"""Prices of any resources, and resources of choice: one question that lists the distinct mixes (TZ-9.2)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Rules
from tinkuy.games.tzolkin.goods import covers, gain_resource, spend_resources
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.told.kinds import PAY, TAKE


def pay_any(game: Tzolkin, me: Player, n: int) -> Rules[None]:
    """TZ-9.2: n resources in any mix of wood, stone and gold."""
    if n == 0:
        return
    mixes = game.components.mixes
    options = [mix for mix in game.components.mixes_of[n] if covers(me.resources, mixes[mix])]
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, PAY, options))
    spend_resources(game, me, mixes[chosen])


def take_any(game: Tzolkin, me: Player, n: int) -> Rules[None]:
    """TZ-15.3, TZ-21.9: n resources of choice from the supply."""
    if n == 0:
        return
    chosen = yield Ask(me.seat, TAKE, game.components.mixes_of[n][:])
    for resource, count in enumerate(game.components.mixes[chosen]):
        gain_resource(game, me, resource, count)
