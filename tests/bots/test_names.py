"""Bots by name."""

from __future__ import annotations

import pytest

from tinkuy.bots import BOTS, NAMES, bot_and_name, find_bot, recorded_name
from tinkuy.core.errors import Refused
from tinkuy.core.table import open_table
from tinkuy.games import find_game

OFFERED = "beginner, casual, experienced, expert, master, random, greedy, planner, mcts."


@pytest.mark.parametrize("name", [*NAMES, "greedy:4", "mcts:7", "planner:200", "planner:500ms", "planner:2s"])
def test_a_bot_is_found_and_keeps_its_name(name: str) -> None:
    assert find_bot(name, 1).name == name


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("gredy", "There is no bot 'gredy'; the bots are: " + OFFERED),
        ("", "There is no bot ''; the bots are: " + OFFERED),
        ("random:3", "The bot 'random' has no levels, so it cannot be 'random:3'."),
        ("mcts:", "The level of 'mcts:' must be a number of simulations from 1 to 1000000."),
        ("mcts:0", "The level of 'mcts:0' must be a number of simulations from 1 to 1000000."),
        ("mcts:many", "The level of 'mcts:many' must be a number of simulations from 1 to 1000000."),
        (
            "planner:x",
            "The level of 'planner:x' must be a number of lines from 1 to 1000000, or a time like 500ms or 2s.",
        ),
        ("planner:0ms", "The time of 'planner:0ms' must be a whole number of ms or s, at most 60s."),
        ("planner:61s", "The time of 'planner:61s' must be a whole number of ms or s, at most 60s."),
        ("planner:s", "The time of 'planner:s' must be a whole number of ms or s, at most 60s."),
        ("greedy:2s", "The level of 'greedy:2s' must be a number of leaves from 1 to 10000."),
        ("greedy:-1", "The level of 'greedy:-1' must be a number of leaves from 1 to 10000."),
        ("greedy:²", "The level of 'greedy:²' must be a number of leaves from 1 to 10000."),
        ("greedy:99999", "The level of 'greedy:99999' must be a number of leaves from 1 to 10000."),
    ],
)
def test_a_wrong_name_is_refused_with_what_would_be_right(name: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        find_bot(name, 1)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("recorded", "who"),
    [
        ("greedy", ("greedy", "")),
        ("mcts:400", ("mcts:400", "")),
        ("mcts:400 Amaru the Wise", ("mcts:400", "Amaru the Wise")),
        ("Amaru", ("", "Amaru")),
        ("Randolf", ("", "Randolf")),
        ("mcts:0 Amaru", ("", "mcts:0 Amaru")),  # no such bot, so it is what somebody is called
        ("", ("", "")),
    ],
)
def test_a_record_says_who_was_a_bot(recorded: str, who: tuple[str, str]) -> None:
    assert bot_and_name(recorded) == who
    assert recorded_name(*who) == recorded


def test_a_level_can_be_a_budget() -> None:
    game = find_game("tzolkin")
    table = open_table(game, 2, 1)
    by_name, by_budget = find_bot("mcts:30", 5), find_bot("mcts", 5, simulations=30)
    assert by_name.choose(table, 0) == by_budget.choose(table, 0)
    with pytest.raises(Refused, match="has no budget of 'simulations'"):
        find_bot("greedy", 1, simulations=30)


def test_a_bot_that_is_not_asked_says_so() -> None:
    table = open_table(find_game("tzolkin"), 2, 1)
    while table.together is not None:
        table.answer(table.ask.seat, table.ask.options[0])
    waiting = 1 - table.ask.seat
    for name in BOTS:
        with pytest.raises(Refused, match=f"Seat {waiting} is not asked anything now."):
            find_bot(name, 1).choose(table, waiting)
