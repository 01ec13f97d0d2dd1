"""TA-14 The end of the game."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    GAME,
    Given,
    answer,
    armies,
    asked,
    board,
    given,
    log,
    me,
    options,
    points,
    resources,
    vp,
)
from tinkuy.core.table import Table

# One weave of each of the seven patterns.
PATTERNS = ["W02", "W05", "W11", "W01", "W03", "W15", "W10"]


def ended(start: Given, holder: int = 0) -> Table:
    """The third ceremony and the final scoring."""
    return start.ceremonies(2).token(holder).turn_of(holder)


@clause("TA-14.1")
def test_the_game_ends_with_the_third_ceremony() -> None:
    table = ended(given().player(0, temple=3).player(1, gold=2), holder=1)
    assert table.over
    assert log(table, "turn_began") == []
    # Steps 0 to 4 are held, then all is scored.
    assert (points(table, 0, "temple"), points(table, 1, "gold")) == (3, 2)


@clause("TA-14.2")
@pytest.mark.parametrize(("length", "scored"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)])
def test_a_tapestry_scores_by_its_length(length: int, scored: int) -> None:
    table = ended(given().player(0, tapestries=[PATTERNS[:length]]))
    assert points(table, 0, "tapestries") == scored


@clause("TA-14.2")
def test_each_tapestry_is_scored() -> None:
    table = ended(given().player(0, tapestries=[PATTERNS[:3], ["W06", "W07", "W08", "W09"], ["W31"]]))
    assert points(table, 0, "tapestries") == 3 + 6


@clause("TA-14.3")
@pytest.mark.parametrize(("step", "scored"), [(0, 0), (6, 0), (7, 4), (8, 7), (9, 11), (10, 16)])
def test_the_top_four_temple_steps_score(step: int, scored: int) -> None:
    start = given().player(1, temple=step)
    table = ended(start.only_army_cards())
    assert points(table, 1, "temple_end") == scored
    assert points(table, 1, "temple") == step


@clause("TA-14.4", "TA-14.10")
def test_face_up_buildings_score_2() -> None:
    table = ended(given().player(0, production=["P01", "P02"], production_down=["P03"], passive=["Z01", "Z02", "Z03"]))
    assert points(table, 0, "buildings") == 2 * 5


@clause("TA-14.5")
def test_god_cards_in_hand_score_1() -> None:
    table = ended(given().player(0, god=["G01", "G02", "G03"], potato=3))
    assert (points(table, 0, "hand"), points(table, 0, "unpaid"), vp(table, 0)) == (3, 0, 13)


@clause("TA-14.6", "TA-14.10")
def test_face_up_army_cards_score_1_and_no_others() -> None:
    table = ended(given().player(1, up=["A01", "A19"], down=["A02", "A03", "A04"], army=["A20", "A21"]))
    assert (points(table, 1, "army"), vp(table, 1)) == (2, 12)


@clause("TA-14.7")
def test_workers_in_the_supply_score_1() -> None:
    table = ended(given().player(0, priest=2, courier=1))
    assert (points(table, 0, "workers"), vp(table, 0)) == (3, 13)


@clause("TA-14.8")
def test_gold_scores_1_and_no_other_resource() -> None:
    table = ended(given().player(0, potato=9, corn=8, stone=7, gold=5))
    assert (points(table, 0, "gold"), vp(table, 0)) == (5, 15)


@clause("TA-14.9")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ([{"vp": 20}, {"vp": 21}, {"vp": 19}], [1]),
        ([{"vp": 20, "stone": 3}, {"vp": 20, "corn": 2, "potato": 2}, {"vp": 19, "potato": 9}], [1]),
        ([{"vp": 20, "stone": 1}, {"vp": 5, "potato": 1}, {"vp": 20, "corn": 1}], [0, 2]),
        ([{"vp": 7}, {"vp": 7}, {"vp": 7}], [0, 1, 2]),
    ],
)
def test_most_points_win_then_most_resources_then_it_is_shared(
    players: list[dict[str, int]], winners: list[int]
) -> None:
    start = given(3)
    for seat, things in enumerate(players):
        start.player(seat, **things)
    assert GAME.winners(ended(start).state) == winners


@clause("TA-14.11")
def test_gold_counts_1_in_the_tie_break() -> None:
    # 19 + 1 for the gold against 20: both have one resource, so the victory is shared.
    table = ended(given(2).player(0, vp=19, gold=1).player(1, vp=20, stone=1))
    assert (vp(table, 0), vp(table, 1)) == (20, 20)
    assert GAME.winners(table.state) == [0, 1]
    table = ended(given(2).player(0, vp=19, gold=1).player(1, vp=20, stone=2))
    assert GAME.winners(table.state) == [1]
    table = ended(given(2).player(0, vp=19, gold=1, corn=1).player(1, vp=20, stone=1))
    assert GAME.winners(table.state) == [0]


@clause("TA-14.10")
def test_nothing_face_down_scores() -> None:
    table = ended(given().player(0, production_down=["P01", "P02"], down=["A01", "A02"]))
    assert vp(table, 0) == 10


@clause("TA-14.1", "TA-14.8")
def test_the_holder_may_discard_army_cards_before_the_scoring() -> None:
    table = ended(given().player(0, army=["A15", "A01"]).player(1, army=["A16"]))
    assert (table.ask.seat, asked(table), options(table, free=True)) == (0, "reward", ["done", "free_A01", "free_A15"])
    answer(table, "reward free_A15", "reward done")
    # Nobody else is asked: their turn it is not.
    assert table.over
    assert (points(table, 0, "gold"), resources(table, 0)) == (1, [0, 0, 0, 1])
    assert armies(me(table, 1).army_hand) == ["A16"]


@clause("TA-14.1")
def test_by_the_other_reading_the_scoring_follows_unasked() -> None:
    table = ended(given(free_actions_in_ceremony="nobody").player(0, army=["A15"]))
    assert (table.over, points(table, 0, "gold")) == (True, 0)
    assert board(table).acting == -1
