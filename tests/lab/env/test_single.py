"""Gymnasium's own checker, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.lab.env.test_aec import TABLES
from tinkuy.core.errors import Refused
from tinkuy.lab.env import seat_env


def play(env: Any, seed: int) -> tuple[float, int]:
    """The reward of a game at random, and in how many steps."""
    choose = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, over, truncated, info = env.step(choose.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        total += reward
        steps += 1
    return total, steps


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasiums_own_checker(game: str, seats: int) -> None:
    check_env(seat_env(game, seats), skip_render_check=True)


def test_a_game_against_bots_from_any_seat() -> None:
    games = [
        play(seat_env("tzolkin", 3, seat=seat, bots=["random", "greedy:1"], reward="score"), 4) for seat in range(3)
    ]
    assert all(steps > 50 for _, steps in games)
    assert len({points for points, _ in games}) > 1
    assert games[0] == play(seat_env("tzolkin", 3, seat=0, bots=["random", "greedy:1"], reward="score"), 4)


def test_alone_against_the_solo_opponent() -> None:
    reward, steps = play(seat_env("teotihuacan", 1, reward="margin"), 1)
    assert steps > 20
    assert reward == int(reward)
    assert reward != 0


def test_what_is_not_offered_costs_and_changes_nothing() -> None:
    env = seat_env("tzolkin", 2, penalty=0.5)
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(wrong)
    assert (seen == again).all()
    assert (reward, over) == (-0.5, False)
    assert "does not answer 'wealth' now" in info["refused"]


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make("tinkuy.lab.env.single:tinkuy/tzolkin-v1", seats=2, disable_env_checker=True)
    assert play(env, 2)[1] > 50


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(Refused, match="There is no seat 2; the seats are 0 to 1"):
        seat_env("tzolkin", 2, seat=2)
    with pytest.raises(Refused, match="2 seats need a bot, and 1 were named"):
        seat_env("tzolkin", 3, bots=["random"])
    with pytest.raises(Refused, match="There is no bot 'clever'"):
        seat_env("tzolkin", 3, bots="clever")
