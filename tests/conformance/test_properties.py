"""Whatever people do at a table, in any order: answer, take back, save, load, copy, search, try what is not offered."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.cases import Case, every_game, find
from tests.conformance.moments import Whole, events_of, picture, whole
from tests.conformance.play import CHOOSERS, walk
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.position import load_position, position
from tinkuy.core.record import read_record, replay, write_record
from tinkuy.core.table import Table

DEEDS = ["answer"] * 8 + ["undo"] * 3 + ["restart", "position", "record", "copy", "search", "nonsense"]
fraction = st.floats(0, 1, exclude_max=True)
bounded = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


class Sitting:
    """A table, and what must be found again when answers are taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.trail: list[Whole] = []  # before each answer that only its own seat has followed
        self.kept: list[tuple[Table, Whole]] = []  # old copies, which must never change

    def do(self, deed: str, where: float) -> None:
        if self.table.over:
            return
        asks = self.table.asks()
        ask = asks[int(where * len(asks))]
        option = ask.options[int(where * 97 % 1 * len(ask.options))]
        getattr(self, deed)(ask.seat, option)
        self.check()

    def answer(self, seat: int, option: int) -> None:
        before, undoable, together = whole(self.table), self.table.undoable(seat), self.table.together
        self.table.answer(seat, option)
        alone = together is None and self.table.together is None
        if alone and undoable == len(self.trail) and self.table.undoable(seat) == undoable + 1:
            self.trail.append(before)
        else:
            self.trail = []

    def undo(self, seat: int, option: int) -> None:
        if self.table.undoable(seat) == 0:
            self.refused(lambda: self.table.undo(seat))
        else:
            self.table.undo(seat)
            assert not self.trail or whole(self.table) == self.trail.pop()

    def restart(self, seat: int, option: int) -> None:
        self.table.restart(seat)
        assert self.table.undoable(seat) == 0
        assert not self.trail or whole(self.table) == self.trail[0]
        self.trail = []

    def position(self, seat: int, option: int) -> None:
        """The table goes on as a loaded position, which does not know the turns before."""
        loaded = load_position(json.loads(json.dumps(position(self.table))), find)
        assert picture(loaded) == picture(self.table)
        assert events_of(loaded) == events_of(self.table, self.table.first_event)
        self.kept.append((self.table, whole(self.table)))
        self.table, self.trail = loaded, []

    def record(self, seat: int, option: int) -> None:
        replayed = replay(read_record(write_record(self.table)), find)
        assert whole(replayed) == whole(self.table)
        self.table = replayed

    def copy(self, seat: int, option: int) -> None:
        copy = self.table.copy()
        assert whole(copy) == whole(self.table)
        self.kept.append((self.table, whole(self.table)))
        self.table = copy

    def search(self, seat: int, option: int) -> None:
        before = whole(self.table)
        chance = Chance(option)
        fork = self.table.fork(seat, chance)
        while not fork.over:  # by chance: a game may let people put off its end for ever
            fork.apply(fork.ask.options[chance.below(len(fork.ask.options))])
        assert whole(self.table) == before

    def nonsense(self, seat: int, option: int) -> None:
        ask = self.table.asked(seat)
        assert ask is not None
        for wrong in (-1, 10**6, *range(len(self.table.game.kinds[ask.kind].codes))):
            if wrong not in ask.options:
                self.refused(lambda wrong=wrong: self.table.answer(seat, wrong))
        for other in range(-1, self.table.seats + 1):
            if self.table.asked(other) is None:
                self.refused(lambda other=other: self.table.answer(other, option))

    def refused(self, deed: object) -> None:
        before = whole(self.table)
        assert callable(deed)
        with pytest.raises(Refused) as refusal:
            deed()
        assert str(refusal.value).endswith(".")
        assert whole(self.table) == before

    def check(self) -> None:
        table = self.table
        assert table.game.audit(table.state) is None
        assert table.over == (table.asks() == [])
        # A forced answer is asked for only where giving it at once would tell something.
        veiled = [table.discreet and table.game.kinds[ask.kind].veiled for ask in table.asks()]
        assert all(len(ask.options) > (0 if hides else 1) for ask, hides in zip(table.asks(), veiled, strict=True))
        assert 0 <= table.barrier <= len(table.answers)


def going_together(game: Game, chosen: dict[str, str]) -> dict[str, str]:
    """What lacks what it needs is left as usual, and so what needs that."""
    lacking = [
        option.name
        for option in game.options
        if (partners := option.needs.get(chosen[option.name]))
        and not any(chosen[other] == wanted for other, wanted in partners)
    ]
    usual = {option.name: option.values[0] for option in game.options}
    return going_together(game, chosen | {name: usual[name] for name in lacking}) if lacking else chosen


@every_game
@bounded
@given(data=st.data())
def test_anything_in_any_order(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    fitting = {
        option.name: [value for value in option.values if seats in option.seats.get(value, game.seats)]
        for option in game.options
    }
    chosen = {name: data.draw(st.sampled_from(values)) for name, values in fitting.items()}
    seed = data.draw(st.integers(0, 10**6))
    skipped = data.draw(st.integers(0, game.longest // 16))
    table = Case(game.name, seats, tuple(going_together(game, chosen).items())).open(seed)
    for number, _ in enumerate(walk(table, CHOOSERS[seed % 3](seed), seed)):
        if number == skipped:
            break
    sitting = Sitting(table)
    for deed, where in data.draw(st.lists(st.tuples(st.sampled_from(DEEDS), fraction), min_size=5, max_size=40)):
        sitting.do(deed, where)
    for old, before in sitting.kept:
        assert whole(old) == before
