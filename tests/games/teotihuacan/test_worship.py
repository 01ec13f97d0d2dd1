"""TE-6 and royal tiles (TE-13.14, TE-13.22)."""

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
    move,
    options,
    own_tiles,
    player,
    points,
    put_tile,
    run,
    technologies,
    temple,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.core.view import view
from tinkuy.games.teotihuacan.vocabulary import BOARDS, SPACES, TEMPLES


@clause("TE-6.1", "TE-6.4", "TE-6.15")
def test_three_royal_spaces_and_four_of_temples() -> None:
    game = city()
    in_play = [SPACES[space] for spaces in game.rulings.spaces for space in spaces]
    assert in_play == ["royal_a", "royal_b", "royal_c", "forest", "quarry", "gold", "decorations"]
    workers(game.players[0], "gold 1", "royal_a 2 locked", "forest 1")
    workers(game.players[1], "royal_b 1 locked", "quarry 1", "quarry 1")
    table = answer(run(game), "move gold-1", "to palace")
    assert options(table) == ["collect", "royal_c-effect"]
    assert why(table, 0, "action royal_a-effect").clause == "TE-6.4"
    assert why(table, 0, "action royal_b-effect").clause == "TE-6.11"


@clause("TE-6.5", "TE-6.8", "TE-6.9", "TE-6.6")
@pytest.mark.parametrize(("board", "steps"), [("forest", [0, 1, 0]), ("quarry", [0, 0, 1]), ("gold", [1, 0, 0])])
def test_each_board_advances_its_temple(board: str, steps: list[int]) -> None:
    game = city()
    start = {"forest": "palace", "quarry": "palace", "gold": "nobles"}[board]
    workers(game.players[0], f"{start} 1", "decorations 1")
    workers(game.players[1], f"{board} 1", f"{board} 2", f"{board} 3")
    table = move(run(game), f"{start}-1", board, f"{board}-effect")
    while table.ask.seat == 0:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert player(table, 0).temples[:3] == steps
    assert f"{board} 1 locked" in at(table)
    assert goods(table)[0] == (1 if board == "quarry" else 0)


@clause("TE-6.8")
def test_decorations_advance_any_temple() -> None:
    game = city()
    workers(game.players[0], "forest 1", "palace 1")
    table = move(run(game), "forest-1", "decorations", "decorations-effect")
    assert options(table) == ["blue", "red", "green"]


@clause("TE-6.2", "TE-6.3", "TE-6.16")
def test_another_players_worker_is_freed_for_a_cocoa() -> None:
    game = city()
    workers(game.players[1], "forest 4 locked", "palace 1", "palace 1")
    give(game.players[0], cocoa=1)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert (goods(table)[0], at(table, 1)[0], goods(table, 1)) == (0, "forest 4", [0, 0, 0, 0])


@clause("TE-6.10")
def test_a_step_that_cannot_be_made_is_no_effect() -> None:
    game = city()
    temple(game.players[0], red=11)
    put_tile(game, "forest", "temple_blue")
    give(game.players[0], cocoa=5)
    table = answer(run(game), "to forest")
    assert "forest-effect" not in options(table)
    assert "forest-both" not in options(table)
    assert "forest-tile" in options(table)
    assert why(table, 0, "action forest-effect").clause == "TE-11.5"


@clause("TE-6.6", "TE-6.14")
def test_the_tile_alone_costs_its_price_only() -> None:
    game = city()
    put_tile(game, "forest", "mask_2")  # 1 cocoa, 1 wood
    give(game.players[0], cocoa=1)
    table = answer(run(game), "to forest")
    assert why(table, 0, "action forest-tile").clause == "TE-13.1"
    assert "forest-both" in options(table)
    game = city()
    put_tile(game, "forest", "mask_2")
    give(game.players[0], cocoa=1, wood=1)
    table = answer(run(game), "to forest", "action forest-tile")
    assert (goods(table), len(player(table, 0).masks)) == ([0, 0, 0, 0], 1)


@clause("TE-6.14")
def test_without_a_tile_there_is_only_the_effect() -> None:
    game = city()
    give(game.players[0], cocoa=5)
    table = answer(run(game), "to forest")
    assert why(table, 0, "action forest-tile").clause == "TE-6.14"
    assert why(table, 0, "action forest-both").clause == "TE-6.14"


