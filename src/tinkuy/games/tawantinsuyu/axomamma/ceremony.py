"""Her part in ceremonies and in the end of the game (TA-22, TA-23.10, TA-23.12)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import scoring, tapestries
from tinkuy.games.tawantinsuyu.axomamma.actions import refresh_all, worship
from tinkuy.games.tawantinsuyu.components import REFRESH, WORSHIP
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import FROM_SEAMS, FROM_SOLO, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told

BEHIND_VP = 2


def weaves(her: Player) -> int:
    return sum(len(row) for row in tapestries.tapestries_of(her))


def weaves_vp(game: Tawantinsuyu, her: Player) -> int:
    """TA-22.1, TA-23.10."""
    return weaves(her) * (2 if game.rulings.switch(10) else 1)


def score_weaves(game: Tawantinsuyu, her: Player) -> None:
    """TA-22.1: instead of trading."""
    if game.told is not None:
        game.tell(told.SHE_COUNTS_WEAVES, [weaves(her)])
    score(game, her, FROM_SEAMS, weaves_vp(game, her))


def fall_behind(game: Tawantinsuyu, her: Player) -> None:
    """TA-22.3."""
    if game.told is not None:
        game.tell(told.SHE_IS_BEHIND, [])
    score(game, her, FROM_SOLO, BEHIND_VP)


def last_actions(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-22.4, TA-22.11: a last Refresh, and a last Worship if she has statues."""
    if game.told is not None:
        game.tell(told.SHE_LAST_ACTION, [REFRESH])
    refresh_all(game, her)
    if sum(her.small) + sum(her.large):
        if game.told is not None:
            game.tell(told.SHE_LAST_ACTION, [WORSHIP])
        yield from worship(game, her)


def score_end(game: Tawantinsuyu, her: Player) -> None:
    """TA-22.5; TA-23.12: harder, 1 VP for each resource left."""
    scoring.score_player(game, her)
    if game.rulings.switch(12):
        if game.told is not None:
            game.tell(told.SHE_COUNTS_RESOURCES, [sum(her.resources)])
        score(game, her, FROM_SOLO, sum(her.resources))
