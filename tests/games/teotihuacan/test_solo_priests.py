"""TE-20.25 to TE-20.31, TE-20.45 to TE-20.50: the priest tiles of Teotibot."""

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
from tinkuy.core.chance import Chance
from tinkuy.core.table import open_table, simulate
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.state import NONE, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.module import BotPriests
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS
from tinkuy.text import LANGUAGES, Texts

COMPONENTS = GAME.components


def blessed(priest: str) -> Teotihuacan:
    """A city where Teotibot has this priest tile."""
    game = city(1)
    game.bot_priest = BOT_PRIESTS.index(priest)
    game.players[0].conduct = BotPriests("priests").around(game.players[0].conduct)
    return game


@clause("TE-20.24")
def test_teotibot_is_dealt_one_of_its_own_six() -> None:
    dealt = set()
    for seed in range(40):
        table = open_table(GAME, 1, seed, {"priests": "on"})
        dealt.add(state_of(table).bot_priest)
        assert log(table, "bot_priest_dealt") == [f"bot_priest_dealt {BOT_PRIESTS[state_of(table).bot_priest]}"]
    assert dealt == set(range(6))
    for seats, options in ((1, {}), (2, {"priests": "on"})):
        assert state_of(open_table(GAME, seats, 1, options)).bot_priest == NONE


# ---------------------------------------------------------------------- S01


@clause("TE-20.25")
@pytest.mark.parametrize(("priest", "board", "cocoa"), [("S01", "gold", 3), ("S01", "forest", 0), ("S02", "gold", 0)])
def test_moving_to_its_worker_brings_it_cocoa(priest: str, board: str, cocoa: int) -> None:
    game = blessed(priest)
    human, bot = game.players
    workers(human, "nobles 1", "palace 1", "quarry 2")
    workers(bot, "gold 2", "nobles 2", "construction 2", "forest 1 locked")
    table = answer(run(game), f"move {'nobles-1' if board == 'gold' else 'palace-1'}", f"to {board}")
    assert player(table, 1).goods[0] == cocoa
    assert len(log(table, "bot_watches")) == (cocoa > 0)


@clause("TE-20.50")
def test_each_moved_worker_counts() -> None:
    game = blessed("S01")
    human, bot = game.players
    workers(human, "palace 1", "palace 2", "forest 3")
    workers(bot, "quarry 2", "nobles 2", "construction 2", "forest 1 locked")
    own_tiles(game, human, "double_move")
    answer(table := run(game), "move free_double_move", "move palace-1", "to quarry")
    assert player(table, 1).goods[0] == 6


@clause("TE-20.25", "TE-18.12")
def test_the_cocoa_of_the_human_s_turn_is_exchanged_at_once() -> None:
    game = blessed("S01")
    human, bot = game.players
    workers(human, "palace 1", "forest 1", "forest 2")
    workers(bot, "quarry 2", "nobles 2", "construction 2", "forest 1 locked")
    give(bot, cocoa=8)
    table = answer(run(game), "move palace-1", "to quarry")
    assert player(table, 1).goods[0] == 1
    assert points(table, 1, "solo") == 3


# ---------------------------------------------------------------------- S02


def row(game: Teotihuacan, left: str, right: str, aside: str) -> None:
    """The tiles at both ends of the bottom row and the one aside."""
    others = [n for n, name in enumerate(ACTION_TILES) if name not in (left, right, aside)]
    a, b, x = (ACTION_TILES.index(name) for name in (left, right, aside))
    game.action_tiles = [*others[:3], a, others[3], b, x]


@clause("TE-20.26", "TE-20.27", "TE-20.48", "EX-52")
@pytest.mark.parametrize(
    ("rolled", "used", "after"),
    [
        (3, ["nobles", "worship"], ["mastery", "nobles", "worship"]),
        (12, ["worship", "nobles"], ["worship", "mastery", "nobles"]),
    ],
)
def test_both_ends_of_the_bottom_row_act(rolled: int, used: list[str], after: list[str]) -> None:
    game = blessed("S02")
    row(game, "nobles", "worship", "mastery")
    game.directions = [0, 1]
    give(game.players[1], cocoa=2)
    table = bot_turn(game, used[0], rolled)
    assert log(table, "bot_rolled", "bot_uses_second") == [
        f"bot_rolled {rolled} {used[0]}",
        f"bot_uses_second {used[1]}",
    ]
    assert log(table, "spent")[0] == "spent 1 cocoa 2"
    tiles = [ACTION_TILES[tile] for tile in state_of(table).action_tiles]
    assert [tiles[3], tiles[5], tiles[6]] == after
    assert state_of(table).directions == [1, 1]  # once, after both
    assert len(log(table, "bot_turns_direction")) == 1


