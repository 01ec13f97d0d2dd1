"""The table options: the three variants (IN-14) and the two resolutions that a table may switch."""

from __future__ import annotations

from tinkuy.core.game import RULING, Option


def table_options() -> list[Option]:
    """IN-14.8: variants may be combined; Early Fall needs four players."""
    return [
        Option("pizarro", ["off", "on"]),
        Option("early_fall", ["off", "on"], seats={"on": (4,)}),
        Option("covenant", ["off", "on"]),
        Option("tie_turn_order", ["inner_first", "rank_reversed"], RULING),
        Option("religious_zeal", ["keep_garrison", "replace_garrison"], RULING),
    ]


class Rulings:
    """The options of a table as the rules ask for them."""

    __slots__ = ("covenant", "early_fall", "pizarro", "rank_reversed", "replace_garrison")

    def __init__(self, options: dict[str, str]) -> None:
        self.pizarro = options["pizarro"] == "on"
        self.early_fall = options["early_fall"] == "on"
        self.covenant = options["covenant"] == "on"
        self.rank_reversed = options["tie_turn_order"] == "rank_reversed"
        self.replace_garrison = options["religious_zeal"] == "replace_garrison"
