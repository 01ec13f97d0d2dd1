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


@every_default
def test_turns_of_a_world_begin_with_the_same_dice_whatever_was_played(case: Case) -> None:
    table = case.open(1)
    while table.together is not None or table.answers:
        table.apply(table.ask.options[0])
    world = World(table, table.ask.seat, Chance(2))
    seen: dict[int, set[int]] = {}
    for number in range(4):
        fork, chance = world.fork(), Chance(number)
        fork.remember()
        first = turn = forked = fork.begun
        while not fork.over and fork.begun < first + 6:
            ask = fork.ask
            fork.send_for(ask.seat, ask.options[chance.below(len(ask.options))])
            if forked < turn == fork.begun and not chance.below(4):  # in the middle of a turn, too
                fork, forked = fork.fork(), turn
                fork.remember()
            if fork.begun != turn:
                turn = fork.begun
                fork.forked = True  # from now on it notes the parts of its turns
                seen.setdefault(turn, set()).add(fork.start.chance.value)
    assert len(seen) > 2  # turns that ask nobody are passed over
    assert {len(values) for values in seen.values()} == {1}
    assert len(set.union(*seen.values())) == len(seen)


@every_default
def test_in_the_middle_of_a_turn_the_next_ones_have_dice_of_their_own_too(case: Case) -> None:
    """Such a world is not dealt once but forked from the table, where the turn's answers were given."""
    looked = 0
    for table in moments(case)[::3]:
        if table.over or table.together is not None or len(table.answers) <= table.marked:
            continue
        world = World(table, table.ask.seat, Chance(3))
        assert world.dealt is None
        seen: dict[int, set[int]] = {}
        for number in range(3):
            fork, chance = world.fork(), Chance(number)
            fork.remember()
            turn = fork.begun
            while not fork.over and fork.begun == turn:
                ask = fork.ask
                fork.send_for(ask.seat, ask.options[chance.below(len(ask.options))])
            if not fork.over:
                seen.setdefault(fork.begun, set()).add(fork.start.chance.value)
        assert {len(values) for values in seen.values()} <= {1}
        looked += len(seen)
    assert looked > 0
