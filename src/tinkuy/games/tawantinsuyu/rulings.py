"""The table options: rulings where the texts leave a point open, differences of the editions, solo difficulty."""

from __future__ import annotations

from tinkuy.core.game import EDITION, RULING, SOLO_EASIER, SOLO_HARDER, SOLO_RULING, Option, Remark

EASIER = [  # TA-23.1 to TA-23.5
    "solo_no_personality",
    "solo_buildings_cost_2",
    "solo_worship_needs_2",
    "solo_one_conquest",
    "solo_no_army_card",
]
HARDER = [  # TA-23.6 to TA-23.12
    "solo_free_step",
    "solo_equal_soldiers",
    "solo_cheap_conquest",
    "solo_priest_vp",
    "solo_weave_vp",
    "solo_idle_vp",
    "solo_resources_vp",
]
SOLO_SWITCHES = EASIER + HARDER


def table_options(rulings: dict[str, list[str]]) -> list[Option]:
    """TA-2.3, the switchable rulings of the tables, TA-23."""
    found = [Option("coricancha", ["random", "first_game"])]
    found += [Option(name, values, _group(name)) for name, values in rulings.items()]
    found += [Option(name, ["off", "on"], SOLO_EASIER) for name in EASIER]
    return found + [Option(name, ["off", "on"], SOLO_HARDER) for name in HARDER]


def solo_remarks() -> list[Remark]:
    """TA-23.14: all harder switches may be combined, but no bot of ours has won against them together."""
    return [Remark(("remark-all-harder", {}), dict.fromkeys(HARDER, "on"), (1,))]


def _group(ruling: str) -> str:
    if ruling.removeprefix("edition_").startswith("solo_"):
        return SOLO_RULING
    return EDITION if ruling.startswith("edition_") else RULING


class Rulings:
    """The chosen options as flags; made once per table, shared by all its states."""

    __slots__ = (
        "all_levels",
        "altar_first",
        "cards_back",
        "ceremony_free",
        "courier_never",
        "cz_hand",
        "cz_payment",
        "cz_trigger",
        "cz_z10",
        "early_final",
        "everything_left",
        "first_game",
        "gold_forced",
        "late_potato",
        "market_gaps",
        "no_god_shuffle",
        "one_soldier",
        "reward_first",
        "rotatable",
        "ru_half",
        "solo_conquest_icon",
        "solo_gold_corn",
        "solo_landing",
        "solo_passive",
        "solo_random_end",
        "solo_stone",
        "switches",
        "treat_adds",
        "z15_own_turn",
    )

    def __init__(self, options: dict[str, str]) -> None:
        def other(name: str, value: str) -> bool:
            return options.get(name) == value

        self.first_game = other("coricancha", "first_game")
        self.courier_never = not other("courier_first_in_segment", "segment_has_no_other_worker")
        self.treat_adds = other("treat_as_other_worker", "adds_power_keeps_colour")
        self.one_soldier = other("z13_discount", "one_soldier_in_total")
        self.solo_conquest_icon = options.get("solo_first_conquest_icon", "discard")
        self.solo_passive = other("solo_passive_buildings", "use_effects")
        self.solo_random_end = other("solo_casualty_end", "random")
        self.solo_stone = 4 if other("solo_start_stone", "4") else 2
        self.all_levels = other("solo_terrace_search", "all_levels_up_then_down")
        self.gold_forced = other("ceremony_gold_for_potato", "forced")
        self.rotatable = other("weave_orientation", "rotatable")
        self.no_god_shuffle = other("god_deck_empty", "no_draw")
        self.early_final = not other("early_final_ceremony", "only_if_third")
        self.ceremony_free = not other("free_actions_in_ceremony", "nobody")
        self.altar_first = other("end_of_turn_order", "altar_market_hire_limit")
        self.market_gaps = other("market_replacement_fills_gaps", "yes")
        self.late_potato = other("priest_potato_timing", "any_time_before_last_task")
        self.reward_first = not other("conquest_order", "soldiers_then_reward")
        self.z15_own_turn = other("z15_timing", "own_turn_only")
        self.everything_left = not other("ceremony_temple_left", "resources_only")
        self.solo_gold_corn = not other("solo_offering_gold", "corn_only")
        self.solo_landing = other("solo_personality_trigger", "landing")
        self.cz_trigger = other("edition_ceremony_trigger", "cz")
        self.cz_z10 = other("edition_z10", "cz")
        self.cz_hand = other("edition_solo_hand_soldiers", "cz")
        self.cz_payment = other("edition_conquest_payment", "cz")
        self.ru_half = other("edition_solo_half_refresh", "ru")
        self.cards_back = options.get("ceremony_cards_return", "after_each_player")
        self.switches = [options.get(name) == "on" for name in SOLO_SWITCHES]

    def switch(self, number: int) -> bool:
        """A difficulty switch by the number of its clause, TA-23.n."""
        return self.switches[number - 1]
