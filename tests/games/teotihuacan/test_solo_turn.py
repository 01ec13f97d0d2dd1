"""TE-18.6 to TE-18.15, TE-18.35 to TE-18.39, TE-18.48, TE-18.51 to TE-18.53: Teotibot's turn and its workers."""

from __future__ import annotations

from collections import Counter

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
    log,
    move,
    options,
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
from tinkuy.core.chance import Chance
from tinkuy.games.teotihuacan.state import LAST_ROUND, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES
from tinkuy.games.teotihuacan.teotibot.turn import fill_gap, roll

PLACES = {2: 4, 3: 4, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 3, 10: 3, 11: 6, 12: 6}  # of the action pyramid, from the top


def laid(game: Teotihuacan, *tiles: str) -> None:
    game.action_tiles = [ACTION_TILES.index(tile) for tile in tiles]


def lying(game: Teotihuacan) -> list[str]:
    return [ACTION_TILES[tile] for tile in game.action_tiles]


IN_ORDER = ("nobles", "construction", "decorations", "alchemy", "worship", "mask_collection", "mastery")


@clause("TE-18.6")
@pytest.mark.parametrize("rolled", PLACES)
def test_the_roll_says_which_tile_acts(rolled: int) -> None:
    game = city(1)
    laid(game, *IN_ORDER)
    table = bot_turn(game, IN_ORDER[PLACES[rolled] - 1], rolled)
    assert log(table, "bot_rolled") == [f"bot_rolled {rolled} {IN_ORDER[PLACES[rolled] - 1]}"]


@clause("TE-18.6")
def test_two_dice_are_rolled_and_the_middle_of_the_bottom_row_never_acts() -> None:
    chance = Chance(7)
    rolls = Counter(roll(chance) for _ in range(7200))
    assert set(rolls) == set(range(2, 13))
    assert 1000 < rolls[7] < 1400  # 1200 of 7200
    assert 130 < rolls[2] < 270
    assert 4 not in GAME.components.solo.place  # counted from 0


@clause("TE-18.7", "TE-18.8", "TE-18.9", "EX-29")
def test_the_gap_of_the_top_is_filled_from_below_and_the_last_gap_from_aside() -> None:
    game = city(1)
    laid(game, *IN_ORDER)
    game.directions = [0, 1]  # right above, left below
    table = bot_turn(game, "nobles", 7)
    after = state_of(table)
    assert lying(after) == ["construction", "worship", "decorations", "alchemy", "mastery", "mask_collection", "nobles"]
    assert after.directions == [1, 1]  # the upper one is flipped and lies below now
    assert log(table, "bot_tile_moves", "bot_tile_aside", "bot_turns_direction") == [
        "bot_tile_moves construction 1 right",
        "bot_tile_moves worship 2 left",
        "bot_tile_aside nobles mastery 5",
        "bot_turns_direction left left",
    ]


@clause("TE-18.7", "TE-18.8")
@pytest.mark.parametrize(
    ("place", "directions", "expected"),
    [
        (1, [1, 0], "decorations construction worship alchemy mastery mask_collection nobles"),
        (1, [0, 0], "construction alchemy decorations mastery worship mask_collection nobles"),
        (1, [1, 1], "decorations construction mask_collection alchemy worship mastery nobles"),
        (2, [0, 1], "nobles alchemy decorations mastery worship mask_collection construction"),
        (2, [1, 0], "nobles worship decorations alchemy mastery mask_collection construction"),
        (3, [0, 1], "nobles construction worship alchemy mastery mask_collection decorations"),
        (3, [1, 0], "nobles construction mask_collection alchemy worship mastery decorations"),
        (4, [0, 1], "nobles construction decorations mastery worship mask_collection alchemy"),
        (6, [1, 1], "nobles construction decorations alchemy worship mastery mask_collection"),
    ],
)
def test_every_gap_is_filled_by_the_direction_tiles(place: int, directions: list[int], expected: str) -> None:
    game = city(1)
    laid(game, *IN_ORDER)
    game.directions = directions
    fill_gap(game, place - 1)
    assert lying(game) == expected.split()


@clause("TE-18.9", "TE-18.48")
def test_the_direction_tile_is_turned_in_every_turn_also_after_a_tile_of_the_bottom_row() -> None:
    game = city(1)
    laid(game, *IN_ORDER)
    game.directions = [0, 0]
    table = bot_turn(game, "alchemy", 2)
    assert state_of(table).directions == [0, 1]
    assert lying(state_of(table))[3:] == ["mastery", "worship", "mask_collection", "alchemy"]


