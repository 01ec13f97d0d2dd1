"""What lies on the table: the map with its roads and buildings, tiles, cards, the players. Data and nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from tinkuy.core.chance import Chance
from tinkuy.core.events import Event, EventKind, Witness
from tinkuy.core.zones import EMPTY, Deck, Display, Hand, Zone
from tinkuy.games.inca_empire.board import Side
from tinkuy.games.inca_empire.components import EFFECTS, Components
from tinkuy.games.inca_empire.rulings import Rulings
from tinkuy.games.inca_empire.track import Track

FREE: Final = -1  # a link without a road, a sector not chosen, a province that nobody has conquered

# Marks on a point.
CITY_MARK: Final = 1
GARRISON_MARK: Final = 2
TEMPLE_MARK: Final = 4

# What points come from; indexes of Player.points.
SOURCES: Final = [
    "cities",
    "garrisons",
    "conquests",
    "temples",
    "terraces",
    "pilgrimages",
    "sapa_terraces",
    "sapa_garrisons",
    "sapa_cities",
    "sapa_temples",
]
FROM_CITIES: Final = 0
FROM_GARRISONS: Final = 1
FROM_CONQUESTS: Final = 2
FROM_TEMPLES: Final = 3
FROM_TERRACES: Final = 4
FROM_PILGRIMAGES: Final = 5
FROM_SAPA_TERRACES: Final = 6
FROM_SAPA_GARRISONS: Final = 7
FROM_SAPA_CITIES: Final = 8
FROM_SAPA_TEMPLES: Final = 9


class Player:
    """A player's labour, cards, tiles and network."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "start",
        "labour",
        "hand",
        "placed",
        "sector",
        "tiles",
        "terraces",
        "wild",
        "wild_provinces",
        "points",
    )
    __slots__ = (*FIELDS, "along", "effects", "links", "near", "reach", "score", "touching", "wilding", "wilds")

    def __init__(self, seat: int, like: Player | None = None) -> None:
        if like is not None:
            self._take_over(like)
            return
        self.seat = seat
        self.start = 0  # the cost card: colour and start province (IN-2.2)
        self.labour = 0
        self.hand = Hand("event", [], seat)
        self.placed = Hand("event", [], seat)  # this Sun phase's card, face down
        self.sector = FREE  # where it lies
        self.tiles: list[int] = []  # the conquered provinces from which they come
        self.terraces: list[int] = []  # those of them with a terrace
        self.wild: list[int] = []  # wild roads, as answers of the road question
        self.wild_provinces: list[int] = []  # in which each of them lies (IN-13.42)
        self.points = [0] * len(SOURCES)
        # What follows from the rest of the table.
        self.score = 0
        self.reach = 0  # points of the network (IN-1.11)
        self.touching = 0  # links that end there
        self.near = 0  # provinces that they touch
        self.wilding = 0  # numbers of the wild roads that end there, laid or not
        self.links = 0  # printed links with an own road
        self.along = 0  # links with an own wild road along them
        self.wilds = 0  # numbers of own wild roads
        self.effects = [0] * len(EFFECTS)  # of the open cards at the own stripe, added up

    def _take_over(self, like: Player) -> None:
        self.seat = like.seat
        self.start = like.start
        self.labour = like.labour
        self.hand = like.hand.copy()
        self.placed = like.placed.copy()
        self.sector = like.sector
        self.tiles = like.tiles.copy()
        self.terraces = like.terraces.copy()
        self.wild = like.wild.copy()
        self.wild_provinces = like.wild_provinces.copy()
        self.points = like.points.copy()
        self.score = like.score
        self.reach = like.reach
        self.touching = like.touching
        self.near = like.near
        self.wilding = like.wilding
        self.links = like.links
        self.along = like.along
        self.wilds = like.wilds
        self.effects = like.effects  # replaced as a whole when cards are opened or cleared

    def copy(self) -> Player:
        return Player(self.seat, self)


