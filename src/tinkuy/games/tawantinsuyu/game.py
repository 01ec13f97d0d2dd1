"""The Game object: what core, bots and tables ask of Tawantinsuyu."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.automa import Automa, automas
from tinkuy.core.chance import Chance
from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Opinion, State
from tinkuy.core.labels import Description, Label
from tinkuy.core.opinions import varied
from tinkuy.core.questions import NO_OPTION, Blocked, Rules
from tinkuy.games.tawantinsuyu.advice.estimate import Advice
from tinkuy.games.tawantinsuyu.advice.prices import BOLD, SHARES, WEIGHTS
from tinkuy.games.tawantinsuyu.audit.sizes import check_sizes
from tinkuy.games.tawantinsuyu.audit.table import audit
from tinkuy.games.tawantinsuyu.axomamma.answers import ANSWERS
from tinkuy.games.tawantinsuyu.axomamma.conduct import AXOMAMMA
from tinkuy.games.tawantinsuyu.components import (
    ACTIONS,
    RESOURCES,
    SOLO_ACTIONS,
    SOLO_ROWS,
    TASKS,
    TERRACES,
    WORKERS,
    Components,
    component_rulings,
)
from tinkuy.games.tawantinsuyu.conduct import PEOPLE, Conduct
from tinkuy.games.tawantinsuyu.rulings import Rulings, solo_remarks, table_options
from tinkuy.games.tawantinsuyu.scoring import winners
from tinkuy.games.tawantinsuyu.setup import empty_table, set_up
from tinkuy.games.tawantinsuyu.state import SOURCES, TURNS, WHOLE, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told.clauses import BOARD
from tinkuy.games.tawantinsuyu.told.describe import describe
from tinkuy.games.tawantinsuyu.told.events import EVENTS
from tinkuy.games.tawantinsuyu.told.kinds import kinds, stair_ids, statue_ids
from tinkuy.games.tawantinsuyu.told.names import composed_names, personality_ids, temple_ids
from tinkuy.games.tawantinsuyu.told.projections import projections
from tinkuy.games.tawantinsuyu.told.why import why_not
from tinkuy.games.tawantinsuyu.told.wording import wording
from tinkuy.games.tawantinsuyu.turn import next_turn


class TawantinsuyuGame:
    """Tawantinsuyu with one set of tables; fulfils tinkuy.core.game.Game."""

    def __init__(self, component_set: ComponentSet) -> None:
        self.name = "tawantinsuyu"
        self.package = "tinkuy.games.tawantinsuyu"
        self.version = "3"
        self.seats: tuple[int, ...] = (1, 2, 3, 4)
        self.options = table_options(component_rulings(component_set))
        self.remarks = solo_remarks()
        self.component_set = component_set
        self.components = Components(component_set)
        check_sizes(self.components)
        self.kinds = kinds(self.components)
        self.components.own_counts = [kind.own for kind in self.kinds]
        self.advice = Advice(self.components)
        self.events = EVENTS.kinds
        self.sources = SOURCES
        self.unit = 1
        self.longest = 4000
        self.foresight = {1: 3, 2: 2, 3: 2, 4: 2}
        self.certainty = (45.0, 20.0)
        self.levels = ["novice:40", "novice:200", "greedy:2", "planner:180", "planner:1150"]
        components = self.components
        self.domains = {
            "resource": RESOURCES,
            "worker": WORKERS,
            "task": TASKS,
            "action": ACTIONS,
            "symbol": components.symbols,
            "terrace": TERRACES,
            "space": components.space_ids,
            "stair": stair_ids(components),
            "statue": statue_ids(components),
            "god": components.god_ids,
            "army": components.army_ids,
            "building": components.building_ids,
            "refreshed": components.building_ids[: components.first_passive] + components.army_ids,
            "weave": components.weave_ids,
            "edge": components.edge_ids,
            "region": components.regions,
            "conquest": components.conquest_ids,
            "temple": temple_ids(components),
            "personality": personality_ids(components),
            "solo_action": SOLO_ACTIONS,
            "solo_row": SOLO_ROWS,
            "board": list(BOARD),
            "source": SOURCES,
        }
        kept, dealt = components.cards_kept, components.cards_dealt
        self.names = composed_names(components)
        self.names["question-keep"] = ("question-keep", {"n": kept, "of": dealt})
        # Her points are mostly dice: a plan that counts them hopes for bad ones.
        self.automa: Automa | None = Automa((1,), ANSWERS, heeded=0.0)

    def conducts(self, seats: int) -> list[Conduct]:
        """Of everybody who plays, by seat: people, then Axomamma if she joins."""
        return [PEOPLE] * seats + [AXOMAMMA] * automas(self.automa, seats)

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        return set_up(self.components, Rulings(options), seats, self.conducts(seats), Chance.from_seed(seed))

    def blank(self, seats: int, options: dict[str, str]) -> State:
        return empty_table(self.components, Rulings(options), seats, self.conducts(seats), Chance(0))

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Tawantinsuyu)
        return next_turn(state)

    def mid_turn(self, state: State) -> bool:
        assert isinstance(state, Tawantinsuyu)
        return state.part != WHOLE

    def preparations(self, state: State) -> int:
        assert isinstance(state, Tawantinsuyu)
        return TURNS - state.stage if state.stage < TURNS else 0

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        assert isinstance(state, Tawantinsuyu)
        return why_not(state, state.players[seat], kind, option)

    def points(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Tawantinsuyu)
        return state.players[seat].points[:]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Tawantinsuyu)
        return winners(state)

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        assert isinstance(state, Tawantinsuyu)
        return projections(state)

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        return []

    def heading(self, state: State) -> Label:
        assert isinstance(state, Tawantinsuyu)
        count = len(state.players)
        return "heading", {"round": state.turns_taken // count + 1, "ceremonies": state.ceremonies}

    def question(self, state: State, kind: int) -> Label | None:
        return None

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        assert isinstance(state, Tawantinsuyu)
        return wording(state, kind, option)

    def usual(self, state: State, kind: int) -> int:
        return NO_OPTION

    def audit(self, state: State) -> str | None:
        assert isinstance(state, Tawantinsuyu)
        return audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Tawantinsuyu)
        return self.advice.estimate(state, state.players[seat])

    def outlook(self, state: State, seat: int) -> float:
        return self.evaluate(state, seat)

    def opinion(self, draw: Callable[[], float]) -> Opinion | None:
        prices = {name: price for name, price in WEIGHTS.items() if name not in SHARES}
        advice = Advice(self.components, varied(prices, BOLD, draw))

        def evaluate(state: State, seat: int) -> float:
            assert isinstance(state, Tawantinsuyu)
            return advice.estimate(state, state.players[seat])

        return evaluate

    def describe(self, domain: str, code: str) -> Description:
        return describe(self.components, self.component_set.data, domain, code)
