"""TE-1, TE-4 and TE-5: workers, turns, cocoa."""

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
    put_tile,
    run,
    state_of,
    technologies,
    why,
    workers,
)
from tinkuy.core.table import open_table
from tinkuy.games.teotihuacan.vocabulary import BOARDS


@clause("TE-1.7", "TE-1.8", "TE-1.9")
def test_the_printed_ring_has_palace_and_construction_opposite() -> None:
    ring = [BOARDS[board] for board in GAME.components.printed_ring]
    assert ring == ["palace", "quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold"]
    assert (ring.index("construction") - ring.index("palace")) % 8 == 4


@clause("TE-1.2", "TE-1.3")
def test_everybody_has_three_workers_and_a_fourth_that_waits() -> None:
    table = open_table(GAME, 3, 1, {"play": "first_game"})
    assert [len(at(table, seat)) for seat in range(3)] == [3, 3, 3]
    assert all(1 <= power <= 5 for seat in range(3) for power in player(table, seat).powers[:3])


@clause("TE-4.5", "TE-4.6")
def test_a_worker_moves_one_to_three_boards_clockwise() -> None:
    table = run(city())
    assert asked(table) == "to"  # all workers are alike, so nothing is to choose
    assert sorted(options(table)) == sorted(["quarry", "alchemy", "forest"])
    assert why(table, 0, "to construction").clause == "TE-4.5"
    assert why(table, 0, "to palace").clause == "TE-4.5"


@clause("TE-4.6")
def test_a_locked_worker_does_not_move() -> None:
    game = city()
    workers(game.players[0], "forest 2 locked", "forest 1", "palace 1")
    table = run(game)
    assert options(table) == ["palace-1", "forest-1", "rest"]
    assert why(table, 0, "move forest-2").clause == "TE-4.6"
    game = city()
    workers(game.players[0], "royal_a 2 locked", "forest 1", "palace 1")
    assert why(run(game), 0, "move palace-2").clause == "TE-4.6"


@clause("TE-4.2", "TE-4.3", "TE-4.4")
def test_freeing_is_a_turn_of_its_own() -> None:
    game = city()
    workers(game.players[0], "forest 2 locked", "royal_a 1 locked", "palace 1")
    table = answer(run(game), "move rest")
    assert at(table) == ["forest 2", "palace 1", "palace 1"]
    assert (goods(table), table.ask.seat) == ([0, 0, 0, 0], 1)


@clause("TE-4.3")
def test_nobody_to_free_no_freeing() -> None:
    game = city()
    workers(game.players[0], "forest 2", "palace 1", "palace 1")
    assert why(run(game), 0, "move rest").clause == "TE-4.3"


@clause("TE-4.3")
def test_after_freeing_only_tiles_can_be_used() -> None:
    game = city()
    workers(game.players[0], "forest 2 locked", "palace 1", "palace 1")
    own_tiles(game, game.players[0], "cocoa4", "double_move")
    table = answer(run(game), "move rest")
    assert (asked(table), free_actions(table)) == ("finish", ["free_cocoa4"])


@clause("TE-4.7", "TE-4.13", "EX-36")
def test_three_cocoa_free_all_before_moving() -> None:
    game = city()
    workers(game.players[0], "forest 3 locked", "palace 1")
    give(game.players[0], cocoa=4)
    table = answer(run(game), "move free_unlock", "move palace-1", "to forest")
    assert goods(table)[0] == 1
    answer(table, "action main")  # K = 1, row 2, weakest power 1
    assert goods(table) == [0, 1, 0, 0]


@clause("EX-36")
def test_not_freed_the_locked_worker_counts_for_nothing() -> None:
    game = city()
    workers(game.players[0], "forest 3 locked", "palace 1")
    table = answer(run(game), "move palace-1", "to forest", "action main")
    assert goods(table) == [1, 0, 0, 0]


@clause("TE-4.7")
def test_freeing_needs_the_cocoa() -> None:
    game = city()
    workers(game.players[0], "forest 3 locked", "palace 1")
    give(game.players[0], cocoa=2)
    table = run(game)
    assert free_actions(table) == []
    assert why(table, 0, "move free_unlock").clause == "TE-4.7"


@clause("TE-4.8", "TE-4.15")
def test_all_locked_must_free_them() -> None:
    game = city()
    workers(game.players[0], "forest 1 locked", "quarry 1 locked", "gold 1 locked")
    give(game.players[0], cocoa=3)
    table = run(game)
    assert options(table, free=True) == ["rest", "free_unlock"]
    answer(table, "move free_unlock")
    assert options(table) == ["forest-1", "quarry-1", "gold-1"]


@clause("TE-4.13", "TE-4.14", "EX-37")
def test_a_worker_locked_in_this_turn_can_be_freed_at_its_end() -> None:
    game = city()
    workers(game.players[0], "palace 1", "quarry 2 locked")
    give(game.players[0], cocoa=6)
    table = answer(run(game), "move free_unlock", "move palace-1", "to forest", "action forest-effect")
    assert free_actions(table) == ["free_unlock"]
    answer(table, "finish free_unlock")
    assert (at(table), goods(table)[0]) == (["forest 1", "quarry 2"], 0)


@clause("TE-4.13")
def test_no_freeing_before_the_action_of_a_board() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 2 locked")
    give(game.players[0], cocoa=3)
    table = answer(run(game), "move palace-1", "to forest")
    assert (asked(table), free_actions(table)) == ("action", [])
    assert why(table, 0, "action free_unlock").clause == "TE-4.13"


