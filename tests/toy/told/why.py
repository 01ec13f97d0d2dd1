"""Routes "why not?" to the legality functions that make the options."""

from __future__ import annotations

from tests.toy.cards import hand_blocked, stall_blocked
from tests.toy.state import Owner, Toy
from tests.toy.told import kinds
from tests.toy.turn import thing_blocked
from tinkuy.core.questions import Blocked


def why_not(toy: Toy, me: Owner, kind: int, option: int) -> Blocked | None:
    if kind == kinds.DO:
        return thing_blocked(toy, me, option)
    if kind == kinds.TAKE:
        return stall_blocked(toy, option)
    if kind == kinds.ACCEPT:
        return None
    return hand_blocked(me, option)
