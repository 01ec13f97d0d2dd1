"""`tinkuy dataset`: games of bots as records and as a table with a row for every decision."""

from __future__ import annotations

from argparse import Namespace

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tinkuy.cli.match import chosen_folder, chosen_match, command
from tinkuy.cli.sheet import console
from tinkuy.lab.card import card
from tinkuy.lab.dataset import write_dataset


def run(arguments: Namespace) -> int:
    match = chosen_match(arguments)
    folder = chosen_folder(arguments.out)
    assert folder is not None
    errors = console(stderr=True)
    columns = (TextColumn(match.game), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=match.seeds * len(match.bots))
        made = write_dataset(match, folder, arguments.jobs, lambda done, _: bar.update(task, completed=done))
    again = command(match, "dataset") + " --out FOLDER"
    (folder / "README.md").write_text(card(match, made, again), encoding="utf-8")
    print(
        f"{made.decisions} decisions of {made.games} games are in '{folder}'; README.md there says how they were made."
    )
    return 0
