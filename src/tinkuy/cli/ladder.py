"""`tinkuy ladder`: all bots of a game against each other, with a rating of each."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.box import SIMPLE
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tinkuy.cli.choices import chosen_commands, chosen_game, chosen_options, chosen_seed
from tinkuy.cli.files import read_text, reason
from tinkuy.cli.match import MOST_JOBS
from tinkuy.cli.sheet import console
from tinkuy.core.errors import Refused
from tinkuy.lab.engines import find_engine
from tinkuy.lab.ladder import Climbed, Ladder, check_ladder, run_ladder
from tinkuy.lab.ladder_page import write_ladder

USUAL = ("random", "greedy:8", "greedy:32", "planner:300", "planner")


def run(arguments: Namespace) -> int:
    ladder = chosen_ladder(arguments)
    folder = None if arguments.out is None else Path(arguments.out)
    engine = find_engine(arguments.engine, arguments.jobs, arguments.address)
    errors = console(stderr=True)
    columns = (TextColumn(ladder.game), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
            task = bar.add_task("games", total=None)
            climbed = run_ladder(
                ladder,
                folder,
                arguments.jobs,
                lambda played, most: bar.update(task, completed=played, total=most),
                engine,
            )
        if folder is not None:
            write_ladder(climbed, folder)
    except OSError as error:
        raise Refused(f"The ladder cannot be kept in '{folder}': {reason(error)}.") from None
    print_ladder(climbed)
    if folder is not None:
        print(f"The tables are in '{folder}': ladder.md, ladder.json and ladder.svg.")
    return 0


def chosen_ladder(arguments: Namespace) -> Ladder:
    game = chosen_game(arguments.game, arguments.tables)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    bots = USUAL if arguments.bots is None else tuple(bot.strip() for bot in arguments.bots.split(","))
    if arguments.jobs > MOST_JOBS:
        raise Refused(f"A ladder can run in at most {MOST_JOBS} jobs, not in {arguments.jobs}.")
    tables = None if arguments.tables is None else read_text(arguments.tables)
    options = chosen_options(game, arguments.option, seats) if arguments.option else {}
    commands = chosen_commands(arguments.bot)
    seed = chosen_seed(arguments.seed)
    ladder = Ladder(game.name, (*bots, *commands), seats, arguments.games, seed, options, tables, commands)
    check_ladder(ladder, arguments.jobs)
    return ladder


def print_ladder(climbed: Climbed) -> None:
    grid = Grid(box=SIMPLE, pad_edge=False)
    grid.add_column("bot", no_wrap=True)
    for title in ("rating", "95 % interval", "points", "s/game"):
        grid.add_column(title, justify="right", no_wrap=True)
    for row in climbed.ratings:
        points, seconds = climbed.points.get(row.bot), climbed.seconds.get(row.bot)
        grid.add_row(
            Text(row.bot),
            f"{row.rating:.0f}",
            f"{row.low:.0f} to {row.high:.0f}",
            "-" if points is None else f"{points:.1f}",
            "-" if seconds is None else f"{seconds:.2f}",
        )
    console().print(grid)
    undecided = sum(1 for result in climbed.results if not result.decided)
    print(f"{climbed.games} games of {len(climbed.results)} pairs, {undecided} of them undecided.")
