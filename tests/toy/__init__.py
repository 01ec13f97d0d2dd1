"""A tiny game with one of everything, laid out as docs/adding-a-game.md says: the proof that nothing knows a game."""

from __future__ import annotations

from importlib.resources import files

from tests.toy.game import ToyGame
from tinkuy.core.components import ComponentSet, read_components


def tables() -> ComponentSet:
    return read_components(files("tests.toy").joinpath("components.toml").read_text(encoding="utf-8"))


def toy_game() -> ToyGame:
    return ToyGame(tables())


GAMES = {"toy": toy_game}

__all__ = ["GAMES", "ToyGame", "tables", "toy_game"]
