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


def rich_tawantinsuyu(state: State) -> None:
    """Most passive buildings are built, weaves are laid, and nobody is poor but Axomamma."""
    people = [player for player in state["players"] if not player["auto"]]
    for player in people:
        player["resources"] = [6, 6, 6, 3]
        player["points"][0] += 30
        player["tapestries"] += [part for _ in range(3) for part in (-1, state["weave_stack"].pop())]
        built = min(5, len(state["passive_stack"]) // len(people))
        player["passive"] = [state["passive_stack"].pop() for _ in range(built)]
        player["army_hand"] += [state["army_deck"].pop() for _ in range(2)]


RICH: dict[str, Callable[[State], None]] = {"tzolkin": rich_tzolkin, "tawantinsuyu": rich_tawantinsuyu}

# Where to look first for what seldom happens: the number of players and the options it needs.
HUNTED: dict[str, dict[str, tuple[int, tuple[tuple[str, str], ...]]]] = {
    "tawantinsuyu": {
        "event card_passed": (1, ()),
        "event she_rests_well": (1, (("solo_idle_vp", "on"),)),
    },
}
