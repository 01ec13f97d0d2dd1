"""Texts: what a client asks when it wants to say something of a game to a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tinkuy.core.errors import Refused
from tinkuy.core.events import POINTS, SEAT, Event
from tinkuy.core.game import Game, State
from tinkuy.core.labels import Amounts, Label, name_of
from tinkuy.core.questions import CONFIRM, Ask, Blocked
from tinkuy.core.table import Table
from tinkuy.text.numbers import points, signed
from tinkuy.text.wording import wording

LANGUAGES = ("en", "ru", "cs")


class MissingText(KeyError):
    """A message, a form of it or an argument is missing."""


class Texts:
    """One language, for one game or for none. `extra` are further Fluent sources of a client."""

    # Tests set this: a missing message is then an error. People are shown its id instead.
    strict: ClassVar[bool] = False

    def __init__(self, game: Game | None, language: str, extra: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise Refused(f"There is no language '{language}'; the languages are: {', '.join(LANGUAGES)}.")
        self.game = game
        self.language = language
        self._wording = wording("" if game is None else game.package, language, tuple(extra))

    # ------------------------------------------------------------------ messages

    def message(self, name: str, **arguments: Any) -> str:
        """A message with plain arguments: numbers and finished texts."""
        return self._text(name, arguments)

    def has(self, name: str) -> bool:
        return self._wording.has(name)

    def label(self, label: Label) -> str:
        """A label of a game: names among its arguments are said in this language, amounts are listed."""
        name, arguments = self._composed(label[0]) or label
        plain: dict[str, Any] = {}
        names: dict[str, str] = {}
        for key, value in arguments.items():
            if isinstance(value, str):
                names[key] = value
            elif isinstance(value, tuple):
                plain[key] = self.amounts(value)
            else:
                plain[key] = value if value >= 0 else signed(value)
        return self._with_names(name, plain, names)

    def amounts(self, amounts: Amounts) -> str:
        """A list such as "2 wood, 1 gold"."""
        if not amounts:
            return self.message("nothing")
        return ", ".join(self.amount(name, n) for name, n in amounts)

    def amount(self, name: str, n: int) -> str:
        """So many of a thing that can be counted: `amount("good-wood", 2)`."""
        return self._text(name, {"n": n}, "amount")

    def points(self, parts: int, unit: int | None = None) -> str:
        """Points in exact parts: "5¾", "\N{MINUS SIGN}3"."""
        if unit is None:
            unit = 1 if self.game is None else self.game.unit
        return points(parts, unit)

    # ------------------------------------------------------------------ things of the game

    def name(self, domain: str, code: str) -> str:
        return self._name(name_of(domain, code), {})

    def source(self, code: str) -> str:
        return self.name("source", code)

    def heading(self, label: Label) -> str:
        return self.label(label)

    def question(self, table: Table, ask: Ask) -> str:
        """Also one that is composed with numbers of the tables or of the moment."""
        now = None if ask.kind == CONFIRM else table.game.question(table.state, ask.kind)
        if now is not None:
            return self.label(now)
        name = "confirm" if ask.kind == CONFIRM else table.game.kinds[ask.kind].name
        return self._name(name_of("question", name), {})

    def option(self, game: Game, kind: int, option: int, state: State | None = None) -> str:
        """An answer as it stands in a list, so with a capital letter; with a state, what it means there."""
        if kind == CONFIRM:
            text = self.message("confirm-end_turn")
        else:
            now = None if state is None else game.wording(state, kind, option)
            text = self.label(now or game.kinds[kind].labels[option])
        return text[:1].upper() + text[1:]

    def blocked(self, blocked: Blocked) -> str:
        return self.message(blocked.reason)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log; `names` are the players' by seat."""
        assert self.game is not None
        plain: dict[str, Any] = {}
        things: dict[str, str] = {}
        for (field, domain), value in zip(event.kind.fields, event.values, strict=True):
            if domain == SEAT:
                plain[field] = names[value]
            elif domain == POINTS:
                plain[field] = self.points(value)
            elif domain in self.game.domains:
                things[field] = name_of(domain, self.game.domains[domain][value])
            else:
                plain[field] = value if value >= 0 else signed(value)
        return self._with_names(f"event-{event.kind.name}", plain, things)

    def describe(self, domain: str, code: str) -> list[str]:
        """What a tile, a space, a temple or a technology does, line by line."""
        assert self.game is not None
        return [self.label(label) for label in self.game.describe(domain, code).lines]

    # ------------------------------------------------------------------ formatting

    def _composed(self, name: str) -> Label | None:
        return None if self.game is None else self.game.names.get(name)

    def _name(self, name: str, plain: dict[str, Any]) -> str:
        """What a thing is called: a message of its own, or composed from what the tables say of it."""
        composed = self._composed(name)
        return self._text(name, plain) if composed is None else self.label(composed)

    def _with_names(self, name: str, plain: dict[str, Any], names: dict[str, str]) -> str:
        """Every name as it is, and in those forms that the message asks for (`$gear_in`)."""
        arguments = dict(plain)
        wanted = self._wording.arguments(name) if self._wording.has(name) else set()
        for key, thing in names.items():
            arguments[key] = self._name(thing, plain)
            for variable in wanted:
                if variable.startswith(f"{key}_"):
                    arguments[variable] = self._text(thing, plain, variable[len(key) + 1 :])
        return self._text(name, arguments)

    def _text(self, name: str, arguments: dict[str, Any], form: str = "") -> str:
        try:
            text, errors = self._wording.text(name, arguments, form)
        except KeyError as missing:
            if self.strict:
                raise MissingText(f"no message '{missing.args[0]}' in {self.language}") from None
            return name
        if errors and self.strict:
            raise MissingText(f"message '{name}' in {self.language}: {errors[0]}")
        return text
