"""The table in the terminal: hot-seat and bots, from a new game or a record."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tinkuy.cli.files import read_bytes, read_record_file
from tinkuy.cli.terminal.app import TableApp
from tinkuy.cli.terminal.saving import path_for, short_path
from tinkuy.cli.terminal.session import Session
from tinkuy.cli.terminal.settings import Settings
from tinkuy.core.game import Game
from tinkuy.core.position import answer_checked
from tinkuy.core.questions import CONFIRM
from tinkuy.core.record import UNFINISHED, replay
from tinkuy.core.table import Table, open_table

_UNFINISHED = re.compile(rb"^\d+\. .*" + re.escape(UNFINISHED.encode()) + rb"$", re.MULTILINE)


def run(
    game: Game,
    seats: list[str],
    seed: str,
    options: dict[str, str],
    language: str,
    names: list[str],
    load: Path | None,
) -> int:
    """Play until somebody leaves; the game is saved all the time."""
    app = make_app(game, seats, seed, options, language, names, load)
    code = app.run()
    path = app.session.path
    print(app.texts.message("terminal-saved", path=short_path(path)))
    if not app.session.table.over:
        program = short_path(Path(sys.argv[0]))
        command = f"{program} play {game.name} --load {short_path(path)} --language {app.texts.language}"
        print(app.texts.message("terminal-resume", command=command))
    return (app.return_code or 0) if code is None else code


def make_app(
    game: Game,
    seats: list[str],
    seed: str,
    options: dict[str, str],
    language: str,
    names: list[str],
    load: Path | None,
) -> TableApp:
    table = open_table(game, len(seats), seed, options) if load is None else load_table(game, load)
    return TableApp(Session(table, seats, names, Settings.load(), path_for(game.name, load)), language)


def load_table(game: Game, path: Path) -> Table:
    """The game of a record, with the tables that were chosen for it.

    A turn that was not over when the record was written stops at its end again, so that it can still be taken back.
    """
    record = read_record_file(str(path))
    open_turn = record.turns.pop() if _UNFINISHED.search(read_bytes(str(path))) else None
    table = replay(record, lambda _: game)
    if open_turn is not None:
        table.confirming = True
        for seat, code in open_turn[1]:
            confirm_until(table, seat)
            answer_checked(table, seat, code)
    return table


def confirm_until(table: Table, seat: int) -> None:
    """Records do not name confirmations: give those that came before the seat's next answer."""
    while (ask := table.asked(seat)) is None or ask.kind == CONFIRM:
        waiting = [other for other in table.asks() if other.kind == CONFIRM]
        if not waiting:
            return
        table.answer(waiting[0].seat, waiting[0].options[0])
