"""Begging for corn (TZ-5)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.placing import any_placement
from tinkuy.games.tzolkin.state import Player, Tzolkin, on_gears
from tinkuy.games.tzolkin.temples import anger, can_anger
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import BEG, NO, YES


def beg_blocked(game: Tzolkin, me: Player, option: int) -> Blocked | None:
    """TZ-5.1, TZ-5.5; TZ-5.6: not begging, too, may be impossible."""
    if option == NO:
        return refusals.MUST_BEG if must_beg(game, me) else None
    if me.corn > game.components.beg_limit:
        return refusals.TOO_MUCH_CORN_TO_BEG
    if not can_anger(me):
        return refusals.LOWEST_EVERYWHERE
    return None


def must_beg(game: Tzolkin, me: Player) -> bool:
    """TZ-5.6, TZ-5.8: nobody to pick up and no placement that can be paid, the first-player space included."""
    return on_gears(game, me) == 0 and not any_placement(game, me)


def may_beg(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-5.4: the question before placing or picking up, once per turn."""
    if beg_blocked(game, me, YES) is not None:
        return
    options = [YES] if beg_blocked(game, me, NO) is not None else [NO, YES]
    if (yield Ask(me.seat, BEG, options)) == YES:
        yield from beg(game, me)


def beg(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-5.2: corn becomes exactly 3; TZ-5.3: and the gods are angry."""
    if game.told is not None:
        game.tell(told.BEGGED, [me.seat, game.components.beg_corn])
    me.corn = game.components.beg_corn
    yield from anger(game, me)
