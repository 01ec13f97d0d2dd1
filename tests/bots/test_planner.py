"""The planner: how long it thinks, and that thinking makes plans better."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from tests.games.tzolkin.positions import given
from tinkuy.bots import find_bot
from tinkuy.bots.lines import Lines
from tinkuy.bots.planner.adviser import Adviser
from tinkuy.bots.planner.budget import Budget
from tinkuy.bots.planner.planner import CANDIDATES, EACH, ENOUGH, THOUGHTS, WHOLE_TURN, WORLDS, Planner
from tinkuy.bots.planner.plans import STRAY, Plan, Planned, Plans
from tinkuy.bots.values import VICTORY, lead_value
from tinkuy.core.chance import Chance
from tinkuy.core.table import Table, open_table
from tinkuy.core.world import World
from tinkuy.games import find_game


def spent(budget: Budget) -> int:
    count = 0
    while budget.go():
        count += 1
    return count


def test_a_budget_of_lines_is_shared_out_wholly() -> None:
    budget = Budget(100)
    assert spent(budget.share(4)) == 25
    assert spent(budget.share(3)) == 25
    assert spent(budget) == 50
    assert spent(budget) == 0


def test_a_budget_of_time_ends() -> None:
    budget = Budget(0, 0.05)
    began = time.perf_counter()
    assert spent(budget) > 0
    assert time.perf_counter() - began >= 0.05
    assert spent(budget.share(2)) < 1000  # nothing is left, a share of nothing ends at once


def a_plan(table: Table) -> tuple[Plans, Plan]:
    world = World(table, 0, Chance(1))
    lines = Lines(world.fork, 0, True, lead_value, Random(1))
    plans = Plans(world.fork, 0, 3, lead_value, Random(1))
    return plans, plans.extend(lines.finish([], table.ask.options[-1])[1])


def test_a_plan_spans_turns_and_gets_better() -> None:
    plans, plan = a_plan(given().player(0, corn=12, workers=4).turn_of(0))
    assert {turn for *_, turn in plan.steps} == {0, 1, 2}
    values = [plan.value]
    for _ in range(8):
        plans.improve(plan, Budget(20))
        values.append(plan.value)
    assert values == sorted(values)
    assert values[-1] > values[0]
    assert [step[3] for step in plan.steps] == sorted(step[3] for step in plan.steps)


def test_a_plan_is_worth_the_same_played_again() -> None:
    """Nothing in it is left to chance where all its answers are possible."""
    plans, plan = a_plan(given().player(0, corn=12, workers=4).turn_of(0))
    plans.improve(plan, Budget(60))
    assert plans.whole(plan.steps, plan.replies).value == plan.value


def test_fixed_turns_stay() -> None:
    plans, plan = a_plan(given().player(0, corn=12, workers=4).turn_of(0))
    turn = plan.turn()
    plans.improve(plan, Budget(60), fixed=1)
    assert plan.turn() == turn


def test_no_line_is_spent_on_fixed_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    plans, plan = a_plan(given().player(0, corn=12, workers=4).turn_of(0))
    varied: list[int] = []
    vary = Plans._vary

    def noted(self: Plans, plan: Plan, place: int, tables: list[Table]) -> tuple[int, list[Planned]]:
        varied.append(plan.steps[place][3])
        return vary(self, plan, place, tables)

    monkeypatch.setattr(Plans, "_vary", noted)
    plans.improve(plan, Budget(60), fixed=2)
    assert len(varied) == 60
    assert set(varied) == {2}


def test_a_victory_counts_above_its_points() -> None:
    table = open_table(find_game("tzolkin"), 2, 3)
    chance = Chance(1)
    while not table.over:
        table.apply(table.ask.options[chance.below(len(table.ask.options))])
    (winner,) = table.game.winners(table.state)
    points = [table.game.evaluate(table.state, seat) for seat in (0, 1)]
    lead = points[winner] - points[1 - winner]
    assert lead_value(table, winner) - lead_value(table, 1 - winner) == pytest.approx(1.3 * lead + VICTORY)


@pytest.mark.parametrize(("name", "heeded"), [("tawantinsuyu", 0), ("teotihuacan", 1)])
def test_alone_what_the_solo_opponent_has_counts_as_much_as_the_game_says(name: str, heeded: int) -> None:
    game = find_game(name)
    table = open_table(game, 1, "alone")
    before = lead_value(table, 0)
    state: Any = table.state
    state.players[1].points[0] += 10 * game.unit
    assert before - lead_value(table, 0) == pytest.approx(10 * heeded)


@pytest.mark.parametrize(
    ("seats", "lines", "worlds", "planned"),
    [(1, ENOUGH, WORLDS, WORLDS), (1, ENOUGH - 1, WORLDS, 1), (2, ENOUGH, 1, 1)],
)
def test_alone_it_plans_in_several_worlds_where_it_has_lines_for_them(
    seats: int, lines: int, worlds: int, planned: int
) -> None:
    """In Teotihuacan nobody holds cards, but Teotibot draws what it does."""
    table = open_table(find_game("teotihuacan"), seats, "worlds")
    while table.together is not None or table.answers:
        for ask in table.asks():
            table.send_for(ask.seat, ask.options[0])
    budget = Budget(lines)
    _, found = Planner("planner", lines, "1").search(table, table.ask.seat, budget)
    assert budget.spent()
    assert [bool(plans.liked) for plans in found] == [number < planned for number in range(worlds)]


@pytest.mark.parametrize(
    ("bot", "seats", "learned"),
    [("planner", 2, True), ("learned", 2, True), ("handwritten", 2, False), ("planner", 1, False)],
)
def test_what_was_learnt_is_used_where_there_is_some(bot: str, seats: int, learned: bool) -> None:
    """For Tawantinsuyu with two there are weights, alone there are none."""
    table = open_table(find_game("tawantinsuyu"), seats, "learnt")
    while table.together is not None or table.answers:
        for ask in table.asks():
            table.send_for(ask.seat, ask.options[0])
    planner = find_bot(f"{bot}:10", 1)
    assert isinstance(planner, Planner)
    _, found = planner.search(table, table.ask.seat, Budget(10))
    assert (found[0].many is not None) == learned


def test_replanning_in_a_turn_takes_half_of_the_effort_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given_lines: list[int] = []
    search = Planner._search

    def noted(self: Planner, *arguments: object) -> object:
        given_lines.append(self.thoughts)
        return search(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Planner, "_search", noted)
    table = given().player(0, corn=12, workers=4).turn_of(0)
    bot = find_bot("planner:40", 1)
    assert isinstance(bot, Planner)
    for _ in range(THOUGHTS + 2):
        bot.choose(table, 0)
        bot.line = []  # as if the world were never as expected
    assert given_lines == list(range(1, THOUGHTS + 1))


def test_a_turn_ends_in_time_whatever_it_reveals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that is planned anew at every answer takes no more than one and a half."""
    allowed: list[float] = []
    search = Planner.search

    def noted(self: Planner, table: Table, seat: int, budget: Budget) -> object:
        allowed.append(budget.seconds())
        return search(self, table, seat, budget)

    monkeypatch.setattr(Planner, "search", noted)
    table = given().player(0, corn=12, workers=4).turn_of(0)
    bot = find_bot("planner:300ms", 1)
    assert isinstance(bot, Planner)
    began = time.process_time()
    for _ in range(12):  # thoughts, and not answers: how many a turn has hangs on what was found in time
        bot.choose(table, 0)
        bot.line = []  # as if the world were never as expected
    assert len(allowed) > 1
    assert sum(allowed) <= 0.3 * WHOLE_TURN
    assert time.process_time() - began < 0.3 * WHOLE_TURN + 0.3  # what was begun is finished, by single lines


