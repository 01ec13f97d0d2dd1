"""A start with fuller hands."""

from __future__ import annotations

from typing import Any


def rich(state: dict[str, Any]) -> None:
    """Most passive buildings are built, weaves are laid, and nobody is poor but Axomamma."""
    people = [player for player in state["players"] if not player["auto"]]
    for player in people:
        player["resources"] = [6, 6, 6, 3]
        player["points"][0] += 30
        player["tapestries"] += [part for _ in range(3) for part in (-1, state["weave_stack"].pop())]
        built = min(5, len(state["passive_stack"]) // len(people))
        player["passive"] = [state["passive_stack"].pop() for _ in range(built)]
        player["army_hand"] += [state["army_deck"].pop() for _ in range(2)]
