"""The messages of one language from one or more Fluent sources, with the grammatical forms that names can have.

A name may carry forms as attributes (`gear-tikal` with `.in`). A message that speaks of `$gear` can then also say
`$gear_in`, so that Russian and Czech decline names without the rules knowing anything of it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):  # type: ignore[misc, unused-ignore]
    """The arguments and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class Wording:
    """Formats messages and their forms; never guesses: what is missing is a KeyError."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        self._arguments: dict[str, set[str]] = {}
        for source in sources:
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.entries.setdefault(entry.id.name, entry)

    def has(self, name: str, form: str = "") -> bool:
        if name not in self.entries:
            return False
        return not form or any(attribute.id.name == form for attribute in self.entries[name].attributes)

    def arguments(self, name: str) -> set[str]:
        """The arguments a message speaks of, also through messages it refers to."""
        found = self._arguments.get(name)
        if found is None:
            seen = _Variables()
            seen.visit(self.entries[name])
            found = set(seen.arguments)
            for other in seen.messages:
                found |= self.arguments(other)
            self._arguments[name] = found
        return found

    def text(self, name: str, arguments: dict[str, Any], form: str = "") -> tuple[str, list[Exception]]:
        """The message, or one of its forms, with what went wrong while formatting it."""
        if not self.has(name, form):
            raise KeyError(f"{name}.{form}" if form else name)
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(name)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        return str(text), errors


def source(package: str, path: str) -> str:
    return files(package).joinpath(path).read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def wording(package: str, language: str, extra: tuple[str, ...]) -> Wording:
    """Parsed once for each game and language: parsing is the slow part."""
    sources = [source("tinkuy.text", f"{language}.ftl")]
    if package:
        sources.append(source(package, f"text/{language}.ftl"))
        if files(package).joinpath(f"guide/{language}.ftl").is_file():
            sources.append(source(package, f"guide/{language}.ftl"))
    return Wording(language, [*sources, *extra])
