"""TE-8, TE-11, TE-12: power-ups, ascension, temples, the Avenue."""

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
    put_tile,
    run,
    state_of,
    technologies,
    temple,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.games.teotihuacan.goods import missing

WIDE_BLUE = GAME.components.wide[0][4]
WIDE_GREEN = GAME.components.wide[2][3]
AVENUE_3 = GAME.components.avenue_site[3]


def ascending(*more: str, **amounts: int) -> Table:
    """Seat 0's worker of power 5 acts on the Forest alone and ascends."""
    game = city()
    workers(game.players[0], "palace 5", "gold 1", *more)
    give(game.players[0], **amounts)
    return answer(run(game), "move palace-5", "to forest", "action main")


@clause("TE-8.1", "TE-8.11")
def test_power_ups_go_to_unlocked_workers_of_the_board() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 2", "gold 3", "forest 4 locked")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move palace-1", "to forest", "action main")
    assert options(table) == ["forest-1", "forest-2"]
    assert why(table, 0, "power_up gold-3").clause == "TE-8.1"
    assert why(table, 0, "power_up forest-4").clause == "TE-4.5"
    answer(table, "power_up forest-2")
    assert at(table) == ["forest 1", "forest 3", "forest 4 locked", "gold 3"]


@clause("TE-8.1")
def test_two_power_ups_may_go_to_one_worker() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 2", "forest 3")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move palace-1", "to forest", "action main", "power_up forest-3", "power_up forest-4")
    assert "forest 5" in at(table)


@clause("TE-8.2", "EX-18", "TE-8.3", "TE-8.4", "TE-8.16")
def test_the_last_worker_ascends_and_the_rest_is_lost() -> None:
    game = city()
    game.neutral = [0] * 6
    workers(game.players[0], "forest 5", "gold 1")
    own_tiles(game, game.players[0], "extra_worker", "extra_worker")
    give(game.players[0], stone=2)
    table = answer(run(game), "move forest-5", "to construction")
    answer(table, "action free_extra_worker", "action free_extra_worker", "action main", f"build {build_of(table)}")
    while asked(table) != "reward":
        answer(table, f"{asked(table)} {options(table)[-1]}")
    answer(table, "reward vp")
    assert at(table) == ["gold 1", "palace 1"]
    assert (player(table, 0).avenue, state_of(table).light, table.ask.seat) == (1, 1, 1)


def build_of(table: Table) -> str:
    offer = state_of(table).pyramid_offer.cards
    return f"p{min(offer) + 1}"


@clause("TE-8.5", "TE-8.6", "TE-8.7")
@pytest.mark.parametrize(("reward", "vp", "cocoa"), [("vp", 5, 0), ("cocoa", 0, 5)])
def test_simple_rewards(reward: str, vp: int, cocoa: int) -> None:
    table = answer(ascending(), f"reward {reward}")
    assert (points(table, 0, "ascension"), goods(table)[0]) == (vp, cocoa)


@clause("TE-8.7")
def test_a_temple_step() -> None:
    table = answer(ascending(), "reward temple", "temple red")
    assert player(table, 0).temples[:3] == [0, 1, 0]


@clause("TE-8.8", "TE-8.15")
def test_two_temple_steps_for_three_cocoa() -> None:
    table = ascending()
    assert why(table, 0, "reward two_temples").clause == "TE-8.8"
    table = answer(ascending(cocoa=3), "reward two_temples", "temple red", "temple red")
    assert (player(table, 0).temples[:3], goods(table)[0]) == ([0, 2, 0], 0)


@clause("TE-8.9", "TE-8.10", "TE-8.15")
def test_the_fourth_worker() -> None:
    table = ascending("quarry 1")
    technologies(player(table, 0), "T01")
    answer(table, "reward fourth_worker")
    assert at(table) == ["gold 1", "palace 1", "palace 3", "quarry 1"]
    assert goods(table)[0] == 2
    assert why(ascending("quarry 1", "quarry 2"), 0, "reward fourth_worker").clause == "TE-8.9"


@clause("TE-8.13", "TE-4.13")
def test_a_power_up_may_go_to_a_worker_freed_meanwhile() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 2", "forest 2", "forest 4 locked")
    give(game.players[0], cocoa=4)
    table = answer(run(game), "move palace-1", "to forest", "action main", "power_up free_unlock")
    assert "forest-4" in options(table)


@clause("TE-11.1")
def test_steps_give_their_rewards_one_by_one() -> None:
    game = city()
    temple(game.players[0], red=7)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert (player(table, 0).temples[1], points(table, 0, "temples")) == (8, 4)


