"""All that a client needs to know of a game before it shows a table: questions, events, names, components."""

from __future__ import annotations

from typing import Any

import msgspec

from tinkuy.core.components import reconstructed
from tinkuy.core.events import EventKind
from tinkuy.core.game import Game, Option, Remark
from tinkuy.core.guide import find_guide
from tinkuy.core.questions import Kind
from tinkuy.server.workers.registry import bot_names, game, game_names
from tinkuy.server.workers.shapes import EventMeta, GameEntry, GameMeta, GuideStep, OptionSpec, RemarkSpec


def games_data() -> list[GameEntry]:
    return [msgspec.convert(_entry(game(name)), GameEntry) for name in game_names()]


def game_data(found: Game) -> GameMeta:
    meta = {
        **_entry(found),
        "tables": found.component_set.hash,
        "kinds": [_kind(kind) for kind in found.kinds],
        "events": {kind.name: _event(kind) for kind in found.events},
        "domains": found.domains,
        "names": found.names,
        "sources": found.sources,
        "unit": found.unit,
        "components": found.component_set.data,
        "reconstructed": reconstructed(found.component_set.data),
        "describe": _describe(found),
        "lessons": _lessons(found),
    }
    return msgspec.convert(meta, GameMeta)


def _entry(found: Game) -> dict[str, Any]:
    return {
        "id": found.name,
        "rules": found.version,
        "seats": found.seats,
        "options": [_option(option) for option in found.options],
        "remarks": [_remark(remark) for remark in found.remarks],
        "bots": bot_names(),
        "automa": () if found.automa is None else found.automa.seats,
        "guide": find_guide(found) is not None,
        "board": found.name,
    }


def _option(option: Option) -> OptionSpec:
    seats = {value: list(counts) for value, counts in option.seats.items()}
    together = {"needs": option.needs, "brought": option.brought}
    return OptionSpec(name=option.name, values=option.values, group=option.group, seats=seats, **together)


def _remark(remark: Remark) -> RemarkSpec:
    return RemarkSpec(label=remark.label, options=remark.options, seats=list(remark.seats))


def _kind(kind: Kind) -> dict[str, Any]:
    options = [{"code": code, "label": label} for code, label in zip(kind.codes, kind.labels, strict=True)]
    return {
        "name": kind.name,
        "own": kind.own,
        "clause": kind.clause,
        "beforehand": kind.beforehand,
        "options": options,
    }


def _event(kind: EventKind) -> EventMeta:
    return EventMeta(clause=kind.clause, fields=kind.fields, minor=kind.minor, automa=kind.automa)


def _lessons(found: Game) -> list[GuideStep]:
    guide = find_guide(found)
    steps = [] if guide is None else guide.steps
    return [GuideStep(text=s.text, look=s.look, answers=s.answers, confirm=s.confirm) for s in steps]


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
