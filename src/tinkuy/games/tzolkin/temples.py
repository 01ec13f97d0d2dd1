"""Temples (TZ-17) and the anger of the gods (TZ-18)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tzolkin.state import Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import ANGER, WORSHIP

TEMPLE_COUNT = 3


def step_up(game: Tzolkin, me: Player, temple: int) -> None:
    """TZ-17.2, TZ-17.3, TZ-17.7: one step; lost on the top or below an occupied top."""
    top = game.components.temple_top[temple]
    step = me.temples[temple] + 1
    if step > top or (step == top and any(player.temples[temple] == top for player in game.players)):
        if game.told is not None:
            game.tell(told.STEP_LOST, [me.seat, temple])
        return
    me.temples[temple] = step
    if game.told is not None:
        game.tell(told.WORSHIPPED, [me.seat, temple, step])
    if step == top and not me.light:
        # TZ-17.4: only the arrival turns the board, not a lost step on the top.
        me.light = True
        if game.told is not None:
            game.tell(told.BOARD_LIGHT, [me.seat])


def worship_blocked(game: Tzolkin, me: Player, temple: int) -> Blocked | None:
    """TZ-13.9: the steps of one action go to different temples."""
    return refusals.SAME_TEMPLE if game.used_temples >> temple & 1 else None


def worship(game: Tzolkin, me: Player) -> Rules[int]:
    """TZ-17.6: a step in a temple of choice, even where it is lost."""
    options = [temple for temple in range(TEMPLE_COUNT) if worship_blocked(game, me, temple) is None]
    temple = yield Ask(me.seat, WORSHIP, options)
    step_up(game, me, temple)
    return temple


def anger_blocked(game: Tzolkin, me: Player, temple: int) -> Blocked | None:
    """TZ-18.1: not below the lowest step."""
    return refusals.LOWEST_STEP if me.temples[temple] == 0 else None


def can_anger(me: Player) -> bool:
    """TZ-5.5, TZ-11.9: somebody on the lowest step everywhere has nothing to lose and may not."""
    return me.temples[0] > 0 or me.temples[1] > 0 or me.temples[2] > 0


def anger(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-18.1: one step down in a temple of choice; TZ-17.5: a left top step is free again."""
    options = [temple for temple in range(TEMPLE_COUNT) if anger_blocked(game, me, temple) is None]
    temple = yield Ask(me.seat, ANGER, options)
    me.temples[temple] -= 1
    if game.told is not None:
        game.tell(told.ANGERED, [me.seat, temple, me.temples[temple]])
