"""What a moved worker does: collect cocoa, the main action, or worship (TE-4.5, TE-5)."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Asks, Blocked
from tinkuy.games.teotihuacan.goods import gain
from tinkuy.games.teotihuacan.main_action import main_blocked, perform
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told.kinds import COLLECT, MAIN, WAY_COUNT, WORSHIP
from tinkuy.games.teotihuacan.vocabulary import COCOA
from tinkuy.games.teotihuacan.worship import open_ways, worship, worship_blocked, worshippers


def action_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-4.5, TE-5.6: collecting is always possible."""
    if option == COLLECT:
        return None
    if option == MAIN:
        return main_blocked(game, me, 0)
    number = option - WORSHIP
    return worship_blocked(game, me, number // WAY_COUNT, number % WAY_COUNT)


def actions(game: Teotihuacan, me: Player) -> list[int]:
    """As `action_blocked`, of the worship spaces only those of this board."""
    found = [COLLECT]
    if main_blocked(game, me, 0) is None:
        found.append(MAIN)
    spaces = game.rulings.spaces[game.here]
    if spaces and worshippers(game, me):
        for space in spaces:
            for way in open_ways(game, me, space):
                found.append(WORSHIP + space * WAY_COUNT + way)
    return found


def act(game: Teotihuacan, me: Player, option: int) -> Asks:
    """TE-4.5: exactly one of the three."""
    if option == MAIN:
        return perform(game, me)
    if option != COLLECT:
        number = option - WORSHIP
        return worship(game, me, number // WAY_COUNT, number % WAY_COUNT)
    if game.told is not None:
        game.tell(told.COLLECTED, [me.seat, game.here])
    gain(game, me, COCOA, me.conduct.collected(game, me))
    return ASKS_NOTHING