def test_after_some_thoughts_a_turn_is_finished_by_lines_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = given().player(0, corn=12, workers=4).turn_of(0)
    bot = find_bot("planner:40", 1)
    assert isinstance(bot, Planner)
    bot.choose(table, 0)
    bot.line, bot.thoughts = [], THOUGHTS

    def refuse(*arguments: object) -> None:
        raise AssertionError("planned again")

    monkeypatch.setattr(Planner, "search", refuse)
    assert bot.choose(table, 0) in table.ask.options


@pytest.mark.parametrize(("name", "seats"), [("tzolkin", 2), ("tawantinsuyu", 1), ("teotihuacan", 2)])
def test_a_start_is_planned_with_the_turns_after_it(name: str, seats: int) -> None:
    """Wealth tiles, god cards and starting tiles are chosen for what can be done with them."""
    table = open_table(find_game(name), seats, "start")
    assert (table.together is not None) == (seats > 1)
    seat = table.asks()[-1].seat
    _, (plans, *_) = Planner("planner", 60, "1").search(table, seat, Budget(60))
    ahead = table.game.preparations(table.state)
    assert ahead > 0
    assert plans.depth == table.game.foresight[seats] + ahead
    assert Adviser("1", 60).advise(table, seat).turns == table.game.foresight[seats]
    bot = find_bot("planner:60", 1)
    assert isinstance(bot, Planner)
    chosen = bot.choose(table, seat)
    assert chosen in table.asked(seat).options  # type: ignore[union-attr]
    assert bot.thoughts == 1
    assert {turn for *_, turn in bot.rest} >= set(range(ahead, ahead + table.game.foresight[seats] - 1))


