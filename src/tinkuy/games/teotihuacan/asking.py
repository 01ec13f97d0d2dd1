"""Questions with the free actions beside their options: freeing for cocoa and Discovery tiles (TE-4.13, TE-13.16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Ask, Asks, Blocked, Rules
from tinkuy.games.teotihuacan import discoveries, locking
from tinkuy.games.teotihuacan.state import ERA, Player, Teotihuacan, has_locked
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import BUILD, CLAIM, UNLOCK, UNLOCK_KINDS, WORK

Options = Callable[[Teotihuacan, Player], list[int]]  # of the question that `Teotihuacan.about` tells of
NOTHING: Final = -1  # the answer where there is nothing to choose any more


def ask(game: Teotihuacan, me: Player, kind: int, options: Options) -> Rules[int]:
    """The answer to a question of FREE_KINDS."""
    now = offered(game, me, kind, options(game, me))
    if not now:
        return NOTHING
    chosen = now[0] if len(now) == 1 else (yield Ask(me.seat, kind, now))
    if chosen < game.components.own_counts[kind]:
        return chosen
    return (yield from ask_again(game, me, kind, options, chosen))


def ask_again(game: Teotihuacan, me: Player, kind: int, options: Options, chosen: int) -> Rules[int]:
    """The answer at last, when a free action was chosen: after each the options are looked at anew."""
    about, own = game.about, game.components.own_counts[kind]
    while chosen >= own:
        yield from take_free_action(game, me, chosen - own)
        game.about = about
        now = offered(game, me, kind, options(game, me))
        if not now:
            return NOTHING
        chosen = now[0] if len(now) == 1 else (yield Ask(me.seat, kind, now))
    return chosen


def offered(game: Teotihuacan, me: Player, kind: int, own: list[int]) -> list[int]:
    """The own options of a question, if it has any, and the free actions behind them."""
    if own and (me.tiles or (has_locked(me) and kind in UNLOCK_KINDS)):
        free = free_actions(game, me, kind)
        if free:
            return own + [game.components.own_counts[kind] + action for action in free]
    return own


def free_actions(game: Teotihuacan, me: Player, kind: int) -> list[int]:
    """As `free_blocked`, for the tiles that the player has."""
    if game.stage == ERA:
        return []
    found = [UNLOCK] if kind in UNLOCK_KINDS and locking.unlock_blocked(game, me) is None else []
    for tile in me.tiles:
        action = game.components.use_of[tile]
        if action and action not in found and free_blocked(game, me, kind, action) is None:
            found.append(action)
    if len(found) > 1:
        found.sort()
    return found


def free_blocked(game: Teotihuacan, me: Player, kind: int, action: int) -> Blocked | None:
    """TE-4.13, TE-13.16: in an own turn, not in the middle of a part of an action nor before what it must do."""
    if game.stage == ERA:
        return refusals.ONLY_IN_A_TURN
    if action == UNLOCK:
        return locking.unlock_blocked(game, me) if kind in UNLOCK_KINDS else refusals.UNLOCK_LATER
    if kind in (BUILD, WORK) and not game.about[1]:
        return refusals.NOT_IN_BETWEEN
    if kind == CLAIM and game.about[2] != discoveries.BETWEEN:
        return refusals.NOT_IN_BETWEEN
    return discoveries.use_blocked(game, me, kind, game.components.usable[action - 1])


def take_free_action(game: Teotihuacan, me: Player, action: int) -> Asks:
    if action == UNLOCK:
        return locking.unlock(game, me)
    return discoveries.use(game, me, game.components.usable[action - 1])