@clause("TE-20.48")
def test_without_the_cocoa_only_the_rolled_tile_acts() -> None:
    game = blessed("S02")
    row(game, "nobles", "worship", "mastery")
    give(game.players[1], cocoa=1)
    table = bot_turn(game, "nobles", 2)
    assert log(table, "bot_uses_second", "bot_pays_for_two") == []
    assert player(table, 1).goods[0] == 1


@clause("TE-20.26")
@pytest.mark.parametrize("rolled", [4, 6, 7, 10])
def test_other_rolls_are_as_usual(rolled: int) -> None:
    game = blessed("S02")
    give(game.players[1], cocoa=5)
    table = bot_turn(game, "nobles", rolled)
    assert log(table, "bot_uses_second") == []
    assert player(table, 1).goods[0] == 5


# ---------------------------------------------------------------------- S03


@clause("TE-20.28", "TE-20.49")
def test_an_ascension_gives_a_step_on_each_temple() -> None:
    game = blessed("S03")
    bot = game.players[1]
    workers(bot, "nobles 5", "gold 2", "construction 2", "decorations 1 locked")
    temple(bot, green=5)
    table = bot_turn(game, "nobles")
    assert log(table, "stepped") == ["stepped 1 blue 2", "stepped 1 red 2", "stepped 1 green 6"]
    assert points(table, 1, "ascension") == 0


@clause("TE-20.49", "TE-11.6")
def test_a_step_at_the_top_is_lost() -> None:
    game = blessed("S03")
    bot = game.players[1]
    workers(bot, "nobles 5", "gold 2", "construction 2", "decorations 1 locked")
    temple(bot, red=11)
    table = bot_turn(game, "nobles")
    assert log(table, "stepped", "step_lost") == ["stepped 1 blue 2", "step_lost 1 1", "stepped 1 green 2"]


# ---------------------------------------------------------------------- S04, S05


@clause("TE-20.29", "TE-20.45")
@pytest.mark.parametrize(
    ("stone", "gold", "expected"),
    [
        (1, 1, ["bot_lays_more", "bot_decorates_more"]),
        (0, 1, ["bot_decorates_more"]),
        (1, 0, ["bot_lays_more"]),
        (0, 0, []),
    ],
)
def test_after_a_mask_it_builds_more(stone: int, gold: int, expected: list[str]) -> None:
    game = blessed("S04")
    bot = game.players[1]
    put_tile(game, "quarry", "mask_4")  # 1 wood
    temple(bot, blue=9, red=9, green=9)  # no goods on the way
    give(bot, stone=stone, gold=gold)
    table = bot_turn(game, "mask_collection")
    assert log(table, "bot_lays_more", "bot_decorates_more") == expected
    assert points(table, 1, "pyramid") == (3 if stone else 0)
    assert points(table, 1, "decorations") == (5 if gold else 0)
    assert player(table, 1).track == stone + gold
    assert log(table, "powered_up", "bot_advances", "bot_succeeds") == []


@clause("TE-20.45")
def test_without_a_space_nothing_is_paid() -> None:
    game = blessed("S04")
    put_tile(game, "quarry", "mask_4")
    game.pyramid_stack.cards, game.pyramid_offer.cards = [], [EMPTY] * 3
    game.decoration_stack.cards, game.decoration_offer.cards = [], [EMPTY] * 4
    table = bot_turn(game, "mask_collection")
    assert goods(table, 1) == [0, 1, 2, 2]


@clause("TE-20.29")
def test_a_failed_mask_tile_gives_7_cocoa() -> None:
    assert goods(bot_turn(blessed("S04"), "mask_collection"), 1)[0] == 7
    assert goods(bot_turn(blessed("S05"), "mask_collection"), 1)[0] == 5


@clause("TE-20.30", "TE-20.45", "EX-69")
def test_after_a_decoration_it_lays_a_tile_for_its_last_stone() -> None:
    game = blessed("S05")
    bot = game.players[1]
    workers(bot, "decorations 2", "nobles 2", "construction 2", "forest 1 locked")
    temple(bot, blue=8)
    give(bot, stone=1)
    table = bot_turn(game, "decorations")
    assert log(table, "bot_decorates", "bot_lays_more", "stepped", "bot_succeeds", "powered_up", "bot_advances") == [
        "bot_decorates",
        "stepped 1 blue 9",
        "bot_lays_more",
        "stepped 1 blue 10",
        "bot_succeeds",
        "powered_up 1 3 decorations",
        "bot_advances 3 decorations nobles",
    ]
    assert points(table, 1, "pyramid") == 1 + 2
    assert player(table, 1).track == 2
    assert log(table, "spent") == ["spent 1 gold 2", "spent 1 stone 1"]


