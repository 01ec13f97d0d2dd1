"""The component tables in the form the rules use: lists by index, rewards as small objects.

Most tables are reconstructed and say so; no rule assumes their sizes, so that an owner can put in the printed ones.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.components import ComponentSet, Reader
from tinkuy.core.errors import Refused
from tinkuy.games.tawantinsuyu.rewards_data import Reward, read_rewards, same_rewards

RESOURCES: Final = ["potato", "corn", "stone", "gold"]
POTATO: Final = 0
CORN: Final = 1
STONE: Final = 2
GOLD: Final = 3

WORKERS: Final = ["architect", "courier", "craftsman", "priest", "warrior"]
ARCHITECT: Final = 0
COURIER: Final = 1
CRAFTSMAN: Final = 2
PRIEST: Final = 3
WARRIOR: Final = 4

TERRACES: Final = ["top", "mid", "bot"]
TOP: Final = 0
MID: Final = 1
BOT: Final = 2

COLOURS = ["blue", "green", "neutral"]
BLUE: Final = 0
GREEN: Final = 1

TASKS = ["potato", "corn", "stone", "gold", "weave", "statue", "steps", "building", "train", "produce", "trade"]
T_WEAVE: Final = 4
T_STATUE: Final = 5
T_STEPS: Final = 6
T_BUILDING: Final = 7
T_TRAIN: Final = 8
T_PRODUCE: Final = 9

ACTIONS = ["worship", "offering", "refresh", "conquest", "produce"]
WORSHIP: Final = 0
OFFERING: Final = 1
REFRESH: Final = 2
CONQUEST: Final = 3
PRODUCE: Final = 4

UPPER: Final = 0
LOWER: Final = 1

SOLO_ROWS = ["top", "middle", "bottom"]
SOLO_ACTIONS = [
    "potato",
    "corn",
    "stone",
    "gold",
    "stone_or_corn",
    "building_production",
    "weave",
    "steps",
    "building_passive",
    "statue",
    "village_potato",
    "nomad",
    "village_corn",
]


class Space:
    __slots__ = ("colour", "icons", "neighbours", "sector", "segment", "symbol", "terrace", "two_player")

    def __init__(self, sector: int, terrace: int, symbol: int, colour: int, two_player: bool) -> None:
        self.sector = sector
        self.terrace = terrace
        self.segment = sector * len(TERRACES) + terrace
        self.symbol = symbol
        self.colour = colour
        self.two_player = two_player
        self.icons: list[int] = []
        self.neighbours: list[int] = []  # TA-5.5: same terrace, at least one shared icon


class GodCard:
    __slots__ = ("reward", "symbol")

    def __init__(self, symbol: int, reward: list[Reward]) -> None:
        self.symbol = symbol
        self.reward = reward


class ArmyCard:
    __slots__ = ("bonus", "soldiers")

    def __init__(self, soldiers: int, bonus: list[Reward]) -> None:
        self.soldiers = soldiers
        self.bonus = bonus


class Building:
    """A production building with its output, or a passive one (Z01-Z20) with none."""

    __slots__ = ("cost", "number", "output", "passive")

    def __init__(self, cost: list[int], number: int, output: list[Reward], passive: bool) -> None:
        self.cost = cost
        self.number = number
        self.output = output
        self.passive = passive


class Weave:
    __slots__ = ("left", "mark", "number", "pattern", "right")

    def __init__(self, number: int, pattern: int, left: int, right: int, mark: str) -> None:
        self.number = number
        self.pattern = pattern
        self.left = left
        self.right = right
        self.mark = mark


class ConquestSpace:
    __slots__ = ("discard", "flip", "pos", "region", "reward")

    def __init__(self, region: int, pos: int, flip: int, discard: int, reward: list[Reward]) -> None:
        self.region = region
        self.pos = pos
        self.flip = flip
        self.discard = discard
        self.reward = reward


class TempleStep:
    __slots__ = ("end_vp", "left", "vp")

    def __init__(self, left: list[Reward], vp: int, end_vp: int) -> None:
        self.left = left
        self.vp = vp
        self.end_vp = end_vp


class Components:
    """All tables of the game; made once, shared by every state."""

    def __init__(self, tables: ComponentSet) -> None:
        top = tables.reader()
        self._read_pieces(top)
        self._read_costs(top)
        self._read_hill(top)
        self._read_cards(top)
        self._read_buildings(top)
        self._read_weaves(top)
        self._read_tracks(top)
        self._read_solo(top)
        self._list_mixes()
        self._list_prices()
        self.own_counts: list[int] = []  # of each kind of question; set with the kinds
        self.reach: dict[int, list[int]] = {}  # conquest spaces by the strength that meets their demand, as asked for

    def _read_pieces(self, top: Reader) -> None:
        components, setup = top.part("components"), top.part("setup")
        self.workers_per_kind = components.number("workers_per_colour")
        self.step_markers = components.number("steps_per_player")
        self.conquest_markers = components.number("conquest_markers_per_player")
        self.start_vp = setup.number("start_vp")
        self.start_stone = setup.number("start_stone")
        self.cards_dealt = setup.number("god_cards_dealt")
        self.cards_kept = setup.number("god_cards_kept")
        self.start_workers = setup.number("start_workers")
        self.seed_per_kind = setup.number("draw_bag_seed_per_colour")
        self.market_per_type = setup.number("market_per_type")
        self.removed_per_kind = _by_players(setup.part("remove_workers_per_colour"))
        self.altar_limit = _by_players(setup.part("altar_capacity"))
        village = top.part("village")
        self.village_spaces = _by_players(village.part("spaces"))
        self.nomad_spaces = _by_players(village.part("nomads"))
        marks = setup.part("weave_marks_removed")
        self.marks_removed = [[], [], marks.texts("p2"), marks.texts("p3"), marks.texts("p4")]

    def _read_costs(self, top: Reader) -> None:
        costs, scoring = top.part("costs"), top.part("scoring")
        distance, height = costs.part("distance_food"), costs.part("height_food")
        self.distance_food = [distance.number("same"), distance.number("adjacent"), distance.number("far")]
        self.height_food = [height.number(terrace) for terrace in TERRACES]
        self.steps_discount = costs.number("steps_discount")
        self.steps_use_vp = costs.number("steps_use_vp")
        self.lower_owner_vp = costs.number("lower_steps_owner_vp")
        self.steps_cost = costs.part("steps").amounts(RESOURCES)
        reward = costs.part("steps_reward")
        self.steps_vp = reward.number("vp")
        self.steps_gain = reward.amounts(RESOURCES)
        self.statue_cost = [
            costs.part("statue_small").amounts(RESOURCES),
            costs.part("statue_large").amounts(RESOURCES),
        ]
        self.statue_vp = [costs.number("statue_small_vp"), costs.number("statue_large_vp")]
        self.weaves_corn = costs.numbers("weaves_corn")
        self.leftover_corn = costs.number("weave_leftover_corn")
        self.weave_draw = costs.number("weave_draw")
        self.gather = costs.part("gather").amounts(RESOURCES)
        self.worker_limit = costs.number("worker_limit")
        self.tapestry_vp = scoring.numbers("tapestry_vp")
        self.vp_building = scoring.number("face_up_building")
        self.vp_god_card = scoring.number("god_card_in_hand")
        self.vp_army_card = scoring.number("face_up_army_card")
        self.vp_worker = scoring.number("worker_in_supply")
        self.vp_gold = scoring.number("gold")
        self.vp_missing_potato = scoring.number("missing_potato", least=-99)
        trigger = scoring.part("ceremony_trigger")
        self.trigger_vp = [trigger.numbers("vp"), trigger.numbers("alternative")]
        cards = scoring.part("ceremony_cards")
        self.ceremony_cards = [[], cards.numbers("p2"), cards.numbers("p2"), cards.numbers("p3"), cards.numbers("p4")]
        self.ceremony_play_limit = cards.number("play_limit")

    def _read_hill(self, top: Reader) -> None:
        gods, hill = top.part("gods"), top.part("hill")
        self.symbols = gods.texts("symbols")
        self.sectors = hill.number("sectors")
        self.icon_ids = [entry.text("id") for entry in hill.parts("icon")]
        self.icon_tasks = [TASKS.index(entry.text("kind", TASKS)) for entry in hill.parts("icon")]
        self.space_ids: list[str] = []
        self.spaces: list[Space] = []
        for entry in hill.parts("space"):
            self.space_ids.append(entry.text("id"))
            space = Space(
                entry.number("sector"),
                TERRACES.index(entry.text("terrace", TERRACES)),
                self.symbols.index(entry.text("symbol", self.symbols)),
                COLOURS.index(entry.text("colour", COLOURS)),
                entry.flag("two_player"),
            )
            for icon in entry.texts("icons"):
                if icon not in self.icon_ids:
                    raise Refused(f"Space '{entry.text('id')}' touches the task icon '{icon}', which does not exist.")
                space.icons.append(self.icon_ids.index(icon))
            if len(space.icons) != 3 or not 0 <= space.sector < self.sectors:
                raise Refused(f"Space '{entry.text('id')}' must touch 3 task icons and lie in one of the sectors.")
            self.spaces.append(space)
        self.segments = [space.segment for space in self.spaces]
        self.space_symbols = [space.symbol for space in self.spaces]
        for one, space in enumerate(self.spaces):
            for other, neighbour in enumerate(self.spaces):
                if one != other and space.terrace == neighbour.terrace and set(space.icons) & set(neighbour.icons):
                    space.neighbours.append(other)
        statues = {entry.text("size"): entry.number("per_symbol") for entry in gods.parts("statue")}
        self.statues_per_symbol = [statues["small"], statues["large"]]
        order = top.part("coricancha").texts("clockwise")
        if sorted(order) != sorted(ACTIONS) or len(order) != self.sectors:
            raise Refused("The Coricancha needs exactly the five priest actions, one for each sector.")
        self.coricancha = [ACTIONS.index(action) for action in order]
        self.printed_orientation = top.part("coricancha").number("printed_orientation")

    def _read_cards(self, top: Reader) -> None:
        gods, army = top.part("gods"), top.part("army")
        self.god_ids = [entry.text("id") for entry in gods.parts("card")]
        self.gods = [
            GodCard(self.symbols.index(entry.text("symbol", self.symbols)), read_rewards(entry, "reward"))
            for entry in gods.parts("card")
        ]
        self.army_ids = [entry.text("id") for entry in army.parts("card")]
        self.army = [ArmyCard(entry.number("soldiers"), read_rewards(entry, "bonus")) for entry in army.parts("card")]
        self.army_alike = [self._first_alike(card) for card in self.army]  # the first card of the same kind

    def _first_alike(self, card: ArmyCard) -> int:
        for index, other in enumerate(self.army):
            if other.soldiers == card.soldiers and same_rewards(other.bonus, card.bonus):
                return index
        raise AssertionError("A card is like itself.")

    def _read_buildings(self, top: Reader) -> None:
        production, passive = top.part("production"), top.part("passive")
        self.building_ids: list[str] = []
        self.buildings: list[Building] = []
        for entry in production.parts("building"):
            self.building_ids.append(entry.text("id"))
            cost = entry.part("cost").amounts(RESOURCES)
            self.buildings.append(Building(cost, entry.number("number"), read_rewards(entry, "output"), passive=False))
        self.first_passive = len(self.buildings)
        self.passive: dict[str, int] = {}  # id -> index of the building
        for entry in passive.parts("building"):
            self.passive[entry.text("id")] = len(self.buildings)
            self.building_ids.append(entry.text("id"))
            cost = entry.part("cost").amounts(RESOURCES)
            self.buildings.append(Building(cost, 0, [], passive=True))
        # Index of each passive building by its number, -1 when an owner's table lacks it: Z[12] is Z12.
        self.z = [self.passive.get(f"Z{number:02}", -1) for number in range(21)]
        self.z10_reward = [
            passive.part("z10_reward").amounts(RESOURCES),
            passive.part("z10_reward_alternative").amounts(RESOURCES),
        ]

    def _read_weaves(self, top: Reader) -> None:
        weaves = top.part("weaves")
        self.edge_ids = [entry.text("id") for entry in weaves.parts("edge")]
        self.edges = [read_rewards(entry, "reward") for entry in weaves.parts("edge")]
        self.weave_ids: list[str] = []
        self.weaves: list[Weave] = []
        for entry in weaves.parts("tile"):
            self.weave_ids.append(entry.text("id"))
            left = self.edge_ids.index(entry.text("left", self.edge_ids))
            right = self.edge_ids.index(entry.text("right", self.edge_ids))
            self.weaves.append(Weave(entry.number("number"), entry.number("pattern"), left, right, entry.text("mark")))

    def _read_tracks(self, top: Reader) -> None:
        self.temple = [
            TempleStep(read_rewards(entry, "left"), entry.number("right_vp"), entry.number("end_vp"))
            for entry in top.part("temple").parts("step")
        ]
        conquest = top.part("conquest")
        self.regions = conquest.texts("regions")
        self.conquest = [
            ConquestSpace(
                self.regions.index(entry.text("region", self.regions)),
                entry.number("pos"),
                entry.number("flip"),
                entry.number("discard"),
                read_rewards(entry, "reward"),
            )
            for entry in conquest.parts("space")
        ]
        self.conquest_ids = [f"{self.regions[space.region]}_{space.pos}" for space in self.conquest]

    def _read_solo(self, top: Reader) -> None:
        solo = top.part("solo")
        self.die = solo.numbers("die")
        self.solo_start = solo.part("start").amounts(RESOURCES)
        self.solo_rows = [[SOLO_ACTIONS.index(name) for name in entry.texts("spaces")] for entry in solo.parts("cycle")]
        self.solo_amounts = solo.parts("cycle")[0].numbers("amounts")
        self.personality_space = solo.parts("cycle")[0].number("personality_slot") - 1
        self.token_values = [entry.number("value") for entry in solo.parts("token")]
        self.token_rows = [SOLO_ROWS.index(entry.text("cycle", SOLO_ROWS)) for entry in solo.parts("token")]
        self.token_starts = [entry.number("start") - 1 for entry in solo.parts("token")]
        self.solo_worker_bonus: list[list[Reward]] = [[] for _ in WORKERS]
        for entry in solo.parts("worker_bonus"):
            self.solo_worker_bonus[WORKERS.index(entry.text("worker", WORKERS))] = read_rewards(entry, "reward")
        self.personalities = [read_rewards(entry, "reward") for entry in solo.parts("personality")]
        self.solo_regions = [self.regions.index(name) for name in solo.texts("conquest_region_priority")]
        self.solo_choice = [RESOURCES.index(name) for name in solo.texts("produce_choice_priority")]
        activation = solo.part("activation")
        self.offering_min_corn = activation.number("offering_min_corn")
        self.produce_min = activation.number("produce_min_face_up")
        self.worship_min = activation.number("worship_min_statues")
        self.refresh_min = activation.number("refresh_min_face_down")
        self.solo_win_vp = solo.number("win_vp")

    def _list_mixes(self) -> None:
        """All payments up to the dearest price: the domain of one question."""
        dearest = self.distance_food[-1] + self.height_food[-1]
        dearest = max([dearest, *self.weaves_corn, *(sum(building.cost) for building in self.buildings)])
        dearest = max([dearest, sum(self.steps_cost), *(sum(cost) for cost in self.statue_cost)])
        self.mixes: list[tuple[int, int, int, int]] = []
        for total in range(1, dearest + 1):
            for potato in range(total, -1, -1):
                for corn in range(total - potato, -1, -1):
                    for stone in range(total - potato - corn, -1, -1):
                        self.mixes.append((potato, corn, stone, total - potato - corn - stone))
        self.mix_of = {mix: index for index, mix in enumerate(self.mixes)}

    def _list_prices(self) -> None:
        """TA-4.4 to TA-4.9, TA-7.10: food of a sector's three segments, by priest, sector and built steps.

        Worked out once, because the spaces that can be paid are looked for in every turn.
        """
        self.prices: list[list[list[int]]] = []
        self.courier_prices: list[list[list[int]]] = []
        for priest in range(self.sectors):
            rows: list[list[int]] = []
            for sector in range(self.sectors):
                around = (sector - priest) % self.sectors
                distance = self.distance_food[min(around, self.sectors - around, 2)]
                for upper, lower in ((0, 0), (1, 0), (0, 1), (1, 1)):
                    built = (0, upper, upper + lower)
                    heights = zip(self.height_food, built, strict=True)
                    rows.append([distance + max(0, height - self.steps_discount * n) for height, n in heights])
            self.prices.append(rows)
            self.courier_prices.append([[max(0, price - 1) for price in row] for row in rows])


def _by_players(entry: Reader) -> list[int]:
    """A table p2, p3, p4 as a list; one player plays on the numbers of two (TA-17.1)."""
    return [0, entry.number("p2"), entry.number("p2"), entry.number("p3"), entry.number("p4")]


def component_rulings(tables: ComponentSet) -> dict[str, list[str]]:
    """The switchable rulings with their values, the default first."""
    rulings: dict[str, list[str]] = {}
    table = tables.reader().part("rulings")
    for name in table.data:
        entry = table.part(name)
        values = entry.value("options")
        if not isinstance(values, list) or entry.value("default") not in values:
            raise Refused(f"Table '{entry.where}' needs a list 'options' and a 'default' that is one of them.")
        default = str(entry.value("default"))
        rulings[name] = [default, *(str(value) for value in values if str(value) != default)]
    return rulings