@clause("TE-18.51", "TE-14.1")
def test_a_round_is_a_turn_of_the_human_and_one_of_teotibot() -> None:
    game = city(1)
    workers(game.players[0], "palace 1", "quarry 2", "forest 3")
    table = run(game)
    answer(table, "move palace-1", "to quarry")
    assert state_of(table).light == 0
    answer(table, "action collect")
    assert state_of(table).light == 1
    assert log(table, "turn_began", "round_began", "light_advanced") == [
        "round_began 1",
        "turn_began 0",
        "turn_began 1",
        "light_advanced 1 10",
        "round_began 2",
        "turn_began 0",
    ]


# ---------------------------------------------------------------------- workers


@clause("TE-18.13", "EX-54")
def test_a_worker_advances_by_its_power_and_the_palace_does_not_count() -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, "gold 3", "nobles 5", "construction 5", "decorations 1 locked")
    give(bot, wood=0, stone=0, gold=0)
    table = bot_turn(game, "decorations")  # gathers on Gold Deposits, then power 4 advances past the Palace
    assert log(table, "bot_advances") == ["bot_advances 4 gold alchemy"]


@clause("TE-18.13")
@pytest.mark.parametrize(("power", "to"), [(1, "alchemy"), (2, "alchemy"), (3, "forest"), (4, "forest")])
def test_powers_up_to_3_move_one_board_and_higher_ones_two(power: int, to: str) -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, f"quarry {power}", "nobles 5", "construction 5", "decorations 1 locked")
    give(bot, stone=0)
    table = bot_turn(game, "construction")
    assert log(table, "bot_advances") == [f"bot_advances {power + 1} quarry {to}"]


@clause("TE-18.14", "TE-18.37", "EX-53")
def test_failure_from_the_start() -> None:
    game = city(1)
    bot = game.players[1]
    assert at(run(city(1)), 1) == ["construction 2", "decorations 1 locked", "gold 2", "nobles 2"]
    give(bot, gold=0)
    table = bot_turn(game, "mask_collection")
    assert log(table, "bot_fails", "powered_up", "bot_advances") == [
        "bot_fails",
        "powered_up 1 3 construction",  # first clockwise from the Palace
        "bot_advances 3 construction decorations",
    ]
    assert goods(table, 1)[0] == 5


@clause("TE-18.14", "TE-18.37", "TE-18.53")
@pytest.mark.parametrize("space", ["royal_a", "forest"])
def test_failure_raises_the_weakest_unlocked_worker_the_palace_first(space: str) -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, "nobles 2", "palace 2", "quarry 2", f"{space} 1 locked")
    table = bot_turn(game, "mask_collection")
    assert log(table, "powered_up", "bot_advances") == ["powered_up 1 3 palace", "bot_advances 3 palace quarry"]


@clause("TE-18.15", "TE-18.36")
def test_success_raises_the_strongest_worker_on_the_acting_board() -> None:
    game = city(1)
    workers(game.players[1], "nobles 1", "nobles 3", "nobles 2", "decorations 5 locked")
    table = bot_turn(game, "nobles")
    assert log(table, "bot_succeeds", "powered_up", "bot_advances") == [
        "bot_succeeds",
        "powered_up 1 4 nobles",
        "bot_advances 4 nobles quarry",  # Gold Deposits, the Palace skipped, Stone Quarry
    ]
    assert at(table, 1) == ["decorations 5 locked", "nobles 1", "nobles 2", "quarry 4"]


@clause("TE-18.15", "TE-18.16", "TE-18.31", "EX-55")
def test_a_success_that_ascends() -> None:
    game = city(1)
    bot = game.players[1]
    workers(bot, "nobles 5", "gold 2", "construction 2", "decorations 1 locked")
    table = bot_turn(game, "nobles")
    assert points(table, 1, "buildings") == 3
    assert points(table, 1, "ascension") == 5
    assert player(table, 1).avenue == 3  # 1 at the start, the Building, the ascension
    assert log(table, "walked", "bot_ascends", "light_advanced", "bot_advances") == [
        "walked 1 2",
        "walked 1 3",
        "bot_ascends",
        "light_advanced 1 10",
        "bot_advances 1 palace quarry",
        "light_advanced 2 10",  # the round
    ]
    assert at(table, 1) == ["construction 2", "decorations 1 locked", "gold 2", "quarry 1"]


