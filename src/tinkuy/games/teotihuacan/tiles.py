"""Tiles of the tables: technologies, royal, Discovery, bonus and starting tiles (TE-13, TE-16.3, TE-3)."""

from __future__ import annotations

import re
from typing import Final

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.vocabulary import (
    BOARD_COUNT,
    G_POWER_UP,
    G_TECHNOLOGY,
    GAINS,
    GOLD,
    GOODS,
    POWERS,
    STARTING_WORKERS,
    gains,
)

# How a Discovery tile is used where its gains do not say it (TE-13.4 to TE-13.8).
GAINS_ONLY: Final = 0
DOUBLE_MOVE: Final = 1
MOVE_ANYWHERE: Final = 2
FREE_COCOA: Final = 3
EXTRA_WORKER: Final = 4
USES: Final = {
    "move_second_worker_same_from_to": DOUBLE_MOVE,
    "move_unlimited": MOVE_ANYWHERE,
    "ignore_one_cocoa_payment": FREE_COCOA,
}
# What a royal tile counts (R04, R05, R09).
COUNTED: Final = ["", "technologies", "pyramid_track", "avenue"]

_BY_POWER: Final = re.compile(r"(?:(power)([+-]\d+)?|(\d+))$")
_LIMITED: Final = re.compile(r"min\((\w+), *([^)]*)\)$")


class Technology:
    __slots__ = (
        "boards",
        "discount",
        "extra_worker",
        "gain",
        "gold",
        "id",
        "number",
        "own_resource",
        "palace_cocoa",
        "power_up_price",
    )

    def __init__(self, id: str, number: int, gold: int, boards: list[int], gain: list[int]) -> None:
        self.id = id
        self.number = number
        self.gold = gold
        self.boards = boards  # after whose main action it works
        self.gain = gain
        self.own_resource = 0
        self.palace_cocoa = 0
        self.power_up_price = 0
        self.extra_worker = 0
        self.discount = 0


def read_technology(entry: Reader) -> Technology:
    """TE-7.4, TE-13.9 to TE-13.13."""
    boards = [number - 1 for number in entry.numbers("boards")] if entry.has("boards") else []
    tile = Technology(entry.text("id"), entry.number("number"), entry.number("gold"), boards, gains(entry))
    tile.gain[GOLD] = 0  # that is the price
    tile.own_resource = entry.number("own_resource", 0)
    tile.palace_cocoa = entry.number("palace_cocoa", 0)
    tile.power_up_price = entry.number("power_up_for_cocoa", 0)
    tile.extra_worker = entry.number("extra_worker", 0)
    tile.discount = entry.number("resource_discount", 0)
    return tile


class Royal:
    """A royal tile: a gain, VP for what is counted, or a trade; all by the power of its worker."""

    __slots__ = ("category", "counted", "gain", "gain_by_power", "id", "limit", "pay", "pay_any", "times", "vp_each")

    def __init__(self, id: str, category: str) -> None:
        self.id = id
        self.category = category
        self.pay = [0] * len(GOODS)
        self.pay_any = 0
        self.times = [0] * (POWERS + 1)  # 0: not a trade
        self.gain = [0] * len(GAINS)
        self.gain_by_power: list[list[int]] = []
        self.counted = 0
        self.limit = [0] * (POWERS + 1)
        self.vp_each = 0


def read_royal(entry: Reader) -> Royal:
    """TE-13.14."""
    tile = Royal(entry.text("id"), entry.text("category"))
    if entry.has("times"):
        tile.times = _by_power(entry, entry.value("times"))
    if entry.has("pay"):
        pay = entry.part("pay")
        tile.pay = pay.amounts(GOODS)
        tile.pay_any = pay.number("resource_any", 0)
    gain = entry.part("gain") if entry.has("gain") else Reader({}, entry.where, {})
    by_name = {name: _by_power(entry, gain.value(name)) for name in GAINS if gain.has(name)}
    tile.gain_by_power = [
        [by_name.get(name, [0] * (POWERS + 1))[power] for name in GAINS] for power in range(POWERS + 1)
    ]
    if entry.has("vp_count"):
        found = _LIMITED.match(str(entry.value("vp_count")))
        if found is None or found[1] not in COUNTED:
            raise Refused(f"Table '{entry.where}': 'vp_count' must be such as 'min(avenue, power+1)'.")
        tile.counted = COUNTED.index(found[1])
        tile.limit = _by_power(entry, found[2])
        tile.vp_each = entry.number("vp_each")
    return tile


