"""The orange temple, its abilities and the Nobles board with its worship space, as the tables have them (TE-21)."""

from __future__ import annotations

from typing import Any, Final

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.modules.stand_in import UNKNOWN, is_stand_in, known, stand_ins
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT

LEVELS: Final = ["I", "II", "III"]
NO_MOVE: Final = (0, 0)


class Ability:
    """What a special ability changes; 0 or empty where it does not (TE-21.7 to TE-21.14)."""

    __slots__ = (
        "avenue_cap",
        "avenue_more",
        "boards",
        "bot_eclipse",
        "both_free",
        "cocoa_less",
        "extra_worker",
        "id",
        "level",
        "masks_more",
        "new_power",
        "no_salary",
        "resource",
        "stand_in",
    )

    def __init__(self, entry: Reader) -> None:
        self.id = entry.text("id")
        self.level = 0
        self.stand_in = False  # of its level
        self.boards = [number - 1 for number in entry.numbers("boards")] if entry.has("boards") else []
        self.cocoa_less = entry.number("cocoa_less", 0)
        self.both_free = entry.has("both_options_cocoa") and entry.number("both_options_cocoa") == 0
        self.extra_worker = entry.number("extra_worker", 0)
        self.resource = entry.number("resource_any", 0)
        self.new_power = entry.number("new_worker_power", 0)
        self.avenue_more = entry.number("avenue_more", 0)
        self.avenue_cap = entry.number("avenue_cap", 0)
        self.no_salary = entry.has("salary") and entry.number("salary") == 0
        self.bot_eclipse = entry.number("bot_eclipse", 0)  # at whose beginning Teotibot gets it
        self.masks_more = entry.number("masks_more", 0)
        if not set(self.boards) <= set(range(BOARD_COUNT)):
            raise Refused(f"Table '{entry.where}' names a board that does not exist.")


def read_abilities(data: Reader) -> list[Ability]:
    """TE-21.4, TE-21.15: their levels are a stand-in unless the tables say them."""
    levels = stand_ins(data)
    found: list[Ability] = []
    for entry in data.parts("ability"):
        ability = Ability(entry)
        if entry.has("level") and entry.value("level") != UNKNOWN:
            ability.level = LEVELS.index(entry.text("level", LEVELS)) + 1
        else:
            ability.stand_in = True
            by_level = levels.part("ability_levels")
            ability.level = next((n for n, name in enumerate(LEVELS, 1) if ability.id in by_level.texts(name)), 0)
        if not ability.level:
            raise Refused(f"Table 'ability': '{ability.id}' needs a level I, II or III.")
        found.append(ability)
    return found


class OrangeTemple:
    """Steps from 1 on, what those of abilities and of the backward move are, and where Discovery tiles lie."""

    def __init__(self, data: Reader) -> None:
        temple = data.part("temple").part("orange")
        entry = known(temple, stand_ins(data), "orange_temple", "steps")
        self.stand_in = is_stand_in(entry)
        self.where = entry.where
        self.steps: list[dict[str, Any]] = _entries(entry, "steps")
        self.discoveries: dict[int, str] = {}
        for step, formula in _table(entry, "discovery_steps"):
            self.discoveries[int(step) if step.isdecimal() else 0] = str(formula)
        self.ability = [0]  # by step the level to choose from
        self.back: list[tuple[int, int]] = [NO_MOVE]  # by step the least and the most boards counter-clockwise
        for entry_of_step in self.steps:
            level = entry_of_step.get("ability")
            if level is not None and level not in LEVELS:
                raise Refused(f"Table '{entry.where}': an ability has a level I, II or III.")
            self.ability.append(LEVELS.index(level) + 1 if level is not None else 0)
            back = entry_of_step.get("move_back", list(NO_MOVE))
            whole = isinstance(back, list) and len(back) == 2 and all(type(boards) is int for boards in back)
            if not whole or not 0 <= back[0] <= back[1] < BOARD_COUNT:
                raise Refused(f"Table '{entry.where}': 'move_back' needs the least and the most boards.")
            self.back.append((back[0], back[1]))


class OrangeNobles:
    """TE-21.20: the Nobles board of the module."""

    def __init__(self, data: Reader) -> None:
        block, stand_in = data.part("board_6_orange"), stand_ins(data)
        rows = known(block, stand_in, "board_6_orange", "rows_vp")
        self.stand_in = is_stand_in(rows)
        self.rows = building_rows(rows.value("rows_vp"), rows.where, "rows_vp")
        slot = known(block, stand_in, "board_6_orange", "discovery_slot")
        self.slot = slot.flag("discovery_slot")


def _entries(entry: Reader, key: str) -> list[dict[str, Any]]:
    value = entry.value(key)
    if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
        raise Refused(f"Table '{entry.where}' needs a list '{key}'.")
    return list(value)


def building_rows(value: Any, where: str, key: str) -> list[list[int]]:
    """What the Buildings of the three rows of Nobles score."""
    rows = value if isinstance(value, list) and len(value) == 3 else [[]]
    if not all(isinstance(row, list) and row and all(type(vp) is int and vp >= 0 for vp in row) for row in rows):
        raise Refused(f"Table '{where}' needs three rows '{key}' of whole numbers.")
    return [list(row) for row in rows]


def _table(entry: Reader, key: str) -> list[tuple[str, Any]]:
    value = entry.value(key)
    if not isinstance(value, dict):
        raise Refused(f"Table '{entry.where}' needs a table '{key}'.")
    return list(value.items())
