"""The Game object: what core, bots and tables ask of Inca Empire."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.automa import Automa
from tinkuy.core.chance import Chance
from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Opinion, Remark, State
from tinkuy.core.labels import Description, Label
from tinkuy.core.opinions import varied
from tinkuy.core.questions import NO_OPTION, Blocked, Rules
from tinkuy.games.inca_empire.advice.estimate import Advice
from tinkuy.games.inca_empire.advice.weights import BOLD, WEIGHTS
from tinkuy.games.inca_empire.audit.table import audit
from tinkuy.games.inca_empire.components import BUILDINGS, PLAYERS, Components
from tinkuy.games.inca_empire.rulings import Rulings, table_options
from tinkuy.games.inca_empire.scoring import winners
from tinkuy.games.inca_empire.setup import empty_table, set_up
from tinkuy.games.inca_empire.state import SOURCES, IncaEmpire
from tinkuy.games.inca_empire.told.describe import describe
from tinkuy.games.inca_empire.told.events import EVENTS
from tinkuy.games.inca_empire.told.kinds import kinds, road_ids
from tinkuy.games.inca_empire.told.names import composed_names
from tinkuy.games.inca_empire.told.projections import projections, returned_labour
from tinkuy.games.inca_empire.told.why import why_not
from tinkuy.games.inca_empire.told.wording import question, wording
from tinkuy.games.inca_empire.track import PHASES
from tinkuy.games.inca_empire.turn import next_turn


class IncaEmpireGame:
    """Inca Empire with one set of tables; fulfils tinkuy.core.game.Game."""

    def __init__(self, component_set: ComponentSet) -> None:
        self.name = "inca_empire"
        self.package = "tinkuy.games.inca_empire"
        self.version = "3"
        self.seats: tuple[int, ...] = PLAYERS
        self.options = table_options()
        self.remarks: list[Remark] = []
        self.component_set = component_set
        self.components = Components(component_set)
        self.advice = Advice(self.components)
        self.kinds = kinds(self.components)
        self.events = EVENTS.kinds
        self.names = composed_names(self.components)
        self.sources = SOURCES
        self.unit = 1
        self.longest = 1500
        self.foresight = dict.fromkeys(self.seats, 2)
        self.certainty = (32.0, 3.0)
        self.levels = ["novice:20", "novice:60", "novice:300", "greedy:2", "planner:1100"]
        self.automa: Automa | None = None
        board = self.components.board
        self.domains = {
            "card": self.components.event_ids,
            "tile": self.components.tile_ids,
            "point": board.point_ids,
            "province": board.province_ids,
            "road": road_ids(self.components),
            "sector": self.components.sector_ids,
            "colour": board.colours,
            "build": BUILDINGS,
            "era": [str(era + 1) for era in range(len(self.components.eras))],
            "phase": PHASES,
            "token": ["ordinary", "arrival"],
            "source": SOURCES,
        }

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        return set_up(self.components, Rulings(options), seats, Chance.from_seed(seed))

    def blank(self, seats: int, options: dict[str, str]) -> State:
        return empty_table(self.components, Rulings(options), seats, Chance(0))

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, IncaEmpire)
        return next_turn(state)

    def mid_turn(self, state: State) -> bool:
        assert isinstance(state, IncaEmpire)
        return state.acting

    def preparations(self, state: State) -> int:
        assert isinstance(state, IncaEmpire)
        return 0

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        assert isinstance(state, IncaEmpire)
        return why_not(state, state.players[seat], kind, option)

    def points(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, IncaEmpire)
        return state.players[seat].points[:]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, IncaEmpire)
        return winners(state)

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        assert isinstance(state, IncaEmpire)
        return projections(state)

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        assert isinstance(state, IncaEmpire)
        return returned_labour(state)

    def heading(self, state: State) -> Label:
        assert isinstance(state, IncaEmpire)
        track = state.track
        here = min(state.phase, len(track.phases) - 1)
        phase = f"phase-{PHASES[track.phases[here]]}"
        return "heading", {"round": track.round[here] + 1, "era": f"era-{track.era[here] + 1}", "phase": phase}

    def question(self, state: State, kind: int) -> Label | None:
        assert isinstance(state, IncaEmpire)
        return question(state, kind)

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        assert isinstance(state, IncaEmpire)
        return wording(state, kind, option)

    def describe(self, domain: str, code: str) -> Description:
        return describe(self.components, self.component_set.data, domain, code)

    def usual(self, state: State, kind: int) -> int:
        return NO_OPTION

    def audit(self, state: State) -> str | None:
        assert isinstance(state, IncaEmpire)
        return audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, IncaEmpire)
        return self.advice.estimate(state, state.players[seat])

    def outlook(self, state: State, seat: int) -> float:
        assert isinstance(state, IncaEmpire)
        return self.advice.outlook(state, state.players[seat])

    def opinion(self, draw: Callable[[], float]) -> Opinion | None:
        advice = Advice(self.components, varied(WEIGHTS, BOLD, draw))

        def evaluate(state: State, seat: int) -> float:
            assert isinstance(state, IncaEmpire)
            return advice.estimate(state, state.players[seat])

        return evaluate
