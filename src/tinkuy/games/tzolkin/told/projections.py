"""What the scores would be if something happened today: every number of it lies open on the table."""

from __future__ import annotations

from tinkuy.games.tzolkin.food_day import reward_points
from tinkuy.games.tzolkin.scoring import score_the_end
from tinkuy.games.tzolkin.state import OVER, Tzolkin


def projections(game: Tzolkin) -> list[tuple[str, list[list[int]]]]:
    """Points by seat and source: if the age ended today (TZ-22.8), and if then the game did too (TZ-23.3)."""
    if game.stage == OVER:
        return []
    trial = game.copy()
    reward_points(trial, trial.age)
    age_end = [player.points[:] for player in trial.players]
    score_the_end(trial)
    return [("age_end", age_end), ("game_end", [player.points[:] for player in trial.players])]
