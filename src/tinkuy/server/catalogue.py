"""All that a client needs to know of a game before it shows a table: questions, events, names, tables."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tinkuy.core.events import EventKind
from tinkuy.core.game import Game
from tinkuy.core.tables import reconstructed
from tinkuy.server.registry import bot_names, game, game_names


def games_data() -> list[dict[str, Any]]:
    return [_entry(game(name)) for name in game_names()]


def _entry(found: Game) -> dict[str, Any]:
    return {
        "id": found.name,
        "rules": found.version,
        "seats": list(found.seats),
        "options": [{"name": option.name, "values": option.values} for option in found.options],
        "bots": bot_names(),
        "board": found.name,
    }


def game_data(name: str) -> dict[str, Any]:
    found = game(name)
    return {
        **_entry(found),
        "tables": found.tables.hash,
        "kinds": [
            {
                "name": kind.name,
                "options": [
                    {"code": code, "label": label} for code, label in zip(kind.codes, kind.labels, strict=True)
                ],
            }
            for kind in found.kinds
        ],
        "events": {
            kind.name: {"clause": kind.clause, "fields": [list(field) for field in kind.fields]}
            for kind in event_kinds(found)
        },
        "domains": found.domains,
        "names": found.names,
        "sources": found.sources,
        "unit": found.unit,
        "components": found.tables.data,
        "reconstructed": reconstructed(found.tables.data),
        "describe": _describe(found),
    }


def event_kinds(found: Game) -> list[EventKind]:
    """A game package tells its events in a module of its own beside the rules."""
    package = type(found).__module__.rpartition(".")[0]
    try:
        module = import_module(f"{package}.happenings")
    except ModuleNotFoundError:
        module = import_module(type(found).__module__)
    return [kind for kind in vars(module).values() if isinstance(kind, EventKind)]


def _describe(found: Game) -> dict[str, dict[str, Any]]:
    """Names of events and views, and the places that answers speak of; what needs no telling is left out."""
    things = {domain: list(codes) for domain, codes in found.domains.items()}
    for kind in found.kinds:
        for code, label in zip(kind.codes, kind.labels, strict=True):
            things.setdefault(label[0].partition("-")[0], []).append(code)
    described: dict[str, dict[str, Any]] = {}
    for domain, codes in things.items():
        lines = {code: found.describe(domain, code) for code in dict.fromkeys(codes)}
        lines = {code: labels for code, labels in lines.items() if labels}
        if lines:
            described[domain] = lines
    return described
