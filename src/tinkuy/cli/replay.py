"""`tinkuy replay`: play a record again and print its result."""

from __future__ import annotations

from argparse import Namespace

from tinkuy.cli.choices import Shelf, chosen_language
from tinkuy.cli.files import read_record_file
from tinkuy.cli.names import seats_of
from tinkuy.cli.sheet import print_sheet, words
from tinkuy.core.errors import Refused
from tinkuy.core.record import Record, replay
from tinkuy.core.table import Table
from tinkuy.text import Texts


def run(arguments: Namespace) -> int:
    language = chosen_language(arguments.language)
    shelf = Shelf(arguments.tables)
    table, record = replay_file(arguments.file, shelf)
    texts = words(table.game, language)
    answers = sum(len(turn.answers) for turn in table.turns) + len(table.answers)
    length = texts.message("replay-length", turns=len(table.turns), answers=answers)
    print(f"{texts.heading(table.game.heading(table.state))} ({length})")
    print_sheet(table, texts, seats_of(record), record.names)
    if record.cut:
        print(cut_sentence(table, texts))
    return 0


def replay_file(path: str, shelf: Shelf) -> tuple[Table, Record]:
    """The table at the end of a record file, and what the file says."""
    record = read_record_file(path)
    try:
        return replay(record, shelf.find), record
    except Refused as refused:
        raise Refused(f"The record '{path}' cannot be replayed: {refused}") from None


def cut_sentence(table: Table, texts: Texts) -> str:
    return texts.message("replay-cut", turns=len(table.turns))
