"""Positions that nobody could have saved: real ones with something in them replaced, by somebody who means harm."""

from __future__ import annotations

import copy
from typing import Any

from tinkuy.core.chance import Chance

NUMBERS = [-(10**9), -2, -1, 0, 1, 2, 3, 5, 7, 12, 24, 99, 10**4, 10**5, 10**9, 10**30]
OTHERS: list[Any] = [None, True, "", "7", "x" * 1000, 1.5, [], [0], {}, [[0]], [1] * 3000, list(range(300))]


def mutated(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """One to four changes anywhere below the state, most of them small ones."""
    changed = copy.deepcopy(data)
    changed["answers"] = changed["answers"] if chance.below(3) == 0 else []
    for _ in range(1 + chance.below(4)):
        if chance.below(2):
            _change(changed, "state", chance)
        else:
            _move(changed["state"], chance)
    return changed


def _move(state: Any, chance: Chance) -> None:
    """Something from one place to another: nothing gets lost, but it may lie where it never could."""
    lists = [things for things in _lists(state) if not things or isinstance(things[0], int)]
    if not lists:
        return
    one, two = lists[chance.below(len(lists))], lists[chance.below(len(lists))]
    if not one:
        return
    if chance.below(2):
        two.append(one.pop(chance.below(len(one))))
    elif two:
        here, there = chance.below(len(one)), chance.below(len(two))
        one[here], two[there] = two[there], one[here]


def _lists(thing: Any) -> list[list[Any]]:
    if isinstance(thing, dict):
        return [found for item in thing.values() for found in _lists(item)]
    if isinstance(thing, list):
        return [thing, *(found for item in thing for found in _lists(item))]
    return []


def _change(parent: Any, key: Any, chance: Chance) -> None:
    """Walk down to something small and change it."""
    thing = parent[key]
    while isinstance(thing, (list, dict)) and thing and chance.below(6):
        keys = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
        parent, key = thing, keys[chance.below(len(keys))]
        thing = parent[key]
    if isinstance(thing, list) and chance.below(6):
        _change_list(thing, chance)
    elif isinstance(thing, int) and chance.below(8):
        parent[key] = thing + chance.below(5) - 2 if chance.below(2) else NUMBERS[chance.below(len(NUMBERS))]
    elif key != "state" or chance.below(20) == 0:
        parent[key] = copy.deepcopy(OTHERS[chance.below(len(OTHERS))])


def _change_list(things: list[Any], chance: Chance) -> None:
    kind = chance.below(5)
    if kind == 0:
        things += things * (1 + chance.below(3))
    elif kind == 1 and things:
        del things[chance.below(len(things))]
    elif kind == 2 and len(things) > 1:
        one, two = chance.below(len(things)), chance.below(len(things))
        things[one], things[two] = things[two], things[one]
    elif kind == 3:
        things.append(NUMBERS[chance.below(len(NUMBERS))])
    else:
        things.clear()
