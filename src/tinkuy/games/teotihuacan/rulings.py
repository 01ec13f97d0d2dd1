"""The table options: ways to set up, variants, and rulings where the texts leave a point open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkuy.core.game import RULING, Option

if TYPE_CHECKING:
    from tinkuy.games.teotihuacan.boards import Board


def table_options() -> list[Option]:
    """TE-3.13, TE-17, TE-25.1, and the switchable resolutions A-6, A-10, A-11, A-12, A-40."""
    return [
        Option("start", ["dealt", "draft", "first_game"]),
        Option("pyramid", ["printed", "random"], seats={"random": (2, 3)}),
        Option("dark_eclipse", ["off", "on"]),
        Option("pyramid_scoring", ["usual", "advanced"]),
        Option("nobles_row", ["own_row", "any_row_above"], RULING),
        Option("free_cocoa", ["printed", "every_payment"], RULING),
        Option("double_move_palace", ["each_worker", "once"], RULING),
        Option("tie", ["shared", "turn_order"], RULING),
        Option("early_end", ["as_third", "as_held"], RULING),
    ]


class Rulings:
    """The chosen options as flags, and the boards in play; made once per table, shared by all its states."""

    __slots__ = (
        "advanced",
        "any_row",
        "boards",
        "dark_eclipse",
        "draft",
        "every_payment",
        "first_game",
        "held_number",
        "palace_once",
        "random_pyramid",
        "ties_broken",
    )

    def __init__(self, options: dict[str, str], boards: list[Board]) -> None:
        self.boards = boards  # whose main actions are played, in the order of BOARDS
        self.first_game = options.get("start") == "first_game"
        self.draft = options.get("start") == "draft"
        self.random_pyramid = options.get("pyramid") == "random"
        self.dark_eclipse = options.get("dark_eclipse") == "on"
        self.advanced = options.get("pyramid_scoring") == "advanced"
        self.any_row = options.get("nobles_row") == "any_row_above"
        self.every_payment = options.get("free_cocoa") == "every_payment"
        self.palace_once = options.get("double_move_palace") == "once"
        self.ties_broken = options.get("tie") == "turn_order"
        self.held_number = options.get("early_end") == "as_held"
