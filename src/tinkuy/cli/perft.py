"""`tinkuy perft`: the number of sequences of 1, 2, ... answers from the first question on."""

from __future__ import annotations

from argparse import Namespace

from tinkuy.cli.choices import chosen_game, chosen_options, chosen_seed
from tinkuy.core.game import check_seats
from tinkuy.lab.perft import perft


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, arguments.tables)
    check_seats(game, arguments.seats)
    options = chosen_options(game, arguments.option, arguments.seats)
    counts = perft(game, arguments.seats, chosen_seed(arguments.seed), arguments.depth, options)
    for depth, count in enumerate(counts, start=1):
        print(f"{depth} {count}")
    return 0
