"""The words of the terminal table, beside those of the game."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from tinkuy.cli.terminal.boards import PACKAGES
from tinkuy.core.game import Game
from tinkuy.text import Texts


@lru_cache(maxsize=16)
def fluent_source(language: str, package: str = "tinkuy.cli.terminal") -> str:
    return files(package).joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def find_texts(game: Game, language: str) -> Texts:
    """With the words of the game's own board, where it has one."""
    boards = [fluent_source(language, PACKAGES[game.name])] if game.name in PACKAGES else []
    return Texts(game, language, extra=[fluent_source(language), *boards])
