"""One folder of tests per game; what shared tests need to know of a game they find in it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

Chosen = tuple[tuple[str, str], ...]  # options other than the defaults


def is_finished(game: str) -> bool:
    """Whether every clause of its rules must have a test: `FINISHED` of the game's folder."""
    if not (Path(__file__).parent / game).is_dir():
        return False
    return bool(import_module(f"tests.games.{game}").FINISHED)


def seldom(game: str) -> dict[str, str]:
    """The questions and events that need not happen in played and golden games, with the reason."""
    found: dict[str, str] = import_module(f"tests.games.{game}.seldom").SELDOM
    return found


def hunted(game: str) -> dict[str, tuple[int, Chosen]]:
    """Where to look first for what seldom happens: the number of players and the options it needs."""
    found: dict[str, tuple[int, Chosen]] = import_module(f"tests.games.{game}.seldom").HUNTED
    return found


def rich(game: str) -> Callable[[dict[str, Any]], None]:
    """Edits the state of a position so that hands are fuller and golden records reach deep states."""
    found: Callable[[dict[str, Any]], None] = import_module(f"tests.games.{game}.rich").rich
    return found
