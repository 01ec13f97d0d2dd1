"""The component tables in the form the rules use: lists by index, gains as lists of numbers.

No rule assumes the size of a table, so that an owner can put in other ones.
"""

from __future__ import annotations

from typing import Any

from tinkuy.core.components import LARGEST, ComponentSet, Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.geometry import ICONS, Geometry, rotations
from tinkuy.games.teotihuacan.modules.grid import Grid
from tinkuy.games.teotihuacan.modules.height.tables import (
    OrangeNobles,
    OrangeTemple,
    building_rows,
    read_abilities,
)
from tinkuy.games.teotihuacan.modules.priests.tables import Priest, read_priests
from tinkuy.games.teotihuacan.modules.seasons.tables import read_seasons
from tinkuy.games.teotihuacan.teotibot.tables import BotTables
from tinkuy.games.teotihuacan.tiles import (
    FREE_COCOA,
    Discovery,
    Royal,
    StartLine,
    StartTile,
    Technology,
    TempleBonus,
    read_discovery,
    read_royal,
    read_start_line,
    read_start_tile,
    read_technology,
    read_temple_bonus,
)
from tinkuy.games.teotihuacan.vocabulary import (
    ALCHEMY,
    BASE_TEMPLES,
    BOARD_COUNT,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GAINS,
    GOLD_DEPOSITS,
    GOODS,
    NOBLES,
    POWERS,
    QUARRY,
    REWARDS,
    ROYAL_SPACES,
    SEATS,
    SIDES,
    TEMPLES,
    gains,
    powers_of,
)

Cells = list[list[list[int]]]  # rows of cells of goods and steps


