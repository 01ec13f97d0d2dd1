"""What lies on the table: the players' boards, the gears, the jungle, the offers. Data and nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from tinkuy.core.chance import Chance
from tinkuy.core.events import Event, EventKind, Witness
from tinkuy.core.questions import Blocked
from tinkuy.core.zones import Deck, Display, Hand, Zone
from tinkuy.games.tzolkin.components import Components

FREE: Final = -1  # of a gear position, a skull place, the first-player space
NEUTRAL: Final = 4  # the seat of neutral workers on the gears

# Fields of a plantation.
BARE: Final = 0
CORN_TILE: Final = 1
WOOD_TILE: Final = 2

# Where in the game the table is.
CHOOSING_WEALTH: Final = 0
TURNS: Final = 1
ROUND_END: Final = 2
OVER: Final = 3

# What points come from; indexes of Player.points.
SOURCES = [
    "chichen_itza",
    "buildings",
    "architecture",
    "architecture_bonus",
    "temples_age1",
    "leaders_age1",
    "temples_age2",
    "leaders_age2",
    "unfed",
    "corn",
    "skulls",
    "monuments",
]
FROM_CHICHEN_ITZA: Final = 0
FROM_BUILDINGS: Final = 1
FROM_ARCHITECTURE: Final = 2
FROM_ARCHITECTURE_BONUS: Final = 3
FROM_TEMPLES: Final = 4  # of age 1; two further of age 2
FROM_LEADERS: Final = 5
FROM_UNFED: Final = 8
FROM_CORN: Final = 9
FROM_SKULLS: Final = 10
FROM_MONUMENTS: Final = 11


class Player:
    """A player's board and what lies in front of it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "corn",
        "skulls",
        "resources",
        "workers",
        "hand",
        "light",
        "temples",
        "technologies",
        "buildings",
        "monuments",
        "corn_tiles",
        "wood_tiles",
        "free_workers",
        "food_discount",
        "wealth",
        "dealt",
        "points",
    )
    __slots__ = (*FIELDS, "keeping")

    def __init__(self, seat: int, like: Player | None = None) -> None:
        if like is not None:
            self._take_over(like)
            return
        self.seat = seat
        self.corn = 0
        self.skulls = 0
        self.resources = [0, 0, 0]  # wood, stone, gold
        self.workers = 0  # owned: in hand, on gears, on the first-player space
        self.hand = 0
        self.light = True  # side of the player board; dark once the two-day advance is used
        self.temples = [0, 0, 0]
        self.technologies = [0, 0, 0, 0]
        self.buildings: list[int] = []
        self.monuments: list[int] = []
        self.corn_tiles = 0
        self.wood_tiles = 0
        self.free_workers = 0  # need no corn on Food Days
        self.food_discount = 0  # corn less for each other worker
        self.wealth: list[int] = []  # kept tiles
        self.dealt = Hand("wealth", [], seat)  # before the choice all, afterwards the secretly discarded ones
        self.points = [0] * len(SOURCES)  # in quarters
        self.keeping: list[int] = []  # while all choose in secret: the tiles chosen so far

    def _take_over(self, like: Player) -> None:
        self.seat = like.seat
        self.corn = like.corn
        self.skulls = like.skulls
        self.resources = like.resources.copy()
        self.workers = like.workers
        self.hand = like.hand
        self.light = like.light
        self.temples = like.temples.copy()
        self.technologies = like.technologies.copy()
        self.buildings = like.buildings.copy()
        self.monuments = like.monuments.copy()
        self.corn_tiles = like.corn_tiles
        self.wood_tiles = like.wood_tiles
        self.free_workers = like.free_workers
        self.food_discount = like.food_discount
        self.wealth = like.wealth.copy()
        self.dealt = like.dealt.copy()
        self.points = like.points.copy()
        self.keeping = []

    def copy(self) -> Player:
        return Player(self.seat, self)


