"""A world is dealt once: its forks are all alike, they are of the seat's knowledge, and the table does not notice."""

from __future__ import annotations

from tests.conformance.cases import Case, every_default
from tests.conformance.moments import moments, picture, whole
from tinkuy.core.chance import Chance
from tinkuy.core.view import view
from tinkuy.core.world import World


@every_default
def test_forks_of_a_world_are_alike_and_of_what_the_seat_knows(case: Case) -> None:
    dealt = others = 0
    for number, table in enumerate(moments(case)[::3]):
        before = whole(table)
        for ask in table.asks():
            world, other = (World(table, ask.seat, Chance(chance)) for chance in (number, number + 1))
            one, same = world.fork(), world.fork()
            assert picture(one) == picture(same)
            assert one.asked(ask.seat) is not None
            assert view(one, ask.seat)["state"] == view(table, ask.seat)["state"]
            dealt += world.dealt is not None
            others += picture(other.fork()) != picture(one)
        assert whole(table) == before
    assert dealt > 0
    assert others > 0


@every_default
def test_a_fork_that_remembers_is_forked_at_its_turns(case: Case) -> None:
    chance = Chance(1)
    table = case.open(1)
    while table.together is not None or table.answers:
        table.apply(table.ask.options[0])
    fork = World(table, table.ask.seat, Chance(2)).fork()
    fork.remember()
    turn, seen = fork.begun, 0
    while not fork.over and fork.begun < turn + 6:
        if fork.begun > turn:
            assert picture(fork.fork()) == picture(fork)
            seen += 1
        ask = fork.ask
        fork.send_for(ask.seat, ask.options[chance.below(len(ask.options))])
    assert seen > 3
