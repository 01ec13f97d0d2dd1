"""TE-21: the orange temple and its special abilities."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    abilities,
    answer,
    asked,
    at,
    city,
    give,
    goods,
    lay,
    log,
    move,
    options,
    own_tiles,
    player,
    points,
    priest,
    put_tile,
    run,
    season,
    state_of,
    technologies,
    temple,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table, open_table
from tinkuy.games.teotihuacan.eclipse import mask_sets
from tinkuy.games.teotihuacan.scoring import bonus_vp
from tinkuy.games.teotihuacan.state import ECLIPSE, LAST_ROUND, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import NOBLES

ORANGE_SITE = next(iter(GAME.components.orange_counts))


def height(seats: int = 2, **chosen: str) -> Teotihuacan:
    game = city(seats, height="on", **chosen)
    game.neutral = [0] * len(game.neutral)
    return game


def stepping(step: int, **amounts: int) -> Teotihuacan:
    """Seat 0 stands below this orange step, with a worker one board before Nobles."""
    game = height()
    temple(game.players[0], orange=step - 1)
    workers(game.players[0], "decorations 1", "palace 1", "forest 2")
    give(game.players[0], **amounts)
    return game


def pray(game: Teotihuacan) -> Table:
    return move(run(game), "decorations-1", "nobles", "nobles-effect")


@clause("TE-21.1", "TE-21.3", "TE-6.1")
def test_worship_on_nobles_advances_orange() -> None:
    table = pray(stepping(2))
    assert (player(table, 0).temples, goods(table)[0]) == ([0, 0, 0, 2], 1)
    assert at(table) == ["forest 2", "nobles 1 locked", "palace 1"]
    game = city()
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move decorations-1", "to nobles")
    assert why(table, 0, "action nobles-effect").clause == "TE-6.1"


@clause("TE-21.3")
def test_steps_of_choice_may_go_to_orange_and_only_with_the_module() -> None:
    game = height()
    temple(game.players[0], orange=1)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert player(table, 0).temples == [0, 1, 0, 1]
    for module, temples in (("on", ["blue", "red", "green", "orange"]), ("off", ["blue", "red", "green"])):
        game = city(height=module)
        own_tiles(game, game.players[0], "vp4")
        workers(game.players[0], "quarry 1", "palace 1", "forest 1")
        game.ring = [0, 2, 6, 1, 7, 5, 4, 3]
        table = move(run(game), "quarry-1", "decorations", "decorations-effect")
        assert (asked(table), options(table)) == ("temple", temples)
    assert why(table, 0, "temple orange").clause == "TE-21.3"


@clause("TE-21.2", "TE-21.18", "TE-21.19", "TE-21.20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_lie_at_the_orange_temple_and_on_nobles(seats: int) -> None:
    table = open_table(GAME, seats, 6, {"height": "on"})
    state, depth = state_of(table), GAME.components.depth
    at_orange = state.laid.cards[ORANGE_SITE * depth : (ORANGE_SITE + 1) * depth]
    assert len([tile for tile in at_orange if tile >= 0]) == seats
    assert state.laid.cards[NOBLES * depth] >= 0
    assert len(set(state.bonuses)) == 4
    base = state_of(open_table(GAME, seats, 6))
    assert set(base.laid.cards[ORANGE_SITE * depth : (ORANGE_SITE + 1) * depth]) == {-1}
    assert (base.laid.cards[NOBLES * depth], len(base.bonuses)) == (-1, 3)


@clause("TE-21.20", "TE-4.9")
def test_the_slot_of_nobles_is_claimed_and_refilled() -> None:
    game = stepping(2, cocoa=1, wood=1)
    put_tile(game, "nobles", "mask_4")
    table = answer(run(game), "move decorations-1", "to nobles")
    assert options(table) == ["collect", "nobles-effect", "nobles-tile", "nobles-both"]
    answer(table, "action nobles-tile")
    assert (len(player(table, 0).masks), player(table, 0).temples[3]) == (1, 1)
    assert state_of(table).laid.cards[NOBLES * GAME.components.depth] >= 0


@clause("TE-21.20")
def test_the_rows_of_nobles_stay() -> None:
    game = height()
    assert game.rulings.building_rows == GAME.components.building_rows
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    give(game.players[0], wood=2)
    assert points(move(run(game), "decorations-1", "nobles", "main"), 0, "buildings") == 3


@clause("TE-21.4", "TE-21.5", "TE-21.21", "EX-71")
def test_a_step_gives_an_ability_of_its_level() -> None:
    game = stepping(4)
    abilities(game.players[0], "A2")
    abilities(game.players[1], "A1")
    table = pray(game)
    assert (asked(table), options(table)) == ("ability", ["A1", "A3"])
    assert why(table, 0, "ability A2").clause == "TE-21.4"
    assert why(table, 0, "ability A7").clause == "TE-21.4"
    answer(table, "ability A1")
    assert player(table, 0).abilities == [1, 0]
    table = pray(stepping(9))
    assert options(table) == ["A7", "A8"]
    game = stepping(1)
    abilities(game.players[0], "A1", "A2", "A3")
    assert player(pray(game), 0).abilities == [0, 1, 2]


@clause("EX-71", "TE-21.19")
def test_the_wide_orange_step() -> None:
    game = stepping(3, wood=1)
    put_tile(game, ORANGE_SITE, "mask_4")
    table = pray(game)
    assert options(table) == ["mask_4", "reward"]
    answer(table, "claim reward")
    answer(table, f"take {options(table)[0]}")
    assert sum(goods(table)[1:]) == 2


@clause("TE-21.6", "TE-21.23", "EX-61")
def test_a_worker_moves_counter_clockwise() -> None:
    game = stepping(5)
    workers(game.players[0], "decorations 1", "quarry 3", "forest 2 locked")
    technologies(game.players[0], "T01")
    table = pray(game)
    assert (asked(table), options(table)) == ("back", ["quarry-3", "stay"])
    answer(table, "back quarry-3")
    assert (asked(table), options(table)) == ("back_to", ["palace", "gold"])
    assert why(table, 0, "back_to nobles").clause == "TE-21.6"
    answer(table, "back_to gold")
    assert (goods(table)[0], at(table)) == (1, ["forest 2 locked", "gold 3", "nobles 1 locked"])
    table = pray(stepping(5))
    assert why(table, 0, "back gold-5").clause == "TE-4.5"
    answer(table, "back stay")
    assert log(table, "moved_back") == []


def leaving(*others: str) -> Table:
    """The worker that moved to the Forest can leave it by an orange step before its action."""
    game = stepping(5, cocoa=5)
    workers(game.players[0], "alchemy 1", *others)
    own_tiles(game, game.players[0], "temple_any", "resource2")
    table = move(run(game), "alchemy-1", "forest", "free_temple_any")
    answer(table, "temple orange")
    return table


@clause("TE-21.23", "TE-5.6")
def test_a_worker_that_has_left_neither_works_nor_worships() -> None:
    table = leaving("gold 2", "gold 3")
    answer(table, "back forest-1")
    answer(table, "back_to quarry")
    assert (asked(table), options(table)) == ("action", ["collect"])
    assert why(table, 0, "action main").clause == "TE-21.23"
    assert why(table, 0, "action forest-effect").clause == "TE-21.23"


@clause("TE-21.23")
def test_another_worker_there_still_works() -> None:
    table = leaving("forest 2", "gold 3")
    answer(table, "back forest-1")
    answer(table, "back_to quarry")
    assert options(table) == ["collect", "main"]
    table = leaving("forest 2", "gold 3")
    answer(table, "back gold-3")
    answer(table, "back_to decorations")
    assert options(table) == ["collect", "main", "forest-effect"]


@clause("TE-21.23")
def test_of_equal_workers_the_one_that_stood_there_goes_back() -> None:
    table = leaving("forest 1", "gold 3")
    answer(table, "back forest-1")
    answer(table, "back_to quarry")
    assert options(table) == ["collect", "main", "forest-effect"]


@clause("TE-21.7", "TE-21.22", "EX-63", "TE-19.4", "TE-20.6")
@pytest.mark.parametrize(
    ("code", "owned", "k", "cost"),
    [("P05", ["A1"], 2, 1), ("P05", ["A1"], 0, 0), ("P03", ["A1"], 2, 1), ("P03", [], 3, 1), ("P03", [], 0, 1)],
)
def test_cheaper_production(code: str, owned: list[str], k: int, cost: int) -> None:
    game = height(priests="on")
    priest(game, game.players[1], "P10")
    priest(game, game.players[0], code)
    abilities(game.players[0], *owned)
    game.neutral = [1] * k + [0] * (len(game.neutral) - k)
    give(game.players[0], cocoa=3)
    table = move(run(game), "palace-1", "forest", "main")
    assert goods(table)[0] == 3 - cost + 1  # and 1 cocoa of the cell


@clause("TE-21.8", "TE-21.24", "EX-65", "TE-20.8")
@pytest.mark.parametrize(("code", "owned", "price"), [("P04", [], 2), ("P04", ["A2"], 1), ("P05", [], 0)])
def test_worship_for_both(code: str, owned: list[str], price: int) -> None:
    game = height(priests="on")
    priest(game, game.players[1], "P10")
    priest(game, game.players[0], code)
    abilities(game.players[0], *owned)
    workers(game.players[1], "quarry 1 locked", "palace 1", "palace 1")
    put_tile(game, "quarry", "mask_4")
    give(game.players[0], cocoa=2, wood=1)
    table = move(run(game), "palace-1", "quarry", "quarry-both")
    answer(table, "first tile")
    assert goods(table) == [2 - price + 1, 0, 0, 0]
    assert "quarry 1" in at(table, 1)


@clause("TE-21.10", "TE-21.25")
def test_a_find_pays_for_the_tile() -> None:
    game = stepping(2)
    put_tile(game, "nobles", "mask_4")
    table = answer(run(game), "move decorations-1", "to nobles")
    assert why(table, 0, "action nobles-tile").clause == "TE-13.1"
    game = stepping(2)
    put_tile(game, "nobles", "mask_4")
    abilities(game.players[0], "A4")
    table = move(run(game), "decorations-1", "nobles", "nobles-tile")
    assert (goods(table), len(player(table, 0).masks)) == ([0, 0, 0, 0], 1)
    game = stepping(2, wood=1)
    put_tile(game, "nobles", "mask_4")
    abilities(game.players[0], "A4")
    table = move(run(game), "decorations-1", "nobles", "nobles-tile")
    assert asked(table) == "take"
    answer(table, f"take {options(table)[-1]}")
    assert sum(goods(table)) == 1


@clause("TE-21.25", "TE-20.2", "TE-20.33")
def test_with_the_first_priest_a_mask_brings_both() -> None:
    game = height(priests="on")
    priest(game, game.players[0], "P01")
    abilities(game.players[0], "A4")
    put_tile(game, "forest", "mask_4")
    table = move(run(game), "palace-1", "forest", "forest-tile")
    answer(table, f"take {options(table)[0]}", "temple red")
    assert (sum(goods(table)[1:]), player(table, 0).temples[1]) == (1, 1)


@clause("TE-21.11", "TE-21.26")
def test_strong_newcomers() -> None:
    game = height()
    abilities(game.players[0], "A5")
    workers(game.players[0], "palace 5", "gold 1", "gold 1")
    table = answer(move(run(game), "palace-5", "forest", "main"), "reward fourth_worker")
    assert at(table) == ["gold 1", "gold 1", "palace 2", "palace 3"]


def at_eclipse(game: Teotihuacan) -> Table:
    game.stage, game.light, game.due = ECLIPSE, game.dark, LAST_ROUND
    return run(game)


@clause("TE-21.12", "TE-21.27", "EX-19", "EX-47")
def test_further_on_the_avenue() -> None:
    game = height()
    abilities(game.players[0], "A6")
    game.rows = [1, 1, 1]
    game.players[0].avenue = 5
    assert points(at_eclipse(game), 0, "avenue") == 28
    game = height()
    abilities(game.players[0], "A6")
    game.rows = [4, 3, 0]
    game.players[0].avenue = 9
    bonus = next(n for n, tile in enumerate(GAME.components.bonuses) if tile.avenue)
    assert bonus_vp(game, game.players[0], bonus) == 27
    assert points(at_eclipse(game), 0, "avenue") == 22


@clause("TE-21.13", "TE-21.28")
def test_no_salary_not_even_of_the_priest() -> None:
    game = height(priests="on")
    priest(game, game.players[0], "P09")
    abilities(game.players[0], "A7")
    give(game.players[0], cocoa=9)
    assert game.players[0].conduct.salary(game, game.players[0]) == 0
    table = at_eclipse(game)
    assert (goods(table)[0], points(table, 0, "salary")) == (9, 0)
    assert log(table, "salary_paid")[0] == "salary_paid 0 0 0"


@clause("TE-21.14", "TE-21.29", "EX-21", "EX-47")
def test_one_more_mask() -> None:
    game = height()
    me = game.players[0]
    abilities(me, "A8")
    assert mask_sets(game, me) == []
    own_tiles(game, me, *(f"mask_{n}" for n in (1, 2, 4, 4, 5, 5, 5)))
    assert mask_sets(game, me) == [15, 3, 1]
    game = height()
    me = game.players[0]
    abilities(me, "A8")
    own_tiles(game, me, "mask_1", "mask_2", "mask_3")
    best = next(n for n, tile in enumerate(GAME.components.bonuses) if tile.best_set)
    assert (sum(mask_sets(game, me)), bonus_vp(game, me, best)) == (10, 10)
    assert GAME.components.mask_vp[8:] == [36, 45, 55]


@clause("TE-16.7", "TE-21.18", "EX-25")
def test_the_orange_bonus_tile_counts() -> None:
    game = height()
    each = next(n for n, tile in enumerate(GAME.components.bonuses) if tile.bonus_tile)
    temple(game.players[0], orange=10, red=11)
    assert bonus_vp(game, game.players[0], each) == 18


@clause("TE-22.15", "TE-21.3")
def test_an_orange_step_may_be_followed_in_the_season_of_temples() -> None:
    game = height(seasons="on")
    season(game, 5)
    temple(game.players[0], orange=1)
    workers(game.players[0], "decorations 1", "palace 1", "forest 2")
    give(game.players[0], cocoa=1)
    table = move(run(game), "decorations-1", "nobles", "nobles-effect")
    assert (asked(table), options(table)) == ("another", ["blue", "red", "green", "none"])


@clause("TE-19.1", "TE-19.2", "TE-19.5")
def test_any_set_of_modules() -> None:
    names = [option.name for option in GAME.options if option.group == "module"][:5]
    assert names == ["priests", "height", "seasons", "architecture", "development"]
    for chosen in ({}, {"priests": "on"}, dict.fromkeys(names, "on"), {"play": "modules"}):
        for seats in (1, 2, 3, 4):
            state = state_of(open_table(GAME, seats, 2, chosen))
            wanted = names if "play" in chosen else list(chosen)
            assert sorted({module.name for module in state.rulings.modules}) == sorted(wanted)


@clause("TE-19.3")
def test_figures_are_markers_of_temples() -> None:
    assert height().players[0].temples == [0, 0, 0, 0]


@clause("TE-25.2")
def test_the_setup_without_a_picture_is_not_offered() -> None:
    assert "advanced" not in {value for option in GAME.options for value in option.values if option.name == "pyramid"}
    assert not any("advanced_setup" in option.name for option in GAME.options)


def test_points_and_tiles_of_the_pyramid_never_advance_orange() -> None:
    game = height()
    workers(game.players[0], "forest 1", "palace 1", "palace 1")
    give(game.players[0], stone=2)
    lay(game, "bnRg", 1, 3, 3)
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {options(table)[0]}", "space 1-1-1")
    assert player(table, 0).temples[3] == 0
    assert vp(table, 0) == 0
