"""The games and bots a worker knows: those of the package, and those of further modules for who writes a game."""

from __future__ import annotations

import json
from collections import OrderedDict
from functools import lru_cache
from importlib import import_module

from tinkuy.bots import OPPONENTS, Bot, bot_level, find_bot
from tinkuy.core.components import ComponentSet
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.games import GAMES, find_game
from tinkuy.server.refusals import Refusal

KEPT_TABLES = 16  # sets of component tables at once, beside the games' own

_further: dict[str, Game] = {}
_with_kept: OrderedDict[tuple[str, str], Game] = OrderedDict()


def add_games(module: str) -> None:
    """`GAMES` of a module: names with functions that make the game."""
    for name, make in import_module(module).GAMES.items():
        _further[name] = make()


def game_names() -> list[str]:
    return [*GAMES, *_further]


@lru_cache(maxsize=64)
def game(name: str) -> Game:
    """Made once: reading the tables takes longer than replaying a game."""
    if name in _further:
        return _further[name]
    if name not in GAMES:
        raise Refusal("unknown-game", f"There is no game '{name[:40]}'; the games are: {', '.join(game_names())}.")
    return find_game(name)


def components_text(found: Game) -> str:
    """The component tables as they are kept with the tables at the server."""
    return json.dumps(found.component_set.data, separators=(",", ":"), default=str)


def game_with(name: str, tables: str, components: str | None = None) -> Game | None:
    """The game with the component tables of this hash; None when their text is wanted.

    When nobody has kept it, or the rules of today cannot read it, it is the game with its own tables.
    """
    own = game(name)
    if tables in ("", own.component_set.hash) or name in _further:
        return own
    if (name, tables) not in _with_kept and components is not None:
        _with_kept[name, tables] = _made(name, components) or own
        while len(_with_kept) > KEPT_TABLES:
            _with_kept.popitem(last=False)
    return _with_kept.get((name, tables))


def _made(name: str, components: str) -> Game | None:
    if not components:
        return None
    try:
        return find_game(name, ComponentSet(json.loads(components), printed=True))
    except Refused:
        return None


def bot_names() -> list[str]:
    return list(OPPONENTS)


def bot(name: str, seed: str, highest: int) -> Bot:
    """A bot by its name, with a level behind a colon that this server can bear."""
    try:
        found = find_bot(name, seed)
    except Refused as refused:
        raise Refusal("unknown-bot", str(refused)) from None
    if bot_level(name)[1] > highest:
        raise Refusal(
            "unknown-bot",
            f"The level of '{name}' is too high for this server; {highest} is the highest, or {highest} ms.",
        )
    return found
