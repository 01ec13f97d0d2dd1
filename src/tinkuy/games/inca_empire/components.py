"""The component tables in the form the rules use: lists by index, effects of cards as numbers.

Tiles, map and some numbers of the eras are reconstructed and say so; no rule assumes their sizes.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.components import ComponentSet, Reader
from tinkuy.core.errors import Refused
from tinkuy.games.inca_empire.board import Board
from tinkuy.games.inca_empire.track import Era, Track, read_eras

# What an event card changes; its amount is added up over the open cards of a player (IN-7.16).
EFFECTS = [
    "destroy_own_roads_in_unconquered_provinces",
    "terrace_action_builds_up_to",
    "free_roads",
    "extra_road_action_bonus_roads",
    "one_road_between_any_two_points",
    "city_cost",
    "city_vp",
    "convert_garrison_to_city",
    "garrison_vp",
    "garrison_cost",
    "garrison_action_builds_up_to",
    "additional_conquest",
    "labour_per_own_tile_with_resistance",
    "conquest_cost",
    "temple_allowed_on_garrison",
    "temple_forfeits_road_action",
    "pilgrimage",
]
REVOLT: Final = 0
TERRACES: Final = 1
FREE_ROADS: Final = 2
BONUS_ROADS: Final = 3
WILD_ROADS: Final = 4
CITY_COST: Final = 5
CITY_VP: Final = 6
OUTPOST: Final = 7
GARRISON_VP: Final = 8
GARRISON_COST: Final = 9
GARRISONS: Final = 10
FURTHER: Final = 11
SUPPORT: Final = 12
CONQUEST_COST: Final = 13
ZEAL: Final = 14
ECLIPSE: Final = 15
PILGRIMAGE: Final = 16

UP_TO = (TERRACES, GARRISONS)  # their amount counts the first one, too
COUNTED = (REVOLT, WILD_ROADS, OUTPOST, ZEAL, ECLIPSE, PILGRIMAGE)  # their copies are counted

BUILDINGS = ["city", "garrison", "temple", "terrace", "extra_road"]
CITY: Final = 0
GARRISON: Final = 1
TEMPLE: Final = 2
TERRACE: Final = 3
EXTRA_ROAD: Final = 4

PLAYERS = (3, 4)


class EventCard:
    __slots__ = ("amount", "count", "effect", "removed", "resistance", "temples", "vp")

    def __init__(self, entry: Reader, board: Board) -> None:
        self.count = entry.number("count", least=1)
        self.removed = entry.number("removed_3p", 0)  # with three players
        self.effect = EFFECTS.index(entry.text("effect", EFFECTS))
        amount = 1 if self.effect in COUNTED else entry.number("amount", least=-99)
        self.amount = amount - 1 if self.effect in UP_TO else amount
        self.vp = entry.number("vp", 0)
        self.resistance = entry.number("resistance", 0)
        names = entry.texts("temples") if self.effect == PILGRIMAGE else []
        for name in names:
            if name not in board.point_ids:
                raise Refused(f"Table '{entry.where}' names the temple '{name}', which is no point of the map.")
        self.temples = [board.point_ids.index(name) for name in names]


class Tile:
    """A culture tile (IN-1.16)."""

    __slots__ = ("count", "labour", "resistance", "vp")

    def __init__(self, entry: Reader) -> None:
        self.resistance = entry.number("resistance")
        self.labour = entry.number("labour")
        self.vp = entry.number("vp")
        self.count = entry.number("count")


class Components:
    """All tables of the game; made once, shared by every state."""

    def __init__(self, tables: ComponentSet) -> None:
        top = tables.reader()
        self.board = Board(top)
        self._read_prices(top)
        self._read_cards(top)
        self._read_tiles(top)
        self._read_variants(top)
        self._read_sectors(top)

    def _read_prices(self, top: Reader) -> None:
        builds = top.by_id("build", BUILDINGS)
        self.cost = [builds[name].number("cost") for name in BUILDINGS]
        self.vp = [builds[name].number("vp") for name in BUILDINGS]
        self.sapa_vp = [builds[name].number("vp_sapa_inca") for name in BUILDINGS]
        self.terrace_labour = builds["terrace"].number("labour_income")
        roads, setup = top.part("roads"), top.part("setup")
        self.free_roads = roads.number("free_per_people_phase")
        self.fewest_roads = roads.number("minimum_with_floods")
        self.hand_size = setup.number("hand_size", least=1)

    def _read_cards(self, top: Reader) -> None:
        entries = top.parts("event")
        self.event_ids = [entry.text("id") for entry in entries]
        self.events = [EventCard(entry, self.board) for entry in entries]
        self.event_effects = [card.effect for card in self.events]
        self.event_amounts = [card.amount for card in self.events]
        self.outpost_cost = self.outpost_vp = self.surcharge = self.supported = 0
        for entry, card in zip(entries, self.events, strict=True):
            if card.effect == OUTPOST:
                self.outpost_cost, self.outpost_vp = entry.number("cost"), entry.number("vp")
            elif card.effect == FURTHER:
                self.surcharge = entry.number("surcharge")
            elif card.effect == SUPPORT:
                self.supported = card.resistance

    def _read_tiles(self, top: Reader) -> None:
        entries = top.parts("culture_tile")
        self.tile_ids = [entry.text("id") for entry in entries]
        self.tiles = [Tile(entry) for entry in entries]
        self.resistance = [tile.resistance for tile in self.tiles]
        self.cheapest, self.dearest = min(self.resistance), max(self.resistance)
        for players in PLAYERS:
            tiles, wanted = sum(self.tile_counts(players)), len(self.board.sides[players].wild_provinces)
            if tiles < wanted or any(tile.count < 1 for tile in self.tiles):
                raise Refused(f"With {players} players {wanted} provinces need a tile; the table has {tiles}.")

    def _read_variants(self, top: Reader) -> None:
        variant = top.part("variant")
        pizarro, fall, covenant = variant.part("pizarro"), variant.part("early_fall"), variant.part("covenant")
        self.eras: list[Era] = read_eras(top)
        skipped = [(entry.number("era"), entry.number("column")) for entry in fall.listed("skip_columns")]
        self.tracks = [Track(self.eras, []), Track(self.eras, skipped)]
        self.invasion_tokens = pizarro.number("tokens", least=1)
        self.arrival_tokens = pizarro.number("arrival_tokens", least=1)
        if self.tracks[0].last_people != self.invasion_tokens or self.arrival_tokens >= self.invasion_tokens:
            raise Refused("Pizarro's Arrival needs an invasion token for each People phase of the last era.")
        self.fall_removes = [self.event_ids.index(name) for name in fall.texts("remove_events", self.event_ids)]
        self.covenant_labour = covenant.number("labour_of_tiles")

    def _read_sectors(self, top: Reader) -> None:
        """IN-7.12 to IN-7.14: a sector lies between two colours; colours are those of the starts."""
        colours = self.board.colours
        sun = top.part("sun_board")
        self.sectors: list[tuple[int, int]] = []
        self.sectors_of: list[list[int]] = [[] for _ in range(max(PLAYERS) + 1)]
        for players, name in zip(PLAYERS, ("three_players", "four_players"), strict=True):
            entry = sun.part(name)
            ring = entry.texts("ring", colours)
            if sorted(ring) != sorted(colours[start] for start in self.board.sides[players].starts):
                raise Refused(f"Table '{entry.where}': the ring needs each colour of that side once.")
            pairs = [
                (colours.index(one), colours.index(two)) for one, two in zip(ring, ring[1:] + ring[:1], strict=True)
            ]
            for pair in pairs:
                if pair not in self.sectors:
                    self.sectors.append(pair)
            self.sectors_of[players] = [self.sectors.index(pair) for pair in pairs]
        self.sector_ids = [f"{colours[one]}_{colours[two]}" for one, two in self.sectors]

    def tile_counts(self, players: int) -> list[int]:
        """IN-2.6, IN-3.4: tiles in play by type."""
        return [tile.count - (1 if players == 3 else 0) for tile in self.tiles]

    def card_counts(self, players: int, early_fall: bool) -> list[int]:
        """IN-2.8, IN-3.3, IN-14.4: event cards in play by kind."""
        return [
            0 if early_fall and card in self.fall_removes else event.count - (event.removed if players == 3 else 0)
            for card, event in enumerate(self.events)
        ]
