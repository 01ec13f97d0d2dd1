"""Plays random games and prints a hash over all that happens in each: `python -m tests.compiled.stream`.

Run once in plain Python and once compiled; the last line says which of them it was.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from tinkuy.core import table as core_table
from tinkuy.core.chance import Chance
from tinkuy.core.data import to_data
from tinkuy.core.game import Game
from tinkuy.core.record import write_record
from tinkuy.core.table import open_table
from tinkuy.core.view import view
from tinkuy.games import find_game


def stream(game: Game, seats: int, seed: int) -> str:
    """Of every question, state, view, evaluation and refusal of a random game, and of its record."""
    digest = sha256()

    def note(*things: object) -> None:
        digest.update(json.dumps(things, sort_keys=True).encode())

    chance = Chance.from_seed(f"stream {seed}")
    table = open_table(game, seats, seed)
    while not table.over:
        ask = table.asks()[chance.below(len(table.asks()))]
        note(ask.seat, ask.kind, ask.options, to_data(table.state), game.evaluate(table.state, ask.seat).hex())
        missing = [option for option in range(len(game.kinds[ask.kind].codes)) if option not in ask.options]
        if missing:
            blocked = table.why(ask.seat, ask.kind, missing[chance.below(len(missing))])
            note(blocked and (blocked.reason, blocked.clause))
        if chance.below(10) == 0:
            note(view(table, chance.below(seats)), to_data(table.fork(ask.seat, chance).state))
        table.answer(ask.seat, ask.options[chance.below(len(ask.options))])
        if chance.below(8) == 0 and table.undoable(ask.seat):
            table.undo(ask.seat)
    note(to_data(table.state), [[event.kind.name, event.values] for event in table.state.told or []])
    note(write_record(table))
    return digest.hexdigest()


def main() -> None:
    for name, seats, seed in (entry.split(":") for entry in sys.argv[1:]):
        print(name, seats, seed, stream(find_game(name), int(seats), int(seed)))
    print("compiled" if (core_table.__file__ or "").endswith(".so") else "plain")


if __name__ == "__main__":
    main()
