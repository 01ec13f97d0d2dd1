"""Design 5.1 and 5.7: games end in time, every option works, no turn gets stuck."""

from __future__ import annotations

from tests.conformance.cases import Case, every_case
from tests.conformance.moments import asks_of, moments, picture, turn_end
from tests.conformance.play import CHOOSERS, aimless, walk
from tinkuy.core.chance import Chance
from tinkuy.core.codes import action_count, action_id
from tinkuy.core.draft import Draft
from tinkuy.core.questions import Ask
from tinkuy.core.reasons import Reasons
from tinkuy.core.table import Table

GAMES_PER_CASE = 20
SEARCHED = 250  # answers looked at per mid-turn


def check_ask(table: Table, ask: Ask) -> None:
    codes = table.game.kinds[ask.kind].codes
    assert 0 <= ask.seat < table.seats
    veiled = table.discreet and table.game.kinds[ask.kind].veiled
    assert len(ask.options) > 1 or veiled, "a forced answer is taken without asking"
    assert len(set(ask.options)) == len(ask.options)
    assert all(0 <= option < len(codes) for option in ask.options)


@every_case
def test_random_games_end_within_the_declared_length(case: Case) -> None:
    for seed in range(GAMES_PER_CASE):
        table, choose = case.simulate(seed), aimless(seed)
        answers = 0
        while not table.over:
            check_ask(table, table.ask)
            table.apply(choose(table, table.ask))
            answers += 1
            assert answers <= case.game.longest
        assert table.asks() == []
        assert case.game.winners(table.state)


@every_case
def test_a_silent_game_asks_the_same_as_a_tracked_one(case: Case) -> None:
    for seed, chooser in enumerate(CHOOSERS):
        told, silent = case.open(seed), case.simulate(seed)
        silent.discreet = told.discreet  # else it passes over veiled questions with one answer
        for seat, option in walk(told, chooser(seed), seed):
            assert picture(told) == picture(silent)
            silent.send_for(seat, option)
        assert picture(told) == picture(silent)


@every_case
def test_every_offered_option_applies(case: Case) -> None:
    for table in moments(case):
        for ask in table.asks():
            check_ask(table, ask)
            for option in ask.options:
                after = table.copy()
                after.answer(ask.seat, option)
                assert case.game.audit(after.state) is None
                assert after.over == (after.asks() == [])
                assert table.why(ask.seat, ask.kind, option) is None


@every_case
def test_what_is_not_offered_has_a_reason_and_is_refused_without_a_trace(case: Case) -> None:
    for table in moments(case)[::6]:
        before = picture(table)
        for seat in range(table.seats):
            asked, why = table.asked(seat), Reasons(Draft(table, seat)).why
            for kind, question in enumerate(case.game.kinds):
                for option in range(len(question.codes)):
                    offered = asked is not None and asked.kind == kind and option in asked.options
                    assert (why(kind, option) is None) == offered
        assert picture(table) == before


@every_case
def test_random_ends_of_turns_are_always_found(case: Case) -> None:
    chance = Chance.from_seed(f"ends {case}")
    for table in moments(case):
        for _ in range(3):
            fork = table.fork()
            for answers, _ in enumerate(turn_end(fork, chance)):
                assert fork.ask.options
                assert answers < case.game.longest


@every_case
def test_searching_a_turn_meets_no_dead_end(case: Case) -> None:
    """Every answer that can follow in a turn, as many as the bound allows, breadth first."""
    for table in moments(case)[::8]:
        paths: list[list[tuple[int, int]]] = [[]]
        for path in paths:
            fork = table.fork()
            rules = fork.rules
            for seat, option in path:
                fork.send_for(seat, option)
            if fork.over or fork.rules is not rules:
                continue  # this way the turn came to its end
            assert asks_of(fork)
            assert all(ask.options for ask in fork.asks())
            if len(paths) < SEARCHED:
                paths += [[*path, (ask.seat, option)] for ask in fork.asks()[:1] for option in ask.options]


@every_case
def test_flat_action_ids_are_unique_and_dense(case: Case) -> None:
    game = case.game
    ids = [action_id(game, kind, option) for kind, each in enumerate(game.kinds) for option in range(len(each.codes))]
    assert ids == list(range(action_count(game)))
    assert len({kind.name for kind in game.kinds}) == len(game.kinds)
    for kind in game.kinds:
        assert len(set(kind.codes)) == len(kind.codes)
        assert all(code and not set(code) & set(" ,;\n") for code in [kind.name, *kind.codes])
