"""Rewards as the tables write them: a kind, how often, and for a choice the lists to choose from."""

from __future__ import annotations

from typing import Any, Final

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused

KINDS = [
    "potato",
    "corn",
    "stone",
    "gold",
    "vp",
    "god_card",
    "army_card",
    "train",
    "nomad_worker",
    "temple_step",
    "pay_gold_temple",
    "refresh",
    "free_weave",
    "free_steps",
    "free_small_statue",
    "free_building",
    "task_building",
    "task_statue",
    "task_steps",
    "choice",
]
R_GOLD: Final = 3  # 0-3 are the resources
R_VP: Final = 4
R_GOD_CARD: Final = 5
R_ARMY_CARD: Final = 6
R_TRAIN: Final = 7
R_NOMAD: Final = 8
R_TEMPLE: Final = 9
R_PAY_TEMPLE: Final = 10
R_REFRESH: Final = 11
R_WEAVE: Final = 12
R_STEPS: Final = 13
R_SMALL_STATUE: Final = 14
R_BUILDING: Final = 15
R_TASK_BUILDING: Final = 16
R_TASK_STATUE: Final = 17
R_TASK_STEPS: Final = 18
R_CHOICE: Final = 19


class Reward:
    __slots__ = ("kind", "n", "options")

    def __init__(self, kind: int, n: int, options: list[list[Reward]]) -> None:
        self.kind = kind
        self.n = n
        self.options = options


def same_rewards(one: list[Reward], other: list[Reward]) -> bool:
    if len(one) != len(other):
        return False
    for a, b in zip(one, other, strict=True):
        if a.kind != b.kind or a.n != b.n or len(a.options) != len(b.options):
            return False
        if not all(same_rewards(x, y) for x, y in zip(a.options, b.options, strict=True)):
            return False
    return True


def read_rewards(entry: Reader, key: str) -> list[Reward]:
    value = entry.value(key)
    if not isinstance(value, list):
        raise Refused(f"Table '{entry.where}' needs a list of rewards '{key}'.")
    return [_reward(item, entry.where) for item in value]


def _reward(item: Any, where: str) -> Reward:
    reader = Reader(item, where)
    kind = KINDS.index(reader.text("kind", KINDS))
    options: list[list[Reward]] = []
    if kind == R_CHOICE:
        options = [[_reward(part, where) for part in option] for option in item.get("options", [])]
        if not options:
            raise Refused(f"Table '{where}': a choice needs options.")
    return Reward(kind, reader.number("n", 1), options)
