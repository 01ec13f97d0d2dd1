"""Design 5.2: copies are independent, and a copy with the same answers is the same game."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, every_case, every_default
from tests.conformance.moments import moments, picture, whole
from tests.conformance.play import CHOOSERS, curious, walk
from tinkuy.core.chance import Chance
from tinkuy.core.questions import CONFIRM

ANSWERS = 25  # played on after a moment


@every_case
def test_a_copy_is_the_same_and_stays_the_same(case: Case) -> None:
    for number, table in enumerate(moments(case)[::4]):
        before = whole(table)
        copy, played, fork = table.copy(), table.copy(), table.fork()
        assert whole(copy) == before
        assert picture(fork) == picture(table)
        played.discreet = False  # a fork has no onlookers, so it skips what is asked for them alone
        for answered, (seat, option) in enumerate(walk(played, curious(number), number)):
            assert picture(fork) == picture(played)
            fork.send_for(seat, option)
            if answered == ANSWERS:
                break
        assert whole(table) == whole(copy) == before


@every_case
def test_a_copy_with_the_same_answers_is_the_same_game(case: Case) -> None:
    for number, table in enumerate(moments(case)[::4]):
        first, second = table.copy(), table.copy()
        for answered, (seat, option) in enumerate(walk(first, curious(number), number)):
            assert picture(first) == picture(second)
            if answered == ANSWERS:
                assert whole(first) == whole(second)
                break
            second.answer(seat, option)


@every_default
@pytest.mark.parametrize("confirming", [False, True], ids=["at once", "confirming"])
def test_copies_at_every_answer_of_a_game(case: Case, confirming: bool) -> None:
    """Also where a turn waits for its author's word: the copy waits, too."""
    table = case.open(3)
    table.confirming = confirming
    kept = []
    for _ in walk(table, curious(3), 3):
        copy, fork = table.copy(), table.fork()
        assert whole(copy) == whole(table)
        assert picture(fork) == picture(table)
        kept.append((copy, whole(copy)))
    assert all(whole(copy) == before for copy, before in kept[::5])


@every_default
def test_a_confirming_table_is_the_same_game(case: Case) -> None:
    """The word that ends a turn changes nothing else: same states at every turn, same events, same history."""
    for seed, chooser in enumerate(CHOOSERS):
        waiting, plain = case.open(seed), case.open(seed)
        waiting.confirming = True
        for seat, option in walk(waiting, chooser(seed), seed):
            asked, other = waiting.asked(seat), plain.asked(seat)
            assert asked is not None
            if asked.kind != CONFIRM:
                assert other is not None
                assert (asked.kind, asked.options) == (other.kind, other.options)
                plain.answer(seat, option)
        assert whole(waiting) == whole(plain)


@every_case
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    assert whole(case.open(5)) == whole(case.open(5))
    assert len({picture(case.open(seed)) for seed in range(8)}) > 1


@every_case
def test_a_fork_can_be_played_to_the_end_by_anybody_who_is_asked(case: Case) -> None:
    chance = Chance.from_seed(f"forks {case}")
    for table in moments(case)[::4]:
        for ask in table.asks():
            fork = table.fork(ask.seat, chance)
            assert case.game.audit(fork.state) is None
            while not fork.over:
                fork.apply(fork.ask.options[chance.below(len(fork.ask.options))])
            assert case.game.audit(fork.state) is None
