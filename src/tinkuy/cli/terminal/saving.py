"""Records on disk: where they lie, and how they are written so that a killed terminal loses nothing."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from tinkuy.core.errors import Refused
from tinkuy.core.record import write_record
from tinkuy.core.table import Table
from tinkuy.folders import data_path


def data_folder() -> Path:
    return data_path("games")


def new_path(game: str) -> Path:
    """A name that no other game has: the game and when it was begun."""
    stamp = datetime.now(tz=UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = data_folder() / f"{game}-{stamp}.txt"
    number = 2
    while path.exists():
        path = data_folder() / f"{game}-{stamp}-{number}.txt"
        number += 1
    return path


def path_for(game: str, loaded: Path | None) -> Path:
    """A game of our own folder goes on in its file; a record from elsewhere is never written over."""
    if loaded is not None and loaded.resolve().parent == data_folder().resolve():
        return loaded
    return new_path(game)


def save_record(path: Path, table: Table, names: dict[int, str]) -> None:
    """Whole or not at all: the old file stays until the new one is complete."""
    text = write_record(table, names)
    draft = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise Refused(f"The game could not be saved to {path}: {error.strerror}.") from None


def short_path(path: Path) -> str:
    """As people write it: `~/...`."""
    try:
        return f"~/{path.relative_to(Path.home())}"
    except ValueError:
        return str(path)
