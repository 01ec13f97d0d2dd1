"""A start with fuller hands."""

from __future__ import annotations

from typing import Any


def rich(state: dict[str, Any]) -> None:
    for owner in state["owners"]:
        owner["hand"] += [state["deck"].pop() for _ in range(2)]