@clause("TE-11.2", "TE-11.8", "EX-16")
@pytest.mark.parametrize(("chosen", "left"), [("reward", [2, 1, 0, 0]), ("mask_4", [1, 0, 0, 0])])
def test_a_wide_step_gives_its_reward_or_a_tile(chosen: str, left: list[int]) -> None:
    game = city()
    temple(game.players[0], green=2)
    put_tile(game, WIDE_GREEN, "mask_4")
    give(game.players[0], cocoa=1, wood=1)
    table = move(run(game), "palace-1", "quarry", "quarry-effect")
    assert options(table) == ["mask_4", "reward"]
    assert why(table, 0, "claim none").clause == "TE-11.2"
    assert why(table, 0, "claim mask_5").clause == "TE-13.1"
    answer(table, f"claim {chosen}")
    assert goods(table) == left


@clause("TE-11.3", "TE-11.8", "EX-16")
def test_without_a_tile_or_its_price_the_reward_is_taken() -> None:
    game = city()
    temple(game.players[0], green=5)
    table = move(run(game), "palace-1", "quarry", "quarry-effect")
    assert goods(table)[0] == 2
    game = city()
    temple(game.players[0], green=2)
    put_tile(game, WIDE_GREEN, "mask_4")
    assert goods(move(run(game), "palace-1", "quarry", "quarry-effect"))[0] == 1


@clause("TE-11.5", "TE-11.6", "TE-11.9", "EX-17")
def test_only_one_player_stands_on_the_top() -> None:
    game = city()
    temple(game.players[1], blue=11)
    temple(game.players[0], blue=10, red=4, green=4)
    workers(game.players[0], "forest 1", "palace 1")
    table = move(run(game), "forest-1", "decorations", "decorations-effect")
    assert options(table) == ["red", "green"]
    assert why(table, 0, "temple blue").clause == "TE-11.5"
    game = city()
    temple(game.players[1], blue=11)
    temple(game.players[0], blue=10)
    own_tiles(game, game.players[0], "temple_blue")
    table = answer(run(game), "move free_temple_blue")
    assert (player(table, 0).temples[0], log(table, "step_lost")) == (10, ["step_lost 0 1"])


@clause("TE-11.4")
def test_step_ten_gives_nothing_at_once() -> None:
    game = city()
    temple(game.players[0], red=9)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert (player(table, 0).temples[1], points(table, 0, "temples")) == (10, 0)


@clause("TE-11.7")
def test_steps_due_together_come_in_any_order() -> None:
    game = city()
    workers(game.players[0], "palace 5", "gold 1")
    give(game.players[0], cocoa=3)
    temple(game.players[0], blue=3)
    put_tile(game, WIDE_BLUE, "mask_2")  # 1 cocoa, 1 wood
    table = answer(run(game), "move palace-5", "to forest", "action main", "reward two_temples", "temple green")
    assert goods(table)[0] == 1
    answer(table, "temple blue", "claim mask_2")
    assert goods(table)[:2] == [0, 1]


@clause("TE-12.1", "TE-12.4")
def test_the_avenue_ends_at_nine() -> None:
    game = city()
    game.players[0].avenue = 9
    put_tile(game, GAME.components.avenue_site[8], "temple_red")
    own_tiles(game, game.players[0], "avenue")
    table = answer(run(game), "move free_avenue")
    assert (player(table, 0).avenue, asked(table)) == (9, "to")


@clause("TE-12.2", "TE-12.3", "TE-12.4")
@pytest.mark.parametrize("chosen", ["mask_4", "none"])
def test_on_the_third_step_a_tile_may_be_claimed(chosen: str) -> None:
    game = city()
    game.players[0].avenue = 2
    workers(game.players[0], "decorations 1", "palace 1")
    game.neutral = [0] * 6
    put_tile(game, AVENUE_3, "mask_4")
    put_tile(game, AVENUE_3, "mask_5", 1)
    give(game.players[0], wood=3)
    table = move(run(game), "decorations-1", "nobles", "main")
    assert options(table) == ["mask_4", "mask_5", "none"]
    assert why(table, 0, "claim reward").clause == "TE-12.3"
    answer(table, f"claim {chosen}")
    assert (goods(table)[1], len(player(table, 0).masks)) == ((0, 1) if chosen != "none" else (1, 0))


@clause("TE-13.1")
def test_what_is_missing_of_a_price_is_counted_by_resource() -> None:
    """No printed price has stone, an owner's may."""
    me = city().players[0]
    give(me, cocoa=0, wood=1, stone=0, gold=2)
    assert missing(me, [5, 1, 2, 3]) == 3
    assert missing(me, [5, 1, 2, 3], (0, 1, 0)) == 2
    assert missing(me, [0, 2, 0, 1], (1, 0, 0)) == 0


@clause("TE-4.10")
def test_tiles_of_avenue_and_temples_are_not_refilled() -> None:
    game = city()
    temple(game.players[0], green=2)
    put_tile(game, WIDE_GREEN, "mask_4")
    give(game.players[0], wood=1)
    table = move(run(game), "palace-1", "quarry", "quarry-effect")
    answer(table, "claim mask_4")
    depth = GAME.components.depth
    assert state_of(table).laid.cards[WIDE_GREEN * depth : WIDE_GREEN * depth + depth] == [-1] * depth


