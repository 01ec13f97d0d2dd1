"""The Fluent files as they are written: entries, arguments, forms and plain words of each message."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tinkuy.core.game import Game
from tinkuy.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SHARED = ROOT / "src" / "tinkuy" / "text"


def folders() -> list[Path]:
    """Every folder with texts: the shared ones, those of games and of clients."""
    roots = [ROOT / "src" / "tinkuy", ROOT / "web" / "src", ROOT / "tests" / "toy"]
    return sorted({path.parent for root in roots for path in root.rglob("en.ftl")})


def game_folder(game: Game) -> Path:
    return Path(str(files(game.package))) / "text"


@lru_cache(maxsize=64)
def parsed(path: Path) -> ast.Resource:
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8"))


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    entries = parsed(folder / f"{language}.ftl").body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def all_ids(folder: Path, language: str) -> list[str]:
    """With repetitions, if there are any."""
    entries = parsed(folder / f"{language}.ftl").body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]


def forms(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


class _Found(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def spoken_of(node: ast.BaseNode) -> set[str]:
    """The arguments of a message or a part of one, with their forms."""
    found = _Found()
    found.visit(node)
    return found.arguments


def arguments(message: ast.Message) -> set[str]:
    """What a message speaks of; `$gear_in` is a form of the argument `gear`."""
    return {argument.partition("_")[0] for argument in spoken_of(message)}


def words(pattern: ast.Pattern | None) -> str:
    """The letters of a pattern outside its placeholders."""
    if pattern is None:
        return ""
    found = _Found()
    found.visit(pattern)
    return re.sub(r"[\W\d_]+", " ", " ".join(found.words)).strip()


def places(data: Any) -> list[str]:
    """The names of places on a map of the tables: proper names, which English and Czech write alike."""
    if isinstance(data, list):
        return [name for item in data for name in places(item)]
    if not isinstance(data, dict):
        return []
    own = [str(data["name"])] if "name" in data and ("xy" in data or "polygon" in data) else []
    return own + [name for item in data.values() for name in places(item)]


assert LANGUAGES[0] == "en", "English is what the others are compared with"
