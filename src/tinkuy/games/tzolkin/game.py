"""The Game object: what core, bots and tables ask of Tzolk'in."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.automa import Automa
from tinkuy.core.chance import Chance
from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Opinion, Option, Remark, State
from tinkuy.core.labels import Description, Label
from tinkuy.core.opinions import varied
from tinkuy.core.questions import NO_OPTION, Blocked, Rules
from tinkuy.games.tzolkin.advice.estimate import Advice
from tinkuy.games.tzolkin.advice.prices import BOLD, SHARES, WEIGHTS
from tinkuy.games.tzolkin.audit.table import audit
from tinkuy.games.tzolkin.components import FRAMES, GEARS, GOODS, RESOURCES, TEMPLES, TRACKS, Components
from tinkuy.games.tzolkin.food_day import food_day_ahead, food_needed
from tinkuy.games.tzolkin.scoring import winners
from tinkuy.games.tzolkin.setup import empty_table, set_up
from tinkuy.games.tzolkin.state import FREE, SOURCES, TURNS, Tzolkin
from tinkuy.games.tzolkin.told.describe import BOARD, describe
from tinkuy.games.tzolkin.told.events import EVENTS
from tinkuy.games.tzolkin.told.kinds import ACT, kinds
from tinkuy.games.tzolkin.told.names import composed_names
from tinkuy.games.tzolkin.told.projections import projections
from tinkuy.games.tzolkin.told.why import why_not
from tinkuy.games.tzolkin.turn import next_turn


class TzolkinGame:
    """Tzolk'in with one set of tables; fulfils tinkuy.core.game.Game."""

    def __init__(self, component_set: ComponentSet) -> None:
        self.name = "tzolkin"
        self.package = "tinkuy.games.tzolkin"
        self.version = "2"
        self.seats: tuple[int, ...] = (2, 3, 4)
        self.options = [
            Option("first_player", ["random", "0", "1", "2", "3"], seats={"2": (3, 4), "3": (4,)})
        ]  # TZ-2.5
        self.remarks: list[Remark] = []
        self.component_set = component_set
        self.components = Components(component_set)
        self.advice = Advice(self.components)
        self.kinds = kinds(self.components)
        self.events = EVENTS.kinds
        self.sources = SOURCES
        self.unit = 4
        self.longest = 4000
        self.foresight = dict.fromkeys(self.seats, 5)
        self.certainty = (15.0, 2.0)
        self.levels = ["novice:40", "greedy:1", "greedy:4", "handwritten:250", "handwritten:2000"]
        kept, dealt = self.components.wealth_kept, self.components.wealth_dealt
        self.names = composed_names(self.components)
        self.names["question-wealth"] = ("question-wealth", {"n": kept, "of": dealt})
        self.automa: Automa | None = None
        self.domains = {
            "gear": GEARS,
            "good": GOODS,
            "resource": RESOURCES,
            "temple": TEMPLES,
            "track": TRACKS,
            "frame": FRAMES,
            "harvest_tile": ["corn", "wood"],
            "building": self.components.building_ids,
            "monument": self.components.monument_ids,
            "wealth": self.components.wealth_ids,
            "board": list(BOARD),
            "source": SOURCES,
        }

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        first = options.get("first_player", "random")
        return set_up(self.components, seats, Chance.from_seed(seed), first)

    def blank(self, seats: int, options: dict[str, str]) -> State:
        return empty_table(self.components, seats, Chance(0))

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Tzolkin)
        return next_turn(state)

    def mid_turn(self, state: State) -> bool:
        return False

    def preparations(self, state: State) -> int:
        assert isinstance(state, Tzolkin)
        return TURNS - state.stage if state.stage < TURNS else 0

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        assert isinstance(state, Tzolkin)
        return why_not(state, state.players[seat], kind, option)

    def points(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Tzolkin)
        return state.players[seat].points[:]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Tzolkin)
        return winners(state)

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        assert isinstance(state, Tzolkin)
        return projections(state)

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        assert isinstance(state, Tzolkin)
        if not food_day_ahead(state):
            return []
        return [("food_day", [food_needed(state, player) for player in state.players])]

    def heading(self, state: State) -> Label:
        assert isinstance(state, Tzolkin)
        last = self.components.last_day
        # A 2-day advance can pass the last tooth, and the end turns it once more (TZ-16.12, TZ-23.2).
        return "heading", {"round": state.round, "day": min(state.day, last) + 1, "days": last + 1}

    def question(self, state: State, kind: int) -> Label | None:
        return None

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        return None

    def describe(self, domain: str, code: str) -> Description:
        return describe(self.components, domain, code)

    def usual(self, state: State, kind: int) -> int:
        """TZ-7.2: a worker just picked up does the action of its own space."""
        assert isinstance(state, Tzolkin)
        return state.worker if kind == ACT and state.worker != FREE else NO_OPTION

    def audit(self, state: State) -> str | None:
        assert isinstance(state, Tzolkin)
        return audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Tzolkin)
        return self.advice.estimate(state, state.players[seat])

    def outlook(self, state: State, seat: int) -> float:
        return self.evaluate(state, seat)

    def opinion(self, draw: Callable[[], float]) -> Opinion | None:
        prices = {name: price for name, price in WEIGHTS.items() if name not in SHARES}
        advice = Advice(self.components, varied(prices, BOLD, draw))

        def evaluate(state: State, seat: int) -> float:
            assert isinstance(state, Tzolkin)
            return advice.estimate(state, state.players[seat])

        return evaluate
