"""Which entries of an owner's tables no rule has read: a slip of the pen would otherwise change nothing in silence."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Game
from tinkuy.games import find_game

REMARKS = ("source", "note")  # for people, also as the end of a longer name


class Watched(dict[str, Any]):
    """A table that notes which of its entries were looked for."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__({key: watched(value) for key, value in data.items()})
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self.read.add(str(key))
        return super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)


def never_read(game: Game) -> list[str]:
    """Entries of an owner's game that differ from the game's own and that nothing looked for when it was made."""
    tables = ComponentSet(game.component_set.data, printed=False)
    tables.data = watched(tables.data)
    find_game(game.name, tables)
    return unread(tables.data, find_game(game.name).component_set.data)


def watched(data: Any) -> Any:
    """The same tables, in which every part notes what is read of it."""
    if isinstance(data, dict):
        return Watched(data)
    return [watched(item) for item in data] if isinstance(data, list) else data


def unread(new: dict[str, Any], old: dict[str, Any], path: str = "") -> list[str]:
    """What was added or changed against the old tables and yet never read, with the word that may have been meant."""
    assert isinstance(new, Watched)
    found: list[str] = []
    for key, value in new.items():
        below = f"{path}.{key}" if path else key
        known = old.get(key)
        parts = _parts(value, known, below)
        if any(_touched(part) for part, _, _ in parts):
            for part, counterpart, where in parts:
                found += unread(part, counterpart, where)
        elif key not in new.read and not key.endswith(REMARKS) and value != known:
            meant = get_close_matches(key, sorted(new.read - {"id", *new}), n=1)
            found.append(f"{below} (perhaps {meant[0]} is meant)" if meant else below)
    return found


def _parts(value: Any, known: Any, path: str) -> list[tuple[Watched, dict[str, Any], str]]:
    """The tables inside a value, each with its counterpart among the old ones and its name."""
    if isinstance(value, Watched):
        return [(value, known if isinstance(known, dict) else {}, path)]
    if not isinstance(value, list):
        return []
    olds = [item for item in known if isinstance(item, dict)] if isinstance(known, list) else []
    by_id = {item["id"]: item for item in olds if isinstance(item.get("id"), str)}
    found: list[tuple[Watched, dict[str, Any], str]] = []
    for index, item in enumerate(value):
        if isinstance(item, Watched):
            name = dict.get(item, "id")
            like = by_id.get(name, {}) if by_id else next(iter(olds[index : index + 1]), {})
            found.append((item, like, f"{path}.{name if isinstance(name, str) else index + 1}"))
    return found


def _touched(part: Any) -> bool:
    if isinstance(part, list):
        return any(_touched(item) for item in part)
    return isinstance(part, Watched) and (bool(part.read) or any(_touched(value) for value in part.values()))
