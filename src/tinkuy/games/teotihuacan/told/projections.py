"""What the scores would be if something happened today, as far as that lies open on the table."""

from __future__ import annotations

from tinkuy.games.teotihuacan.eclipse import score_eclipse
from tinkuy.games.teotihuacan.goods import score
from tinkuy.games.teotihuacan.scoring import score_end
from tinkuy.games.teotihuacan.state import FROM_SALARY, TURNS, Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import COCOA


def projections(game: Teotihuacan) -> list[tuple[str, list[list[int]]]]:
    """Points by seat and source: if an eclipse came now (TE-15), and if it were the last (TE-16)."""
    if game.stage != TURNS:
        return []
    return [("eclipse", _after_eclipse(game, False)), ("game_end", _after_eclipse(game, True))]


def _after_eclipse(game: Teotihuacan, last: bool) -> list[list[int]]:
    trial = game.copy()
    for module in trial.rulings.modules:
        module.eclipse_begins(trial)
    if last and not trial.finished:
        trial.eclipses = trial.components.eclipses - 1
    score_eclipse(trial)
    for player in trial.players:
        score_unpaid(trial, player)
    if last:
        score_end(trial)
    return [player.points[:] for player in trial.players]


def score_unpaid(game: Teotihuacan, me: Player) -> None:
    """TE-15.8: with the cocoa at hand."""
    missing = max(0, me.conduct.salary(game, me) - me.goods[COCOA])
    score(game, me, FROM_SALARY, -game.components.unpaid_vp * missing)
