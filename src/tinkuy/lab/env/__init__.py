"""The games as environments for learning, one form for each of the usual libraries (docs/research.md).

    env = aec_env("tzolkin", seats=4)                      # PettingZoo: every seat is an agent
    env = seat_env("tzolkin", seats=4, bots="greedy:8")    # Gymnasium: one seat against bots
    game = spiel_game("tzolkin", seats=2)                  # OpenSpiel
    batch = batch_env("tzolkin", games=256, seats=4)       # many games, one call

They need `pip install 'tinkuy[lab]'`; each library is imported when it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tinkuy.core.errors import Refused
from tinkuy.lab.env.rewards import REWARDS

__all__ = ["REWARDS", "aec_env", "batch_env", "seat_env", "spiel_game"]


def aec_env(game: str, seats: int = 4, options: dict[str, str] | None = None, reward: str = "win") -> Any:
    """A PettingZoo environment (AEC) in which agents answer one after another."""
    return _module("aec", "pettingzoo").env(game, seats, options, reward)


def seat_env(game: str, seats: int = 4, options: dict[str, str] | None = None, reward: str = "win", **more: Any) -> Any:
    """A Gymnasium environment of one `seat` against `bots`; see SeatEnv for the rest."""
    return _module("single", "gymnasium").SeatEnv(game, seats, options, reward, **more)


def spiel_game(game: str, seats: int = 2, reward: str = "win", deals: int = 10_000) -> Any:
    """An OpenSpiel game; which of the `deals` is played is its only chance node."""
    return _module("spiel", "pyspiel").load(game, seats, reward, deals)


def batch_env(game: str, games: int, seats: int = 4, options: dict[str, str] | None = None, reward: str = "win",
              seed: int | str = 0) -> Any:  # fmt: skip
    """Many games that go on by one call; see Batch."""
    return _module("batch", "numpy").Batch(game, games, seats, options, reward, seed)


def _module(name: str, needed: str) -> Any:
    try:
        import_module(needed)
    except ModuleNotFoundError:
        raise Refused(f"This needs {needed}, which is not installed: pip install 'tinkuy[lab]'.") from None
    return import_module(f"tinkuy.lab.env.{name}")
