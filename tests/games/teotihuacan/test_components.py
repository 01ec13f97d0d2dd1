"""The tables: read, refused with a sentence where they are wrong, and played in other sizes."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.teotihuacan.positions import GAME, TEXT
from tinkuy.core.components import read_components, reconstructed
from tinkuy.core.errors import Refused
from tinkuy.core.table import simulate
from tinkuy.games.teotihuacan import TeotihuacanGame
from tinkuy.games.teotihuacan.state import NOWHERE, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import CONSTRUCTION, DECORATIONS, PALACE


def changed(*pairs: tuple[str, str]) -> TeotihuacanGame:
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return TeotihuacanGame(read_components(text, printed=False))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("printed_clockwise = [1, 3, 5, 2, 8, 7, 6, 4]", "printed_clockwise = [1, 3, 5, 2, 8, 7, 6, 6]"),
        ("fixed = { 0 = 1, 4 = 8 }", "fixed = { 0 = 1, 3 = 8 }"),
        ("normal = [1, 3]", "normal = [0, 3]"),
        ('times = "power-1"', 'times = "strength"'),
        ('vp_count = "min(technologies, power)"', 'vp_count = "technologies"'),
        ('"gggrrnnn",\n]', '"gggrrnnx",\n]'),
        ('"bnRg"', '"bnR"'),
        ("level_sizes = [4, 3, 2, 1]", "level_sizes = [4, 3, 1]"),
        ("boards = [1, 2]\ngain", "boards = [1, 9]\ngain"),
        ("boards = [2, 3]\ngain", "boards = [1, 2]\ngain"),
        ("dark_start = { 2 = 10, 3 = 11, 4 = 12 }", "dark_start = { 2 = 2, 3 = 11, 4 = 12 }"),
        ("vp_per_step_by_eclipse = [4, 3, 2]", "vp_per_step_by_eclipse = [4, 3]"),
        ("set_vp = [0, 1, 3, 6, 10, 15, 21, 28]", "set_vp = [0, 1, 3]"),
        ('royal = ["R04", "R06", "R01"]', 'royal = ["R04", "R06", "R99"]'),
        ("used = 6\n", "used = 7\n"),
        ("values = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]", "values = [5, 5, 4]"),
        ('discovery_steps = { 4 = "players" }', 'discovery_steps = { 4 = "player" }'),
        ('discovery_steps = { 4 = "players" }', 'discovery_steps = { 12 = "players" }'),
        ('{ "players" = 0, "players+1" = 1', '{ "players" = "none", "players+1" = 1'),
        ("board_slots_with_one_tile = [1, 2, 3, 4, 7]", "board_slots_with_one_tile = [0, 2, 3, 4, 7]"),
        ("steps = [ {vp = 1}, {vp = 1}, {vp = 2}", "steps = [ 1, {vp = 1}, {vp = 2}"),
        (
            "rows_vp = [ [3, 2, 2, 1, 1], [5, 4, 3, 3], [7, 6, 5] ]   #",
            'rows_vp = [ ["x"], [5, 4, 3, 3], [7, 6, 5] ] #',
        ),
        ("power_groups = [[1], [2, 3], [4, 5]]", "power_groups = [[1], [2, 3], [4, 6]]"),
        ("power_groups = [[1], [2, 3], [4, 5]]", "power_groups = [1, [2, 3], [4, 5]]"),
        ("extra_cocoa_powers = [4, 5]", "extra_cocoa_powers = [4, 9]"),
        ("extra_cocoa_powers = [5]", "extra_cocoa_powers = [9]"),
        ("gold_cost_by_workers = [3, 2, 1]", "gold_cost_by_workers = [3, 2]"),
        ("dark_shift_after_eclipse = -1", 'dark_shift_after_eclipse = "one"'),
        ("fixed = { 0 = 1, 4 = 8 }", 'fixed = { 0 = "one", 4 = 8 }'),
        ("start_4 = [ [1,0,1]", 'start_4 = [ [1,0,"x"]'),
        ('"GR", "Rn", "nG"]', '"GR", "Rn", "nx"]'),
        ('gain = { cocoa = "power+1" }', "gain = 3"),
        ("cocoa = -2", "cocoa = [2]"),
        ("fallback_board = 2", "fallback_board = 9"),
        ("move_back = [1, 2]", 'move_back = [1, "x"]'),
        ("[ { tiles = [1] },       { tiles = [2] },       { tiles = [3] } ],", "3,"),
        ('royal = ["R04", "R06", "R01"]', 'royal = ["R04", "R06"]'),
    ],
)
def test_wrong_tables_are_refused_with_a_sentence(old: str, new: str) -> None:
    with pytest.raises(Refused) as refused:
        changed((old, new))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "pairs",
    [
        [("normal = [1, 3]", "normal = [2, 5]")],
        [("eclipses = 3", "eclipses = 2")],
        [("leader_vp = 4", "leader_vp = 9")],
        [('id = "mask_1"\ncount = 1', 'id = "mask_1"\ncount = 9')],
        [("offer_size = 4", "offer_size = 2"), ("offer_size = 3", "offer_size = 5")],
        [("steps = 9\n", "steps = 12\n")],
        [
            (
                "rows_vp = [ [3, 2, 2, 1, 1], [5, 4, 3, 3], [7, 6, 5] ]   #",
                "rows_vp = [ [9, 9, 9, 9, 9, 9], [1, 1, 1], [2, 2] ]   #",
            )
        ],
    ],
)
def test_tables_of_other_sizes_are_played(pairs: list[tuple[str, str]]) -> None:
    game = changed(*pairs)
    for seats in game.seats:
        table, draw = simulate(game, seats, 3), Random(seats)
        while not table.over:
            assert game.audit(table.state) is None
            table.apply(draw.choice(table.ask.options))


def test_cells_that_allow_no_tile_close_the_action_of_painters_and_engineers() -> None:
    game = changed(("{ decorations = 1 }, ", "{ gold = 3 }, "), ("{ tiles = [1] }, ", "{ free_worker = 1 }, "))
    options = {option.name: option.values[0] for option in game.options} | {"play": "modules"}
    for seed in range(3):
        table, draw = simulate(game, 2, seed, options), Random(seed)
        while not table.over:
            assert game.audit(table.state) is None
            table.apply(draw.choice(table.ask.options))
    state = game.blank(2, options)
    assert isinstance(state, Teotihuacan)
    me = state.players[0]
    me.powers, me.goods = [1, 1, 1, 0], [9, 9, 9, 9]
    for board in (DECORATIONS, CONSTRUCTION):
        me.at, state.here = [board, PALACE, PALACE, NOWHERE], board
        blocked = state.rulings.boards[board].blocked(state, me, 1)
        assert blocked is not None
        assert blocked.clause == "TE-23.12"


def test_the_printed_tables_are_told_apart_from_stand_ins() -> None:
    marked = reconstructed(GAME.component_set.data)
    assert marked
    assert all(path.startswith("stand_in") for path in marked)


def test_the_movement_is_read_from_the_tables() -> None:
    components = changed(("normal = [1, 3]", "normal = [2, 5]")).components
    assert (components.least_move, components.most_move) == (2, 5)


def test_everything_that_can_be_told_of_has_a_clause() -> None:
    for domain in ("board", "worship", "temple", "reward", "technology", "royal", "discovery", "starting", "bonus"):
        for code in GAME.domains[domain]:
            told = GAME.describe(domain, code)
            assert told.lines
            assert told.clause.startswith("TE-")
    for domain in ("row", "side", "space", "calendar"):
        assert all(GAME.describe(domain, code).clause for code in GAME.domains[domain])
    assert GAME.describe("space", "2-1-1").lines == [
        ("board-level", {"level": 2, "amounts": (("good-wood", 1), ("good-stone", 2)), "vp": 3})
    ]
    assert GAME.describe("worker", "forest-3").clause == "TE-4.5"
    assert GAME.describe("action", "collect").clause == "TE-5.2"
    assert GAME.describe("source", "boards").clause == ""
    assert GAME.describe("good", "cocoa").lines == []
    with pytest.raises(Refused):
        GAME.describe("royal", "R99")
