"""Yaxchilan: wood, stone, gold and skulls (TZ-12); fishing in Palenque gives goods in the same way (TZ-11.1)."""

from __future__ import annotations

from tinkuy.games.tzolkin.components import AGRICULTURE, CORN, EXTRACTION, PALENQUE, SKULL, THEOLOGY, Action
from tinkuy.games.tzolkin.goods import gain_corn, gain_resource, gain_skulls
from tinkuy.games.tzolkin.state import Player, Tzolkin


def gather(game: Tzolkin, me: Player, gear: int, action: Action) -> None:
    """TZ-12.1 with extraction (TZ-21.6 to TZ-21.8), theology 3 (TZ-21.16) and for fishing agriculture 2 (TZ-21.2)."""
    components = game.components
    for good, n in enumerate(action.goods):
        if n == 0:
            continue
        if good == CORN:
            bonus = components.fishing_corn[me.technologies[AGRICULTURE]] if gear == PALENQUE else 0
            gain_corn(game, me, n + bonus)
        elif good == SKULL:
            gain_skulls(game, me, n + components.extra_skull[me.technologies[THEOLOGY]])
        else:
            gain_resource(game, me, good - 1, n + components.extra[good - 1][me.technologies[EXTRACTION]])
