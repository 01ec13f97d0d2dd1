"""What lies on the table: the ring of boards, the pyramid, the temples, the players. Data and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tinkuy.core.chance import Chance
from tinkuy.core.events import Event, EventKind, Witness
from tinkuy.core.zones import EMPTY, Deck, Display, Hand, Zone
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, GOODS, TEMPLES, WORKERS

if TYPE_CHECKING:
    from tinkuy.games.teotihuacan.conduct import Conduct

NOWHERE: Final = -1  # of a worker that is not in play
LOCKED: Final = BOARD_COUNT  # a worker on worship space s stands at LOCKED + s
FREE: Final = -1
NONE: Final = -1  # of a priest or a season
NO_QUESTION: Final[list[int]] = [-1]
NOBODY_MOVED: Final[list[int]] = []

# Where in the game the table is.
CHOOSING: Final = 0  # two of the dealt starting tiles, together
DRAFTING: Final = 1
PREPARING: Final = 2  # what a module asks before the game
PLACING: Final = 3  # workers on boards of the kept tiles
GAINING: Final = 4  # what the start gives
TURNS: Final = 5
ECLIPSE: Final = 6
ERA: Final = 7  # what an eclipse leaves some players to do before the next turn
OVER: Final = 8
# Parts of the setup from this one on: a module asks first, then tiles are chosen, workers placed, benefits gained.
PREPARATIONS: Final = {PREPARING: 4, CHOOSING: 3, DRAFTING: 3, PLACING: 2, GAINING: 1}

# What of a turn comes next.
WHOLE: Final = 0
ACTING: Final = 1  # the worker has moved
FINISHING: Final = 2

# How near the eclipse is (TE-14.2).
NOT_DUE: Final = 0
REACHED: Final = 1  # the light disc has met the dark one in this round
LAST_ROUND: Final = 2

# What points come from; indexes of Player.points.
SOURCES: Final = [
    "boards",
    "technologies",
    "owners",
    "buildings",
    "pyramid",
    "decorations",
    "temples",
    "royal",
    "ascension",
    "discoveries",
    "avenue",
    "leader",
    "track",
    "masks",
    "salary",
    "bonus",
    "solo",
]
FROM_BOARDS: Final = 0
FROM_TECHNOLOGIES: Final = 1
FROM_OWNERS: Final = 2
FROM_BUILDINGS: Final = 3
FROM_PYRAMID: Final = 4
FROM_DECORATIONS: Final = 5
FROM_TEMPLES: Final = 6
FROM_ROYAL: Final = 7
FROM_ASCENSION: Final = 8
FROM_DISCOVERIES: Final = 9
FROM_AVENUE: Final = 10
FROM_LEADER: Final = 11
FROM_TRACK: Final = 12
FROM_MASKS: Final = 13
FROM_SALARY: Final = 14
FROM_BONUS: Final = 15
FROM_SOLO: Final = 16


class Player:
    """A player's goods, workers, markers and tiles.

    Copies share what changes seldom: those lists are never changed, but replaced, and cards are dealt to a new hand.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "goods",
        "at",
        "powers",
        "temples",
        "avenue",
        "track",
        "technologies",
        "tiles",
        "used",
        "masks",
        "dealt",
        "promised",
        "kept",
        "beside",
        "offered",
        "priest",
        "waiting",
        "waiting_beside",
        "abilities",
        "points",
    )
    __slots__ = (*FIELDS, "conduct")

    def __init__(self, seat: int, conduct: Conduct, like: Player | None = None) -> None:
        self.conduct = conduct  # how the player does what a module or a solo opponent does otherwise
        if like is not None:
            self._take_over(like)
            return
        self.seat = seat
        self.goods = [0] * len(GOODS)
        self.at = [NOWHERE] * WORKERS  # each worker's board, or LOCKED and its worship space
        self.powers = [0] * WORKERS
        self.temples = [0] * len(TEMPLES)
        self.avenue = 0
        self.track = 0  # step of the pyramid track
        self.technologies: list[int] = []
        self.tiles: list[int] = []  # Discovery tiles to be used
        self.used: list[int] = []
        self.masks: list[int] = []
        self.dealt = Hand("starting", [], seat)
        self.promised = Hand("discovery", [], seat)  # beside the dealt starting tiles with a Discovery symbol
        self.kept: list[int] = []  # starting tiles
        self.beside: list[int] = []  # Discovery tiles of the kept ones
        self.offered = Hand("priest", [], seat)  # priests to choose from
        self.priest = NONE
        self.waiting: list[int] = []  # starting tiles that are gained later (TE-20.15)
        self.waiting_beside: list[int] = []
        self.abilities: list[int] = []  # of the orange temple
        self.points = [0] * len(SOURCES)

    def _take_over(self, like: Player) -> None:
        self.seat = like.seat
        self.goods = like.goods.copy()
        self.at = like.at.copy()
        self.powers = like.powers.copy()
        self.temples = like.temples.copy()
        self.avenue = like.avenue
        self.track = like.track
        self.technologies = like.technologies
        self.tiles = like.tiles
        self.used = like.used
        self.masks = like.masks
        self.dealt = like.dealt.copy() if like.dealt.cards else like.dealt
        self.promised = like.promised.copy() if like.promised.cards else like.promised
        self.kept = like.kept
        self.beside = like.beside
        self.offered = like.offered.copy() if like.offered.cards else like.offered
        self.priest = like.priest
        self.waiting = like.waiting
        self.waiting_beside = like.waiting_beside
        self.abilities = like.abilities
        self.points = like.points.copy()

    def copy(self) -> Player:
        return Player(self.seat, self.conduct, self)


