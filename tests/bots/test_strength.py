"""Greedy looks before it leaps."""

from __future__ import annotations

import pytest

from tests.games.tzolkin.positions import given, me
from tinkuy.bots import find_bot
from tinkuy.bots.greedy import Greedy
from tinkuy.core.table import Table
from tinkuy.games.tzolkin.state import CORN_TILE, FROM_CHICHEN_ITZA, FROM_UNFED
from tinkuy.lab.match import Match, run_match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    match = Match("tzolkin", ("greedy:8", *["random"] * (seats - 1)), games=seats)
    greedy = run_match(match).standings[0]
    assert greedy.bot == "greedy:8"
    assert greedy.win_rate == 1.0
    assert greedy.points > 20


def play_turn(table: Table, seat: int) -> None:
    turn = len(table.turns)
    bot = find_bot("greedy", 1)
    while len(table.turns) == turn and not table.over:
        table.answer(seat, bot.choose(table, seat))


def test_greedy_takes_points_that_lie_open() -> None:
    """A skull in hand and a worker on the best place of Chichen Itza in the last round."""
    table = given().day(26).player(0, skulls=1, corn=6).worker(0, "chichen_itza", 9).turn_of(0)
    play_turn(table, 0)
    assert me(table, 0).points[FROM_CHICHEN_ITZA] == 13 * 4


def test_greedy_feeds_its_workers() -> None:
    """On a Food Day with nothing to eat, it leaves the gold and takes the corn that feeds all three."""
    start = given(2).day(7).player(0, corn=0).worker(0, "palenque", 4).worker(0, "yaxchilan", 3)
    start.state.jungle[4] = [CORN_TILE, CORN_TILE]
    table = start.last_turn_of(0)
    play_turn(table, 0)
    assert me(table, 0).points[FROM_UNFED] == 0


def test_greedy_improves_on_its_plan_within_a_turn() -> None:
    """The best line found is kept: later decisions of the turn never leave it for a worse one."""
    table = given().player(0, corn=12, workers=4).turn_of(0)
    bot = Greedy("greedy", 20, "1")
    values = []
    while table.ask.seat == 0:
        option = bot.choose(table, 0)
        values.append(bot.value)
        table.answer(0, option)
    assert len(values) > 1
    assert values == sorted(values)
    assert table.game.evaluate(table.state, 0) == values[-1]
