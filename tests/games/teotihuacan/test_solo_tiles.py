"""TE-18.10, TE-18.16 to TE-18.30, TE-18.38 to TE-18.49: what each action tile does."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    answer,
    at,
    bot_turn,
    city,
    give,
    goods,
    lay,
    lay_decoration,
    log,
    own_tiles,
    player,
    points,
    put_tile,
    run,
    state_of,
    technologies,
    temple,
    vp,
    workers,
)
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.goods import MIXES, OF_TOTAL
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.teotibot.answers import least_resource
from tinkuy.games.teotihuacan.told.kinds import TAKE
from tinkuy.games.teotihuacan.turn import refill

COMPONENTS = GAME.components


def full_level(game: Teotihuacan, level: int, but: int = 0) -> None:
    """Pyramid tiles on every space of a level, the last ones aside."""
    size = COMPONENTS.geometry.side - level + 1
    spaces = [COMPONENTS.geometry.space(level - 1, row, col) for row in range(size) for col in range(size)]
    for space in spaces[: len(spaces) - but]:
        game.pyramid[space] = game.pyramid_stack.draw() * 4


def temples_of(table: Table) -> list[int]:
    """Where Teotibot stands on blue, red and green."""
    return player(table, 1).temples[:3]


def placed(game: Teotihuacan) -> list[tuple[int, int, int]]:
    """Level, row and column of the tiles of the pyramid."""
    shape = COMPONENTS.geometry
    return [
        (shape.level[space] + 1, shape.row[space], shape.col[space])
        for space, tile in enumerate(game.pyramid)
        if tile != EMPTY
    ]


# ---------------------------------------------------------------------- Nobles


@clause("TE-18.16")
@pytest.mark.parametrize(("eclipses", "row"), [(0, "top"), (1, "centre"), (2, "bottom")])
def test_nobles_builds_in_the_row_of_the_era(eclipses: int, row: str) -> None:
    game = city(1)
    game.eclipses = eclipses
    table = bot_turn(game, "nobles")
    number = ["top", "centre", "bottom"].index(row)
    assert log(table, "built") == [f"built 1 {row} {COMPONENTS.building_rows[number][0]}"]
    assert goods(table, 1) == [0, 0, 2, 2]
    assert points(table, 1, "buildings") == COMPONENTS.building_rows[number][0]
    assert player(table, 1).avenue == 2
    assert log(table, "bot_builds", "bot_succeeds") == ["bot_builds", "bot_succeeds"]


@clause("TE-18.16", "TE-18.40")
def test_a_full_row_is_replaced_by_the_free_space_of_lowest_value() -> None:
    rows = COMPONENTS.building_rows
    game = city(1)
    game.rows = [len(rows[0]), 1, 0]
    table = bot_turn(game, "nobles")
    lowest = 1 if rows[1][1] <= rows[2][0] else 2  # ties the upper row
    assert state_of(table).rows[lowest] == game.rows[lowest] == [0, 2, 1][lowest]


@clause("TE-18.40")
def test_a_tie_between_rows_goes_to_the_upper_one() -> None:
    rows = COMPONENTS.building_rows
    equal = [(a, b) for a in range(len(rows[1])) for b in range(len(rows[2])) if rows[1][a] == rows[2][b]]
    for centre, bottom in equal:
        if len(rows[0]) + centre + bottom < COMPONENTS.buildings:
            game = city(1)
            game.rows = [len(rows[0]), centre, bottom]
            assert state_of(bot_turn(game, "nobles")).rows == [len(rows[0]), centre + 1, bottom]
            return
    raise AssertionError("the tables have no tie to look at")


@clause("TE-18.17", "TE-18.40")
def test_with_all_buildings_placed_it_gathers_wood_or_fails() -> None:
    for bot_workers, expected in (
        (("nobles 2", "forest 1"), "bot_gathers_wood"),
        (("nobles 2", "gold 1"), "bot_fails"),
    ):
        game = city(1)
        game.rows = [4, 4, 3]
        workers(game.players[1], *bot_workers, "construction 2", "decorations 1 locked")
        assert log(bot_turn(game, "nobles"), "bot_builds", "bot_gathers_wood", "bot_fails") == [expected]


@clause("TE-18.17", "TE-18.19", "TE-18.21", "TE-18.15")
@pytest.mark.parametrize(
    ("tile", "board", "good", "event"),
    [
        ("nobles", "forest", "wood", "bot_gathers_wood"),
        ("construction", "quarry", "stone", "bot_gathers_stone"),
        ("decorations", "gold", "gold", "bot_gathers_gold"),
    ],
)
def test_without_the_first_step_it_gathers_two(tile: str, board: str, good: str, event: str) -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, f"{board} 2", f"{tile} 5", "palace 1", "decorations 1 locked")
    give(bot, **{good: 1})  # one too few
    table = bot_turn(game, tile)
    assert log(table, event, "gained", "bot_succeeds", "powered_up") == [
        event,
        f"gained 1 {good} 2",
        "bot_succeeds",
        f"powered_up 1 3 {board}",
    ]


@clause("TE-18.17", "TE-18.19", "TE-18.21", "TE-18.14")
@pytest.mark.parametrize("tile", ["nobles", "construction", "decorations"])
def test_without_a_worker_on_either_board_it_fails(tile: str) -> None:
    game = city(1)
    workers(game.players[1], "alchemy 2", "alchemy 3", "palace 4", "decorations 1 locked")
    table = bot_turn(game, tile)
    assert log(table, "bot_fails", "gained", "powered_up") == [
        "bot_fails",
        "gained 1 cocoa 5",
        "powered_up 1 3 alchemy",
    ]


# ---------------------------------------------------------------------- Construction


@clause("TE-18.18", "TE-18.41")
def test_construction_places_the_leftmost_tile_on_the_lowest_topmost_leftmost_space() -> None:
    game = city(1)
    lay(game, "bnRg", 1, 0, 0)
    leftmost = game.pyramid_offer.cards[0]
    table = bot_turn(game, "construction")
    after = state_of(table)
    assert placed(after) == [(1, 0, 0), (1, 0, 1)]
    assert after.pyramid[1] // 4 == leftmost
    assert log(table, "spent") == ["spent 1 stone 2"]
    assert points(table, 1, "pyramid") == 1 + 2  # no icons
    assert player(table, 1).track == 1
    assert temples_of(table) == [2, 1, 1]  # TE-18.28: tied, so blue
    assert log(table, "bot_lays", "bot_succeeds") == ["bot_lays", "bot_succeeds"]


@clause("TE-18.18")
def test_the_rotation_is_random() -> None:
    turned = set()
    for rolled in (6, 7, 8):
        game = city(1)
        turned.add(state_of(bot_turn(game, "construction", rolled)).pyramid[0] % 4)
    assert len(turned) > 1


@clause("TE-18.18", "TE-18.41", "TE-25.3")
@pytest.mark.parametrize(("scoring", "vp_of_level"), [("usual", 3), ("advanced", 2)])
def test_a_higher_level_costs_no_wood(scoring: str, vp_of_level: int) -> None:
    game = city(1, pyramid_scoring=scoring)
    full_level(game, 1)
    give(game.players[1], wood=0)
    table = bot_turn(game, "construction")
    assert placed(state_of(table))[-1] == (2, 0, 0)
    assert log(table, "spent") == ["spent 1 stone 2"]
    assert points(table, 1, "pyramid") == vp_of_level + 2


@clause("TE-18.18")
def test_a_gap_below_comes_before_a_higher_level() -> None:
    game = city(1)
    full_level(game, 1, but=1)
    assert placed(state_of(bot_turn(game, "construction")))[-1] == (1, 3, 3)


@clause("TE-18.41", "TE-14.5")
def test_its_tile_of_level_4_finishes_the_pyramid() -> None:
    game = city(1)
    for level in (1, 2, 3):
        full_level(game, level)
    table = bot_turn(game, "construction")
    assert state_of(table).finished
    assert points(table, 1, "pyramid") == 7 + 2
    assert log(table, "pyramid_finished", "light_advanced") == ["pyramid_finished", "light_advanced 10 10"]


@clause("TE-18.19", "TE-18.41")
def test_without_an_offered_tile_or_a_space_it_cannot_build() -> None:
    game = city(1)
    game.pyramid_stack.cards, game.pyramid_offer.cards = [], [EMPTY] * 3
    assert log(bot_turn(game, "construction"), "bot_lays", "bot_fails") == ["bot_fails"]
    game = city(1)
    for level in (1, 2, 3):
        full_level(game, level)
    game.pyramid[COMPONENTS.geometry.top] = game.pyramid_offer.cards[2] * 4
    game.pyramid_offer.cards[2] = EMPTY
    game.finished = True
    assert log(bot_turn(game, "construction"), "bot_lays", "bot_fails") == ["bot_fails"]


# ---------------------------------------------------------------------- Decorations


def decorator(**chosen: str) -> Teotihuacan:
    game = city(1, **chosen)
    workers(game.players[1], "decorations 2", "nobles 2", "construction 2", "forest 1 locked")
    return game


@clause("TE-18.20", "TE-18.42")
def test_decorations_places_the_topmost_tile_on_the_first_side() -> None:
    game = decorator()
    topmost = game.decoration_offer.cards[0]
    table = bot_turn(game, "decorations")
    assert log(table, "decorated") == [f"decorated 1 d{topmost + 1} top 0"]
    assert log(table, "spent") == ["spent 1 gold 2"]
    assert points(table, 1, "decorations") == 5  # no icons
    assert player(table, 1).track == 1
    assert temples_of(table) == [2, 1, 1]
    assert log(table, "bot_decorates", "bot_succeeds") == ["bot_decorates", "bot_succeeds"]


@clause("TE-18.42")
def test_sides_are_searched_clockwise_from_the_top_each_at_its_lowest_free_level() -> None:
    game = decorator()
    lay_decoration(game, "BR", 0, 0)
    assert log(bot_turn(game, "decorations"), "decorated")[0].endswith(" right 0")
    game = decorator()
    lay_decoration(game, "BR", 0, 0)
    lay_decoration(game, "RG", 1, 0)
    for col in (1, 2):  # now level 1 of the top side is supported
        game.pyramid[COMPONENTS.geometry.space(0, 0, col)] = game.pyramid_stack.draw() * 4
    assert log(bot_turn(game, "decorations"), "decorated")[0].endswith(" top 1")


@clause("TE-18.21", "TE-18.42")
def test_without_an_offered_decoration_or_a_side_it_cannot() -> None:
    game = decorator()
    game.decoration_stack.cards, game.decoration_offer.cards = [], [EMPTY] * 4
    assert log(bot_turn(game, "decorations"), "bot_decorates", "bot_fails") == ["bot_fails"]
    game = decorator()
    for side, text in enumerate(("BR", "RG", "GB", "RB")):
        lay_decoration(game, text, side, 0)
    assert log(bot_turn(game, "decorations"), "bot_decorates", "bot_fails") == ["bot_fails"]


# ---------------------------------------------------------------------- Alchemy


def alchemist() -> Teotihuacan:
    game = city(1)
    workers(game.players[1], "alchemy 2", "nobles 3", "construction 2", "forest 1 locked")
    return game


@clause("TE-18.22", "TE-18.43")
def test_alchemy_takes_the_lowest_technology_without_a_marker_for_1_gold() -> None:
    game = alchemist()
    human, bot = game.players
    ids = [COMPONENTS.technologies[tile].id for tile in game.technologies]
    technologies(bot, ids[2])
    technologies(human, *(ids[:2] + ids[3:5]))
    assert COMPONENTS.technologies[game.technologies[5]].gold == 2
    table = bot_turn(game, "alchemy")
    assert log(table, "technology_taken") == [f"technology_taken 1 {ids[5]}"]
    assert goods(table, 1)[3] == 1
    assert temples_of(table) == [1, 1, 2]  # the third column
    assert vp(table, 0) == 0
    assert log(table, "bot_studies", "bot_succeeds", "powered_up")[1:] == ["bot_succeeds", "powered_up 1 3 alchemy"]


@clause("TE-18.22")
def test_if_all_have_markers_it_takes_the_lowest_it_lacks_and_the_human_scores() -> None:
    game = alchemist()
    human, bot = game.players
    ids = [COMPONENTS.technologies[tile].id for tile in game.technologies]
    technologies(human, *(ids[1:2] + ids[3:]))
    technologies(bot, ids[0], ids[2])
    table = bot_turn(game, "alchemy")
    assert log(table, "technology_taken") == [f"technology_taken 1 {ids[1]}"]
    assert points(table, 0, "owners") == 3


@clause("TE-18.23")
@pytest.mark.parametrize("gold", [0, 1])
def test_otherwise_its_weakest_worker_gets_two_power_ups_and_stays(gold: int) -> None:
    game = alchemist()
    bot = game.players[1]
    if gold:  # but nobody on Alchemy
        workers(bot, "gold 3", "nobles 3", "construction 2", "forest 1 locked")
    give(bot, gold=gold)
    table = bot_turn(game, "alchemy")
    assert log(table, "bot_trains", "powered_up", "bot_advances", "gained", "bot_fails") == [
        "bot_trains",
        *[f"powered_up 1 {power} {'construction' if gold else 'alchemy'}" for power in (3, 4)],
    ]


@clause("TE-18.39")
def test_after_an_ascension_the_second_power_up_raises_the_new_worker() -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, "gold 5", "nobles 5", "construction 5", "forest 1 locked")
    table = bot_turn(game, "alchemy")
    assert log(table, "ascended", "powered_up", "bot_advances") == ["ascended 1 construction", "powered_up 1 2 palace"]
    assert at(table, 1) == ["forest 1 locked", "gold 5", "nobles 5", "palace 2"]


@clause("TE-18.43")
def test_with_all_technologies_alchemy_is_not_possible() -> None:
    game = alchemist()
    game.players[1].technologies = game.technologies.copy()
    assert log(bot_turn(game, "alchemy"), "bot_studies", "bot_trains") == ["bot_trains"]


# ---------------------------------------------------------------------- worship


@clause("TE-18.24")
@pytest.mark.parametrize(
    ("start", "space", "temples"),
    [
        ("decorations", "gold", [3, 1, 1]),
        ("gold", "quarry", [1, 1, 3]),
        ("quarry", "forest", [1, 3, 1]),
        ("forest", "decorations", [4, 1, 1]),  # three of choice, the highest first
    ],
)
def test_worship_goes_on_to_the_next_space_clockwise(start: str, space: str, temples: list[int]) -> None:
    game = city(1)
    workers(game.players[1], "palace 2", "nobles 2", "construction 2", f"{start} 1 locked")
    table = bot_turn(game, "worship")
    assert f"{space} 1 locked" in at(table, 1)
    assert temples_of(table) == temples
    assert log(table, "bot_worships", "powered_up", "bot_advances") == [f"bot_worships 1 {space}"]


@clause("TE-18.24", "TE-18.50")
@pytest.mark.parametrize(("chosen", "steps"), [("1", 1), ("usual", 2), ("3", 3)])
def test_the_number_of_worship_steps_is_an_option(chosen: str, steps: int) -> None:
    game = city(1, bot_worship=chosen)
    assert temples_of(bot_turn(game, "worship")) == [1 + steps, 1, 1]
    game = city(1, bot_worship=chosen)
    workers(game.players[1], "palace 2", "nobles 2", "construction 2", "forest 1 locked")
    assert temples_of(bot_turn(game, "worship")) == [2 + steps, 1, 1]


@clause("TE-18.24")
def test_worship_frees_the_human_s_worker_and_replaces_the_discovery_tile() -> None:
    game = city(1)
    workers(game.players[0], "gold 4 locked", "quarry 2", "forest 3")
    put_tile(game, "gold", "vp4")
    table = bot_turn(game, "worship")
    assert at(table, 0) == ["forest 3", "gold 4", "quarry 2"]
    after = state_of(table)
    tile = COMPONENTS.discovery_ids.index("vp4")
    assert after.box.cards == [tile]
    assert after.laid.cards[3 * COMPONENTS.depth] not in (EMPTY, tile)
    assert log(table, "freed", "bot_discards") == ["freed 0 4 gold", "bot_discards gold vp4"]
    order = [line.split()[0] for line in log(table, "discovery_refilled", "bot_tile_aside")][:2]
    assert order == ["discovery_refilled", "bot_tile_aside"]  # at once, not at the end of the turn


@clause("TE-18.44")
def test_without_a_locked_worker_the_weakest_one_goes_to_pray() -> None:
    game = city(1)
    workers(game.players[1], "construction 3", "quarry 1", "nobles 2", "palace 4")
    table = bot_turn(game, "worship")
    assert at(table, 1) == ["construction 3", "forest 1 locked", "nobles 2", "palace 4"]
    assert log(table, "bot_goes_to_pray", "bot_worships") == ["bot_goes_to_pray 1 quarry", "bot_worships 1 forest"]


# ---------------------------------------------------------------------- masks


@clause("TE-18.25", "TE-18.46")
def test_the_mask_tile_buys_the_rarest_mask_it_lacks_and_can_pay() -> None:
    game = city(1)
    put_tile(game, "gold", "mask_1")  # 2 cocoa and 1 gold
    put_tile(game, "quarry", "mask_5")
    put_tile(game, "decorations", "mask_2")  # 1 cocoa and 1 wood
    put_tile(game, "palace", "mask_3")
    own_tiles(game, game.players[1], "mask_3")
    give(game.players[1], cocoa=1)
    table = bot_turn(game, "mask_collection")
    assert log(table, "bot_takes_mask", "claimed") == ["bot_takes_mask decorations", "claimed 1 mask_2"]
    assert goods(table, 1) == [0, 1, 2, 2]
    assert log(table, "bot_advances", "powered_up") == []


@clause("TE-18.25")
def test_a_tie_of_masks_goes_clockwise_from_the_palace_which_counts() -> None:
    game = city(1)
    put_tile(game, "quarry", "mask_4")
    put_tile(game, "forest", "mask_5")
    assert log(bot_turn(game, "mask_collection"), "bot_takes_mask") == ["bot_takes_mask quarry"]
    game = city(1)
    put_tile(game, "quarry", "mask_4")
    put_tile(game, "palace", "mask_5")
    assert log(bot_turn(game, "mask_collection"), "bot_takes_mask") == ["bot_takes_mask palace"]


@clause("TE-18.25")
def test_the_slot_is_refilled_at_once() -> None:
    game = city(1)
    put_tile(game, "quarry", "mask_4")
    lines = log(bot_turn(game, "mask_collection"), "claimed", "discovery_refilled", "bot_tile_aside")
    assert lines[0] == "claimed 1 mask_4"
    assert lines[1].startswith("discovery_refilled quarry ")


@clause("TE-18.25", "TE-18.46", "TE-18.47")
def test_other_tiles_and_masks_it_has_are_no_masks_to_buy() -> None:
    game = city(1)
    put_tile(game, "quarry", "mask_4")
    put_tile(game, "forest", "vp4")
    own_tiles(game, game.players[1], "mask_4")
    table = bot_turn(game, "mask_collection")
    assert log(table, "bot_takes_mask", "bot_fails") == ["bot_fails"]
    assert player(table, 1).tiles == []


# ---------------------------------------------------------------------- mastery


@clause("TE-18.26", "TE-18.15", "EX-68")
def test_mastery_tries_from_the_strongest_worker_down() -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, "nobles 4", "gold 3", "alchemy 1", "decorations 1 locked")
    give(bot, wood=1, gold=0)
    table = bot_turn(game, "mastery")
    assert log(table, "bot_masters", "gained", "powered_up", "bot_advances") == [
        "bot_masters 3 gold",
        "gained 1 gold 2",
        "powered_up 1 4 gold",
        "bot_advances 4 gold alchemy",
    ]


@clause("TE-18.26")
@pytest.mark.parametrize(
    ("board", "event"),
    [
        ("forest", "bot_gathers_wood"),
        ("quarry", "bot_gathers_stone"),
        ("gold", "bot_gathers_gold"),
        ("alchemy", "bot_studies"),
        ("nobles", "bot_builds"),
        ("decorations", "bot_decorates"),
        ("construction", "bot_lays"),
    ],
)
def test_mastery_does_the_action_of_the_board(board: str, event: str) -> None:
    game = city(1)
    workers(game.players[1], f"{board} 4", "palace 5", "palace 3", "forest 1 locked")
    table = bot_turn(game, "mastery")
    assert log(table, event, "bot_succeeds", "powered_up") == [event, "bot_succeeds", f"powered_up 1 5 {board}"]


@clause("TE-18.26", "TE-18.37")
def test_a_tie_of_strength_goes_clockwise_from_the_palace() -> None:
    game = city(1)
    workers(game.players[1], "gold 3", "forest 3", "quarry 3", "decorations 1 locked")
    assert log(bot_turn(game, "mastery"), "bot_masters") == ["bot_masters 3 quarry"]


@clause("TE-18.26", "TE-18.38")
def test_if_no_worker_can_act_mastery_fails() -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, "palace 5", "palace 4", "nobles 3", "decorations 1 locked")
    give(bot, wood=1)
    assert log(bot_turn(game, "mastery"), "bot_masters", "bot_fails") == ["bot_fails"]


# ---------------------------------------------------------------------- how it chooses


@clause("TE-18.27")
def test_on_wide_steps_it_takes_the_printed_reward() -> None:
    game = city(1)
    bot = game.players[1]
    temple(bot, blue=3)
    give(bot, cocoa=2, wood=2)
    site = COMPONENTS.wide[0][4]
    put_tile(game, site, "mask_4")
    table = bot_turn(game, "worship")  # blue, on Gold Deposits
    assert log(table, "stepped") == ["stepped 1 blue 4", "stepped 1 blue 5"]
    assert log(table, "claimed") == []
    assert sum(goods(table, 1)) > 8


@clause("TE-18.47")
def test_on_the_avenue_it_claims_nothing() -> None:
    game = city(1)
    bot = game.players[1]
    bot.avenue = 2
    put_tile(game, COMPONENTS.avenue_site[3], "cocoa4")
    give(bot, wood=3, cocoa=3)
    table = bot_turn(game, "nobles")
    assert log(table, "walked", "claimed") == ["walked 1 3"]


@clause("TE-18.28", "TE-18.52")
@pytest.mark.parametrize(
    ("before", "human", "after"),
    [
        ([1, 4, 4], 0, [1, 7, 4]),  # ties by colour, then it stays the highest
        ([2, 3, 5], 0, [2, 3, 8]),
        ([11, 9, 3], 0, [11, 11, 4]),  # each step is assigned anew
        ([1, 10, 3], 11, [1, 10, 6]),  # the top of red is taken, so red counts as at the top
        ([1, 9, 3], 11, [1, 10, 5]),
    ],
)
def test_steps_of_choice_go_to_its_highest_temple(before: list[int], human: int, after: list[int]) -> None:
    game = city(1)
    workers(game.players[1], "palace 2", "nobles 2", "construction 2", "forest 1 locked")
    game.players[1].temples[:3] = before
    temple(game.players[0], red=human)
    assert temples_of(bot_turn(game, "worship")) == after


@clause("TE-18.24", "TE-11.6")
def test_steps_that_cannot_be_made_are_lost() -> None:
    game = city(1)
    temple(game.players[1], blue=10)
    table = bot_turn(game, "worship")
    assert log(table, "stepped", "step_lost") == ["stepped 1 blue 11", "step_lost 1 1"]


@clause("TE-18.29")
@pytest.mark.parametrize(
    ("held", "n", "mix"),
    [([2, 2, 2], 1, (0, 0, 1)), ([2, 2, 3], 1, (0, 1, 0)), ([1, 2, 3], 1, (1, 0, 0)), ([2, 1, 2], 3, (0, 2, 1))],
)
def test_resources_of_choice_are_what_it_has_least_of(held: list[int], n: int, mix: tuple[int, int, int]) -> None:
    game = city(1)
    game.players[1].goods = [0, *held]
    assert MIXES[least_resource(game, Ask(1, TAKE, OF_TOTAL[n]))] == mix


@clause("TE-18.29")
def test_a_resource_of_choice_on_a_temple() -> None:
    steps = [
        (temple, step)
        for temple, gains in enumerate(COMPONENTS.steps)
        for step, gain in enumerate(gains)
        if gain[5] and step > 1
    ]
    number, step = steps[0]
    game = city(1)
    bot = game.players[1]
    space = ["gold", "forest", "quarry"][number]
    start = {"gold": "decorations", "forest": "quarry", "quarry": "gold"}[space]
    workers(bot, "palace 2", "nobles 2", "construction 2", f"{start} 1 locked")
    bot.temples[number] = step - 1
    give(bot, wood=5, stone=0, gold=5)
    assert "gained 1 stone 1" in log(bot_turn(game, "worship"), "gained")


@clause("TE-18.30")
def test_technologies_do_nothing_for_it() -> None:
    plain, learned = city(1), city(1)
    learned.players[1].technologies = learned.technologies.copy()
    for tile in ("nobles", "construction", "decorations"):
        before, after = (bot_turn(game.copy(), tile) for game in (plain, learned))
        assert goods(before, 1) == goods(after, 1)
        assert at(before, 1) == at(after, 1)
        assert vp(before, 1) == vp(after, 1)


# ---------------------------------------------------------------------- offers


@clause("TE-18.10")
def test_offers_slide_instead_of_being_refilled_in_place() -> None:
    game = city(1)
    offer, top = game.pyramid_offer.cards.copy(), game.pyramid_stack.cards[-1]
    assert state_of(bot_turn(game, "construction")).pyramid_offer.cards == [*offer[1:], top]
    game = decorator()
    offer, top = game.decoration_offer.cards.copy(), game.decoration_stack.cards[-1]
    assert state_of(bot_turn(game, "decorations")).decoration_offer.cards == [*offer[1:], top]


@clause("TE-18.10")
def test_offers_slide_for_the_human_too_but_not_at_a_table_of_two() -> None:
    for seats, expected in ((1, [0, 2, 3]), (2, [0, 3, 2])):
        game = city(seats)
        game.pyramid_offer.take(1)
        refill(game)
        assert game.pyramid_offer.cards == expected


@clause("TE-18.49")
def test_if_several_tiles_left_the_rest_closes_up_in_order() -> None:
    game = city(1)
    game.decoration_offer.take(0)
    game.decoration_offer.take(2)
    refill(game)
    assert game.decoration_offer.cards == [1, 3, 4, 5]
    game.decoration_stack.cards = []
    game.decoration_offer.take(3)
    refill(game)
    assert game.decoration_offer.cards == [1, 4, 5, EMPTY]


def test_the_human_s_tiles_close_up_at_the_end_of_the_turn() -> None:
    game = city(1)
    human = game.players[0]
    workers(human, "alchemy 1", "forest 2", "quarry 3")
    give(human, stone=2, cocoa=5)
    table = answer(run(game), "move alchemy-1", "to construction", "action main", "build p2", "space 1-1-1")
    answer(table, "rotation none")
    assert state_of(table).pyramid_offer.cards[:2] == [0, 2]
