"""The Game object: what core, bots and tables ask of Teotihuacan."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.automa import Automa, automas
from tinkuy.core.chance import Chance
from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Opinion, Remark, State
from tinkuy.core.labels import Description, Label
from tinkuy.core.opinions import varied
from tinkuy.core.questions import NO_OPTION, Blocked, Rules
from tinkuy.games.teotihuacan.advice.estimate import Advice
from tinkuy.games.teotihuacan.advice.prices import BOLD, WEIGHTS
from tinkuy.games.teotihuacan.audit.table import audit
from tinkuy.games.teotihuacan.boards import base_boards
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.conduct import PEOPLE, Conduct
from tinkuy.games.teotihuacan.modules.described import MODULE_BOARDS
from tinkuy.games.teotihuacan.modules.registry import modules_of
from tinkuy.games.teotihuacan.rulings import Rulings, table_options
from tinkuy.games.teotihuacan.scoring import winners
from tinkuy.games.teotihuacan.setup import empty_table, set_up
from tinkuy.games.teotihuacan.state import OVER, PREPARATIONS, SOURCES, WHOLE, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.answers import ANSWERS
from tinkuy.games.teotihuacan.teotibot.conduct import TEOTIBOT
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS, DIRECTIONS
from tinkuy.games.teotihuacan.told.describe import describe
from tinkuy.games.teotihuacan.told.events import EVENTS
from tinkuy.games.teotihuacan.told.kinds import FINISH, decoration_ids, kinds, pyramid_ids, space_ids
from tinkuy.games.teotihuacan.told.names import composed_names
from tinkuy.games.teotihuacan.told.projections import projections
from tinkuy.games.teotihuacan.told.why import why_not
from tinkuy.games.teotihuacan.told.wording import question
from tinkuy.games.teotihuacan.turn import next_turn
from tinkuy.games.teotihuacan.vocabulary import BOARDS, DISCS, GOODS, REWARDS, ROWS, SEATS, SIDES, SPACES, TEMPLES


class TeotihuacanGame:
    """Teotihuacan with one set of tables; fulfils tinkuy.core.game.Game."""

    def __init__(self, component_set: ComponentSet) -> None:
        self.name = "teotihuacan"
        self.package = "tinkuy.games.teotihuacan"
        self.version = "2"
        self.seats: tuple[int, ...] = (1, *SEATS)
        self.options = table_options()
        self.remarks: list[Remark] = []
        self.component_set = component_set
        self.components = Components(component_set)
        self.kinds = kinds(self.components)
        self.components.own_counts = [kind.own for kind in self.kinds]
        self.advice = Advice(self.components)
        self.events = EVENTS.kinds
        self.sources = SOURCES
        self.unit = 1
        self.longest = 4000
        self.foresight = dict.fromkeys(self.seats, 5)
        self.certainty = (25.0, 5.0)
        self.levels = ["novice:20", "novice:150", "greedy:4", "planner:400", "planner:1600"]
        components = self.components
        self.domains = {
            "good": GOODS,
            "board": BOARDS,
            "worship": SPACES,
            "temple": TEMPLES,
            "row": ROWS,
            "side": SIDES,
            "reward": REWARDS,
            "space": space_ids(components),
            "pyramid": pyramid_ids(components),
            "decoration": decoration_ids(components),
            "technology": components.technology_ids,
            "royal": components.royal_ids,
            "discovery": components.discovery_ids,
            "starting": components.starting_ids,
            "bonus": components.bonus_ids,
            "priest": components.priest_ids,
            "season": components.season_ids,
            "ability": components.ability_ids,
            "module_board": MODULE_BOARDS,
            "action_tile": ACTION_TILES,
            "direction": DIRECTIONS,
            "bot_priest": BOT_PRIESTS,
            "calendar": DISCS,
            "source": SOURCES,
        }
        self.names = composed_names(components)
        self.automa: Automa | None = Automa((1,), ANSWERS)

    def rulings(self, options: dict[str, str]) -> Rulings:
        """The options with what the modules in play make of boards and temples."""
        rulings = Rulings(options, self.components, base_boards())
        rulings.modules = modules_of(options)
        for module in rulings.modules:
            module.join(rulings, self.components)
        return rulings

    def conducts(self, seats: int, rulings: Rulings) -> list[Conduct]:
        """Of everybody who plays, by seat: people, then Teotibot if it joins."""
        people: Conduct = PEOPLE
        bot: Conduct = TEOTIBOT
        for module in rulings.modules:
            people = module.around(people)
            bot = module.around_bot(bot)
        return [people] * seats + [bot] * automas(self.automa, seats)

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        rulings = self.rulings(options)
        return set_up(self.components, rulings, seats, self.conducts(seats, rulings), Chance.from_seed(seed))

    def blank(self, seats: int, options: dict[str, str]) -> State:
        rulings = self.rulings(options)
        return empty_table(self.components, rulings, seats, self.conducts(seats, rulings), Chance(0))

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Teotihuacan)
        return next_turn(state)

    def mid_turn(self, state: State) -> bool:
        assert isinstance(state, Teotihuacan)
        return state.part != WHOLE

    def preparations(self, state: State) -> int:
        assert isinstance(state, Teotihuacan)
        return PREPARATIONS.get(state.stage, 0)

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        assert isinstance(state, Teotihuacan)
        return why_not(state, state.players[seat], kind, option)

    def points(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Teotihuacan)
        return state.players[seat].points[:]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Teotihuacan)
        return winners(state)

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        assert isinstance(state, Teotihuacan)
        return projections(state)

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        """TE-15.7: what the salary would be."""
        assert isinstance(state, Teotihuacan)
        if state.stage == OVER:
            return []
        return [("salary", [player.conduct.salary(state, player) for player in state.players])]

    def heading(self, state: State) -> Label:
        assert isinstance(state, Teotihuacan)
        return "heading", {"round": state.turns_taken // len(state.players) + 1, "eclipses": state.eclipses}

    def question(self, state: State, kind: int) -> Label | None:
        assert isinstance(state, Teotihuacan)
        return question(state, kind)

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        return None

    def usual(self, state: State, kind: int) -> int:
        """To end a turn in which only free actions are left."""
        return 0 if kind == FINISH else NO_OPTION

    def audit(self, state: State) -> str | None:
        assert isinstance(state, Teotihuacan)
        return audit(state)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Teotihuacan)
        return self.advice.estimate(state, state.players[seat])

    def outlook(self, state: State, seat: int) -> float:
        return self.evaluate(state, seat)

    def opinion(self, draw: Callable[[], float]) -> Opinion | None:
        advice = Advice(self.components, varied(WEIGHTS, BOLD, draw))

        def evaluate(state: State, seat: int) -> float:
            assert isinstance(state, Teotihuacan)
            return advice.estimate(state, state.players[seat])

        return evaluate

    def describe(self, domain: str, code: str) -> Description:
        return describe(self.components, domain, code)
