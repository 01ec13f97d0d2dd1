"""Design 5.5: nothing that a seat is shown depends on what it cannot know."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from tests.conformance.cases import Case, every_case
from tests.conformance.moments import asks_of, events_of, frozen, moments, numbers, picture
from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR, view_data
from tinkuy.core.draft import Draft
from tinkuy.core.errors import Refused
from tinkuy.core.game import State
from tinkuy.core.reach import way_to_end, ways
from tinkuy.core.reasons import Reasons
from tinkuy.core.table import Answer, Table
from tinkuy.core.view import view
from tinkuy.core.zones import Deck, Marked, Zone, redraw


def world(table: Table, seat: int | None, chance: Chance) -> Table:
    """The turn of the table from its start; with a seat, in a world where all that it cannot know is different.

    What the turn brings out of hidden places lies there in both worlds: then the same answers can be given in both.
    """
    state = table.start.copy()
    state.told = []
    if seat is not None:
        gone = brought_out(table)
        redraw(state.zones(), seat, chance)
        while not all(put(state.zones(), place, index, table.start, gone, seat) for place, index in sorted(gone)):
            redraw(state.zones(), seat, chance)
        state.chance.value = chance.below(1 << 62)
    twin = Table(table.game, state, table.seats)
    twin.options, twin.turns = table.options, table.turns[:]
    twin.begin()
    return twin


@cache
def brought_out(table: Table) -> set[tuple[int, int]]:
    """By zone, where the cards lay when the turn began that have left it since, for a while or for good."""
    real = world(table, None, Chance(0))
    gone: set[tuple[int, int]] = set()
    for answerer, _, option in [*table.answers, (SPECTATOR, 0, 0)]:
        for place, (then, now) in enumerate(zip(real.start.zones(), real.state.zones(), strict=True)):
            gone |= {(place, index) for index in left_of(then, now)}
        if answerer != SPECTATOR:
            real.answer(answerer, option)
    return gone


def left_of(then: Zone, now: Zone) -> list[int]:
    """Which cards are no longer there; in a deck what lay above was looked at, and of equal cards any may be gone."""
    if then.cards == now.cards:
        return []
    left = [then.cards.index(card) for card in Counter(then.cards) - Counter(now.cards)]
    if not left or not isinstance(then, Deck):
        return left
    unique = len(set(then.cards)) == len(then.cards)
    return list(range(min(left) if unique else 0, len(then.cards)))


def put(zones: list[Zone], place: int, index: int, real: State, fixed: set[tuple[int, int]], seat: int) -> bool:
    """Have the card lie where it lies in the real state, in exchange for the one that is there now."""
    here, card = zones[place], real.zones()[place].cards[index]
    if here.cards[index] == card:
        return True
    for number, there in enumerate(zones):
        if there.family != here.family or there.seen_by(seat):
            continue
        for at, other in enumerate(there.cards):
            settled = (number, at) in fixed and real.zones()[number].cards[at] == other
            if other == card and not settled:
                if there is not here and (isinstance(here, Marked) or isinstance(there, Marked)):
                    return False  # its mark would be seen
                there.cards[at], here.cards[index] = here.cards[index], card
                return True
    raise AssertionError("the card is somewhere")


def unseen(table: Table, seat: int) -> Counter[tuple[str, int]]:
    zones = table.state.zones()
    return Counter((zone.family, card) for zone in zones if not zone.seen_by(seat) for card in zone.cards)


def rolled(table: Table) -> bool:
    """Whether chance had a part in this turn: then worlds may rightly look different."""
    return table.start.chance.value != table.state.chance.value


def shown(table: Table, seat: int) -> bytes:
    """Everything a seat or the spectator gets to see or to read without asking why not."""
    game, seen = table.game, view(table, seat)
    told: list[object] = [seen, events_of(table), game.heading(table.state)]
    if seat != SPECTATOR:
        told += [table.undoable(seat), game.evaluate(table.state, seat), _refusal(table, seat)]
        told += numbers(table, seat, seen)
    return frozen(told)


def reasons(table: Table, seat: int) -> list[tuple[str, str] | None]:
    """Why not, for every option of every question."""
    found: list[tuple[str, str] | None] = []
    why = Reasons(Draft(table, seat)).why
    for kind, question in enumerate(table.game.kinds):
        for option in range(len(question.codes)):
            blocked = why(kind, option)
            found.append(None if blocked is None else (blocked.reason, blocked.clause))
    return found


def reached(table: Table, seat: int) -> list[object]:
    """What one click can reach, and what would end the turn."""
    draft = Draft(table, seat)
    known = [(way.steps, way.kind, way.options, [event.values for event in way.told]) for way in ways(draft)]
    return [known, way_to_end(draft)]


def _refusal(table: Table, seat: int) -> str:
    try:
        table.answer(seat, -1)
    except Refused as refusal:
        return str(refusal)
    raise AssertionError("-1 is never an option")


def hands(state: State) -> list[list[int]]:
    return [zone.to_data() for zone in state.zones()]


def followed(twin: Table, seat: int, answer: Answer, chance: Chance) -> bool:
    """The answer of the real world in one that is the same to the seat, which knows no secret answer of others.

    False where there is no such answer: an open one out of a hidden hand shows something by itself.
    """
    answerer, kind, option = answer
    ask = twin.asked(answerer)
    assert ask is not None
    assert ask.kind == kind
    if option not in ask.options:
        if answerer == seat or twin.together is None:
            return False
        option = ask.options[chance.below(len(ask.options))]
    twin.answer(answerer, option)
    return True


@every_case
def test_worlds_that_differ_in_secrets_look_the_same(case: Case) -> None:
    chance = Chance.from_seed(f"worlds {case}")
    compared = different = 0
    for table in moments(case)[:: min(4 if case.chosen else 2, case.seats)]:  # an option hides little of its own
        if table.over:
            continue
        real = world(table, None, chance)
        twins = {seat: world(table, seat, chance) for seat in range(table.seats)}
        different += sum(hands(real.start) != hands(twin.start) for twin in twins.values())
        for answer in [*table.answers, None]:
            twins = {seat: twin for seat, twin in twins.items() if not rolled(real) and not rolled(twin)}
            if not twins:
                break
            compared += len(twins)
            from_outside = shown(real, SPECTATOR)
            for seat, twin in twins.items():
                assert shown(real, seat) == shown(twin, seat)
                assert from_outside == shown(twin, SPECTATOR)
                if answer is None or not real.answers:  # costly, and moments are all over their turns
                    assert reasons(real, seat) == reasons(twin, seat)
                    assert reached(real, seat) == reached(twin, seat)
            if answer is not None:
                real.answer(answer[0], answer[2])
                twins = {seat: twin for seat, twin in twins.items() if followed(twin, seat, answer, chance)}
    assert compared > 4 * case.seats
    assert different > case.seats


def zones_in(thing: Any) -> list[Zone]:
    """The zones among the fields of a state and of what lies in it."""
    if isinstance(thing, Zone):
        return [thing]
    items = thing if isinstance(thing, list) else [getattr(thing, name) for name in getattr(thing, "FIELDS", ())]
    return [zone for item in items for zone in zones_in(item)]


@every_case
def test_every_hidden_place_is_declared(case: Case) -> None:
    """What `zones` leaves out would never be dealt anew and would set no barrier."""
    for table in moments(case)[::4]:
        for state in (table.state, table.start, table.state.copy()):
            assert {id(zone) for zone in state.zones()} == {id(zone) for zone in zones_in(state)}
            assert len(state.zones()) == len(zones_in(state))


@every_case
def test_search_copies_look_the_same_and_hold_other_secrets(case: Case) -> None:
    chance = Chance.from_seed(f"search {case}")
    different = 0
    for table in moments(case):
        before = picture(table)
        for seat in (SPECTATOR, *range(table.seats)):
            fork = table.fork(seat, chance)
            assert picture(table) == before
            assert view_data(fork.state, seat) == view_data(table.state, seat)
            assert case.game.audit(fork.state) is None
            assert fork.over == table.over
            assert fork.state.chance.value != table.state.chance.value or table.over
            own, same = table.asked(seat), fork.asked(seat)
            assert (own is None) == (same is None)
            if own is not None and same is not None:
                assert (own.kind, own.options) == (same.kind, same.options)
                assert case.game.evaluate(fork.state, seat) == case.game.evaluate(table.state, seat)
            if not table.over and secrets(table, seat) > 4:  # then three deals cannot all be the real one
                forks = [fork, *(table.fork(seat, chance) for _ in range(2))]
                assert any(hands(each.state) != hands(table.state) for each in forks)
                different += 1
    assert different > 5


def secrets(table: Table, seat: int) -> int:
    """How many different cards of one family lie where the seat cannot look."""
    families = Counter(family for family, _ in unseen(table, seat))
    return max(families.values(), default=0)


@every_case
def test_simultaneous_answers_stay_secret_until_all_are_given(case: Case) -> None:
    chance = Chance.from_seed(f"together {case}")
    for table in moments(case):
        while table.together is not None:
            ask = table.asks()[chance.below(len(table.asks()))]
            after = table.copy()
            after.answer(ask.seat, ask.options[chance.below(len(ask.options))])
            if after.together is None or after.opened != table.opened or len(after.turns) != len(table.turns):
                break  # all have answered: revealed
            assert events_of(after) == events_of(table)
            for seat in (SPECTATOR, *range(table.seats)):
                if seat != ask.seat:
                    assert _without_waiting(after, seat) == _without_waiting(table, seat)
            table = after  # noqa: PLW2901


def _without_waiting(table: Table, seat: int) -> bytes:
    """Who has finished may be seen; nothing else."""
    seen = view(table, seat)
    del seen["waiting"]
    return frozen(seen)


@every_case
def test_search_copies_do_not_know_the_others_simultaneous_answers(case: Case) -> None:
    chance = Chance.from_seed(f"secret answers {case}")
    for table in moments(case):
        if table.together is None:
            continue
        for seat in range(table.seats):
            other = _with_other_answers(table, seat, chance)
            forks = [one.fork(seat, Chance(chance.value)) for one in (table, other)]
            assert picture(forks[0]) == picture(forks[1])
            assert asks_of(forks[0]) == asks_of(forks[1])


def _with_other_answers(table: Table, seat: int, chance: Chance) -> Table:
    """The same open choice, answered differently by everybody else."""
    other = world(table, None, chance)
    for index, (answerer, _, option) in enumerate(table.answers):
        ask = other.asked(answerer)
        assert ask is not None
        free = index >= table.opened and answerer != seat
        other.answer(answerer, ask.options[chance.below(len(ask.options))] if free else option)
    assert other.together is not None
    return other
