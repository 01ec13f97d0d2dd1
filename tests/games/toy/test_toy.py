"""The toy's clauses, one by one."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import log, points, vp
from tests.games.toy.positions import answer, options, owner_of, toy_of, toy_table
from tests.toy import toy_game
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table, open_table
from tinkuy.core.zones import EMPTY


def refusal(table: Table, code: str) -> str:
    with pytest.raises(Refused) as refused:
        answer(table, code)
    return str(refused.value)


@clause("TOY-1.1")
def test_everybody_starts_with_two_cards_and_two_coins() -> None:
    toy = toy_of(open_table(toy_game(), 3, "1"))
    assert [(len(owner.hand.cards), owner.coins) for owner in toy.owners] == [(2, 2)] * 3
    assert (len(toy.stall.cards), len(toy.deck.cards), len(toy.bag.cards)) == (3, 20 - 3 - 6, 6)


@clause("TOY-1.2")
def test_after_three_rounds_the_most_points_win() -> None:
    table = answer(toy_table([5], [6]), "0 do take", "0 take c2", "0 do done")
    for turn in range(5):
        assert not table.over
        answer(table, f"{(turn + 1) % 2} do done")
    assert table.over
    assert table.game.winners(table.state) == [0]


@clause("TOY-2.1", "TOY-2.2")
def test_each_thing_once_and_only_with_something_left() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do show", "0 show c5")
    assert "blocked-once (TOY-2.1)" in refusal(table, "0 do show")
    assert "blocked-nothing-there (TOY-2.2)" in refusal(toy_table([], [6]), "0 do bury")


@clause("TOY-2.3", "TOY-3.2")
def test_a_taken_card_gives_its_number_and_its_gap_is_filled_at_the_end() -> None:
    table = answer(toy_table([5], [6], deck=[9]), "0 do take", "0 take c2")
    assert (vp(table, 0), points(table, 0, "stall"), toy_of(table).stall.cards) == (2, 2, [0, 1, EMPTY])
    answer(table, "0 do done")
    assert toy_of(table).stall.cards == [0, 1, 9]


@clause("TOY-3.1", "TOY-3.3", "TOY-3.4")
def test_cards_are_drawn_buried_and_shown() -> None:
    table = answer(toy_table([5, 7], [6], deck=[9]), "0 do draw", "0 do bury", "0 bury c5", "0 do show", "0 show c9")
    assert owner_of(table, 0).hand.cards == [7]
    assert (toy_of(table).deck.cards[0], toy_of(table).shown.cards) == (5, [9])
    assert log(table, "drew", "buried", "shown") == ["drew 0", "buried 0", "shown 0 c9"]


@clause("TOY-4.1")
def test_a_gem_gives_half_its_number() -> None:
    table = answer(toy_table([5], [6]), "0 do grab")
    assert points(table, 0, "gems") == owner_of(table, 0).gems[0] / 2


@clause("TOY-4.2")
@pytest.mark.parametrize(("said", "coins"), [("yes", [1, 3]), ("no", [2, 2])])
def test_the_left_neighbour_accepts_a_coin_or_not(said: str, coins: list[int]) -> None:
    table = answer(toy_table([5], [6]), "0 do offer", f"1 accept {said}")
    assert [owner.coins for owner in toy_of(table).owners] == coins


@clause("TOY-5.1", "TOY-5.2")
def test_the_highest_secret_bid_gives_one_and_a_half_points() -> None:
    table = answer(toy_table([5, 15], [6, 16]), "0 do bids", "1 bid c6")
    assert toy_of(table).shown.cards == []
    answer(table, "0 bid c5")
    assert (toy_of(table).shown.cards, vp(table, 0), vp(table, 1)) == ([5, 6], 0, 1.5)


@clause("TOY-5.3")
def test_a_table_may_play_without_bids() -> None:
    table = open_table(toy_game(), 2, "1", {"bids": "off"})
    assert "do bids" not in options(table, 0)
    assert "blocked-no-bids (TOY-5.3)" in refusal(table, "0 do bids")
