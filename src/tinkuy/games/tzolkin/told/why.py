"""Why a thing is not among the options: of each kind of question its one legality."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.questions import Blocked
from tinkuy.games.tzolkin.architecture import architect_blocked
from tinkuy.games.tzolkin.begging import beg_blocked
from tinkuy.games.tzolkin.buildings import build_blocked, follow_up_blocked
from tinkuy.games.tzolkin.calendar import days_blocked
from tinkuy.games.tzolkin.gears.chichen_itza import offering_blocked
from tinkuy.games.tzolkin.gears.palenque import harvest_blocked
from tinkuy.games.tzolkin.gears.uxmal import buy_blocked, sell_blocked
from tinkuy.games.tzolkin.payments import pay_blocked, take_blocked
from tinkuy.games.tzolkin.pickup import act_blocked, pick_up_blocked
from tinkuy.games.tzolkin.placing import place_blocked
from tinkuy.games.tzolkin.setup import wealth_blocked
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.technologies import advance_blocked
from tinkuy.games.tzolkin.temples import anger_blocked, worship_blocked
from tinkuy.games.tzolkin.turn import plan_blocked

# In the order of the kinds.
LEGALITY: list[Callable[[Tzolkin, Player, int], Blocked | None]] = [
    wealth_blocked,
    beg_blocked,
    anger_blocked,
    plan_blocked,
    place_blocked,
    pick_up_blocked,
    act_blocked,
    harvest_blocked,
    worship_blocked,
    advance_blocked,
    pay_blocked,
    take_blocked,
    build_blocked,
    architect_blocked,
    sell_blocked,
    buy_blocked,
    offering_blocked,
    follow_up_blocked,
    days_blocked,
]


def why_not(game: Tzolkin, me: Player, kind: int, option: int) -> Blocked | None:
    """Of the question that is open: None exactly for its options, else the reason and its clause."""
    return LEGALITY[kind](game, me, option)
