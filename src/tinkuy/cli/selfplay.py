"""`tinkuy selfplay`: games of a quick bot against itself, to learn values of positions from."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tinkuy.cli.choices import chosen_game, chosen_options, chosen_seed
from tinkuy.lab.engines import find_engine
from tinkuy.lab.selfplay import Selfplay, run_selfplay


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, None)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    options = chosen_options(game, arguments.option, seats) if arguments.option else {}
    selfplay = Selfplay(
        game.name,
        seats,
        arguments.games,
        arguments.lines,
        arguments.explore,
        chosen_seed(arguments.seed),
        arguments.learned,
        options,
        arguments.vary,
        arguments.plan,
    )
    engine = find_engine(arguments.engine, arguments.jobs, arguments.address)
    points = run_selfplay(selfplay, Path(arguments.out), arguments.jobs, _told, engine)
    print(f"{arguments.games} games are in '{arguments.out}'; {points:.1f} points of a seat on average.")
    return 0


def _told(played: int, games: int, left: float) -> None:
    """On standard error, plainly: such runs are made on machines with nobody before them."""
    sys.stderr.write(f"{played} of {games} games, {left:.0f} s left\n")
