"""Levels for people: the same five names in every game, and novices who overlook the same things all game long."""

from __future__ import annotations

import pytest

from tests.toy import toy_game
from tinkuy.bots import LEVELS, bot_level, find_bot, level_bot
from tinkuy.bots.novice import Novice
from tinkuy.core.table import open_table
from tinkuy.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_bot_for_every_level(name: str) -> None:
    game = find_game(name)
    for seats in game.seats:
        bots = [level_bot(game, level, seats) for level in LEVELS]
        assert len(set(bots)) == len(LEVELS)
        assert [find_bot(bot, 1).name for bot in bots] == bots


def test_more_people_make_lines_longer_and_so_fewer() -> None:
    game = find_game("tzolkin")
    lines = {seats: bot_level(level_bot(game, "master", seats))[1] for seats in game.seats}
    assert lines[2] == 2 * lines[4]
    assert lines[2] > lines[3] > lines[4]
    assert {level_bot(game, "casual", seats) for seats in game.seats} == {game.levels[1]}


def test_a_level_plays_as_its_bot_under_its_own_name() -> None:
    game = toy_game()
    for level in LEVELS:
        table = open_table(game, 2, 1)
        bot, plain = find_bot(level, 5), find_bot(level_bot(game, level, 2), 5)
        assert bot.name == level
        for _ in range(6):
            seat = table.asks()[0].seat
            option = bot.choose(table, seat)
            assert option == plain.choose(table, seat)
            table.answer(seat, option)


def test_a_novice_overlooks_the_same_things_all_game_long() -> None:
    game, options = find_game("tzolkin"), list(range(40))
    kind = next(number for number, kind in enumerate(game.kinds) if len(kind.codes) >= 30 and not kind.ways)
    novice, same, other = (Novice("novice", 8, seed) for seed in ("seed", "seed", "other"))
    steps = [(kind, options, option) for option in options]
    seen = [novice.sees(game, step) for step in steps]
    assert 20 < sum(seen) < 40
    assert [same.sees(game, step) for step in steps[::-1]] == seen[::-1]
    assert [other.sees(game, step) for step in steps] != seen
    assert all(novice.sees(game, (kind, [option, 39], option)) for option in options)  # one of two is not overlooked


def test_a_novice_plays_what_it_sees_and_finishes_its_turn_as_it_meant() -> None:
    table = open_table(find_game("tzolkin"), 2, 4)
    novices = [Novice("novice", 16, f"n{seat}") for seat in (0, 1)]
    overlooked = 0
    for _ in range(80):
        ask = table.asks()[0]
        novice = novices[ask.seat]
        option = novice.choose(table, ask.seat)
        overlooked += not novice.sees(table.game, (ask.kind, ask.options, option))
        table.answer(ask.seat, option)
    assert overlooked <= 8  # only where it found nothing else
