"""A start with fuller hands."""

from __future__ import annotations

from typing import Any


def rich(state: dict[str, Any]) -> None:
    for player in state["players"]:
        player["corn"] += 12
        player["resources"] = [5, 5, 4]
        player["skulls"] += 2
        state["skull_supply"] -= 2
        player["temples"] = [3, 3, 3]
        player["technologies"] = [2, 1, 1, 2]
