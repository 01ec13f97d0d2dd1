"""Starts with fuller hands, game by game: edits of a position's state, so that golden records reach deep states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

State = dict[str, Any]


def rich_tzolkin(state: State) -> None:
    for player in state["players"]:
        player["corn"] += 12
        player["resources"] = [5, 5, 4]
        player["skulls"] += 2
        state["skull_supply"] -= 2
        player["temples"] = [3, 3, 3]
        player["technologies"] = [2, 1, 1, 2]


RICH: dict[str, Callable[[State], None]] = {"tzolkin": rich_tzolkin}
