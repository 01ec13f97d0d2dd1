"""Design 5.4: nothing appears and nothing gets lost, and the audit that says so really looks."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.conformance.cases import Case, every_case, every_default, find
from tests.conformance.moments import moments
from tests.conformance.play import CHOOSERS, aimless, play
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.position import load_position, position
from tinkuy.core.zones import EMPTY, Zone

Path = tuple[str | int, ...]


@every_case
def test_the_audit_finds_nothing_after_any_answer(case: Case) -> None:
    for seed, chooser in enumerate(CHOOSERS):
        table, choose = case.simulate(seed + 40), chooser(seed)
        while not table.over:
            assert case.game.audit(table.state) is None
            table.apply(choose(table, table.ask))
        assert case.game.audit(table.state) is None


def zone_paths(thing: Any, path: Path = ()) -> list[Path]:
    """Where in the data of a state its zones are."""
    if isinstance(thing, Zone):
        return [path]
    if isinstance(thing, list):
        return [found for index, item in enumerate(thing) for found in zone_paths(item, (*path, index))]
    names = getattr(thing, "FIELDS", ())
    return [found for name in names for found in zone_paths(getattr(thing, name), (*path, name))]


def leaf_paths(data: Any, path: Path = ()) -> list[Path]:
    """Every number of the data, and every list."""
    if isinstance(data, dict):
        return [found for name, item in data.items() for found in leaf_paths(item, (*path, name))]
    if isinstance(data, list):
        return [path, *(found for index, item in enumerate(data) for found in leaf_paths(item, (*path, index)))]
    return [path]


def changed(data: Any, path: Path, value: Any) -> Any:
    """The data with another value in one place of the state; only what leads there is copied."""
    found = place = copy.copy(data)
    for key in ("state", *path[:-1]):
        place[key] = copy.copy(place[key])
        place = place[key]
    place[path[-1]] = value
    return found


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


@every_default
def test_a_card_too_few_or_too_many_is_refused(case: Case) -> None:
    tampered = 0
    for seed in range(3):
        table = case.open(seed)
        data = json.loads(json.dumps(position(table)))
        load_position(data, find)
        for path in zone_paths(table.start):
            cards = at(data["state"], path)
            for place, card in enumerate(cards):
                if card == EMPTY:
                    continue
                for wrong in (cards[:place] + cards[place + 1 :], [*cards, card], [*cards, 10**6]):
                    tampered += 1
                    with pytest.raises(Refused):
                        load_position(changed(data, path, wrong), find)
    assert tampered > 50


@every_default
def test_a_position_changed_anywhere_is_refused_or_can_be_played(case: Case) -> None:
    """No number and no list of a position, whatever it is, may end in anything but a sentence or a game."""
    chance = Chance.from_seed(f"tampering {case}")
    sentences: list[str] = []
    played = 0
    for table in moments(case)[::10]:
        data = json.loads(json.dumps(position(table)))
        for path in leaf_paths(data["state"]):
            if not path or chance.below(6):
                continue
            old = at(data["state"], path)
            wrong: list[Any] = [None, "much", [], {}, 1.5, -1, 10**12]
            if isinstance(old, list):
                wrong += [old[:-1], [*old, *old[-1:]], old[::-1]]
            elif isinstance(old, int):
                wrong += [old + 1, old - 1, 99, -7]
            value = wrong[chance.below(len(wrong))]
            try:
                loaded = load_position(changed(data, path, value), find)
            except Refused as refusal:
                sentences.append(str(refusal))
                continue
            played += 1
            play(loaded, aimless(played))
            assert case.game.audit(loaded.state) is None
    assert len(sentences) > 20
    assert all(sentence.endswith(".") for sentence in sentences)
    assert played > 0
