"""The Game object: what core, bots and tables ask of the toy."""

from __future__ import annotations

from collections.abc import Callable

from tests.toy.advice.estimate import estimate
from tests.toy.audit.table import audit
from tests.toy.components import Components
from tests.toy.scoring import winners
from tests.toy.setup import empty_table, set_up
from tests.toy.state import SOURCES, Toy
from tests.toy.told.describe import describe
from tests.toy.told.events import EVENTS
from tests.toy.told.kinds import kinds
from tests.toy.told.names import names
from tests.toy.told.why import why_not
from tests.toy.turn import next_turn
from tinkuy.core.automa import Automa
from tinkuy.core.chance import Chance
from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Opinion, Option, Remark, State
from tinkuy.core.labels import Description, Label
from tinkuy.core.questions import NO_OPTION, Blocked, Rules


class ToyGame:
    """The toy with one set of tables; fulfils tinkuy.core.game.Game."""

    def __init__(self, component_set: ComponentSet) -> None:
        self.name = "toy"
        self.package = "tests.toy"
        self.version = "7"
        self.seats: tuple[int, ...] = (2, 3)
        self.options = [Option("bids", ["on", "off"])]  # TOY-5.3
        self.remarks: list[Remark] = []
        self.component_set = component_set
        self.components = Components(component_set)
        self.kinds = kinds(self.components)
        self.events = EVENTS.kinds
        self.names = names(self.components)
        self.sources = SOURCES
        self.domains = {"card": self.components.card_ids, "source": SOURCES}
        self.unit = 2
        self.longest = 180
        self.foresight = dict.fromkeys(self.seats, 2)
        self.certainty = (20.0, 4.0)
        self.levels = ["novice:1", "novice:4", "greedy:4", "greedy:8", "planner:40"]
        self.automa: Automa | None = None

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        return set_up(self.components, seats, Chance.from_seed(seed), options)

    def blank(self, seats: int, options: dict[str, str]) -> State:
        return empty_table(self.components, seats, options)

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Toy)
        return next_turn(state)

    def mid_turn(self, state: State) -> bool:
        return False

    def preparations(self, state: State) -> int:
        return 0

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        assert isinstance(state, Toy)
        return why_not(state, state.owners[seat], kind, option)

    def points(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Toy)
        return state.owners[seat].points[:]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Toy)
        return winners(state)

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        return []

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        return []

    def heading(self, state: State) -> Label:
        assert isinstance(state, Toy)
        return "heading", {"turn": state.turn + 1}

    def question(self, state: State, kind: int) -> Label | None:
        return None

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        return None

    def describe(self, domain: str, code: str) -> Description:
        return describe(self.components, domain, code)

    def usual(self, state: State, kind: int) -> int:
        return NO_OPTION

    def audit(self, state: State) -> str | None:
        assert isinstance(state, Toy)
        return audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Toy)
        return estimate(state.owners[seat], self.unit)

    def outlook(self, state: State, seat: int) -> float:
        return self.evaluate(state, seat)

    def opinion(self, draw: Callable[[], float]) -> Opinion | None:
        return None
