"""Tikal: technologies (TZ-13.1, TZ-13.3) and buildings (TZ-13.2, TZ-13.4) live in chapters of their own."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tzolkin.components import Action
from tinkuy.games.tzolkin.payments import pay_any
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.temples import worship


def consecrate(game: Tzolkin, me: Player, action: Action) -> Rules[None]:
    """TZ-13.9: 1 resource for a step in each of two different temples."""
    yield from pay_any(game, me, action.cost)
    for _ in range(action.steps):
        temple = yield from worship(game, me)
        game.used_temples |= 1 << temple
    game.used_temples = 0
