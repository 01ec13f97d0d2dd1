"""What a position at the end of a plan is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from tinkuy.core.automa import automas
from tinkuy.core.game import Game
from tinkuy.core.table import Table

RIVAL: Final = 0.3  # how much of the best other's worth counts against it; with all of it a bot only hinders
VICTORY: Final = 25.0  # points that a game won is worth above its score


def lead_value(table: Table, seat: int, rival: float = RIVAL) -> float:
    """The own outlook less a part of the best other's worth or a solo opponent's points, and at the end the victory."""
    game, state = table.game, table.state
    value = game.outlook(state, seat)
    if table.seats > 1:
        value -= rival * max([game.evaluate(state, other) for other in range(table.seats) if other != seat])
    return value + beside_worth(table, seat)


def rival_share(game: Game, seats: int) -> float:
    """How much counts of what the best other will have: as above, or what the game says of its solo opponent."""
    alone = game.automa is not None and seats == 1 and automas(game.automa, seats)
    return game.automa.heeded if alone and game.automa is not None else RIVAL


def beside_worth(table: Table, seat: int) -> float:
    """What counts beside the worth of the seats: the points of a solo opponent, and the victory."""
    game, state = table.game, table.state
    value = 0.0
    if table.seats == 1 and game.automa is not None and automas(game.automa, table.seats):
        value -= game.automa.heeded * sum(game.points(state, table.seats)) / game.unit
    if table.over:
        winners = game.winners(state)
        if seat in winners:
            value += VICTORY / len(winners)
    return value
