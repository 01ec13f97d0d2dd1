"""What the modules change for Teotibot (TE-21.16, TE-21.17, TE-21.30 to TE-21.32, TE-22.11, TE-22.18)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    abilities,
    city,
    give,
    log,
    player,
    points,
    put_tile,
    run,
    season,
    state_of,
    temple,
    workers,
)
from tinkuy.core.table import Table, open_table
from tinkuy.games.teotihuacan import avenue, temples
from tinkuy.games.teotihuacan.boards.construction import Construction
from tinkuy.games.teotihuacan.boards.decorations import Decorations
from tinkuy.games.teotihuacan.power import raise_worker
from tinkuy.games.teotihuacan.state import ECLIPSE, LAST_ROUND, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot import boards, worship
from tinkuy.games.teotihuacan.vocabulary import CONSTRUCTION, DECORATIONS, NOBLES


def alone(**chosen: str) -> tuple[Teotihuacan, Player]:
    game = city(1, **chosen)
    bot = game.players[1]
    workers(bot, "gold 2", "nobles 2", "construction 2", "decorations 1 locked")
    return game, bot


def at_eclipse(game: Teotihuacan) -> Table:
    game.stage, game.light, game.due = ECLIPSE, game.dark, LAST_ROUND
    return run(game)


def done(rules: object) -> None:
    """Rules that ask nobody."""
    assert list(rules) == []  # type: ignore[call-overload]


@clause("TE-21.16", "TE-21.30")
def test_its_figure_stands_on_the_orange_bonus_tile() -> None:
    state = state_of(open_table(GAME, 1, 3, {"height": "on"}))
    assert state.players[1].temples == [1, 1, 1, GAME.components.bonus_steps[3]]
    game, bot = alone(height="on")
    temple(bot, blue=11, red=11, green=11, orange=10)
    assert not temples.can_step_anywhere(game, bot)
    game.eclipses = 2
    table = at_eclipse(game)
    assert log(table, "bot_has_bonus")[-1] == "bot_has_bonus orange"
    assert points(table, 1, "bonus") == 4 * GAME.components.solo.bonus_vp


@clause("TE-21.17", "TE-21.31")
@pytest.mark.parametrize(("held", "ability"), [(0, "A5"), (1, "A6"), (2, "A8")])
def test_it_gets_an_ability_at_the_beginning_of_each_eclipse(held: int, ability: str) -> None:
    game, bot = alone(height="on")
    game.eclipses = held
    game.finished = held == 1  # the number held counts, not how the eclipse is scored
    bot.avenue = 3
    table = at_eclipse(game)
    assert log(table, "bot_gets_ability") == [f"bot_gets_ability {ability}"]
    assert points(table, 1, "avenue") == (25 if ability == "A6" else 15)


@clause("TE-21.17")
def test_its_new_workers_are_strong() -> None:
    game, bot = alone(height="on")
    abilities(bot, "A5")
    bot.powers[0] = 5
    done(raise_worker(game, bot, 0))
    assert (bot.at[0], bot.powers[0]) == (0, 2)


@clause("TE-21.32")
def test_it_buys_masks_on_nobles() -> None:
    game, bot = alone(height="on")
    put_tile(game, "nobles", "mask_4")
    give(bot, wood=1)
    assert worship.wanted_slot(game, bot) == NOBLES
    assert worship.next_space(game, DECORATIONS) != 7  # and does not pray there


@clause("TE-22.11")
def test_seasons_of_the_avenue_and_the_track_are_its_too() -> None:
    game, bot = alone(seasons="on")
    season(game, 2)
    bot.avenue = 1
    done(avenue.walk(game, bot, 1))
    assert sum(bot.points) == 2
    game, bot = alone(seasons="on")
    season(game, 6)
    bot.track = 2
    assert points(at_eclipse(game), 1, "track") == 10


@clause("TE-22.11")
@pytest.mark.parametrize("number", [1, 3, 4, 7, 8])
def test_other_seasons_do_not_touch_it(number: int) -> None:
    game, bot = alone(seasons="on")
    season(game, number)
    plain, same = alone()
    workers(bot, "gold 5", "nobles 2", "construction 2", "decorations 1 locked")
    workers(same, "gold 5", "nobles 2", "construction 2", "decorations 1 locked")
    for table, me in ((game, bot), (plain, same)):
        done(raise_worker(table, me, 0))
        done(avenue.walk(table, me, 2))
    assert (bot.at, bot.powers, bot.points, bot.avenue) == (same.at, same.powers, same.points, same.avenue)
    assert bot.conduct.colours(game, bot, NOBLES) == same.conduct.colours(plain, same, NOBLES)
    assert bot.conduct.salary(game, bot) == 0


@clause("TE-22.18", "TE-22.11")
def test_it_buys_a_step_whenever_it_can() -> None:
    game, bot = alone(seasons="on")
    season(game, 5)
    temple(bot, blue=2, red=3, green=4)
    give(bot, cocoa=2)
    done(temples.climb(game, bot, [0, 0, 1, 0], 0))
    assert (bot.temples[:3], bot.goods[0]) == ([2, 4, 5], 2)
    give(bot, cocoa=1)
    bot.temples = [3, 3, 0, 0]
    done(temples.climb(game, bot, [0, 1, 0, 0], 0))
    assert bot.temples[:3] == [3, 4, 0]


@clause("TE-23.11", "TE-24.8")
def test_painters_and_engineers_change_nothing_for_it() -> None:
    found = []
    for chosen in ({}, {"architecture": "on", "development": "on"}):
        game, bot = alone(**chosen)
        workers(bot, "decorations 2", "construction 2", "nobles 2", "quarry 1 locked")
        give(bot, stone=2, gold=2)
        assert boards.able(game, bot, DECORATIONS)
        assert boards.able(game, bot, CONSTRUCTION)
        bot.temples = [11, 11, 11, 0]
        done(boards.perform(game, bot, DECORATIONS))
        done(boards.perform(game, bot, CONSTRUCTION))
        found.append((bot.goods, bot.points, game.decorations))
    assert found[0] == found[1]
    assert isinstance(city().rulings.boards[DECORATIONS], Decorations)
    assert isinstance(city().rulings.boards[CONSTRUCTION], Construction)
    assert player(open_table(GAME, 1, 2, {"play": "modules"}), 1).abilities == []


@clause("TE-20.24")
def test_it_gets_one_priest_of_its_own() -> None:
    found = {state_of(open_table(GAME, 1, seed, {"priests": "on"})).bot_priest for seed in range(40)}
    assert found == set(range(6))
    assert state_of(open_table(GAME, 2, 1, {"priests": "on"})).bot_priest == -1
    assert state_of(open_table(GAME, 1, 1)).bot_priest == -1
