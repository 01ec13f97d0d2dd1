"""The table behind the screen: answers that cannot be taken back wait, settings are read with patience."""

from __future__ import annotations

from random import Random
from typing import Any

from tinkuy.cli.terminal.session import Session
from tinkuy.cli.terminal.settings import Settings, settings_path
from tinkuy.core.questions import CONFIRM
from tinkuy.core.record import write_record
from tinkuy.core.table import open_table
from tinkuy.games import find_game


def test_an_answer_that_shows_something_waits(tmp_path: Any) -> None:
    table = open_table(find_game("tawantinsuyu"), 2, "7")
    session = Session(table, ["human", "human"], [], Settings(), tmp_path / "game.txt")
    rng = Random(1)
    while True:
        ask = table.asks()[0]
        session.call(ask.seat)
        option = rng.choice(ask.options)
        revealing = ask.kind != CONFIRM and session.preview(option, {}, frozenset()).reveals
        before = write_record(table)
        session.answer(option)
        if revealing:
            break
    assert (session.pending, session.question()) == (option, None)
    assert write_record(table) == before
    assert session.take_back()
    assert session.question() is not None
    session.answer(option)
    session.confirm()
    assert session.pending is None
    assert write_record(table) != before


def test_broken_settings_are_no_reason_to_stop() -> None:
    settings_path().write_text("{", encoding="utf-8")
    assert Settings.load() == Settings()
    settings_path().write_text('{"confirm": false, "pause": 77}', encoding="utf-8")
    assert Settings.load() == Settings(confirm=False)