@clause("TE-6.6", "TE-6.11", "EX-65")
def test_freeing_and_both_cost_two() -> None:
    game = city()
    workers(game.players[1], "quarry 2 locked", "palace 1", "palace 1")
    put_tile(game, "quarry", "temple_red")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "to quarry")
    assert why(table, 0, "action quarry-both").clause == "TE-6.11"
    game = city()
    workers(game.players[1], "quarry 2 locked", "palace 1", "palace 1")
    put_tile(game, "quarry", "temple_red")
    give(game.players[0], cocoa=2)
    table = answer(run(game), "to quarry", "action quarry-both", "first tile", "temple green")
    assert (goods(table)[0], player(table, 0).temples[:3]) == (1, [0, 0, 1])  # 1 cocoa from the step
    assert "quarry 2" in at(table, 1)


@clause("TE-6.12", "EX-39")
def test_goods_of_the_effect_pay_for_the_tile() -> None:
    game = city()
    workers(game.players[0], "nobles 1", "palace 1")
    put_tile(game, "gold", "mask_4")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move nobles-1", "to gold", "action gold-both", "take 1wood")
    assert options(table) == ["mask_4", "none"]
    answer(table, "claim mask_4")
    assert (goods(table), len(player(table, 0).masks)) == ([0, 0, 0, 0], 1)


@clause("TE-6.12", "TE-11.2", "TE-12.2")
def test_the_question_says_where_the_tiles_lie_that_can_be_claimed() -> None:
    def asked_of(table: Table) -> object:
        return view(table, 0)["ask"][0].get("label")

    game = city()
    me, components = game.players[0], GAME.components
    blue = components.wide[TEMPLES.index("blue")][4]
    workers(me, "nobles 1", "palace 1")
    temple(me, blue=3)
    put_tile(game, blue, "mask_4")
    put_tile(game, "gold", "mask_4")
    give(me, cocoa=9, wood=2)
    table = answer(run(game), "move nobles-1", "to gold", "action gold-both")
    assert asked_of(table) is None
    assert asked_of(answer(table, "first effect")) == ("question-claim-temple", {"site": blue})
    answer(table, "claim reward", "take 1wood")
    assert asked_of(table) == ("question-claim-board", {"site": BOARDS.index("gold")})
    game = city()
    workers(game.players[0], "construction 1", "palace 1")
    game.players[0].avenue = 2
    put_tile(game, components.avenue_site[3], "mask_4")
    give(game.players[0], cocoa=9, wood=9)
    table = answer(run(game), "move construction-1", "to nobles", "action main")
    while asked(table) != "claim":
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert asked_of(table) == ("question-claim-avenue", {"site": components.avenue_site[3]})


@clause("TE-6.12")
def test_the_claim_may_be_given_up() -> None:
    game = city()
    put_tile(game, "forest", "temple_red")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "to forest", "action forest-both", "first effect", "claim none")
    assert (player(table, 0).tiles, player(table, 0).temples[1]) == ([], 1)


@clause("TE-6.7")
def test_in_the_palace_the_tile_comes_only_beside_the_royal_tile() -> None:
    game = city()
    workers(game.players[0], "gold 1", "forest 1")
    put_tile(game, "palace", "temple_red")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move gold-1", "to palace")
    assert why(table, 0, "action royal_a-tile").clause == "TE-6.7"
    assert "royal_a-both" in options(table)


@clause("TE-13.7", "EX-59")
def test_a_free_cocoa_tile_pays_for_a_whole_worship() -> None:
    game = city()
    workers(game.players[1], "quarry 2 locked", "palace 1", "palace 1")
    put_tile(game, "quarry", "temple_red")
    own_tiles(game, game.players[0], "free_cocoa")
    table = answer(run(game), "to quarry", "action quarry-both", "first effect")
    assert (goods(table)[0], player(table, 0).tiles) == (1, [])


def palace(royal: str, power: int, **amounts: int) -> Table:
    """Seat 0 worships on a royal tile with a worker of this power; all other royal tiles are as printed."""
    game = city()
    tile = GAME.components.royal_ids.index(royal)
    space = "ABC".index(GAME.components.royals[tile].category)
    game.royals[space] = tile
    workers(game.players[0], f"gold {power}", "forest 1", "decorations 1")
    give(game.players[0], **amounts)
    game.players[0].avenue = 6
    game.players[0].track = 2
    technologies(game.players[0], "T03", "T05", "T09")
    return answer(run(game), f"move gold-{power}", "to palace", f"action royal_{'abc'[space]}-effect")


