"""What the scores would be if something happened today, as far as that lies open on the table."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu import tapestries
from tinkuy.games.tawantinsuyu.ceremony import score_regions
from tinkuy.games.tawantinsuyu.components import POTATO
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import (
    FROM_PASSIVE,
    FROM_SEAMS,
    FROM_TEMPLE,
    FROM_UNPAID,
    TURNS,
    Player,
    Tawantinsuyu,
    owns,
)


def projections(game: Tawantinsuyu) -> list[tuple[str, list[list[int]]]]:
    """Points by seat and source: if a ceremony were held today (TA-12), and if it were the last (TA-14)."""
    if game.stage != TURNS:
        return []
    trial = game.copy()
    for player in trial.players:
        score_ceremony(trial, player)
    score_regions(trial)
    for player in trial.players:
        score_unpaid(trial, player)
    ceremony = [player.points[:] for player in trial.players]
    for player in trial.players:
        player.conduct.score_end(trial, player)
    return [("ceremony", ceremony), ("game_end", [player.points[:] for player in trial.players])]


def score_ceremony(game: Tawantinsuyu, me: Player) -> None:
    """TA-12.4 to TA-12.6, TA-22.1: the points that need no decision."""
    rows = tapestries.tapestries_of(me)
    if owns(game, me, 9):
        score(game, me, FROM_PASSIVE, max([len(row) for row in rows], default=0))
    score(game, me, FROM_SEAMS, me.conduct.trade_vp(game, me))
    score(game, me, FROM_TEMPLE, game.components.temple[me.temple].vp)


def score_unpaid(game: Tawantinsuyu, me: Player) -> None:
    """TA-12.9: with the potatoes at hand; what gold would save is left to its owner."""
    missing = max(0, len(me.god_hand.cards) - me.resources[POTATO])
    if missing:
        score(game, me, FROM_UNPAID, game.components.vp_missing_potato * missing)
