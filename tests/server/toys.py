"""Games for the server's tests: the toy with one of everything, and one whose rules get stuck or break."""

from __future__ import annotations

from tests.toy import ToyGame, tables, toy_game
from tests.toy.state import Toy
from tests.toy.told.kinds import GRAB, OFFER
from tinkuy.core.game import State
from tinkuy.core.questions import CONFIRM, Rules


class StuckGame(ToyGame):
    """Ends no turn in which a gem was grabbed, and breaks at the end of one with an offer."""

    def __init__(self) -> None:
        super().__init__(tables())
        self.name = "stuck"

    def turn(self, state: State) -> Rules[None] | None:
        rules = super().turn(state)
        assert isinstance(state, Toy)
        return None if rules is None else _stuck(state, rules)


def _stuck(toy: Toy, rules: Rules[None]) -> Rules[None]:
    ask = next(rules)
    try:
        while True:
            answer = yield ask
            if ask.kind == CONFIRM and toy.used >> GRAB & 1:
                while True:
                    pass
            if ask.kind == CONFIRM and toy.used >> OFFER & 1:
                raise RuntimeError("this rule is broken on purpose")
            ask = rules.send(answer)
    except StopIteration:
        return


class PuzzlingGame(ToyGame):
    """Is played as the toy, but whoever plans in it breaks."""

    def __init__(self) -> None:
        super().__init__(tables())
        self.name = "puzzling"
        self.foresight = None  # type: ignore[assignment]


GAMES = {"toy": toy_game, "stuck": StuckGame, "puzzling": PuzzlingGame}
