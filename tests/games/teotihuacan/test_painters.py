"""TE-23: the painters' board."""

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
    move,
    options,
    own_tiles,
    player,
    points,
    priest,
    put_tile,
    run,
    state_of,
    technologies,
    temple,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.games.teotihuacan.boards.decorations import Decorations
from tinkuy.games.teotihuacan.modules.architecture.module import Painters
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import DECORATIONS


def painting(*places: str, **chosen: str) -> Teotihuacan:
    game = city(2, architecture="on", **chosen)
    workers(game.players[0], *places)
    workers(game.players[1], "palace 1", "palace 1", "palace 1")
    give(game.players[0], cocoa=3)
    return game


def decorate(table: Table) -> Table:
    """The first tile on the first side."""
    for kind in ("decoration", "side"):
        if asked(table) == kind:
            answer(table, f"{kind} {options(table)[0]}")
    return table


@clause("TE-23.1", "TE-19.6", "TE-23.2")
def test_the_board_takes_the_place_of_decorations() -> None:
    game = painting("forest 1", "palace 1", "palace 1")
    assert isinstance(game.rulings.boards[DECORATIONS], Painters)
    assert isinstance(city().rulings.boards[DECORATIONS], Decorations)
    assert len(game.decoration_offer.cards) == 4
    put_tile(game, "decorations", "vp4")
    give(game.players[0], gold=3)
    table = answer(run(game), "move forest-1", "to decorations")
    assert options(table) == ["collect", "main", "decorations-effect", "decorations-both"]


@clause("TE-23.3", "TE-23.5", "TE-23.6", "TE-23.12", "TE-23.14")
@pytest.mark.parametrize(("power", "gold"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_gold_of_the_cell_helps_to_pay_three(power: int, gold: int) -> None:
    game = painting(f"forest {power}", "palace 1", "palace 1")
    put_tile(game, "decorations", "vp4")
    give(game.players[0], gold=gold - 1)
    table = answer(run(game), f"move forest-{power}", "to decorations")
    assert why(table, 0, "action main").clause == "TE-7.14"
    game = painting(f"forest {power}", "palace 1", "palace 1")
    give(game.players[0], gold=gold)
    table = decorate(move(run(game), f"forest-{power}", "decorations", "main"))
    if asked(table) == "reward":
        answer(table, "reward vp")
    assert (goods(table)[3], points(table, 0, "decorations") >= 3) == (0, True)


@clause("TE-23.7", "TE-7.21")
def test_without_a_decoration_there_is_no_action() -> None:
    game = painting("forest 1", "palace 1", "palace 1")
    give(game.players[0], gold=9)
    game.decoration_offer.cards = [-1] * 4
    table = answer(run(game), "move forest-1", "to decorations")
    assert why(table, 0, "action main").clause == "TE-7.21"


@clause("TE-23.7", "TE-13.16")
def test_no_tile_is_used_before_the_first_decoration_that_could_cost_its_gold() -> None:
    """A step to a tile that is paid with gold would leave too little for the Decoration that must be placed."""
    game = painting("forest 4", "decorations 4", "quarry 1 locked")
    me = game.players[0]
    give(me, gold=1, cocoa=1)
    own_tiles(game, me, "temple_blue")
    temple(me, blue=3)
    put_tile(game, game.components.wide[0][4], "cocoa4")
    table = move(run(game), "forest-4", "decorations", "main")
    assert (asked(table), options(table, free=True)) == ("work", ["place", "free"])
    assert why(table, 0, "work free_temple_blue").clause == "TE-13.16"
    decorate(answer(table, "work place"))
    assert (asked(table), options(table, free=True)) == ("work", ["free", "done", "free_temple_blue"])


@clause("EX-50", "TE-23.8", "TE-23.9", "TE-23.13", "TE-23.15", "TE-23.17", "TE-23.4", "TE-21.9")
def test_two_painters_and_one_more() -> None:
    game = painting("forest 4", "decorations 5", "quarry 2 locked", height="on")
    abilities(game.players[0], "A3")
    give(game.players[0], gold=3, cocoa=1)
    table = move(run(game), "forest-4", "decorations", "main")
    assert (goods(table)[3], asked(table), options(table)) == (6, "work", ["place", "free"])
    assert why(table, 0, "work done").clause == "TE-7.15"
    answer(table, "work free")
    decorate(table)
    assert state_of(table).decoration_offer.cards.count(-1) == 1
    assert (asked(table), options(table)) == ("work", ["place", "done"])
    assert why(table, 0, "work free").clause == "TE-23.9"
    decorate(answer(table, "work place"))
    assert goods(table)[3] == 0
    answer(table, "power_up decorations-4", "reward vp")
    assert at(table) == ["decorations 5", "palace 1", "quarry 2"]


@clause("TE-23.15", "TE-23.16", "TE-13.11")
def test_freeing_is_optional_and_technologies_follow() -> None:
    game = painting("forest 4", "decorations 4", "royal_a 1 locked", "decorations 2 locked")
    technologies(game.players[0], "T09")
    give(game.players[0], gold=3, cocoa=1)
    table = move(run(game), "forest-4", "decorations", "main")
    decorate(answer(table, "work place"))
    assert (asked(table), options(table)) == ("work", ["free", "done"])
    assert why(table, 0, "work place").clause == "TE-23.12"
    answer(table, "work free")
    assert (asked(table), options(table)) == ("free_one", ["royal_a", "decorations"])
    answer(table, "free_one decorations")
    assert (asked(table), options(table)) == ("power_up", ["decorations-2", "decorations-4"])
    assert player(table, 0).goods[3] == 2


@clause("TE-23.17", "TE-23.4", "TE-20.7")
def test_a_virtual_worker_moves_the_row_and_not_the_column() -> None:
    game = painting("forest 4", "palace 1", "palace 1", priests="on")
    priest(game, game.players[0], "P04")
    give(game.players[0], gold=1)
    table = move(run(game), "forest-4", "decorations", "main")
    assert goods(table)[3] == 0
    game = painting("forest 4", "decorations 4", "decorations 5", priests="on", height="on")
    priest(game, game.players[0], "P04")
    abilities(game.players[0], "A3")
    give(game.players[0], gold=3)
    table = move(run(game), "forest-4", "decorations", "main")
    assert state_of(table).about[:4] == [29, 0, 1, 2]


@clause("TE-23.10", "TE-24.7", "TE-21.15")
def test_invented_numbers_are_told_as_such() -> None:
    for code in GAME.domains["module_board"]:
        assert ("stand_in", {}) in GAME.describe("module_board", code).lines
    assert ("stand_in", {}) in GAME.describe("temple", "orange").lines
    assert ("stand_in", {}) not in GAME.describe("temple", "blue").lines
    for code in GAME.domains["ability"]:
        assert ("stand_in", {}) in GAME.describe("ability", code).lines
