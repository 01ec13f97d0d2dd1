"""All that a client needs to know of a game before it shows a table: questions, events, names, tables."""

from __future__ import annotations

from typing import Any

from tinkuy.core.components import reconstructed
from tinkuy.core.game import Game, Option
from tinkuy.server.workers.registry import bot_names, game, game_names


def games_data() -> list[dict[str, Any]]:
    return [_entry(game(name)) for name in game_names()]


def _entry(found: Game) -> dict[str, Any]:
    return {
        "id": found.name,
        "rules": found.version,
        "seats": list(found.seats),
        "options": [_option(option) for option in found.options],
        "bots": bot_names(),
        "board": found.name,
    }


def _option(option: Option) -> dict[str, Any]:
    """`seats` has the player counts of those values that not every count can have."""
    return {"name": option.name, "values": option.values, "group": option.group, "seats": option.seats}


def game_data(name: str) -> dict[str, Any]:
    found = game(name)
    return {
        **_entry(found),
        "tables": found.component_set.hash,
        "kinds": [
            {
                "name": kind.name,
                "own": kind.own,
                "options": [
                    {"code": code, "label": label} for code, label in zip(kind.codes, kind.labels, strict=True)
                ],
            }
            for kind in found.kinds
        ],
        "events": {
            kind.name: {"clause": kind.clause, "fields": [list(field) for field in kind.fields], "minor": kind.minor}
            for kind in found.events
        },
        "domains": found.domains,
        "names": found.names,
        "sources": found.sources,
        "unit": found.unit,
        "components": found.component_set.data,
        "reconstructed": reconstructed(found.component_set.data),
        "describe": _describe(found),
    }


def _describe(found: Game) -> dict[str, dict[str, Any]]:
    """Names of events and views, and the places that answers speak of; what needs no telling is left out."""
    things = {domain: list(codes) for domain, codes in found.domains.items()}
    for kind in found.kinds:
        for code, label in zip(kind.codes, kind.labels, strict=True):
            things.setdefault(label[0].partition("-")[0], []).append(code)
    described: dict[str, dict[str, Any]] = {}
    for domain, codes in things.items():
        for code in dict.fromkeys(codes):
            about = found.describe(domain, code)
            if about.clause:
                described.setdefault(domain, {})[code] = {"clause": about.clause, "lines": about.lines}
    return described
