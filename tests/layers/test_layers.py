"""Core and games use the standard library only, and know no clock, file, chance of the machine or screen."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import tinkuy.core

SOURCE = Path(__file__).parent.parent.parent / "src" / "tinkuy"
PLAIN = sorted([*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])
FORBIDDEN_MODULES = {
    "asyncio",
    "concurrent",
    "ctypes",
    "datetime",
    "getpass",
    "io",
    "locale",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "pickle",
    "random",
    "secrets",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
FORBIDDEN_NAMES = {
    "print",
    "open",
    "input",
    "eval",
    "exec",
    "compile",
    "__import__",
    "hash",
    "id",
    "globals",
    "breakpoint",
}


def faults(text: str, package: str) -> list[str]:
    """What a module of `core` or `games` must not have, with its line."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        modules: list[str] = []
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""] if node.level == 0 else ["relative"]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_NAMES:
            found.append(f"line {line}: {node.func.id}()")
        for module in modules:
            root = module.split(".")[0]
            if root == "tinkuy":
                allowed = ("tinkuy.core",) if package == "core" else ("tinkuy.core", "tinkuy.games")
                if not module.startswith(allowed):
                    found.append(f"line {line}: {module} lies above")
            elif root not in sys.stdlib_module_names or root in FORBIDDEN_MODULES:
                found.append(f"line {line}: import {module}")
    return found


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_are_plain(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[0]
    assert faults(path.read_text(encoding="utf-8"), package) == []


def test_all_modules_are_looked_at() -> None:
    assert len(PLAIN) > 30
    assert Path(tinkuy.core.__file__).parent in {path.parent for path in PLAIN}


@pytest.mark.parametrize(
    ("text", "package"),
    [
        ("import numpy", "core"),
        ("from rich.table import Table", "games"),
        ("import random", "games"),
        ("from time import sleep", "core"),
        ("def f():\n    import os.path", "games"),
        ("from . import state", "games"),
        ("from tinkuy.games import GAMES", "core"),
        ("from tinkuy.bots import find_bot", "games"),
        ("print('corn')", "core"),
        ("text = open('tiles.toml').read()", "games"),
        ("order = hash('corn')", "games"),
    ],
)
def test_a_fault_would_be_noticed(text: str, package: str) -> None:
    assert len(faults(text, package)) == 1


def test_plain_code_has_no_fault() -> None:
    assert faults("import json\nfrom tinkuy.core.zones import Deck\nn = len([1])", "core") == []