class IncaEmpire:
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "phase",
        "turns",
        "order",
        "ranking",
        "roads",
        "marks",
        "conqueror",
        "face",
        "covered",
        "hidden",
        "box",
        "deck",
        "discard",
        "sun",
        "sun_sectors",
        "tokens",
        "turned",
        "players",
    )
    __slots__ = (
        *FIELDS,
        "acting",
        "beside",
        "cities",
        "components",
        "done",
        "free",
        "further",
        "garrisons",
        "laid",
        "lawless",
        "laying",
        "left",
        "menu",
        "open",
        "roads_built",
        "rulings",
        "settled",
        "side",
        "surveyed",
        "temples",
        "told",
        "witness",
        "track",
        "unconquered",
        "wild_crossed",
        "wild_open",
        "wild_used",
    )

    def __init__(
        self,
        components: Components,
        rulings: Rulings,
        side: Side,
        players: list[Player],
        chance: Chance,
        like: IncaEmpire | None = None,
    ) -> None:
        self.components = components
        self.rulings = rulings
        self.side = side
        self.told: list[Event] | None = None
        self.witness: Witness | None = None
        if like is not None:
            self._take_over(like)
            return
        board = components.board
        self.track: Track = components.tracks[rulings.early_fall]
        self.chance = chance
        self.phase = 0  # where the black figure stands on the track
        self.turns = 0  # players who have had their turn in this phase
        self.order: list[int] = list(range(len(players)))  # seats by turn order tile
        self.ranking: list[int] = list(range(len(players)))  # seats, the first in rank first (IN-5.3)
        self.roads = [FREE] * len(board.link_ids)  # whose road lies on each link
        self.marks = [0] * len(board.point_ids)  # city, garrison and temple on each point
        self.conqueror = [FREE] * len(board.province_ids)
        self.face = Display("tile", [EMPTY] * len(board.province_ids))  # by province, also when it is conquered
        self.covered: list[int] = []  # provinces with a tile face down
        self.hidden = Deck("tile", [])  # these tiles, in the same order
        self.box = Deck("tile", [])  # tiles left over (IN-2.12)
        self.deck = Deck("event", [])
        self.discard = Display("event", [])
        self.sun = Display("event", [])  # open cards on the Sun board
        self.sun_sectors: list[int] = []  # in which each of them lies
        self.tokens = Deck("token", [])  # invasion tokens still face down; the last is turned up next
        self.turned = Display("token", [])
        self.players = players
        # What follows from the rest; see survey.py.
        self.surveyed = False
        self.free = 0  # links without a road
        self.open = 0  # links with an end in a conquered province (IN-9.6)
        self.settled = 0  # points in a conquered province
        self.unconquered = 0  # provinces
        self.cities = 0  # points with one
        self.garrisons = 0
        self.temples = 0
        self.lawless = 0  # links that lie in unconquered provinces
        self.wild_open = 0  # numbers of the wild roads with an end in a conquered province
        self.wild_crossed = 0  # numbers of those that would cross one that lies on the map
        # The turn of the People phase that has begun.
        self.acting = False
        self.menu: list[int] = []  # what can be done next
        self.done = 0  # bits of what was done; see actions.py
        self.roads_built = 0  # in the road action
        self.wild_used = 0
        self.further = 0  # further conquests carried out
        # The part of an action that is being carried out.
        self.laying = False  # roads of the road action, not an extra road
        self.laid = 0  # how many roads, garrisons or terraces of it are there
        self.left = 0  # how many more there may be
        self.beside = False  # whether the open conquest is a further one (IN-13.13)

    def _take_over(self, like: IncaEmpire) -> None:
        self.track = like.track
        self.chance = like.chance.copy()
        self.phase = like.phase
        self.turns = like.turns
        self.order = like.order.copy()
        self.ranking = like.ranking.copy()
        self.roads = like.roads.copy()
        self.marks = like.marks.copy()
        self.conqueror = like.conqueror.copy()
        self.face = like.face.copy()
        self.covered = like.covered.copy()
        self.hidden = like.hidden.copy()
        self.box = like.box.copy()
        self.deck = like.deck.copy()
        self.discard = like.discard.copy()
        self.sun = like.sun.copy()
        self.sun_sectors = like.sun_sectors.copy()
        self.tokens = like.tokens.copy()
        self.turned = like.turned.copy()
        self.players = [player.copy() for player in like.players]
        self.surveyed = like.surveyed
        self.free = like.free
        self.open = like.open
        self.settled = like.settled
        self.unconquered = like.unconquered
        self.cities = like.cities
        self.garrisons = like.garrisons
        self.temples = like.temples
        self.lawless = like.lawless
        self.wild_open = like.wild_open
        self.wild_crossed = like.wild_crossed
        self.acting = like.acting
        self.menu = like.menu  # replaced as a whole
        self.done = like.done
        self.roads_built = like.roads_built
        self.wild_used = like.wild_used
        self.further = like.further
        self.laying = like.laying
        self.laid = like.laid
        self.left = like.left
        self.beside = like.beside

    def copy(self) -> IncaEmpire:
        """Independent of the original; nobody is told what happens on a copy."""
        return IncaEmpire(self.components, self.rulings, self.side, self.players, self.chance, self)

    def zones(self) -> list[Zone]:
        zones: list[Zone] = [
            self.face,
            self.hidden,
            self.box,
            self.deck,
            self.discard,
            self.sun,
            self.tokens,
            self.turned,
        ]
        for player in self.players:
            zones += [player.hand, player.placed]
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