class Teotihuacan:
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "seats",
        "stage",
        "first",
        "turns_taken",
        "part",
        "here",
        "cost",
        "moved",
        "resolved",
        "light",
        "dark",
        "due",
        "eclipses",
        "finished",
        "ring",
        "royals",
        "technologies",
        "bonuses",
        "neutral",
        "rows",
        "pyramid",
        "decorations",
        "pyramid_stack",
        "pyramid_offer",
        "decoration_stack",
        "decoration_offer",
        "discovery_stack",
        "laid",
        "box",
        "starting_stack",
        "draft",
        "draft_beside",
        "action_tiles",
        "directions",
        "bot_priest",
        "season",
        "season_stack",
        "priest_stack",
        "players",
    )
    __slots__ = (
        *FIELDS,
        "about",
        "anywhere",
        "chosen",
        "components",
        "discount",
        "double",
        "extra",
        "highest",
        "rulings",
        "told",
        "witness",
    )

    def __init__(
        self,
        components: Components,
        rulings: Rulings,
        players: list[Player],
        chance: Chance,
        like: Teotihuacan | None = None,
    ) -> None:
        self.components = components
        self.rulings = rulings
        self.told: list[Event] | None = None
        self.witness: Witness | None = None
        # Of the running turn; every replay sets it anew.
        self.about = NO_QUESTION  # the kind of the open question, then what its legality needs to know
        self.double = False  # a double move tile is used
        self.anywhere = False  # a move anywhere tile is used
        self.extra = 0  # workers of extra worker tiles
        self.discount = 0  # resources that the action still saves (TE-13.21)
        self.highest = components.geometry.levels - 1  # level on which the action may build (TE-24.4)
        self.chosen: list[list[int]] = []  # tiles that are being kept, by seat
        if like is not None:
            self._take_over(like)
            return
        self.chance = chance
        self.seats = len(players)  # of people; a solo opponent sits behind them
        self.stage = CHOOSING
        self.first = 0
        self.turns_taken = 0
        self.part = WHOLE
        self.here = 0  # the board where the moved worker stands
        self.cost = 0  # K there (TE-5.1)
        self.moved = NOBODY_MOVED  # workers that have moved and whose action is not finished
        self.resolved = 0  # players who have done their part of the stage
        self.light = 0
        self.dark = 0
        self.due = NOT_DUE
        self.eclipses = 0  # that have been held
        self.finished = False  # the pyramid has its top
        self.ring: list[int] = []  # boards by slot
        self.royals: list[int] = []
        self.technologies: list[int] = []  # on the Alchemy board, row by row
        self.bonuses: list[int] = []  # by temple
        self.neutral: list[int] = []  # boards of neutral dice, colour by colour
        self.rows = [0, 0, 0]  # Buildings on Nobles
        self.pyramid: list[int] = []  # tile * 4 + rotation on each space
        self.decorations: list[int] = []  # by side and level
        self.pyramid_stack = Deck("pyramid", [])
        self.pyramid_offer = Display("pyramid", [])
        self.decoration_stack = Deck("decoration", [])
        self.decoration_offer = Display("decoration", [])
        self.discovery_stack = Deck("discovery", [])
        self.laid = Display("discovery", [])  # by site, see Components.depth
        self.box = Deck("discovery", [])  # out of the game
        self.starting_stack = Deck("starting", [])  # tiles that nobody keeps
        self.draft = Display("starting", [])
        self.draft_beside = Display("discovery", [])
        self.action_tiles: list[int] = []  # of the solo opponent, by place from the top; the last lies aside
        self.directions: list[int] = []  # of its direction tiles, the upper one first
        self.bot_priest = NONE
        self.season = NONE
        self.season_stack = Deck("season", [])
        self.priest_stack = Deck("priest", [])  # that nobody has
        self.players = players

    def _take_over(self, like: Teotihuacan) -> None:
        self.chance = like.chance.copy()
        self.seats = like.seats
        self.stage = like.stage
        self.first = like.first
        self.turns_taken = like.turns_taken
        self.part = like.part
        self.here = like.here
        self.cost = like.cost
        self.moved = like.moved  # never changed, but replaced
        self.resolved = like.resolved
        self.light = like.light
        self.dark = like.dark
        self.due = like.due
        self.eclipses = like.eclipses
        self.finished = like.finished
        self.ring = like.ring  # never changed after the setup, as the next three
        self.royals = like.royals
        self.technologies = like.technologies
        self.bonuses = like.bonuses
        self.neutral = like.neutral  # never changed, but replaced
        self.rows = like.rows.copy()
        self.pyramid = like.pyramid.copy()
        self.decorations = like.decorations.copy()
        self.pyramid_stack = like.pyramid_stack.copy()
        self.pyramid_offer = like.pyramid_offer.copy()
        self.decoration_stack = like.decoration_stack.copy()
        self.decoration_offer = like.decoration_offer.copy()
        self.discovery_stack = like.discovery_stack.copy()
        self.laid = like.laid.copy()
        self.box = like.box.copy()
        self.starting_stack = like.starting_stack.copy()
        self.draft = like.draft.copy() if like.draft.cards else like.draft  # filled only by the setup
        self.draft_beside = like.draft_beside.copy() if like.draft_beside.cards else like.draft_beside
        self.action_tiles = like.action_tiles.copy()
        self.directions = like.directions.copy()
        self.bot_priest = like.bot_priest
        self.season = like.season
        self.season_stack = like.season_stack.copy() if like.season_stack.cards else like.season_stack
        self.priest_stack = like.priest_stack.copy()
        self.players = [player.copy() for player in like.players]

    def copy(self) -> Teotihuacan:
        """Independent of the original; nobody is told what happens on a copy."""
        return Teotihuacan(self.components, self.rulings, self.players, self.chance, self)

    def zones(self) -> list[Zone]:
        zones: list[Zone] = [
            self.pyramid_stack,
            self.pyramid_offer,
            self.decoration_stack,
            self.decoration_offer,
            self.discovery_stack,
            self.laid,
            self.box,
            self.starting_stack,
            self.draft,
            self.draft_beside,
            self.season_stack,
            self.priest_stack,
        ]
        for player in self.players:
            zones += [player.dealt, player.promised, player.offered]
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


