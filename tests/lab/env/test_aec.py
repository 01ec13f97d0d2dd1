"""PettingZoo's own tests, and that an agent sees what its seat sees."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tinkuy.core.errors import Refused
from tinkuy.core.view import view
from tinkuy.games import GAMES, find_game
from tinkuy.lab.env import REWARDS, aec_env

TABLES = [(name, seats) for name in GAMES for seats in {find_game(name).seats[0], find_game(name).seats[-1]}]


def play(env: Any, seed: int) -> Any:
    """A game at random; gives the environment back at its end."""
    choose = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            return env.unwrapped
        env.step(choose.choice(np.flatnonzero(seen["action_mask"])))
    raise AssertionError("a game ends")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # Observations with a mask are a dict, of which the test knows the classic games only by name.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(aec_env(game, seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seats = find_game(game).seats[-1]
    seed_test(partial(aec_env, game, seats), num_cycles=30)


def test_seeds_and_deals_differ() -> None:
    env = aec_env("tzolkin", 2)
    seen = []
    for seed in (1, 2, None, None, 1):
        env.reset(seed=seed)
        seen.append(env.last()[0]["observation"].tobytes())
    assert seen[0] == seen[-1]
    assert len(set(seen)) == 4


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end(reward: str) -> None:
    env = aec_env("tzolkin", 3, reward=reward)
    end = play(env, 5)
    points = [float(n) for n in view(end.table, 0)["scores"]]
    best = [max(points[:seat] + points[seat + 1 :]) for seat in range(3)]
    winners = end.table.game.winners(end.table.state)
    expected = {
        "win": [(seat in winners) / len(winners) for seat in range(3)],
        "margin": [mine - other for mine, other in zip(points, best, strict=True)],
        "score": points,
    }
    assert list(end.rewards.values()) == expected[reward]
    received = {}
    while env.agents:  # each of them hears of it and leaves
        received[env.agent_selection] = env.last()[1]
        env.step(None)
    assert [received[agent] for agent in env.possible_agents] == expected[reward]


def test_an_agent_sees_what_its_seat_is_shown() -> None:
    env = aec_env("tzolkin", 2).unwrapped
    env.reset(seed=3)
    choose = np.random.default_rng(3)
    layout = env.arena.layout
    for _ in range(120):
        seen = env.observe(env.agent_selection)
        env.step(choose.choice(np.flatnonzero(seen["action_mask"])))
        for seat, agent in enumerate(env.agents):
            # The table itself has no past turns, but a view does not need them.
            assert env.observe(agent)["observation"].tolist() == layout.vector(view(env.table, seat))


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = aec_env("tzolkin", 2)
    env.reset(seed=1)
    before = env.last()[0]
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(Refused, match=rf"Action {wrong} \(.*\) does not answer 'wealth' now; see the mask"):
        env.step(wrong)
    assert (env.last()[0]["observation"] == before["observation"]).all()
    with pytest.raises(Refused, match="There is no reward 'fame'; the rewards are: win, margin, score"):
        aec_env("tzolkin", 2, reward="fame")
    with pytest.raises(Refused, match="is played by 2, 3, 4 players, not by 1"):
        aec_env("tzolkin", 1)


def test_it_can_be_looked_at() -> None:
    env = aec_env("tzolkin", 2)
    env.reset(seed=1)
    assert '"game": "tzolkin"' in env.render()
    env.close()
