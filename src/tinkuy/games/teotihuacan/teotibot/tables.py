"""What the tables say of Teotibot: its start, its action pyramid, its action tiles."""

from __future__ import annotations

import re
from typing import Final

from tinkuy.core.components import LARGEST, Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, GOODS, POWERS, WORKERS, gains

ACTION_TILES: Final = ["nobles", "construction", "decorations", "alchemy", "worship", "mask_collection", "mastery"]
ALCHEMY_TILE: Final = 3
WORSHIP_TILE: Final = 4
MASK_TILE: Final = 5
MASTERY_TILE: Final = 6
NONE: Final = -1
BOT_PRIESTS: Final = ["S01", "S02", "S03", "S04", "S05", "S06"]
DIRECTIONS: Final = ["right", "left"]
DIRECTION_TILES: Final = 2
PLACES: Final = 6  # of the action pyramid; the seventh tile lies aside
LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12
DICE: Final = 2
FACES: Final = 6

_PLACE_ON_BOARD: Final = re.compile(r"row (\d+), column (\d+)$")


class BotWorker:
    __slots__ = ("board", "locked", "power")

    def __init__(self, board: int, power: int, locked: bool) -> None:
        self.board = board
        self.power = power
        self.locked = locked


class ActionTile:
    """An action tile: the board of its first step and its price, the board of the second."""

    __slots__ = ("board", "gather_board", "gathered", "price", "steps", "vp")

    def __init__(self, entry: Reader) -> None:
        self.price = entry.part("spend").amounts(GOODS) if entry.has("spend") else [0] * len(GOODS)
        self.board = _board(entry, "board")
        self.gather_board = _board(entry, "fallback_board")
        self.gathered = gains(entry.part("fallback_gain")) if entry.has("fallback_gain") else []
        self.vp = entry.number("vp", 0) + entry.number("vp_extra", 0)
        self.steps = entry.number("temple_any", 0)


def _board(entry: Reader, key: str) -> int:
    number = entry.number(key, least=1) if entry.has(key) else 0
    if number > BOARD_COUNT:
        raise Refused(f"Table '{entry.where}': '{key}' names a board from 1 to 8.")
    return number - 1 if number else NONE


class BotPriest:
    __slots__ = ("cocoa", "gold", "mask_failure", "stone")

    def __init__(self, entry: Reader) -> None:
        cocoa = entry.value("cocoa", 0)  # a price is below 0 in the table
        if type(cocoa) is not int or abs(cocoa) > LARGEST:
            raise Refused(f"Table '{entry.where}' needs a whole number 'cocoa', not {cocoa!r}.")
        self.cocoa = abs(cocoa)
        self.stone = entry.number("pyramid_tile_stone", 0)
        self.gold = entry.number("decoration_gold", 0)
        self.mask_failure = entry.number("mask_failure_cocoa", 0)


class BotTables:
    """All tables of Teotibot, ready for its rules."""

    def __init__(self, data: Reader) -> None:
        solo = data.part("solo")
        priests = data.by_id("bot_priest", BOT_PRIESTS)
        self.priests = [BotPriest(priests[name]) for name in BOT_PRIESTS]
        self._start(solo.part("setup"))
        self._pyramid(solo.part("action_pyramid"))
        tiles = solo.by_id("action_tile", ACTION_TILES)
        self.tiles = [ActionTile(tiles[name]) for name in ACTION_TILES]
        self.tile_of = [NONE] * BOARD_COUNT  # of which a board's action is the first step
        self.gathered: list[list[int]] = [[] for _ in range(BOARD_COUNT)]  # what the second step gains there
        for number, tile in enumerate(self.tiles):
            if tile.board != NONE:
                self.tile_of[tile.board] = number
            if tile.gather_board != NONE:
                self.gathered[tile.gather_board] = tile.gathered
        self.worship_steps = tiles["worship"].number("temple_steps")
        self.worship_more = tiles["worship"].number("temple_steps_on_any") - self.worship_steps
        constants = solo.part("constants")
        self.failure_cocoa = constants.number("failure_cocoa")
        self.ascension_vp = constants.number("ascension_vp")
        self.good_vp = constants.number("end_vp_per_resource_or_cocoa")
        self.technology_vp = constants.number("end_vp_per_technology")
        self.bonus_vp = constants.number("end_vp_per_temple_bonus_tile")
        more = solo.part("constants_single_source")
        self.cocoa = more.part("cocoa_to_vp").number("cocoa", least=1)
        self.cocoa_vp = more.part("cocoa_to_vp").number("vp")
        distances = more.part("worker_steps")
        self.distance = [0] + [distances.number(str(power), least=1) for power in range(1, POWERS + 1)]

    def _start(self, setup: Reader) -> None:
        """TE-18.2 to TE-18.4."""
        self.goods = setup.part("bot_resources").amounts(GOODS)
        self.temple_step = setup.number("bot_temple_step")
        self.avenue_step = setup.number("bot_avenue_step")
        self.track_step = setup.number("bot_pyramid_step")
        found = _PLACE_ON_BOARD.match(setup.text("bot_technology"))
        if found is None:
            raise Refused("Table 'solo.setup': 'bot_technology' must be such as 'row 1, column 3'.")
        self.technology_row, self.technology_column = int(found[1]) - 1, int(found[2]) - 1
        self.workers = [
            BotWorker(entry.number("board", least=1) - 1, entry.number("power", least=1), entry.flag("locked"))
            for entry in setup.parts("bot_workers")
        ]
        if len(self.workers) != WORKERS or any(
            worker.board >= BOARD_COUNT or worker.power > POWERS for worker in self.workers
        ):
            raise Refused("Table 'solo.setup' needs four workers on boards from 1 to 8 with powers from 1 to 5.")

    def _pyramid(self, pyramid: Reader) -> None:
        """TE-18.6 to TE-18.8: which place a roll means, and which one fills a gap, by direction."""
        positions = pyramid.part("positions")
        self.place = [NONE] * (MOST_ROLL + 1)  # by roll
        for place in range(PLACES):
            for rolled in positions.numbers(str(place + 1)):
                if not LEAST_ROLL <= rolled <= MOST_ROLL:
                    raise Refused(f"Table 'solo.action_pyramid': two dice cannot show {rolled}.")
                self.place[rolled] = place
        if NONE in self.place[LEAST_ROLL:]:
            raise Refused("Table 'solo.action_pyramid' needs a place for every roll from 2 to 12.")
        self.filled_from = [_sources(pyramid.part(f"refill_{direction}")) for direction in DIRECTIONS]


def _sources(entry: Reader) -> list[int]:
    """By place, the lower one whose tile moves up; none for the bottom row."""
    sources = [
        entry.number(str(place + 1), least=1) - 1 if entry.has(str(place + 1)) else NONE for place in range(PLACES)
    ]
    if any(source != NONE and not place < source < PLACES for place, source in enumerate(sources)):
        raise Refused("Table 'solo.action_pyramid': a tile moves up from a place below the gap.")
    return sources
