"""A game played by the engine and by the model at once, compared at every question."""

from __future__ import annotations

import random
from collections import Counter

from tests.reference.asking import Question, Rules
from tests.reference.tzolkin.compared import differences, lay_out_alike, of_engine, of_model, shuffled
from tests.reference.tzolkin.ending import winners
from tests.reference.tzolkin.game import play_rounds
from tests.reference.tzolkin.setup import choose_wealth, lay_out
from tests.reference.tzolkin.starts import STARTS
from tests.reference.tzolkin.tables import MONUMENT
from tinkuy.core.data import to_data
from tinkuy.core.result import result
from tinkuy.core.table import Table
from tinkuy.games import find_game

# Chances of answers beside 1 for every other, so that workers ride the gears and much is built.
EAGERNESS = {
    "nothing": 0.2,
    "done": 0.4,
    "pick_up": 0.4,
    "tikal-2": 3.0,
    "tikal-4": 4.0,
    "uxmal-4": 3.0,
    "uxmal-5": 2.0,
    "a2_tomb_exchange": 4.0,
    "a2_tomb_any_action": 4.0,
    **dict.fromkeys(MONUMENT, 6.0),
}
RECENT = 12


class Parted(AssertionError):
    """The engine and the model do not agree."""


class Lockstep:
    """One random game from one of the starts."""

    def __init__(self, seats: int, seed: int, start: str = "plain") -> None:
        self.game = find_game("tzolkin")
        state = self.game.setup(seats, str(seed), {"first_player": "random"})
        self.seats = seats
        self.start = STARTS[start]
        self.chance = random.Random(f"{seats} {seed} {start}")
        self.world = lay_out(shuffled(to_data(state)))
        self.table = Table(self.game, state, seats)
        self.table.begin()
        self.history: list[str] = []
        self.asked: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """To the end; the questions that were asked, counted by kind."""
        self._follow(choose_wealth(self.world))
        self._refuse(self._differences())
        self.start(self.world, self.chance)
        state = self.table.state.copy()
        lay_out_alike(state, self.world)
        self.table = Table(self.game, state, self.seats)
        self.table.begin()
        self._follow(play_rounds(self.world))
        self._compare_ends()
        return self.asked

    def _follow(self, rules: Rules[None]) -> None:
        try:
            question = next(rules)
            while True:
                question = rules.send(self._answer(question))
        except StopIteration:
            return

    def _answer(self, question: Question) -> str:
        self._compare(question)
        options = sorted(question.options)
        answer = self.chance.choices(options, [EAGERNESS.get(option, 1.0) for option in options])[0]
        self.asked[question.kind] += 1
        self.history.append(f"{question.seat} {question.kind} {answer}")
        ask = self.table.asks()[0]
        self.table.answer(ask.seat, self.game.kinds[ask.kind].codes.index(answer))
        return answer

    def _compare(self, question: Question) -> None:
        found = self._differences()
        asks = self.table.asks()
        theirs = None
        if asks:
            kind = self.game.kinds[asks[0].kind]
            theirs = Question(asks[0].seat, kind.name, frozenset(kind.codes[option] for option in asks[0].options))
        if theirs != question:
            found += [f"model asks {question}", f"engine asks {theirs}"]
        self._refuse(found)

    def _compare_ends(self) -> None:
        found = self._differences()
        if not self.table.over:
            found.append("the model is done, the engine is not")
        elif result(self.table)["winners"] != winners(self.world):
            found.append(f"winners: model {winners(self.world)}, engine {result(self.table)['winners']}")
        self._refuse(found)

    def _differences(self) -> list[str]:
        return differences(of_model(self.world), of_engine(to_data(self.table.state), self.game.sources))

    def _refuse(self, found: list[str]) -> None:
        if found:
            raise Parted("\n".join(["they part:", *found, "after:", *self.history[-RECENT:]]))
