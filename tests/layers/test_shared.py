"""What all games share knows none of them: no module of a game, no name of its questions and events."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.layers.test_layers import SOURCE
from tinkuy.core.events import ROUND_BEGAN, SCORED, TURN_BEGAN
from tinkuy.games import GAMES, find_game

FOUND = [find_game(name) for name in GAMES]
TOLD = {kind.name for game in FOUND for kind in game.kinds} | {kind.name for game in FOUND for kind in game.events}
WORDS = TOLD - {SCORED, TURN_BEGAN, ROUND_BEGAN}
REGISTRIES = {"games/__init__.py", "cli/terminal/boards.py", "cli/maps/__init__.py"}
SPOKEN_OF = {"kind", "asked", "event", "name"}  # what holds the name of a question or an event, where it is compared


def of_a_game(path: Path) -> bool:
    """A folder or a module with the name of a game is its own."""
    return bool({*path.relative_to(SOURCE).with_suffix("").parts} & set(GAMES))


def is_registry(path: Path) -> bool:
    return path.relative_to(SOURCE).as_posix() in REGISTRIES


SHARED = sorted(path for path in SOURCE.rglob("*.py") if not of_a_game(path) and not is_registry(path))


def faults(text: str) -> Iterator[str]:
    """Imports of a game, and comparisons with the name of one of its questions or events; with their lines."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            names = [f"{module}.{alias.name}".strip(".") for alias in node.names]
            yield from (f"line {node.lineno}: {name}" for name in names if of_games(name))
        elif isinstance(node, ast.Compare) and any(spoken_of(side) for side in (node.left, *node.comparators)):
            said = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and one.value in WORDS]
            yield from (f"line {node.lineno}: '{word}'" for word in said)


def of_games(module: str) -> bool:
    return module.startswith("tinkuy.games.") and module.split(".")[2] in GAMES


def spoken_of(side: ast.expr) -> bool:
    return (isinstance(side, ast.Name) and side.id in SPOKEN_OF) or (
        isinstance(side, ast.Attribute) and side.attr in SPOKEN_OF
    )


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_shared_module_knows_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert list(faults(text)) == []
    assert {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)} & set(GAMES) == set()


def test_all_modules_are_looked_at() -> None:
    assert len(SHARED) > 150
    assert {path.relative_to(SOURCE).parts[0] for path in SHARED} >= {"core", "bots", "server", "cli", "lab", "text"}
    assert all((SOURCE / path).is_file() for path in REGISTRIES)


@pytest.mark.parametrize(
    "text",
    [
        "from tinkuy.games.tzolkin import TzolkinGame",
        "from tinkuy.games import tzolkin",
        "import tinkuy.games.tzolkin.state",
        "if kind.name == 'pick_up': pass",
        "if kind in ('yes', 'pick_up'): pass",
        "if event.kind.name != 'placed': pass",
    ],
)
def test_a_fault_would_be_noticed(text: str) -> None:
    assert len(list(faults(text))) == 1
