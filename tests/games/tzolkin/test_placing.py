"""TZ-6 Placing workers."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.tzolkin.positions import answer, asked, given, me, options, why


@clause("TZ-6.2", "TZ-6.4", "EX-2")
def test_a_worker_goes_on_the_lowest_free_space() -> None:
    table = given().worker(0, "palenque", 1).player(3, workers=4, corn=6).turn_of(3)
    answer(table, "place palenque", "place palenque", "place yaxchilan")
    assert me(table, 3).corn == 1  # 6 - (0+0) - (2+1) - (0+2)
    assert asked(table) != "place" or table.ask.seat != 3  # a fourth worker would cost at least 3 more


@clause("TZ-6.8")
def test_what_cannot_be_paid_is_not_offered_and_says_why() -> None:
    table = given().neutral("palenque", 0, 1, 2, 3).player(0, corn=3).turn_of(0)
    assert "palenque" not in options(table)
    assert why(table, 0, "place palenque").clause == "TZ-6.8"
