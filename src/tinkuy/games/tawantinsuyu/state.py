"""What lies on the table: the hill, the market, the village, the players' areas. Data and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tinkuy.core.chance import Chance
from tinkuy.core.events import Event, EventKind, Witness
from tinkuy.core.zones import EMPTY, Bag, Deck, Display, Hand, Marked, Zone
from tinkuy.games.tawantinsuyu.components import WORKERS, Components
from tinkuy.games.tawantinsuyu.rewards_data import Reward
from tinkuy.games.tawantinsuyu.rulings import Rulings

if TYPE_CHECKING:
    from tinkuy.games.tawantinsuyu.conduct import Conduct

FREE: Final = -1
NO_QUESTION: Final[list[int]] = [-1]
NOTHING_KEPT: Final[list[int]] = []

# Where in the game the table is.
CHOOSING_WEAVES: Final = 0
KEEPING_CARDS: Final = 1
RESOLVING_CARDS: Final = 2
PLACING_PRIESTS: Final = 3  # solo: both priests are placed in setup
TURNS: Final = 4
OVER: Final = 5

# Parts of a turn that has begun: a copy for search goes back to the last of them. Between turns there is none.
WHOLE: Final = 0
TASKS: Final = 1
AFTER_TASKS: Final = 2
SECOND_ACTION: Final = 3
END_OF_TURN: Final = 4
CEREMONY_REWARDS: Final = 5
CEREMONY_CARDS: Final = 6

# What points come from; indexes of Player.points.
SOURCES: Final = [
    "start",
    "steps_used",
    "steps",
    "statues",
    "god_cards",
    "tasks",
    "seams",
    "production",
    "conquest",
    "casualties",
    "temple",
    "temple_end",
    "token",
    "passive",
    "solo",
    "unpaid",
    "tapestries",
    "buildings",
    "hand",
    "army",
    "workers",
    "gold",
]
FROM_START: Final = 0
FROM_STEPS_USED: Final = 1
FROM_STEPS: Final = 2
FROM_STATUES: Final = 3
FROM_GOD_CARDS: Final = 4
FROM_TASKS: Final = 5
FROM_SEAMS: Final = 6
FROM_PRODUCTION: Final = 7
FROM_CONQUEST: Final = 8
FROM_CASUALTIES: Final = 9
FROM_TEMPLE: Final = 10
FROM_TEMPLE_END: Final = 11
FROM_TOKEN: Final = 12
FROM_PASSIVE: Final = 13
FROM_SOLO: Final = 14
FROM_UNPAID: Final = 15
FROM_TAPESTRIES: Final = 16
FROM_BUILDINGS: Final = 17
FROM_HAND: Final = 18
FROM_ARMY: Final = 19
FROM_WORKERS: Final = 20
FROM_GOLD: Final = 21


class Player:
    """A player's supply and area."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "auto",
        "resources",
        "workers",
        "temple",
        "priest",
        "step_markers",
        "conquest_markers",
        "small",
        "large",
        "production",
        "production_up",
        "passive",
        "god_hand",
        "army_hand",
        "drawn",
        "set_aside",
        "army_up",
        "army_down",
        "tapestries",
        "held",
        "points",
    )
    __slots__ = (*FIELDS, "conduct")

    def __init__(self, seat: int, symbols: int, conduct: Conduct, like: Player | None = None) -> None:
        self.conduct = conduct  # how the player does what a solo opponent does otherwise
        if like is not None:
            self._take_over(like)
            return
        self.seat = seat
        self.auto = False  # Axomamma plays herself
        self.resources = [0, 0, 0, 0]  # potato, corn, stone, gold
        self.workers = [0] * len(WORKERS)  # in the supply, by kind
        self.temple = 0
        self.priest = FREE  # sector of the high priest
        self.step_markers = 0
        self.conquest_markers = 0
        self.small = [0] * symbols  # statues by symbol
        self.large = [0] * symbols
        self.production: list[int] = []
        self.production_up: list[int] = []  # 1 for each of them that lies face up
        self.passive: list[int] = []
        self.god_hand = Hand("god", [], seat)
        self.army_hand = Hand("army", [], seat)
        self.drawn = Hand("army", [], seat)  # while one of two is being kept
        self.set_aside = Hand("god", [], seat)  # starting cards still to be resolved
        self.army_up: list[int] = []
        self.army_down: list[int] = []
        self.tapestries: list[int] = []  # weaves, EMPTY between two tapestries
        self.held: list[int] = []  # Axomamma's workers in the order she got them
        self.points = [0] * len(SOURCES)

    def _take_over(self, like: Player) -> None:
        self.seat = like.seat
        self.auto = like.auto
        self.resources = like.resources.copy()
        self.workers = like.workers.copy()
        self.temple = like.temple
        self.priest = like.priest
        self.step_markers = like.step_markers
        self.conquest_markers = like.conquest_markers
        self.small = like.small.copy()
        self.large = like.large.copy()
        self.production = like.production.copy()
        self.production_up = like.production_up.copy()
        self.passive = like.passive.copy()
        self.god_hand = like.god_hand.copy()
        self.army_hand = like.army_hand.copy()
        self.drawn = like.drawn.copy()
        self.set_aside = like.set_aside.copy()
        self.army_up = like.army_up.copy()
        self.army_down = like.army_down.copy()
        self.tapestries = like.tapestries.copy()
        self.held = like.held.copy()
        self.points = like.points.copy()

    def copy(self) -> Player:
        return Player(self.seat, 0, self.conduct, self)