class Components:
    """All tables of the game, ready for the rules."""

    def __init__(self, component_set: ComponentSet) -> None:
        data = component_set.reader()
        self._ring(data)
        self._boards(data)
        self._calendar(data)
        self._tracks(data)
        self._temples(data)
        self._tiles(data)
        self._pyramid(data)
        self._start(data)
        self.solo = BotTables(data)
        self.own_counts: list[int] = []  # options of each kind before the free actions

    def _ring(self, data: Reader) -> None:
        """TE-1.7 to TE-1.9, TE-4.5."""
        ring = data.part("ring")
        self.printed_ring = [number - 1 for number in ring.numbers("printed_clockwise")]
        if sorted(self.printed_ring) != list(range(BOARD_COUNT)):
            raise Refused("Table 'ring': 'printed_clockwise' must name each of the boards 1 to 8 once.")
        self.fixed_slots = {slot: number - 1 for slot, number in _numbers(ring.value("fixed"), "ring", "fixed").items()}
        for slot, board in self.fixed_slots.items():
            if not 0 <= slot < BOARD_COUNT or self.printed_ring[slot] != board:
                raise Refused("Table 'ring': 'fixed' and 'printed_clockwise' do not agree.")
        moves = data.part("movement").numbers("normal")
        if len(moves) != 2 or not 1 <= moves[0] <= moves[1] < BOARD_COUNT:
            raise Refused("Table 'movement': 'normal' needs the least and the most boards of a move.")
        self.least_move, self.most_move = moves

    def _boards(self, data: Reader) -> None:
        """TE-7: what each board needs and gives."""
        boards = {entry.number("number", least=1): entry for entry in data.parts("board")}
        if sorted(boards) != list(range(1, BOARD_COUNT + 1)):
            raise Refused("The tables need exactly the boards 1 to 8.")
        self.power_ups = [boards[n].numbers("power_ups") if n > 1 else [0, 0, 0] for n in range(1, BOARD_COUNT + 1)]
        for number, counts in enumerate(self.power_ups, 1):
            if len(counts) != 3:
                raise Refused(f"Board {number} needs power-ups for 1, 2 and 3 workers.")
            if min(counts) < 0:
                raise Refused(f"Board {number} cannot have fewer than 0 power-ups.")
        self.cells: list[Cells] = [[] for _ in range(BOARD_COUNT)]
        self.column = _columns(data.part("vocabulary").value("power_groups"))
        for board in (FOREST, QUARRY, GOLD_DEPOSITS):
            self.cells[board] = _cells(boards[board + 1], max(self.column) + 1)
        alchemy, nobles = boards[ALCHEMY + 1], boards[NOBLES + 1]
        self.technology_columns = len(alchemy.texts("tech_columns", TEMPLES[:BASE_TEMPLES]))
        self.technology_rows = alchemy.number("tech_rows", least=1)
        self.row2_workers = alchemy.number("row2_min_workers", least=1)
        self.row2_power = alchemy.number("row2_single_worker_min_power", least=1)
        self.vp_owner = alchemy.number("vp_to_each_previous_owner")
        self.building_cost = nobles.part("cost").amounts(GOODS)
        self.building_rows = _rows(nobles, "rows_vp")
        self.building_avenue = nobles.number("avenue_steps")
        decorations, construction = boards[DECORATIONS + 1], boards[CONSTRUCTION + 1]
        self.decoration_offer = decorations.number("offer_size", least=1)
        self.decoration_gold = _by_workers(decorations, "gold_cost_by_workers", 0)
        self.decoration_vp = decorations.number("vp_flat")
        self.icon_vp = construction.number("vp_per_matching_icon")
        self.pyramid_offer = construction.number("offer_size", least=1)
        self.tiles_by_workers = _by_workers(construction, "tiles_max_by_workers", 1)
        self.level_cost = [
            Reader(cost, "board 8", {}).amounts(GOODS) for cost in _entries(construction, "cost_by_level")
        ]
        self.level_vp = construction.numbers("vp_by_level")
        columns = max(self.column) + 1
        self.painters = Grid(data, "board_7_painters", columns)  # TE-23
        self.painted_gold = data.part("board_7_painters").number("decoration_gold_cost")
        self.engineers = Grid(data, "board_8_engineers", columns)  # TE-24
        self.advanced_vp = data.part("advanced_scoring").numbers("vp_by_level")  # TE-25.1

    def _calendar(self, data: Reader) -> None:
        """TE-2.6, TE-14, TE-15, TE-4.7, TE-6.3, TE-8.4."""
        calendar = data.part("calendar")
        dark = calendar.part("dark_start")
        self.dark = {seats: dark.number(str(seats), least=1) for seats in SEATS}
        shift = calendar.value("dark_shift_after_eclipse", 0)
        if type(shift) is not int or not -LARGEST <= shift <= 0:
            raise Refused("Table 'calendar': 'dark_shift_after_eclipse' needs a whole number, 0 or below.")
        self.dark_shift = -shift
        self.eclipses = calendar.number("eclipses", least=1)
        if min(self.dark.values()) - self.dark_shift * (self.eclipses - 1) < 1:
            raise Refused("Table 'calendar': the dark disc would reach the light one before the last eclipse begins.")
        salary, unlock = data.part("salary"), data.part("unlock")
        per_worker = salary.number("cocoa_per_worker")
        self.salary = [0] + [per_worker] * POWERS
        self.seasons = read_seasons(data, per_worker, self.eclipses)
        self.season_ids = [season.id for season in self.seasons]
        for power in powers_of(salary, "extra_cocoa_powers"):
            self.salary[power] += 1
        self.unpaid_vp = salary.number("vp_lost_per_unpaid_cocoa")
        self.unlock_cocoa = unlock.number("all_own_during_turn_cocoa")
        self.push_cocoa = unlock.number("other_players_worker_cocoa")
        self.both_cocoa = unlock.number("both_worship_options_cocoa")
        ascension = data.part("ascension")
        rewards = ascension.by_id("rewards", REWARDS)
        self.reward_vp = rewards["vp"].number("vp")
        self.reward_cocoa = rewards["cocoa"].number("cocoa")
        self.reward_price = rewards["two_temples"].number("pay_cocoa")
        self.reward_steps = rewards["two_temples"].number("temple_any")
        self.fourth_power = rewards["fourth_worker"].number("new_worker_power", least=1)
        self.fourth_cocoa = rewards["fourth_worker"].number("cocoa")
        self.new_power = ascension.number("new_worker_power", least=1)

    def _tracks(self, data: Reader) -> None:
        """TE-2.7, TE-12, TE-9.8, TE-15.1 to TE-15.5."""
        self.building_values = data.part("buildings_row").numbers("values")
        self.buildings = data.part("components").number("buildings")
        if len(self.building_values) <= self.buildings or sum(map(len, self.building_rows)) < self.buildings:
            raise Refused(
                "Table 'buildings_row' needs one number more than there are Buildings, and the rows room for all."
            )
        avenue = data.part("avenue")
        self.avenue_top = avenue.number("steps", least=1)
        self.avenue_discoveries = _by_step(avenue.part("discovery_steps"), self.avenue_top)
        track = data.part("pyramid_track")
        self.track_top = track.number("steps", least=1)
        self.leader_vp = track.number("leader_vp")
        self.track_vp = track.numbers("vp_per_step_by_eclipse")
        if len(self.track_vp) < self.eclipses:
            raise Refused("Table 'pyramid_track' needs VP per step for every eclipse.")
        masks = data.part("masks")
        larger = masks.part("set_vp_expansion") if masks.has("set_vp_expansion") else Reader({}, "masks", {})
        self.mask_vp = masks.numbers("set_vp")
        while larger.has(str(len(self.mask_vp))):
            self.mask_vp.append(larger.number(str(len(self.mask_vp))))

    def _temples(self, data: Reader) -> None:
        """TE-11, TE-2.10 to TE-2.12: what each step gives; sites of Discovery tiles on boards, wide steps, Avenue."""
        self.steps: list[list[list[int]]] = []
        self.bonus_steps: list[int] = []
        self.wide: list[list[int]] = []  # by temple and step, the site there
        self.site_counts: list[dict[int, int]] = [{} for _ in range(BOARD_COUNT)]  # by site and seats
        setup = data.part("temple_setup")
        more = _numbers_by_name(setup.value("discovery_tiles_formula"), "temple_setup", "discovery_tiles_formula")
        self.slots = [number - 1 for number in setup.numbers("board_slots_with_one_tile")]  # boards with a tile
        if len(set(self.slots)) < len(self.slots) or not set(self.slots) <= set(range(BOARD_COUNT)):
            raise Refused("Table 'temple_setup': 'board_slots_with_one_tile' names boards from 1 to 8, each once.")
        for number in setup.numbers("board_slots_with_one_tile"):
            self.site_counts[number - 1] = dict.fromkeys(SEATS, 1)
        temples = data.part("temple")
        for name in TEMPLES[:BASE_TEMPLES]:
            temple = temples.part(name)
            steps = _entries(temple, "steps")
            self.bonus_steps.append(next((n for n, step in enumerate(steps, 1) if step.get("bonus_tile")), len(steps)))
            self.steps.append([[0] * len(GAINS), *(gains(Reader(step, f"temple {name}", {})) for step in steps)])
            wide = [-1] * (len(steps) + 1)
            for named, formula in _pairs(temple.value("discovery_steps"), f"temple {name}", "discovery_steps"):
                number = int(named) if named.isdecimal() else 0
                if not 0 < number <= len(steps) or str(formula) not in more:
                    raise Refused(
                        f"Table 'temple {name}': 'discovery_steps' names a step or a number that is not there."
                    )
                wide[number] = len(self.site_counts)
                self.site_counts.append({seats: seats + more[str(formula)] for seats in SEATS})
            self.wide.append(wide)
        self.avenue_site = [-1] * (self.avenue_top + 1)
        for place, count in self.avenue_discoveries.items():
            self.avenue_site[place] = len(self.site_counts)
            self.site_counts.append(dict.fromkeys(SEATS, count))
        self._orange(data, more)
        self.sites = len(self.site_counts)
        laid = self.site_counts + list(self.orange_counts.values())
        self.depth = max(count for counts in laid for count in counts.values())  # places of a site

    def _orange(self, data: Reader, more: dict[str, int]) -> None:
        """TE-21: the fourth temple; its sites get tiles only with the module."""
        self.abilities = read_abilities(data)
        self.ability_ids = [ability.id for ability in self.abilities]
        self.orange = OrangeTemple(data)
        self.orange_nobles = OrangeNobles(data)
        steps, where = self.orange.steps, self.orange.where
        self.bonus_steps.append(next((n for n, step in enumerate(steps, 1) if step.get("bonus_tile")), len(steps)))
        self.steps.append([[0] * len(GAINS), *(gains(Reader(step, where, {})) for step in steps)])
        wide = [-1] * (len(steps) + 1)
        self.orange_counts: dict[int, dict[int, int]] = {}
        for step, formula in self.orange.discoveries.items():
            if not 0 < step <= len(steps) or formula not in more:
                raise Refused(f"Table '{where}': 'discovery_steps' names a step or a number that does not exist.")
            site = wide[step] = len(self.site_counts)
            self.site_counts.append({})
            self.orange_counts[site] = {seats: seats + more[formula] for seats in SEATS}
        self.wide.append(wide)
        self.wide_sites = {site for sites in self.wide for site in sites if site >= 0}

    def _tiles(self, data: Reader) -> None:
        """TE-13."""
        self.technologies: list[Technology] = [read_technology(entry) for entry in data.parts("technology")]
        self.technology_ids = [tile.id for tile in self.technologies]
        self.technologies_used = data.part("technology_setup").number("used", least=1)
        if self.technologies_used > min(len(self.technologies), self.technology_rows * self.technology_columns):
            raise Refused("Table 'technology_setup' uses more technologies than there are tiles or places.")
        self.royals: list[Royal] = [read_royal(entry) for entry in data.parts("royal")]
        self.royal_ids = [tile.id for tile in self.royals]
        categories = data.part("royal_setup").texts("one_per_category")
        self.royal_categories = [[n for n, tile in enumerate(self.royals) if tile.category == c] for c in categories]
        if len(categories) != ROYAL_SPACES or not all(self.royal_categories):
            raise Refused("Table 'royal_setup' needs three categories with a royal tile each.")
        self.discoveries: list[Discovery] = [read_discovery(entry) for entry in data.parts("discovery")]
        self.discovery_ids = [tile.id for tile in self.discoveries]
        self.usable = [n for n, tile in enumerate(self.discoveries) if not tile.mask and tile.use != FREE_COCOA]
        self.use_of = [self.usable.index(n) + 1 if n in self.usable else 0 for n in range(len(self.discoveries))]
        self.free_cocoa = [n for n, tile in enumerate(self.discoveries) if tile.use == FREE_COCOA]
        self.mask_kinds = max((tile.mask for tile in self.discoveries), default=0)
        if len(self.mask_vp) <= self.mask_kinds:
            raise Refused("Table 'masks' needs VP for a set of all masks.")
        self.bonuses: list[TempleBonus] = [read_temple_bonus(entry) for entry in data.parts("temple_bonus")]
        self.bonus_ids = [tile.id for tile in self.bonuses]
        if len(self.bonuses) < len(TEMPLES):
            raise Refused("The tables need a temple bonus tile for every temple.")
        laid = self.site_counts + list(self.orange_counts.values())
        placed = 1 + max(sum(counts.get(seats, 0) for counts in laid) for seats in SEATS)
        if sum(tile.count for tile in self.discoveries) < placed + len(TEMPLES):
            raise Refused("The tables have too few Discovery tiles for the setup.")

        self.priests = read_priests(data)
        self.priest_ids = [priest.id for priest in self.priests]
        self.no_priest = Priest(Reader({"id": "none"}, "priest", {}))
        self.priests_dealt = data.part("priest_setup").number("dealt", least=1)

    def _pyramid(self, data: Reader) -> None:
        """TE-9.1, TE-2.9, TE-10."""
        pyramid = data.part("pyramid")
        spaces, deco = data.part("decoration_spaces"), data.part("decoration_tiles")
        printed = spaces.part("printed")
        self.geometry = Geometry(
            pyramid.numbers("level_sizes"), pyramid.texts("printed_grid"), [printed.text(side) for side in SIDES]
        )
        texts = data.part("pyramid_tiles").texts("tiles")
        if any(len(text) != 4 or not set(text.lower()) <= set(ICONS) for text in texts):
            raise Refused("Table 'pyramid_tiles': a tile is four icons of b, r, g, n.")
        self.pyramid_texts = texts
        self.pyramid_icons = [icons for text in texts for icons in rotations(text)]  # by tile * 4 + rotation
        self.distinct = [len({tuple(icons) for icons in rotations(text)}) for text in texts]
        self.decoration_texts = deco.texts("tiles")
        if any(len(text) != 2 or not set(text.lower()) <= set(ICONS) for text in self.decoration_texts):
            raise Refused("Table 'decoration_tiles': a tile is two icons of b, r, g, n.")
        self.decoration_icons = [rotations(text)[0] for text in self.decoration_texts]
        alternatives = data.part("pyramid_random_start")
        self.pyramid_starts: dict[int, list[list[int]]] = {}
        for seats in SEATS:
            others = alternatives.value(f"start_{seats}_alt", [])
            if not isinstance(others, list):
                raise Refused(f"Table 'pyramid_random_start' needs a list of layouts 'start_{seats}_alt'.")
            layouts = [pyramid.value(f"start_{seats}"), *others]
            self.pyramid_starts[seats] = [self.geometry.layout(layout) for layout in layouts]
        laid = max(len(layout) for layouts in self.pyramid_starts.values() for layout in layouts)
        if len(texts) < laid + self.pyramid_offer or len(self.decoration_texts) < self.decoration_offer:
            raise Refused("The tables have too few Pyramid tiles or Decorations for the setup.")

    def _start(self, data: Reader) -> None:
        """TE-3."""
        self.starting: list[StartTile] = [read_start_tile(entry) for entry in data.parts("starting")]
        self.starting_ids = [tile.id for tile in self.starting]
        pairs = {tuple(sorted(tile.boards)) for tile in self.starting}
        if len(pairs) < len(self.starting):
            raise Refused("Two starting tiles show the same boards; then no three different ones could be chosen.")
        setup = data.part("starting_setup")
        self.start_dealt = setup.number("dealt_per_player", least=2)
        self.start_cocoa = [setup.number(f"start_cocoa_{order}") for order in ("first", "middle", "last")]
        neutral = data.part("neutral")
        colours = neutral.part("colours")
        self.neutral_colours = {seats: colours.number(str(seats)) for seats in SEATS}
        self.neutral_dice = neutral.number("dice_per_colour")
        self.neutral_tiles = neutral.number("starting_tiles_per_colour")
        if len(self.starting) < max(SEATS) * self.start_dealt or self.neutral_dice > 2 * self.neutral_tiles - 1:
            raise Refused("The tables have too few starting tiles.")
        first = data.part("first_game")
        self.first_royals = _indexes(first.texts("royal"), self.royal_ids, "royal")
        if len(self.first_royals) != ROYAL_SPACES:
            raise Refused("Table 'first_game' needs three royal tiles.")
        self.first_technologies = sorted(_indexes(first.texts("technology"), self.technology_ids, "technology"))
        bonus = first.part("temple_bonus")
        self.first_bonuses = _indexes(
            [bonus.text(temple) for temple in TEMPLES[:BASE_TEMPLES]], self.bonus_ids, "temple_bonus"
        )
        self.first_lines: list[StartLine] = [
            read_start_line(entry, self.technology_ids) for entry in first.parts("player")
        ]
        if len(self.first_lines) < max(SEATS) or len(self.first_technologies) != self.technologies_used:
            raise Refused("Table 'first_game' needs a line for each of four players and all technologies.")


