"""What bots answer: only what is offered, the same for the same seed, and nothing that only a peeping bot could."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tinkuy.bots import BOTS, Bot, find_bot
from tinkuy.core.chance import Chance
from tinkuy.core.data import EVERYTHING
from tinkuy.core.game import Game
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.core.zones import redraw
from tinkuy.games import GAMES, find_game

QUICK = ["random", "greedy:6", "planner:5", "mcts:4"]
EVERY_GAME = [find_game(name) for name in GAMES]


def questions(game: Game, seats: int, seed: int, count: int) -> Iterator[Table]:
    """The first questions of a random game, on one table."""
    table = open_table(game, seats, seed)
    chance = Chance(seed)
    for _ in range(count):
        yield table
        ask = table.asks()[-1]
        table.answer(ask.seat, ask.options[chance.below(len(ask.options))])


def test_the_quick_ones_are_all_there_are() -> None:
    assert [name.partition(":")[0] for name in QUICK] == BOTS


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_answers_and_leaves_the_table_alone(game: Game, name: str) -> None:
    one, same, other = find_bot(name, 3), find_bot(name, 3), find_bot(name, 4)
    different = name.startswith("greedy")  # it leaves nothing to chance
    for table in questions(game, game.seats[0], 1, 60):
        for ask in table.asks():
            before = view(table, EVERYTHING)
            answer = one.choose(table, ask.seat)
            assert answer in ask.options
            assert answer == same.choose(table, ask.seat)
            different = different or answer != other.choose(table, ask.seat)  # once is enough
            assert view(table, EVERYTHING) == before
    assert different


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
@pytest.mark.parametrize("name", QUICK)
def test_what_a_seat_cannot_see_does_not_change_its_bot(game: Game, name: str) -> None:
    """Two worlds with the same view give the same answer, in secret choices too."""
    worlds = 0
    for number, table in enumerate(questions(game, game.seats[-1], 2, 60)):
        seat = table.asks()[-1].seat
        if table.answers and table.together is None:
            continue  # the answers of the turn were given in the real world, so only its start can be another
        other = another_world(table, seat, number)
        assert view(other, seat) == view(table, seat)
        worlds += view(other, EVERYTHING)["state"] != view(table, EVERYTHING)["state"]
        assert find_bot(name, 7).choose(table, seat) == find_bot(name, 7).choose(other, seat)
    assert worlds > 10


def another_world(table: Table, seat: int, number: int) -> Table:
    """The same table for a seat, with everything it cannot see dealt anew and another future."""
    other = Table(table.game, table.start.copy(), table.seats)
    other.options, other.turns = table.options, table.turns
    other.start.told = None
    redraw(other.state.zones(), seat, Chance(number))
    other.state.chance.value = number
    other.begin()
    for answerer, _, option in table.answers:
        # Others' secret answers may be impossible in another deal, and nobody but them knows them.
        ask = other.asked(answerer)
        assert ask is not None
        other.send_for(answerer, option if option in ask.options else ask.options[0])
    return other


class Spoiled:
    """A bot that answers for every seat and notes how often it was asked."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.asked = 0

    def choose(self, table: Table, seat: int) -> int:
        self.asked += 1
        return self.bot.choose(table, seat)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["greedy:2", "mcts:1"])
def test_bots_finish_whole_games_with_a_confirmation_of_each_turn(game: Game, name: str) -> None:
    table = open_table(game, game.seats[0], 5)
    table.confirming = True
    bot = Spoiled(find_bot(name, 1))
    while not table.over:
        for ask in table.asks():
            table.answer(ask.seat, bot.choose(table, ask.seat))
    assert bot.asked <= game.longest


EVERY_TABLE = [(game, seats) for game in EVERY_GAME for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=[f"{game.name}-{seats}" for game, seats in EVERY_TABLE])
def test_bots_of_all_sorts_play_whole_games_together(game: Game, seats: int) -> None:
    table = open_table(game, seats, 6)
    bots = [find_bot(["greedy:2", "random"][seat % 2], seat) for seat in range(seats)]
    answers = 0
    while not table.over:
        seat = table.asks()[0].seat
        table.answer(seat, bots[seat].choose(table, seat))
        answers += 1
    assert game.audit(table.state) is None
    assert game.winners(table.state)
    assert answers <= game.longest