def test_once_turns_have_begun_nothing_is_left_to_prepare() -> None:
    for name in ("tzolkin", "tawantinsuyu", "teotihuacan", "inca_empire"):
        table = open_table(find_game(name), 3, "begun")
        left = [table.game.preparations(table.state)]
        while len(table.turns) < 8 or table.answers:
            for ask in table.asks():
                table.send_for(ask.seat, ask.options[0])
            left.append(table.game.preparations(table.state))
        assert left == sorted(left, reverse=True)
        assert left[-1] == 0


def test_what_strays_keeps_the_plan_only_as_far_as_the_varied_answer() -> None:
    plans, plan = a_plan(given().player(0, corn=12, workers=4).turn_of(0))
    steps, same = plan.steps, plan.steps[2][2]
    assert plans._play_on(plans.fork(), 0, {}, steps, 2, same, plan.replies) == steps
    strayed = plans._play_on(plans.fork(), 0, {}, steps, 2, same, plan.replies, 1.0)
    assert strayed[:3] == steps[:3]
    assert strayed != steps


def test_a_plan_strays_where_it_is_varied_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two changes that only help together would not be found one by one."""
    strays: list[object] = []
    play_on = Plans._play_on

    def noted(self: Plans, *arguments: object) -> object:
        strays.append(arguments[7:])
        return play_on(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Plans, "_play_on", noted)
    plans, plan = a_plan(given().player(0, corn=12, workers=4).turn_of(0))
    plans.shortened(plan)
    plans.end_of(plan)
    assert set(strays) == {()}
    strays.clear()
    plans.improve(plan, Budget(20))
    assert strays == [(STRAY,)] * 20


@pytest.mark.parametrize(("lines", "carried"), [(5000, CANDIDATES), (EACH * 5, 5), (20, 2)])
def test_more_lines_carry_more_turns_on(monkeypatch: pytest.MonkeyPatch, lines: int, carried: int) -> None:
    counts: list[int] = []
    search = Planner._search

    def noted(self: Planner, plans: Plans, turns: list[object], *others: object) -> object:
        counts.append(len(turns))
        return search(self, plans, turns, [], Budget(4))  # type: ignore[arg-type]

    monkeypatch.setattr(Planner, "_search", noted)
    table = given().player(0, corn=12, workers=4).turn_of(0)
    Planner("planner", lines, "1").search(table, 0, Budget(lines))
    assert counts == [carried]
