"""TE-18.1 to TE-18.5, TE-18.50: how a table of one begins."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import GAME, TEXT, answer, asked, at, goods, log, options, player, run, state_of
from tests.games.teotihuacan.positions import city as city_of
from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table, open_table
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan import TeotihuacanGame
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, DIRECTIONS


def begun(seed: int = 1, **chosen: str) -> Table:
    """At the first turn; the human keeps what comes first."""
    table = open_table(GAME, 1, seed, chosen)
    while state_of(table).turns_taken == 0 and asked(table) != "move":
        answer(table, f"{asked(table)} {options(table)[0]}")
    return table


@clause("TE-1.1", "TE-18.1")
def test_one_person_sits_with_teotibot_at_a_table_for_two() -> None:
    table = begun()
    game = state_of(table)
    assert GAME.seats == (1, 2, 3, 4)
    assert (game.seats, len(game.players), game.first) == (1, 2, 0)
    assert game.dark == GAME.components.dark[2] == 10
    assert len(game.neutral) == 6
    assert sum(tile != EMPTY for tile in game.pyramid) == 14
    assert log(table, "gained")[3] == "gained 0 cocoa 1"  # behind what Teotibot begins with
    for site, counts in enumerate(GAME.components.site_counts):
        first = site * GAME.components.depth
        lying = [tile for tile in open_laid(1)[first : first + GAME.components.depth] if tile != EMPTY]
        assert len(lying) == counts.get(2, 0)


def open_laid(seed: int) -> list[int]:
    return state_of(open_table(GAME, 1, seed, {})).laid.cards


@clause("TE-18.1")
@pytest.mark.parametrize("start", ["dealt", "draft", "first_game"])
def test_only_the_human_chooses_starting_tiles(start: str) -> None:
    table = open_table(GAME, 1, 5, {"play": start} if start == "first_game" else {"start": start})
    assert len(state_of(table).draft.cards) == (4 if start == "draft" else 0)
    while asked(table) != "move":
        assert table.ask.seat == 0
        answer(table, f"{asked(table)} {options(table)[0]}")
    human, bot = state_of(table).players
    assert len(human.kept) == (0 if start == "first_game" else 2)
    assert not bot.kept
    if start == "first_game":  # TE-3.18: alone the first line
        line = GAME.components.first_lines[0]
        assert human.at[:3] == line.boards


@clause("TE-18.2", "TE-18.3")
def test_teotibot_begins_with_goods_and_markers_but_no_rewards() -> None:
    table = begun(3)
    bot = player(table, 1)
    assert bot.goods == [0, 2, 2, 2]
    assert bot.temples == [1, 1, 1, 0]
    assert (bot.avenue, bot.track, sum(bot.points)) == (1, 0, 0)
    assert bot.technologies == [state_of(table).technologies[2]]


@clause("TE-18.4")
def test_its_workers() -> None:
    assert at(begun(), 1) == ["construction 2", "decorations 1 locked", "gold 2", "nobles 2"]


@clause("TE-18.5")
def test_six_action_tiles_form_a_pyramid_and_one_lies_aside() -> None:
    orders, sides, aside = set(), set(), set()
    for seed in range(12):
        table = begun(seed)
        game = state_of(table)
        assert sorted(game.action_tiles) == list(range(len(ACTION_TILES)))
        assert log(table, "bot_tiles_laid") == [f"bot_tiles_laid {ACTION_TILES[game.action_tiles[-1]]}"]
        orders.add(tuple(game.action_tiles))
        sides.add(tuple(game.directions))
        aside.add(game.action_tiles[-1])
    assert len(orders) == 12
    assert len(aside) > 3
    assert sides == {(upper, lower) for upper in range(2) for lower in range(2)}
    assert len(DIRECTIONS) == 2


RANGES = {
    "bot_resources": "start_resource",
    "bot_power": "unlocked_worker_power",
    "bot_cocoa_vp": "vp_for_10_cocoa",
    "bot_worship": "worship_steps",
}


@clause("TE-18.50")
@pytest.mark.parametrize("name", RANGES)
def test_the_difficulty_has_the_range_of_the_tables(name: str) -> None:
    low, high = read_components(TEXT).data["solo"]["difficulty_range"][RANGES[name]]
    values = next(option.values for option in GAME.options if option.name == name)
    solo = GAME.components.solo
    usual = {"bot_resources": 2, "bot_power": 2, "bot_cocoa_vp": solo.cocoa_vp, "bot_worship": solo.worship_steps}[name]
    assert values[0] == "usual"
    assert sorted([usual, *map(int, values[1:])]) == list(range(low, high + 1))


@clause("TE-18.50")
@pytest.mark.parametrize("n", ["1", "3"])
def test_start_resources_of_each_kind(n: str) -> None:
    assert goods(begun(1, bot_resources=n), 1) == [0, int(n), int(n), int(n)]


@clause("TE-18.50")
@pytest.mark.parametrize("n", ["1", "3", "4"])
def test_power_of_the_unlocked_workers(n: str) -> None:
    expected = [f"construction {n}", "decorations 1 locked", f"gold {n}", f"nobles {n}"]
    assert at(begun(1, bot_power=n), 1) == expected


def test_the_position_of_the_tests_is_sound() -> None:
    game = city_of(1)
    assert GAME.audit(game) is None
    assert asked(run(game)) == "to"  # all three workers stand alike


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('bot_technology = "row 1, column 3"', 'bot_technology = "the third"', "such as 'row 1, column 3'"),
        ("4 = [2, 3], 5 = []", "4 = [2], 5 = []", "a place for every roll"),
        ("6 = [11, 12] }", "6 = [11, 13] }", "cannot show 13"),
        ("refill_right = { 1 = 2,", "refill_right = { 1 = 1,", "from a place below the gap"),
        ("bot_workers = [ {board = 4, power = 2},", "bot_workers = [", "needs four workers"),
        ('id = "mastery"', 'id = "misery"', "mastery"),
    ],
)
def test_wrong_tables_of_teotibot_are_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(Refused, match=sentence):
        TeotihuacanGame(read_components(TEXT.replace(old, new)))
