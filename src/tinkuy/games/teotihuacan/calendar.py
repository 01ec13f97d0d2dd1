"""The calendar: light and dark disc (TE-14, TE-9.9, TE-17.1)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.state import LAST_ROUND, NOT_DUE, REACHED, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told


def advance_light(game: Teotihuacan, steps: int) -> None:
    """TE-14.1, TE-14.5, TE-14.6: never past the dark disc."""
    if game.light >= game.dark:
        return
    game.light = min(game.dark, game.light + steps)
    if game.light == game.dark:
        game.due = REACHED
    if game.told is not None:
        game.tell(told.LIGHT_ADVANCED, [game.light, game.dark])


def finish_pyramid(game: Teotihuacan) -> None:
    """TE-9.9, TE-9.13: the light disc jumps to the dark one, and the coming eclipse is the last."""
    game.finished = True
    if game.told is not None:
        game.tell(told.PYRAMID_FINISHED, [])
    advance_light(game, game.dark)


def eclipse_follows(game: Teotihuacan, round_over: bool) -> bool:
    """TE-4.11, TE-14.2, TE-14.7: after the round behind the meeting of the discs; TE-17.1, TE-17.4: or at once."""
    if game.rulings.dark_eclipse:
        if round_over:
            advance_light(game, 1)
        return game.due != NOT_DUE
    if not round_over:
        return False
    if game.due == LAST_ROUND:
        return True
    advance_light(game, 1)
    if game.due == REACHED:
        game.due = LAST_ROUND
        if game.told is not None:
            game.tell(told.LAST_ROUND, [])
    return False
