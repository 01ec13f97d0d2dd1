"""Many random games in lockstep: `python -m tests.reference --games 1000`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.reference.tzolkin.lockstep import Lockstep, Parted
from tests.reference.tzolkin.starts import STARTS

SEATS = (2, 3, 4)


def main() -> int:
    """Plays until the two part, which it tells in full; the same seeds play the same games."""
    parser = argparse.ArgumentParser(prog="python -m tests.reference", description=main.__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    arguments = parser.parse_args()
    asked: Counter[str] = Counter()
    for number in range(arguments.games):
        seats, seed = SEATS[number % len(SEATS)], arguments.seed + number
        start = list(STARTS)[number // len(SEATS) % len(STARTS)]
        try:
            asked += Lockstep(seats, seed, start).play()
        except Parted as parted:
            print(f"{seats} players, seed {seed}, {start} start: {parted}")
            return 1
    print(f"{arguments.games} games, {asked.total()} questions: the engine and the model agree")
    print(", ".join(f"{kind} {n}" for kind, n in asked.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
