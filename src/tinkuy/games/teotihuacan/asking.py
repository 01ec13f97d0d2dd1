"""Questions with the free actions beside their options: freeing for cocoa and Discovery tiles (TE-4.13, TE-13.16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import discoveries, locking
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import BUILD, CLAIM, UNLOCK, UNLOCK_KINDS

Options = Callable[[Teotihuacan, Player], list[int]]  # of the question that `Teotihuacan.about` tells of
NO_ACTIONS: Final[list[int]] = []
NOTHING: Final = -1  # the answer where there is nothing to choose any more


def ask(game: Teotihuacan, me: Player, kind: int, options: Options) -> Rules[int]:
    """The answer to a question of FREE_KINDS; after a free action on the way its options are looked at anew."""
    about = game.about
    base = game.components.own_counts[kind]
    while True:
        own = options(game, me)
        if not own:
            return NOTHING
        locked = kind in UNLOCK_KINDS and max(me.at) >= LOCKED
        free = free_actions(game, me, kind) if locked or me.tiles else NO_ACTIONS
        if not free:
            return own[0] if len(own) == 1 else (yield Ask(me.seat, kind, own))
        chosen = yield Ask(me.seat, kind, own + [base + action for action in free])
        if chosen < base:
            return chosen
        yield from take_free_action(game, me, chosen - base)
        game.about = about


def free_actions(game: Teotihuacan, me: Player, kind: int) -> list[int]:
    """As `free_blocked`, for the tiles that the player has."""
    found = [UNLOCK] if kind in UNLOCK_KINDS and locking.unlock_blocked(game, me) is None else []
    for tile in sorted(set(me.tiles)) if len(me.tiles) > 1 else me.tiles:
        action = game.components.use_of[tile]
        if action and free_blocked(game, me, kind, action) is None:
            found.append(action)
    return found


def free_blocked(game: Teotihuacan, me: Player, kind: int, action: int) -> Blocked | None:
    """TE-4.13, TE-13.16: not in the middle of a part of an action."""
    if action == UNLOCK:
        return locking.unlock_blocked(game, me) if kind in UNLOCK_KINDS else refusals.UNLOCK_LATER
    if kind == BUILD and not game.about[1]:
        return refusals.NOT_IN_BETWEEN
    if kind == CLAIM and game.about[2] != discoveries.BETWEEN:
        return refusals.NOT_IN_BETWEEN
    return discoveries.use_blocked(game, me, kind, game.components.usable[action - 1])


def take_free_action(game: Teotihuacan, me: Player, action: int) -> Rules[None]:
    if action == UNLOCK:
        return locking.unlock(game, me)
    return discoveries.use(game, me, game.components.usable[action - 1])
