"""`tinkuy calibrate`: the chances that an analysis tells, against who won."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tinkuy.cli.choices import chosen_game, chosen_options, chosen_seed
from tinkuy.cli.files import reason
from tinkuy.cli.match import MOST_JOBS
from tinkuy.cli.sheet import console
from tinkuy.core.errors import Refused
from tinkuy.lab.calibration import calibrate
from tinkuy.lab.calibration_page import markdown, write_calibration
from tinkuy.lab.engines import find_engine
from tinkuy.lab.match import Match


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, None)
    bots = tuple(bot.strip() for bot in arguments.seats.split(","))
    if arguments.jobs > MOST_JOBS:
        raise Refused(f"Games can be played in at most {MOST_JOBS} jobs, not in {arguments.jobs}.")
    options = chosen_options(game, arguments.option, len(bots)) if arguments.option else {}
    match = Match(game.name, bots, arguments.games, chosen_seed(arguments.seed), options)
    engine = find_engine(arguments.engine, arguments.jobs, arguments.address)
    errors = console(stderr=True)
    columns = (TextColumn(game.name), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=None)
        found = calibrate(
            match, arguments.jobs, lambda done, most: bar.update(task, completed=done, total=most), engine
        )
    print(markdown(found), end="")
    if arguments.out is not None:
        try:
            write_calibration(found, Path(arguments.out))
        except OSError as error:
            raise Refused(f"The calibration cannot be kept in '{arguments.out}': {reason(error)}.") from None
        print(f"It is in '{arguments.out}': calibration.md, calibration.json and calibration.svg.")
    return 0
