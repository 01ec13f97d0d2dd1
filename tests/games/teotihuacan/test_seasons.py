"""TE-22: seasons of progress."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    answer,
    asked,
    at,
    city,
    free_actions,
    give,
    goods,
    log,
    move,
    options,
    own_tiles,
    player,
    points,
    priest,
    run,
    season,
    state_of,
    temple,
    why,
    workers,
)
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table, open_table
from tinkuy.games.teotihuacan.state import ECLIPSE, LAST_ROUND, Teotihuacan


def in_season(number: int, seats: int = 2, **chosen: str) -> Teotihuacan:
    game = city(seats, seasons="on", **chosen)
    season(game, number)
    return game


def at_eclipse(game: Teotihuacan) -> Table:
    game.stage, game.light, game.due = ECLIPSE, game.dark, LAST_ROUND
    return run(game)


@clause("TE-22.1", "TE-22.12")
def test_one_season_is_open_and_each_comes_once() -> None:
    table = open_table(GAME, 2, 4, {"seasons": "on"})
    state = state_of(table)
    assert len(log(table, "season")) == 1
    assert sorted([state.season, *state.season_stack.cards]) == list(range(8))
    game = in_season(6)
    table = at_eclipse(game)
    assert state_of(table).season == 7
    assert len(state_of(table).season_stack.cards) == 6
    assert 5 not in state_of(table).season_stack.cards


@clause("TE-22.2", "TE-22.8", "EX-20")
def test_a_season_covers_the_scoring_of_the_next_eclipse() -> None:
    game = in_season(6, 3)
    game.eclipses, game.dark = 1, 10
    for me, track in zip(game.players, (4, 4, 1), strict=True):
        me.track = track
    table = at_eclipse(game)
    found = [(points(table, seat, "leader"), points(table, seat, "track")) for seat in range(3)]
    assert found == [(4, 16), (4, 16), (0, 4)]
    assert state_of(table).season != 5


@clause("TE-22.8")
def test_an_early_end_scores_the_track_of_the_season_as_the_third() -> None:
    game = in_season(6)
    game.finished = True
    game.players[0].track = 2
    assert points(at_eclipse(game), 0, "track") == 6


@clause("TE-22.3", "TE-22.17", "EX-22")
def test_low_salaries() -> None:
    game = in_season(1, priests="on")
    me = game.players[0]
    workers(me, "palace 1", "forest 3", "forest 4 locked", "gold 5")
    assert me.conduct.salary(game, me) == 5
    priest(game, me, "P09")
    assert me.conduct.salary(game, me) == 9
    season(game, 8)
    assert me.conduct.salary(game, me) == 10


@clause("TE-22.4", "TE-22.13", "EX-67")
@pytest.mark.parametrize(("code", "vp"), [("P05", 4), ("P09", 6)])
def test_steps_on_the_avenue_score(code: str, vp: int) -> None:
    game = in_season(2, priests="on")
    priest(game, game.players[1], "P03")
    priest(game, game.players[0], code)
    workers(game.players[0], "decorations 5", "palace 1", "palace 1")
    give(game.players[0], cocoa=2, wood=2)
    table = move(run(game), "decorations-5", "nobles", "main")
    answer(table, "reward cocoa")
    assert (player(table, 0).avenue, points(table, 0, "avenue")) == (2, vp)


@clause("TE-22.13")
def test_a_lost_step_scores_nothing() -> None:
    game = in_season(2)
    game.players[0].avenue = 9
    workers(game.players[0], "decorations 1", "palace 1", "palace 1")
    give(game.players[0], cocoa=2, wood=2)
    assert points(move(run(game), "decorations-1", "nobles", "main"), 0, "avenue") == 0


@clause("TE-22.5", "TE-22.14", "TE-8.13", "EX-49")
def test_the_new_worker_may_be_put_anywhere() -> None:
    game = in_season(3)
    workers(game.players[0], "forest 5", "forest 2", "palace 5")
    give(game.players[0], cocoa=1)
    table = move(run(game), "palace-5", "forest", "main")
    answer(table, "power_up forest-5")
    assert (asked(table), len(options(table))) == ("new_board", 8)
    answer(table, "new_board forest", "reward fourth_worker")
    assert [line.split()[-1] for line in log(table, "new_worker")] == ["forest"]
    assert options(table) == ["forest-1", "forest-2", "forest-5"]
    answer(table, "power_up forest-1")
    assert at(table) == ["forest 2", "forest 2", "forest 5", "palace 3"]


@clause("TE-22.6", "EX-2")
def test_the_own_colour_is_not_counted() -> None:
    game = in_season(4)
    workers(game.players[0], "palace 1", "forest 1", "gold 1")
    workers(game.players[1], "forest 1", "gold 1", "gold 1")
    game.neutral[0] = 1
    give(game.players[0], cocoa=2)
    table = answer(run(game), "move palace-1", "to forest")
    assert state_of(table).cost == 2
    assert goods(answer(table, "action collect"))[0] == 5


@clause("TE-22.7", "TE-22.15", "EX-48")
def test_a_step_may_be_followed_by_one_bought_step() -> None:
    game = in_season(5, height="on")
    give(game.players[0], cocoa=1)
    table = move(run(game), "palace-1", "quarry", "quarry-effect")
    assert (asked(table), options(table)) == ("another", ["blue", "red", "none"])
    assert why(table, 0, "another green").clause == "TE-22.7"
    assert why(table, 0, "another orange").clause == "TE-22.7"
    answer(table, "another red")
    assert (goods(table)[0], player(table, 0).temples) == (0, [0, 1, 1, 0])
    assert state_of(table).turns_taken == 1


@clause("TE-22.7")
def test_no_step_need_be_bought_and_none_without_cocoa() -> None:
    game = in_season(5)
    give(game.players[0], cocoa=3)
    table = move(run(game), "palace-1", "quarry", "quarry-effect")
    answer(table, "another none")
    assert player(table, 0).temples == [0, 0, 1, 0]
    game = in_season(5)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert player(table, 0).temples == [0, 1, 0, 0]
    assert state_of(table).turns_taken == 1


@clause("TE-22.15", "TE-13.16")
def test_a_tile_with_cocoa_helps_to_buy() -> None:
    game = in_season(5)
    temple(game.players[1], blue=11)
    temple(game.players[0], blue=10)
    own_tiles(game, game.players[0], "cocoa4")
    table = answer(move(run(game), "palace-1", "forest", "forest-effect"), "temple red")
    assert asked(table) == "another"
    assert why(table, 0, "another blue").clause == "TE-11.5"
    assert free_actions(table) == ["free_cocoa4"]
    answer(table, "another free_cocoa4", "another green")
    assert (goods(table)[0], player(table, 0).temples) == (3, [10, 1, 1, 0])


@clause("TE-22.9", "TE-22.16", "EX-60", "TE-20.12")
def test_long_ways() -> None:
    assert options(run(in_season(7))) == ["forest", "alchemy", "construction"]
    for cocoa, boards in ((0, ["forest", "alchemy", "decorations", "construction"]), (3, GAME.domains["board"])):
        game = in_season(7, priests="on")
        priest(game, game.players[0], "P07")
        give(game.players[0], cocoa=cocoa)
        assert options(run(game)) == boards
    game = in_season(7)
    own_tiles(game, game.players[0], "move_anywhere")
    assert len(options(answer(run(game), "move free_move_anywhere"))) == 8


@clause("TE-22.10")
def test_the_quiet_season_can_be_left_out() -> None:
    for seed in range(6):
        state = state_of(open_table(GAME, 2, seed, {"seasons": "on", "quiet_season": "out"}))
        assert 7 not in [state.season, *state.season_stack.cards]
    assert GAME.components.seasons[7].quiet
    with pytest.raises(Refused, match="only where"):
        open_table(GAME, 2, 1, {"quiet_season": "out"})
