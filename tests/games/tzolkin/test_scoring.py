"""TZ-23 End of the game: the last advance, final scoring, winners."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    GAME,
    Given,
    answer,
    board,
    events,
    given,
    me,
    points,
    resources,
    vp,
)
from tinkuy.core.result import result
from tinkuy.core.table import Table


def end(position: Given) -> Table:
    table = position.day(26).end_of_round()
    assert table.over
    return table


def winners(table: Table) -> list[int]:
    return list(result(table)["winners"])


def score_given(points_of: list[int], seats: int = 4) -> Given:
    """Players whose points so far are these; everybody is fed and has nothing else."""
    position = given(seats)
    for seat, n in enumerate(points_of):
        position.player(seat, free_workers=6)
        position.state.players[seat].points[0] = 4 * n
    return position


@clause("TZ-23.1")
def test_the_game_ends_after_the_fourth_food_day() -> None:
    table = given().day(25).end_of_round()
    assert (table.over, board(table).day) == (False, 26)
    table = given().day(26).end_of_round()
    assert (table.over, board(table).food_days, table.asks()) == (True, 4, [])
    assert [event.kind.name for event in board(table).told or []][-1] == "game_ended"
    assert not given().day(20).end_of_round().over


@clause("TZ-23.2")
def test_the_calendar_advances_once_more_after_the_rewards_and_before_scoring() -> None:
    table = end(given().player(0, corn=6).worker(0, "tikal", 7, 3).worker(1, "chichen_itza", 10))
    assert board(table).day == 27
    assert (board(table).gears[2][4], me(table, 0).hand, me(table, 1).hand) == (0, 2, 3)
    order = [event.kind.name for event in board(table).told or []]
    last_reward = max(
        index
        for index, event in enumerate(board(table).told or [])
        if event.kind.name == "scored" and GAME.sources[event.values[1]] == "leaders_age2"
    )
    assert last_reward < order.index("calendar_turned") < order.index("pushed_off") < order.index("converted")
    assert order.count("calendar_turned") == 1


@clause("TZ-23.3", "TZ-23.4")
@pytest.mark.parametrize(
    ("goods", "corn", "score"),
    [
        ({"corn": 1}, 1, 0.25),
        ({"corn": 2}, 2, 0.5),
        ({"corn": 3}, 3, 0.75),
        ({"corn": 4}, 4, 1),
        ({"wood": 1}, 2, 0.5),
        ({"stone": 1}, 3, 0.75),
        ({"gold": 1}, 4, 1),
        ({"corn": 1, "wood": 2, "stone": 3, "gold": 5}, 34, 8.5),
    ],
)
def test_resources_become_corn_and_corn_quarter_points(goods: dict[str, int], corn: int, score: float) -> None:
    table = end(given().player(0, free_workers=3, **goods))
    assert points(table, 0, "corn") == score
    assert (me(table, 0).corn, resources(table, 0)) == (corn, [0, 0, 0])
    assert events(table, "converted")[0].values == [0, corn]


@clause("TZ-23.3")
@pytest.mark.parametrize(("skulls", "score"), [(0, 0), (1, 3), (4, 12)])
def test_three_points_per_skull_still_owned(skulls: int, score: int) -> None:
    position = given().player(0, skulls=skulls)
    position.state.skull_places[3] = 0  # a placed one counts nothing
    table = end(position)
    assert (points(table, 0, "skulls"), points(table, 0, "chichen_itza")) == (score, 0)


@clause("TZ-23.3")
def test_monuments_come_last() -> None:
    table = end(given().player(0, corn=9, skulls=1).owns(0, "m_tombs").owns(1, "m_civic"))
    sources = [GAME.sources[event.values[1]] for event in events(table, "scored")]
    final = [source for source in sources if source in ("corn", "skulls", "monuments")]
    assert final == ["corn", "skulls", "monuments", "monuments"]


@clause("TZ-23.4")
def test_quarter_points_are_kept_exactly() -> None:
    table = end(given().player(0, free_workers=3, corn=3).player(1, free_workers=3, corn=2, stone=1))
    assert [vp(table, seat) for seat in range(2)] == [6 + 0.75, 6 + 1.25]  # 6 from the shared leads
    assert result(table)["scores"][0]["points"] == 6.75
    assert winners(table) == [1]


@clause("TZ-23.5")
def test_most_points_win() -> None:
    assert winners(end(score_given([10, 12, 11, 3]))) == [1]
    assert winners(end(score_given([-5, -6], seats=2))) == [0]


@clause("TZ-23.5", "TZ-23.6")
def test_ties_are_broken_by_workers_on_gears() -> None:
    position = score_given([10, 12, 12, 12])
    position.worker(0, "tikal", 1, 2, 3).worker(1, "uxmal", 1).worker(2, "palenque", 1).worker(2, "chichen_itza", 4)
    assert winners(end(position)) == [2]


@clause("TZ-23.5")
def test_still_tied_all_win() -> None:
    position = score_given([12, 12, 5, 12]).worker(0, "tikal", 1).worker(3, "chichen_itza", 4).worker(2, "uxmal", 1, 2)
    assert winners(end(position)) == [0, 3]
    assert winners(end(score_given([3, 3, 3, 3]))) == [0, 1, 2, 3]


@clause("TZ-23.5")
def test_a_quarter_point_beats_any_number_of_workers() -> None:
    position = score_given([12, 12]).player(0, corn=1).worker(1, "tikal", 1, 2, 3)
    assert winners(end(position)) == [0]


@clause("TZ-23.6")
def test_a_worker_pushed_off_by_the_last_advance_does_not_count() -> None:
    position = score_given([12, 12], seats=2).worker(0, "tikal", 7).worker(0, "uxmal", 7).worker(1, "tikal", 6)
    table = end(position)
    assert winners(table) == [1]
    position = score_given([12, 12], seats=2).worker(0, "chichen_itza", 10, 3).worker(1, "tikal", 6)
    assert winners(end(position)) == [0, 1]


@clause("TZ-23.6")
def test_the_worker_of_the_first_player_space_is_in_hand_and_does_not_count() -> None:
    position = score_given([12, 12], seats=2).worker(0, "tikal", 1).first_player_space(0).worker(1, "tikal", 2)
    table = end(position)
    assert (me(table, 0).hand, winners(table)) == (2, [0, 1])


@clause("TZ-23.5")
def test_nobody_has_won_before_the_end() -> None:
    table = answer(given().player(0, corn=9).turn_of(0), "place tikal")
    assert winners(table) == []


@clause("TZ-23.3")
def test_the_sheet_adds_up_to_the_score() -> None:
    position = given().player(0, corn=9, wood=1, skulls=2, chaac=3, workers=4).owns(0, "m_workers", "m_one_temple")
    sheet = result(end(position))["scores"][0]
    expected = {
        "temples_age2": 4,
        "leaders_age2": 2 + 3 + 2,
        "corn": 0.75,  # 1 corn left after feeding, 1 wood
        "skulls": 6,
        "monuments": 6 + 6,
    }
    assert sheet == {"seat": 0, "points": 29.75, "sources": expected}
