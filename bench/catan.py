"""Measures catanatron with four random players in this process and prints the figures as JSON."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from importlib import import_module
from time import process_time
from typing import Any

from bench.clock import one_core, until

COPIES = 20
TURNS_LIMIT = 1000

# Typed as Any, because this package is only there for the benchmark.
catanatron: Any = import_module("catanatron")


def new_game(seed: int) -> Any:
    colors = list(catanatron.Color)[:4]
    return catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed + 1)


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def random_play(seconds: float) -> tuple[float, float]:
    """Decisions (forced ones too) and games per second."""
    decisions = games = 0
    began = process_time()
    for seed in until(seconds):
        game = new_game(seed)
        while not over(game):
            game.play_tick()
            decisions += 1
        games += 1
    elapsed = process_time() - began
    return decisions / elapsed, games / elapsed


def positions(seed: int, every: int) -> Iterator[Any]:
    """A random game at each decision of that distance."""
    game = new_game(seed)
    number = 0
    while not over(game):
        if number % every == 0:
            yield game
        game.play_tick()
        number += 1


def copy(seconds: float) -> float:
    """Microseconds of `Game.copy`, averaged over games."""
    elapsed, copies = 0.0, 0
    for seed in until(seconds):
        for game in positions(seed, 5):
            began = process_time()
            for _ in range(COPIES):
                game.copy()
            elapsed += process_time() - began
            copies += COPIES
    return elapsed / copies * 1e6


def search(seconds: float) -> float:
    """A copy and a random playout per simulation, from positions spread evenly over games."""
    elapsed, simulations = 0.0, 0
    for seed in until(seconds):
        for start in positions(seed, 50):
            began = process_time()
            game = start.copy()
            while not over(game):
                game.play_tick()
            elapsed += process_time() - began
            simulations += 1
    return simulations / elapsed


def main() -> None:
    one_core()
    random.seed(1)
    random_play(0.2)  # warm up
    decisions, games = random_play(3.0)
    figures = {
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 1),
        "copy_us": round(copy(1.0), 2),
        "search_per_s": round(search(3.0), 1),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
