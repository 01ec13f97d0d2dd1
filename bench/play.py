"""Measures a game with four seats in this process and prints the figures as JSON; run by `python -m bench`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from time import process_time

from bench.clock import one_core, until
from tinkuy.bots.mcts import Mcts
from tinkuy.core import table as core_table
from tinkuy.core.game import Game
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.table import Table, open_table, simulate
from tinkuy.games import find_game

SEATS = 4
POSITIONS = 16  # of a game, for the search
SIMULATIONS = 25
COPIES = 20


def random_play(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second, setup included."""
    draw = Random(1).random
    decisions = games = 0
    began = process_time()
    for seed in until(seconds):
        table = simulate(game, SEATS, seed)
        while not table.over:
            options = table.ask.options
            table.apply(options[int(draw() * len(options))])
            decisions += 1
        games += 1
    elapsed = process_time() - began
    return decisions / elapsed, games / elapsed


def questions(game: Game, seed: int) -> Iterator[Table]:
    """A random game on one tracked table, at every question and at its end."""
    draw = Random(seed).random
    table = open_table(game, SEATS, seed)
    while not table.over:
        yield table
        table.send_for(table.ask.seat, table.ask.options[int(draw() * len(table.ask.options))])
    yield table


def mid_turn_copy(game: Game, seconds: float) -> float:
    """Microseconds of a search copy, averaged over the mid-turn questions of games."""
    elapsed, copies = 0.0, 0
    for seed in until(seconds):
        for table in questions(game, seed):
            if table.answers and not table.over:
                began = process_time()
                for _ in range(COPIES):
                    table.fork()
                elapsed += process_time() - began
                copies += COPIES
    return elapsed / copies * 1e6


def whole_game_replay(game: Game, seconds: float) -> float:
    """Milliseconds from the text of a record to the table at its end."""
    elapsed, replays = 0.0, 0
    for seed in until(seconds):
        *_, end = questions(game, seed)
        record = write_record(end)
        began = process_time()
        replay(read_record(record), lambda _: game)
        elapsed += process_time() - began
        replays += 1
    return elapsed / replays * 1e3


def search(game: Game, seconds: float) -> float:
    """Simulations per second of plain UCT with full playouts, from positions spread evenly over games."""
    bot = Mcts("mcts", SIMULATIONS, "1")
    elapsed, simulations = 0.0, 0
    for seed in until(seconds):
        length = sum(1 for _ in questions(game, seed)) - 1
        spread = {(2 * number + 1) * length // (2 * POSITIONS) for number in range(POSITIONS)}
        for number, table in enumerate(questions(game, seed)):
            if number in spread:
                began = process_time()
                bot.search(table, table.ask.seat)
                elapsed += process_time() - began
                simulations += SIMULATIONS
    return simulations / elapsed


def main() -> None:
    one_core()
    name, wanted = sys.argv[1:]
    compiled = (core_table.__file__ or "").endswith(".so")
    if compiled != (wanted == "compiled"):
        raise SystemExit(f"The measured package was meant to be {wanted}, but {core_table.__file__} is not.")
    game = find_game(name)
    random_play(game, 0.2)  # warm up
    decisions, games = random_play(game, 2.5)
    figures = {
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 1),
        "copy_us": round(mid_turn_copy(game, 1.0), 2),
        "replay_ms": round(whole_game_replay(game, 1.0), 3),
        "search_per_s": round(search(game, 2.5), 1),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
