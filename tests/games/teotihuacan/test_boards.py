"""TE-7: main actions."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.teotihuacan.positions import (
    GAME,
    answer,
    asked,
    at,
    city,
    free_actions,
    give,
    goods,
    options,
    own_tiles,
    player,
    points,
    run,
    state_of,
    technologies,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table


def acting(
    board: str,
    *powers: int,
    techs: tuple[str, ...] = (),
    tiles: tuple[str, ...] = (),
    rows: tuple[int, ...] = (0, 0, 0),
    offer: bool = True,
    **amounts: int,
) -> Table:
    """Seat 0 is about to act on a board: the first worker comes from the board before it, the others stand there."""
    ring = ["palace", "quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold"]
    game = city(4)
    before = ring[ring.index(board) - 1]
    workers(game.players[0], f"{before} {powers[0]}", *(f"{board} {power}" for power in powers[1:]))
    for me in game.players[1:]:
        workers(me, "palace 1", "palace 1", "palace 1")
    game.rows = list(rows)
    if not offer:
        game.decoration_stack.cards += game.decoration_offer.cards
        game.decoration_offer.cards = [-1] * 4
    technologies(game.players[0], *techs)
    own_tiles(game, game.players[0], *tiles)
    give(game.players[0], **amounts)
    table = run(game)
    if asked(table) == "move":
        answer(table, f"move {before}-{powers[0]}")
    return answer(table, f"to {board}")


def finish_power_ups(table: Table) -> int:
    """Each power-up to the first worker; how many there were."""
    turns = state_of(table).turns_taken
    while state_of(table).turns_taken == turns and table.ask.seat == 0:
        answer(table, f"{asked(table)} {options(table)[0]}")
    return len([line for line in (table.state.told or []) if line.kind.name in ("powered_up", "ascended")])


@clause("TE-7.2", "TE-7.3", "EX-4", "TE-13.10", "TE-13.23")
@pytest.mark.parametrize(("techs", "gained", "scored"), [((), [0, 1], 0), (("T05", "T07"), [1, 2], 1)])
def test_forest_with_powers_one_and_four(techs: tuple[str, ...], gained: list[int], scored: int) -> None:
    table = answer(acting("forest", 1, 4, techs=techs, cocoa=1), "action main")
    assert (goods(table)[:2], points(table, 0, "technologies")) == (gained, scored)
    assert finish_power_ups(table) == 1


@clause("EX-5", "TE-7.2", "TE-7.3")
def test_quarry_with_three_workers() -> None:
    table = answer(acting("quarry", 2, 3, 5, cocoa=1), "action main")
    assert (goods(table)[2], points(table, 0, "boards")) == (3, 3)
    answer(table, "power_up quarry-2", "power_up quarry-3")
    assert at(table) == ["quarry 3", "quarry 4", "quarry 5"]


@clause("EX-6", "TE-7.2")
@pytest.mark.parametrize("powers", [(4, 4, 4), (4, 4, 4, 4)])
def test_gold_deposits_with_three_or_four_workers(powers: tuple[int, ...]) -> None:
    table = answer(acting("gold", *powers, cocoa=1), "action main", "temple red", "temple red")
    assert (goods(table)[3], player(table, 0).temples[:3]) == (4, [0, 2, 0])
    assert finish_power_ups(table) == 2


@clause("EX-7", "TE-13.10")
def test_the_technology_gives_the_resource_of_the_board_anyway() -> None:
    table = answer(acting("forest", 1, techs=("T05",)), "action main")
    assert goods(table)[:2] == [1, 1]


@clause("TE-7.4", "TE-7.5", "TE-7.9")
def test_one_weak_worker_takes_a_technology_of_the_first_row() -> None:
    table = answer(acting("alchemy", 1, gold=5), "action main")
    assert options(table) == ["T01", "T03", "T05"]
    assert why(table, 0, "technology T09").clause == "TE-7.5"
    assert why(table, 0, "technology T07").clause == "TE-2.3"
    answer(table, "technology T03")
    assert (goods(table)[3], player(table, 0).temples[:3]) == (4, [0, 1, 0])
    assert "alchemy 2" in at(table)


@clause("TE-7.4")
def test_a_technology_needs_its_gold_and_is_taken_once() -> None:
    table = answer(acting("alchemy", 4, techs=("T01",), gold=1), "action main")
    assert why(table, 0, "technology T01").reason == "blocked-technology-owned"
    assert why(table, 0, "technology T09").reason == "blocked-technology-too-dear"
    assert refused(acting("alchemy", 1), 0, "action main").clause == "TE-7.17"


@clause("TE-7.6", "TE-7.7", "EX-8")
def test_one_strong_worker_takes_the_second_row_without_a_power_up() -> None:
    table = answer(acting("alchemy", 5, gold=2), "action main", "technology T15")
    assert (goods(table)[3], player(table, 0).temples[:3]) == (0, [0, 1, 0])
    assert "alchemy 5" in at(table)


@clause("TE-7.6")
def test_a_strong_worker_keeps_the_power_up_in_the_first_row() -> None:
    table = answer(acting("alchemy", 4, gold=2), "action main", "technology T03")
    assert "alchemy 5" in at(table)


@clause("TE-7.8", "EX-9")
def test_other_owners_score() -> None:
    table = acting("alchemy", 1, 1, gold=2, cocoa=1)
    for seat in (1, 2):
        technologies(player(table, seat), "T09")
    answer(table, "action main", "technology T09")
    assert [points(table, seat, "owners") for seat in range(4)] == [0, 3, 3, 0]
    assert finish_power_ups(table) == 1


@clause("TE-7.10")
def test_a_technology_does_not_work_for_the_action_that_brings_it() -> None:
    table = answer(acting("alchemy", 1, gold=1), "action main", "technology T03")
    assert points(table, 0, "technologies") == 0


@clause("TE-13.11")
@pytest.mark.parametrize("board", ["alchemy", "nobles"])
def test_the_technology_for_alchemy_and_nobles(board: str) -> None:
    table = answer(acting(board, 1, techs=("T03",), gold=1, wood=2), "action main")
    if asked(table) == "technology":
        answer(table, "technology T01", "take 1wood")
    assert points(table, 0, "technologies") == 3


@clause("TE-7.11", "EX-10")
def test_the_first_building() -> None:
    table = answer(acting("nobles", 1, wood=2), "action main")
    assert (goods(table)[1], points(table, 0, "buildings"), player(table, 0).avenue) == (0, 3, 1)
    assert GAME.components.building_values[:3] == [5, 5, 4]
    assert refused(acting("nobles", 1, wood=1), 0, "action main").clause == "TE-7.11"


@clause("EX-11", "TE-7.12", "TE-7.3")
def test_three_workers_build_in_the_bottom_row() -> None:
    table = acting("nobles", 1, 1, 1, rows=(0, 0, 2), wood=2, cocoa=1)
    answer(table, "action main")
    assert points(table, 0, "buildings") == 5
    assert finish_power_ups(table) == 2


@clause("TE-7.12", "TE-7.19", "EX-57")
def test_a_full_row_is_replaced_by_one_above_it() -> None:
    table = acting("nobles", 1, 1, 1, rows=(0, 0, 3), wood=2, cocoa=1)
    answer(table, "action main")
    assert options(table) == ["top", "centre"]
    answer(table, "row centre")
    assert points(table, 0, "buildings") == 5
    assert finish_power_ups(table) == 2


@clause("TE-7.12", "EX-57")
def test_a_single_worker_has_no_row_above() -> None:
    table = acting("nobles", 1, tiles=("extra_worker",), rows=(5, 0, 0), wood=2)
    assert why(table, 0, "action main").clause == "TE-7.12"
    answer(table, "action free_extra_worker", "action main")
    assert points(table, 0, "buildings") == 5


@clause("TE-7.12")
def test_the_other_ruling_allows_rows_above() -> None:
    game = city(4, nobles_row="any_row_above")
    workers(game.players[0], "decorations 1", "nobles 1")
    give(game.players[0], wood=2, cocoa=1)
    table = answer(run(game, nobles_row="any_row_above"), "move decorations-1", "to nobles", "action main")
    assert options(table) == ["top", "centre"]


@clause("TE-7.13", "TE-16.6")
def test_no_building_left() -> None:
    table = acting("nobles", 1, rows=(4, 4, 3), wood=2)
    assert refused(table, 0, "action main").clause == "TE-7.13"


@clause("TE-7.14", "EX-12", "TE-10.4", "TE-10.5", "TE-10.6")
def test_a_decoration_on_the_printed_icons() -> None:
    table = acting("decorations", 1, 1, gold=2, cocoa=1)
    state = state_of(table)
    tile = GAME.components.decoration_texts.index("RG")
    state.decoration_stack.cards.remove(tile)
    state.decoration_stack.cards.append(state.decoration_offer.cards[0])
    state.decoration_offer.cards[0] = tile
    answer(table, "action main", f"decoration d{tile + 1}", "side top")
    assert (goods(table)[3], points(table, 0, "decorations"), player(table, 0).track) == (0, 5, 1)
    answer(table, "temple red")
    assert player(table, 0).temples[:3] == [0, 1, 1]
    assert finish_power_ups(table) == 1


@clause("TE-7.14")
@pytest.mark.parametrize(("powers", "gold"), [((1,), 3), ((1, 1), 2), ((1, 1, 1), 1), ((1, 1, 1, 1), 1)])
def test_the_price_of_a_decoration(powers: tuple[int, ...], gold: int) -> None:
    assert why(acting("decorations", *powers, gold=gold - 1, cocoa=1), 0, "action main").clause == "TE-7.14"
    assert "main" in options(acting("decorations", *powers, gold=gold, cocoa=1))


@clause("TE-13.11")
def test_the_technology_for_decorations() -> None:
    table = answer(acting("decorations", 1, techs=("T09",), gold=3), "action main")
    answer(table, f"decoration {options(table)[0]}", "side left")
    while table.ask.seat == 0:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert points(table, 0, "technologies") == 4


@clause("TE-7.21")
def test_no_decoration_without_an_offered_tile() -> None:
    table = acting("decorations", 1, offer=False, gold=3)
    assert why(table, 0, "action main").clause == "TE-7.21"


@clause("TE-7.18", "TE-13.12", "TE-13.20", "EX-40")
def test_one_more_power_up_for_cocoa() -> None:
    table = answer(acting("quarry", 5, 2, techs=("T13",), cocoa=2), "action main", "power_up quarry-2")
    assert asked(table) == "one_more"
    answer(table, "one_more yes", "power_up quarry-5", "reward vp")
    assert (goods(table)[0], at(table)) == (0, ["palace 1", "quarry 3"])


@clause("TE-13.20", "EX-40")
def test_no_more_power_up_when_nobody_is_left() -> None:
    table = answer(acting("quarry", 5, techs=("T13",), cocoa=2), "action main", "reward vp")
    assert (table.ask.seat, goods(table)[:3]) == (1, [2, 0, 2])


@clause("TE-7.20", "TE-7.22", "EX-42", "TE-13.8", "TE-13.25")
def test_an_extra_worker_on_alchemy() -> None:
    table = acting("alchemy", 1, tiles=("extra_worker",), gold=2)
    assert free_actions(table) == ["free_extra_worker"]
    answer(table, "action free_extra_worker", "action main", "technology T17")
    assert "alchemy 2" in at(table)
    assert goods(table)[0] == 1  # the green step; K was 0


@clause("TE-13.8")
def test_the_extra_worker_does_not_help_elsewhere() -> None:
    table = acting("forest", 1, tiles=("extra_worker", "extra_worker"))
    assert why(table, 0, "action free_extra_worker").clause == "TE-13.8"


@clause("TE-13.25")
def test_several_extra_workers_add_up() -> None:
    table = acting("nobles", 1, tiles=("extra_worker", "extra_worker"), wood=2)
    answer(table, "action free_extra_worker", "action free_extra_worker", "action main")
    assert points(table, 0, "buildings") == 7


@clause("TE-13.7", "TE-13.24", "TE-5.3")
def test_a_free_cocoa_tile_pays_for_a_main_action() -> None:
    table = acting("forest", 1, 1, tiles=("free_cocoa",), cocoa=1)
    answer(table, "action main", "pay tile")
    assert (goods(table)[:2], len(player(table, 0).used)) == ([1, 1], 1)


@clause("TE-13.24")
def test_what_cannot_be_paid_is_refused() -> None:
    table = answer(acting("forest", 1, 1, tiles=("free_cocoa",), cocoa=1), "action main")
    assert options(table) == ["cocoa", "tile"]
    me = player(table, 0)
    me.goods[0] = 0
    assert refused(table, 0, "pay cocoa").reason == "blocked-too-little-cocoa"
    me.tiles = []
    assert refused(table, 0, "pay tile").reason == "blocked-no-free-cocoa"


@clause("TE-7.17")
def test_the_main_action_needs_its_obligatory_part() -> None:
    assert refused(acting("construction", 1, stone=1), 0, "action main").clause == "TE-9.3"


@clause("TE-13.7")
@pytest.mark.parametrize(("ruling", "free"), [("printed", []), ("every_payment", ["free_unlock"])])
def test_the_tile_frees_own_workers_only_by_the_other_ruling(ruling: str, free: list[str]) -> None:
    game = city(free_cocoa=ruling)
    workers(game.players[0], "forest 1 locked", "palace 1")
    own_tiles(game, game.players[0], "free_cocoa")
    assert free_actions(run(game, free_cocoa=ruling)) == free


@clause("TE-7.2")
def test_every_cell_of_the_tables_is_played() -> None:
    table = answer(acting("gold", 1), "action main")
    assert vp(table, 0) == 1
