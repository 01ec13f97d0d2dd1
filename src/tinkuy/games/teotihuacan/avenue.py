"""The Avenue of the Dead (TE-12)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.teotihuacan import discoveries
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told


def walk(game: Teotihuacan, me: Player, steps: int) -> Rules[None]:
    """TE-12.1, TE-12.2, TE-12.4: step by step; on some a Discovery tile may be claimed."""
    components = game.components
    for _ in range(steps):
        if me.avenue >= components.avenue_top:
            return
        me.avenue += 1
        if game.told is not None:
            game.tell(told.WALKED, [me.seat, me.avenue])
        me.conduct.walked(game, me)
        site = components.avenue_site[me.avenue]
        if site >= 0:
            yield from discoveries.may_claim(game, me, site, free=False)
