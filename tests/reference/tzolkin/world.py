"""What lies on the table, in the words of the rules page."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from tests.reference.tzolkin.tables import GEAR, GEARS, RESOURCES, TABLES, TEMPLES, TRACKS

NEUTRAL = "neutral"


@dataclass
class Player:
    seat: int
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(["corn", *RESOURCES, "skull"], 0))
    workers: int = TABLES["setup"]["start_workers"]
    hand: int = TABLES["setup"]["start_workers"]
    light: bool = True
    temples: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TEMPLES, 1))
    technologies: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    buildings: list[str] = field(default_factory=list)
    monuments: list[str] = field(default_factory=list)
    corn_tiles: int = 0
    wood_tiles: int = 0
    wealth: list[str] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)
    points: dict[str, Fraction] = field(default_factory=dict)

    def score(self, source: str, points: Fraction | int) -> None:
        self.points[source] = self.points.get(source, Fraction(0)) + points

    def resources(self) -> int:
        return sum(self.goods[resource] for resource in RESOURCES)

    def can_pay(self, cost: dict[str, int]) -> bool:
        return all(self.goods[good] >= n for good, n in cost.items())

    def pay(self, cost: dict[str, int]) -> None:
        assert self.can_pay(cost)
        for good, n in cost.items():
            self.goods[good] -= n


@dataclass
class World:
    players: list[Player]
    first: int
    day: int = 0
    round: int = 1
    food_days: int = 0
    age: int = 1
    # Per position of a gear a seat, NEUTRAL or nobody.
    gears: dict[str, list[int | str | None]] = field(
        default_factory=lambda: {gear: [None] * GEAR[gear]["teeth"] for gear in GEARS}
    )
    first_player_space: int | None = None
    tooth_corn: int = 0
    # Per plantation its fields, each a pile of tiles with the top one last.
    jungle: dict[int, list[list[str]]] = field(default_factory=dict)
    skulls: int = TABLES["supply"]["skulls"]
    skull_places: dict[int, int | None] = field(default_factory=lambda: dict.fromkeys(range(1, 10)))
    buildings: list[str] = field(default_factory=list)
    monuments: list[str] = field(default_factory=list)
    # Face down, the next one last.
    age1_stack: list[str] = field(default_factory=list)
    age2_stack: list[str] = field(default_factory=list)
    over: bool = False

    def on_gears(self, player: Player) -> list[tuple[str, int]]:
        """Where own workers stand on gears; the first-player space is none of them (TZ-7.8)."""
        return [
            (gear, space)
            for gear, positions in self.gears.items()
            for space, worker in enumerate(positions)
            if worker == player.seat
        ]

    def gain(self, player: Player, good: str, n: int) -> None:
        """From the supply, which is short of skulls only (TZ-1.1, TZ-1.2, TZ-1.9)."""
        if good == "skull":
            n = min(n, self.skulls)
            self.skulls -= n
        player.goods[good] += n

    def gain_worker(self, player: Player) -> None:
        """Into hand, the seventh is lost (TZ-1.3, TZ-14.3, TZ-19.12)."""
        if player.workers < TABLES["supply"]["worker_limit_per_player"]:
            player.workers += 1
            player.hand += 1