@clause("TE-13.2", "TE-13.3", "TE-13.16")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [("vp4", ([0, 0, 0, 0], 4)), ("cocoa4", ([4, 0, 0, 0], 0)), ("temple_red", ([0, 0, 0, 0], 1))],
)
def test_tiles_are_used_before_moving(tile: str, expected: tuple[list[int], int]) -> None:
    game = city()
    own_tiles(game, game.players[0], tile)
    table = run(game)
    assert (asked(table), free_actions(table)) == ("move", [f"free_{tile}"])
    answer(table, f"move free_{tile}")
    assert (goods(table), sum(player(table, 0).points)) == expected
    assert (player(table, 0).tiles, len(player(table, 0).used)) == ([], 1)


@clause("TE-13.2")
def test_what_one_does_not_have_cannot_be_used() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 1", "gold 1")
    assert why(run(game), 0, "move free_vp4").clause == "TE-13.2"


@clause("TE-13.4", "TE-13.28")
def test_two_power_ups_on_any_boards_but_the_moved_worker() -> None:
    game = city()
    workers(game.players[0], "palace 1", "gold 5", "nobles 1")
    own_tiles(game, game.players[0], "power_up2")
    table = answer(run(game), "move palace-1", "to forest", "action free_power_up2")
    assert options(table) == ["gold-5", "nobles-1"]
    assert why(table, 0, "power_up forest-1").clause == "TE-13.4"
    answer(table, "power_up gold-5", "reward vp")
    assert options(table) == ["palace-1", "nobles-1"]
    answer(table, "power_up palace-1")
    assert (asked(table), at(table)) == ("action", ["forest 1", "nobles 1", "palace 2"])


@clause("TE-13.4")
def test_after_its_action_the_moved_worker_gets_it_too() -> None:
    game = city()
    own_tiles(game, game.players[0], "power_up2")
    table = answer(run(game), "move palace-1", "to forest", "action collect", "finish free_power_up2")
    assert "forest-1" in options(table)


@clause("TE-13.6", "TE-13.17", "TE-13.19", "TE-13.27")
def test_move_anywhere() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 1", "forest 2")
    technologies(game.players[0], "T01")
    own_tiles(game, game.players[0], "move_anywhere", "move_anywhere", "double_move")
    table = answer(run(game), "move free_move_anywhere")
    assert why(table, 0, "move free_move_anywhere").clause == "TE-13.17"
    answer(table, "move free_double_move", "move forest-1")
    assert len(options(table)) == 8
    answer(table, "to quarry")
    assert goods(table)[0] == 0  # flown past the Palace
    assert at(table) == ["palace 1", "quarry 1", "quarry 2"]


@clause("TE-13.6")
def test_after_a_movement_tile_one_moves() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 1 locked", "gold 2")
    own_tiles(game, game.players[0], "move_anywhere")
    table = answer(run(game), "move free_move_anywhere")
    assert why(table, 0, "move rest").clause == "TE-13.6"


@clause("TE-13.5")
def test_who_moves_beside_is_asked_where_powers_differ() -> None:
    game = city()
    workers(game.players[0], "palace 1", "palace 2", "palace 3")
    own_tiles(game, game.players[0], "double_move")
    table = answer(run(game), "move free_double_move", "move palace-1")
    assert (asked(table), options(table)) == ("second", ["palace-2", "palace-3"])
    answer(table, "second palace-3", "to forest")
    assert sorted(at(table)) == ["forest 1", "forest 3", "palace 2"]


@clause("TE-13.5", "TE-13.18")
def test_the_double_move_needs_two_on_one_board() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 1", "forest 2 locked")
    own_tiles(game, game.players[0], "double_move")
    assert why(run(game), 0, "move free_double_move").clause == "TE-13.18"


@clause("TE-13.18")
def test_two_that_arrive_together_count_for_the_action_and_not_for_k() -> None:
    game = city()
    workers(game.players[0], "palace 2", "palace 3", "gold 1")
    own_tiles(game, game.players[0], "double_move")
    table = answer(run(game), "move free_double_move", "move palace-2", "to forest", "action main")
    assert goods(table) == [0, 2, 0, 0]


@clause("TE-13.27", "TE-13.9")
def test_leaving_the_palace_gives_nothing() -> None:
    game = city()
    technologies(game.players[0], "T01")
    table = answer(run(game), "to forest")
    assert goods(table)[0] == 0


@clause("TE-13.1")
def test_every_tile_has_its_price() -> None:
    costs = {tile.id: tile.cost for tile in GAME.components.discoveries}
    assert (costs["mask_1"], costs["resource3"], costs["cocoa4"]) == ([2, 0, 0, 1], [1, 0, 0, 0], [0, 0, 0, 1])
    assert sum(tile.count for tile in GAME.components.discoveries) == 54