@clause("TE-4.1", "TE-4.11", "TE-4.12", "TE-14.1")
def test_after_the_last_player_the_light_disc_moves() -> None:
    game = city(3)
    game.first = 1
    table = run(game)
    lights = []
    for _ in range(3):
        answer(table, "to quarry", "action collect")
        lights.append(state_of(table).light)
    assert [line.split()[1] for line in log(table, "turn_began")] == ["1", "2", "0", "1"]
    assert lights == [0, 0, 1]


@clause("TE-4.9", "TE-7.16")
def test_offers_are_refilled_at_the_end_of_the_turn() -> None:
    game = city()
    put_tile(game, "forest", "temple_red")
    table = answer(run(game), "to forest", "action forest-tile", "finish end")
    depth = GAME.components.depth
    assert state_of(table).laid.cards[depth] >= 0
    assert len(log(table, "discovery_refilled")) == 5


@clause("TE-4.10")
def test_an_empty_stack_lets_the_slot_empty() -> None:
    game = city()
    put_tile(game, "forest", "temple_red")
    game.box.cards, game.discovery_stack.cards = game.discovery_stack.cards, []
    table = answer(run(game), "to forest", "action forest-tile", "finish end")
    assert set(state_of(table).laid.cards) == {-1}


@clause("TE-5.1", "TE-5.2", "TE-5.3", "EX-1", "TE-3.12")
@pytest.mark.parametrize(("action", "cocoa"), [("collect", 8), ("main", 3)])
def test_cocoa_by_colours(action: str, cocoa: int) -> None:
    game = city()
    workers(game.players[1], "forest 1", "forest 3", "palace 1")
    game.neutral[0] = BOARDS.index("forest")
    give(game.players[0], cocoa=5)
    table = move(run(game), "palace-1", "forest", action)
    assert goods(table)[0] == cocoa + (1 if action == "main" else 0)  # the cell gives 1 cocoa


@clause("EX-2", "TE-5.1")
@pytest.mark.parametrize(("action", "cocoa"), [("collect", 9), ("main", 2)])
def test_the_own_colour_counts_if_another_own_worker_is_there(action: str, cocoa: int) -> None:
    game = city()
    workers(game.players[0], "forest 1", "palace 1")
    workers(game.players[1], "forest 1", "forest 3", "palace 1")
    game.neutral[0] = BOARDS.index("forest")
    give(game.players[0], cocoa=5)
    table = move(run(game), "palace-1", "forest", action)
    assert goods(table)[0] == cocoa


@clause("TE-5.4", "EX-3")
def test_locked_workers_never_count() -> None:
    game = city()
    workers(game.players[1], "forest 1 locked", "palace 1", "palace 1")
    table = move(run(game), "palace-1", "forest", "collect")
    assert goods(table)[0] == 1


@clause("TE-5.5", "TE-7.17")
def test_no_cocoa_no_main_action() -> None:
    game = city()
    workers(game.players[1], "forest 1", "palace 1", "palace 1")
    table = answer(run(game), "to forest")
    assert "main" not in options(table)
    assert why(table, 0, "action main").clause == "TE-5.5"


@clause("TE-5.6", "TE-7.1")
def test_cocoa_is_collected_on_the_palace_too() -> None:
    game = city()
    workers(game.players[0], "gold 1", "forest 1", "quarry 1")
    table = answer(run(game), "move gold-1", "to palace")
    assert why(table, 0, "action main").clause == "TE-7.1"
    answer(table, "action collect")
    assert goods(table)[0] == 2  # the other player is there


@clause("TE-5.7", "TE-13.9")
def test_cocoa_of_the_movement_pays_for_the_action() -> None:
    game = city()
    workers(game.players[0], "gold 2", "forest 1", "quarry 1")
    workers(game.players[1], "quarry 1", "forest 1", "nobles 1")
    technologies(game.players[0], "T01")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move gold-2", "to quarry", "action main")  # K = 2
    assert goods(table) == [0, 0, 1, 0]


@clause("TE-5.8", "TE-13.19")
def test_a_worker_that_comes_back_to_its_board_does_not_count() -> None:
    game = city()
    workers(game.players[0], "forest 1", "gold 1", "gold 1")
    own_tiles(game, game.players[0], "move_anywhere")
    table = answer(run(game), "move free_move_anywhere", "move forest-1", "to forest", "action collect")
    assert goods(table)[0] == 1


@clause("TE-1.4", "TE-1.5")
def test_wood_stone_and_gold_are_resources() -> None:
    game = city()
    game.royals[1] = GAME.components.royal_ids.index("R07")
    workers(game.players[0], "gold 3", "forest 1", "quarry 1")
    give(game.players[0], cocoa=9, gold=1)
    table = answer(run(game), "move gold-3", "to palace", "action royal_b-effect", "trade trade")
    assert {code for option in options(table) for code in option.split("+")} <= {
        f"{n}{name}" for n in (1, 2, 3) for name in ("wood", "stone", "gold")
    }


@clause("TE-1.10")
def test_locked_workers_do_not_count_for_the_action() -> None:
    game = city()
    workers(game.players[0], "quarry 4 locked", "palace 4")
    table = move(run(game), "palace-4", "quarry", "main")
    assert goods(table) == [0, 0, 2, 0]
