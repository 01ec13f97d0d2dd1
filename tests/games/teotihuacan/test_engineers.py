"""TE-24: the engineers' board."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    answer,
    asked,
    at,
    city,
    give,
    goods,
    lay,
    move,
    options,
    own_tiles,
    points,
    run,
    state_of,
    technologies,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.games.teotihuacan.modules.development.module import Engineers
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import CONSTRUCTION


def engineering(*places: str, **chosen: str) -> Teotihuacan:
    game = city(2, development="on", **chosen)
    workers(game.players[0], *places)
    workers(game.players[1], "palace 1", "palace 1", "palace 1")
    game.neutral = [0] * len(game.neutral)
    give(game.players[0], cocoa=3, stone=9, wood=9)
    return game


def base_of_four(game: Teotihuacan) -> None:
    """Level 2 is open in one corner."""
    for row, col in ((0, 0), (0, 1), (1, 0), (1, 1)):
        lay(game, game.components.pyramid_texts[game.pyramid_stack.cards[0]], 1, row, col)


def build(table: Table, level: int) -> Table:
    """The first tile on the first space of this level."""
    answer(table, f"build {options(table)[0]}")
    space = next(code for code in options(table) if code.startswith(f"{level}-"))
    answer(table, f"space {space}")
    if asked(table) == "discount":
        answer(table, "discount none")
    if asked(table) == "rotation":
        answer(table, "rotation none")
    while asked(table) == "temple":
        answer(table, f"temple {options(table)[0]}")
    while asked(table) == "take":
        answer(table, f"take {options(table)[0]}")
    return table


@clause("TE-24.1", "TE-24.2", "TE-19.6")
def test_the_board_lies_on_construction() -> None:
    game = engineering("forest 1", "palace 1", "palace 1")
    assert isinstance(game.rulings.boards[CONSTRUCTION], Engineers)
    assert game.ring[4] == CONSTRUCTION
    assert len(game.pyramid_offer.cards) == 3


@clause("TE-24.4", "TE-24.9", "TE-24.12", "TE-24.3")
def test_not_above_the_level_of_the_cell() -> None:
    game = engineering("forest 1", "palace 1", "palace 1")
    base_of_four(game)
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {options(table)[0]}")
    assert all(code.startswith("1-") for code in options(table))
    assert why(table, 0, "space 2-1-1").clause == "TE-24.4"
    game = engineering("forest 2", "palace 1", "palace 1")
    base_of_four(game)
    table = move(run(game), "forest-2", "construction", "main")
    answer(table, f"build {options(table)[0]}")
    assert "2-1-1" in options(table)


@clause("TE-24.5", "TE-24.12")
def test_without_a_tile_that_can_be_paid_there_is_no_action() -> None:
    game = engineering("forest 1", "palace 1", "palace 1")
    give(game.players[0], stone=1)
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move forest-1", "to construction")
    assert why(table, 0, "action main").clause == "TE-9.3"
    game = engineering("forest 1", "palace 1", "palace 1")
    game.finished = True
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move forest-1", "to construction")
    assert why(table, 0, "action main").clause == "TE-7.21"


@clause("TE-24.12")
def test_a_full_lowest_level_is_too_high_for_the_weak() -> None:
    game = engineering("forest 1", "palace 1", "palace 1")
    texts = game.components.pyramid_texts
    for row in range(4):
        for col in range(4):
            lay(game, texts[game.pyramid_stack.cards[0]], 1, row, col)
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move forest-1", "to construction")
    assert why(table, 0, "action main").clause == "TE-24.4"


@clause("EX-51", "TE-24.9", "TE-24.10", "TE-24.11", "TE-24.3")
def test_two_engineers() -> None:
    game = engineering("forest 2", "construction 3", "palace 1")
    base_of_four(game)
    table = move(run(game), "forest-2", "construction", "main")
    assert state_of(table).about == [17, 0]
    assert state_of(table).highest == 2
    build(table, 2)
    assert (asked(table), options(table)) == ("work", ["place", "done"])
    assert why(table, 0, "work free").clause == "TE-23.9"
    assert state_of(table).about[3:] == [2]
    build(answer(table, "work place"), 1)
    assert (asked(table), points(table, 0, "pyramid") >= 4) == ("power_up", True)
    answer(table, "power_up construction-2")
    assert at(table) == ["construction 3", "construction 3", "palace 1"]


@clause("EX-51", "TE-24.6", "TE-24.11", "TE-24.13", "TE-24.10")
def test_with_the_technology_of_one_more_worker() -> None:
    game = engineering("forest 2", "construction 3", "forest 1 locked")
    base_of_four(game)
    technologies(game.players[0], "T15")
    table = move(run(game), "forest-2", "construction", "main")
    assert (asked(table), options(table), state_of(table).about[2:]) == ("work", ["place", "free"], [1, 2, 2, 1])
    build(answer(table, "work place"), 1)
    assert state_of(table).about[3:] == [2, 2]
    answer(table, "work free", "work done")
    answer(table, "power_up construction-2")
    assert at(table) == ["construction 3", "construction 4", "forest 1"]


@clause("TE-24.11", "TE-13.21")
def test_the_discount_stays() -> None:
    game = engineering("forest 1", "palace 1", "palace 1")
    technologies(game.players[0], "T15")
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {options(table)[0]}", "space 1-1-1")
    assert (asked(table), options(table)) == ("discount", ["none", "stone"])


@clause("TE-24.11", "TE-13.8")
def test_the_extra_worker_tile_moves_the_row() -> None:
    game = engineering("forest 1", "palace 1", "palace 1")
    own_tiles(game, game.players[0], "extra_worker")
    table = answer(run(game), "move forest-1", "to construction", "action free_extra_worker", "action main")
    build(table, 1)
    assert (asked(table), state_of(table).about[3:]) == ("work", [1])
    assert goods(table)[2] == 7
