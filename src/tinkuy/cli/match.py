"""`tinkuy match`: bots against each other, with a bar while they play and a table of how they did."""

from __future__ import annotations

import os
import shlex
from argparse import Namespace
from pathlib import Path

from rich.box import SIMPLE
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tinkuy.cli.choices import chosen_commands, chosen_game, chosen_options, chosen_seats, chosen_seed
from tinkuy.cli.files import read_text, reason
from tinkuy.cli.sheet import console
from tinkuy.core.errors import Refused
from tinkuy.games import find_game
from tinkuy.lab.engines import find_engine
from tinkuy.lab.match import Match, MatchResult, check_match, run_match

MOST_JOBS = 256


def run(arguments: Namespace) -> int:
    match = chosen_match(arguments)
    out = chosen_folder(arguments.out)
    errors = console(stderr=True)
    columns = (TextColumn(match.game), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=match.seeds * len(match.bots))
        engine = find_engine(arguments.engine, arguments.jobs, arguments.address)
        result = run_match(match, arguments.jobs, out, lambda played, _: bar.update(task, completed=played), engine)
    print_result(match, result, out)
    return 0


def chosen_match(arguments: Namespace) -> Match:
    game = chosen_game(arguments.game, arguments.tables)
    commands = chosen_commands(arguments.bot)
    bots = tuple(chosen_seats(game, arguments.seats, human=False, own=commands))
    if arguments.jobs > MOST_JOBS:
        raise Refused(f"A match can run in at most {MOST_JOBS} jobs, not in {arguments.jobs}.")
    tables = None if arguments.tables is None else read_text(arguments.tables)
    options = chosen_options(game, arguments.option, len(bots))
    seed = chosen_seed(arguments.seed)
    match = Match(game.name, bots, arguments.games, seed, options, tables, commands, arguments.limit)
    check_match(match, arguments.jobs)
    return match


def chosen_folder(path: str | None) -> Path | None:
    """A folder that is new or empty, so that no record of another match is lost."""
    if path is None:
        return None
    folder = Path(path)
    try:
        if folder.exists() and not folder.is_dir():
            raise Refused(f"The records cannot be written to '{path}': it is a file, not a folder.")
        if folder.exists() and any(folder.iterdir()):
            raise Refused(f"The folder '{path}' is not empty; choose a new one for the records.")
        near = next(parent for parent in (folder.absolute(), *folder.absolute().parents) if parent.exists())
    except (OSError, ValueError) as error:
        raise Refused(f"The records cannot be written to '{path}': {reason(error)}.") from None
    if not near.is_dir() or not os.access(near, os.W_OK | os.X_OK):
        raise Refused(f"The records cannot be written to '{path}': '{near}' is not a folder that can be written to.")
    return folder


def print_result(match: Match, result: MatchResult, out: Path | None) -> None:
    grid = Grid(box=SIMPLE, pad_edge=False)
    grid.add_column("bot", no_wrap=True)
    for title in ("seats", "wins", "win rate", "95 % interval", "points", "s/game"):
        grid.add_column(title, justify="right", no_wrap=True)
    for bot in result.standings:
        grid.add_row(
            Text(bot.bot),
            str(bot.games),
            f"{bot.wins:g}" if bot.wins == int(bot.wins) else f"{bot.wins:.1f}",
            f"{bot.win_rate:.1%}",
            f"{bot.win_low:.1%} to {bot.win_high:.1%}",
            f"{bot.points:.1f} ± {bot.points_margin:.1f}",
            f"{bot.seconds:.3f}",
        )
    console().print(grid)
    seats = len(match.bots)
    print(
        f"{result.games} games: {match.seeds} deals, each with the seats rotated {seats} times; {result.seconds:.1f} s."
    )
    if result.games != match.games:
        print(f"{match.games} is not a multiple of {seats}, so the number of games was rounded up.")
    if out is not None:
        print(f"The records are in '{out}'.")
    print(f"To play them again: {command(match)}")


def command(match: Match, does: str = "match") -> str:
    words = ["tinkuy", does, match.game, "--seats", ",".join(match.bots), "--games", str(match.games)]
    words += ["--seed", str(match.seed)]
    for name, started in match.commands.items():
        words += ["--bot", f"{name}={started}"]
    usual = {option.name: option.values[0] for option in find_game(match.game).options}
    for name, value in match.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words) + (" --tables FILE" if match.tables is not None else "")
