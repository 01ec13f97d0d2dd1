"""What a game says of its numbers in `features.toml`: what every field of its state is, and how long lists grow."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from tinkuy.core.errors import Refused
from tinkuy.core.game import Game

FILE = "features.toml"


@dataclass(frozen=True)
class Field:
    """A field of the table or of a player.

    `room` is for lists that grow: so many entries are shown. `seats` says that its numbers are seats.
    """

    about: str
    room: int = 0
    seats: bool = False


@dataclass(frozen=True)
class Declared:
    """All fields of a game by name, and the version of the whole."""

    version: int
    table: dict[str, Field]
    player: dict[str, Field]


def declared(game: Game) -> Declared:
    try:
        text = files(game.package).joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused(f"{game.name} has no {FILE}, so what its seats see cannot be made into numbers.") from None
    data = tomllib.loads(text)
    return Declared(data["version"], _fields(data["table"]), _fields(data["player"]))


def _fields(data: dict[str, object]) -> dict[str, Field]:
    return {name: Field(**said) if isinstance(said, dict) else Field(str(said)) for name, said in data.items()}
