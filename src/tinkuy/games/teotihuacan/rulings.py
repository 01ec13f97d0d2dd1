"""The table options: ways to set up, modules, variants, and rulings where the texts leave a point open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tinkuy.core.game import MODULE, RULING, SOLO_STRENGTH, VARIANT, Option
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.vocabulary import BASE_SPACES, BASE_TEMPLES, BOARD_COUNT, SPACE_BOARDS

if TYPE_CHECKING:
    from tinkuy.games.teotihuacan.boards import Board
    from tinkuy.games.teotihuacan.modules.module import Module


FIRST_GAME: Final = "first_game"  # TE-3.13
WITH_MODULES: Final = "modules"  # all five; some of them are chosen by their own options
MODULE_NAMES: Final = ["priests", "height", "seasons", "architecture", "development"]  # M1 to M5 (TE-19.2)


def table_options() -> list[Option]:
    """TE-3.13, TE-19, TE-17, TE-25.1, TE-18.50, and the switches of A-6, A-10, A-11, A-12, A-15, A-40, A-57."""
    return [
        Option("play", ["base", FIRST_GAME, WITH_MODULES]),
        *(Option(name, ["off", "on"], MODULE, brought={"on": [("play", WITH_MODULES)]}) for name in MODULE_NAMES),
        Option("quiet_season", ["in", "out"], MODULE, needs={"out": [("seasons", "on"), ("play", WITH_MODULES)]}),
        Option("start", ["dealt", "draft"], VARIANT, needs={"draft": [("play", "base"), ("play", WITH_MODULES)]}),
        Option("pyramid", ["printed", "random"], VARIANT, seats={"random": (1, 2, 3)}),
        Option("dark_eclipse", ["off", "on"], VARIANT),
        Option("pyramid_scoring", ["usual", "advanced"], VARIANT),
        Option(
            "priests_dealt",
            ["after_tiles", "before_tiles"],
            RULING,
            needs={"before_tiles": [("priests", "on"), ("play", WITH_MODULES)]},
        ),
        Option("second_of_two", ["as_last", "as_second"], RULING, seats={"as_second": (2,)}),
        Option("nobles_row", ["own_row", "any_row_above"], RULING),
        Option("free_cocoa", ["printed", "every_payment"], RULING),
        Option("double_move_palace", ["each_worker", "once"], RULING),
        Option("tie", ["shared", "turn_order"], RULING),
        Option("early_end", ["as_third", "as_held"], RULING),
        Option("bot_resources", ["usual", "1", "3"], SOLO_STRENGTH),
        Option("bot_power", ["usual", "1", "3", "4"], SOLO_STRENGTH),
        Option("bot_cocoa_vp", ["usual", "2", "4", "5"], SOLO_STRENGTH),
        Option("bot_worship", ["usual", "1", "3"], SOLO_STRENGTH),
    ]


class Rulings:
    """The chosen options as flags, and what is in play; made once per table, shared by all its states.

    A module in play joins by changing the boards, temples, worship spaces and places of Discovery tiles.
    """

    __slots__ = (
        "advanced",
        "any_row",
        "boards",
        "bot_cocoa_vp",
        "bot_power",
        "bot_resources",
        "bot_worship",
        "building_rows",
        "dark_eclipse",
        "draft",
        "every_payment",
        "first_game",
        "held_number",
        "modules",
        "palace_once",
        "priests_first",
        "random_pyramid",
        "second_in_between",
        "site_counts",
        "slots",
        "spaces",
        "temples",
        "ties_broken",
        "without_quiet_season",
    )

    def __init__(self, options: dict[str, str], components: Components, boards: list[Board]) -> None:
        self.boards = boards  # whose main actions are played, in the order of BOARDS
        self.modules: list[Module] = []
        self.temples = BASE_TEMPLES
        self.building_rows = components.building_rows
        self.spaces = [[n for n in range(BASE_SPACES) if SPACE_BOARDS[n] == board] for board in range(BOARD_COUNT)]
        self.slots = components.slots.copy()  # boards with a Discovery tile
        self.site_counts = components.site_counts.copy()  # Discovery tiles of the setup by site and seats
        self.first_game = options.get("play") == FIRST_GAME
        self.draft = options.get("start") == "draft"
        self.random_pyramid = options.get("pyramid") == "random"
        self.dark_eclipse = options.get("dark_eclipse") == "on"
        self.advanced = options.get("pyramid_scoring") == "advanced"
        self.any_row = options.get("nobles_row") == "any_row_above"
        self.every_payment = options.get("free_cocoa") == "every_payment"
        self.palace_once = options.get("double_move_palace") == "once"
        self.ties_broken = options.get("tie") == "turn_order"
        self.second_in_between = options.get("second_of_two") == "as_second"
        self.priests_first = options.get("priests_dealt") == "before_tiles"
        self.without_quiet_season = options.get("quiet_season") == "out"
        self.held_number = options.get("early_end") == "as_held"
        self.bot_resources = _number(options, "bot_resources")
        self.bot_power = _number(options, "bot_power")
        self.bot_cocoa_vp = _number(options, "bot_cocoa_vp")
        self.bot_worship = _number(options, "bot_worship")


def _number(options: dict[str, str], name: str) -> int:
    """0 for the number of the tables."""
    value = options.get(name, "usual")
    return 0 if value == "usual" else int(value)
