"""Which clauses of the rules are proved by a test: `python -m tests.clauses` prints one line per game."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.games import is_finished

clause = pytest.mark.clause

ROOT = Path(__file__).parent.parent
_CLAUSE = re.compile(r"^\s*- ([A-Z]{2,}-\d+\.\d+[a-z]?) ", re.MULTILINE)
_EXAMPLE = re.compile(r"^\s*- (EX-\d+[a-z]?) ", re.MULTILINE)


def clauses_in(text: str) -> list[str]:
    return _CLAUSE.findall(text)


def clauses_of(game: str) -> list[str]:
    """Every clause of the game's rules page, and its worked examples."""
    text = (ROOT / "docs" / "rules" / f"{game}.en.md").read_text(encoding="utf-8")
    return clauses_in(text)


def examples_of(game: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.en.md").read_text(encoding="utf-8")
    return _EXAMPLE.findall(text)


def named_in(folder: Path) -> set[str]:
    """The ids that tests below a folder name with @clause(...)."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                        found |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def main() -> int:
    failed = False
    for page in sorted((ROOT / "docs" / "rules").glob("*.en.md")):
        game = page.name.removesuffix(".en.md")
        wanted, named = clauses_of(game), named_in(ROOT / "tests" / "games" / game)
        missing = [id for id in wanted if id not in named]
        missing_examples = [id for id in examples_of(game) if id not in named]
        unknown = sorted(id for id in named if id not in wanted and id not in examples_of(game))
        print(f"{game} {len(wanted) - len(missing)}/{len(wanted)}")
        for what, ids in (("no test", missing), ("no example test", missing_examples), ("unknown", unknown)):
            if ids:
                print(f"  {what}: {' '.join(ids)}")
                failed = failed or is_finished(game)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
