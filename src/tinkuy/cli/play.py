"""`tinkuy play`: checks everything a person asked for, then opens the table in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from tinkuy.cli.choices import (
    HUMAN,
    Shelf,
    chosen_game,
    chosen_language,
    chosen_options,
    chosen_seats,
    chosen_seed,
)
from tinkuy.cli.names import seats_of
from tinkuy.cli.replay import cut_sentence, replay_file
from tinkuy.cli.sheet import words
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game

USUAL_BOT = "casual"


@dataclass(frozen=True)
class Wanted:
    """A table as it was asked for, with nothing left that could be wrong."""

    game: Game
    seats: list[str]
    seed: str
    options: dict[str, str]
    language: str
    names: list[str]
    load: Path | None


def run(arguments: Namespace) -> int:
    wanted = wanted_table(arguments)
    # The screen is drawn on standard error, so that has to be a terminal too.
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise Refused("The table needs a terminal for input and output; programs play with 'tinkuy engine'.")
    from tinkuy.cli.terminal import run as play

    return play(wanted.game, wanted.seats, wanted.seed, wanted.options, wanted.language, wanted.names, wanted.load)


def wanted_table(arguments: Namespace) -> Wanted:
    language = chosen_language(arguments.language)
    game = chosen_game(arguments.game, arguments.tables)
    names = chosen_names(arguments.names)
    if arguments.load is not None:
        wanted = _loaded_table(arguments, game, language, names)
    else:
        seats = chosen_seats(game, usual_seats(game) if arguments.seats is None else arguments.seats, human=True)
        options, seed = chosen_options(game, arguments.option, len(seats)), chosen_seed(arguments.seed)
        wanted = Wanted(game, seats, seed, options, language, names, None)
    if len(wanted.names) > len(wanted.seats):
        raise Refused(f"There are {len(wanted.names)} names for {len(wanted.seats)} seats.")
    return wanted


def _loaded_table(arguments: Namespace, game: Game, language: str, names: list[str]) -> Wanted:
    if arguments.seed is not None or arguments.option:
        raise Refused("A loaded game has its own seed and options; leave out --seed and --option.")
    table, record = replay_file(arguments.load, Shelf(arguments.tables))
    if table.game.name != game.name:
        raise Refused(f"The record '{arguments.load}' is of {table.game.name}, not of {game.name}.")
    seats = seats_of(record) if arguments.seats is None else chosen_seats(game, arguments.seats, human=True)
    if len(seats) != record.seats:
        raise Refused(f"The loaded game has {record.seats} seats, but --seats names {len(seats)}.")
    if record.cut:
        print(cut_sentence(table, words(game, language)), file=sys.stderr)
    if not names and record.names:
        names = [record.names.get(seat, "") for seat in range(record.seats)]
    return Wanted(game, seats, record.seed, table.options, language, names, Path(arguments.load))


def chosen_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    if any(not name.isprintable() or len(name) > 40 for name in names):
        raise Refused("A name is at most 40 letters on one line.")
    return names


def usual_seats(game: Game) -> str:
    return ",".join([HUMAN] + [USUAL_BOT] * (game.seats[-1] - 1))
