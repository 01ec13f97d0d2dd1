"""The component tables in the form the rules use: lists by index, effects as small tuples.

Every number comes from components.toml (or an owner's file of the same form); no rule assumes a table's size.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.components import ComponentSet, Reader
from tinkuy.core.errors import Refused

RESOURCES = ["wood", "stone", "gold"]
GOODS = ["corn", *RESOURCES, "skull"]
WOOD: Final = 0
CORN: Final = 0  # among GOODS
SKULL: Final = 4

GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
PALENQUE: Final = 0
TIKAL: Final = 2
CHICHEN_ITZA: Final = 4
FIRST_PLAYER_SPACE: Final = 5  # beside the gears wherever a place for a worker is meant

TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]
TRACKS = ["agriculture", "extraction", "architecture", "theology"]
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
FRAMES = ["farm", "civic", "tomb", "shrine"]
ANY: Final = -1

# Verbs of a gear's action spaces.
ACTION_KINDS = ["none", "gain", "harvest", "tech", "build", "temple", "exchange", "worker", "any_action", "skull"]
NO_ACTION: Final = 0
GAIN: Final = 1
HARVEST: Final = 2
TECH: Final = 3
BUILD: Final = 4
TEMPLE: Final = 5
EXCHANGE: Final = 6
WORKER: Final = 7
ANY_ACTION: Final = 8
SKULL_PLACE: Final = 9

# Verbs of tiles' effects.
EFFECT_KINDS = ["gain", "tech", "temple", "vp", "worker", "feed_free_workers", "feed_discount_each"]
E_GAIN: Final = 0
E_TECH: Final = 1
E_TEMPLE: Final = 2
E_VP: Final = 3
E_WORKER: Final = 4
E_FEED_FREE: Final = 5
E_FEED_DISCOUNT: Final = 6
E_RESOURCES: Final = 7
DEFERRED_KINDS = ["build_building", "exchange", "any_action"]
D_BUILD: Final = 0
D_EXCHANGE: Final = 1

MONUMENT_KINDS = [
    "per_frame_owned",
    "per_building_and_monument_owned",
    "per_monument_built_by_anyone",
    "per_corn_tile",
    "per_wood_tile",
    "by_worker_count",
    "per_technology_level",
    "by_tracks_at_level_3",
    "per_step_above_start_in_best_temple",
    "vp_of_own_step_in_each_temple",
    "per_skull_on_chichen_itza",
]
M_FRAME: Final = 0
M_OWN: Final = 1
M_EVERYONE: Final = 2
M_CORN_TILES: Final = 3
M_WOOD_TILES: Final = 4
M_WORKERS: Final = 5
M_LEVELS: Final = 6
M_FULL_TRACKS: Final = 7
M_ONE_TEMPLE: Final = 8
M_ALL_TEMPLES: Final = 9
M_SKULLS: Final = 10


class Action:
    """What an action space does; which numbers matter depends on its kind."""

    __slots__ = ("buildings", "corn", "cost", "goods", "kind", "monument", "resource_choice", "steps", "temple", "vp")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.goods = [0, 0, 0, 0, 0]
        self.steps = 0  # technology advances or temple steps, at most
        self.cost = 0  # in resources (Tikal) or corn (Uxmal)
        self.corn = False  # whether the price is corn
        self.buildings = 0
        self.monument = False
        self.vp = 0
        self.temple = ANY
        self.resource_choice = 0


class Effect:
    """One line of a tile: verb, what it touches, how much."""

    __slots__ = ("goods", "kind", "n", "target")

    def __init__(self, kind: int, target: int, n: int, goods: list[int]) -> None:
        self.kind = kind
        self.target = target
        self.n = n
        self.goods = goods


class Building:
    __slots__ = ("age", "cost", "count", "deferred", "effects", "frame", "total")

    def __init__(self, age: int, frame: int, count: int, cost: list[int]) -> None:
        self.age = age
        self.frame = frame
        self.count = count
        self.cost = cost
        self.total = sum(cost)
        self.effects: list[Effect] = []
        self.deferred: list[tuple[int, int]] = []  # verb, corn it costs


class Monument:
    __slots__ = ("cost", "frame", "kind", "skulls", "table", "target", "vp")

    def __init__(self, frame: int, cost: list[int], skulls: int, kind: int) -> None:
        self.frame = frame
        self.cost = cost
        self.skulls = skulls
        self.kind = kind
        self.vp = 0
        self.target = ANY
        self.table: dict[int, int] = {}


class Wealth:
    __slots__ = ("effects", "gear", "space")

    def __init__(self, gear: int, space: int, effects: list[Effect]) -> None:
        self.gear = gear
        self.space = space
        self.effects = effects


class FoodDay:
    __slots__ = ("age", "ends_game", "new_age", "reward_vp", "start")

    def __init__(self, start: int, age: int, reward_vp: bool, new_age: int, ends_game: bool) -> None:
        self.start = start  # days advanced
        self.age = age
        self.reward_vp = reward_vp
        self.new_age = new_age
        self.ends_game = ends_game


class Components:
    """All tables of the game; made once, shared by every state."""

    def __init__(self, tables: ComponentSet) -> None:
        top = tables.reader()
        self.skulls = top.part("supply").number("skulls")
        self.worker_limit = top.part("supply").number("worker_limit_per_player")
        self._read_setup(top)
        self._read_calendar(top)
        self._read_costs(top)
        self._read_gears(top)
        self._read_temples(top)
        self._read_technologies(top)
        self._read_tiles(top)
        self._list_mixes()

    def _read_setup(self, top: Reader) -> None:
        setup = top.part("setup")
        self.start_workers = setup.number("start_workers")
        self.start_step = setup.number("start_temple_step")
        self.wealth_dealt = setup.number("wealth_dealt")
        self.wealth_kept = setup.number("wealth_kept")
        self.building_spaces = setup.number("building_spaces")
        self.monuments_face_up = [0] * 5
        self.fields = [0] * 5
        self.neutral_workers = [0] * 5
        for entry in setup.parts("by_players"):
            players = entry.number("players")
            if players not in (2, 3, 4):
                raise Refused(f"Table 'setup.by_players' cannot be for {players} players.")
            self.monuments_face_up[players] = entry.number("monuments_face_up")
            self.fields[players] = entry.number("fields_per_plantation")
            self.neutral_workers[players] = entry.number("neutral_workers")
        self.most_fields = max(self.fields)
        self.opposite = setup.part("neutral").number("opposite_offset_small_gear")
        self.no_opposite = [GEARS.index(gear) for gear in setup.part("neutral").texts("opposite_rule_excludes", GEARS)]
        self.corn_plantations = setup.part("jungle").numbers("corn_tile_on_each_field_of")
        self.wood_plantations = setup.part("jungle").numbers("wood_tile_on_top_on_each_field_of")

    def _read_calendar(self, top: Reader) -> None:
        self.food_days = [
            FoodDay(
                day.number("advances_from_start"),
                day.number("age"),
                day.text("reward", ["goods", "vp"]) == "vp",
                day.number("change_buildings_to_age", 0),
                day.flag("ends_game"),
            )
            for day in top.part("calendar").parts("food_day")
        ]
        starts = [day.start for day in self.food_days]
        if min(starts) == 0 or starts != sorted(set(starts)):
            raise Refused("The Food Days of the calendar must come one after another, none on the first day.")
        if any(day.age not in (1, 2) or day.new_age not in (0, 1, 2) for day in self.food_days):
            raise Refused("The age of a Food Day is 1 or 2.")
        self.teeth = top.part("calendar").number("teeth")
        self.last_day = self.food_days[-1].start
        feeding = top.part("feeding")
        self.corn_per_worker = feeding.number("corn_per_worker")
        self.vp_per_unfed = feeding.number("vp_lost_per_unfed_worker")

    def _read_costs(self, top: Reader) -> None:
        self.crowd_cost = top.part("placement").numbers("extra_cost_marginal")
        if len(self.crowd_cost) < self.worker_limit:
            raise Refused("Table 'placement' needs an 'extra_cost_marginal' for every worker a player can own.")
        self.fp_cost = top.part("placement").number("first_player_space_cost")
        self.step_back_cost = top.part("pickup").number("corn_per_step_back")
        self.beg_limit = top.part("begging").number("max_corn_to_beg")
        self.beg_corn = top.part("begging").number("corn_after")
        first = top.part("first_player_space")
        self.tooth_corn = first.number("corn_per_unclaimed_round")
        self.exchange = top.part("exchange").amounts(RESOURCES)
        final = top.part("final_scoring")
        self.corn_per_vp = final.number("vp_per_corn_denominator")
        self.vp_per_skull = final.number("vp_per_leftover_skull")
        if self.corn_per_vp not in (1, 2, 4):
            raise Refused("Scores are kept in quarters, so 1, 2 or 4 corn make a point in 'final_scoring'.")

    def _read_gears(self, top: Reader) -> None:
        entries = top.by_id("gear", GEARS)
        self.gear_teeth = [entries[gear].number("teeth") for gear in GEARS]
        self.last_space = [entries[gear].number("last_space") for gear in GEARS]
        self.regular = [entries[gear].number("regular_actions") for gear in GEARS]
        self.actions: list[list[Action]] = []
        self.free_choice: list[list[bool]] = []
        # A flat index over all numbered spaces of all gears: the domain of two kinds of questions.
        self.offset: list[int] = []
        self.gear_of: list[int] = []
        self.space_of: list[int] = []
        for gear, name in enumerate(GEARS):
            spaces = self.last_space[gear] + 1
            if self.gear_teeth[gear] <= spaces or self.regular[gear] >= spaces:
                raise Refused(f"Gear '{name}' needs more teeth than numbered spaces and fewer actions than spaces.")
            free = entries[name].numbers("free_choice_spaces")
            self.free_choice.append([space in free for space in range(spaces)])
            self.offset.append(len(self.gear_of))
            self.gear_of += [gear] * spaces
            self.space_of += range(spaces)
            actions = [Action(NO_ACTION) for _ in range(spaces)]
            for entry in entries[name].parts("action"):
                space = entry.number("space")
                kind = entry.text("kind")
                if kind != "any_on_gear" and 0 < space <= self.regular[gear]:
                    actions[space] = _action(entry, ACTION_KINDS)
            self.actions.append(actions)
        self.no_space = len(self.gear_of)  # the answer beside all spaces: nothing, or done

    def _read_temples(self, top: Reader) -> None:
        entries = top.by_id("temple", TEMPLES)
        self.temple_vp = [entries[temple].numbers("vp") for temple in TEMPLES]
        self.temple_top = [len(steps) - 1 for steps in self.temple_vp]
        self.temple_goods: list[list[int]] = []  # per step an index of GOODS or -1
        for temple in TEMPLES:
            goods = entries[temple].texts("good", ["", *GOODS])
            if len(goods) != len(entries[temple].numbers("vp")):
                raise Refused(f"Temple '{temple}' needs as many goods as steps.")
            self.temple_goods.append([GOODS.index(good) if good else -1 for good in goods])
        self.leader_bonus = [
            [0] * len(TEMPLES),
            [entries[temple].number("leader_bonus_age1") for temple in TEMPLES],
            [entries[temple].number("leader_bonus_age2") for temple in TEMPLES],
        ]

    def _read_technologies(self, top: Reader) -> None:
        cost = top.part("technology_cost")
        self.levels = cost.number("levels")
        self.advance_cost = [cost.number(f"to_level_{level + 1}") for level in range(self.levels)]
        self.advance_cost.append(cost.number("bonus_beyond_level_3"))
        entries = top.by_id("technology", TRACKS)
        by_level = [[entries[track].part(f"level_{n + 1}") for n in range(self.levels)] for track in TRACKS]

        def total(track: int, key: str) -> list[int]:
            sums = [0]
            for level in by_level[track]:
                sums.append(sums[-1] + level.number_or_flag(key))
            return sums

        self.harvest_corn = total(AGRICULTURE, "harvest_corn_bonus")
        self.fishing_corn = total(AGRICULTURE, "fishing_corn_bonus")
        self.tileless = total(AGRICULTURE, "harvest_corn_without_tile")
        self.extra = [total(EXTRACTION, f"extra_{name}") for name in RESOURCES]
        self.building_corn = total(ARCHITECTURE, "corn_per_building")
        self.building_vp = total(ARCHITECTURE, "vp_per_building")
        self.discount = total(ARCHITECTURE, "resource_discount")
        self.corn_discount = total(ARCHITECTURE, "corn_discount_uxmal")
        self.next_space = total(THEOLOGY, "may_use_next_space")
        self.offering = total(THEOLOGY, "after_action_pay_any_resource")
        self.extra_skull = total(THEOLOGY, "extra_skull")
        if self.discount[-1] > 1 or self.offering[-1] > 1:
            raise Refused("Architecture saves at most 1 resource of choice, and theology's offering is 1 resource.")
        self.bonus = [_bonus(entries[track].part("bonus")) for track in TRACKS]

    def _read_tiles(self, top: Reader) -> None:
        self.building_ids: list[str] = []
        self.buildings: list[Building] = []
        for entry in top.parts("building"):
            self.building_ids.append(entry.text("id"))
            age, frame = entry.number("age"), FRAMES.index(entry.text("frame", FRAMES))
            building = Building(age, frame, entry.number("count"), entry.part("cost").amounts(RESOURCES))
            for effect in entry.listed("effects"):
                kind = effect.text("kind", EFFECT_KINDS + DEFERRED_KINDS)
                if kind in DEFERRED_KINDS:
                    building.deferred.append((DEFERRED_KINDS.index(kind), effect.number("cost_corn", 0)))
                else:
                    building.effects.append(_effect(effect))
            self.buildings.append(building)
        self.monument_ids: list[str] = []
        self.monuments: list[Monument] = []
        for entry in top.parts("monument"):
            self.monument_ids.append(entry.text("id"))
            self.monuments.append(_monument(entry))
        self.wealth_ids: list[str] = []
        self.wealth: list[Wealth] = []
        for entry in top.parts("wealth"):
            self.wealth_ids.append(entry.text("id"))
            gear = GEARS.index(entry.text("dummy_gear", GEARS))
            effects = [Effect(E_GAIN, ANY, 0, entry.part("gain").amounts(GOODS))]
            effects += [_effect(effect) for effect in entry.listed("effects")]
            if not 0 <= entry.number("dummy_space") <= self.last_space[gear]:
                raise Refused(f"Table '{entry.where}': the gear {GEARS[gear]} has no space for a neutral worker there.")
            self.wealth.append(Wealth(gear, entry.number("dummy_space"), effects))
        self.build_nothing = len(self.buildings) + len(self.monuments)
        self._check_counts()

    def _list_mixes(self) -> None:
        """All ways to pay or take up to the most resources that are ever of choice at once."""
        most = max([*self.advance_cost, *self.offering, *(effect.n for effect in self.bonus)])
        most = max([most, *(action.cost for action in self.actions[TIKAL])])
        most = max([most, *(action.resource_choice for action in self.actions[CHICHEN_ITZA])])
        self.mixes: list[list[int]] = []
        self.mixes_of: list[list[int]] = [[] for _ in range(most + 1)]  # by total, indexes of mixes
        for total in range(1, most + 1):
            for wood in range(total, -1, -1):
                for stone in range(total - wood, -1, -1):
                    self.mixes_of[total].append(len(self.mixes))
                    self.mixes.append([wood, stone, total - wood - stone])

    def _check_counts(self) -> None:
        if not set(self.corn_plantations + self.wood_plantations) <= set(range(1, self.regular[PALENQUE] + 1)):
            raise Refused("Every plantation of the setup must be an action of Palenque.")
        if self.wealth_kept > self.wealth_dealt or self.start_workers > self.worker_limit:
            raise Refused("Nobody keeps more wealth tiles than are dealt, or begins with more workers than the limit.")
        if self.start_step >= min(self.temple_top):
            raise Refused("The first step of a player must be below the top of every temple.")
        for ids in (self.building_ids, self.monument_ids, self.wealth_ids):
            if len(set(ids)) != len(ids):
                raise Refused("Two tiles of the tables have the same id.")
        if len(self.wealth) < 4 * self.wealth_dealt:
            raise Refused("The tables need enough wealth tiles to deal four players their share.")
        if len(self.monuments) < max(self.monuments_face_up):
            raise Refused("The tables need at least as many monuments as are laid out.")
        if any(age not in (1, 2) for age in (building.age for building in self.buildings)):
            raise Refused("The age of a building is 1 or 2.")


def _action(entry: Reader, kinds: list[str]) -> Action:
    action = Action(kinds.index(entry.text("kind", kinds)))
    action.goods = entry.amounts(GOODS)
    action.steps = entry.number("steps_max", entry.number("steps", 0))
    action.corn = entry.has("cost_corn") or entry.value("pay_with") == "corn"
    action.cost = entry.number("cost_corn", entry.number("corn_per_resource", entry.number("cost_any_resource", 0)))
    action.buildings = entry.number("buildings_max", 0)
    action.monument = entry.flag("monument_allowed")
    action.vp = entry.number("vp", 0)
    if entry.has("temple"):
        action.temple = TEMPLES.index(entry.text("temple", TEMPLES))
    action.resource_choice = entry.number("resource_choice", 0)
    return action


def _effect(entry: Reader) -> Effect:
    kind = EFFECT_KINDS.index(entry.text("kind", EFFECT_KINDS))
    target = ANY
    if kind == E_TECH and entry.text("track", [*TRACKS, "any"]) != "any":
        target = TRACKS.index(entry.text("track"))
    if kind == E_TEMPLE and entry.text("temple", [*TEMPLES, "any"]) != "any":
        target = TEMPLES.index(entry.text("temple"))
    return Effect(kind, target, entry.number("n", 0), entry.amounts(GOODS))


def _bonus(entry: Reader) -> Effect:
    """What an advance beyond the last level gives."""
    if entry.has("temple_any"):
        return Effect(E_TEMPLE, ANY, entry.number("temple_any"), [])
    if entry.has("resource_any"):
        return Effect(E_RESOURCES, ANY, entry.number("resource_any"), [])
    if entry.has("vp"):
        return Effect(E_VP, ANY, entry.number("vp"), [])
    return Effect(E_GAIN, ANY, 0, entry.amounts(GOODS))


def _monument(entry: Reader) -> Monument:
    rule = entry.part("score")
    frame = FRAMES.index(entry.text("frame", FRAMES))
    cost = entry.part("cost")
    kind = MONUMENT_KINDS.index(rule.text("kind", MONUMENT_KINDS))
    monument = Monument(frame, cost.amounts(RESOURCES), cost.number("skull", 0), kind)
    monument.vp = rule.number("vp", 0)
    if rule.has("frame"):
        monument.target = FRAMES.index(rule.text("frame", FRAMES))
    for key in ("table", "vp_by_players"):
        if rule.has(key):
            table = rule.part(key)
            if not all(count.isascii() and count.isdecimal() for count in table.data):
                raise Refused(f"Table '{table.where}' must give points by whole numbers.")
            monument.table = {int(count): table.number(count) for count in table.data}
    return monument
