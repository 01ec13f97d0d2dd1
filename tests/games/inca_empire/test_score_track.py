"""IN-5 and IN-12: places on the score track, and who wins."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.inca_empire.positions import GAME, given, log, vp
from tinkuy.games.inca_empire.scoring import score
from tinkuy.games.inca_empire.state import IncaEmpire
from tinkuy.games.inca_empire.survey import survey


def track(*vp: int) -> IncaEmpire:
    game = given().scores(*vp).state
    survey(game)
    return game


@clause("IN-5.1", "IN-5.3")
def test_points_move_the_figure_at_once() -> None:
    game = track(3, 2, 1, 0)
    score(game, game.players[3], 0, 4)
    assert game.ranking == [3, 0, 1, 2]
    assert game.players[3].score == 4


@clause("IN-5.2", "EX-20")
def test_who_comes_to_an_occupied_space_stands_outside() -> None:
    game = track(5, 5, 7, 0)
    score(game, game.players[3], 0, 5)
    assert game.ranking == [2, 0, 1, 3]


@clause("IN-5.4")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_ever_tied(seed: int) -> None:
    game = track(0, 0, 0, 0)
    for step in range(40):
        score(game, game.players[(seed + step * 3) % 4], 0, 1 + step % 2)
        vp = [game.players[seat].score for seat in game.ranking]
        assert vp == sorted(vp, reverse=True)
        assert sorted(game.ranking) == [0, 1, 2, 3]


@clause("IN-5.5")
def test_passing_others_changes_nothing() -> None:
    game = track(5, 5, 3, 2)
    score(game, game.players[3], 0, 6)
    assert game.ranking == [3, 0, 1, 2]


@clause("IN-5.6")
def test_who_scores_nothing_keeps_the_place() -> None:
    game = track(5, 5, 5, 2)
    score(game, game.players[0], 0, 0)
    assert game.ranking == [0, 1, 2, 3]


@clause("IN-5.7")
def test_those_who_stay_on_a_space_keep_their_order() -> None:
    game = track(5, 5, 5, 2)
    score(game, game.players[1], 0, 1)
    assert game.ranking == [1, 0, 2, 3]


@clause("IN-12.1", "IN-12.2", "IN-12.3")
def test_the_first_in_rank_wins_after_the_last_sapa_inca_phase() -> None:
    table = given().scores(8, 8, 3, 2).labour(0, 50, 60, 70).hand(3, "epidemic").at("sapa_inca", 4).table()
    assert table.over
    assert GAME.winners(table.state) == [0]
    assert log(table, "game_ended") == ["game_ended"]
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 3, 2]