def _cells(board: Reader, columns: int) -> Cells:
    rows = board.value("table")
    if not isinstance(rows, list) or len(rows) != 3 or any(not _is_row(row, columns) for row in rows):
        raise Refused(f"Table '{board.where}' needs three rows of {columns} cells.")
    return [[gains(Reader(cell, board.where, {})) for cell in row] for row in rows]


def _is_row(row: Any, columns: int) -> bool:
    return isinstance(row, list) and len(row) == columns


def _columns(groups: Any) -> list[int]:
    """By power, the column of the tables."""
    powers = [power for group in groups for power in group] if _are_lists(groups) else []
    if sorted(map(str, powers)) != [str(power) for power in range(1, POWERS + 1)]:
        raise Refused("Table 'vocabulary': 'power_groups' needs lists with each power from 1 to 5 once.")
    return [0, *[next(n for n, group in enumerate(groups) if power in group) for power in range(1, POWERS + 1)]]


def _are_lists(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, list) for item in value)


def _by_workers(entry: Reader, key: str, least: int) -> list[int]:
    numbers = entry.numbers(key)
    if len(numbers) != 3 or min(numbers) < least:
        raise Refused(f"Table '{entry.where}': '{key}' needs numbers for 1, 2 and 3 workers, at least {least}.")
    return numbers