def _by_power(entry: Reader, value: object) -> list[int]:
    """`power+1` as numbers for each power; a plain number is the same for all."""
    found = _BY_POWER.match(str(value))
    if found is None:
        raise Refused(f"Table '{entry.where}': '{value}' is not an amount such as 2 or 'power+1'.")
    if found[3]:
        return [int(found[3])] * (POWERS + 1)
    return [max(0, power + int(found[2] or 0)) for power in range(POWERS + 1)]


class Discovery:
    __slots__ = ("boards", "cost", "count", "gain", "id", "mask", "rarity", "use")

    def __init__(self, id: str, count: int, cost: list[int], mask: int) -> None:
        self.id = id
        self.count = count
        self.cost = cost
        self.mask = mask  # 0: not a mask
        self.rarity = 0  # of a mask: the lowest number is the rarest
        self.use = GAINS_ONLY
        self.gain = [0] * len(GAINS)
        self.boards: list[int] = []  # of the extra worker


def read_discovery(entry: Reader) -> Discovery:
    tile = Discovery(
        entry.text("id"), entry.number("count", least=1), entry.part("cost").amounts(GOODS), entry.number("mask", 0)
    )
    if tile.mask:
        tile.rarity = entry.number("rarity", 0)
        return tile
    effect = entry.part("effect")
    tile.gain = gains(effect)
    tile.gain[G_POWER_UP] = effect.number("power_up_any_unlocked", 0)
    for key, use in USES.items():
        if effect.flag(key):
            tile.use = use
    if effect.has("extra_worker_on_boards"):
        tile.use = EXTRA_WORKER
        tile.boards = [number - 1 for number in effect.numbers("extra_worker_on_boards")]
    return tile


class TempleBonus:
    __slots__ = ("avenue", "best_set", "bonus_tile", "discovery", "high", "id", "low", "technology", "vp")

    def __init__(self, id: str) -> None:
        self.id = id
        self.best_set = False
        self.technology = 0
        self.vp = 0
        self.avenue = 0
        self.bonus_tile = 0
        self.discovery = 0
        self.low = 0
        self.high = 0


def read_temple_bonus(entry: Reader) -> TempleBonus:
    """TE-16.3; a tile without numbers repeats the best mask set."""
    tile = TempleBonus(entry.text("id"))
    tile.technology = entry.number("vp_per_technology", 0)
    tile.vp = entry.number("vp", 0)
    tile.avenue = entry.number("vp_per_avenue_step", 0)
    tile.bonus_tile = entry.number("vp_per_bonus_tile", 0)
    tile.discovery = entry.number("vp_per_other_discovery", 0)
    tile.low = entry.number("vp_low_worker", 0)
    tile.high = entry.number("vp_high_worker", 0)
    tile.best_set = tile.technology + tile.vp + tile.avenue + tile.bonus_tile + tile.discovery + tile.high == 0
    return tile


class StartTile:
    __slots__ = ("boards", "gain", "id")

    def __init__(self, id: str, boards: list[int], gain: list[int]) -> None:
        self.id = id
        self.boards = boards
        self.gain = gain


def read_start_tile(entry: Reader) -> StartTile:
    boards = [number - 1 for number in entry.numbers("boards")]
    if len(set(boards)) != 2 or not set(boards) <= set(range(BOARD_COUNT)):
        raise Refused(f"Table '{entry.where}' needs two different boards from 1 to 8.")
    return StartTile(entry.text("id"), boards, gains(entry.part("gain")))


class StartLine:
    """What a player has at the start of a first game (TE-3.13, TE-3.18)."""

    __slots__ = ("boards", "gain", "powers", "technology")

    def __init__(self, gain: list[int], boards: list[int], powers: list[int], technology: int) -> None:
        self.gain = gain
        self.boards = boards
        self.powers = powers
        self.technology = technology


def read_start_line(entry: Reader, technologies: list[str]) -> StartLine:
    workers = entry.parts("workers")
    boards = [worker.number("board", least=1) - 1 for worker in workers]
    powers = [worker.number("power", least=1) for worker in workers]
    if len(workers) != STARTING_WORKERS or max(boards) >= BOARD_COUNT or max(powers) > POWERS:
        raise Refused(f"Table '{entry.where}' needs three workers on boards from 1 to 8 with powers from 1 to 5.")
    technology = technologies.index(entry.text("technology", technologies)) if entry.has("technology") else -1
    gain = [*entry.amounts(GAINS[:G_TECHNOLOGY]), 0, 0]
    return StartLine(gain, boards, powers, technology)