def without(tiles: list[int], tile: int) -> list[int]:
    """All but one of these; the list itself may be shared by copies."""
    rest = tiles.copy()
    rest.remove(tile)
    return rest


def total(me: Player) -> int:
    return sum(me.points)


def in_turn_order(game: Teotihuacan) -> list[Player]:
    """All players clockwise from the first player."""
    count = len(game.players)
    return [game.players[(game.first + step) % count] for step in range(count)]


def people(game: Teotihuacan) -> list[Player]:
    """Who chooses, clockwise from the first player; a solo opponent sits last."""
    return in_turn_order(game)[: game.seats]


def stands_at(me: Player, place: int) -> bool:
    """Whether a worker of the player does; compiled it takes a third of the time of `place in me.at`."""
    at = me.at
    return at[0] == place or at[1] == place or at[2] == place or at[3] == place


def has_locked(me: Player) -> bool:
    """Whether a worker of the player is locked."""
    at = me.at
    return at[0] >= LOCKED or at[1] >= LOCKED or at[2] >= LOCKED or at[3] >= LOCKED


def lying_at(game: Teotihuacan, site: int) -> list[int]:
    """The Discovery tiles at a site."""
    depth = game.components.depth
    return [tile for tile in game.laid.cards[site * depth : site * depth + depth] if tile != EMPTY]
