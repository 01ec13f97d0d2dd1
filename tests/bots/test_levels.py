"""Levels for people: the same five names in every game, and novices who overlook the same things all game long."""

from __future__ import annotations

import pytest

from tests.toy import toy_game
from tinkuy.bots import LEVELS, find_bot, level_bot
from tinkuy.bots.novice import Novice
from tinkuy.core.questions import Ask
from tinkuy.core.table import open_table
from tinkuy.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_bot_for_every_level(name: str) -> None:
    game = find_game(name)
    bots = [level_bot(game, level) for level in LEVELS]
    assert len(set(bots)) == len(LEVELS)
    assert [find_bot(bot, 1).name for bot in bots] == bots


def test_a_level_plays_as_its_bot_under_its_own_name() -> None:
    game = toy_game()
    for level in LEVELS:
        table = open_table(game, 2, 1)
        bot, plain = find_bot(level, 5), find_bot(level_bot(game, level), 5)
        assert bot.name == level
        for _ in range(6):
            seat = table.asks()[0].seat
            option = bot.choose(table, seat)
            assert option == plain.choose(table, seat)
            table.answer(seat, option)


def test_a_novice_overlooks_the_same_things_all_game_long() -> None:
    novice, same = Novice("novice", 2, "seed"), Novice("novice", 2, "seed")
    ask = Ask(0, 3, list(range(60)))
    seen = novice.seen(ask)
    assert 20 < len(seen) < 60
    assert novice.seen(Ask(0, 3, ask.options[::-1])) == seen[::-1]
    assert same.seen(ask) == seen
    assert Novice("novice", 2, "other").seen(ask) != seen
    hidden = next(option for option in ask.options if option not in seen)
    assert novice.seen(Ask(0, 3, [hidden])) == [hidden]  # what must be answered is answered


def test_a_novice_never_answers_what_it_does_not_see() -> None:
    table = open_table(find_game("tzolkin"), 2, 4)
    novices = [Novice("novice", 2, f"n{seat}") for seat in (0, 1)]
    for _ in range(60):
        ask = table.asks()[0]
        option = novices[ask.seat].choose(table, ask.seat)
        assert option in novices[ask.seat].seen(ask)
        table.answer(ask.seat, option)
