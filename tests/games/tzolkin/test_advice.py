"""The evaluation: in points, from open information, and better where a player is better off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.tzolkin.positions import GAME, Given, board, given, me
from tinkuy.core.chance import Chance
from tinkuy.core.table import open_table
from tinkuy.core.zones import redraw
from tinkuy.games.tzolkin.state import Tzolkin


def worth(position: Given, seat: int = 0) -> float:
    """After the seat's turn, when a bot looks at it."""
    position.state.first, position.state.turns_taken = seat, 1
    return GAME.evaluate(position.state, seat)


@pytest.mark.parametrize(
    "better",
    [
        lambda start: start.player(0, corn=9),
        lambda start: start.player(0, gold=1),
        lambda start: start.player(0, skulls=1),
        lambda start: start.player(0, chaac=3),
        lambda start: start.player(0, agriculture=1),
        lambda start: start.player(0, free_workers=1),
        lambda start: start.player(0, food_discount=1),
        lambda start: start.worker(0, "palenque", 3),
        lambda start: start.worker(0, "yaxchilan", 4),
        lambda start: start.player(0, skulls=1).worker(0, "chichen_itza", 5),
    ],
    ids=["corn", "gold", "skull", "temple", "technology", "fed", "hungry less", "field", "quarry", "skull place"],
)
@pytest.mark.parametrize("day", [1, 6, 12, 20])
def test_more_is_worth_more(better: Callable[[Given], Given], day: int) -> None:
    start = given().day(day).player(0, corn=3)
    more = better(given().day(day).player(0, corn=3))
    assert worth(more) > worth(start)


def test_hunger_counts_more_the_nearer_it_is() -> None:
    def loss(day: int) -> float:
        return worth(given().day(day).player(0, corn=6)) - worth(given().day(day).player(0, corn=0))

    assert loss(1) < loss(5) < loss(7)
    assert loss(7) > 9  # three workers at 3 VP each


def test_a_worker_that_is_pushed_off_before_the_next_turn_stands_for_nothing() -> None:
    on_the_edge = worth(given().day(5).player(0, corn=6).worker(0, "yaxchilan", 7))
    before = worth(given().day(5).player(0, corn=6).worker(0, "yaxchilan", 6))
    assert before - on_the_edge > 1


def test_nothing_stands_for_anything_after_the_last_turn() -> None:
    assert worth(given().day(26).player(0, corn=6).worker(0, "yaxchilan", 5)) == worth(
        given().day(26).player(0, corn=6)
    )


def test_at_the_end_it_is_the_score() -> None:
    table = open_table(GAME, 3, 4)
    chance = Chance(4)
    while not table.over:
        table.send_for(table.ask.seat, table.ask.options[chance.below(len(table.ask.options))])
    for seat in range(3):
        assert GAME.evaluate(table.state, seat) == sum(me(table, seat).points) / 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_nobody_can_see_does_not_count(seats: int) -> None:
    """At every question of a game, with everything hidden dealt anew and another future."""
    table = open_table(GAME, seats, 5)
    chance = Chance(5)
    while not table.over:
        seat = table.ask.seat
        other = board(table).copy()
        redraw(other.zones(), seat, chance)
        other.chance.value = chance.below(1 << 30)
        assert isinstance(other, Tzolkin)
        assert GAME.evaluate(other, seat) == GAME.evaluate(table.state, seat)
        table.send_for(seat, table.ask.options[chance.below(len(table.ask.options))])
