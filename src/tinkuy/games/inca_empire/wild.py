"""The wild roads that a map allows (IN-13.6): their ends, which others each one crosses, and where each may lie.

Looking for them takes a second, and every process that knows the game would need it. So what was found on the map of
the project lies beside it in `wild.json`, written by `python -m tinkuy.lab.inca_empire --wild`; any other map is
looked through when it is read.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from typing import Any

from tinkuy.games.inca_empire.geometry import Spot, cross
from tinkuy.games.inca_empire.lines import Ground

FILE = "wild.json"


class Wild:
    __slots__ = ("crosses", "ends", "longest", "on")

    def __init__(self, ends: list[tuple[int, int]]) -> None:
        self.ends = ends
        self.crosses: list[int] = []  # of each, the numbers of others as a set
        self.longest: dict[tuple[int, int], int] = {}  # by players and number, where both ends share no province
        self.on: dict[int, list[int]] = {}  # by players, the numbers that their side allows


def look(spots: list[Spot], grounds: dict[int, Ground], near: dict[int, list[int]]) -> Wild:
    """On the sides of a map; `near` are by players and point the provinces to which it belongs, as a set."""
    found = {players: ground.pairs() for players, ground in grounds.items()}
    wild = Wild(sorted({pair for pairs in found.values() for pair in pairs}))
    lines = [(spots[a], spots[b]) for a, b in wild.ends]
    wild.crosses = [
        sum(1 << n for n, other in enumerate(lines) if other != line and cross(line, other)) for line in lines
    ]
    for players, pairs in found.items():
        allowed = set(pairs)
        wild.on[players] = [number for number, pair in enumerate(wild.ends) if pair in allowed]
        for number in wild.on[players]:
            a, b = wild.ends[number]
            if not near[players][a] & near[players][b]:
                wild.longest[players, number] = grounds[players].longest_in(a, b)
    return wild


def map_hash(*parts: Any) -> str:
    """Of all that decides which wild roads there are."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def kept(of_map: str) -> Wild | None:
    """What lies beside the project's map, if it was found on this one."""
    data = json.loads(files("tinkuy.games.inca_empire").joinpath(FILE).read_text(encoding="utf-8"))
    if data["map"] != of_map:
        return None
    wild = Wild([(a, b) for a, b in data["ends"]])
    wild.crosses = [sum(1 << n for n in numbers) for numbers in data["crosses"]]
    wild.longest = {(players, number): province for players, number, province in data["longest"]}
    wild.on = {int(players): numbers for players, numbers in data["on"].items()}
    return wild


def written(wild: Wild, of_map: str) -> str:
    """The file; a line for each part, so that a change of the map shows where it changed something."""
    crosses = [[n for n in range(len(wild.ends)) if bits >> n & 1] for bits in wild.crosses]
    longest = [[*key, province] for key, province in wild.longest.items()]
    parts = {"map": of_map, "ends": wild.ends, "crosses": crosses, "longest": longest, "on": wild.on}
    return "{\n" + ",\n".join(f'"{name}": {json.dumps(part)}' for name, part in parts.items()) + "\n}\n"