def _rows(entry: Reader, key: str) -> list[list[int]]:
    return building_rows(entry.value(key), entry.where, key)


def _entries(entry: Reader, key: str) -> list[dict[str, Any]]:
    value = entry.value(key)
    if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
        raise Refused(f"Table '{entry.where}' needs a list '{key}' of tables.")
    return list(value)


def _pairs(value: Any, where: str, key: str) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise Refused(f"Table '{where}' needs a table '{key}'.")
    return list(value.items())


def _numbers_by_name(value: Any, where: str, key: str) -> dict[str, int]:
    pairs = _pairs(value, where, key)
    if any(type(number) is not int or abs(number) > LARGEST for _, number in pairs):
        raise Refused(f"Table '{where}': '{key}' needs whole numbers.")
    return dict(pairs)


def _numbers(value: Any, where: str, key: str) -> dict[int, int]:
    pairs = _numbers_by_name(value, where, key)
    if not all(name.isdecimal() for name in pairs):
        raise Refused(f"Table '{where}': '{key}' needs whole numbers.")
    return {int(name): number for name, number in pairs.items()}


def _by_step(entry: Reader, top: int) -> dict[int, int]:
    return {step: entry.number(str(step)) for step in range(1, top + 1) if entry.has(str(step))}


def _indexes(names: list[str], ids: list[str], what: str) -> list[int]:
    for name in names:
        if name not in ids:
            raise Refused(f"Table 'first_game': there is no {what} '{name}'.")
    return [ids.index(name) for name in names]
