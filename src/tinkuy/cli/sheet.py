"""The score sheet: every source of points, seat by seat."""

from __future__ import annotations

from importlib.resources import files

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tinkuy.cli.names import shown_names
from tinkuy.core.game import Game
from tinkuy.core.result import players
from tinkuy.core.table import Table
from tinkuy.text import Texts

PAPER = 160  # columns when nobody reads it on a terminal


def words(game: Game, language: str) -> Texts:
    """The words of the game and of the command itself."""
    own = files("tinkuy.cli").joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return Texts(game, language, extra=[own])


def print_sheet(table: Table, texts: Texts, seats: list[str], names: dict[int, str]) -> None:
    game = table.game
    points = [game.points(table.state, seat) for seat in range(players(table))]
    winners = game.winners(table.state) if table.over else []
    given = [names.get(seat, "") for seat in range(table.seats)]
    called = shown_names(seats, given, texts, players(table) - table.seats)
    grid = Grid(box=SIMPLE, show_footer=True, pad_edge=False)
    grid.add_column("", footer=Text(texts.message("replay-total")), no_wrap=True)
    for seat, name in enumerate(called):
        mark = " *" if seat in winners else ""
        total = Text(texts.points(sum(points[seat])))
        grid.add_column(Text(name + mark), footer=total, justify="right", no_wrap=True)
    for source, code in enumerate(game.sources):
        row = [parts[source] for parts in points]
        if any(row):
            grid.add_row(Text(texts.source(code)), *(Text(texts.points(parts)) for parts in row))
    console().print(grid)
    if winners:
        print(texts.message("winner", n=len(winners), names=", ".join(called[seat] for seat in winners)))
    else:
        print(texts.message("replay-running"))


def console(stderr: bool = False) -> Console:
    """Plain text when it is not read on a terminal, and no guessing at markup or numbers."""
    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not made.is_terminal:
        made.width = PAPER
    return made