@clause("TE-13.14", "EX-26")
@pytest.mark.parametrize(
    ("royal", "power", "scored"),
    [("R04", 2, 4), ("R04", 5, 6), ("R05", 1, 2), ("R05", 5, 4), ("R09", 2, 3), ("R09", 5, 6)],
)
def test_royal_tiles_that_count(royal: str, power: int, scored: int) -> None:
    assert points(palace(royal, power), 0, "royal") == scored


@clause("TE-13.14", "EX-26")
def test_the_royal_tile_with_cocoa() -> None:
    assert goods(palace("R01", 3))[0] == 4


@clause("TE-13.14", "TE-13.22")
@pytest.mark.parametrize(("royal", "gained"), [("R02", [0, 2, 2, 0]), ("R06", [0, 0, 2, 2])])
def test_royal_trades_for_cocoa(royal: str, gained: list[int]) -> None:
    table = palace(royal, 2, cocoa=3)
    answer(table, "trade trade", "trade trade")
    assert goods(table) == [1, *gained[1:]]


@clause("TE-13.14")
def test_a_trade_may_be_left_out() -> None:
    table = answer(palace("R02", 2, cocoa=3), "trade stop")
    assert goods(table) == [3, 0, 0, 0]


@clause("TE-13.14")
def test_the_royal_tile_that_sells_resources() -> None:
    table = answer(palace("R03", 2, cocoa=1, wood=1, gold=1), "trade trade")
    assert options(table) == ["wood", "gold"]
    assert why(table, 0, "give stone").reason == "blocked-no-such-resource"
    assert goods(answer(table, "give gold", "trade trade")) == [5, 0, 0, 0]


@clause("TE-13.14")
def test_the_royal_tile_that_multiplies_a_resource() -> None:
    table = answer(palace("R07", 3, cocoa=1, wood=1), "trade trade", "take 3gold")
    assert goods(table) == [0, 0, 0, 3]


@clause("TE-13.22", "EX-43")
def test_what_a_trade_gives_pays_for_the_next() -> None:
    table = palace("R08", 4, cocoa=1)
    for _ in range(3):
        answer(table, "trade trade", "temple green")
    assert (player(table, 0).temples[2], goods(table)[0]) == (3, 1)


@clause("TE-6.13", "EX-26")
def test_a_royal_tile_may_be_used_without_effect() -> None:
    table = palace("R08", 1, cocoa=5)
    assert "royal_c 1 locked" in at(table)
    assert goods(table)[0] == 5


@clause("TE-13.5", "TE-13.9", "TE-13.17", "TE-13.18", "EX-38")
@pytest.mark.parametrize(("ruling", "cocoa"), [("each_worker", 5), ("once", 4)])
def test_two_workers_move_and_one_worships(ruling: str, cocoa: int) -> None:
    game = city(double_move_palace=ruling)
    workers(game.players[0], "nobles 2", "nobles 4", "forest 1")
    workers(game.players[1], "quarry 1", "quarry 1", "quarry 1")
    technologies(game.players[0], "T01")
    own_tiles(game, game.players[0], "double_move")
    table = answer(run(game), "move free_double_move")
    assert options(table) == ["nobles-2", "nobles-4"]
    assert why(table, 0, "move forest-1").clause == "TE-13.5"
    answer(table, "move nobles-4", "to palace", "action royal_c-effect", "worshipper 2")
    assert goods(table)[0] == cocoa
    assert at(table) == ["forest 1", "palace 4", "royal_c 2 locked"]


@clause("TE-13.16")
def test_a_tile_is_used_between_effect_and_claim() -> None:
    game = city()
    put_tile(game, "forest", "mask_2")
    own_tiles(game, game.players[0], "cocoa4", "resource2")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move palace-1", "to forest", "action forest-both", "temple red")
    assert (asked(table), free_actions(table)) == ("claim", ["free_resource2", "free_cocoa4"])
    answer(table, "claim free_cocoa4", "claim free_resource2", "take 2wood", "claim mask_2")
    assert goods(table) == [3, 1, 0, 0]
    assert (asked(table), free_actions(table)) == ("finish", ["free_unlock"])
