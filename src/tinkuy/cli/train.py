"""`tinkuy train`: learn values of positions from the games of `tinkuy selfplay`."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tinkuy.lab.train import Training, Valued, train


def run(arguments: Namespace) -> int:
    training = Training(hidden=arguments.hidden, epochs=arguments.epochs)
    valued = Valued(arguments.value == "points", arguments.hand, arguments.rival)
    card = train(Path(arguments.folder), Path(arguments.out), training, _say, valued)
    figures = card["figures"]
    print(
        f"{card['game']} with {card['seats']} seats: learnt from {card['games']} games in {figures['seconds']} s on "
        f"{figures['device']}, {card['bytes'] // 1024} kB."
    )
    print(
        f"On games it has not seen: winner right {figures['winner']:.1%} (by hand {figures['winner_by_hand']:.1%}), "
        f"lead explained {figures['lead']:.1%} (by hand {figures['lead_by_hand']:.1%})."
    )
    print(f"Try it: TINKUY_WEIGHTS={arguments.out} tinkuy match {card['game']} --seats planner,handwritten ...")
    return 0


def _say(line: str) -> None:
    print(line, file=sys.stderr)
