"""Why a thing is not among the options: the legality of every kind of question, each in its chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Blocked
from tinkuy.games.teotihuacan import (
    action,
    asking,
    discoveries,
    eclipse,
    goods,
    movement,
    power,
    royal,
    start,
    temples,
    turn,
    worship,
)
from tinkuy.games.teotihuacan.boards import alchemy, construction, decorations, nobles
from tinkuy.games.teotihuacan.modules import work
from tinkuy.games.teotihuacan.modules.height import steps
from tinkuy.games.teotihuacan.modules.priests import later, payments
from tinkuy.games.teotihuacan.modules.priests.module import priest_blocked
from tinkuy.games.teotihuacan.modules.seasons.conduct import another_blocked
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import kinds

Legality = Callable[[Teotihuacan, Player, int], Blocked | None]


def all_allowed(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """Of questions that always offer all their answers."""
    return None


LEGALITY: Final[dict[int, Legality]] = {
    kinds.KEEP: start.keep_blocked,
    kinds.LEAVE_OUT: start.leave_out_blocked,
    kinds.MOVE: movement.move_blocked,
    kinds.SECOND: movement.second_blocked,
    kinds.TO: movement.to_blocked,
    kinds.ACTION: action.action_blocked,
    kinds.WORSHIPPER: worship.worshipper_blocked,
    kinds.FIRST: worship.first_blocked,
    kinds.CLAIM: discoveries.claim_blocked,
    kinds.TEMPLE: temples.temple_blocked,
    kinds.TAKE: goods.take_blocked,
    kinds.GIVE: goods.give_blocked,
    kinds.TRADE: royal.trade_blocked,
    kinds.TECHNOLOGY: alchemy.technology_blocked,
    kinds.ROW: nobles.row_blocked,
    kinds.DECORATION: decorations.decoration_blocked,
    kinds.SIDE: decorations.side_blocked,
    kinds.BUILD: construction.build_blocked,
    kinds.SPACE: construction.space_blocked,
    kinds.ROTATION: construction.rotation_blocked,
    kinds.DISCOUNT: construction.discount_blocked,
    kinds.POWER_UP: power.power_up_blocked,
    kinds.REWARD: power.reward_blocked,
    kinds.PAY: goods.pay_blocked,
    kinds.ONE_MORE: all_allowed,
    kinds.SALARY: eclipse.salary_blocked,
    kinds.FINISH: turn.finish_blocked,
    kinds.NEW_BOARD: all_allowed,
    kinds.ANOTHER: another_blocked,
    kinds.WORK: work.work_blocked,
    kinds.FREE_ONE: work.free_one_blocked,
    kinds.ABILITY: steps.ability_blocked,
    kinds.BACK: steps.back_blocked,
    kinds.BACK_TO: steps.back_to_blocked,
    kinds.PRIEST: priest_blocked,
    kinds.STARTING: later.starting_blocked,
    kinds.BORROW: payments.borrow_blocked,
    kinds.STEP_PRICE: payments.step_price_blocked,
}


def why_not(game: Teotihuacan, me: Player, kind: int, option: int) -> Blocked | None:
    """The reason and its clause, or None when the open question offers it."""
    own = game.components.own_counts[kind]
    if option >= own:
        return asking.free_blocked(game, me, kind, option - own)
    return LEGALITY[kind](game, me, option)
