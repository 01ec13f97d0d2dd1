"""The games that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

from tinkuy.core.components import ComponentSet, read_components
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.games.inca_empire import IncaEmpireGame
from tinkuy.games.tawantinsuyu import TawantinsuyuGame
from tinkuy.games.teotihuacan import TeotihuacanGame
from tinkuy.games.tzolkin import TzolkinGame

GAMES: dict[str, Callable[[ComponentSet], Game]] = {
    "tzolkin": TzolkinGame,
    "tawantinsuyu": TawantinsuyuGame,
    "inca_empire": IncaEmpireGame,
    "teotihuacan": TeotihuacanGame,
}


def check_name(name: str) -> None:
    if name not in GAMES:
        raise Refused(f"There is no game '{name}'; the games are: {', '.join(GAMES)}.")


def components_text(name: str) -> str:
    """The component tables of a game as its TOML text."""
    check_name(name)
    return files(f"tinkuy.games.{name}").joinpath("components.toml").read_text(encoding="utf-8")


def find_game(name: str, tables: ComponentSet | None = None) -> Game:
    """A game with its own tables, or with an owner's."""
    check_name(name)
    return GAMES[name](tables or read_components(components_text(name)))