@clause("TE-20.30", "TE-20.46")
@pytest.mark.parametrize("tile", ["construction", "mastery"])
def test_after_construction_it_decorates(tile: str) -> None:
    game = blessed("S05")
    workers(game.players[1], "construction 5", "palace 2", "palace 1", "forest 1 locked")
    table = bot_turn(game, tile)
    assert log(table, "bot_lays", "bot_decorates_more", "bot_lays_more") == ["bot_lays", "bot_decorates_more"]
    assert log(table, "spent") == ["spent 1 stone 2", "spent 1 gold 1"]


@clause("TE-20.46")
def test_s05_works_after_decorations_of_the_mastery_tile_and_not_after_gathering() -> None:
    game = blessed("S05")
    workers(game.players[1], "decorations 4", "palace 2", "palace 1", "forest 1 locked")
    assert log(bot_turn(game, "mastery"), "bot_lays_more") == ["bot_lays_more"]
    game = blessed("S05")
    workers(game.players[1], "gold 4", "palace 2", "palace 1", "forest 1 locked")
    assert log(bot_turn(game, "decorations"), "bot_lays_more", "bot_decorates_more") == []


# ---------------------------------------------------------------------- S06


def alchemist() -> Teotihuacan:
    game = blessed("S06")
    workers(game.players[1], "alchemy 2", "nobles 3", "construction 3", "forest 1 locked")
    return game


@clause("TE-20.31", "TE-20.46", "TE-20.47")
@pytest.mark.parametrize("tile", ["alchemy", "mastery"])
def test_it_takes_a_second_technology_while_it_has_gold(tile: str) -> None:
    game = alchemist()
    bot = game.players[1]
    workers(bot, "alchemy 4", "palace 1", "palace 2", "forest 1 locked")
    give(bot, gold=3)
    table = bot_turn(game, tile)
    assert len(log(table, "technology_taken")) == 2  # at most once more
    assert log(table, "spent") == ["spent 1 gold 1", "spent 1 gold 1"]
    assert log(table, "bot_succeeds", "powered_up", "bot_advances") == [
        "bot_succeeds",
        "powered_up 1 5 alchemy",
        "bot_advances 5 alchemy construction",
    ]


@clause("TE-20.31")
def test_with_its_last_gold_it_takes_one() -> None:
    game = alchemist()
    give(game.players[1], gold=1)
    temple(game.players[1], blue=9, red=9, green=9)
    assert len(log(bot_turn(game, "alchemy"), "technology_taken")) == 1


@clause("TE-20.31")
def test_the_human_scores_nothing_for_what_it_copies() -> None:
    game = alchemist()
    human, bot = game.players
    ids = [COMPONENTS.technologies[tile].id for tile in game.technologies]
    technologies(human, *ids)
    technologies(bot, *ids[:4])
    table = bot_turn(game, "alchemy")
    assert len(log(table, "technology_taken")) == 2
    assert vp(table, 0) == 0


@clause("TE-20.31")
def test_a_failed_alchemy_tile_also_gives_cocoa() -> None:
    game = blessed("S06")
    give(game.players[1], gold=0)
    table = bot_turn(game, "alchemy")
    assert goods(table, 1)[0] == 5
    assert len(log(table, "powered_up")) == 2
    assert at(table, 1) == ["construction 4", "decorations 1 locked", "gold 2", "nobles 2"]


# ---------------------------------------------------------------------- all


@pytest.mark.slow
@pytest.mark.parametrize("priest", BOT_PRIESTS)
def test_games_with_each_priest_end(priest: str) -> None:
    for seed in range(6):
        table = simulate(GAME, 1, seed, {})
        state_of(table).bot_priest = BOT_PRIESTS.index(priest)
        dice = Chance.from_seed(seed)
        while not table.over:
            table.apply(table.ask.options[dice.below(len(table.ask.options))])
            assert GAME.audit(table.state) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_priest_has_its_name_and_its_description(language: str) -> None:
    texts = Texts(GAME, language)
    for code in BOT_PRIESTS:
        told = GAME.describe("bot_priest", code)
        assert told.clause.startswith("TE-20.")
        assert all(texts.label(line) for line in told.lines)
        assert texts.name("bot_priest", code) != code