@clause("TE-18.53")
def test_a_locked_worker_is_not_a_worker_on_its_board() -> None:
    game = city(1)
    workers(game.players[1], "palace 2", "gold 1", "nobles 2", "decorations 5 locked")
    table = bot_turn(game, "decorations")
    assert log(table, "bot_decorates", "bot_gathers_gold") == ["bot_gathers_gold"]


# ---------------------------------------------------------------------- a player like others


@clause("TE-18.35")
def test_its_colour_counts_for_cocoa() -> None:
    game = city(1)
    workers(game.players[0], "palace 1", "quarry 2", "forest 3")
    workers(game.players[1], "quarry 2", "quarry 3", "gold 2", "decorations 1 locked")
    table = move(run(game), "palace-1", "quarry", "collect")
    assert goods(table)[0] == 3  # the human's own colour, Teotibot's, and one


@clause("TE-18.35")
def test_it_scores_when_the_human_takes_its_technology() -> None:
    game = city(1)
    human, bot = game.players
    workers(human, "palace 1", "quarry 2", "forest 3")
    give(human, gold=2, cocoa=5)
    technologies(bot, "T05")
    game.technologies = sorted({*game.technologies[:2], *bot.technologies, *game.technologies[3:]})
    table = move(run(game), "palace-1", "alchemy", "main")
    answer(table, "technology T05")
    assert points(table, 1, "owners") == 3


@clause("TE-18.35", "TE-18.52")
def test_it_can_hold_the_top_of_a_temple() -> None:
    game = city(1)
    human, bot = game.players
    workers(human, "palace 1", "alchemy 2", "construction 3")
    temple(human, green=10)
    temple(bot, green=11)
    put_tile(game, "quarry", "vp4")
    assert [option for option in options(answer(run(game), "move palace-1", "to quarry")) if "effect" in option] == []


@clause("TE-18.45", "TE-6.3")
def test_the_human_may_free_its_locked_worker() -> None:
    game = city(1)
    workers(game.players[0], "construction 1", "quarry 2", "forest 3")
    give(game.players[0], cocoa=1)
    table = answer(run(game), "move construction-1", "to decorations", "action decorations-effect")
    assert goods(table)[0] == 0
    assert log(table, "freed") == ["freed 1 1 decorations"]


@clause("TE-18.11")
def test_it_pays_no_cocoa_for_actions() -> None:
    game = city(1)
    bot = game.players[1]
    workers(game.players[0], "nobles 1", "nobles 2", "nobles 3")
    give(bot, cocoa=4)
    table = bot_turn(game, "nobles")
    assert goods(table, 1) == [4, 0, 2, 2]


@clause("TE-18.12", "TE-18.50")
@pytest.mark.parametrize(("chosen", "expected"), [("usual", 3), ("2", 2), ("4", 4), ("5", 5)])
def test_ten_cocoa_become_vp_at_once(chosen: str, expected: int) -> None:
    game = city(1, bot_cocoa_vp=chosen)
    give(game.players[1], cocoa=7)
    table = bot_turn(game, "mask_collection")  # fails: 5 cocoa
    assert goods(table, 1)[0] == 2
    assert points(table, 1, "solo") == vp(table, 1) == expected
    assert log(table, "bot_swaps_cocoa", "powered_up")[0] == "bot_swaps_cocoa"  # before anything else


@clause("TE-18.12")
@pytest.mark.parametrize(("held", "left", "expected"), [(4, 9, 0), (5, 0, 3), (6, 1, 3)])
def test_exactly_ten_cocoa_are_enough(held: int, left: int, expected: int) -> None:
    game = city(1)
    give(game.players[1], cocoa=held)
    table = bot_turn(game, "mask_collection")  # fails: 5 cocoa
    assert (goods(table, 1)[0], points(table, 1, "solo")) == (left, expected)


@clause("TE-18.51", "TE-14.5")
def test_an_ascension_of_teotibot_brings_the_eclipse_near() -> None:
    game = city(1)
    game.light = game.dark - 1
    workers(game.players[1], "nobles 5", "gold 2", "construction 2", "decorations 1 locked")
    table = bot_turn(game, "nobles")
    assert state_of(table).due == LAST_ROUND
