"""The words of the terminal table, beside those of the game."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from tinkuy.core.game import Game
from tinkuy.text import Texts


@lru_cache(maxsize=8)
def fluent_source(language: str) -> str:
    return files("tinkuy.cli.terminal").joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def find_texts(game: Game, language: str) -> Texts:
    return Texts(game, language, extra=[fluent_source(language)])
