"""Which questions come in others' turns, and what is answered to them beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.toy.positions import answer
from tests.toy import toy_game
from tinkuy.core.beforehand import foreseen, interposed, on_turn
from tinkuy.core.codes import kind_index, read_answer
from tinkuy.core.record import read_record
from tinkuy.core.table import open_table
from tinkuy.games import find_game

GOLDEN = Path(__file__).parents[1] / "golden"


def test_an_offer_is_answered_beforehand_by_the_first_option_that_is_there() -> None:
    table = open_table(toy_game(), 2, 7)
    accept = kind_index(table.game, "accept")
    no, yes = 0, 1
    assert on_turn(table) == 0
    assert (interposed(table, 0), interposed(table, 1)) == (None, None)
    answer(table, "0 do offer")
    ask = interposed(table, 1)
    assert ask is not None
    assert ask.kind == accept
    assert foreseen(table, 1, {accept: [yes, no]}) == yes
    assert foreseen(table, 1, {accept: [9, no]}) == no
    assert foreseen(table, 1, {accept: []}) is None
    assert foreseen(table, 0, {accept: [yes]}) is None
    answer(table, "1 accept no")
    assert interposed(table, 0) is None  # it is its own turn


def test_a_secret_choice_of_all_is_nobodys_interruption() -> None:
    table = open_table(toy_game(), 2, 7)
    answer(table, "0 do bids")
    assert table.together is not None
    assert interposed(table, 1) is None


@pytest.mark.parametrize(
    ("record", "kinds"),
    [
        ("tawantinsuyu/2-early_final_ceremony-only_if_third", {"leftover", "offer", "refresh", "play_army"}),
        ("teotihuacan/2-architecture-on", {"salary"}),
    ],
)
def test_what_can_be_answered_beforehand_does_come_in_others_turns(record: str, kinds: set[str]) -> None:
    """And never right after an own answer, which it would follow from."""
    read = read_record((GOLDEN / f"{record}.record").read_text(encoding="utf-8"))
    table = open_table(find_game(read.game), read.seats, read.seed, read.options)
    found = set()
    last = -1
    for _, answers in read.turns:
        for seat, code in answers:
            kind, option = read_answer(table.game, code)
            if foreseen(table, seat, {kind: [option]}) == option:
                found.add(table.game.kinds[kind].name)
                assert seat != last or not table.choices()
            table.answer(seat, option)
            last = seat
    assert found == kinds
