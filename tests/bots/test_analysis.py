"""Analysis of finished games: chances, what turns cost, and records of other rules as far as they replay."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random

import pytest

from tests.games.tzolkin.positions import given
from tinkuy.bots.analysis import analyse, replay_as_far
from tinkuy.bots.lines import Lines, own_value
from tinkuy.bots.planner.adviser import Advice, Adviser, Judgement
from tinkuy.bots.planner.budget import Budget
from tinkuy.bots.planner.chances import chances
from tinkuy.bots.planner.planner import Planner
from tinkuy.bots.values import VICTORY
from tinkuy.core.errors import Refused
from tinkuy.core.record import read_record, replay
from tinkuy.core.table import Answer, Table, open_table
from tinkuy.games import GAMES, find_game

GOLDEN = Path("tests/golden/tzolkin/2.record")


def test_the_best_turn_costs_nothing_and_a_bad_one_much() -> None:
    table = given().player(0, corn=12, workers=4).turn_of(0)
    adviser = Adviser("judge", 120)
    best = adviser.advise(table, 0)
    assert best.line
    assert best.turns == table.game.foresight[table.seats]
    again = adviser.judge(table, 0, [(0, kind, option) for kind, _, option in best.line])
    copy = table.copy()
    given_answers: list[Answer] = []
    while not copy.over and len(copy.turns) == len(table.turns):
        ask = copy.ask
        worst = min(ask.options, key=lambda option: _worth(copy, option))
        given_answers.append((ask.seat, ask.kind, worst))
        copy.send_for(ask.seat, worst)
    bad = adviser.judge(table, 0, given_answers)
    assert again.loss < bad.loss
    assert bad.loss > 1


def test_advice_does_not_go_to_and_fro() -> None:
    """What is left out of a turn costs nothing: the shorter plan is worth as much."""
    table = given().player(0, corn=12, wood=6, workers=4).turn_of(0)
    planner = Planner("planner", 40, "to and fro")
    best, worlds = planner.search(table, 0, Budget(40))
    as_found = worlds[0].whole(best.steps, best.replies)
    # A plan that stops where it may is not made longer, and one that goes on for nothing is cut.
    shorter = worlds[0].shortened(best)
    assert shorter.value >= as_found.value
    assert len(shorter.turn()) <= len(as_found.turn())
    assert worlds[0].shortened(shorter).turn() == shorter.turn()


def test_what_a_turn_cost_is_told_apart_from_the_game() -> None:
    nothing = Advice([], [], 1)
    assert Judgement(nothing, nothing, VICTORY + 3.5, 1.0).points == pytest.approx(3.5)
    assert Judgement(nothing, nothing, 2.0, 0.0).points == 2.0


def _worth(table: Table, option: int) -> float:
    return Lines(table.fork, table.ask.seat, True, own_value, Random(1)).finish([], option)[0]


def test_every_turn_of_a_game_has_its_chances_and_the_end_is_sure() -> None:
    record = read_record(GOLDEN.read_text(encoding="utf-8"))
    whole = replay(record, find_game)
    record.turns, record.result = record.turns[:15], ""
    table = replay(record, find_game)
    moments = list(analyse(table, lines=4))
    assert [moment.turn for moment in moments] == list(range(len(table.turns)))
    assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
    assert all(moment.loss >= 0 for moment in moments)
    assert sum(moment.judgement is not None for moment in moments) >= len(moments) - 1  # not the choice of wealth tiles
    (winner,) = whole.game.winners(whole.state)
    assert chances(whole, 1.0)[winner] == 1.0


def test_a_lead_is_worth_more_at_the_end() -> None:
    table = given().player(0, corn=60, workers=4).turn_of(0)
    early, late = chances(table, 0.1), chances(table, 0.9)
    assert 0.5 < early[0] < late[0] < 1


@pytest.mark.parametrize("name", GAMES)
def test_a_lead_makes_as_sure_as_the_game_says(name: str) -> None:
    """Who is ahead by the points of `certainty` is e times as likely to win as the one behind."""
    game, rng = find_game(name), Random(2)
    table = open_table(game, game.seats[-1], 1)
    while len(table.turns) < 12:
        for ask in table.asks():
            table.send_for(ask.seat, rng.choice(ask.options))
    values = [game.evaluate(table.state, seat) for seat in range(table.seats)]
    assert len({round(value, 3) for value in values}) == table.seats
    for progress, points in zip((0.0, 1.0), game.certainty, strict=True):
        told = chances(table, progress)
        for seat in range(1, table.seats):
            assert log(told[seat] / told[0]) == pytest.approx((values[seat] - values[0]) / points)


def test_alone_the_solo_opponent_has_its_chance() -> None:
    table = open_table(find_game("tawantinsuyu"), 1, 1)
    assert len(chances(table, 0.0)) == 2


def test_a_record_of_other_rules_is_read_as_far_as_it_goes() -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace("\nrules ", "\nrules 0")
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    lines[first + 9] = lines[first + 9].partition(" ")[0] + " 0 plan nothing\n"
    table, why = replay_as_far(read_record("".join(lines)), find_game)
    assert len(table.turns) == 9
    assert "it would be another game" in why
    whole, nothing = replay_as_far(read_record(text), find_game)
    assert whole.over
    assert nothing == ""
    lines[first] = "1. 0 plan nothing\n"
    with pytest.raises(Refused, match="another game"):
        replay_as_far(read_record("".join(lines)), find_game)