class Tawantinsuyu:
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "stage",
        "seats",
        "first",
        "turns_taken",
        "resolved",
        "orientation",
        "hill",
        "used_segments",
        "steps",
        "village",
        "nomads",
        "casualties",
        "bag",
        "box",
        "god_deck",
        "altar",
        "played",
        "resolving",
        "army_deck",
        "army_discard",
        "production_stack",
        "passive_stack",
        "market",
        "starting_weaves",
        "weave_stack",
        "weave_top",
        "weave_drawn",
        "weave_kept",
        "small_supply",
        "large_supply",
        "conquest",
        "token",
        "pending",
        "ceremonies",
        "triggers",
        "last_ceremony",
        "token_turn",
        "tucked",
        "token_spaces",
        "personality",
        "she_placed",
        "acting",
        "secondary",
        "task_space",
        "task_used",
        "swapped",
        "players",
    )
    __slots__ = (
        *FIELDS,
        "about",
        "as_priest",
        "card_taken",
        "choosing",
        "components",
        "kept",
        "late_potato",
        "part",
        "part_player",
        "rulings",
        "tasks_left",
        "told",
        "witness",
    )

    def __init__(
        self,
        components: Components,
        rulings: Rulings,
        players: list[Player],
        chance: Chance,
        like: Tawantinsuyu | None = None,
    ) -> None:
        self.components = components
        self.rulings = rulings
        self.told: list[Event] | None = None
        self.witness: Witness | None = None
        # What the open question is about besides the rest of the state; every replay of a part sets it anew.
        self.about = NO_QUESTION  # its kind, then what its legality needs to know
        self.choosing: list[list[Reward]] = []  # what the open choice is between
        self.kept = NOTHING_KEPT  # starting god cards that are being kept, of all players
        if like is not None:
            self._take_over(like)
            return
        self.chance = chance
        self.stage = CHOOSING_WEAVES
        self.seats = 0  # people and bots; in solo Axomamma is one more player
        self.first = 0
        self.turns_taken = 0
        self.resolved = 0  # players who have resolved their starting cards
        self.orientation = 0  # sectors by which the Coricancha is turned
        self.hill: list[int] = []  # kind of the worker on each space
        self.used_segments: list[int] = []  # 1 where a worker has ever been placed
        self.steps: list[int] = []  # owner of the upper and lower spot of each sector
        self.village: list[int] = []  # kinds from the potato end to the corn end
        self.nomads = [0] * len(WORKERS)
        self.casualties = [0] * len(WORKERS)
        self.bag = Bag("worker", [])
        self.box = [0] * len(WORKERS)  # workers out of the game
        self.god_deck = Deck("god", [])
        self.altar = Display("god", [])  # oldest first
        self.played = FREE  # god card of this turn's placement
        self.resolving = Display("god", [])  # cards played for their rewards, before they go back
        self.army_deck = Deck("army", [])
        self.army_discard = Display("army", [])
        self.production_stack = Deck("production", [])
        self.passive_stack = Deck("passive", [])
        self.market = Display("market", [])  # production first
        self.starting_weaves = Display("weave", [])
        self.weave_stack = Deck("weave", [])  # below the face-up tile
        self.weave_top = Display("weave", [EMPTY])
        self.weave_drawn = Display("weave", [])
        self.weave_kept = Display("weave", [])  # taken by a player and not yet laid
        self.small_supply: list[int] = []
        self.large_supply: list[int] = []
        self.conquest: list[int] = []  # seat on each space
        self.token = FREE  # holder of the ceremony token
        self.pending = False  # a ceremony waits for the holder's turn
        self.ceremonies = 0
        self.triggers = 0  # times the village was emptied
        self.last_ceremony = False  # the next one ends the game whatever its number
        self.token_turn = 0  # turns taken when the token was taken: the ceremony waits for a later one of the holder
        self.tucked: list[Marked] = []  # Axomamma's god cards: their symbols show, the rest does not (TA-17.7)
        self.token_spaces: list[int] = []
        self.personality = FREE
        self.she_placed = False  # her first placement takes a random worker (TA-20.1)
        # What the open question is about.
        self.acting = FREE  # seat whose turn it is
        self.secondary = FREE  # the secondary action already carried out in this turn
        self.task_space = FREE
        self.task_used: list[int] = []  # icons used in the set so far
        self.swapped = 0  # bits: resources gained by Z15 since the last other answer
        self.part = WHOLE  # what comes next in the turn that has begun
        self.part_player = 0  # for whom, counted from the active player
        self.tasks_left = 0
        self.late_potato = False  # whether a potato can still buy a task (A30)
        self.card_taken = False  # whether the card of this placement has given its rewards
        self.as_priest = False  # whether a priest was placed, who brings a card after the tasks
        self.players = players

    def _take_over(self, like: Tawantinsuyu) -> None:
        self.chance = like.chance.copy()
        self.stage = like.stage
        self.seats = like.seats
        self.first = like.first
        self.turns_taken = like.turns_taken
        self.resolved = like.resolved
        self.orientation = like.orientation
        self.hill = like.hill.copy()
        self.used_segments = like.used_segments.copy()
        self.steps = like.steps.copy()
        self.village = like.village.copy()
        self.nomads = like.nomads.copy()
        self.casualties = like.casualties.copy()
        self.bag = like.bag.copy()
        self.box = like.box.copy()
        self.god_deck = like.god_deck.copy()
        self.altar = like.altar.copy()
        self.played = like.played
        self.resolving = like.resolving.copy()
        self.army_deck = like.army_deck.copy()
        self.army_discard = like.army_discard.copy()
        self.production_stack = like.production_stack.copy()
        self.passive_stack = like.passive_stack.copy()
        self.market = like.market.copy()
        self.starting_weaves = like.starting_weaves.copy()
        self.weave_stack = like.weave_stack.copy()
        self.weave_top = like.weave_top.copy()
        self.weave_drawn = like.weave_drawn.copy()
        self.weave_kept = like.weave_kept.copy()
        self.small_supply = like.small_supply.copy()
        self.large_supply = like.large_supply.copy()
        self.conquest = like.conquest.copy()
        self.token = like.token
        self.pending = like.pending
        self.ceremonies = like.ceremonies
        self.triggers = like.triggers
        self.last_ceremony = like.last_ceremony
        self.token_turn = like.token_turn
        self.tucked = [slot.copy() for slot in like.tucked]
        self.token_spaces = like.token_spaces.copy()
        self.personality = like.personality
        self.she_placed = like.she_placed
        self.acting = like.acting
        self.secondary = like.secondary
        self.task_space = like.task_space
        self.task_used = like.task_used.copy()
        self.swapped = like.swapped
        self.part = like.part
        self.part_player = like.part_player
        self.tasks_left = like.tasks_left
        self.late_potato = like.late_potato
        self.card_taken = like.card_taken
        self.as_priest = like.as_priest
        self.players = [player.copy() for player in like.players]

    def copy(self) -> Tawantinsuyu:
        """Independent of the original; nobody is told what happens on a copy."""
        return Tawantinsuyu(self.components, self.rulings, self.players, self.chance, self)

    def zones(self) -> list[Zone]:
        zones: list[Zone] = [
            self.bag,
            self.god_deck,
            self.altar,
            self.resolving,
            self.army_deck,
            self.army_discard,
            self.production_stack,
            self.passive_stack,
            self.market,
            self.starting_weaves,
            self.weave_stack,
            self.weave_top,
            self.weave_drawn,
            self.weave_kept,
        ]
        zones += self.tucked
        for player in self.players:
            zones += [player.god_hand, player.army_hand, player.drawn, player.set_aside]
        return zones

    def board(self, seat: int) -> Player:
        return self.players[seat]

    def tell(self, kind: EventKind, values: list[int]) -> None:
        """Callers look at `told` first, so that silence costs nothing."""
        assert self.told is not None
        event = Event(kind, values)
        self.told.append(event)
        if self.witness is not None:
            self.witness(event)


def total(me: Player) -> int:
    return sum(me.points)


def in_turn_order(game: Tawantinsuyu, seat: int) -> list[Player]:
    """All players clockwise from a seat."""
    count = len(game.players)
    return [game.players[(seat + step) % count] for step in range(count)]


def owns(game: Tawantinsuyu, me: Player, z: int) -> bool:
    """Whether a player has built the passive building with this number (TA-16)."""
    building = game.components.z[z]
    return building >= 0 and building in me.passive and not (me.auto and not game.rulings.solo_passive)
