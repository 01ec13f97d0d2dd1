"""A start with fuller hands."""

from __future__ import annotations

from typing import Any


def rich(state: dict[str, Any]) -> None:
    for player in state["players"]:
        player["labour"] += 40
