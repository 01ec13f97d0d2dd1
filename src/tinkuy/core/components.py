"""Component tables: the data of a game with its hash, source tags and a reader that explains what is wrong."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Any

from tinkuy.core.errors import Refused

# Tags of entries whose numbers are ours and not the printed ones.
RECONSTRUCTED = ("reconstruction", "stand_in", "memory")
LARGEST = 999  # of any number in a table: a slip of the finger must not make a board that no memory holds


class ComponentSet:
    """The tables as read from TOML, and the hash that records name."""

    __slots__ = ("_hash", "data", "printed", "taken")

    def __init__(self, data: dict[str, Any], printed: bool) -> None:
        self.data = data
        self.printed = printed  # False for an owner's own file
        self.taken: dict[str, Any] = {}  # what the game has read
        self._hash = ""

    def reader(self) -> Reader:
        return Reader(self.data, "tables", self.taken)

    @property
    def hash(self) -> str:
        """Of what the game reads, and nothing else: a source, a note or a colour makes no other game.

        A game reads everything when it is made; before that there is nothing to be told apart.
        """
        if not self._hash:
            canonical = json.dumps(self.taken, sort_keys=True, separators=(",", ":"), default=str)
            self._hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        return self._hash


def read_components(text: str, printed: bool = True) -> ComponentSet:
    try:
        return ComponentSet(tomllib.loads(text), printed)
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"The table file is not valid TOML: {error}.") from None
    except (ValueError, RecursionError):
        raise Refused(
            "The table file is not valid TOML: a number is too long or something is nested too deeply."
        ) from None


def reconstructed(data: Any, path: str = "") -> list[str]:
    """The entries of the tables that are reconstructed, by path."""
    found: list[str] = []
    if isinstance(data, dict):
        source = str(data.get("source", ""))
        if any(part.split(":")[0] in RECONSTRUCTED for part in source.split("+")):
            found.append(f"{path}{'.' if path else ''}{data['id']}" if "id" in data else path)
        for key, value in data.items():
            found += reconstructed(value, f"{path}.{key}" if path else key)
    elif isinstance(data, list):
        for item in data:
            found += reconstructed(item, path)
    return found


class Reader:
    """Takes values out of a table with a clear sentence when one is missing or of the wrong kind.

    `taken` is a copy of the table with only what was taken.
    """

    __slots__ = ("data", "taken", "where")

    def __init__(self, data: Any, where: str, taken: dict[str, Any] | None = None) -> None:
        if not isinstance(data, dict):
            raise Refused(f"Table '{where}' must be a table of named values.")
        self.data: Mapping[str, Any] = data  # compiled code would look past a dict that notes what is read
        self.where = where
        self.taken: dict[str, Any] = {} if taken is None else taken

    def value(self, key: str, default: Any = None) -> Any:
        """Whatever is there."""
        value = self.data.get(key)
        if value is None:
            return default
        self.taken[key] = value
        return value

    def has(self, key: str) -> bool:
        """Whether it can be taken."""
        return self.data.get(key) is not None

    def flag(self, key: str) -> bool:
        return bool(self.value(key, False))

    def number(self, key: str, default: int | None = None, least: int = 0) -> int:
        value = self.value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= LARGEST:
            wanted = f"a whole number '{key}' from {least} to {LARGEST}"
            raise Refused(f"Table '{self.where}' needs {wanted}, not {value!r}.")
        return value

    def number_or_flag(self, key: str) -> int:
        """A number, or true and false as 1 and 0; 0 when it is not there."""
        value = self.value(key, 0)
        return int(value) if isinstance(value, bool) else self.number(key, 0)

    def text(self, key: str, choices: list[str] | None = None) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise Refused(f"Table '{self.where}' needs a text '{key}', not {value!r}.")
        if choices is not None and value not in choices:
            raise Refused(f"Table '{self.where}': '{key}' cannot be '{value}'; choose one of: {', '.join(choices)}.")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.value(key)
        if not isinstance(value, list) or not all(type(item) is int and abs(item) <= LARGEST for item in value):
            raise Refused(f"Table '{self.where}' needs a list of whole numbers '{key}', not {value!r}.")
        return list(value)

    def texts(self, key: str, choices: list[str] | None = None) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise Refused(f"Table '{self.where}' needs a list of texts '{key}', not {value!r}.")
        if choices is not None and not set(value) <= set(choices):
            raise Refused(f"Table '{self.where}': '{key}' can only name these: {', '.join(choices)}.")
        return list(value)

    def part(self, key: str) -> Reader:
        taken = self.taken.setdefault(key, {})
        return Reader(self.data.get(key), f"{self.where}.{key}", taken)

    def parts(self, key: str) -> list[Reader]:
        value = self.data.get(key)
        if not isinstance(value, list) or not value:
            raise Refused(f"Table '{self.where}' needs at least one entry of '{key}'.")
        taken = self.taken.setdefault(key, [{} for _ in value])
        return [Reader(item, f"{key} {_name(item, index)}", taken[index]) for index, item in enumerate(value)]

    def listed(self, key: str) -> list[Reader]:
        """Entries that may be missing altogether."""
        return self.parts(key) if self.data.get(key) not in (None, []) else []

    def by_id(self, key: str, ids: list[str]) -> dict[str, Reader]:
        """Entries of which each of the ids must be there."""
        entries = {entry.text("id", ids): entry for entry in self.parts(key)}
        for wanted in ids:
            if wanted not in entries:
                raise Refused(f"Table '{self.where}' lacks the {key} '{wanted}'.")
        return entries

    def amounts(self, names: list[str]) -> list[int]:
        """The numbers of the named goods, 0 where a good is not mentioned."""
        return [self.number(name, 0) for name in names]


def _name(item: Any, index: int) -> str:
    """For sentences; the plain look of dict is not noted as reading."""
    if isinstance(item, dict):
        name = dict.get(item, "id")
        if name:
            return str(name)
    return f"number {index + 1}"
