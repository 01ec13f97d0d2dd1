"""What a moved worker does: collect cocoa, the main action, or worship (TE-4.5, TE-5)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan.asking import ask
from tinkuy.games.teotihuacan.goods import gain
from tinkuy.games.teotihuacan.main_action import main_blocked, perform
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told.kinds import ACTION, COLLECT, MAIN, WAYS, WORSHIP
from tinkuy.games.teotihuacan.vocabulary import COCOA
from tinkuy.games.teotihuacan.worship import open_ways, worship, worship_blocked


def action_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-4.5, TE-5.6: collecting is always possible."""
    if option == COLLECT:
        return None
    if option == MAIN:
        return main_blocked(game, me, 0)
    space, way = divmod(option - WORSHIP, len(WAYS))
    return worship_blocked(game, me, space, way)


def actions(game: Teotihuacan, me: Player) -> list[int]:
    """As `action_blocked`, of the worship spaces only those of this board."""
    found = [COLLECT]
    if main_blocked(game, me, 0) is None:
        found.append(MAIN)
    for space in game.rulings.spaces[game.here]:
        for way in open_ways(game, me, space):
            found.append(WORSHIP + space * len(WAYS) + way)
    return found


def act(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-4.5: exactly one of the three."""
    option = yield from ask(game, me, ACTION, actions)
    if option == COLLECT:
        cocoa = me.conduct.collected(game, me)
        if game.told is not None:
            game.tell(told.COLLECTED, [me.seat, game.here])
        gain(game, me, COCOA, cocoa)
    elif option == MAIN:
        yield from perform(game, me)
    else:
        space, way = divmod(option - WORSHIP, len(WAYS))
        yield from worship(game, me, space, way)