class Tzolkin:
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "stage",
        "day",
        "round",
        "food_days",
        "first",
        "turns_taken",
        "age",
        "gears",
        "fp_space",
        "tooth_corn",
        "jungle",
        "skull_supply",
        "skull_places",
        "building_offer",
        "monument_offer",
        "age1_stack",
        "age2_stack",
        "monuments_left_out",
        "wealth_stack",
        "wealth_shown",
        "placed",
        "worker",
        "plantation",
        "used_temples",
        "any_action_cost",
        "building",
        "architecture_kept",
        "corn_rate",
        "architecture_used",
        "monument_allowed",
        "second_building",
        "players",
    )
    __slots__ = (*FIELDS, "amount", "components", "due", "follow_ups", "free_level", "mercy", "told", "witness")

    def __init__(
        self, components: Components, players: list[Player], chance: Chance, like: Tzolkin | None = None
    ) -> None:
        self.components = components
        self.told: list[Event] | None = None
        self.witness: Witness | None = None
        if like is not None:
            self._take_over(like)
            return
        self.chance = chance
        self.stage = CHOOSING_WEALTH
        self.day = 0  # days advanced since the start
        self.round = 1
        self.food_days = 0  # held so far
        self.first = 0  # seat with the first-player marker
        self.turns_taken = 0  # in this round
        self.age = 1
        self.gears: list[list[int]] = []  # per position a seat, NEUTRAL or FREE
        self.fp_space = FREE
        self.tooth_corn = 0
        self.jungle: list[list[int]] = []  # per Palenque action, per field
        self.skull_supply = 0
        self.skull_places: list[int] = []  # per Chichen Itza action the seat whose skull lies there
        self.building_offer = Display("building", [])
        self.monument_offer = Display("monument", [])
        self.age1_stack = Deck("age1", [])
        self.age2_stack = Deck("age2", [])
        self.monuments_left_out = Deck("monument", [])
        self.wealth_stack = Deck("wealth", [])
        self.wealth_shown = Display("wealth", [])
        self.placed = 0  # workers placed in this turn
        # What the open question is about, for its legality; each rule sets its own before it asks.
        self.worker = FREE  # space whose action is being chosen, or FREE for any action
        self.plantation = 0
        self.used_temples = 0  # bits
        self.any_action_cost = 0
        self.building = FREE  # being paid
        self.architecture_kept = False  # whether it can be kept for a second building
        self.corn_rate = 0  # corn for each resource of a building's cost, or 0 where resources pay
        self.architecture_used = False
        self.monument_allowed = False
        self.second_building = False  # of one action that could have built a monument instead
        self.players = players
        self._forget()

    def _forget(self) -> None:
        """The rest of it: found anew by whoever replays the turn, so neither saved nor copied."""
        self.due: Blocked | None = None  # why the question cannot be left with less, if it cannot
        self.amount = 0  # of resources to pay or take
        self.free_level = False
        self.follow_ups = 0  # bits of the actions that buildings still grant
        self.mercy = FREE  # the space for which mercy places a worker

    def _take_over(self, like: Tzolkin) -> None:
        self.chance = like.chance.copy()
        self.stage = like.stage
        self.day = like.day
        self.round = like.round
        self.food_days = like.food_days
        self.first = like.first
        self.turns_taken = like.turns_taken
        self.age = like.age
        self.gears = [gear.copy() for gear in like.gears]
        self.fp_space = like.fp_space
        self.tooth_corn = like.tooth_corn
        self.jungle = [fields.copy() for fields in like.jungle]
        self.skull_supply = like.skull_supply
        self.skull_places = like.skull_places.copy()
        self.building_offer = like.building_offer.copy()
        self.monument_offer = like.monument_offer.copy()
        self.age1_stack = like.age1_stack.copy()
        self.age2_stack = like.age2_stack.copy()
        self.monuments_left_out = like.monuments_left_out.copy()
        self.wealth_stack = like.wealth_stack.copy()
        self.wealth_shown = like.wealth_shown.copy()
        self.placed = like.placed
        self.worker = like.worker
        self.plantation = like.plantation
        self.used_temples = like.used_temples
        self.any_action_cost = like.any_action_cost
        self.building = like.building
        self.architecture_kept = like.architecture_kept
        self.corn_rate = like.corn_rate
        self.architecture_used = like.architecture_used
        self.monument_allowed = like.monument_allowed
        self.second_building = like.second_building
        self.players = [player.copy() for player in like.players]
        self._forget()

    def copy(self) -> Tzolkin:
        """Independent of the original; nobody is told what happens on a copy."""
        return Tzolkin(self.components, self.players, self.chance, self)

    def zones(self) -> list[Zone]:
        zones: list[Zone] = [
            self.building_offer,
            self.monument_offer,
            self.age1_stack,
            self.age2_stack,
            self.monuments_left_out,
            self.wealth_stack,
            self.wealth_shown,
        ]
        return zones + [player.dealt for player in self.players]

    def board(self, seat: int) -> Player:
        return self.players[seat]

    def tell(self, kind: EventKind, values: list[int]) -> None:
        """Callers look at `told` first, so that silence costs nothing."""
        assert self.told is not None
        event = Event(kind, values)
        self.told.append(event)
        if self.witness is not None:
            self.witness(event)


def on_gears(game: Tzolkin, me: Player) -> int:
    """Own workers on the five city gears; the first-player space is none of them (TZ-7.8)."""
    return me.workers - me.hand - (1 if game.fp_space == me.seat else 0)
