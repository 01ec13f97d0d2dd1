"""The priest tiles of the players (TE-20.2 to TE-20.23)."""

from __future__ import annotations

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, GAINS, SEATS, gains


class Priest:
    """What a priest changes; 0, False or empty where it does not."""

    __slots__ = (
        "boards",
        "borrows",
        "collect_less",
        "every_technology",
        "extra_wood",
        "extra_worker",
        "far_move_cocoa",
        "gold_less",
        "id",
        "keeps_all",
        "main_cocoa",
        "mask_gain",
        "masks_only",
        "may_free",
        "may_worship",
        "move_extra",
        "rewards",
        "salary_more",
        "step_cocoa",
        "step_vp",
        "surcharge",
        "unlock_cocoa",
        "unlock_most",
        "vp_more",
        "wide_tiles",
        "worship_free",
    )

    def __init__(self, entry: Reader) -> None:
        self.id = entry.text("id")
        self.boards = [number - 1 for number in entry.numbers("boards")] if entry.has("boards") else []
        if not set(self.boards) <= set(range(BOARD_COUNT)):
            raise Refused(f"Table '{entry.where}' names a board that does not exist.")
        self.mask_gain = gains(entry) if entry.flag("masks_only") else [0] * len(GAINS)
        self.masks_only = entry.flag("masks_only")
        self.borrows = entry.flag("counts_foreign_worker")
        self.surcharge = entry.number("extra_resource_any", 0)
        self.main_cocoa = entry.number("main_action_cocoa", 0)
        self.extra_worker = entry.number("extra_worker", 0)
        self.worship_free = entry.flag("worship_free")
        self.unlock_cocoa = entry.number("unlock_cocoa_per_worker", 0)
        self.unlock_most = entry.number("unlock_cocoa_max", 0)
        self.rewards = entry.number("ascension_rewards", 1, least=1)
        self.step_cocoa = entry.number("pay_cocoa", 0)
        self.step_vp = entry.number("pay_vp", 0)
        self.move_extra = entry.number("move_extra", 0)
        self.far_move_cocoa = entry.number("move_anywhere_cocoa", 0)
        self.collect_less = entry.number("collect_cocoa_less", 0)
        self.may_free = not entry.has("may_pay_to_free_own") or entry.flag("may_pay_to_free_own")
        self.keeps_all = entry.number("starting_tiles_kept", 0) > 0
        self.extra_wood = entry.number("extra_wood", 0)
        self.vp_more = entry.number("vp_bonus_per_gain", 0)
        self.salary_more = entry.number("salary_extra_per_worker", 0)
        self.gold_less = entry.number("technology_gold_less", 0)
        self.every_technology = entry.flag("every_technology")
        self.may_worship = not entry.has("may_worship") or entry.flag("may_worship")
        self.wide_tiles = not entry.has("may_claim_on_temples") or entry.flag("may_claim_on_temples")


def read_priests(data: Reader) -> list[Priest]:
    priests = [Priest(entry) for entry in data.parts("priest")]
    dealt = data.part("priest_setup").number("dealt", least=1)
    if len([priest for priest in priests if not priest.keeps_all]) < max(SEATS) * dealt:
        raise Refused("The tables have too few priests.")
    return priests
