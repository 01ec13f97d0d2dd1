"""What its action tiles and priest tiles do, as labels for tooltips."""

from __future__ import annotations

from tinkuy.core.labels import Description, Label
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.teotibot.tables import (
    ACTION_TILES,
    ALCHEMY_TILE,
    BOT_PRIESTS,
    MASK_TILE,
    WORSHIP_TILE,
)
from tinkuy.games.teotihuacan.vocabulary import GOLD, STONE, WOOD

PRIEST_CLAUSES = ["TE-20.25", "TE-20.26", "TE-20.28", "TE-20.29", "TE-20.30", "TE-20.31"]
CLAUSES = ["TE-18.16", "TE-18.18", "TE-18.20", "TE-18.22", "TE-18.24", "TE-18.25", "TE-18.26"]


def describe_tile(components: Components, tile: int) -> Description:
    """The steps of an action tile, then what success and failure mean where they can come."""
    solo = components.solo
    entry = solo.tiles[tile]
    about: Label = (
        f"action_tile-{ACTION_TILES[tile]}-about",
        {
            "wood": entry.price[WOOD],
            "stone": entry.price[STONE],
            "gold": entry.price[GOLD],
            "vp": entry.vp,
            "steps": solo.worship_steps,
            "more": solo.worship_steps + solo.worship_more,
        },
    )
    lines = [about]
    if tile not in (WORSHIP_TILE, MASK_TILE):
        lines.append(("action_tile-success", {}))
    if tile not in (WORSHIP_TILE, ALCHEMY_TILE):
        lines.append(("action_tile-failure", {"cocoa": solo.failure_cocoa}))
    return Description(lines, CLAUSES[tile])


def describe_priest(components: Components, priest: int) -> Description:
    tile = components.solo.priests[priest]
    about: Label = (
        f"bot_priest-{BOT_PRIESTS[priest]}-about",
        {"cocoa": tile.cocoa, "stone": tile.stone, "gold": tile.gold, "failure": tile.mask_failure},
    )
    return Description([about], PRIEST_CLAUSES[priest])
