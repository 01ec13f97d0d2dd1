"""Environments with observations and masks, random play, one core: prints steps per second as JSON.

`python -m bench.environments tzolkin` measures ours, `... peers` catanatron's and a classic of PettingZoo.
"""

from __future__ import annotations

import json
import random
import sys
from functools import partial
from importlib import import_module
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np

from bench.clock import one_core, until
from tinkuy.lab.env import aec_env, batch_env, seat_env

SEATS = 4
BATCH = 64
SECONDS = 2.0
ROUNDS = 5


def seat_steps(env: Any, seconds: float) -> float:
    """A Gymnasium environment: one seat acts at random against three random players."""
    draw = random.Random(1).random
    steps = 0
    began = process_time()
    for seed in until(seconds):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            # catanatron's environment lists the actions, ours masks them
            actions = info["valid_actions"] if "valid_actions" in info else np.flatnonzero(info["action_mask"])
            _, _, ended, cut, info = env.step(actions[int(draw() * len(actions))])
            over = ended or cut
            steps += 1
    return steps / (process_time() - began)


def agent_steps(env: Any, seconds: float) -> float:
    """A PettingZoo environment: all agents act at random."""
    draw = random.Random(1).random
    steps = 0
    began = process_time()
    for seed in until(seconds):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            actions = np.flatnonzero(seen["action_mask"])
            env.step(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (process_time() - began)


def batch_steps(batch: Any, seconds: float) -> float:
    """Steps of all games of a batch together."""
    draw = np.random.default_rng(1)
    steps = 0
    began = process_time()
    for _ in until(seconds):
        batch.step(batch.sample(draw))
        steps += batch.games
    return steps / (process_time() - began)


def ours(game: str) -> dict[str, float]:
    """In turns, so that a machine that is slower for a moment is so for all three."""
    measured = {
        "seat_steps_per_s": partial(seat_steps, seat_env(game, SEATS)),
        "agent_steps_per_s": partial(agent_steps, aec_env(game, SEATS)),
        "batch_steps_per_s": partial(batch_steps, batch_env(game, BATCH, SEATS)),
    }
    for steps in measured.values():
        steps(0.2)  # warm up
    rounds = [[steps(SECONDS / ROUNDS) for steps in measured.values()] for _ in range(ROUNDS)]
    return {name: round(fmean(found)) for name, found in zip(measured, zip(*rounds, strict=True), strict=True)}


def peers() -> dict[str, float]:
    catanatron: Any = import_module("catanatron")
    environment: Any = import_module("catanatron_gym.envs.catanatron_env")
    classic: Any = import_module("pettingzoo.classic.connect_four_v3")
    colors = [color for color in catanatron.Color if color != catanatron.Color.BLUE]
    catan = environment.CatanatronEnv({"enemies": [catanatron.RandomPlayer(color) for color in colors]})
    random.seed(1)
    seat_steps(catan, 0.2)
    return {
        "seat_steps_per_s": round(seat_steps(catan, SECONDS)),
        "agent_steps_per_s": round(agent_steps(classic.env(), SECONDS)),
    }


def main() -> None:
    one_core()
    (name,) = sys.argv[1:]
    print(json.dumps(peers() if name == "peers" else ours(name)))


if __name__ == "__main__":
    main()
