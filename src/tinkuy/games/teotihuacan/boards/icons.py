"""Matching icons and the pyramid track (TE-9.6 to TE-9.8, TE-10.4, TE-10.5)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.geometry import COLOURED
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.temples import NO_STEPS
from tinkuy.games.teotihuacan.told import events as told


def matches(components: Components, icons: list[int], covered: list[int]) -> tuple[int, list[int]]:
    """TE-9.6, TE-9.7, TE-9.14: VP for equal icons, and the steps on temples of the coloured ones."""
    vp, due = 0, NO_STEPS.copy()
    for new, old in zip(icons, covered, strict=True):
        if new % COLOURED == old % COLOURED:
            vp += components.icon_vp
            if new >= COLOURED:
                due[new - COLOURED] += 1
    return vp, due


def track_step(game: Teotihuacan, me: Player) -> None:
    """TE-9.8: the pyramid track ends, further steps are lost."""
    if me.track < game.components.track_top:
        me.track += 1
        if game.told is not None:
            game.tell(told.TRACKED, [me.seat, me.track])
